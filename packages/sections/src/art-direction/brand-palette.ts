import type { ColorsSection, PaletteColor } from '@brandprint/contracts';
import { isNeutral } from '../shared/color.ts';

/**
 * The palette without the colours of a framework. Greys of a framework are kept for pages, whose text is set in them, but
 * not for pictures.
 */
export function brandPalette(
  colors: ColorsSection | null,
  stockColors: ReadonlySet<string>,
  { keepGreys }: { keepGreys: boolean },
): PaletteColor[] {
  return (colors?.primary_palette ?? []).filter(
    ({ hex }) => !stockColors.has(hex.toLowerCase()) || (keepGreys && isNeutral(hex)),
  );
}
