import type { StateProperties } from '@brandprint/contracts';
import { hexInside, toHex } from './color.ts';
import { inPixels } from './css-lengths.ts';
import { round, stripDataUrls } from './dom.ts';
import { closingBracket, splitCss } from './split-css.ts';

const SIDES = ['top', 'bottom', 'left', 'right'] as const;

/** A property that a state may change; `names` are its own and those of shorthands that set it. */
export interface StateProperty {
  key: keyof StateProperties;
  names: readonly [string, ...string[]];
  /** Of a shorthand, in its order. */
  longhands?: readonly string[];
  /** The value as reported, of a declared or of the computed one; null for none. */
  read: (value: string, computed: CSSStyleDeclaration) => string | null;
  /** The side of the border without which it is not seen. */
  side?: (typeof SIDES)[number];
}

const NO_OUTLINE = /(?:^|\s)(?:none|hidden|0|0px)(?:\s|$)/;
const NO_LINE = /\b(?:none|hidden|initial)\b/;
const NO_WIDTH = /^0(?:px|r?em)?(?:\s|$)/;
const GRADIENT = /\b(?:repeating-)?(?:linear|radial|conic)-gradient\(/g;

/** The colour in a value that may be a shorthand (background, border-color). */
function colorIn(value: string, { color }: CSSStyleDeclaration): string | null {
  if (value === 'none') return '#00000000';
  const text = value.replace(/currentcolor/gi, color);
  const whole = toHex(text);
  if (whole) return whole;
  for (const part of splitCss(text, ' ')) {
    const found = toHex(part);
    if (found) return found;
  }
  return null;
}

/** The gradients in a value that may be a shorthand; "none" without any, null with pictures. */
function gradientsIn(value: string): string | null {
  if (value.includes('url(')) return null;
  const found = [...value.matchAll(GRADIENT)].map(({ index, 0: start }) =>
    value.slice(index, closingBracket(value, index + start.length - 1) + 1),
  );
  return found.length > 0 ? hexInside(found.join(', ')) : 'none';
}

const LENGTH = /^(\d+(?:\.\d+)?|\.\d+)(px|%)?$/;

/** Lengths of one to four sides or corners in px, and shares if computed ones have them; null for any other value. */
const lengthsIn =
  (units: readonly string[]) =>
  (value: string, computed: CSSStyleDeclaration): string | null => {
    const lengths: string[] = [];
    for (const part of splitCss(inPixels(value, computed), ' ')) {
      const [, number, unit = 'px'] = LENGTH.exec(part) ?? [];
      const isLength = part.endsWith(unit) ? units.includes(unit) : Number(number) === 0;
      if (number === undefined || !isLength) return null;
      lengths.push(`${round(Number(number))}${Number(number) === 0 ? 'px' : unit}`);
    }
    const [first, second = first, third = first, fourth = second] = lengths;
    if (lengths.length > 4 || first === undefined) return null;
    if (second !== fourth) return `${first} ${second} ${third} ${fourth}`;
    if (first !== third) return `${first} ${second} ${third}`;
    return first === second ? first : `${first} ${second}`;
  };

export const PROPERTIES: readonly StateProperty[] = [
  { key: 'color', names: ['color'], read: colorIn },
  { key: 'backgroundColor', names: ['background-color', 'background'], read: colorIn },
  { key: 'backgroundImage', names: ['background-image', 'background'], read: gradientsIn },
  ...SIDES.map(
    (side): StateProperty => ({
      key: 'borderColor',
      names: [`border-${side}-color`, 'border-color', `border-${side}`, 'border'],
      read: colorIn,
      side,
    }),
  ),
  {
    key: 'borderRadius',
    names: ['border-radius'],
    longhands: ['top-left', 'top-right', 'bottom-right', 'bottom-left'].map((corner) => `border-${corner}-radius`),
    read: lengthsIn(['px', '%']),
  },
  {
    key: 'padding',
    names: ['padding'],
    longhands: ['top', 'right', 'bottom', 'left'].map((side) => `padding-${side}`),
    read: lengthsIn(['px']),
  },
  { key: 'textDecoration', names: ['text-decoration-line', 'text-decoration'], read: hexInside },
  { key: 'boxShadow', names: ['box-shadow'], read: hexInside },
  { key: 'opacity', names: ['opacity'], read: hexInside },
  { key: 'filter', names: ['filter'], read: hexInside },
  { key: 'transform', names: ['transform'], read: hexInside },
  { key: 'outline', names: ['outline'], read: (value) => (NO_OUTLINE.test(value) ? null : hexInside(value)) },
];

/** What of a pseudo-element, such as a line under a link, may change. */
export const PSEUDO_ELEMENT_PROPERTIES: readonly StateProperty[] = [
  ...PROPERTIES.filter(({ key }) => !/^(?:padding|outline|textDecoration)$/.test(key)),
  { key: 'width', names: ['width'], read: hexInside },
  { key: 'height', names: ['height'], read: hexInside },
];

/** The value in a state if it is another one than usual; null if it is not. `declaredIn` reads the state's rules. */
export function changedValue(
  property: StateProperty,
  declaredIn: (names: readonly string[]) => string,
  computed: CSSStyleDeclaration,
): string | null {
  const { key, names, read, side } = property;
  const value = stripDataUrls(declaredValue(property, declaredIn, computed));
  const isReset = /^(?:inherit|unset|revert|initial)$/.test(value);
  if (!value || (isReset && key !== 'backgroundImage')) return null;
  const after = read(value, computed);
  if (!after || after === read(computed.getPropertyValue(names[0]), computed)) return null;
  return side && !hasBorder(side, declaredIn, computed) ? null : after;
}

/** The longhands that the state declares among the others as they are computed; else the shorthand, with var(). */
function declaredValue(
  { names, longhands = [] }: StateProperty,
  declaredIn: (names: readonly string[]) => string,
  computed: CSSStyleDeclaration,
): string {
  const parts = longhands.map((name) => declaredIn([name]));
  return parts.some(Boolean)
    ? longhands.map((name, i) => parts[i] || computed.getPropertyValue(name)).join(' ')
    : declaredIn(names);
}

function hasBorder(
  side: (typeof SIDES)[number],
  declaredIn: (names: readonly string[]) => string,
  computed: CSSStyleDeclaration,
): boolean {
  const [line, width] = (['style', 'width'] as const).map(
    (part) =>
      declaredIn([`border-${side}-${part}`, `border-${part}`, `border-${side}`, 'border']) ||
      computed.getPropertyValue(`border-${side}-${part}`),
  );
  return !NO_LINE.test(line ?? '') && !NO_WIDTH.test(width ?? '');
}
