import { isAbsolute, join } from 'node:path';
import { calibrationFeatures, shadowGeometry } from '@brandprint/sections/calibration-features';
import { baseName, DELTA_E, deltaE, family, parseHex } from '../../corpus/score.mjs';
import { CORPORA, type CorpusSite, readCorpus } from '../accuracy/corpus.ts';
import { usesTechnology } from '../accuracy/measures.ts';
import { CACHE_DIR, fetchPackage } from '../npm.ts';
import { loadOrCrawlEvidence } from '../stored-evidence.ts';
import { fitWeights, leaveOneSiteOut, type Sample, type Weights } from './logistic-regression.ts';
import { type Reliability, reliabilityOf } from './reliability.ts';
import { type DesignChoices, readDesignChoices } from './sources.ts';

export interface CalibrationOptions {
  /** Ids of sites; all without any. */
  sites: string[];
  /** Of each crawl, at most. */
  pages: number;
  /** Folder in which evidence is kept, and read if it is there; the cache of the benchmarks unless told. */
  evidence: string | undefined;
}

type Kind = keyof ReturnType<typeof calibrationFeatures>;

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
const RIDGE_PENALTY = 1;
/** Sources that name fewer leave too much unsaid to judge by. */
const MIN_NAMES = 10;
const MIN_STEPS = 4;
const MIN_SHADOWS = 3;
/** Shorter steps are hair lines and exceptions. */
const MIN_STEP_PX = 4;
const KINDS: readonly Kind[] = ['colors', 'spacing', 'unit', 'elevation', 'fonts', 'logos', 'icons', 'technologies'];

/** Fits the chance that a told value is one that the makers of a site chose, to sites of which the sources are known. */
export async function calibrate(
  options: CalibrationOptions,
  logProgress: (line: string) => void,
): Promise<CalibrationResult[]> {
  const samples = new Map<Kind, Sample[]>(KINDS.map((kind) => [kind, []]));
  const names: Partial<Record<Kind, string[]>> = {};
  for (const corpus of await allSites(options.sites)) {
    const { id, package: spec } = corpus.site;
    const chosen = await readDesignChoices(isAbsolute(spec) ? spec : await fetchPackage(spec));
    const { evidence } = await loadOrCrawlEvidence(
      corpus.site,
      options.evidence ?? join(CACHE_DIR, 'evidence'),
      logProgress,
      options.pages,
    );
    const stated = calibrationFeatures(evidence);
    const isRight = correctnessChecks(corpus, chosen);
    for (const kind of KINDS) {
      for (const { value, features } of stated[kind]) {
        names[kind] ??= Object.keys(features);
        const right = isRight[kind]?.(value);
        if (right !== undefined) samples.get(kind)?.push({ site: id, signs: Object.values<number>(features), right });
      }
    }
  }
  return KINDS.map((kind) => {
    const of = samples.get(kind) ?? [];
    return {
      kind,
      names: names[kind] ?? [],
      sites: new Set(of.map(({ site }) => site)).size,
      weights: fitWeights(of, RIDGE_PENALTY),
      reliability: reliabilityOf(
        leaveOneSiteOut(of, RIDGE_PENALTY),
        of.map(({ right }) => right),
      ),
      counts: countBySign(of, names[kind] ?? []),
    };
  });
}

/** Empty for signs that are no flags. */
export function countBySign(samples: readonly Sample[], names: readonly string[]): CalibrationResult['counts'] {
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
function correctnessChecks({ truth, seen }: CorpusSite, { colors, lengths, scale, shadows }: DesignChoices) {
  const known = [...colors, ...truth.colors.map(({ hex }) => hex)].flatMap((color) => parseHex(color) ?? []);
  const foreign = (seen?.foreignColors ?? []).flatMap(({ hex }) => parseHex(hex) ?? []);
  const shapes = new Set(shadows.map(shadowGeometry).filter((shape) => shape !== ''));
  const families = new Set(truth.fonts.map((font) => family(font.family)));
  const isAmong = (list: typeof known, hex: string): boolean => {
    const color = parseHex(hex);
    return color !== null && list.some(({ rgb, alpha }) => alpha === 1 && deltaE(rgb, color.rgb) <= DELTA_E);
  };
  const checks: Partial<Record<Kind, (value: string) => boolean>> = {
    ...(known.length >= MIN_NAMES && { colors: (hex: string) => isAmong(known, hex) && !isAmong(foreign, hex) }),
    ...(lengths.size >= MIN_NAMES && { spacing: (px: string) => lengths.has(Number(px)) }),
    ...(scale.size >= MIN_STEPS && { unit: (px: string) => Number(px) === unitOf(scale) }),
    ...(shapes.size >= MIN_SHADOWS && { elevation: (shape: string) => shapes.has(shape) }),
    ...(truth.logo && { logos: (drawn: string) => isLogo(truth.logo, drawn) }),
    ...(truth.favicon && { icons: (url: string) => baseName(url) === baseName(truth.favicon ?? '') }),
    ...(seen && { technologies: (name: string) => usesTechnology(name, truth, seen) }),
    ...(families.size > 0 && { fonts: (name: string) => families.has(family(name)) }),
  };
  return checks;
}

/** A name set in type has no picture; of what is no file it is told only what draws it. */
function isLogo(truth: CorpusSite['truth']['logo'], drawn: string): boolean {
  if (truth?.path) return baseName(drawn) === baseName(truth.path);
  return truth?.kind === 'inline-svg' && drawn === 'inline-svg';
}

/** What all steps of a scale are multiples of. */
function unitOf(scale: ReadonlySet<number>): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  return [...scale].filter((step) => step >= MIN_STEP_PX).reduce(divisor, 0);
}
