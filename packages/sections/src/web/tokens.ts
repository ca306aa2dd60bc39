import type { CustomProperty, Evidence } from '@brandprint/contracts';
import { isPainted, shadowLayers } from '../elevation/shadow.ts';
import { isForeign } from '../shared/color-exclude.ts';
import { ownNames } from '../things/name/own.ts';
import { isDefaultFace, namedStack } from '../typography/family.ts';
import { resolved } from './custom-properties.ts';
import { families, hexOf, px, shadow, type Token, typed } from './token-values.ts';

/** A token or a group of the Design Tokens (DTCG) format. */
export type TokenTree = { [name: string]: unknown };

/** Custom properties that are read: the most used come first. */
const MAX_TOKENS = 400;
const MAX_MEASURED = 12;

/** The page's custom properties as typed tokens, and what was measured in paint: families, sizes, radii, shadows. */
export function designTokens(evidence: Evidence): TokenTree {
  return { ...declared(evidence), ...measured(evidence) };
}

/** Prefixes under which frameworks pass values to themselves. */
const INTERNAL = /^--(?:tw|un|fa|swiper|plyr|reach)-/;

function declared(evidence: Evidence): TokenTree {
  const byName = new Map<string, CustomProperty>();
  for (const page of evidence.pages) {
    for (const property of page.customProperties) {
      const known = byName.get(property.name);
      if (!known || (!isRoot(known.scope) && isRoot(property.scope))) byName.set(property.name, property);
    }
  }
  const lookUp = (name: string) => byName.get(name)?.value;
  const properties = [...byName.values()]
    .filter(({ name }) => !INTERNAL.test(name))
    .sort((a, b) => b.uses - a.uses || (a.name < b.name ? -1 : 1));
  const tree: TokenTree = {};
  for (const { name, value, color, scope, uses } of properties.slice(0, MAX_TOKENS)) {
    const whole = resolved(value, lookUp);
    const token = whole === null ? null : typed(name, whole, color ?? hexOf(whole));
    if (!token) continue;
    const tokens = group(tree, token.$type);
    const key = freeName(tokens, name);
    if (key) tokens[key] = { ...token, $description: `${name} on ${scope}, referred to ${uses} times` };
  }
  return tree;
}

const isRoot = (scope: string): boolean => /(?:^|,\s*)(?::root|html|:host)\b/.test(scope);

function group(tree: TokenTree, name: string): TokenTree {
  tree[name] ??= {};
  return tree[name] as TokenTree;
}

/** The property's name as the format allows it (no braces or dots, no dollar sign first), and as no other token has it. */
function freeName(taken: TokenTree, property: string): string {
  const name = property.replace(/^--/, '').replace(/[{}.]/g, '-').replace(/^\$+/, '');
  if (!name || name === '__proto__') return '';
  let free = name;
  for (let i = 2; Object.hasOwn(taken, free); i += 1) free = `${name}-${i}`;
  return free;
}

/** What visible elements are painted with, most area or count first. */
function measured(evidence: Evidence): TokenTree {
  const own = ownNames(evidence);
  const set = evidence.pages.flatMap((page) =>
    page.styles.filter(
      (style) => style.chars > 0 && !(isForeign(style, own) && style.role !== 'code') && !isDefaultFace(style),
    ),
  );
  const stacks = ranked(set.map(({ font, chars }) => [namedStack(font.stack).join(', '), chars] as const));
  const sizes = ranked(set.map(({ font, chars }) => [`${font.sizePx}`, chars] as const));
  const radii = ranked(
    evidence.pages.flatMap((page) =>
      page.css.radii
        .filter(({ value }) => /^\d*\.?\d+px$/.test(value) && value !== '0px')
        .map(({ value, count }) => [value, count] as const),
    ),
  );
  const shadows = ranked(
    evidence.pages.flatMap((page) =>
      page.css.shadows.map(({ value, count }) => [paintedLayers(value), count] as const),
    ),
  ).filter((value) => shadow(value) !== null);
  const tree: TokenTree = {};
  if (stacks.length > 0) {
    tree['measured-font-family'] = numbered(stacks, (stack) => ({ $type: 'fontFamily', $value: families(stack) }));
  }
  if (sizes.length > 0) {
    tree['measured-font-size'] = numbered(sizes, (size) => ({ $type: 'dimension', $value: px(size) }));
  }
  if (radii.length > 0) {
    tree['measured-radius'] = numbered(radii, (radius) => ({ $type: 'dimension', $value: px(radius) }));
  }
  if (shadows.length > 0) {
    tree['measured-shadow'] = numbered(shadows, (value) => ({ $type: 'shadow', $value: shadow(value)?.$value }));
  }
  return tree;
}

const paintedLayers = (value: string): string =>
  shadowLayers(value)
    .filter(isPainted)
    .map(({ text }) => text)
    .join(', ');

function ranked(pairs: readonly (readonly [string, number])[]): string[] {
  const sums = new Map<string, number>();
  for (const [value, weight] of pairs) if (value && weight > 0) sums.set(value, (sums.get(value) ?? 0) + weight);
  return [...sums]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MAX_MEASURED)
    .map(([value]) => value);
}

const numbered = (values: readonly string[], token: (value: string) => Token): TokenTree =>
  Object.fromEntries(values.map((value, index) => [`${index + 1}`, token(value)]));
