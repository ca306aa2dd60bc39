import {
  argb,
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
import type { ExportOptions } from '../types.ts';

/** Dart for apps with Flutter. */
export function toFlutter(tokens: BrandTokens, options: ExportOptions): string {
  const native = nativeTokens(tokens, options);
  const { type, introduction, sizes, textStyles, shadows, motion } = native;
  return blocks(
    introduction.map((line) => `// ${line}`),
    ["import 'package:flutter/widgets.dart';"],
    colorLines(native),
    ...sizes.map(({ name, sizes }) =>
      classOf(
        `${type}${name}`,
        commented(sizes, ({ id, value }) => `static const double ${id} = ${value};`),
      ),
    ),
    classOf(
      `${type}Text`,
      commented(textStyles, (style) => `static const TextStyle ${style.id} = TextStyle(${textStyle(style)});`),
    ),
    classOf(
      `${type}Shadows`,
      commented(
        shadows,
        ({ id, layers }) => `static const List<BoxShadow> ${id} = [${layers.map(shadow).join(', ')}];`,
      ),
    ),
    classOf(
      `${type}Motion`,
      commented(motion, ({ id, motion }) =>
        motion.type === 'duration'
          ? `static const Duration ${id} = Duration(microseconds: ${Math.round(motion.value * (motion.unit === 's' ? 1_000_000 : 1000))});`
          : `static const Cubic ${id} = Cubic(${motion.points.join(', ')});`,
      ),
    ),
  );
}

const classOf = (name: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`abstract class ${name} {`, ...lines, '}'] : [];

function colorLines({ type, schemes }: NativeTokens): string[] {
  const colors = schemes[0]?.colors ?? [];
  if (colors.length === 0) return [];
  return [
    `class ${type}Colors {`,
    `  const ${type}Colors({`,
    ...colors.map(({ id }) => `    required this.${id},`),
    '  });',
    '',
    ...commented(colors, ({ id }) => `final Color ${id};`),
    ...schemes.flatMap(({ scheme, colors }) => [
      '',
      `  static const ${type}Colors ${scheme} = ${type}Colors(`,
      ...colors.map(({ id, color }) => `    ${id}: Color(${argb(color)}),`),
      '  );',
    ]),
    '}',
  ];
}

const textStyle = ({ family, size, weight, lineHeight, letterSpacing }: NativeTextStyle): string =>
  [
    ...(family === null ? [] : [`fontFamily: '${escapedText(family, (hex) => `\\u{${hex}}`)}'`]),
    `fontSize: ${size}`,
    ...(weight === null ? [] : [`fontWeight: FontWeight.w${weightStep(weight)}`]),
    ...(lineHeight === null ? [] : [`height: ${lineHeight}`]),
    ...(letterSpacing === null ? [] : [`letterSpacing: ${letterSpacing}`]),
  ].join(', ');

const shadow = ({ color, x, y, blur, spread }: NativeShadow): string =>
  `BoxShadow(color: Color(${argb(color)}), offset: Offset(${x}, ${y}), blurRadius: ${blur}, spreadRadius: ${spread})`;
