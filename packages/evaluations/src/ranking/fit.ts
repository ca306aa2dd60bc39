import { fitWeights, probability } from '../calibration/logistic-regression.ts';

/** A candidate of a site with the features that a model weighs. */
export interface Candidate {
  site: string;
  /** Whether its site is one of those that are left out of a fit all together. */
  isUnseen?: boolean;
  features: readonly number[];
  /** Whether it is right; for a group the share of its titles that are. */
  right: number;
  /** Titles of a group; 1 for a statement. */
  size: number;
  /** Whether all that is right on this site is known. Others are fitted to a little, and not counted in the figures. */
  isComplete: boolean;
}

/** What is right and unknown counts as wrong on such a site. */
const WEIGHT_OF_INCOMPLETE = 0.5;

const fit = (candidates: readonly Candidate[], { ridge, evenness }: FitOptions): readonly number[] =>
  fitWeights(
    candidates.map((one) => ({ ...one, weight: one.isComplete ? 1 : WEIGHT_OF_INCOMPLETE })),
    ridge,
    evenness,
  );

/** A model as packages/sections applies it. */
export interface RankingModel {
  /** Sites with candidates. */
  sites: number;
  /** Of the choices above the threshold, on sites that were left out of the fit. */
  precision: number;
  /** Share of the sites with an answer for which a right one was chosen, in the same way. */
  recall: number;
  /** The same of the sites that were left out all together, by a fit to all others. */
  unseen: { precision: number; recall: number };
  /** Probability below which nothing is chosen. */
  threshold: number;
  bias: number;
  weights: Record<string, number>;
}

/** How a model is fitted. */
export interface FitOptions {
  /** Pulls weights towards zero, against overfitting. */
  ridge: number;
  /** 1: all sites weigh the same; 0: all candidates do. */
  evenness: number;
  /** Share of choices that must be right on sites outside the fit: of a site's best ones, or of all titles of groups. */
  precision: number;
  choices: 'best' | 'titles';
  /** Whether so many must be right on sites that are left out all together, too. */
  strict?: boolean;
}

/** A candidate that is chosen by a fit to the other sites, if it is likely enough. */
interface Choice {
  probability: number;
  /** How much of it is right, and how much it is. */
  right: number;
  size: number;
}

/** Probability of each candidate by a fit to all other sites. */
function leaveOneSiteOutProbabilities(candidates: readonly Candidate[], options: FitOptions): number[] {
  const sites = [...new Set(candidates.filter(({ isComplete }) => isComplete).map(({ site }) => site))];
  const fits = new Map(
    sites.map((site) => [
      site,
      fit(
        candidates.filter((other) => other.site !== site),
        options,
      ),
    ]),
  );
  return candidates.map(({ site, features }) => probability(fits.get(site) ?? [], features));
}

/** The best candidate of each site with a complete truth. Half of a group must be right. */
function bestChoices(candidates: readonly Candidate[], probabilities: readonly number[]): Choice[] {
  const best = new Map<string, Choice>();
  for (const [index, { site, right, isComplete }] of candidates.entries()) {
    if (!isComplete) continue;
    const stated = probabilities[index] ?? 0;
    if (stated > (best.get(site)?.probability ?? -1))
      best.set(site, { probability: stated, right: Number(right >= 0.5), size: 1 });
  }
  return [...best.values()];
}

/** All groups of sites with a complete truth, title by title. */
const titleChoices = (candidates: readonly Candidate[], probabilities: readonly number[]): Choice[] =>
  candidates.flatMap(({ right, size, isComplete }, index) =>
    isComplete ? [{ probability: probabilities[index] ?? 0, right: right * size, size }] : [],
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const precisionOf = (made: readonly Choice[]): number =>
  made.length === 0 ? 0 : sum(made.map(({ right }) => right)) / sum(made.map(({ size }) => size));

/**
 * The lowest probability above which at least `precision` of the choices are right. Where no probability is enough, one
 * that nothing reaches.
 */
function findThreshold(choices: readonly Choice[], precision: number): number {
  const thresholds = [...new Set(choices.map((choice) => Math.floor(choice.probability * 1000) / 1000))];
  const precise = thresholds.filter((threshold) => {
    const made = choices.filter((choice) => choice.probability >= threshold);
    return precisionOf(made) >= precision;
  });
  return Math.min(1, ...precise);
}

/** Probability of each candidate of the unseen sites by a fit to all others. */
function unseenProbabilities(candidates: readonly Candidate[], options: FitOptions): number[] {
  const seen = candidates.filter(({ isUnseen }) => !isUnseen);
  const weights = seen.length > 0 ? fit(seen, options) : [];
  return candidates.filter(({ isUnseen }) => isUnseen).map(({ features }) => probability(weights, features));
}

interface Estimate {
  threshold: number;
  /** Of the choices above a threshold, for so many sites with an answer. */
  figures(threshold: number, answerable: number): { precision: number; recall: number };
}

function estimate(candidates: readonly Candidate[], probabilities: readonly number[], options: FitOptions): Estimate {
  const best = bestChoices(candidates, probabilities);
  const choices = options.choices === 'titles' ? titleChoices(candidates, probabilities) : best;
  return {
    threshold: findThreshold(choices, options.precision),
    figures: (threshold, answerable) => {
      const isMade = (choice: Choice): boolean => choice.probability >= threshold;
      const right = sum(best.filter(isMade).map((choice) => choice.right));
      return {
        precision: round(precisionOf(choices.filter(isMade))),
        recall: round(answerable === 0 ? 0 : right / answerable),
      };
    },
  };
}

/** How many sites state what is looked for. */
export interface Answerable {
  all: number;
  unseen: number;
}

/**
 * A model of all sites. Its figures are from fits that left each site out, and from one that left out all unseen sites
 * together; so is the threshold, the stricter one of both where the options say so.
 */
export function fitRankingModel(
  candidates: readonly Candidate[],
  names: readonly string[],
  options: FitOptions & { answerable: Answerable },
): RankingModel {
  const { strict, answerable } = options;
  const bySite = estimate(candidates, leaveOneSiteOutProbabilities(candidates, options), options);
  const unseenCandidates = candidates.filter(({ isUnseen }) => isUnseen);
  const unseen = estimate(unseenCandidates, unseenProbabilities(candidates, options), options);
  const isStrict = strict && unseenCandidates.length > 0 && unseenCandidates.length < candidates.length;
  const threshold = isStrict ? Math.max(bySite.threshold, unseen.threshold) : bySite.threshold;
  const [bias = 0, ...weights] = fit(candidates, options);
  return {
    sites: new Set(candidates.filter(({ isComplete }) => isComplete).map(({ site }) => site)).size,
    ...bySite.figures(threshold, answerable.all),
    unseen: unseen.figures(threshold, answerable.unseen),
    threshold,
    bias: round(bias),
    weights: Object.fromEntries(names.map((name, index) => [name, round(weights[index] ?? 0)])),
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
