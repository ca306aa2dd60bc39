import { isNeutral, oklch, relativeLuminance } from '../shared/color.ts';
import { isFill, isMereStock, isMostlyStatus, scoreBrandColor } from './brand-score.ts';
import { type ColorCategory, categorize, isDarkType, isTintedGround, isWords, sumWeight } from './categorize.ts';
import { type ColorObservation, DECLARED_KINDS } from './observation.ts';
import type { Swatch } from './swatch.ts';

export interface RankedColor extends Swatch {
  /** How characteristic the colour is of the brand; comparable within one site. */
  brand: number;
  /** How important it is to the look, neutrals included. */
  importance: number;
  category: ColorCategory;
}

const MAX_COLORS = 12;
const MAX_NEUTRALS = 6;
/** How many neutrals of words are kept, and the painted share from which they set some. */
const WORD_COLORS = 3;
const MIN_WORDS = 0.0008;
/** Below this importance a colour is incidental. */
const MIN_IMPORTANCE = 0.008;

/** The palette by importance, the main brand colour first. */
export function rankColors(swatches: readonly Swatch[]): RankedColor[] {
  const painted = visibleSwatches(swatches);
  const scored = discountStock(painted.map((swatch) => ({ ...swatch, brand: scoreBrandColor(swatch) })));
  const order = [...scored].sort(
    (a, b) => b.brand - a.brand || b.paint - a.paint || fadesInto(b, a) - fadesInto(a, b) || a.hex.localeCompare(b.hex),
  );
  const main = gradientStart(purestTint(findMainColor(order), order), order);
  if (!main) return [];
  const background = mostPainted(scored, isFill, main);
  const text = findTextColor(scored, main, background);
  const categorized = scored.map((swatch): RankedColor => {
    const roleBonus = swatch === background || swatch === text ? 1.2 : 0;
    const importance = swatch.brand + roleBonus + 1.5 * (1 - Math.exp(-swatch.paint / 0.15));
    return { ...swatch, importance, category: categorize(swatch, { main, background, text, order }) };
  });
  const ranked = withTextColor(categorized, { main, background, text });
  ranked.sort(
    (a, b) =>
      Number(b.hex === main.hex) - Number(a.hex === main.hex) ||
      b.importance - a.importance ||
      a.hex.localeCompare(b.hex),
  );
  return selectPalette(ranked);
}

/**
 * The colour of most words. Where the ground of most of the site also sets more words than any other, on dark bands and
 * pictures, the text colour is that of the words on it.
 */
function findTextColor<S extends Swatch>(scored: readonly S[], main: S, background: S | undefined): S | undefined {
  const most = mostPainted(scored, isWords, main);
  if (most !== background) return most;
  const readable = scored.filter((swatch) => swatch !== background && (isNeutral(swatch.hex) || isDarkType(swatch)));
  return mostPainted(readable, isWords, main) ?? most;
}

/** The colour of most words is the text colour where no other is, though it fills a dark band or footer as well. */
function withTextColor(
  colors: readonly RankedColor[],
  { main, background, text }: { main: Swatch; background: Swatch | undefined; text: Swatch | undefined },
): RankedColor[] {
  const isTold = colors.some(({ category }) => category === 'text');
  return colors.map((color) =>
    !isTold &&
    color.hex === text?.hex &&
    color.hex !== background?.hex &&
    color.hex !== main.hex &&
    color.category === 'background'
      ? { ...color, category: 'text' }
      : color,
  );
}

/** Share of its score that a framework's colour keeps beside a hue that the site has chosen. */
const STOCK = 0.4;

/** The colours that a framework gives buttons come after a hue of the site's own; where there is none they are its look. */
function discountStock<S extends Swatch & { brand: number }>(scored: readonly S[]): S[] {
  const own = scored.filter(
    (swatch) => !isNeutral(swatch.hex) && !isMereStock(swatch) && !isMostlyStatus(swatch) && swatch.paint > 0,
  );
  const best = Math.max(0, ...own.map(({ brand }) => brand));
  return scored.map((swatch) =>
    isMereStock(swatch) && best > STOCK * swatch.brand ? { ...swatch, brand: STOCK * swatch.brand } : swatch,
  );
}

/** 1 if a gradient begins with the first colour and goes on with the second, otherwise 0. */
const fadesInto = (first: Swatch, second: Swatch): number =>
  Number(first.seen.some(({ fadesTo }) => fadesTo === second.hex));

/** Relative luminances above which a grey and a hue are paper. */
const MAX_GREY = 0.8;
const MAX_HUE = 0.9;
/** Relative luminance above which a neutral fill is too pale to stand out. */
const PALE_LUMINANCE = 0.4;
/** Share of a neutral leader's score from which a chromatic colour is placed before it. */
const MIN_HUED_SCORE_RATIO = 0.3;
/** Score below which a colour is hardly seen, such as that of one link or notice. */
const MIN_HUED_SCORE = 0.03;

/**
 * The main colour. A light one is paper, not brand. A neutral one, a dark colour of text and a dark ground lead only if
 * actions of the first page use them and they are not pale, or if no other colour has a clear hue.
 */
function findMainColor<S extends Swatch & { brand: number }>(order: readonly S[]): S | undefined {
  const first = order.find((swatch) => !isPaper(swatch)) ?? order[0];
  if (!first || !isPlain(first)) return first;
  if (relativeLuminance(first.hex) < PALE_LUMINANCE && fillsActions(first)) return first;
  const huedColor = order.find((swatch) => !isPaper(swatch) && !isPlain(swatch) && !isMostlyStatus(swatch));
  const minScore = Math.max(MIN_HUED_SCORE, MIN_HUED_SCORE_RATIO * first.brand);
  return huedColor && huedColor.brand >= minScore ? huedColor : first;
}

const isPaper = ({ hex }: Swatch): boolean => relativeLuminance(hex) >= (isNeutral(hex) ? MAX_GREY : MAX_HUE);

/** Without a hue, or so dark that it only sets text, or is only a ground. */
function isPlain(swatch: Swatch): boolean {
  if (isNeutral(swatch.hex)) return true;
  if (isNamedMain(swatch)) return false;
  const fill = sumWeight(swatch, isFill);
  const onlySetsText = isDarkType(swatch) && sumWeight(swatch, ({ kind }) => kind === 'text') > fill;
  return onlySetsText || isTintedGround(swatch, fill);
}

const fillsActions = ({ seen }: Swatch): boolean =>
  seen.some((o) => o.part === 'action' && o.kind === 'background' && o.onHome);

/** Hues closer than this, in degrees, are tints of one colour. */
const SAME_HUE = 10;
/** A purer tint leads if it has so many times the chroma, and at least this share of the score: more of one, or of the other. */
const PURER = [
  { chroma: 1.5, score: 0.6 },
  { chroma: 1.2, score: 0.9 },
] as const;

/** Declared by the site as its main colour, and used. */
const isNamedMain = ({ seen }: Swatch): boolean =>
  seen.some((o) => o.kind === 'property' && o.part === 'action' && o.count > 0);

/**
 * Of the tints of one colour, a clearly purer one with a similar score leads, unless the site names the other one. The
 * colour of a logo leaves the lead to the tint of it that the page is painted in.
 */
function purestTint<S extends Swatch & { brand: number }>(main: S | undefined, order: readonly S[]): S | undefined {
  if (!main || isNeutral(main.hex) || isNamedMain(main)) return main;
  const { c, h } = oklch(main.hex);
  const tints = order
    .filter((swatch) => swatch !== main && !isNeutral(swatch.hex))
    .map((swatch) => ({ swatch, ...oklch(swatch.hex) }))
    .filter((tint) => hueDistance(tint.h, h) <= SAME_HUE);
  if (main.paint === 0) return tints.find(({ swatch }) => swatch.paint > 0)?.swatch ?? main;
  const purer = tints
    .filter((tint) =>
      PURER.some(({ chroma, score }) => tint.swatch.brand >= score * main.brand && tint.c >= chroma * c),
    )
    .sort((a, b) => b.c - a.c);
  return purer[0]?.swatch ?? main;
}

/** Share of the main colour's score from which a colour that fades into it comes before it. */
const MIN_STOP_SCORE_RATIO = 0.95;
const MAX_STOPS = 4;

/** Of stops of one gradient with nearly the same score, the first leads. */
function gradientStart<S extends Swatch & { brand: number }>(main: S | undefined, order: readonly S[]): S | undefined {
  let first = main;
  for (let stop = main, i = 0; main && stop && i < MAX_STOPS; i += 1) {
    const next: S = stop;
    stop = order.find((swatch) => swatch !== main && fadesInto(swatch, next) === 1);
    if (stop && stop.brand >= MIN_STOP_SCORE_RATIO * main.brand) first = stop;
  }
  return first;
}

const hueDistance = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

/**
 * Limits the number of colours, and of neutrals, which are often only shades of one another: grounds are many, so that those
 * of most words are kept besides.
 */
function selectPalette(ranked: readonly RankedColor[]): RankedColor[] {
  const important = ranked.filter(({ category, importance }) => category === 'primary' || importance >= MIN_IMPORTANCE);
  const neutrals = important.filter(({ hex, category }) => category !== 'primary' && isNeutral(hex));
  const left = new Set(neutrals.slice(MAX_NEUTRALS).filter((color) => !setsMostWords(color, neutrals)));
  return important.filter((color) => !left.has(color)).slice(0, MAX_COLORS);
}

/** Whether the colour sets as many words as one of those that set most. */
function setsMostWords(color: RankedColor, others: readonly RankedColor[]): boolean {
  const words = sumWeight(color, isWords);
  return words > MIN_WORDS && others.filter((other) => sumWeight(other, isWords) > words).length < WORD_COLORS;
}

/** Visible colours; if none has a hue, also the declared main colour. */
function visibleSwatches(swatches: readonly Swatch[]): readonly Swatch[] {
  const seen = swatches.filter(isVisible);
  if (seen.some((swatch) => !isNeutral(swatch.hex) && !isMostlyStatus(swatch))) return seen;
  return swatches.filter((swatch) => seen.includes(swatch) || isNamedMain(swatch));
}

/** Visible to visitors: painted, declared as theme colour, or in the logo. */
function isVisible(swatch: Swatch): boolean {
  const paintObservations = swatch.seen.filter((o) => !DECLARED_KINDS.has(o.kind) && o.kind !== 'hover');
  if (isRareIconColor(paintObservations) && paintObservations.length === swatch.seen.length) return false;
  if (paintObservations.some((o) => o.weight > 2e-6)) return true;
  return swatch.seen.some((o) => o.kind === 'theme-color' || (o.kind === 'logo' && o.weight > 0.3));
}

/** Used only by one or two drawings, which often show other companies and products in their own colours. */
const isRareIconColor = (painted: readonly ColorObservation[]): boolean =>
  painted.length > 0 &&
  painted.every(({ kind }) => kind === 'icon') &&
  painted.reduce((sum, { count }) => sum + count, 0) < 3;

function mostPainted<S extends Swatch>(
  swatches: readonly S[],
  test: (o: ColorObservation) => boolean,
  except: S,
): S | undefined {
  return swatches
    .filter((s) => s !== except && sumWeight(s, test) > 0)
    .sort((a, b) => sumWeight(b, test) - sumWeight(a, test) || a.hex.localeCompare(b.hex))[0];
}
