import type { CustomProperty, Evidence, Provenance } from '@brandprint/contracts';
import { isVisibleShadow, parseBoxShadow } from '../shared/box-shadow.ts';
import { collectOwnNames } from '../shared/brand/own-names.ts';
import { agreementProbability } from '../shared/calibration.ts';
import { isNonBrandStyle } from '../shared/excluded-styles.ts';
import { canonicalStack, isDefaultFont } from '../shared/fonts/font-family.ts';
import { pluralize } from '../shared/format-text.ts';
import { resolveCustomProperties } from './resolve-custom-properties.ts';
import {
  type DesignToken,
  splitFontStack,
  toDesignToken,
  toHexWithAlpha,
  toPxDimension,
  toShadowToken,
} from './token-values.ts';

/** A token or a group of the Design Tokens (DTCG) format. */
export type TokenTree = { [name: string]: unknown };

/** Maximum number of custom properties; the most used are kept. */
const MAX_TOKENS = 400;
const MAX_MEASURED = 12;

interface DesignTokens {
  tree: TokenTree;
  /** One entry for each token. */
  provenance: Provenance[];
}

/** The page's custom properties as typed tokens, and measured families, sizes, radii and shadows. */
export function collectDesignTokens(evidence: Evidence): DesignTokens {
  const tokens: DesignTokens = { tree: {}, provenance: [] };
  addDeclaredTokens(tokens, evidence);
  addMeasuredTokens(tokens, evidence);
  return tokens;
}

/** Adds a token to its group; `seen` is its source. */
function addToken(
  { tree, provenance }: DesignTokens,
  group: string,
  key: string,
  token: unknown,
  seen: ProvenanceSource,
): void {
  tree[group] ??= {};
  (tree[group] as TokenTree)[key] = token;
  provenance.push({ path: `/design_tokens/${escapePointer(group)}/${escapePointer(key)}`, ...seen });
}

type ProvenanceSource = Omit<Provenance, 'path'>;

/** A name in the syntax of JSON Pointer (RFC 6901). */
const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Prefixes of frameworks' internal properties. */
const INTERNAL_PROPERTY = /^--(?:tw|un|fa|swiper|plyr|reach)-/;

function addDeclaredTokens(tokens: DesignTokens, { pages }: Evidence): void {
  const byName = new Map<string, PropertyDeclaration>();
  for (const page of pages) {
    for (const property of page.customProperties) {
      const known = byName.get(property.name);
      const isFirst = !known || (!isRoot(known.property.scope) && isRoot(property.scope));
      byName.set(property.name, {
        property: isFirst ? property : known.property,
        page: isFirst ? page.finalUrl : known.page,
        occurrences: [...(known?.occurrences ?? []), { page: page.finalUrl, value: property.value }],
      });
    }
  }
  const lookUp = (name: string) => byName.get(name)?.property.value;
  const declarations = [...byName.values()]
    .filter(({ property }) => !INTERNAL_PROPERTY.test(property.name))
    .sort(({ property: a }, { property: b }) => b.uses - a.uses || (a.name < b.name ? -1 : 1));
  for (const declaration of declarations.slice(0, MAX_TOKENS)) {
    const { name, value, color, scope, uses } = declaration.property;
    const resolvedValue = resolveCustomProperties(value, lookUp);
    const token =
      resolvedValue === null ? null : toDesignToken(name, resolvedValue, color ?? toHexWithAlpha(resolvedValue));
    const key = token ? uniqueTokenName((tokens.tree[token.$type] ?? {}) as TokenTree, name) : '';
    if (!token || !key) continue;
    const describedToken = { ...token, $description: `${name} on ${scope}, referenced ${pluralize(uses, 'time')}` };
    addToken(tokens, token.$type, key, describedToken, declarationSource(declaration));
  }
}

/** A property with its representative page, and all its declarations. */
interface PropertyDeclaration {
  property: CustomProperty;
  page: string;
  occurrences: { page: string; value: string }[];
}

/** Confidence is higher the more pages agree on the value. */
function declarationSource({
  property: { name, value, scope, uses },
  page,
  occurrences,
}: PropertyDeclaration): ProvenanceSource {
  const pagesOf = (of: PropertyDeclaration['occurrences']): number => new Set(of.map((one) => one.page)).size;
  const same = pagesOf(occurrences.filter((other) => other.value === value));
  return {
    page,
    selector: scope,
    property: name,
    value,
    count: uses,
    confidence: agreementProbability(same, pagesOf(occurrences)),
    basis: 'declared',
  };
}

const isRoot = (scope: string): boolean => /(?:^|,\s*)(?::root|html|:host)\b/.test(scope);

/** The property's name in a form that the format allows (no braces or dots, no leading dollar sign), made unique. */
function uniqueTokenName(taken: TokenTree, property: string): string {
  const name = property.replace(/^--/, '').replace(/[{}.]/g, '-').replace(/^\$+/, '');
  if (!name || name === '__proto__') return '';
  let free = name;
  for (let i = 2; Object.hasOwn(taken, free); i += 1) free = `${name}-${i}`;
  return free;
}

/** Values of visible elements, those with the most text or elements first. */
function addMeasuredTokens(tokens: DesignTokens, evidence: Evidence): void {
  const ownNames = collectOwnNames(evidence);
  const { pages } = evidence;
  const textStyles = pages.flatMap(({ finalUrl: page, styles }) =>
    styles
      .filter(
        (style) =>
          style.chars > 0 && !(isNonBrandStyle(style, ownNames) && style.role !== 'code') && !isDefaultFont(style),
      )
      .map((style) => ({ style, at: { page, selector: style.selector, count: style.count, weight: style.chars } })),
  );
  const samples = (kind: 'radii' | 'shadows', read: (value: string) => string): PaintedValue[] =>
    pages.flatMap(({ finalUrl: page, css }) =>
      css[kind].map(({ value, count, selector }) => ({ value: read(value), page, selector, count, weight: count })),
    );
  const measures: [
    group: string,
    property: string,
    painted: PaintedValue[],
    token: (value: string) => DesignToken | null,
  ][] = [
    [
      'measured-font-family',
      'font-family',
      textStyles.map(({ style, at }) => ({ ...at, value: canonicalStack(style.font.stack).join(', ') })),
      (stack) => ({ $type: 'fontFamily', $value: splitFontStack(stack) }),
    ],
    [
      'measured-font-size',
      'font-size',
      textStyles.map(({ style, at }) => ({ ...at, value: `${style.font.sizePx}px` })),
      toDimensionToken,
    ],
    ['measured-radius', 'border-radius', samples('radii', (value) => value).filter(isPlainRadius), toDimensionToken],
    ['measured-shadow', 'box-shadow', samples('shadows', visibleShadowLayers), toShadowToken],
  ];
  for (const [group, property, painted, token] of measures) {
    let number = 0;
    for (const { pages: pageUrls, ...seen } of rankValues(painted)) {
      const designToken = token(seen.value);
      if (!designToken) continue;
      number += 1;
      const confidence = agreementProbability(pageUrls.size, pages.length);
      addToken(tokens, group, `${number}`, designToken, { ...seen, property, confidence, basis: 'rendered' });
    }
  }
}

const toDimensionToken = (text: string): DesignToken => ({ $type: 'dimension', $value: toPxDimension(text) });

const isPlainRadius = ({ value }: PaintedValue): boolean => /^\d*\.?\d+px$/.test(value) && value !== '0px';

const visibleShadowLayers = (value: string): string =>
  parseBoxShadow(value)
    .filter(isVisibleShadow)
    .map(({ text }) => text)
    .join(', ');

/** A value at one source. */
interface PaintedValue extends Pick<Provenance, 'value' | 'page' | 'selector' | 'count'> {
  weight: number;
}

/** Each value once, as first seen, with its elements and pages added up; the most frequent. */
function rankValues(painted: readonly PaintedValue[]): (Omit<PaintedValue, 'weight'> & { pages: Set<string> })[] {
  const found = new Map<string, PaintedValue & { pages: Set<string> }>();
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
