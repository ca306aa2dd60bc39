import {
  type About,
  EgressFailed,
  EgressRefused,
  type FailureReason,
  type FetchAnswer,
  type PinnedFetch,
} from '@brandprint/egress';
import { Webhook } from 'standardwebhooks';
import { readRetryAfter } from './schedule.ts';

/** A message as it goes to an endpoint, its secrets open. */
export interface Message {
  id: string;
  url: string;
  /** What the log says of it. */
  about?: About;
  payload: string;
  /** The one in use first; each signs. */
  secrets: readonly string[];
}

/** What came of sending it once. */
export interface Answer {
  startedAt: Date;
  durationMs: number;
  /** Null where there was no answer. */
  status: number | null;
  /** Its beginning. */
  responseBody: string;
  /** What people are told; empty if it went well. */
  error: string;
  /** Seconds that the endpoint asks to be left alone. */
  retryAfter: number;
}

const MAX_ANSWER_BYTES = 4096;
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
  message: Message,
  options: { timeoutMs: number; signal: AbortSignal },
): Promise<Answer> {
  const startedAt = new Date();
  const started = performance.now();
  const done = (rest: Pick<Answer, 'status' | 'responseBody' | 'error' | 'retryAfter'>): Answer => ({
    startedAt,
    durationMs: Math.round(performance.now() - started),
    ...rest,
  });
  try {
    const answer = await fetch(message.url, {
      method: 'POST',
      headers: { ...HEADERS, ...signatureOf(message, startedAt) },
      body: message.payload,
      maxRedirects: 0,
      maxBytes: MAX_ANSWER_BYTES,
      overflow: 'truncate',
      about: { ...message.about, path: 'webhook' },
      ...options,
    });
    const retryAfter = readRetryAfter(answer.headers['retry-after'], new Date());
    return done({ status: answer.status, responseBody: textOf(answer), error: verdict(answer.status), retryAfter });
  } catch (error) {
    if (!(error instanceof EgressRefused || error instanceof EgressFailed)) throw error;
    const known = error instanceof EgressFailed ? FAILURES[error.reason] : undefined;
    return done({ status: null, responseBody: '', error: known ?? UNREACHABLE, retryAfter: 0 });
  }
}

/** The headers of Standard Webhooks. */
function signatureOf({ id, payload, secrets }: Message, at: Date): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, payload)).join(' '),
  };
}

function verdict(status: number): string {
  if (status >= 200 && status < 300) return '';
  if (status >= 300 && status < 400) return `The endpoint answered ${status}; redirects are not followed.`;
  return `The endpoint answered ${status}.`;
}

/** What Postgres can hold of it: a character that was cut through at the end is left out, NUL too. */
function textOf({ body, truncated }: FetchAnswer): string {
  return new TextDecoder().decode(body, { stream: truncated }).replaceAll('\0', '');
}
