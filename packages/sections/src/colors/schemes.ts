import type { ColorScheme, Evidence, PageEvidence, PageView } from '@brandprint/contracts';
import { colorGroup, distance, lab } from '../shared/color.ts';
import { colorName } from '../shared/color-names.ts';
import { contrastPairs } from './contrast.ts';
import { usageOf } from './describe.ts';
import { paletteOf } from './palette.ts';
import { SAME } from './swatch.ts';

/** The palettes of the site's other schemes, each colour told by the one of the main palette that it is, if any. */
export function otherSchemes(evidence: Evidence, palette: readonly { hex: string }[]): ColorScheme[] {
  return evidence.pages.flatMap((page) =>
    page.views.flatMap((view) => (isScheme(view) ? [schemeOf(evidence, page, view, palette)] : [])),
  );
}

type SchemeView = PageView & { name: 'dark' | 'light' };
const isScheme = (view: PageView): view is SchemeView => view.name === 'dark' || view.name === 'light';

function schemeOf(
  evidence: Evidence,
  page: PageEvidence,
  view: SchemeView,
  palette: readonly { hex: string }[],
): ColorScheme {
  const { colors, paint } = paletteOf({ ...evidence, pages: [seenIn(page, view)] });
  const taken = new Set<string>();
  return {
    scheme: view.name,
    trigger: view.trigger,
    page: page.finalUrl,
    canvas: view.canvasColor,
    palette: colors.map((color) => {
      const name = colorName(color.hex, taken);
      taken.add(name);
      return {
        name,
        hex: color.hex,
        category: color.category,
        color_group: colorGroup(color.hex),
        usage: usageOf(color),
        usage_frequency: paint > 0 ? Math.round((color.paint / paint) * 1e4) / 1e4 : 0,
        palette_index: nearest(color.hex, palette),
      };
    }),
    contrast_pairs: contrastPairs([{ page: page.finalUrl, styles: view.styles }]),
  };
}

/** The page as the view shows it. Its head names colours for the scheme that it shows unasked, unless a media query says else. */
function seenIn(page: PageEvidence, view: SchemeView): PageEvidence {
  const { name, trigger, ...look } = view;
  return { ...page, ...look, meta: page.meta.filter((meta) => !/^theme-color$/i.test(meta.name)) };
}

function nearest(hex: string, palette: readonly { hex: string }[]): number | null {
  const at = lab(hex);
  const [best] = palette
    .map((color, index) => ({ index, gap: distance(lab(color.hex), at) }))
    .sort((a, b) => a.gap - b.gap || a.index - b.index);
  return best && best.gap <= SAME ? best.index : null;
}
