/** "1 button", "3 buttons". */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : noun.endsWith('s') || noun.endsWith('x') ? 'es' : 's'}`;
}

/** "a", "a and b", "a, b and c", without duplicates. */
export function formatList(words: readonly string[]): string {
  const unique = [...new Set(words)];
  return unique.length < 2 ? (unique[0] ?? '') : `${unique.slice(0, -1).join(', ')} and ${unique.at(-1)}`;
}

/** At most `digits` decimals, without trailing zeros. */
export function formatNumber(value: number, digits = 2): string {
  return String(Number(value.toFixed(digits)));
}

/** A text in quotation marks. Those that it has around it already are replaced, and those in it stand in other marks. */
export function quoted(text: string): string {
  const bare = text.replace(/^["“„«]\s?([^"“”„«»]*?)\s?["”“»]$/u, '$1');
  return bare.includes('"') ? `“${bare}”` : `"${bare}"`;
}
