import { fitWeights, probability, type Sample } from '../calibration/logistic-regression.ts';
import { type Count, countOne, sumCounts } from '../count.ts';

/** A colour that could lead a site's palette. */
interface Candidate {
  features: readonly number[];
  /** By weights set by hand. */
  score: number;
  right: boolean;
}

/** The colours of a site, the one that the product leads with first. */
export interface SiteCandidates {
  site: string;
  candidates: readonly Candidate[];
}

export interface Comparison {
  /** On how many sites each way of choosing is right. */
  rules: Count;
  score: Count;
  /** By a fit to the other sites. */
  model: Count;
  /** Where the model is wrong. */
  missed: string[];
  /** By how sure the model was of its choice. */
  certainty: { from: number; count: Count }[];
  /** Of a fit to all sites, by feature; a feature that would have had the wrong sign is left out. */
  weights: Record<string, number>;
}

const RIDGE = 0.1;
const CERTAINTIES = [0, 0.5, 0.8, 0.95];

/** Compares the product's rules with a logistic regression that never sees the site that it chooses for. */
export function compareMainColors(
  sites: readonly SiteCandidates[],
  names: readonly string[],
  adverse: readonly string[],
): Comparison {
  const samplesOf = ({ site, candidates }: SiteCandidates): Sample[] =>
    candidates.map(({ features, right }) => ({ site, features, right }));
  const best = (candidates: readonly Candidate[], by: (one: Candidate) => number): Candidate | undefined =>
    [...candidates].sort((a, b) => by(b) - by(a))[0];
  const choices = sites.map((one) => {
    const others = sites.filter(({ site }) => site !== one.site).flatMap(samplesOf);
    const fit = fitMonotone(others, names, adverse);
    const stated = (candidate: Candidate): number => probability(fit.weights, fit.pick(candidate.features));
    const chosen = best(one.candidates, stated);
    return { site: one.site, right: chosen?.right ?? false, certainty: chosen ? stated(chosen) : 0 };
  });
  const full = fitMonotone(sites.flatMap(samplesOf), names, adverse);
  const rightOf = (choose: (candidates: readonly Candidate[]) => Candidate | undefined): Count =>
    sumCounts(sites.map(({ candidates }) => countOne(choose(candidates)?.right ?? false)));
  return {
    rules: rightOf(([first]) => first),
    score: rightOf((candidates) => best(candidates, ({ score }) => score)),
    model: sumCounts(choices.map(({ right }) => countOne(right))),
    missed: choices.flatMap(({ site, right }) => (right ? [] : [site])),
    certainty: CERTAINTIES.map((from, i) => {
      const to = CERTAINTIES[i + 1] ?? Number.POSITIVE_INFINITY;
      const within = choices.filter(({ certainty }) => certainty >= from && certainty < to);
      return { from, count: sumCounts(within.map(({ right }) => countOne(right))) };
    }),
    weights: Object.fromEntries(full.used.map((name, i) => [name, Math.round((full.weights[i + 1] ?? 0) * 100) / 100])),
  };
}

/** A fit in which only adverse features have negative weights: others that would are left out, until none is left. */
export function fitMonotone(samples: readonly Sample[], names: readonly string[], adverse: readonly string[]) {
  let used = [...names];
  for (;;) {
    const columns = used.map((name) => names.indexOf(name));
    const pick = (features: readonly number[]): number[] => columns.map((column) => features[column] ?? 0);
    const weights = fitWeights(
      samples.map((sample) => ({ ...sample, features: pick(sample.features) })),
      RIDGE,
    );
    const wrong = new Set(used.filter((name, i) => !adverse.includes(name) && (weights[i + 1] ?? 0) < 0));
    if (wrong.size === 0) return { used, weights, pick };
    used = used.filter((name) => !wrong.has(name));
  }
}
