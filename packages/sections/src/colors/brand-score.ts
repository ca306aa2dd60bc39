import { colorfulness, isNeutral, oklch } from '../shared/color.ts';
import { type ColorObservation, DECLARED_KINDS, type ObservationKind } from './observation.ts';
import type { Swatch } from './swatch.ts';

/** 0 for nothing, approaching 1 for several times `enough`. */
const saturate = (x: number, enough: number): number => 1 - Math.exp(-x / enough);

/** A colour that fills an area. */
export const isFill = ({ kind }: ColorObservation): boolean => kind === 'background' || kind === 'gradient';
const isPaint = ({ kind }: ColorObservation): boolean => !DECLARED_KINDS.has(kind) && kind !== 'hover';
const isText = ({ kind }: ColorObservation): boolean => kind === 'text';
const weightOf = ({ weight }: ColorObservation): number => weight;

/** Independent signs of a brand colour, each from 0 to 1, and how much each counts. */
const WEIGHTS = {
  actions: 2.4,
  outlinedActions: 0.6,
  links: 1.4,
  surfaces: 1.6,
  firstScreen: 1.2,
  type: 0.5,
  headings: 0.5,
  headerBorders: 0.5,
  details: 0.5,
  hover: 0.2,
  mainProperty: 2.2,
  primaryClass: 1.2,
  accentProperty: 0.9,
  themeColor: 0.9,
  logo: 1,
};

export type BrandSign = keyof typeof WEIGHTS;

/** Each sign saturates, so that no single kind decides alone. */
export function brandSigns({ seen, hex }: Swatch): Record<BrandSign, number> {
  const sum = (test: (o: ColorObservation) => boolean, of: (o: ColorObservation) => number = weightOf): number =>
    seen.filter(test).reduce((total, o) => total + of(o), 0);
  const strongest = (kind: ObservationKind, part?: ColorObservation['part']): number =>
    Math.max(
      0,
      ...seen
        .filter((o) => o.kind === kind && !o.status && (!part || o.part === part))
        .map((o) => o.weight * (o.onHome ? 1 : NAMED_ELSEWHERE)),
    );
  const hasHue = !isNeutral(hex);
  const paint = sum(isPaint);
  const links = sum((o) => o.part === 'link' && isText(o) && !o.isStockLink);
  const headings = sum((o) => o.part === 'heading' && isText(o));
  const body = sum((o) => o.part === 'body' && isText(o));
  // The name of a painted colour counts as far as visitors see it.
  const shown = paint === 0 ? 1 : paint / (paint + ENOUGH_PAINT_FOR_NAME);
  return {
    actions: saturate(
      sum(
        (o) => o.part === 'action' && isFill(o),
        (o) => o.weight * (o.prominent ? 2 : 1),
      ),
      0.004,
    ),
    outlinedActions: saturate(
      sum(
        (o) => o.part === 'action' && (o.kind === 'border' || isText(o)),
        (o) => o.count * (o.prominent ? 2 : 1),
      ),
      4,
    ),
    // Links in the colour of the text around them do not stand out.
    links: links === 0 ? 0 : (saturate(links, 0.002) * links) / (links + body),
    surfaces: saturate(
      sum(
        (o) => o.part === 'surface' && isFill(o),
        (o) => o.weight * (o.prominent ? 1.5 : o.inFooter ? FOOTER : 1),
      ),
      0.12,
    ),
    firstScreen: hasHue
      ? saturate(
          sum(
            (o) => o.part === 'surface' && isFill(o) && !o.inFooter,
            (o) => o.screenShare,
          ),
          0.15,
        )
      : 0,
    type: saturate(headings + body, 0.006),
    headings: hasHue ? saturate(headings, 0.003) : 0,
    headerBorders: hasHue
      ? saturate(
          sum((o) => o.kind === 'border' && o.part === 'accent' && o.prominent),
          0.0003,
        )
      : 0,
    details: saturate(
      sum((o) => o.part === 'accent' && !DECLARED_KINDS.has(o.kind)),
      0.01,
    ),
    hover: saturate(
      sum(
        (o) => o.kind === 'hover',
        (o) => o.count,
      ),
      8,
    ),
    mainProperty: strongest('property', 'action') * shown,
    primaryClass: strongest('class') * shown,
    accentProperty: strongest('property', 'accent') * shown,
    themeColor: strongest('theme-color'),
    logo: strongest('logo'),
  };
}

/** How much a surface of the footer counts: it closes the page, and the first screen of a short one shows it too. */
const FOOTER = 0.5;
/** Weighted paint at which a declared name counts half. */
const ENOUGH_PAINT_FOR_NAME = 0.0003;
/** Strength of a name that the first page does not give, for instance on a page with components. */
const NAMED_ELSEWHERE = 0.4;
/** Factors of colours that visitors see in the logo only, not on the first page, or as statuses. */
const LOGO_ONLY = 0.5;
const NOT_ON_HOME = 0.5;
const STATUS = 0.35;
const NEAR_BLACK = 0.5;
/** Share of the score that a colour without any hue keeps. */
const GREY = 0.14;

/** How characteristic of the brand a colour is; comparable within one site. */
export function scoreBrandColor(swatch: Swatch): number {
  const { seen, hex } = swatch;
  const signs = brandSigns(swatch);
  const score = (Object.keys(WEIGHTS) as BrandSign[]).reduce((total, sign) => total + WEIGHTS[sign] * signs[sign], 0);
  const painted = seen.filter(isPaint);
  const visibility = painted.length === 0 ? LOGO_ONLY : painted.some(({ onHome }) => onHome) ? 1 : NOT_ON_HOME;
  return score * visibility * (GREY + (1 - GREY) * vividness(hex)) * (isMostlyStatus(swatch) ? STATUS : 1);
}

/** Painted share from which a surface in a framework's colour is the site's own choice. */
const CHOSEN_SURFACE = 0.03;

/** Only buttons, links and details have it, in a colour that a CSS framework gives them by itself. */
export function isMereStock({ seen, paint }: Swatch): boolean {
  const stock = seen.filter((o) => o.isStock && isPaint(o));
  if (stock.reduce((sum, { weight }) => sum + weight, 0) <= paint / 2) return false;
  const surface = seen.filter((o) => o.part === 'surface' && isFill(o)).reduce((sum, { weight }) => sum + weight, 0);
  return (
    surface < CHOSEN_SURFACE &&
    !seen.some((o) => o.kind === 'logo' || o.kind === 'theme-color' || (o.part === 'heading' && isText(o)))
  );
}

/** Like {@link colorfulness}, but a near-black is a ground rather than a colour, whatever its hue. */
const vividness = (hex: string): number => colorfulness(hex) * (oklch(hex).l < 0.2 ? NEAR_BLACK : 1);

/** Most of its paint indicates a status, and no name calls it a brand colour. */
export function isMostlyStatus({ seen }: Swatch): boolean {
  if (seen.some((o) => o.kind === 'property' && !o.status && o.part === 'action')) return false;
  const painted = seen.filter(isPaint);
  const weight = painted.reduce((sum, o) => sum + o.weight, 0);
  const status = painted.filter((o) => o.status).reduce((sum, o) => sum + o.weight, 0);
  return weight > 0 && status / weight > 0.6;
}
