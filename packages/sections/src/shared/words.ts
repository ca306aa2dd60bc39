/** "1 button", "3 buttons". */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : noun.endsWith('s') || noun.endsWith('x') ? 'es' : 's'}`;
}

/** "a", "a and b", "a, b and c"; each once. */
export function places(words: readonly string[]): string {
  const once = [...new Set(words)];
  return once.length < 2 ? (once[0] ?? '') : `${once.slice(0, -1).join(', ')} and ${once.at(-1)}`;
}

/** At most `digits` decimals, none that are zero. */
export function short(value: number, digits = 2): string {
  return String(Number(value.toFixed(digits)));
}
