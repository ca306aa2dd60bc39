const MAX_LENGTH = 40;

/** A name of lower-case letters, digits and hyphens; empty if the text has no Latin letter or digit. */
export const slugOf = (text: string): string =>
  text
    .slice(0, 10 * MAX_LENGTH)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, '');

/** The parts that are not empty, joined by hyphens. */
export const joinName = (...parts: readonly string[]): string => parts.filter(Boolean).join('-');

/** Keeps the first of tokens with the same name. Those without a name are left out. */
export function uniqueByName<T extends { name: string }>(tokens: readonly T[]): T[] {
  const names = new Set<string>();
  return tokens.filter(({ name }) => {
    if (name === '' || names.has(name)) return false;
    names.add(name);
    return true;
  });
}
