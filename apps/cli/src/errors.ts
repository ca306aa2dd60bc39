import {
  AnalysisFailedError,
  ApiError,
  AuthenticationError,
  BrandprintError,
  ConnectionError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  TimeoutError,
} from '@brandprint/sdk';
import { EXIT, type ExitCode } from './exit-codes.ts';

/** Something that the person can change: what is wrong, what to do about it, and how the process ends. */
export class CliError extends Error {
  override name = 'CliError';
  readonly hint: string;
  readonly exitCode: ExitCode;

  constructor(message: string, { hint = '', exitCode = EXIT.usage as ExitCode, cause = undefined as unknown } = {}) {
    super(message, { cause });
    this.hint = hint;
    this.exitCode = exitCode;
  }
}

/** Ended by Ctrl-C. */
export class InterruptedError extends CliError {
  override name = 'InterruptedError';
  constructor(message = 'Interrupted') {
    super(message, { exitCode: EXIT.interrupted });
  }
}

/** What is reported about an error. */
export interface Failure {
  message: string;
  hint: string;
  exitCode: ExitCode;
  code: string | undefined;
  requestId: string | undefined;
}

/** Turns anything that was thrown into a report; undefined for a bug of our own, which needs its stack. */
export function describeFailure(error: unknown): Failure | undefined {
  if (error instanceof CliError) return failure(error.message, error.hint, error.exitCode);
  if (error instanceof AnalysisFailedError)
    return failure(error.message, 'Run `brandprint doctor` if every site fails.', EXIT.analysisFailed);
  if (error instanceof TimeoutError) {
    const hint = error.brandId
      ? `It goes on: brandprint get ${error.brandId} --wait`
      : 'Raise it with --timeout SECONDS.';
    return failure(error.message, hint, EXIT.timeout);
  }
  if (error instanceof ConnectionError)
    return failure(error.message, 'Check the address with `brandprint doctor`.', EXIT.failed);
  if (error instanceof ApiError) return describeApiError(error);
  if (error instanceof BrandprintError) return failure(error.message, '', EXIT.failed);
  // The embedded product explains itself.
  if (error instanceof Error && error.name === 'UserError') return failure(error.message, '', EXIT.failed);
  return undefined;
}

function describeApiError(error: ApiError): Failure {
  const fields = error.details.map(({ path, message }) => `${path} ${message}`).join('; ');
  const message = fields ? `${error.message}: ${fields}` : error.message;
  const about = (hint: string, exitCode: ExitCode): Failure => ({
    ...failure(message, hint, exitCode),
    code: error.code,
    requestId: error.requestId,
  });
  if (error instanceof AuthenticationError)
    return about('Log in with `brandprint login`, or set BRANDPRINT_API_KEY.', EXIT.authentication);
  if (error instanceof PermissionError)
    return about('This key may not do it. Ask the operator of the server.', EXIT.authentication);
  if (error instanceof InvalidRequestError) return about('', EXIT.usage);
  if (error instanceof NotFoundError)
    return about('`brandprint list` shows the brands of this workspace.', EXIT.failed);
  if (error instanceof PreconditionFailedError)
    return about('Somebody else has edited it. Get the section again, then repeat your edit.', EXIT.failed);
  if (error instanceof RateLimitError) return about(`Try again in ${error.retryAfter ?? 60} s.`, EXIT.failed);
  return about('', EXIT.failed);
}

const failure = (message: string, hint: string, exitCode: ExitCode): Failure => ({
  message,
  hint,
  exitCode,
  code: undefined,
  requestId: undefined,
});
