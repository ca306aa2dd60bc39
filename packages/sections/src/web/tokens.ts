import type { CustomProperty, Evidence } from '@brandprint/contracts';

/** A token or a group of the Design Tokens (DTCG) format. */
export type TokenTree = { [name: string]: unknown };

/** Custom properties that are read: the most used come first. */
const MAX_TOKENS = 400;
const MAX_MEASURED = 12;

/** The page's custom properties as typed tokens, and what was measured in paint: families, sizes, radii, shadows. */
export function designTokens(evidence: Evidence): TokenTree {
  return { ...declared(evidence), ...measured(evidence) };
}

function declared(evidence: Evidence): TokenTree {
  const byName = new Map<string, CustomProperty>();
  for (const page of evidence.pages) {
    for (const property of page.customProperties) {
      const known = byName.get(property.name);
      if (!known || (!isRoot(known.scope) && isRoot(property.scope))) byName.set(property.name, property);
    }
  }
  const properties = [...byName.values()].sort((a, b) => b.uses - a.uses || (a.name < b.name ? -1 : 1));
  const tree: TokenTree = {};
  for (const property of properties.slice(0, MAX_TOKENS)) {
    const token = typed(property);
    const name = property.name.replace(/^--/, '').replace(/[{}.]/g, '-').replace(/^\$+/, '');
    if (!token || !name) continue;
    group(tree, token.$type)[name] = {
      ...token,
      $description: `${property.name} on ${property.scope}, referred to ${property.uses} times`,
    };
  }
  return tree;
}

const isRoot = (scope: string): boolean => /(?:^|,\s*)(?::root|html|:host)\b/.test(scope);

function group(tree: TokenTree, name: string): TokenTree {
  tree[name] ??= {};
  return tree[name] as TokenTree;
}

type Token = { $type: string; $value: unknown };

/** Null for what is no token: words, parts of shorthands, calculations that were not resolved. */
function typed({ name, value, color }: CustomProperty): Token | null {
  const text = value.trim();
  if (color) return { $type: 'color', $value: colorValue(color) };
  const length = /^(-?\d*\.?\d+)(px|rem)$/.exec(text);
  if (length) return { $type: 'dimension', $value: { value: Number(length[1]), unit: length[2] } };
  const time = /^(\d*\.?\d+)(ms|s)$/.exec(text);
  if (time) return { $type: 'duration', $value: { value: Number(time[1]), unit: time[2] } };
  const curve = /^cubic-bezier\(([^)]+)\)$/.exec(text)?.[1]?.split(',').map(Number);
  if (curve?.length === 4 && curve.every(Number.isFinite)) return { $type: 'cubicBezier', $value: curve };
  if (/^-?\d*\.?\d+$/.test(text))
    return { $type: /weight/i.test(name) ? 'fontWeight' : 'number', $value: Number(text) };
  if (
    /font/i.test(name) &&
    /^["'\w-][^;{}()]*$/.test(text) &&
    /["',]|-serif$|^(?:serif|monospace|system-ui)$/.test(text)
  ) {
    return { $type: 'fontFamily', $value: families(text) };
  }
  return null;
}

const families = (stack: string): string[] =>
  stack
    .split(',')
    .map((family) => family.trim().replace(/^["']|["']$/g, ''))
    .filter(Boolean);

function colorValue(hex: string): TokenTree {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  const round = (value: number): number => Math.round(value * 10_000) / 10_000;
  return {
    colorSpace: 'srgb',
    components: [1, 3, 5].map((at) => round(channel(at))),
    ...(hex.length === 9 ? { alpha: round(channel(7)) } : {}),
    hex: hex.slice(0, 7),
  };
}

/** What visible elements are painted with, most area or count first. */
function measured(evidence: Evidence): TokenTree {
  const stacks = ranked(
    evidence.pages.flatMap((page) => page.styles.map((style) => [style.font.stack, style.chars] as const)),
  );
  const sizes = ranked(
    evidence.pages.flatMap((page) =>
      page.styles.filter((style) => style.chars > 0).map((style) => [`${style.font.sizePx}`, style.chars] as const),
    ),
  );
  const radii = ranked(
    evidence.pages.flatMap((page) =>
      page.css.radii
        .filter(({ value }) => /^\d*\.?\d+px$/.test(value) && value !== '0px')
        .map(({ value, count }) => [value, count] as const),
    ),
  );
  const shadows = ranked(
    evidence.pages.flatMap((page) => page.css.shadows.map(({ value, count }) => [value, count] as const)),
  ).filter((value) => shadowLayers(value) !== null);
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
    tree['measured-shadow'] = numbered(shadows, (shadow) => ({ $type: 'shadow', $value: shadowLayers(shadow) }));
  }
  return tree;
}

/** The layers of a painted shadow, such as "#0000001c 0px 4px 7px -1px, …"; null if it is written otherwise. */
function shadowLayers(value: string): TokenTree[] | null {
  const layers = value.split(/,\s*/).map((layer) => {
    const match = /^(#(?:[0-9a-f]{6}|[0-9a-f]{8}))((?: -?[\d.]+px){2,4})( inset)?$/i.exec(layer);
    if (!match) return null;
    const [offsetX, offsetY, blur = '0px', spread = '0px'] = (match[2] ?? '').trim().split(' ').map(String);
    return {
      color: colorValue(match[1] ?? ''),
      offsetX: px(offsetX ?? '0'),
      offsetY: px(offsetY ?? '0'),
      blur: px(blur),
      spread: px(spread),
      ...(match[3] ? { inset: true } : {}),
    };
  });
  return layers.every((layer) => layer !== null) ? layers : null;
}

const px = (text: string) => ({ value: Number.parseFloat(text), unit: 'px' });

function ranked(pairs: readonly (readonly [string, number])[]): string[] {
  const sums = new Map<string, number>();
  for (const [value, weight] of pairs) if (weight > 0) sums.set(value, (sums.get(value) ?? 0) + weight);
  return [...sums]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MAX_MEASURED)
    .map(([value]) => value);
}

const numbered = (values: readonly string[], token: (value: string) => Token): TokenTree =>
  Object.fromEntries(values.map((value, index) => [`${index + 1}`, token(value)]));
