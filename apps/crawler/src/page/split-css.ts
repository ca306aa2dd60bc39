/** What stands in escapes and quotes. */
export const ESCAPED = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/gs;

/** Splits a value or selector where `separator` stands outside of brackets, quotes and escapes. */
export function splitCss(text: string, separator: ',' | ' '): string[] {
  if (!text.includes(separator)) return [text.trim()];
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let i = 0; i < text.length; i++) {
    const char = text[i] as string;
    if (char === '\\') i++;
    else if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
    else if (char === separator && depth === 0) {
      parts.push(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  parts.push(text.slice(start).trim());
  return separator === ' ' ? parts.filter(Boolean) : parts;
}

/** Index of the bracket that closes the one at `open`; -1 if there is none. */
export function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    const char = text[i];
    if (char === '\\') i++;
    else if (char === '(') depth++;
    else if (char === ')' && --depth === 0) return i;
  }
  return -1;
}
