import type { CustomProperty } from '@brandprint/contracts';
import { toHex } from './color.ts';
import { stripDataUrls, truncate } from './dom.ts';
import { isVendorProperty } from './overlays/known-vendors.ts';
import type { FlatRule, Stylesheets } from './stylesheets.ts';

const MAX_PROPERTIES = 400;
const MAX_VALUE_LENGTH = 300;
const GLOBAL_SCOPE = /^(?::root|html|body|:host|\*)$/;
const THEME_SCOPE = /:root|\bhtml\b|\bbody\b|:host|data-(?:bs-)?(?:theme|mode|color)|\.(?:dark|light)\b/;
const BRAND_NAME = /(?:^|[-_])(?:brand|primary|secondary|tertiary|accent|highlight|theme|main|key)(?:$|[-_])/i;

/** 0: of the whole page, 1: of a theme, 2: of single elements. */
function scopeRank({ selector }: FlatRule): number {
  const parts = selector.split(',').map((part) => part.trim());
  return parts.some((part) => GLOBAL_SCOPE.test(part)) ? 0 : THEME_SCOPE.test(selector) ? 1 : 2;
}

/** A property in a scope. Properties of the whole page have one value, wherever they are declared. */
interface Declaration {
  key: string;
  name: string;
  rule: FlatRule;
  rank: number;
}

const declarationsOf = (rules: readonly FlatRule[]): Declaration[] =>
  rules
    .filter(({ style }) => style.cssText.includes('--'))
    .flatMap((rule) => {
      const rank = scopeRank(rule);
      const names = [...rule.style].filter((name) => name.startsWith('--') && !isVendorProperty(name));
      return names.map((name) => ({ key: rank === 0 ? name : `${name} ${scopeOf(rule)}`, name, rule, rank }));
    });

const scopeOf = ({ selector }: FlatRule): string => truncate(selector, 200);

function computedFor({ name, rule, rank }: Declaration, root: CSSStyleDeclaration): string {
  if (rank === 0) {
    const value = root.getPropertyValue(name).trim();
    if (value) return value;
  }
  try {
    const el = document.querySelector(truncate(rule.selector, 300));
    if (el) return getComputedStyle(el).getPropertyValue(name).trim();
  } catch {
    // A selector without a match in the light DOM.
  }
  return rule.style.getPropertyValue(name).trim();
}

/**
 * Custom properties: the root's first, then themes', then those of single rules. Where there are too many, of each of
 * these those stay that the page uses and that are named like colours of a brand.
 */
export function readCustomProperties(sheets: Stylesheets): CustomProperty[] {
  const found = new Map<string, Declaration>();
  for (const one of declarationsOf(sheets.rules)) if (!found.has(one.key)) found.set(one.key, one);
  const root = getComputedStyle(document.documentElement);
  const inWideGamut = wideGamutColors(sheets.wideGamutRules);
  return mostImportant([...found.values()], sheets.uses).map((declaration) => {
    const { key, name, rule } = declaration;
    const value = truncate(stripDataUrls(computedFor(declaration, root)), MAX_VALUE_LENGTH);
    const wideGamut = inWideGamut.get(key);
    return {
      name,
      value,
      color: value ? toHex(value) : null,
      scope: scopeOf(rule),
      uses: sheets.uses.get(name) ?? 0,
      ...(wideGamut && { wideGamut }),
    };
  });
}

/** At most as many as are listed, by scope and in the order of the page. */
function mostImportant(all: readonly Declaration[], uses: ReadonlyMap<string, number>): Declaration[] {
  const ordered = all.map((one, order) => ({ ...one, order }));
  const importance = ({ name }: Declaration): number =>
    (uses.get(name) ? 2 : 0) + (BRAND_NAME.test(name.slice(2)) ? 1 : 0);
  return ordered
    .sort((a, b) => a.rank - b.rank || importance(b) - importance(a) || a.order - b.order)
    .slice(0, MAX_PROPERTIES)
    .sort((a, b) => a.rank - b.rank || a.order - b.order);
}

/** Colours as written in rules for screens of a wide gamut; the last rule wins. */
const wideGamutColors = (rules: readonly FlatRule[]): ReadonlyMap<string, string> =>
  new Map(
    declarationsOf(rules)
      .map(({ key, name, rule }) => [key, rule.style.getPropertyValue(name).trim()] as const)
      .filter(([, value]) => value.length <= MAX_VALUE_LENGTH && toHex(value) !== null),
  );
