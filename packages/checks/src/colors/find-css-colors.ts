import { colorsNamed } from 'culori';
import { type Declaration, type Rule, readRules } from './css-scanner.ts';
import type { ColorUse, FoundColors, Place, TextPair } from './found-colors.ts';
import { parseColor } from './parse-color.ts';

/** The colours of CSS, SCSS or Less, and the pairs of text and background that a rule sets together. */
export function findCssColors(source: string): FoundColors {
  const rules = readRules(source);
  const variables = readVariables(rules);
  return {
    format: 'css',
    colors: rules.flatMap((rule) =>
      rule.declarations.flatMap((one) => colorsIn(one.value).map((value) => useOf(value, placeOf(rule, one)))),
    ),
    pairs: rules.flatMap((rule) => pairOf(rule, variables) ?? []),
  };
}

const LITERAL =
  /(?<![\w-])#[0-9a-f]{3,8}(?![\w-])|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)|(?<![\w$@.-])[a-z]+(?![\w(-])/gi;

/** The colours of a value as they are written. */
function colorsIn(value: string): string[] {
  return (value.match(LITERAL) ?? []).filter((text) =>
    /^[a-z]+$/i.test(text) ? text.toLowerCase() in colorsNamed : parseColor(text) !== null,
  );
}

function useOf(value: string, place: Place | null): ColorUse {
  const { hex, alpha } = parseColor(value) ?? { hex: '#000000', alpha: 0 };
  return { value, hex, alpha, place };
}

const placeOf = ({ selector }: Rule, { property, line }: Declaration): Place => ({
  line,
  path: selector ? `${selector} { ${property}` : property,
});

type Variables = ReadonlyMap<string, string>;

/** Custom properties and variables of preprocessors; those of :root win over those of other rules. */
function readVariables(rules: readonly Rule[]): Variables {
  const isRoot = ({ selector }: Rule) => /^(:root|html|body|:host)?$/.test(selector);
  const ordered = [...rules.filter((rule) => !isRoot(rule)).toReversed(), ...rules.filter(isRoot)];
  return expand(
    new Map(
      ordered.flatMap(({ declarations }) =>
        declarations.flatMap(({ property, value }) =>
          /^(--|[$@])/.test(property) ? [[property, value] as const] : [],
        ),
      ),
    ),
  );
}

const MAX_DEPTH = 10;
/** Longer variables hold no single colour or size. */
const MAX_VARIABLE = 200;
/** Limits how far a value expands: it can have several variables. */
const MAX_VALUE = 1_000;
const REFERENCE =
  /var\(\s*(?<custom>--[\w-]+)\s*(?:,(?<fallback>[^()]*(?:\([^()]*\)[^()]*)*))?\)|(?<![\w-])(?<own>[$@][\w-]+)/gi;

/** The variables without others in their values, as far as the file has those: once for all values that use them. */
function expand(variables: Map<string, string>): Variables {
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    let hasChanged = false;
    for (const [name, value] of variables) {
      if (value.length > MAX_VARIABLE) continue;
      const next = replaceOnce(value, variables);
      if (next === value) continue;
      variables.set(name, next);
      hasChanged = true;
    }
    if (!hasChanged) break;
  }
  return variables;
}

/** A value without variables, as far as the file has their values. A fallback can have others in turn. */
function resolve(value: string, variables: Variables): string {
  let text = value;
  for (let depth = 0; depth < MAX_DEPTH && text.length <= MAX_VALUE; depth++) {
    const next = replaceOnce(text, variables);
    if (next === text) break;
    text = next;
  }
  return text;
}

/** Replaces each variable by its value. */
function replaceOnce(text: string, variables: Variables): string {
  let added = 0;
  return text.replace(REFERENCE, (reference, custom?: string, fallback?: string, own?: string) => {
    const found = variables.get((custom ?? own ?? '').toLowerCase()) ?? fallback;
    if (found === undefined || found.length > MAX_VARIABLE || added > MAX_VALUE) return reference;
    added += found.length;
    return found.trim();
  });
}

/** Text and background of a rule that sets both, each to one colour; null if it does not. */
function pairOf(rule: Rule, variables: Variables): TextPair | null {
  const last = (...names: string[]) => rule.declarations.findLast(({ property }) => names.includes(property));
  const colorOf = (one: Declaration | undefined): ColorUse | null => {
    if (!one) return null;
    const value = resolve(one.value, variables);
    const colors = /url\b|gradient\(|image\(|color-mix\(|\b(?:var|from)\b/i.test(value) ? [] : colorsIn(value);
    return colors.length === 1 && colors[0] ? useOf(colors[0], placeOf(rule, one)) : null;
  };
  const declared = last('color');
  const text = colorOf(declared);
  const background = colorOf(last('background', 'background-color'));
  if (!declared || !text || !background || background.alpha < 1) return null;
  const size = sizeInPixels(resolve(last('font-size')?.value ?? '', variables));
  const isBold = /^(bold|bolder|[7-9]\d\d|1000)\b/.test(resolve(last('font-weight')?.value ?? '', variables));
  const isLarge = size >= 24 || (isBold && size >= 18.66);
  return { text, background, isLarge, place: { line: declared.line, path: rule.selector } };
}

const PIXELS: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16, pt: 4 / 3 };

/** 0 for what is relative to something unknown. */
function sizeInPixels(text: string): number {
  const [, value, unit = ''] = /^([\d.]+)(px|rem|em|pt)\b/.exec(text) ?? [];
  return value ? Number(value) * (PIXELS[unit] ?? 0) : 0;
}
