import {
  EgressFailed,
  EgressRefused,
  type FailureReason,
  type FetchResponse,
  type PinnedFetch,
  type RequestContext,
} from '@brandprint/egress';
import { retryAfterMs } from '@brandprint/platform';
import { Webhook } from 'standardwebhooks';

/** A message ready to send, with decrypted secrets. */
export interface OutgoingMessage {
  id: string;
  url: string;
  /** What the log says of it. */
  requestContext?: RequestContext;
  payload: string;
  /** The current one first; each signs. */
  secrets: readonly string[];
}

/** The result of one attempt. */
export interface SendResult {
  startedAt: Date;
  durationMs: number;
  /** Null if there was no response. */
  status: number | null;
  /** The beginning of the body. */
  responseBody: string;
  /** The error shown to users; empty on success. */
  error: string;
  /** Seconds from the Retry-After header. */
  retryAfterSeconds: number;
}

const MAX_RESPONSE_BYTES = 4096;
/** Uncompressed, so that nothing can be wrong with the compression. */
const HEADERS = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
/** One message for every cause: what is behind a private address must not be revealed. */
const UNREACHABLE = 'The endpoint could not be reached.';
const FAILURES: Partial<Record<FailureReason, string>> = {
  timeout: 'The endpoint did not answer in time.',
  tls: 'No secure connection could be made: the certificate or the protocol is not accepted.',
  reset: 'The connection was closed early.',
  protocol: 'The response was not HTTP.',
  bad_body: 'The encoding of the response is broken.',
};

/**
 * Signs a message and posts it, through egress. Redirects are not followed. Throws only the abort reason of the signal.
 */
export async function sendMessage(
  fetch: PinnedFetch,
  message: OutgoingMessage,
  options: { timeoutMs: number; signal: AbortSignal },
): Promise<SendResult> {
  const startedAt = new Date();
  const started = performance.now();
  const toResult = (rest: Pick<SendResult, 'status' | 'responseBody' | 'error' | 'retryAfterSeconds'>): SendResult => ({
    startedAt,
    durationMs: Math.round(performance.now() - started),
    ...rest,
  });
  try {
    const response = await fetch(message.url, {
      method: 'POST',
      headers: { ...HEADERS, ...signatureHeaders(message, startedAt) },
      body: message.payload,
      maxRedirects: 0,
      maxBytes: MAX_RESPONSE_BYTES,
      overflow: 'truncate',
      requestContext: { ...message.requestContext, path: 'webhook' },
      ...options,
    });
    const retryAfterSeconds = (retryAfterMs(response.headers['retry-after']) ?? 0) / 1_000;
    return toResult({
      status: response.status,
      responseBody: responseText(response),
      error: statusError(response.status),
      retryAfterSeconds,
    });
  } catch (error) {
    if (!(error instanceof EgressRefused || error instanceof EgressFailed)) throw error;
    const known = error instanceof EgressFailed ? FAILURES[error.reason] : undefined;
    return toResult({ status: null, responseBody: '', error: known ?? UNREACHABLE, retryAfterSeconds: 0 });
  }
}

/** The headers of Standard Webhooks. */
function signatureHeaders({ id, payload, secrets }: OutgoingMessage, at: Date): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, payload)).join(' '),
  };
}

function statusError(status: number): string {
  if (status >= 200 && status < 300) return '';
  if (status >= 300 && status < 400) return `The endpoint answered ${status}; redirects are not followed.`;
  return `The endpoint answered ${status}.`;
}

/** The part that Postgres can store, without a truncated character at the end and without NUL. */
function responseText({ body, truncated }: FetchResponse): string {
  return new TextDecoder().decode(body, { stream: truncated }).replaceAll('\0', '');
}
