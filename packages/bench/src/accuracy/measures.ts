import {
  DELTA_E,
  deltaE,
  type Extraction,
  MAX_PALETTE,
  parseHex,
  type Row,
  scoreSite,
  type Truth,
} from '../../corpus/score.mjs';
import type { CorpusSite, SiteAnnotations } from './corpus.ts';

/** So many of so many; `of` is 0 where a site has nothing of the kind. */
export interface Count {
  hit: number;
  of: number;
}

/** What is counted of a site's answer, in the order of the table. */
export const MEASURES = {
  name: { title: 'brand name', aim: 1 },
  main: { title: 'main colour first', aim: 0.9 },
  main3: { title: 'main colour in the first three', aim: 0.95 },
  must: { title: 'must-colours', aim: 0.9 },
  clean: { title: 'palettes without a third-party colour', aim: 1 },
  heading: { title: 'heading family', aim: 0.95 },
  body: { title: 'body family', aim: 0.95 },
  logo: { title: 'logo, where there is one', aim: 0.95 },
  noLogo: { title: 'no logo, where there is none', aim: 1 },
  ownLogo: { title: 'no logo of another company', aim: 1 },
  favicon: { title: 'favicon', aim: 1 },
  techRecall: { title: 'technologies found', aim: 0.9 },
  techPrecision: { title: 'reported technologies that are correct', aim: 0.95 },
} as const satisfies Record<string, { title: string; aim: number }>;

export type MeasureName = keyof typeof MEASURES;
type Counts = Record<MeasureName, Count>;

/** What a site's answer is worth. */
export interface AnswerScore {
  counts: Counts;
  /** Why a palette is not clean, and what else is wrong, as words. */
  junk: string[];
  unknownTech: string[];
}

/** Colours that browsers paint by themselves: links, fields and buttons, filled-in fields, ticks. */
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

/** Scores an answer with the corpus' own scorer, and counts what that does not. Null is an answer that failed. */
export function scoreAnswer({ truth, seen }: Pick<CorpusSite, 'truth' | 'seen'>, got: Extraction | null): AnswerScore {
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
      name: toCount(row.name),
      main: toCount(row.main_top1),
      main3: toCount(row.main_top3),
      must: { hit: Math.round((row.must_recall ?? 0) * musts), of: musts },
      clean: toCount(answered && row.junk_colours === 0 && junk.length === 0),
      heading: toCount(row.heading_font),
      body: toCount(row.body_font),
      logo: toCount(row.logo),
      noLogo: toCount(hasNoFalseLogo(row, answered)),
      ownLogo: seen ? toCount(answered && !isForeignLogo(got, seen)) : toCount(null),
      favicon: toCount(row.favicon),
      techRecall: { hit: Math.round((row.tech_recall ?? 0) * wanted), of: wanted },
      techPrecision: seen ? { hit: tech.length - unknownTech.length, of: tech.length } : toCount(null),
    },
  };
}

export const sumCounts = (all: readonly Count[]): Count => ({
  hit: all.reduce((sum, { hit }) => sum + hit, 0),
  of: all.reduce((sum, { of }) => sum + of, 0),
});

/** Whether an aim is met; undefined where there was nothing to count. */
export const isMet = ({ hit, of }: Count, aim: number): boolean | undefined => (of === 0 ? undefined : hit / of >= aim);

const toCount = (value: boolean | null): Count => ({ hit: Number(value ?? 0), of: value === null ? 0 : 1 });

/** The scorer says whether a picture was passed off; one that did not answer did nothing right either. */
const hasNoFalseLogo = ({ logo_false }: Row, answered: boolean): boolean | null =>
  logo_false === null ? null : answered && !logo_false;

/** Whether a colour can be no brand's: no colour at all, not to be seen, a browser's, or a third party's. */
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
  if (BROWSER_DEFAULT_COLORS.some((other) => near(other, SAME_COLOR_DELTA))) return `${hex} is a browser default`;
  const foreign = seen?.foreignColors.find((other) => near(other.hex, SAME_COLOR_DELTA));
  return foreign ? `${hex} is a third party's: ${foreign.where}` : null;
}

const isForeignLogo = ({ logo }: Extraction, { foreignLogos }: SiteAnnotations): boolean =>
  foreignLogos.some((end) => logo?.url?.split(/[?#]/)[0]?.endsWith(end));

/** Whether a site is known to use a technology. */
export const usesTechnology = (name: string, truth: Truth, seen: SiteAnnotations): boolean =>
  [...(truth.tech ?? []), ...seen.tech.map((one) => one.name)].some(
    (known) => normalizeTechName(known) === normalizeTechName(name),
  );

/** As the scorer compares names. */
export const normalizeTechName = (name: string): string =>
  name
    .replace(/\s+v?\d[\w.]*$/i, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/js$/, '');
