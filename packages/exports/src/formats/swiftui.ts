import {
  blocks,
  commented,
  escapedText,
  type NativeShadow,
  type NativeTextStyle,
  type NativeTokens,
  nativeTokens,
  weightStep,
} from '../native/model.ts';
import type { BrandTokens } from '../tokens/index.ts';
import type { Color } from '../tokens/values.ts';
import type { ExportOptions } from '../types.ts';

const INDENT = '    ';

/** Swift for apps with SwiftUI (iOS 17, macOS 14). */
export function toSwiftUi(tokens: BrandTokens, options: ExportOptions): string {
  const native = nativeTokens(tokens, options);
  const { type, introduction, sizes, textStyles, shadows, motion } = native;
  return blocks(
    introduction.map((line) => `// ${line}`),
    ['import SwiftUI'],
    colorLines(native),
    ...sizes.map(({ name, sizes }) =>
      enumOf(
        `${type}${name}`,
        commented(sizes, ({ id, value }) => `public static let ${id}: CGFloat = ${value}`, INDENT),
      ),
    ),
    textStyles.length > 0 ? textStyleType(type) : [],
    enumOf(
      `${type}Text`,
      commented(textStyles, (style) => `public static let ${style.id} = ${type}TextStyle(${textStyle(style)})`, INDENT),
    ),
    shadows.length > 0 ? shadowType(type) : [],
    enumOf(
      `${type}Shadows`,
      commented(
        shadows,
        ({ id, layers }) =>
          `public static let ${id}: [${type}Shadow] = [${layers.map((layer) => `${type}Shadow(${shadow(layer)})`).join(', ')}]`,
        INDENT,
      ),
    ),
    enumOf(
      `${type}Motion`,
      commented(
        motion,
        ({ id, motion }) => {
          if (motion.type === 'duration') {
            return `public static let ${id}: TimeInterval = ${motion.unit === 'ms' ? motion.value / 1000 : motion.value}`;
          }
          const [x1, y1, x2, y2] = motion.points;
          return `public static let ${id} = UnitCurve.bezier(startControlPoint: UnitPoint(x: ${x1}, y: ${y1}), endControlPoint: UnitPoint(x: ${x2}, y: ${y2}))`;
        },
        INDENT,
      ),
    ),
  );
}

const enumOf = (name: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`public enum ${name} {`, ...lines, '}'] : [];

function colorLines({ type, schemes }: NativeTokens): string[] {
  const colors = schemes[0]?.colors ?? [];
  if (colors.length === 0) return [];
  const [own, other = own] = schemes.map(({ scheme }) => scheme);
  const schemeOf = (scheme: string) => [own, other].find((known) => known === scheme) ?? own;
  return [
    `public struct ${type}Colors: Sendable {`,
    ...commented(colors, ({ id }) => `public let ${id}: Color`, INDENT),
    '',
    ...schemes.flatMap(({ scheme, colors }) => [
      `${INDENT}public static let ${scheme} = ${type}Colors(`,
      `${INDENT}${INDENT}${colors.map(({ id, color }) => `${id}: ${colorText(color)}`).join(`,\n${INDENT}${INDENT}`)}`,
      `${INDENT})`,
    ]),
    '',
    `${INDENT}/// For \`@Environment(\\.colorScheme)\`.`,
    `${INDENT}public static func matching(_ scheme: ColorScheme) -> ${type}Colors {`,
    `${INDENT}${INDENT}${own === other ? own : `scheme == .dark ? ${schemeOf('dark')} : ${schemeOf('light')}`}`,
    `${INDENT}}`,
    '}',
  ];
}

const colorText = ({ hex, alpha }: Color): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => `0x${hex.slice(at, at + 2).toUpperCase()} / 255.0`);
  return `Color(.sRGB, red: ${red}, green: ${green}, blue: ${blue}, opacity: ${alpha})`;
};

const textStyleType = (type: string): string[] => [
  `public struct ${type}TextStyle: Sendable {`,
  `${INDENT}/// The font has to be part of the app; nil if it is not known.`,
  `${INDENT}public let family: String?`,
  `${INDENT}public let size: CGFloat`,
  `${INDENT}public let weight: Font.Weight?`,
  `${INDENT}/// A multiple of the size.`,
  `${INDENT}public let lineHeight: CGFloat?`,
  `${INDENT}public let tracking: CGFloat?`,
  '',
  `${INDENT}public var font: Font {`,
  `${INDENT}${INDENT}let base = family.map { Font.custom($0, size: size) } ?? Font.system(size: size)`,
  `${INDENT}${INDENT}return weight.map { base.weight($0) } ?? base`,
  `${INDENT}}`,
  '}',
];

const WEIGHTS: Record<number, string> = {
  100: '.ultraLight',
  200: '.thin',
  300: '.light',
  400: '.regular',
  500: '.medium',
  600: '.semibold',
  700: '.bold',
  800: '.heavy',
  900: '.black',
};

const textStyle = ({ family, size, weight, lineHeight, letterSpacing }: NativeTextStyle): string =>
  [
    `family: ${family === null ? 'nil' : `"${escapedText(family, (hex) => `\\u{${hex}}`)}"`}`,
    `size: ${size}`,
    `weight: ${weight === null ? 'nil' : WEIGHTS[weightStep(weight)]}`,
    `lineHeight: ${lineHeight ?? 'nil'}`,
    `tracking: ${letterSpacing ?? 'nil'}`,
  ].join(', ');

const shadowType = (type: string): string[] => [
  `public struct ${type}Shadow: Sendable {`,
  `${INDENT}public let color: Color`,
  `${INDENT}public let x: CGFloat`,
  `${INDENT}public let y: CGFloat`,
  `${INDENT}/// As in CSS: \`.shadow(radius:)\` takes half of it.`,
  `${INDENT}public let blur: CGFloat`,
  `${INDENT}/// SwiftUI cannot draw it.`,
  `${INDENT}public let spread: CGFloat`,
  '',
  `${INDENT}public var radius: CGFloat { blur / 2 }`,
  '}',
];

const shadow = ({ color, x, y, blur, spread }: NativeShadow): string =>
  `color: ${colorText(color)}, x: ${x}, y: ${y}, blur: ${blur}, spread: ${spread}`;
