import { isNativeError } from 'node:util/types';
import {
  APIConnectionError,
  APIError,
  AuthenticationError,
  BadRequestError,
  ContentTooLargeError,
  NotFoundError,
  PaymentRequiredError,
  PermissionDeniedError,
  RateLimitError,
} from '@anthropic-ai/sdk';
import { retryAfterMs } from '@brandprint/platform';
import { type OptionalPart, unsupportedPart } from './optional-parts.ts';
import type { CallOutcome } from './outcome.ts';

/** The parts of an error that are used. Its message may quote the request, including the key: it is only searched. */
export interface ClassifiedError {
  outcome: CallOutcome;
  status: number | null;
  /** How long the API asks to wait; null if it does not say. */
  retryAfterMs: number | null;
  /** False if the API says that a retry is pointless. */
  retryable: boolean;
  /** The optional part of the request that the error names as unsupported; null if it names none. */
  unsupported: OptionalPart | null;
}

const OVERLOADED = 529;
/** As the API and other servers with its format put it. */
const PROMPT_TOO_LONG =
  /prompt (?:is )?too long|exceed(?:s|ed)? (?:the |max )?(?:available )?(?:maximum|context)|maximum context length/i;

/** Errors within a stream have no status, only a type. */
const OUTCOME_BY_ERROR_TYPE: Readonly<Record<string, CallOutcome>> = {
  overloaded_error: 'overloaded',
  rate_limit_error: 'rate_limited',
  api_error: 'server_error',
  timeout_error: 'server_error',
  authentication_error: 'unauthorized',
  permission_error: 'unauthorized',
  billing_error: 'unauthorized',
  not_found_error: 'no_model',
  request_too_large: 'too_large',
  invalid_request_error: 'bad_request',
};

const RETRYABLE_OUTCOMES: ReadonlySet<CallOutcome> = new Set([
  'rate_limited',
  'overloaded',
  'server_error',
  'connection',
  'not_understood',
]);

/** What an error of the SDK says about the call. Anything unknown counts as an unusable response. */
export function classifyError(error: unknown): ClassifiedError {
  const outcome = outcomeOf(error);
  const mayName = error instanceof APIError && (outcome === 'bad_request' || outcome === 'server_error');
  const headers = error instanceof APIError ? error.headers : undefined;
  const { status } = error instanceof APIError ? error : { status: undefined };
  return {
    outcome,
    status: status ?? null,
    retryAfterMs: readRetryAfter(headers),
    retryable: RETRYABLE_OUTCOMES.has(outcome) && headers?.get('x-should-retry') !== 'false',
    unsupported: mayName ? unsupportedPart(error.message) : null,
  };
}

function outcomeOf(error: unknown): CallOutcome {
  if (error instanceof APIConnectionError) return 'connection';
  if (error instanceof RateLimitError) return 'rate_limited';
  if (error instanceof ContentTooLargeError) return 'too_large';
  if (error instanceof NotFoundError) return 'no_model';
  if (error instanceof AuthenticationError || error instanceof PermissionDeniedError) return 'unauthorized';
  if (error instanceof PaymentRequiredError) return 'unauthorized';
  if (error instanceof BadRequestError) return PROMPT_TOO_LONG.test(error.message) ? 'too_large' : 'bad_request';
  if (!(error instanceof APIError)) return isNetworkError(error) ? 'connection' : 'not_understood';
  if (error.status === OVERLOADED) return 'overloaded';
  if (error.status !== undefined) return error.status >= 500 ? 'server_error' : 'bad_request';
  return OUTCOME_BY_ERROR_TYPE[error.type ?? ''] ?? 'not_understood';
}

/**
 * A connection that breaks while a body is read is not an error of the SDK: `TypeError: terminated`, or one with a
 * code.
 */
function isNetworkError(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const { code, cause } = error as NodeJS.ErrnoException;
  return error.message === 'terminated' || typeof code === 'string' || (cause !== undefined && isNetworkError(cause));
}

/** Milliseconds; besides Retry-After the API has a header of its own. */
function readRetryAfter(headers: Headers | undefined): number | null {
  const ms = headers?.get('retry-after-ms');
  if (ms && Number.isFinite(Number(ms))) return Math.max(0, Number(ms));
  return retryAfterMs(headers?.get('retry-after'));
}
