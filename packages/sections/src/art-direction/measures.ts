import type { ElementStyle, Evidence, PageEvidence, Region } from '@brandprint/contracts';
import { oklch } from '../shared/color.ts';

/** What the eye meets first, counted on the first page. Shares are 0 to 1. */
export interface Measures {
  pages: number;
  /** OKLab lightness of the ground of the first screen. */
  groundLightness: number | null;
  ground: string;
  /** Share of the first screen's pixels, pictures left out, that are clearly coloured. */
  colorful: number;
  /** Share of the first screen under pictures. */
  pictures: number;
  pictureCount: number;
  heroPicture: boolean;
  h1Px: number | null;
  bodyPx: number | null;
  /** Corner of buttons and cards as painted, most area first. */
  buttonRadius: string;
  cardRadius: string;
  shadows: number;
  gradients: number;
  /** Share of buttons, and of headings, in capitals. */
  capitalButtons: number;
  capitalHeadings: number;
  /** Median vertical padding of sections in px. */
  sectionPadding: number | null;
  sections: number;
  motion: boolean;
}

const CHROMATIC = 0.06;

export function measuresOf(evidence: Evidence): Measures | null {
  const home = evidence.pages[0];
  if (!home || home.styles.length === 0) return null;
  const { styles, viewport } = home;
  const screen = viewport.width * viewport.height;
  const pixels = home.firstScreenPixels.length > 0 ? home.firstScreenPixels : home.pixels;
  const ground = pixels[0]?.hex ?? home.canvasColor;
  const buttons = styles.filter(({ role }) => role === 'button');
  const headings = styles.filter(({ role }) => role === 'heading');
  return {
    pages: evidence.pages.length,
    ground,
    groundLightness: ground ? oklch(ground).l : null,
    colorful: round(pixels.filter(({ hex }) => oklch(hex).c > CHROMATIC).reduce((sum, { share }) => sum + share, 0)),
    pictures: round(Math.min(1, pictureArea(home) / screen)),
    pictureCount: home.images.length,
    heroPicture: home.images.some(
      ({ kind, region, box }) => kind === 'background' && region === 'hero' && box.width > viewport.width * 0.6,
    ),
    h1Px: biggest(headings.filter(({ level }) => level === 1)) ?? biggest(headings),
    bodyPx:
      most(
        styles.filter(({ role }) => role === 'body'),
        ({ chars }) => chars,
      )?.font.sizePx ?? null,
    buttonRadius: most(buttons.filter(painted), ({ count }) => count)?.borderRadius ?? '',
    cardRadius:
      most(
        styles.filter((style) => style.role === 'card' && painted(style)),
        ({ area }) => area,
      )?.borderRadius ?? '',
    shadows: home.css.shadows.reduce((sum, { count }) => sum + count, 0),
    gradients: home.css.gradients.reduce((sum, { count }) => sum + count, 0),
    capitalButtons: capitals(buttons),
    capitalHeadings: capitals(headings),
    sectionPadding: sectionPadding(home),
    sections: styles.filter(({ role }) => role === 'section').reduce((sum, { count }) => sum + count, 0),
    motion: home.css.keyframes.length > 0 || home.css.transitions.length > 0,
  };
}

const round = (value: number): number => Number(value.toFixed(2));
const painted = (style: ElementStyle): boolean =>
  style.backgroundColor !== null || style.border.top !== null || style.boxShadow !== null;

function most<T>(items: readonly T[], weight: (item: T) => number): T | null {
  return items.reduce<T | null>((best, item) => (best === null || weight(item) > weight(best) ? item : best), null);
}

function biggest(styles: readonly ElementStyle[]): number | null {
  return most(styles, ({ font }) => font.sizePx)?.font.sizePx ?? null;
}

function capitals(styles: readonly ElementStyle[]): number {
  const all = styles.reduce((sum, { count }) => sum + count, 0);
  const upper = styles.filter(({ font }) => font.transform === 'uppercase').reduce((sum, { count }) => sum + count, 0);
  return all ? round(upper / all) : 0;
}

/** An element that calls itself a section, as the last of a selector. */
const SECTION = /(?:^|[\s>])section(?:[.#:][^\s>]*)?$|[.-]section(?:[.:][^\s>]*)?$/;
const AROUND: ReadonlySet<Region> = new Set(['header', 'nav', 'footer', 'dialog', 'widget']);
/** Less sets no sections apart. */
const LEAST_PADDING = 24;

/** Of what the page calls sections, else of its larger areas with a look of their own. */
function sectionPadding({ css, styles }: PageEvidence): number | null {
  const called = css.spacings.filter(
    ({ property, axis, selector }) => property === 'padding' && axis === 'y' && SECTION.test(selector),
  );
  const areas = styles
    .filter(({ role, region, tag }) => role === 'section' && tag !== 'body' && !AROUND.has(region))
    .flatMap(({ padding: [top, , bottom], count }) => [top, bottom].map((px) => ({ px, count })));
  return median((called.length > 0 ? called : areas).filter(({ px }) => px >= LEAST_PADDING));
}

function median(values: readonly { px: number; count: number }[]): number | null {
  const half = values.reduce((sum, { count }) => sum + count, 0) / 2;
  let passed = 0;
  for (const { px, count } of values.toSorted((a, b) => a.px - b.px)) {
    passed += count;
    if (passed >= half) return px;
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
