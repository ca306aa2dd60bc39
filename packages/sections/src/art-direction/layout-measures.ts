import type { ElementStyle, Evidence, PageEvidence, Region } from '@brandprint/contracts';
import { oklch } from '../shared/color.ts';
import { roundTo } from '../shared/numbers.ts';

/** Measures of the first page's layout. Shares are 0 to 1. */
export interface LayoutMeasures {
  pages: number;
  /** OKLab lightness of the first screen's background. */
  backgroundLightness: number | null;
  background: string;
  /** Share of the first screen's pixels outside pictures that are clearly coloured. */
  colorfulShare: number;
  /** Share of the first screen covered by pictures. */
  pictureShare: number;
  pictureCount: number;
  hasHeroPicture: boolean;
  h1Px: number | null;
  bodyPx: number | null;
  /** Most common computed corner radius of buttons and cards, by area. */
  buttonRadius: string;
  cardRadius: string;
  shadowCount: number;
  gradientCount: number;
  /** Share of buttons and of headings in capitals. */
  uppercaseButtonShare: number;
  uppercaseHeadingShare: number;
  /** Median vertical padding of sections in px. */
  sectionPadding: number | null;
  sections: number;
  hasMotion: boolean;
}

const MIN_CHROMA = 0.06;

export function measureLayout(evidence: Evidence): LayoutMeasures | null {
  const home = evidence.pages[0];
  if (!home || home.styles.length === 0) return null;
  const { styles, viewport } = home;
  const screen = viewport.width * viewport.height;
  const pixels = home.firstScreenPixels.length > 0 ? home.firstScreenPixels : home.pixels;
  const background = pixels[0]?.hex ?? home.canvasColor;
  const buttons = styles.filter(({ role }) => role === 'button');
  const headings = styles.filter(({ role }) => role === 'heading');
  return {
    pages: evidence.pages.length,
    background,
    backgroundLightness: background ? oklch(background).l : null,
    colorfulShare: roundTo(
      pixels.filter(({ hex }) => oklch(hex).c > MIN_CHROMA).reduce((sum, { share }) => sum + share, 0),
    ),
    pictureShare: roundTo(Math.min(1, pictureArea(home) / screen)),
    pictureCount: home.images.length,
    hasHeroPicture: home.images.some(
      ({ kind, region, box }) => kind === 'background' && region === 'hero' && box.width > viewport.width * 0.6,
    ),
    h1Px: maxFontSize(headings.filter(({ level }) => level === 1)) ?? maxFontSize(headings),
    bodyPx:
      maxBy(
        styles.filter(({ role }) => role === 'body'),
        ({ chars }) => chars,
      )?.font.sizePx ?? null,
    buttonRadius: maxBy(buttons.filter(hasPaintedBox), ({ count }) => count)?.borderRadius ?? '',
    cardRadius:
      maxBy(
        styles.filter((style) => style.role === 'card' && hasPaintedBox(style)),
        ({ area }) => area,
      )?.borderRadius ?? '',
    shadowCount: home.css.shadows.reduce((sum, { count }) => sum + count, 0),
    gradientCount: home.css.gradients.reduce((sum, { count }) => sum + count, 0),
    uppercaseButtonShare: uppercaseShare(buttons),
    uppercaseHeadingShare: uppercaseShare(headings),
    sectionPadding: sectionPadding(home),
    sections: styles.filter(({ role }) => role === 'section').reduce((sum, { count }) => sum + count, 0),
    hasMotion: home.css.keyframes.length > 0 || home.css.transitions.length > 0,
  };
}

const hasPaintedBox = (style: ElementStyle): boolean =>
  style.backgroundColor !== null || style.border.top !== null || style.boxShadow !== null;

function maxBy<T>(items: readonly T[], weight: (item: T) => number): T | null {
  return items.reduce<T | null>((best, item) => (best === null || weight(item) > weight(best) ? item : best), null);
}

function maxFontSize(styles: readonly ElementStyle[]): number | null {
  return maxBy(styles, ({ font }) => font.sizePx)?.font.sizePx ?? null;
}

function uppercaseShare(styles: readonly ElementStyle[]): number {
  const all = styles.reduce((sum, { count }) => sum + count, 0);
  const upper = styles.filter(({ font }) => font.transform === 'uppercase').reduce((sum, { count }) => sum + count, 0);
  return all ? roundTo(upper / all) : 0;
}

/** A selector whose last element is named as a section. */
const SECTION_SELECTOR = /(?:^|[\s>])section(?:[.#:][^\s>]*)?$|[.-]section(?:[.:][^\s>]*)?$/;
const NON_CONTENT_REGIONS: ReadonlySet<Region> = new Set(['header', 'nav', 'footer', 'dialog', 'widget']);
/** Minimum padding in px that separates sections. */
const MIN_SECTION_PADDING = 24;

/** Based on the elements named as sections, otherwise on the larger areas with a background of their own. */
function sectionPadding({ css, styles }: PageEvidence): number | null {
  const sectionSpacings = css.spacings.filter(
    ({ property, axis, selector }) => property === 'padding' && axis === 'y' && SECTION_SELECTOR.test(selector),
  );
  const areas = styles
    .filter(({ role, region, tag }) => role === 'section' && tag !== 'body' && !NON_CONTENT_REGIONS.has(region))
    .flatMap(({ padding: [top, , bottom], count }) => [top, bottom].map((px) => ({ px, count })));
  return median((sectionSpacings.length > 0 ? sectionSpacings : areas).filter(({ px }) => px >= MIN_SECTION_PADDING));
}

function median(values: readonly { px: number; count: number }[]): number | null {
  const half = values.reduce((sum, { count }) => sum + count, 0) / 2;
  let seenCount = 0;
  for (const { px, count } of values.toSorted((a, b) => a.px - b.px)) {
    seenCount += count;
    if (seenCount >= half) return px;
  }
  return null;
}

function pictureArea({ images, viewport }: PageEvidence): number {
  return images.reduce((sum, { box }) => {
    const width = Math.max(0, Math.min(box.x + box.width, viewport.width) - Math.max(box.x, 0));
    const height = Math.max(0, Math.min(box.y + box.height, viewport.height) - Math.max(box.y, 0));
    return sum + width * height;
  }, 0);
}
