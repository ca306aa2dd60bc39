import type { Evidence, PageEvidence, PageView, SmallScreenPalette } from '@brandprint/contracts';
import { collectOwnNames } from '../shared/brand/own-names.ts';
import { compositeColor, deltaE, toLab } from '../shared/color.ts';
import { buildPalette } from './palette.ts';
import type { RankedColor } from './rank-colors.ts';
import { describeView, rankView } from './view-palette.ts';

/** CIEDE2000 from which two colours are clearly different. */
const CLEAR_DISTANCE = 5;
/** Part of the width that a bar of the header fills. */
const BAR_WIDTH = 0.8;

type Difference = SmallScreenPalette['differs'][number];

/** The palettes of small screens on which main colour, header or background are clearly others than on a wide one. */
export function findSmallScreens(evidence: Evidence, palette: readonly { hex: string }[]): SmallScreenPalette[] {
  return evidence.pages.flatMap((page) =>
    page.views
      .filter(({ name }) => name === 'mobile')
      .flatMap((view) => {
        const wide = buildPalette({ ...evidence, pages: [page] }, collectOwnNames(evidence)).colors;
        const small = rankView(evidence, page, view);
        const differs = differencesOf(page, view, wide, small.colors);
        if (differs.length === 0) return [];
        return [{ trigger: view.trigger, differs, ...describeView(small, page, view, palette) }];
      }),
  );
}

function differencesOf(
  page: PageEvidence,
  view: PageView,
  wide: readonly RankedColor[],
  small: readonly RankedColor[],
): Difference[] {
  const [main] = small;
  // Another order of the same colours is no other palette.
  const isNewMain = main !== undefined && wide.length > 0 && wide.every(({ hex }) => isClear(hex, main.hex));
  const checks: readonly (readonly [Difference, boolean])[] = [
    ['primary', isNewMain],
    ['header', isClear(headerColor(page), headerColor(view))],
    ['background', isClear(page.canvasColor, view.canvasColor)],
  ];
  return checks.flatMap(([name, isOther]) => (isOther ? [name] : []));
}

const isClear = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && deltaE(toLab(a), toLab(b)) > CLEAR_DISTANCE;

/** The fill of the largest bar of the header; null if it has none, for instance over a picture. */
function headerColor({ styles, viewport }: Pick<PageEvidence, 'styles' | 'viewport'>): string | null {
  const [bar] = styles
    .filter(
      ({ region, box, firstScreenArea }) =>
        region === 'header' && firstScreenArea > 0 && box.width >= BAR_WIDTH * viewport.width,
    )
    .flatMap(({ backgroundColor, backdrop, area }) =>
      backgroundColor && backdrop && compositeColor(backgroundColor, backdrop) ? [{ hex: backdrop, area }] : [],
    )
    .sort((a, b) => b.area - a.area);
  return bar?.hex ?? null;
}
