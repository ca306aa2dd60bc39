import { probabilityBehind } from '@brandprint/sections/ranking-examples';
import { fitWeights, probability } from '../calibration/logistic-regression.ts';

/** A candidate of a site with the features that a model weighs. */
export interface Candidate {
  site: string;
  /** Sites whose truth one author wrote at one time; they are left out of a fit together. */
  set: string;
  features: readonly number[];
  /** Whether it is right: 1 or 0. */
  right: number;
  /** How much it counts in a fit beside others of its site; 1 where missing. */
  weight?: number;
  /** Whether all that is right on this site is known. Others are fitted to a little, and not counted in the figures. */
  isComplete: boolean;
  /** Whether it is chosen first, whatever its probability. */
  isPlain?: boolean;
  /** Candidates of a site with the same key say the same. */
  key?: string;
}

/** What is right and unknown counts as wrong on such a site. */
const WEIGHT_OF_INCOMPLETE = 0.5;

const fit = (
  candidates: readonly Candidate[],
  { ridge, evenness }: Pick<FitOptions, 'ridge' | 'evenness'>,
): readonly number[] =>
  fitWeights(
    candidates.map((one) => ({ ...one, weight: (one.weight ?? 1) * (one.isComplete ? 1 : WEIGHT_OF_INCOMPLETE) })),
    ridge,
    evenness,
  );

/** A model as packages/sections applies it. */
export interface RankingModel {
  /** Sites with candidates. */
  sites: number;
  /** Share of the choices that are right, in sets that were left out of the fit, with a threshold of the other sets. */
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
  /**
   * Share of choices that must be right in sets outside the fit: of a site's best ones, of all titles of groups, or of its
   * likeliest names.
   */
  precision: number;
  choices: 'best' | 'titles' | 'names';
  /** Sites that state what is looked for. */
  answerable: number;
}

/** A candidate that is chosen by a fit to the other sets, if it is likely enough. */
interface Choice {
  set: string;
  /** More than 1 if it is plain. */
  probability: number;
  /** 1 or 0. */
  right: number;
}

/** Probability of each candidate by a fit to all other sets; plain ones are above all others. */
function leaveOneSetOutProbabilities(candidates: readonly Candidate[], options: FitOptions): number[] {
  const sets = [...new Set(candidates.filter(({ isComplete }) => isComplete).map(({ set }) => set))];
  const fits = new Map(
    sets.map((set) => {
      const others = candidates.filter((other) => other.set !== set);
      return [set, others.length > 0 ? fit(others, options) : []];
    }),
  );
  return candidates.map(
    ({ set, features, isPlain }) => probability(fits.get(set) ?? [], features) + Number(isPlain === true),
  );
}

/** The best candidate of each site with a complete truth. */
function bestChoices(candidates: readonly Candidate[], probabilities: readonly number[]): Choice[] {
  const best = new Map<string, Choice>();
  for (const [index, { site, set, right, isComplete }] of candidates.entries()) {
    if (!isComplete) continue;
    const stated = probabilities[index] ?? 0;
    if (stated > (best.get(site)?.probability ?? -1)) best.set(site, { set, probability: stated, right });
  }
  return [...best.values()];
}

/** The different candidates of each site with a complete truth, each where it is likeliest; the likeliest first. */
function distinctChoices(candidates: readonly Candidate[], probabilities: readonly number[]): Choice[][] {
  const bySite = new Map<string, Map<string, Choice>>();
  for (const [index, { site, set, key = '', right, isComplete }] of candidates.entries()) {
    if (!isComplete) continue;
    const choices = bySite.get(site) ?? new Map<string, Choice>();
    const stated = probabilities[index] ?? 0;
    if (stated > (choices.get(key)?.probability ?? -1)) choices.set(key, { set, probability: stated, right });
    bySite.set(site, choices);
  }
  return [...bySite.values()].map((choices) => [...choices.values()].sort((a, b) => b.probability - a.probability));
}

/** The titles of each site, with the probability by which they are told. */
const titleChoices = (candidates: readonly Candidate[], probabilities: readonly number[]): Choice[] =>
  distinctChoices(candidates, probabilities).flatMap((titles) =>
    titles.map((title, likelier) => ({ ...title, probability: probabilityBehind(likelier, title.probability) })),
  );

/** So many names of a site are told. */
const MAX_NAMES = 6;

/** The likeliest names of each site. */
const nameChoices = (candidates: readonly Candidate[], probabilities: readonly number[]): Choice[] =>
  distinctChoices(candidates, probabilities).flatMap((names) => names.slice(0, MAX_NAMES));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const precisionOf = (made: readonly Choice[]): number =>
  made.length === 0 ? 0 : sum(made.map(({ right }) => right)) / made.length;

/** Three in four of such bounds are below the true share. */
const QUANTILE = 0.674;

/** A share that the true one is hardly below, given so many choices: the lower end of Wilson's score interval. */
function cautious(share: number, count: number): number {
  const spread = QUANTILE ** 2 / count;
  const deviation = QUANTILE * Math.sqrt((share * (1 - share)) / count + spread / (4 * count));
  return (share + spread / 2 - deviation) / (1 + spread);
}

/**
 * The lowest probability above which `precision` of the choices are right by a cautious estimate, which a few lucky ones do
 * not reach. Where no probability is enough, one that only plain ones reach.
 */
function findThreshold(choices: readonly Choice[], precision: number): number {
  const thresholds = [...new Set(choices.map((choice) => Math.floor(choice.probability * 1000) / 1000))];
  const precise = thresholds.filter((threshold) => {
    const made = choices.filter((choice) => choice.probability >= threshold);
    return cautious(precisionOf(made), made.length) >= precision;
  });
  return Math.min(1, ...precise);
}

/** The choices that are made in each set with a threshold that was found on the other sets. */
function choicesInUnseenSets(
  choices: readonly Choice[],
  thresholdBySet: ReadonlyMap<string, number>,
): readonly Choice[] {
  return choices.filter(({ set, probability }) => probability >= (thresholdBySet.get(set) ?? 1));
}

/**
 * A model of all sites. Its figures are those of sets that were left out, by a fit and with a threshold of the other sets;
 * its own threshold is of all sets in the same way.
 */
export function fitRankingModel(
  candidates: readonly Candidate[],
  names: readonly string[],
  options: FitOptions,
): RankingModel {
  const probabilities = leaveOneSetOutProbabilities(candidates, options);
  const best = bestChoices(candidates, probabilities);
  const choices = {
    best: () => best,
    titles: () => titleChoices(candidates, probabilities),
    names: () => nameChoices(candidates, probabilities),
  }[options.choices]();
  const thresholdBySet = new Map(
    [...new Set(choices.map(({ set }) => set))].map((set) => [
      set,
      findThreshold(
        choices.filter((choice) => choice.set !== set),
        options.precision,
      ),
    ]),
  );
  const right = sum(choicesInUnseenSets(best, thresholdBySet).map((choice) => choice.right));
  const [bias = 0, ...weights] = fit(candidates, options);
  return {
    sites: new Set(candidates.filter(({ isComplete }) => isComplete).map(({ site }) => site)).size,
    precision: round(precisionOf(choicesInUnseenSets(choices, thresholdBySet))),
    recall: round(options.answerable === 0 ? 0 : right / options.answerable),
    threshold: findThreshold(choices, options.precision),
    bias: round(bias),
    weights: Object.fromEntries(names.map((name, index) => [name, round(weights[index] ?? 0)])),
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
