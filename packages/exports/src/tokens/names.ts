import { createHash } from 'node:crypto';

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

/** Six characters that depend on a text only, for names of what has no other. */
export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);

/**
 * Tokens of the same name and value once. Those of the same name but other values all have their value in their name, so
 * that names depend neither on order nor on which was found first. Those without a name are left out.
 */
export function distinctNames<T extends { name: string }>(tokens: readonly T[], textOf: (token: T) => string): T[] {
  const values = new Map<string, Set<string>>();
  for (const token of tokens) {
    values.set(token.name, (values.get(token.name) ?? new Set()).add(textOf(token)));
  }
  return uniqueByName(
    tokens.map((token) =>
      token.name !== '' && (values.get(token.name)?.size ?? 0) > 1
        ? { ...token, name: joinName(token.name, slugOf(textOf(token))) }
        : token,
    ),
  );
}

/** Keeps the first of tokens with the same name. Those without a name are left out. */
export function uniqueByName<T extends { name: string }>(tokens: readonly T[]): T[] {
  const names = new Set<string>();
  return tokens.filter(({ name }) => {
    if (name === '' || names.has(name)) return false;
    names.add(name);
    return true;
  });
}
