import {
  AnalysisFailedError,
  ApiError,
  AuthenticationError,
  BrandprintError,
  ConflictError,
  ConnectionError,
  GoneError,
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
    return error.brandId
      ? failure(
          'The analysis was not final within the time of --timeout',
          `It goes on. Wait for it: brandprint get ${error.brandId} --wait`,
          EXIT.timeout,
        )
      : failure('The server did not answer in time', 'Try again, or check it with `brandprint doctor`.', EXIT.timeout);
  }
  if (error instanceof ConnectionError) {
    const reason = error.cause instanceof Error ? `: ${rootOf(error.cause).message}` : '';
    const hint = 'Does the server run, and is its address right? `brandprint doctor` checks it.';
    return failure(`No complete response from the server${reason}`, hint, EXIT.failed);
  }
  if (error instanceof ApiError) return describeApiError(error);
  if (error instanceof BrandprintError) return failure(error.message, OTHER_SERVER, EXIT.failed);
  // The embedded product explains itself.
  if (error instanceof Error && error.name === 'UserError') return failure(error.message, '', EXIT.failed);
  return undefined;
}

const OTHER_SERVER = 'Is this the address of Brandprint? `brandprint doctor` checks it.';

/** What is behind "fetch failed". */
const rootOf = (error: Error): Error => (error.cause instanceof Error ? rootOf(error.cause) : error);

function describeApiError(error: ApiError): Failure {
  // The message has the first one already.
  const others = error.details.filter(({ message }) => !error.message.includes(message));
  const fields = others.map(({ path, message }) => `${path} ${message}`).join('; ');
  const message = fields ? `${error.message}; ${fields}` : error.message;
  const about = (hint: string, exitCode: ExitCode): Failure => ({
    ...failure(message, hint, exitCode),
    code: error.code,
    requestId: error.requestId,
  });
  if (error instanceof AuthenticationError)
    return about('Log in with `brandprint login`, or set BRANDPRINT_API_KEY.', EXIT.authentication);
  if (error instanceof PermissionError)
    return about('This key may not do it. Ask the operator of the server.', EXIT.authentication);
  // The API gives each of its errors one.
  if (error.code === undefined) return about(OTHER_SERVER, EXIT.failed);
  if (error instanceof InvalidRequestError)
    return about('Correct it and try again; --help after the command has examples.', EXIT.usage);
  if (error instanceof NotFoundError)
    return about('`brandprint list` shows the brands of this workspace.', EXIT.failed);
  if (error instanceof PreconditionFailedError)
    return about('Somebody else has edited it. Get the section again, then repeat your edit.', EXIT.failed);
  if (error instanceof ConflictError) return about('`brandprint get BRAND` shows the state it is in.', EXIT.failed);
  if (error instanceof GoneError) return about('Analyse it again: brandprint analyze URL', EXIT.failed);
  if (error instanceof RateLimitError) return about(`Try again in ${error.retryAfter ?? 60} s.`, EXIT.failed);
  return about('Try again. If it stays, tell the operator of the server, with the id of the request.', EXIT.failed);
}

const failure = (message: string, hint: string, exitCode: ExitCode): Failure => ({
  message,
  hint,
  exitCode,
  code: undefined,
  requestId: undefined,
});
