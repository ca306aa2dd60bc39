import type { ColorScheme, Evidence, PageEvidence, PageView } from '@brandprint/contracts';
import { collectOwnNames } from '../shared/brand/own-names.ts';
import { colorFamily, deltaE, toLab } from '../shared/color.ts';
import { nearestColorName } from '../shared/color-names.ts';
import { findContrastPairs } from './contrast.ts';
import { describeUsage } from './describe-usage.ts';
import { buildPalette } from './palette.ts';
import type { RankedColor } from './rank-colors.ts';
import { MAX_SWATCH_DISTANCE } from './swatch.ts';

type ViewPalette = Omit<ColorScheme, 'scheme' | 'trigger'>;

/** The colours of a page as a view shows it. */
export const rankView = (evidence: Evidence, page: PageEvidence, view: PageView) =>
  buildPalette({ ...evidence, pages: [asPage(page, view)] }, collectOwnNames(evidence));

/** The palette of a view, each colour linked to its counterpart in the main palette, if any. */
export function describeView(
  { colors, totalPaint }: { colors: readonly RankedColor[]; totalPaint: number },
  page: PageEvidence,
  view: PageView,
  palette: readonly { hex: string }[],
): ViewPalette {
  const taken = new Set<string>();
  return {
    page: page.finalUrl,
    canvas: view.canvasColor,
    palette: colors.map((color) => {
      const name = nearestColorName(color.hex, taken);
      taken.add(name);
      return {
        name,
        hex: color.hex,
        category: color.category,
        color_group: colorFamily(color.hex),
        usage: describeUsage(color),
        usage_frequency: totalPaint > 0 ? Math.round((color.paint / totalPaint) * 1e4) / 1e4 : 0,
        palette_index: nearestPaletteIndex(color.hex, palette),
      };
    }),
    contrast_pairs: findContrastPairs([{ page: page.finalUrl, styles: view.styles }]),
  };
}

/** Colours in the head belong to the default scheme unless a media query says otherwise. */
function asPage(page: PageEvidence, view: PageView): PageEvidence {
  const { name, trigger, ...look } = view;
  const meta = name === 'mobile' ? page.meta : page.meta.filter((tag) => !/^theme-color$/i.test(tag.name));
  return { ...page, ...look, meta };
}

function nearestPaletteIndex(hex: string, palette: readonly { hex: string }[]): number | null {
  const at = toLab(hex);
  const [best] = palette
    .map((color, index) => ({ index, gap: deltaE(toLab(color.hex), at) }))
    .sort((a, b) => a.gap - b.gap || a.index - b.index);
  return best && best.gap <= MAX_SWATCH_DISTANCE ? best.index : null;
}
