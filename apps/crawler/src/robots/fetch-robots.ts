import { EgressRefused, type PinnedFetch } from '@brandprint/egress';
import { RetryableError } from '@brandprint/platform';
import { REASONS } from '../crawl-failures.ts';
import { decodeText } from '../decode-text.ts';
import { PRODUCT_TOKEN } from '../user-agent.ts';
import { ALL_ALLOWED, parseRobots, type RobotsRules } from './robots-rules.ts';

/** RFC 9309 (section 2.5) asks crawlers to read at least this much. */
const MAX_BYTES = 500 * 1024;
const TIMEOUT_MS = 8_000;
/** Section 2.3.1.2. */
const MAX_REDIRECTS = 5;

/**
 * The rules of an origin (RFC 9309, section 2.3.1). "Unavailable" (a 4xx, endless redirects) forbids nothing.
 * "Unreachable" forbids everything for now: throws RetryableError for a 5xx, and for 429, which means "later" and not
 * "there is none"; throws the fetch's error if there is no response.
 */
export async function fetchRobots(fetch: PinnedFetch, origin: string, signal: AbortSignal): Promise<RobotsRules> {
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, maxRedirects: MAX_REDIRECTS } as const;
  const answer = await fetch(`${origin}/robots.txt`, { ...limits, signal, overflow: 'truncate' }).catch((error) => {
    if (error instanceof EgressRefused && error.reason === 'too_many_redirects') return null;
    throw error;
  });
  if (!answer) return ALL_ALLOWED;
  const { status, body, truncated, url } = answer;
  if (status >= 500 || status === 429)
    throw new RetryableError(REASONS.robotsUnread, { detail: `robots.txt: HTTP ${status}` });
  if (status < 200 || status >= 300) return ALL_ALLOWED;
  const text = decodeText(body).replace(/^\uFEFF/, '');
  // Many sites respond to every unknown URL with their home page. The content type is no help: rules come with any.
  if (/^\s*</.test(text)) return ALL_ALLOWED;
  // Of a truncated line only the start is known, which would match more.
  const whole = truncated ? text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'))) : text;
  return parseRobots(whole, PRODUCT_TOKEN, url);
}
