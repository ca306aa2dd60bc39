import { isAbsolute } from 'node:path';
import { fetchPackage } from '@brandprint/harness/npm';
import { pickSites } from '@brandprint/harness/sites';
import { calibrationFeatures, shadowGeometry } from '@brandprint/sections/calibration-features';
import { baseName, DELTA_E, deltaE, family, parseHex } from '../../corpus/score.mjs';
import { usesTechnology } from '../accuracy/measures.ts';
import { CORPORA, type CorpusSite, readCorpus } from '../corpus.ts';
import { loadOrCrawlEvidence } from '../stored-evidence.ts';
import { fitWeights, leaveOneSiteOut, type Sample, type Weights } from './logistic-regression.ts';
import { type Reliability, reliabilityOf } from './reliability.ts';
import { type DesignChoices, readDesignChoices, unitOf } from './sources.ts';

export interface CalibrationOptions {
  /** Ids; empty for all. */
  sites: string[];
  /** Pages per crawl, at most. */
  pages: number;
  /** Folder of the stored crawls. */
  evidence: string;
}

type Kind = keyof ReturnType<typeof calibrationFeatures>;

export interface CalibrationResult {
  kind: Kind;
  names: string[];
  sites: number;
  /** From a fit to all sites. */
  weights: Weights;
  /** For each site by a fit to the others. */
  reliability: Reliability;
  /** If every value has exactly one feature: how many values have it, and how many of these are right. */
  counts: { name: string; values: number; right: number }[];
}

/** Pulls weights towards zero; larger values give smaller weights. */
const RIDGE_PENALTY = 1;
/** Sources that name fewer values are too incomplete to judge by. */
const MIN_NAMES = 10;
const MIN_SHADOWS = 3;
const KINDS: readonly Kind[] = ['colors', 'spacing', 'unit', 'elevation', 'fonts', 'logos', 'icons', 'technologies'];

/** Fits the probability that a reported value was chosen by a site's authors, on sites with known sources. */
export async function calibrate(
  options: CalibrationOptions,
  logProgress: (line: string) => void,
): Promise<CalibrationResult[]> {
  const samples = new Map<Kind, Sample[]>(KINDS.map((kind) => [kind, []]));
  const names: Partial<Record<Kind, string[]>> = {};
  for (const corpus of await allSites(options.sites)) {
    const { id, package: spec } = corpus.site;
    const chosen = await readDesignChoices(isAbsolute(spec) ? spec : await fetchPackage(spec));
    const { evidence } = await loadOrCrawlEvidence(corpus.site, options.evidence, logProgress, options.pages);
    const stated = calibrationFeatures(evidence);
    const isRight = correctnessChecks(corpus, chosen);
    for (const kind of KINDS) {
      for (const { value, features } of stated[kind]) {
        names[kind] ??= Object.keys(features);
        const right = isRight[kind]?.(value);
        if (right !== undefined)
          samples.get(kind)?.push({ site: id, features: Object.values<number>(features), right });
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
        of.map(({ right }) => right === true),
      ),
      counts: countByFeature(of, names[kind] ?? []),
    };
  });
}

/** Empty if the features are not flags. */
export function countByFeature(samples: readonly Sample[], names: readonly string[]): CalibrationResult['counts'] {
  const areFlags =
    names.length > 1 && samples.every(({ features }) => features.filter((feature) => feature !== 0).join() === '1');
  if (!areFlags) return [];
  return names.map((name, i) => {
    const having = samples.filter(({ features }) => features[i] === 1);
    return { name, values: having.length, right: having.filter(({ right }) => right).length };
  });
}

async function allSites(ids: readonly string[]): Promise<CorpusSite[]> {
  const all = (await Promise.all(CORPORA.map((corpus) => readCorpus({ corpus }, [])))).flat();
  const chosen = new Set(
    pickSites(
      ids,
      all.map(({ site }) => site),
    ),
  );
  return all.filter(({ site }) => chosen.has(site));
}

/** By kind: whether the authors chose a value. Kinds that the sources hardly mention are not judged. */
function correctnessChecks({ truth, seen }: CorpusSite, { colors, lengths, scale, shadows }: DesignChoices) {
  const known = [...colors, ...truth.colors.map(({ hex }) => hex)].flatMap((color) => parseHex(color) ?? []);
  const foreign = (seen?.foreignColors ?? []).flatMap(({ hex }) => parseHex(hex) ?? []);
  const shapes = new Set(shadows.map(shadowGeometry).filter((shape) => shape !== ''));
  const unit = unitOf(scale);
  const families = new Set(truth.fonts.map((font) => family(font.family)));
  const isAmong = (list: typeof known, hex: string): boolean => {
    const color = parseHex(hex);
    return color !== null && list.some(({ rgb, alpha }) => alpha === 1 && deltaE(rgb, color.rgb) <= DELTA_E);
  };
  const checks: Partial<Record<Kind, (value: string) => boolean>> = {
    ...(known.length >= MIN_NAMES && { colors: (hex: string) => isAmong(known, hex) && !isAmong(foreign, hex) }),
    ...(lengths.size >= MIN_NAMES && { spacing: (px: string) => lengths.has(Number(px)) }),
    ...(unit !== null && { unit: (px: string) => Number(px) === unit }),
    ...(shapes.size >= MIN_SHADOWS && { elevation: (shape: string) => shapes.has(shape) }),
    ...(truth.logo && { logos: (drawn: string) => isLogo(truth.logo, drawn) }),
    ...(truth.favicon && { icons: (url: string) => baseName(url) === baseName(truth.favicon ?? '') }),
    ...(seen && { technologies: (name: string) => usesTechnology(name, truth, seen) }),
    ...(families.size > 0 && { fonts: (name: string) => families.has(family(name)) }),
  };
  return checks;
}

/** Compares file names; of an inline SVG, only the kind. */
function isLogo(truth: CorpusSite['truth']['logo'], drawn: string): boolean {
  if (truth?.path) return baseName(drawn) === baseName(truth.path);
  return truth?.kind === 'inline-svg' && drawn === 'inline-svg';
}
