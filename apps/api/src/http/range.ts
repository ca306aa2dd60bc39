/** First and last byte, both inclusive. */
export interface Range {
  start: number;
  end: number;
}

const ONE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * The part of a file that a Range header asks for; RFC 9110, section 14.1.2. A header that is malformed, has another
 * unit, or asks for several parts is ignored, as that section allows: undefined is the whole file.
 */
export function parseRange(header: string | undefined, bytes: number): Range | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const suffix = Math.min(Number(last), bytes);
    return suffix === 0 ? 'unsatisfiable' : { start: bytes - suffix, end: bytes - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= bytes) return 'unsatisfiable';
  return { start: Number(first), end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}
