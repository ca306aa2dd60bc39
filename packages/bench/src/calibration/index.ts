import { isAbsolute, join } from 'node:path';
import { shapeOf, signsOf } from '@brandprint/sections/signs';
import { baseName, DELTA_E, deltaE, family, parseHex } from '../../corpus/score.mjs';
import { CORPORA, type CorpusSite, readCorpus } from '../accuracy/corpus.ts';
import { isThere } from '../accuracy/measures.ts';
import { evidenceOf } from '../evidence.ts';
import { CACHE, npmFiles } from '../npm.ts';
import { fit, leaveOneSiteOut, type Sample, type Weights } from './logistic.ts';
import { type Reliability, reliabilityOf } from './reliability.ts';
import { type Chosen, readChosen } from './sources.ts';

export interface CalibrationOptions {
  /** Ids of sites; all without any. */
  sites: string[];
  /** Of each crawl, at most. */
  pages: number;
  /** Folder in which evidence is kept, and read if it is there; the cache of the benchmarks unless told. */
  evidence: string | undefined;
}

type Kind = keyof ReturnType<typeof signsOf>;

export interface CalibrationResult {
  kind: Kind;
  names: string[];
  sites: number;
  /** By all sites. */
  weights: Weights;
  /** Of each site by the others. */
  reliability: Reliability;
  /** Where a value has one sign and no other: how many have each, and how many of these are right. */
  counts: { name: string; values: number; right: number }[];
}

/** What holds weights near zero; the larger, the less a sign may say. */
const RIDGE = 1;
/** Sources that name fewer leave too much unsaid to judge by. */
const FEW_NAMES = 10;
const FEW_STEPS = 4;
const FEW_SHADOWS = 3;
/** Shorter steps are hair lines and exceptions. */
const LEAST_STEP = 4;
const KINDS: readonly Kind[] = ['colors', 'spacing', 'unit', 'elevation', 'fonts', 'logos', 'icons', 'technologies'];

/** Fits the chance that a told value is one that the makers of a site chose, to sites of which the sources are known. */
export async function calibrate(
  options: CalibrationOptions,
  say: (line: string) => void,
): Promise<CalibrationResult[]> {
  const samples = new Map<Kind, Sample[]>(KINDS.map((kind) => [kind, []]));
  const names: Partial<Record<Kind, string[]>> = {};
  for (const corpus of await allSites(options.sites)) {
    const { id, package: spec } = corpus.site;
    const chosen = await readChosen(isAbsolute(spec) ? spec : await npmFiles(spec));
    const { evidence } = await evidenceOf(corpus.site, options.evidence ?? join(CACHE, 'evidence'), say, options.pages);
    const told = signsOf(evidence);
    const isRight = judge(corpus, chosen);
    for (const kind of KINDS) {
      for (const { value, signs } of told[kind]) {
        names[kind] ??= Object.keys(signs);
        const right = isRight[kind]?.(value);
        if (right !== undefined) samples.get(kind)?.push({ site: id, signs: Object.values<number>(signs), right });
      }
    }
  }
  return KINDS.map((kind) => {
    const of = samples.get(kind) ?? [];
    return {
      kind,
      names: names[kind] ?? [],
      sites: new Set(of.map(({ site }) => site)).size,
      weights: fit(of, RIDGE),
      reliability: reliabilityOf(
        leaveOneSiteOut(of, RIDGE),
        of.map(({ right }) => right),
      ),
      counts: countsOf(of, names[kind] ?? []),
    };
  });
}

/** Empty for signs that are no flags. */
export function countsOf(samples: readonly Sample[], names: readonly string[]): CalibrationResult['counts'] {
  const areFlags = names.length > 1 && samples.every(({ signs }) => signs.filter((sign) => sign !== 0).join() === '1');
  if (!areFlags) return [];
  return names.map((name, i) => {
    const having = samples.filter(({ signs }) => signs[i] === 1);
    return { name, values: having.length, right: having.filter(({ right }) => right).length };
  });
}

async function allSites(ids: readonly string[]): Promise<CorpusSite[]> {
  const all = (await Promise.all(CORPORA.map((corpus) => readCorpus({ corpus }, [])))).flat();
  return ids.length === 0 ? all : all.filter(({ site }) => ids.includes(site.id));
}

/** Whether a value is one of those chosen; a kind of which the sources say next to nothing is not judged. */
function judge({ truth, seen }: CorpusSite, { colors, lengths, scale, shadows }: Chosen) {
  const known = [...colors, ...truth.colors.map(({ hex }) => hex)].flatMap((color) => parseHex(color) ?? []);
  const foreign = (seen?.foreignColors ?? []).flatMap(({ hex }) => parseHex(hex) ?? []);
  const shapes = new Set(shadows.map(shapeOf).filter((shape) => shape !== ''));
  const families = new Set(truth.fonts.map((font) => family(font.family)));
  const among = (list: typeof known, hex: string): boolean => {
    const color = parseHex(hex);
    return color !== null && list.some(({ rgb, alpha }) => alpha === 1 && deltaE(rgb, color.rgb) <= DELTA_E);
  };
  const judges: Partial<Record<Kind, (value: string) => boolean>> = {
    ...(known.length >= FEW_NAMES && { colors: (hex: string) => among(known, hex) && !among(foreign, hex) }),
    ...(lengths.size >= FEW_NAMES && { spacing: (px: string) => lengths.has(Number(px)) }),
    ...(scale.size >= FEW_STEPS && { unit: (px: string) => Number(px) === unitOf(scale) }),
    ...(shapes.size >= FEW_SHADOWS && { elevation: (shape: string) => shapes.has(shape) }),
    ...(truth.logo && { logos: (drawn: string) => isLogo(truth.logo, drawn) }),
    ...(truth.favicon && { icons: (url: string) => baseName(url) === baseName(truth.favicon ?? '') }),
    ...(seen && { technologies: (name: string) => isThere(name, truth, seen) }),
    ...(families.size > 0 && { fonts: (name: string) => families.has(family(name)) }),
  };
  return judges;
}

/** A name set in type has no picture; of what is no file it is told only what draws it. */
function isLogo(truth: CorpusSite['truth']['logo'], drawn: string): boolean {
  if (truth?.path) return baseName(drawn) === baseName(truth.path);
  return truth?.kind === 'inline-svg' && drawn === 'inline-svg';
}

/** What all steps of a scale are multiples of. */
function unitOf(scale: ReadonlySet<number>): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  return [...scale].filter((step) => step >= LEAST_STEP).reduce(divisor, 0);
}
