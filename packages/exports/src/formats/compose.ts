import {
  argb,
  blocks,
  commented as commentedLines,
  type Named,
  type NativeShadow,
  type NativeTextStyle,
  type NativeTokens,
  nativeTokens,
} from '../native/model.ts';
import type { BrandTokens } from '../tokens/index.ts';
import type { ExportOptions } from '../types.ts';

const INDENT = '    ';

/** A comment for KDoc, in which neither end nor beginning of a comment may be. */
const kdoc = (text: string): string => `/** ${text.replaceAll('*/', '* /').replaceAll('/*', '/ *')} */`;
const commented = <T>(tokens: readonly Named<T>[], write: (token: Named<T>) => string): string[] =>
  commentedLines(tokens, write, INDENT, kdoc);

/** Kotlin for apps with Jetpack Compose 1.9. Families are resources of the app, so that styles have none. */
export function toCompose(tokens: BrandTokens, options: ExportOptions): string {
  const native = nativeTokens(tokens, options);
  const { type, introduction, sizes, textStyles, shadows, motion } = native;
  const body = [
    colorLines(native),
    ...sizes.map(({ name, sizes }) =>
      objectOf(
        `${type}${name}`,
        commented(sizes, ({ id, value }) => `val ${id} = ${unit(value, 'dp')}`),
      ),
    ),
    objectOf(
      `${type}Text`,
      commented(textStyles, (style) => `val ${style.id} = TextStyle(${textStyle(style)})`),
    ),
    objectOf(
      `${type}Shadows`,
      commented(shadows, ({ id, layers }) => `val ${id} = listOf(${layers.map(shadow).join(', ')})`),
    ),
    objectOf(
      `${type}Motion`,
      commented(motion, ({ id, motion }) =>
        motion.type === 'duration'
          ? `const val ${id}Millis = ${Math.round(motion.unit === 's' ? motion.value * 1000 : motion.value)}`
          : `val ${id} = CubicBezierEasing(${motion.points.map((point) => `${point}f`).join(', ')})`,
      ),
    ),
  ];
  const code = body.flat().join('\n');
  return blocks(
    introduction.map((line) => `// ${line}`),
    ['package brand'],
    IMPORTS.filter((name) => new RegExp(`(?:\\b|\\.)${name.slice(name.lastIndexOf('.') + 1)}\\b`).test(code)).map(
      (name) => `import ${name}`,
    ),
    ...body,
  );
}

const IMPORTS = [
  'androidx.compose.animation.core.CubicBezierEasing',
  'androidx.compose.ui.graphics.Color',
  'androidx.compose.ui.graphics.shadow.Shadow',
  'androidx.compose.ui.text.TextStyle',
  'androidx.compose.ui.text.font.FontWeight',
  'androidx.compose.ui.unit.DpOffset',
  'androidx.compose.ui.unit.dp',
  'androidx.compose.ui.unit.em',
  'androidx.compose.ui.unit.sp',
];

const objectOf = (name: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`object ${name} {`, ...lines, '}'] : [];

function colorLines({ type, schemes }: NativeTokens): string[] {
  const colors = schemes[0]?.colors ?? [];
  if (colors.length === 0) return [];
  return [
    `class ${type}Colors(`,
    ...commented(colors, ({ id }) => `val ${id}: Color,`),
    ') {',
    `${INDENT}companion object {`,
    ...schemes.flatMap(({ scheme, colors }) => [
      `${INDENT}${INDENT}val ${scheme} = ${type}Colors(`,
      ...colors.map(({ id, color }) => `${INDENT}${INDENT}${INDENT}${id} = Color(${argb(color)}),`),
      `${INDENT}${INDENT})`,
    ]),
    `${INDENT}}`,
    '}',
  ];
}

const unit = (value: number, name: string): string => `${value < 0 ? `(${value})` : value}.${name}`;

const textStyle = ({ size, weight, lineHeight, letterSpacing }: NativeTextStyle): string =>
  [
    `fontSize = ${unit(size, 'sp')}`,
    ...(weight === null ? [] : [`fontWeight = FontWeight(${weight})`]),
    ...(lineHeight === null ? [] : [`lineHeight = ${unit(lineHeight, 'em')}`]),
    ...(letterSpacing === null ? [] : [`letterSpacing = ${unit(letterSpacing, 'sp')}`]),
  ].join(', ');

const shadow = ({ color, x, y, blur, spread }: NativeShadow): string =>
  `Shadow(radius = ${unit(blur, 'dp')}, color = Color(${argb(color)}), spread = ${unit(spread, 'dp')}, offset = DpOffset(${unit(x, 'dp')}, ${unit(y, 'dp')}))`;
