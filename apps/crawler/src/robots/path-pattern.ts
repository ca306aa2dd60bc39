/** A path pattern of RFC 9309 (section 2.2.3): `*` matches any characters, `$` at its end matches the end. */
export interface Pattern {
  /** The parts between the stars; the path must start with the first one. */
  parts: readonly string[];
  anchored: boolean;
  /** Length in octets: the longer pattern is more specific. */
  length: number;
}

const UNRESERVED = /[\w.~-]/;

/** Normalises octets that have several spellings (section 2.2.2). */
const normalizeOctets = (text: string): string =>
  text
    .replace(/[^\x21-\x7e]+|["<>\\^`{|}]/g, (part) => encodeURIComponent(part.toWellFormed()))
    .replace(/%([0-9a-f]{2})/gi, (code, hex: string) => {
      const char = String.fromCharCode(Number.parseInt(hex, 16));
      return UNRESERVED.test(char) ? char : code.toUpperCase();
    });

/** Path and query of a URL for matching; its own stars and dollars are escaped. */
export function normalizedPath(url: string): string {
  const { pathname, search } = new URL(url);
  return normalizeOctets(pathname + search)
    .replaceAll('*', '%2A')
    .replaceAll('$', '%24');
}

export function compilePattern(text: string): Pattern {
  const normal = normalizeOctets(text);
  const anchored = normal.endsWith('$');
  const body = (anchored ? normal.slice(0, -1) : normal).replaceAll('$', '%24');
  return { parts: body.split(/\*+/), anchored, length: normal.length };
}

/**
 * Searches for each part once, after the end of the previous one: linear in path and pattern, whatever the number of
 * stars. `path` comes from `normalizedPath`.
 */
export function matchesPattern({ parts, anchored }: Pattern, path: string): boolean {
  const first = parts[0] ?? '';
  if (!path.startsWith(first)) return false;
  if (parts.length === 1) return !anchored || path.length === first.length;
  let at = first.length;
  const last = parts.length - 1;
  for (let index = 1; index < last; index += 1) {
    const part = parts[index] ?? '';
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  const end = parts[last] ?? '';
  return anchored ? path.length - end.length >= at && path.endsWith(end) : path.indexOf(end, at) >= 0;
}
