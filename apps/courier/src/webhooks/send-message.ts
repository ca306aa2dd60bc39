import {
  EgressFailed,
  EgressRefused,
  type FailureReason,
  type FetchResponse,
  type PinnedFetch,
  type RequestContext,
} from '@brandprint/egress';
import { parseRetryAfter } from '@brandprint/platform';
import { Webhook } from 'standardwebhooks';

/** A message as it goes to an endpoint, its secrets open. */
export interface WebhookMessage {
  id: string;
  url: string;
  /** What the log says of it. */
  requestContext?: RequestContext;
  payload: string;
  /** The one in use first; each signs. */
  secrets: readonly string[];
}

/** What came of sending it once. */
export interface SendResult {
  startedAt: Date;
  durationMs: number;
  /** Null where there was no answer. */
  status: number | null;
  /** Its beginning. */
  responseBody: string;
  /** What people are told; empty if it went well. */
  error: string;
  /** Seconds that the endpoint asks to be left alone. */
  retryAfterSeconds: number;
}

const MAX_RESPONSE_BYTES = 4096;
/** An answer that nobody unpacks cannot be packed wrongly. */
const HEADERS = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
/** The same for whatever must not be told apart: what lives behind an address is nobody's business. */
const UNREACHABLE = 'The endpoint could not be reached.';
const FAILURES: Partial<Record<FailureReason, string>> = {
  timeout: 'The endpoint did not answer in time.',
  tls: 'No secure connection could be made: the certificate or the protocol is not accepted.',
  reset: 'The connection broke off.',
  protocol: 'The answer was not HTTP.',
  bad_body: "The answer's encoding is broken.",
};

/** Signs a message and posts it, through egress. A redirect is not followed. Throws only the reason of the signal. */
export async function sendMessage(
  fetch: PinnedFetch,
  message: WebhookMessage,
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
    const retryAfterSeconds = (parseRetryAfter(response.headers['retry-after']) ?? 0) / 1_000;
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
function signatureHeaders({ id, payload, secrets }: WebhookMessage, at: Date): Record<string, string> {
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

/** What Postgres can hold of it: a character that was cut through at the end is left out, NUL too. */
function responseText({ body, truncated }: FetchResponse): string {
  return new TextDecoder().decode(body, { stream: truncated }).replaceAll('\0', '');
}
