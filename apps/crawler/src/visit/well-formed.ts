/**
 * Removes NUL and lone surrogates from all texts and keys. A page may contain both, cutting text creates the latter,
 * and neither can be stored. Objects are changed in place.
 */
export function toWellFormed<T>(value: T): T {
  if (typeof value === 'string') return cleanText(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  const holder = value as Record<string, unknown>;
  for (const [key, item] of Object.entries(holder)) {
    const name = cleanText(key);
    if (name !== key) delete holder[key];
    if (name === '__proto__') {
      delete holder[key];
      continue;
    }
    const next = toWellFormed(item);
    if (next !== item || name !== key) holder[name] = next;
  }
  return value;
}

const cleanText = (text: string): string =>
  text.includes('\0') || !text.isWellFormed() ? text.replaceAll('\0', '').toWellFormed() : text;
