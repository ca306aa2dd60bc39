import type { ElementStyle, Evidence, ImageEvidence, PageEvidence, Region, StoredAsset } from '@brandprint/contracts';
import { oklch } from '../shared/color.ts';
import { roundTo } from '../shared/numbers.ts';
import { MIN_CHROMA } from './background.ts';
import { measureGrid, type PageGrid } from './page-grid.ts';
import { hasLargeColorArea, openingColor } from './painted-areas.ts';
import { observeHabits, type SiteHabits } from './site-habits.ts';

/** Measures of the first page's layout. Shares are 0 to 1. */
export interface PageLayout extends PageGrid {
  /** OKLab lightness of the first screen's background. */
  backgroundLightness: number | null;
  background: string;
  /** Share of the first screen's pixels outside pictures that are clearly coloured. */
  colorfulShare: number;
  /** Whether a large area of the page is clearly coloured. */
  hasLargeColorArea: boolean;
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
  /** What occurs on any page. */
  habits: SiteHabits;
}

/** Share of the first screen from which pictures hide the page's own background. */
const COVERED_SCREEN = 0.5;

export function measureLayout(evidence: Evidence): PageLayout | null {
  const home = evidence.pages[0];
  if (!home || home.styles.length === 0) return null;
  const { styles, viewport } = home;
  const assets = new Map(evidence.assets.map((asset) => [asset.key, asset]));
  const picturesOf = ({ images }: PageEvidence): ImageEvidence[] =>
    images.filter((image) => isPicture(image, assets.get(image.assetKey ?? '')));
  const shareOn = (page: PageEvidence): number => pictureShareOf(picturesOf(page), page);
  const pictures = picturesOf(home);
  const pictureShare = shareOn(home);
  // Around pictures that fill the first screen, little is left but a bar.
  const pixels =
    home.firstScreenPixels.length > 0 && (pictureShare < COVERED_SCREEN || home.pixels.length === 0)
      ? home.firstScreenPixels
      : home.pixels;
  const background = (pictureShare < COVERED_SCREEN && openingColor(home)) || (pixels[0]?.hex ?? home.canvasColor);
  const buttons = styles.filter(({ role }) => role === 'button');
  const headings = styles.filter(({ role }) => role === 'heading');
  return {
    background,
    backgroundLightness: background ? oklch(background).l : null,
    colorfulShare: roundTo(
      pixels.filter(({ hex }) => oklch(hex).c > MIN_CHROMA).reduce((sum, { share }) => sum + share, 0),
    ),
    hasLargeColorArea: hasLargeColorArea(home),
    pictureShare: roundTo(pictureShare),
    pictureCount: pictures.length,
    hasHeroPicture: pictures.some(
      ({ kind, region, box }) => kind === 'background' && region === 'hero' && box.width > viewport.width * 0.6,
    ),
    h1Px: maxFontSize(headings.filter(({ level }) => level === 1)) ?? maxFontSize(headings),
    bodyPx:
      maxBy(
        styles.filter(({ role }) => role === 'body'),
        ({ chars }) => chars,
      )?.font.sizePx ?? null,
    buttonRadius: maxBy(preferLabelled(buttons.filter(hasPaintedBox)), ({ count }) => count)?.borderRadius ?? '',
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
    habits: observeHabits(evidence, shareOn),
    ...measureGrid(home),
  };
}

const hasPaintedBox = (style: ElementStyle): boolean =>
  style.backgroundColor !== null || style.border.top !== null || style.boxShadow !== null;

/** Buttons with words, unless there are none: dots of a slider say little about the shape. */
function preferLabelled(buttons: readonly ElementStyle[]): readonly ElementStyle[] {
  const labelled = buttons.filter(({ text }) => /\p{L}{2}/u.test(text));
  return labelled.length > 0 ? labelled : buttons;
}

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

const GRID_COLUMNS = 48;
const GRID_ROWS = 30;
const MIN_PICTURE_PX = 64;

/** Colours up to which the file of a background is a pattern and not a picture. */
const MAX_PATTERN_COLORS = 2;

/** Large enough to be looked at, and neither a gradient nor a pattern behind the content. */
function isPicture({ kind, url, box }: ImageEvidence, asset: StoredAsset | undefined): boolean {
  if (Math.min(box.width, box.height) <= MIN_PICTURE_PX) return false;
  return kind !== 'background' || (url !== null && (!asset || asset.colors.length > MAX_PATTERN_COLORS));
}

/** Share of the first screen that pictures cover; where they overlap, it counts once. */
function pictureShareOf(pictures: readonly ImageEvidence[], { viewport }: PageEvidence): number {
  const boxes = pictures.map(({ box }) => box);
  let covered = 0;
  for (let cell = 0; cell < GRID_COLUMNS * GRID_ROWS; cell += 1) {
    const x = ((cell % GRID_COLUMNS) + 0.5) * (viewport.width / GRID_COLUMNS);
    const y = (Math.floor(cell / GRID_COLUMNS) + 0.5) * (viewport.height / GRID_ROWS);
    if (boxes.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height)) covered += 1;
  }
  return covered / (GRID_COLUMNS * GRID_ROWS);
}
