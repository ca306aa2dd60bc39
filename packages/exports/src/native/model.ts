import { introduction } from '../formats/css.ts';
import { commentText } from '../text/css.ts';
import { everyColor } from '../tokens/colors.ts';
import type { BrandTokens } from '../tokens/index.ts';
import type { MotionToken } from '../tokens/motion.ts';
import type { ShadowToken } from '../tokens/shapes.ts';
import type { TextStyle } from '../tokens/typography.ts';
import type { Color, Dimension } from '../tokens/values.ts';
import type { ExportOptions, SchemeName } from '../types.ts';

/** A value with an identifier, and a comment of one line that is empty if there is nothing to say. */
export type Named<T> = T & { id: string; comment: string };

/** The tokens for languages of apps, with identifiers that Swift, Kotlin and Dart allow. Sizes are in pixels of CSS. */
export interface NativeTokens {
  /** Put before names of types, such as `Brand`. */
  type: string;
  introduction: readonly string[];
  /** Each scheme has all colours. */
  schemes: readonly { scheme: SchemeName; colors: readonly Named<{ color: Color }>[] }[];
  /** The names of types, and what is in them. */
  sizes: readonly { name: string; sizes: readonly Named<{ value: number }>[] }[];
  textStyles: readonly Named<NativeTextStyle>[];
  /** Without shadows inside of boxes, for which the platforms have no type. */
  shadows: readonly Named<{ layers: readonly NativeShadow[] }>[];
  motion: readonly Named<Pick<MotionToken, 'motion'>>[];
}

export interface NativeTextStyle {
  /** Null if it is not known. */
  family: string | null;
  size: number;
  weight: number | null;
  /** A multiple of the size. */
  lineHeight: number | null;
  letterSpacing: number | null;
}

export interface NativeShadow {
  color: Color;
  x: number;
  y: number;
  blur: number;
  spread: number;
}

export function nativeTokens(tokens: BrandTokens, { prefix }: ExportOptions): NativeTokens {
  const colors = everyColor(tokens.schemes);
  return {
    type: pascalCase(prefix || 'brand'),
    introduction: introduction(tokens).map(lineText),
    schemes: tokens.schemes.map(({ scheme, colors: own }) => {
      const known = new Map(own.map(({ name, color }) => [name, color]));
      return {
        scheme,
        colors: withIds('color', colors, (token) => ({ color: known.get(token.name) ?? token.color })),
      };
    }),
    sizes: [
      { name: 'Spacing', sizes: sizesOf('spacing', tokens.spacing) },
      { name: 'Radius', sizes: sizesOf('radius', tokens.radii) },
    ],
    textStyles: withIds(
      'text',
      tokens.textStyles.filter(({ fontSize }) => isPixels(fontSize)),
      textStyleOf,
    ),
    shadows: withIds('shadow', tokens.shadows, shadowOf).filter(({ layers }) => layers.length > 0),
    motion: withIds(
      ({ motion }) => (motion.type === 'duration' ? 'duration' : 'ease'),
      tokens.motion,
      ({ motion }) => ({ motion }),
    ),
  };
}

const isPixels = ({ unit }: Dimension): boolean => unit === 'px';

const sizesOf = (kind: string, sizes: readonly { name: string; size: Dimension; usage: string }[]) =>
  withIds(
    kind,
    sizes.filter(({ size }) => isPixels(size)),
    ({ size }) => ({ value: size.value }),
  );

const textStyleOf = (style: TextStyle): NativeTextStyle => ({
  family: style.family?.stack[0] ?? null,
  size: style.fontSize.value,
  weight: style.fontWeight,
  lineHeight: style.lineHeight,
  letterSpacing: style.letterSpacing && isPixels(style.letterSpacing) ? style.letterSpacing.value : null,
});

const shadowOf = ({ layers }: ShadowToken) => ({
  layers: layers
    .filter((layer) => !layer.inset && [layer.offsetX, layer.offsetY, layer.blur, layer.spread].every(isPixels))
    .map(
      ({ color, offsetX, offsetY, blur, spread }): NativeShadow => ({
        color,
        x: offsetX.value,
        y: offsetY.value,
        blur: blur.value,
        spread: spread.value,
      }),
    ),
});

function withIds<T extends { name: string; usage: string }, Value>(
  kind: string | ((token: T) => string),
  tokens: readonly T[],
  read: (token: T) => Value,
): Named<Value>[] {
  const taken = new Set<string>();
  return tokens.map((token) => {
    const base = identifier(typeof kind === 'string' ? kind : kind(token), token.name);
    let id = base;
    for (let n = 2; taken.has(id); n++) id = `${base}_${n}`;
    taken.add(id);
    return { ...read(token), id, comment: lineText(token.usage) };
  });
}

/** Words with a meaning in Swift, Kotlin or Dart that a name can be. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'abstract any as assert async await break case catch class const continue covariant default defer deferred do ' +
    'dynamic else enum export extends extension external factory false final finally for fun func get guard hide if ' +
    'implements import in init inout interface internal is late let library mixin nil null object of on operator part ' +
    'private protocol public repeat required rethrow return self set show static struct subscript super switch sync ' +
    'this throw throws true try type typealias typeof val values var void when where while with yield ' +
    'hashCode noSuchMethod runtimeType toString'
  ).split(' '),
);

/** `accentBlue450` for accent-blue-450. Digits of different words stay apart: `h1_24` for h1-24. */
function identifier(kind: string, name: string): string {
  const text = name
    .replaceAll(/(?<=\d)-(?=\d)/g, '_')
    .replaceAll(/-([a-z0-9])/g, (_, first: string) => first.toUpperCase());
  if (/^\d/.test(text)) return `${kind}${text}`;
  return RESERVED.has(text) ? `${text}_` : text;
}

const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase()).replaceAll('-', '');

/** A comment of one line without characters that change how code looks. */
const lineText = (text: string): string =>
  commentText(text)
    .replaceAll(/\p{Cf}/gu, '')
    .trim();

/** A text in which every character with a meaning in strings of code is written as a number. */
export const escapedText = (text: string, write: (hex: string) => string): string =>
  text.replaceAll(/[^\w \-.,\u00a1-\u{10ffff}]|\p{Cf}/gu, (character) =>
    write((character.codePointAt(0) ?? 0).toString(16)),
  );

/** `0xff1f5c4d`: alpha, red, green and blue. */
export const argb = ({ hex, alpha }: Color): string =>
  `0x${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}${hex.slice(1)}`
    .toUpperCase()
    .replace('0X', '0x');

/** The nearest of 100 to 900. */
export const weightStep = (weight: number): number => Math.min(900, Math.max(100, Math.round(weight / 100) * 100));

/** A comment for documentation in Swift and Dart. */
const slashed = (text: string): string => `/// ${text}`;

/** Lines with a comment before each, if there is one, indented. */
export const commented = <T>(
  tokens: readonly Named<T>[],
  write: (token: Named<T>) => string,
  indent = '  ',
  comment = slashed,
): string[] =>
  tokens.flatMap((token) => [
    ...(token.comment ? [`${indent}${comment(token.comment)}`] : []),
    `${indent}${write(token)}`,
  ]);

/** Blocks with an empty line between them; empty ones are left out. */
export const blocks = (...parts: readonly (readonly string[])[]): string =>
  `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
