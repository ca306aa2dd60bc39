/**
 * Milliseconds that a Retry-After header (RFC 9110, section 10.2.3) asks for, in seconds or as a date; null if it is missing
 * or cannot be read. `now` is in milliseconds since 1970.
 */
export function retryAfterMs(value: string | null | undefined, now = Date.now()): number | null {
  if (!value) return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : Math.max(0, time - now);
}
