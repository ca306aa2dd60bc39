/** Escape codes for colours, which have no width. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with one
const ESCAPES = /\u001b\[[0-9;]*m/g;

/** Columns of a text on a terminal. */
export const widthOf = (text: string): number => [...text.replace(ESCAPES, '')].length;

/** Without control characters, which could control the terminal: the text comes from a website. */
export const stripControlCharacters = (text: string): string =>
  text.replace(/\p{Cc}+/gu, (codes) => (/\s/.test(codes) ? ' ' : ''));

/** Wraps a text into lines of at most `width`. A longer word stays whole, so that it can be copied. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line.trimEnd());
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** At most `width` columns of a text without escape codes. */
export const truncateToWidth = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${[...text].slice(0, Math.max(0, width - 1)).join('')}…`;

/** At most `length` characters, ending with a whole word. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\s,;:.]+\S*$/, '')} …`;
}

/** "0.8 s", "12 s". */
export const secondsText = (ms: number): string => `${(ms / 1000).toFixed(ms < 9_950 ? 1 : 0)} s`;
