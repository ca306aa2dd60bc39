import { fitWeights, probability, type Sample } from '../calibration/logistic-regression.ts';

/** A candidate of a site with the features that a model weighs. */
export interface Candidate {
  site: string;
  features: readonly number[];
  /** Whether it is right; for a group the share of its titles that are. */
  right: number;
  /** Whether all that is right on this site is known. Others are fitted to, and not counted in the figures. */
  isComplete: boolean;
}

/** A model as packages/sections applies it. */
export interface RankingModel {
  /** Sites with candidates. */
  sites: number;
  /** Of the choices above the threshold, on sites that were left out of the fit. */
  precision: number;
  /** Share of the sites with an answer for which a right one was chosen, in the same way. */
  recall: number;
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
  /** Share of first choices that must be right on sites outside the fit. */
  precision: number;
}

/** A site's best candidate by a fit to the other sites. */
interface Choice {
  probability: number;
  right: boolean;
}

/** Probability of each candidate by a fit to all other sites. */
function leaveOneSiteOutProbabilities(candidates: readonly Candidate[], { ridge, evenness }: FitOptions): number[] {
  const sites = [...new Set(candidates.filter(({ isComplete }) => isComplete).map(({ site }) => site))];
  const fits = new Map(
    sites.map((site) => [
      site,
      fitWeights(
        candidates.filter((other) => other.site !== site),
        ridge,
        evenness,
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
    if (stated > (best.get(site)?.probability ?? -1)) best.set(site, { probability: stated, right: right >= 0.5 });
  }
  return [...best.values()];
}

/**
 * The lowest probability above which at least `precision` of the choices are right. Where no probability is enough, one
 * that nothing reaches.
 */
function findThreshold(choices: readonly Choice[], precision: number): number {
  const thresholds = [...new Set(choices.map((choice) => Math.floor(choice.probability * 1000) / 1000))];
  const precise = thresholds.filter((threshold) => {
    const made = choices.filter((choice) => choice.probability >= threshold);
    return made.filter(({ right }) => right).length / made.length >= precision;
  });
  return Math.min(1, ...precise);
}

/** A model of all sites, with a threshold and figures from fits that left each site out. */
export function fitRankingModel(
  candidates: readonly Candidate[],
  names: readonly string[],
  options: FitOptions & { answerable: number },
): RankingModel {
  const { ridge, evenness, precision, answerable } = options;
  const probabilities = leaveOneSiteOutProbabilities(candidates, options);
  const choices = bestChoices(candidates, probabilities);
  const threshold = findThreshold(choices, precision);
  const made = choices.filter((choice) => choice.probability >= threshold);
  const right = made.filter((choice) => choice.right).length;
  const [bias = 0, ...weights] = fitWeights(candidates satisfies readonly Sample[], ridge, evenness);
  return {
    sites: choices.length,
    precision: round(made.length === 0 ? 0 : right / made.length),
    recall: round(answerable === 0 ? 0 : right / answerable),
    threshold,
    bias: round(bias),
    weights: Object.fromEntries(names.map((name, index) => [name, round(weights[index] ?? 0)])),
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
