import { colorfulness, isNeutral, oklch, relativeLuminance } from '../shared/color.ts';
import { isFill, isMostlyStatus } from './brand-score.ts';
import { type ColorObservation, DECLARED_KINDS } from './observation.ts';
import { hasHueOf } from './status.ts';
import type { Swatch } from './swatch.ts';

export type ColorCategory = 'primary' | 'secondary' | 'accent' | 'neutral' | 'background' | 'text' | 'semantic';

/** Painted share of the first page's buttons from which the name of a status is only that of a framework's style. */
const MAX_STATUS_BUTTONS = 0.01;

/** Painted share of the first page, without elements that tell a status, from which a name tells none either. */
const MAX_STATUS_AREA = 0.005;

/**
 * A status colour by its use, or only by the site's names for it. Neither a grey nor large buttons tell a status, and
 * buttons named after success or a warning do not where nothing is named after an error.
 */
function isStatusColor(swatch: Swatch, order: readonly Swatch[]): boolean {
  if (isNeutral(swatch.hex)) return false;
  if (isMostlyButtons(swatch) && !order.some(tellsError)) return false;
  if (sumWeight(swatch, (o) => o.onHome && o.part === 'action' && isFill(o)) > MAX_STATUS_BUTTONS) return false;
  if (sumWeight(swatch, (o) => o.onHome && !o.status && isFill(o)) > MAX_STATUS_AREA) return isMostlyStatus(swatch);
  const named = swatch.seen.filter(({ kind }) => kind === 'property');
  return isMostlyStatus(swatch) || (named.length > 0 && named.every(({ status }) => status));
}

const isMostlyButtons = (swatch: Swatch): boolean =>
  sumWeight(swatch, (o) => o.part === 'action' && isFill(o)) > 0.5 * swatch.paint;

const tellsError = (swatch: Swatch): boolean =>
  !isNeutral(swatch.hex) && hasHueOf('error', swatch.hex) && isMostlyStatus(swatch);

/** The colours of the site's roles. */
interface Roles {
  main: Swatch;
  /** The largest ground, and the colour of most text. */
  background: Swatch | undefined;
  text: Swatch | undefined;
  order: readonly (Swatch & { brand: number })[];
}

export function categorize(
  swatch: Swatch & { brand: number },
  { main, background, text, order }: Roles,
): ColorCategory {
  if (swatch.hex === main.hex) return 'primary';
  if (isStatusColor(swatch, order)) return 'semantic';
  const fill = sumWeight(swatch, isFill);
  const type = sumWeight(swatch, ({ kind }) => kind === 'text');
  if (isShadeOfGround(swatch)) return type > 0.5 * swatch.paint ? 'text' : fill > MIN_GROUND ? 'background' : 'neutral';
  const isVividType = type > fill && isVividHeading(swatch);
  if (swatch === text && swatch !== background && !isVividType && fill <= largeGround(swatch)) return 'text';
  if (
    (isNamedSecond(swatch) && !isThemedGround(swatch, fill)) ||
    isVividType ||
    (type > fill && isLabelTint(swatch)) ||
    (swatch !== text && isDarkBrandColor(swatch))
  )
    return secondOrAccent(swatch, { main, order });
  if (isMostlyWords(swatch, fill)) return 'text';
  // Slates, other muted colours and dark ones are text colours if they mostly set type.
  if (type > fill && !isMereLine(swatch) && (colorfulness(swatch.hex) < 0.5 || isDarkType(swatch))) return 'text';
  if (isButtonTint(swatch)) return secondOrAccent(swatch, { main, order });
  if (isNeutral(swatch.hex)) return fill > MIN_GROUND ? 'background' : 'neutral';
  if (isTint(swatch) && !isPastel(swatch, fill)) return fill > MIN_GROUND ? 'background' : 'neutral';
  return secondOrAccent(swatch, { main, order });
}

/** Nearly only translucent white, black or grey, which takes its hue from the ground below it. */
const isShadeOfGround = (swatch: Swatch): boolean =>
  !swatch.seen.some(({ kind }) => DECLARED_KINDS.has(kind)) &&
  sumWeight(swatch, ({ isShade }) => isShade === true) > 0.8 * swatch.paint;

/** The most characteristic hue beside the main colour is the second one. */
function secondOrAccent(swatch: Swatch, { main, order }: Pick<Roles, 'main' | 'order'>): 'secondary' | 'accent' {
  const next = order.find((o) => o.hex !== main.hex && !isNeutral(o.hex) && !isStatusColor(o, order));
  return next?.hex === swatch.hex ? 'secondary' : 'accent';
}

/** Chroma from which a name, or the headings in a colour, say more about it than the areas that it fills. */
const MIN_NAMED_CHROMA = 0.035;
const MIN_DARK_CHROMA = 0.02;
/** Painted share above which a dark hue is large, and above which it sets headings. */
const LARGE_AREA = 0.1;
const SETS_HEADINGS = 0.0016;

/** Called secondary or accent by the site, or the colour of its theme, and with a hue. */
const isNamedSecond = ({ seen, hex }: Swatch): boolean =>
  oklch(hex).c >= MIN_NAMED_CHROMA &&
  seen.some(
    ({ kind, part, status }) => kind === 'theme-color' || (kind === 'property' && part === 'accent' && !status),
  );

/** A tint that pages lie on. The colour of browsers' bars is often that of the page below them. */
const isThemedGround = (swatch: Swatch, fill: number): boolean =>
  isTintedGround(swatch, fill) && fill > LARGE_AREA && swatch.seen.every(({ kind }) => kind !== 'property');

/** A dark hue that fills large areas and, elsewhere, is the colour of headings: the brand's dark colour, not a mere ground. */
const isDarkBrandColor = (swatch: Swatch): boolean =>
  relativeLuminance(swatch.hex) < DARK_TYPE &&
  oklch(swatch.hex).c >= MIN_DARK_CHROMA &&
  sumWeight(swatch, isFill) > LARGE_AREA &&
  sumWeight(swatch, ({ kind, part }) => kind === 'text' && part === 'heading') > SETS_HEADINGS;

/**
 * Painted share above which a colour is a ground of the site, though words on other grounds have it too: paper soon is, a
 * dark hue of text and footer hardly.
 */
const LARGE_GROUND = 0.1;
const LARGE_TINTED_GROUND = 0.25;
const LARGE_PAPER = 0.03;
function largeGround({ hex }: Swatch): number {
  if (relativeLuminance(hex) > PALE_GROUND) return LARGE_PAPER;
  return isNeutral(hex) ? LARGE_GROUND : LARGE_TINTED_GROUND;
}

/** How many times its share of words, which are thin, a grey may fill and still be their colour. */
const WORDS = 16;
const MIN_TYPE = 0.0008;
const MIN_GROUND = 0.02;
/** Relative luminances below which a hue is dark enough for text, or for a ground, and above which it is pale. */
const DARK_TYPE = 0.1;
const DARK_GROUND = 0.03;
const PALE_GROUND = 0.6;
/** Chroma above which an area is a colour of the brand, however dark or pale. */
const TINT_CHROMA = 0.09;
/** Chroma above which a pale area is one too, unless it is the ground of much of the site. */
const PASTEL_CHROMA = 0.06;
const MUCH_GROUND = 0.15;

export const isWords = ({ kind, part }: ColorObservation): boolean =>
  kind === 'text' && (part === 'body' || part === 'heading');

/** Chroma from which, and relative luminance above which, a colour of headings is meant to be seen as a colour. */
const VIVID_CHROMA = 0.085;
const NEAR_BLACK = 0.045;

/** A dark or pale grey that sets more words than its areas outweigh. */
function isMostlyWords(swatch: Swatch, fill: number): boolean {
  const words = sumWeight(swatch, isWords);
  const isType = isDarkType(swatch) || relativeLuminance(swatch.hex) > PALE_GROUND;
  return isNeutral(swatch.hex) && isType && words > MIN_TYPE && fill < Math.min(LARGE_GROUND, WORDS * words);
}

/** A colour of lines, which at most sets separators and the like. */
const isMereLine = (swatch: Swatch): boolean =>
  sumWeight(swatch, ({ kind }) => kind === 'border') > 0.95 * swatch.paint;

/** A vivid colour that sets headings rather than text. */
const isVividHeading = (swatch: Swatch): boolean =>
  oklch(swatch.hex).c >= VIVID_CHROMA &&
  relativeLuminance(swatch.hex) > NEAR_BLACK &&
  sumWeight(swatch, ({ kind, part }) => kind === 'text' && part === 'heading') >
    sumWeight(swatch, ({ kind, part }) => kind === 'text' && part === 'body');

/** A dark colour of words that are neither links nor actions. */
export const isDarkType = (swatch: Swatch): boolean =>
  relativeLuminance(swatch.hex) < DARK_TYPE &&
  sumWeight(swatch, isWords) >
    sumWeight(
      swatch,
      ({ kind, part }) => (part === 'action' && !DECLARED_KINDS.has(kind)) || (kind === 'text' && part === 'link'),
    );

/** Chroma from which a muted colour is seen as one in type, and the painted share of body text below which it sets none. */
const LABEL_CHROMA = 0.034;
const SETS_BODY = 0.0005;

/** A sand, sage or other tint of headings and labels on dark grounds: no body text is in it. */
const isLabelTint = (swatch: Swatch): boolean =>
  oklch(swatch.hex).c >= LABEL_CHROMA &&
  relativeLuminance(swatch.hex) > DARK_TYPE &&
  sumWeight(swatch, ({ kind, part }) => kind === 'text' && part === 'body') < SETS_BODY;

/** A pale or very dark tint that nearly only fills areas behind content, or draws pale lines between them. */
function isTint(swatch: Swatch): boolean {
  const light = relativeLuminance(swatch.hex);
  if (oklch(swatch.hex).c > TINT_CHROMA || (light >= DARK_GROUND && light <= PALE_GROUND)) return false;
  const isBehind = (o: ColorObservation): boolean =>
    (isFill(o) && o.part === 'surface') || (o.kind === 'border' && light > PALE_GROUND);
  return sumWeight(swatch, isBehind) > 0.95 * swatch.paint;
}

/** Chroma from which a pale or muted tint is seen as a colour where it fills buttons. */
const BUTTON_CHROMA = 0.02;

/** A tint, neither dark nor white, that nearly only fills buttons of the first page. */
const isButtonTint = (swatch: Swatch): boolean =>
  oklch(swatch.hex).c >= BUTTON_CHROMA &&
  relativeLuminance(swatch.hex) >= DARK_TYPE &&
  sumWeight(swatch, (o) => o.onHome && o.part === 'action' && isFill(o)) > 0.4 * swatch.paint;

/** A tint that fills enough to be a ground. */
export const isTintedGround = (swatch: Swatch, fill: number): boolean => fill > MIN_GROUND && isTint(swatch);

/** A pale hue that visitors see as a colour: bands and cards, not the paper of most pages. */
const isPastel = ({ hex }: Swatch, fill: number): boolean =>
  relativeLuminance(hex) > PALE_GROUND && oklch(hex).c > PASTEL_CHROMA && fill <= MUCH_GROUND;

export const sumWeight = ({ seen }: Swatch, test: (o: ColorObservation) => boolean): number =>
  seen.filter(test).reduce((sum, { weight }) => sum + weight, 0);
