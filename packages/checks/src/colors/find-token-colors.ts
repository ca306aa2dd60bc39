import type { ColorUse, FoundColors } from './found-colors.ts';
import { parseColor } from './parse-color.ts';

type Json = Record<string, unknown>;

/** The colours of design tokens: DTCG of any year, resolvers that hold their tokens, and the older `value` and `type`. */
export function findTokenColors(document: Json, source: string): FoundColors {
  const locate = lineFinder(source);
  const colors: ColorUse[] = [];
  const visit = (node: unknown, path: readonly string[], inherited: string): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, path, inherited);
    if (!isObject(node)) return;
    const type = textOf(node.$type ?? node.type) || inherited;
    const value = node.$value ?? (type && 'value' in node ? node.value : undefined);
    if (value !== undefined) {
      if (!HOLDING_COLORS.has(type) && type !== '') return;
      for (const { text, hex, alpha } of colorsOf(value)) {
        const place = { line: locate(path, text), path: path.join('.') };
        colors.push({ value: text, hex, alpha, place });
      }
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      if (key.startsWith('$')) continue;
      visit(child, STRUCTURE.has(key) && path.length === 0 ? path : [...path, key], type);
    }
  };
  visit(document, [], '');
  return { format: 'tokens', colors, pairs: [] };
}

/** Types of tokens whose value is or has a colour. */
const HOLDING_COLORS: ReadonlySet<string> = new Set(['color', 'shadow', 'boxShadow', 'border', 'gradient']);
/** Parts of a resolver that are no groups of tokens. */
const STRUCTURE: ReadonlySet<string> = new Set(['sets', 'modifiers']);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface TokenColor {
  text: string;
  hex: string;
  alpha: number;
}

/** Every colour in the value of a token. References such as `{color.primary}` are found where they point to. */
function colorsOf(value: unknown): TokenColor[] {
  if (typeof value === 'string') {
    const color = parseColor(value);
    return color ? [{ text: value, ...color }] : [];
  }
  if (Array.isArray(value)) return value.flatMap(colorsOf);
  if (!isObject(value)) return [];
  if (typeof value.colorSpace !== 'string') return Object.values(value).flatMap(colorsOf);
  const css = cssOf(value);
  const color = parseColor(css);
  return color ? [{ text: textOf(value.hex) || css, ...color }] : [];
}

/** Functions of CSS for the colour spaces that `color()` does not have. */
const FUNCTIONS: ReadonlySet<string> = new Set(['hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch']);

/** A colour object of DTCG in CSS. */
function cssOf({ colorSpace, components, alpha = 1 }: Json): string {
  const space = textOf(colorSpace);
  const numbers = Array.isArray(components) ? components : [];
  const isPercent = space === 'hsl' || space === 'hwb';
  const values = numbers.map((one, index) => (isPercent && index > 0 && one !== 'none' ? `${one}%` : `${one}`));
  const list = `${values.join(' ')} / ${alpha}`;
  return FUNCTIONS.has(space) ? `${space}(${list})` : `color(${space} ${list})`;
}

/** Finds the line of a token: the keys of its path in order, then its value. */
function lineFinder(source: string): (path: readonly string[], value: string) => number {
  return (path, value) => {
    let at = 0;
    for (const key of [...path, value]) {
      const found = source.indexOf(JSON.stringify(key), at);
      if (found >= 0) at = found;
    }
    return source.slice(0, at).split('\n').length;
  };
}
