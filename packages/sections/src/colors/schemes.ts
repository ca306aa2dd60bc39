import type { ColorScheme, Evidence, PageEvidence, PageView } from '@brandprint/contracts';
import { colorFamily, deltaE, toLab } from '../shared/color.ts';
import { nearestColorName } from '../shared/color-names.ts';
import { findContrastPairs } from './contrast.ts';
import { describeUsage } from './describe-usage.ts';
import { buildPalette } from './palette.ts';
import { MAX_SWATCH_DISTANCE } from './swatch.ts';

/**
 * The palettes of the site's other colour schemes, each colour linked to its counterpart in the main palette, if any.
 */
export function findOtherSchemes(evidence: Evidence, palette: readonly { hex: string }[]): ColorScheme[] {
  return evidence.pages.flatMap((page) =>
    page.views.flatMap((view) => (isScheme(view) ? [toColorScheme(evidence, page, view, palette)] : [])),
  );
}

type SchemeView = PageView & { name: 'dark' | 'light' };
const isScheme = (view: PageView): view is SchemeView => view.name === 'dark' || view.name === 'light';

function toColorScheme(
  evidence: Evidence,
  page: PageEvidence,
  view: SchemeView,
  palette: readonly { hex: string }[],
): ColorScheme {
  const { colors, totalPaint } = buildPalette({ ...evidence, pages: [asPage(page, view)] });
  const taken = new Set<string>();
  return {
    scheme: view.name,
    trigger: view.trigger,
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

/**
 * The page in the view's scheme. Colours in the head belong to the default scheme unless a media query says otherwise.
 */
function asPage(page: PageEvidence, view: SchemeView): PageEvidence {
  const { name, trigger, ...look } = view;
  return { ...page, ...look, meta: page.meta.filter((meta) => !/^theme-color$/i.test(meta.name)) };
}

function nearestPaletteIndex(hex: string, palette: readonly { hex: string }[]): number | null {
  const at = toLab(hex);
  const [best] = palette
    .map((color, index) => ({ index, gap: deltaE(toLab(color.hex), at) }))
    .sort((a, b) => a.gap - b.gap || a.index - b.index);
  return best && best.gap <= MAX_SWATCH_DISTANCE ? best.index : null;
}
