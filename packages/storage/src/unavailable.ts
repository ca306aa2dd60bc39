import { UnavailableError } from '@brandprint/platform';

/** What sockets say of a server that is not there, and S3 of itself when it has trouble or too much to do. */
const UNAVAILABLE_CODE =
  /^(ECONN\w+|E(HOST|NET)UNREACH|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|SlowDown|ServiceUnavailable|InternalError|InternalServerError|RequestTimeout|BadGateway|GatewayTimeout)$/;

/** What the client says of a status such as 503, within what it says of its retries. */
const RETRYABLE = /\bRetryable HTTP status/;

/** The same error as an UnavailableError, if it says that the store is down rather than that something is wrong with the call. */
function toUnavailableError(error: unknown): unknown {
  if (error instanceof UnavailableError) return error;
  const { code, message } = error as { code?: unknown; message?: unknown };
  const isDown = UNAVAILABLE_CODE.test(String(code)) || RETRYABLE.test(String(message));
  return isDown ? new UnavailableError(String(message || code), { cause: error }) : error;
}

/** Throws what `call` throws, as `toUnavailableError` tells it. */
export async function mapUnavailable<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toUnavailableError(error);
  }
}
