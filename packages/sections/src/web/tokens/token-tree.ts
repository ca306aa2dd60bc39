import type { Provenance } from '@brandprint/contracts';

/** A token or a group of the Design Tokens (DTCG) format. */
export type TokenTree = { [name: string]: unknown };

export interface DesignTokens {
  tree: TokenTree;
  /** One entry for each token. */
  provenance: Provenance[];
}

/** Key of our own data in `$extensions`. */
export const EXTENSION = 'com.brandprint';

export type ProvenanceSource = Omit<Provenance, 'path'>;

/** Adds a token; `path` is its groups and its name, and `source` where it was seen. */
export function addToken(
  tokens: DesignTokens,
  path: readonly string[],
  token: unknown,
  source: ProvenanceSource,
): void {
  groupAt(tokens.tree, path.slice(0, -1))[path.at(-1) ?? ''] = token;
  tokens.provenance.push({ path: pointerTo(path), ...source });
}

/** Adds properties to a group. */
export function addToGroup(
  tokens: DesignTokens,
  path: readonly string[],
  properties: object,
  source: ProvenanceSource,
): void {
  Object.assign(groupAt(tokens.tree, path), properties);
  tokens.provenance.push({ path: pointerTo(path), ...source });
}

function groupAt(tree: TokenTree, path: readonly string[]): TokenTree {
  let group = tree;
  for (const name of path) {
    // A page names groups: `constructor` is no group that is already there.
    if (!Object.hasOwn(group, name)) group[name] = {};
    group = group[name] as TokenTree;
  }
  return group;
}

/** A JSON Pointer (RFC 6901) into the section. */
export const pointerTo = (path: readonly string[]): string =>
  ['', 'design_tokens', ...path.map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

type Extended = { $extensions?: { [EXTENSION]: object } };

/** A token with data of our own, beside what it has already. */
export function extend<T extends Extended>(token: T, data: { [key: string]: unknown }): T & Extended {
  const known = Object.entries(data).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  if (known.length === 0) return token;
  return {
    ...token,
    $extensions: { [EXTENSION]: { ...token.$extensions?.[EXTENSION], ...Object.fromEntries(known) } },
  };
}

/**
 * A name in a form that the format allows (no braces or dots, no leading dollar sign), made unique; empty if nothing is
 * left of it.
 */
export function uniqueTokenName(taken: TokenTree, text: string): string {
  const name = text.replace(/[{}.]/g, '-').replace(/^\$+/, '');
  if (!name || name === '__proto__') return '';
  let free = name;
  for (let i = 2; Object.hasOwn(taken, free); i += 1) free = `${name}-${i}`;
  return free;
}
