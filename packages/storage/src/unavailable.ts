import { UnavailableError } from '@brandprint/platform';

/** Socket errors of an unreachable server, and S3 errors of a server in trouble or overloaded. */
const UNAVAILABLE_CODE =
  /^(ECONN\w+|E(HOST|NET)UNREACH|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|SlowDown|ServiceUnavailable|InternalError|InternalServerError|RequestTimeout|BadGateway|GatewayTimeout)$/;

/** How the client reports a status such as 503 in an error about its retries. */
const RETRYABLE = /\bRetryable HTTP status/;

/** The same error as an UnavailableError, if it means that the store is down rather than that the call is wrong. */
function toUnavailableError(error: unknown): unknown {
  if (error instanceof UnavailableError) return error;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (cause instanceof UnavailableError) return cause; // the client wraps errors of credentials
  const isDown = UNAVAILABLE_CODE.test(String(code)) || RETRYABLE.test(String(message));
  return isDown ? new UnavailableError(String(message || code), { cause: error }) : error;
}

/** Runs `call`, and converts its errors with `toUnavailableError`. */
export async function mapUnavailable<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toUnavailableError(error);
  }
}
