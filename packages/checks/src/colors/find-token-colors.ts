import type { ColorUse, FoundColors } from './found-colors.ts';
import { type JsonLines, readJsonLines } from './json-lines.ts';
import { parseColor } from './parse-color.ts';

type Json = Record<string, unknown>;

/** Deeper groups are left out. */
const MAX_DEPTH = 100;

/**
 * The colours of design tokens: DTCG of any year, resolvers that hold their tokens, and the older `value` with or
 * without `type`. `source` is the JSON text of the document.
 */
export function findTokenColors(document: unknown, source: string): FoundColors {
  const colors: ColorUse[] = [];
  const visit = (node: unknown, lines: JsonLines | undefined, path: string, inherited: string, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) {
        visit(item, lines?.children.get(String(index)), path, inherited, depth + 1);
      }
    }
    if (!isObject(node)) return;
    const type = textOf(node.$type ?? node.type) || inherited;
    const key = valueKeyOf(node, type);
    if (key !== undefined) {
      if (!HOLDING_COLORS.has(type) && type !== '') return;
      const line = lines?.line ?? 1;
      for (const color of colorsOf(node[key], lines?.children.get(key), line)) {
        // Without a type, digits alone are a number: `700` is a weight, no colour.
        if (type === '' && /^[\da-f]+$/i.test(color.text)) continue;
        const { text, hex, alpha } = color;
        colors.push({ value: text, hex, alpha, place: { line: color.line, path } });
      }
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      if (key.startsWith('$')) continue;
      const inner = path === '' ? (STRUCTURE.has(key) ? '' : key) : `${path}.${key}`;
      visit(child, lines?.children.get(key), inner, type, depth + 1);
    }
  };
  visit(document, readJsonLines(source), '', '', 0);
  return { format: 'tokens', colors, pairs: [] };
}

/** The key that has the value of a token; undefined for a group, of which a member can have the name `value`. */
function valueKeyOf(node: Json, type: string): '$value' | 'value' | undefined {
  if (node.$value !== undefined && node.$value !== null) return '$value';
  return 'value' in node && (type !== '' || !isObject(node.value)) ? 'value' : undefined;
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
  line: number;
}

/**
 * Every colour in the value of a token. References such as `{color.primary}` are found where they point to. `line` is
 * that of the token.
 */
function colorsOf(value: unknown, lines: JsonLines | undefined, line: number, depth = 0): TokenColor[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') {
    const color = parseColor(value);
    return color ? [{ text: value, ...color, line: lines?.line ?? line }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (!isObject(value) || typeof value.colorSpace !== 'string') {
    return Object.entries(value).flatMap(([key, item]) => colorsOf(item, lines?.children.get(key), line, depth + 1));
  }
  const css = cssOf(value);
  const color = parseColor(css);
  const hex = textOf(value.hex);
  const at = hex ? (lines?.children.get('hex')?.line ?? line) : line;
  return color ? [{ text: hex || css, ...color, line: at }] : [];
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
