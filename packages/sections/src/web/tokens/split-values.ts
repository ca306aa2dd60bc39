/** Parts of a value between commas that are not in brackets, trimmed. */
export const splitAtCommas = (value: string): string[] => split(value, (char) => char === ',');

/** Words of a value; spaces in brackets do not separate words. */
export const splitWords = (value: string): string[] => split(value, (char) => /\s/.test(char));

function split(value: string, isSeparator: (char: string) => boolean): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i <= value.length; i += 1) {
    const char = value[i] ?? '';
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (i < value.length && (depth > 0 || !isSeparator(char))) continue;
    const part = value.slice(start, i).trim();
    if (part) parts.push(part);
    start = i + 1;
  }
  return parts;
}
