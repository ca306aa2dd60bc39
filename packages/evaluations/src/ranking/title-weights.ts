import { matches } from '../../corpus/real/score-written.mjs';

/** What a title that may be told counts beside one that has to be. */
const WEIGHT_OF_OPTIONAL = 0.2;

/**
 * How much each title of a site counts in a fit: what a brand mainly offers is wanted more than details that are right too,
 * and each capability about the same, however many titles name it. So a threshold lets more of what is wanted through for
 * the same number of wrong titles.
 */
export function titleWeights(
  titles: readonly string[],
  accepted: readonly string[],
  required: readonly string[],
): (title: string) => number {
  const timesNamed = new Map(required.map((text) => [text, titles.filter((title) => matches(title, text)).length]));
  return (title) => {
    const named = required.filter((text) => matches(title, text));
    if (named.length > 0) return Math.max(...named.map((text) => (timesNamed.get(text) ?? 1) ** -0.5));
    return accepted.some((text) => matches(title, text)) ? WEIGHT_OF_OPTIONAL : 1;
  };
}
