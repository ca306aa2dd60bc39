import { createHash } from 'node:crypto';

/** A strong tag of exactly this text. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** The tags in If-None-Match or If-Match; RFC 9110, section 8.8.3. */
const TAG = /(?:W\/)?("[^"]*")/g;

/** Whether If-None-Match names this tag, or any at all (`*`): what the caller has is still right. */
export function isNamed(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return [...ifNoneMatch.matchAll(TAG)].some(([, tag]) => tag === etag);
}

/** Whether If-Match admits a change: it is missing, `*`, or names this strong tag. Weak tags never match. */
export function isMatched(etag: string, ifMatch: string | undefined): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return [...ifMatch.matchAll(TAG)].some(([tag]) => tag === etag);
}
