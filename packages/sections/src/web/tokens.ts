import type { CustomProperty, Evidence, Provenance } from '@brandprint/contracts';
import { isPainted, shadowLayers } from '../elevation/shadow.ts';
import { agreement } from '../shared/calibration.ts';
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

interface Tokens {
  tree: TokenTree;
  /** One for each token. */
  provenance: Provenance[];
}

/** The page's custom properties as typed tokens, and what was measured in paint: families, sizes, radii, shadows. */
export function designTokens(evidence: Evidence): Tokens {
  const tokens: Tokens = { tree: {}, provenance: [] };
  addDeclared(tokens, evidence);
  addMeasured(tokens, evidence);
  return tokens;
}

/** Puts a token into its group; `seen` says where it was. */
function add({ tree, provenance }: Tokens, group: string, key: string, token: unknown, seen: Seen): void {
  tree[group] ??= {};
  (tree[group] as TokenTree)[key] = token;
  provenance.push({ path: `/design_tokens/${pointer(group)}/${pointer(key)}`, ...seen });
}

type Seen = Omit<Provenance, 'path'>;

/** A name as JSON Pointer (RFC 6901) writes it. */
const pointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Prefixes under which frameworks pass values to themselves. */
const INTERNAL = /^--(?:tw|un|fa|swiper|plyr|reach)-/;

function addDeclared(tokens: Tokens, { pages }: Evidence): void {
  const byName = new Map<string, Declaration>();
  for (const page of pages) {
    for (const property of page.customProperties) {
      const known = byName.get(property.name);
      const isFirst = !known || (!isRoot(known.property.scope) && isRoot(property.scope));
      byName.set(property.name, {
        property: isFirst ? property : known.property,
        page: isFirst ? page.finalUrl : known.page,
        all: [...(known?.all ?? []), { page: page.finalUrl, value: property.value }],
      });
    }
  }
  const lookUp = (name: string) => byName.get(name)?.property.value;
  const declarations = [...byName.values()]
    .filter(({ property }) => !INTERNAL.test(property.name))
    .sort(({ property: a }, { property: b }) => b.uses - a.uses || (a.name < b.name ? -1 : 1));
  for (const declaration of declarations.slice(0, MAX_TOKENS)) {
    const { name, value, color, scope, uses } = declaration.property;
    const whole = resolved(value, lookUp);
    const token = whole === null ? null : typed(name, whole, color ?? hexOf(whole));
    const key = token ? freeName((tokens.tree[token.$type] ?? {}) as TokenTree, name) : '';
    if (!token || !key) continue;
    const told = { ...token, $description: `${name} on ${scope}, referred to ${uses} times` };
    add(tokens, token.$type, key, told, seenAt(declaration));
  }
}

/** A property with the page that it is told by, and all that declare it. */
interface Declaration {
  property: CustomProperty;
  page: string;
  all: { page: string; value: string }[];
}

/** Surer the more pages agree on the value. */
function seenAt({ property: { name, value, scope, uses }, page, all }: Declaration): Seen {
  const pagesOf = (of: Declaration['all']): number => new Set(of.map((one) => one.page)).size;
  const same = pagesOf(all.filter((other) => other.value === value));
  return {
    page,
    selector: scope,
    property: name,
    value,
    count: uses,
    confidence: agreement(same, pagesOf(all)),
    basis: 'declared',
  };
}

const isRoot = (scope: string): boolean => /(?:^|,\s*)(?::root|html|:host)\b/.test(scope);

/** The property's name as the format allows it (no braces or dots, no dollar sign first), and as no other token has it. */
function freeName(taken: TokenTree, property: string): string {
  const name = property.replace(/^--/, '').replace(/[{}.]/g, '-').replace(/^\$+/, '');
  if (!name || name === '__proto__') return '';
  let free = name;
  for (let i = 2; Object.hasOwn(taken, free); i += 1) free = `${name}-${i}`;
  return free;
}

/** What visible elements are painted with, most text or most elements first. */
function addMeasured(tokens: Tokens, evidence: Evidence): void {
  const own = ownNames(evidence);
  const { pages } = evidence;
  const set = pages.flatMap(({ finalUrl: page, styles }) =>
    styles
      .filter((style) => style.chars > 0 && !(isForeign(style, own) && style.role !== 'code') && !isDefaultFace(style))
      .map((style) => ({ style, at: { page, selector: style.selector, count: style.count, weight: style.chars } })),
  );
  const samples = (kind: 'radii' | 'shadows', read: (value: string) => string): Painted[] =>
    pages.flatMap(({ finalUrl: page, css }) =>
      css[kind].map(({ value, count, selector }) => ({ value: read(value), page, selector, count, weight: count })),
    );
  const measures: [group: string, property: string, painted: Painted[], token: (value: string) => Token | null][] = [
    [
      'measured-font-family',
      'font-family',
      set.map(({ style, at }) => ({ ...at, value: namedStack(style.font.stack).join(', ') })),
      (stack) => ({ $type: 'fontFamily', $value: families(stack) }),
    ],
    [
      'measured-font-size',
      'font-size',
      set.map(({ style, at }) => ({ ...at, value: `${style.font.sizePx}px` })),
      dimension,
    ],
    ['measured-radius', 'border-radius', samples('radii', (value) => value).filter(isPlainRadius), dimension],
    ['measured-shadow', 'box-shadow', samples('shadows', paintedLayers), shadow],
  ];
  for (const [group, property, painted, token] of measures) {
    let number = 0;
    for (const { pages: on, ...seen } of ranked(painted)) {
      const made = token(seen.value);
      if (!made) continue;
      number += 1;
      const confidence = agreement(on.size, pages.length);
      add(tokens, group, `${number}`, made, { ...seen, property, confidence, basis: 'rendered' });
    }
  }
}

const dimension = (text: string): Token => ({ $type: 'dimension', $value: px(text) });

const isPlainRadius = ({ value }: Painted): boolean => /^\d*\.?\d+px$/.test(value) && value !== '0px';

const paintedLayers = (value: string): string =>
  shadowLayers(value)
    .filter(isPainted)
    .map(({ text }) => text)
    .join(', ');

/** A value at one place of the evidence. */
interface Painted extends Pick<Provenance, 'value' | 'page' | 'selector' | 'count'> {
  weight: number;
}

/** Each value once, as it was seen first, with its elements and its pages added up; the weightiest. */
function ranked(painted: readonly Painted[]): (Omit<Painted, 'weight'> & { pages: Set<string> })[] {
  const found = new Map<string, Painted & { pages: Set<string> }>();
  for (const one of painted) {
    if (!one.value || one.weight <= 0) continue;
    const known = found.get(one.value);
    if (!known) found.set(one.value, { ...one, pages: new Set([one.page]) });
    else {
      known.weight += one.weight;
      known.count += one.count;
      known.pages.add(one.page);
    }
  }
  return [...found.values()]
    .sort((a, b) => b.weight - a.weight || (a.value < b.value ? -1 : 1))
    .slice(0, MAX_MEASURED)
    .map(({ weight: _, ...seen }) => seen);
}
