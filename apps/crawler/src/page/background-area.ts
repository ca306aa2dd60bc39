import type { Box } from '@brandprint/contracts';

/** Pixels up to which a background is a line, for instance an underline, and fills no area. */
const MAX_LINE = 6;

/** The sides of the size that can make a background a line: one that repeats along a side fills it. */
const THIN_SIDES: Readonly<Record<string, readonly ('width' | 'height')[]>> = {
  'no-repeat': ['width', 'height'],
  'repeat-x': ['height'],
  'repeat-y': ['width'],
};

/** Whether a background picture or gradient fills more than a line of its element. */
export function paintsArea(
  {
    backgroundImage,
    backgroundRepeat,
    backgroundSize,
  }: Pick<CSSStyleDeclaration, 'backgroundImage' | 'backgroundRepeat' | 'backgroundSize'>,
  box: Box,
): boolean {
  if (backgroundImage === 'none') return false;
  if (backgroundSize.includes(',')) return true;
  const [width = 'auto', height = 'auto'] = backgroundSize.split(' ');
  const size = { width: lengthOf(width, box.width), height: lengthOf(height, box.height) };
  return !(THIN_SIDES[backgroundRepeat] ?? []).some((side) => size[side] !== null && size[side] <= MAX_LINE);
}

/** In px; null for keywords and calculations. */
function lengthOf(value: string, whole: number): number | null {
  const [, number, unit] = /^([\d.]+)(px|%)$/.exec(value) ?? [];
  return number === undefined ? null : unit === '%' ? (Number(number) / 100) * whole : Number(number);
}
