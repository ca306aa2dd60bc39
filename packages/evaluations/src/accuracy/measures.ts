import {
  baseName,
  DELTA_E,
  deltaE,
  type Extraction,
  MAX_PALETTE,
  parseHex,
  type Row,
  scoreSite,
  type Truth,
  techName,
} from '../../corpus/score.mjs';
import type { KnownSite, SiteAnnotations } from '../corpus.ts';
import { type Count, countOne, NO_COUNT, sumCounts } from '../count.ts';
import { countCategories } from './color-categories.ts';

/** All measures, in the order of the table. `target` is a share of 1. */
export const MEASURES = {
  name: { title: 'brand name', target: 1 },
  main: { title: 'main colour first', target: 0.9 },
  main3: { title: 'main colour in the first three', target: 0.95 },
  must: { title: 'must-colours', target: 0.9 },
  categories: { title: 'colours with a fitting category', target: 0.9 },
  clean: { title: 'palettes without a third-party colour', target: 1 },
  heading: { title: 'heading family', target: 0.95 },
  body: { title: 'body family', target: 0.95 },
  baseUnit: { title: 'base unit of spacing, where one is stated', target: 0.95 },
  logo: { title: 'logo, where there is one', target: 0.95 },
  logoSlots: { title: 'logo slots, where the site shows a file on that ground', target: 0.9 },
  noLogo: { title: 'no logo, where there is none', target: 1 },
  ownLogo: { title: 'no logo of another company', target: 1 },
  favicon: { title: 'favicon', target: 1 },
  techRecall: { title: 'technologies found', target: 0.9 },
  techPrecision: { title: 'reported technologies that are correct', target: 0.98 },
} as const satisfies Record<string, { title: string; target: number }>;

export type MeasureName = keyof typeof MEASURES;
type Counts = Record<MeasureName, Count>;

/** The score of one tool's result for a site. */
export interface AnswerScore {
  counts: Counts;
  /** Why the palette is not clean. */
  junk: string[];
  unknownTech: string[];
}

/** Colours of the browser's style sheet: links, fields, buttons, autofill, check marks. */
const BROWSER_DEFAULT_COLORS = [
  '#0000ee',
  '#551a8b',
  '#ee0000',
  '#efefef',
  '#767676',
  '#757575',
  '#ffff00',
  '#e8f0fe',
  '#0075ff',
];
const SAME_COLOR_DELTA = 0.5;

/** Scores a result with the corpus scorer and adds further measures. Null if the tool failed. */
export function scoreAnswer(known: KnownSite, got: Extraction | null): AnswerScore {
  const { truth, seen } = known;
  const row = scoreSite(truth, got);
  const musts = truth.colors.filter(({ must }) => must).length;
  const junk = got ? junkReasons(truth, seen, got) : [];
  const tech = [...new Set((got?.tech ?? []).map((name) => name.trim()))];
  const unknownTech = seen ? tech.filter((name) => !usesTechnology(name, truth, seen)) : [];
  const wanted = truth.tech?.length ?? 0;
  const answered = got !== null;
  return {
    junk,
    unknownTech,
    counts: {
      name: countOne(row.name),
      main: countOne(row.main_top1),
      main3: countOne(row.main_top3),
      must: { hit: Math.round((row.must_recall ?? 0) * musts), of: musts },
      categories: got?.categories ? countCategories(truth, got) : NO_COUNT,
      clean: countOne(answered && row.junk_colours === 0 && junk.length === 0),
      heading: countOne(row.heading_font),
      body: countOne(row.body_font),
      baseUnit: countUnit(known, got?.baseUnit),
      logo: countOne(row.logo),
      logoSlots: sumCounts(GROUNDS.map((ground) => countSlot(truth, got, ground))),
      noLogo: countOne(hasNoFalseLogo(row, answered)),
      ownLogo: seen?.foreignLogos ? countOne(answered && !isForeignLogo(got, seen.foreignLogos)) : NO_COUNT,
      favicon: countOne(row.favicon),
      techRecall: { hit: Math.round((row.tech_recall ?? 0) * wanted), of: wanted },
      techPrecision: seen ? { hit: tech.length - unknownTech.length, of: tech.length } : NO_COUNT,
    },
  };
}

/** Only where a unit is reported: it may be left out. */
function countUnit({ truth: { baseUnit }, unit }: KnownSite, reported: number | undefined): Count {
  if (!reported) return NO_COUNT;
  if (baseUnit !== undefined) return countOne([baseUnit].flat().includes(reported));
  return unit ? countOne(reported === unit) : NO_COUNT;
}

const GROUNDS = ['light', 'dark'] as const;
const SHOWN_KEYS = { light: 'logoOnLight', dark: 'logoOnDark' } as const;

/** Whether a slot for this ground has the file that the site itself shows on it. */
function countSlot(truth: Truth, got: Extraction | null, ground: (typeof GROUNDS)[number]): Count {
  const shown = [truth[SHOWN_KEYS[ground]] ?? []].flat().map(baseName);
  if (shown.length === 0 || (got && !got.slots)) return NO_COUNT;
  return countOne(got?.slots?.[ground].some((url) => shown.includes(baseName(url))) ?? false);
}

/** A tool that failed gets no credit for showing no false logo. */
const hasNoFalseLogo = ({ logo_false }: Row, answered: boolean): boolean | null =>
  logo_false === null ? null : answered && !logo_false;

/** Whether a colour cannot belong to the brand: invalid, transparent, a browser default or a third party's. */
export const isJunk = (hex: string, truth: Truth, seen: SiteAnnotations | undefined): boolean =>
  junkReason(hex, truth, seen) !== null;

const junkReasons = (truth: Truth, seen: SiteAnnotations | undefined, { palette }: Extraction): string[] =>
  palette.slice(0, MAX_PALETTE).flatMap((hex) => junkReason(hex, truth, seen) ?? []);

function junkReason(hex: string, truth: Truth, seen: SiteAnnotations | undefined): string | null {
  const color = parseHex(hex);
  if (!color) return `${hex} is not a colour`;
  if (color.alpha === 0) return `${hex} is transparent`;
  const near = (text: string, most: number): boolean => {
    const other = parseHex(text);
    return other !== null && deltaE(other.rgb, color.rgb) <= most;
  };
  if (truth.colors.some((known) => near(known.hex, DELTA_E))) return null;
  if (BROWSER_DEFAULT_COLORS.includes(hex.toLowerCase())) return `${hex} is a browser default`;
  const foreign = seen?.foreignColors?.find((other) => near(other.hex, SAME_COLOR_DELTA));
  return foreign ? `${hex} is a third party's: ${foreign.where}` : null;
}

const isForeignLogo = ({ logo }: Extraction, foreignLogos: readonly string[]): boolean =>
  foreignLogos.some((end) => logo?.url?.split(/[?#]/)[0]?.endsWith(end));

/** Whether a site is known to use a technology. */
export const usesTechnology = (name: string, truth: Truth, seen: SiteAnnotations): boolean =>
  [...(truth.tech ?? []), ...seen.tech.map((one) => one.name)].some((known) => techName(known) === techName(name));
