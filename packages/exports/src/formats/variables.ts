import { fontStack } from '../text/css.ts';
import type { ColorToken } from '../tokens/colors.ts';
import type { BrandTokens } from '../tokens/index.ts';
import { joinName } from '../tokens/names.ts';
import type { ShadowToken } from '../tokens/shapes.ts';
import type { TextStyle } from '../tokens/typography.ts';
import { colorText, dimensionText } from '../tokens/values.ts';

/** A variable of CSS or Sass: name without `--` or `$`, and value. */
export type Variable = readonly [name: string, value: string];

export const colorVariables = (colors: readonly ColorToken[]): Variable[] =>
  colors.map(({ name, color }) => [joinName('color', name), colorText(color)]);

/** All variables but those of colours. */
export function otherVariables(tokens: BrandTokens): Variable[] {
  return [
    ...tokens.families.map(({ name, stack }): Variable => [joinName('font', name), fontStack(stack)]),
    ...tokens.textStyles.flatMap((style) => textVariables(style, joinName('text', style.name))),
    ...tokens.spacing.map(({ name, size }): Variable => [joinName('spacing', name), dimensionText(size)]),
    ...tokens.radii.map(({ name, size }): Variable => [joinName('radius', name), dimensionText(size)]),
    ...tokens.shadows.map((shadow): Variable => [joinName('shadow', shadow.name), shadowText(shadow)]),
    ...tokens.gradients.map(({ name, css }): Variable => [joinName('gradient', name), css]),
    ...tokens.motion.map(
      ({ name, motion }): Variable =>
        motion.type === 'duration'
          ? [joinName('duration', name), `${motion.value}${motion.unit}`]
          : [joinName('ease', name), `cubic-bezier(${motion.points.join(', ')})`],
    ),
  ];
}

/** Only for languages whose variables media queries can use. */
export const breakpointVariables = ({ breakpoints }: BrandTokens): Variable[] =>
  breakpoints.map(({ name, size }): Variable => [joinName('breakpoint', name), dimensionText(size)]);

/** The size, and what belongs to it in the way of Tailwind: `--text-h1--line-height`. */
function textVariables(style: TextStyle, name: string): Variable[] {
  const { fontSize, fontWeight, lineHeight, letterSpacing } = style;
  return [
    [name, dimensionText(fontSize)],
    ...(lineHeight === null ? [] : [[`${name}--line-height`, `${lineHeight}`] as const]),
    ...(letterSpacing === null ? [] : [[`${name}--letter-spacing`, dimensionText(letterSpacing)] as const]),
    ...(fontWeight === null ? [] : [[`${name}--font-weight`, `${fontWeight}`] as const]),
  ];
}

export const shadowText = ({ layers }: ShadowToken): string =>
  layers
    .map(({ inset, offsetX, offsetY, blur, spread, color }) =>
      [...(inset ? ['inset'] : []), ...[offsetX, offsetY, blur, spread].map(dimensionText), colorText(color)].join(' '),
    )
    .join(', ');
