import type { ColorsSection, PaletteColor } from '@brandprint/contracts';
import { isNeutral } from '../shared/color.ts';

/**
 * The palette without the colours of a framework. For pages, its greys are kept as grounds, and one of them as the colour
 * of the text; for pictures they are not.
 */
export function brandPalette(
  colors: ColorsSection | null,
  stockColors: ReadonlySet<string>,
  { keepGreys }: { keepGreys: boolean },
): PaletteColor[] {
  const palette = colors?.primary_palette ?? [];
  const text = palette.find(({ category }) => category === 'text');
  return palette.filter(
    (color) =>
      !stockColors.has(color.hex.toLowerCase()) ||
      (keepGreys && isNeutral(color.hex) && (color.category === 'background' || color === text)),
  );
}
