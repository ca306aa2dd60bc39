/**
 * A model of the probability that a value is correct: countable features with a weight each. `npm run bench --
 * calibration` fits the weights and prints how often values of each stated probability were correct on sites that were
 * not used for the fit.
 */
export interface Calibration<Sign extends string> {
  bias: number;
  weights: Readonly<Record<Sign, number>>;
}

/**
 * The probability that a value with these features is correct, by logistic regression; 0.01 to 0.99, rounded to
 * hundredths.
 */
export function predictProbability<Sign extends string>(
  { bias, weights }: Calibration<Sign>,
  features: Readonly<Record<Sign, number>>,
): number {
  return roundProbability(rawProbability({ bias, weights }, features));
}

/** The same without rounding, to compare candidates by. */
export function rawProbability<Sign extends string>(
  { bias, weights }: Calibration<Sign>,
  features: Readonly<Record<Sign, number>>,
): number {
  const sum = Object.entries<number>(weights).reduce(
    (total, [feature, weight]) => total + weight * features[feature as Sign],
    bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

/**
 * A probability as a word. High values are correct four times out of five, low ones less than three times out of five.
 */
export function confidenceLevel(probability: number): 'high' | 'medium' | 'low' {
  if (probability >= 0.8) return 'high';
  return probability >= 0.6 ? 'medium' : 'low';
}

/**
 * The probability that the next page (or occurrence) agrees if `agree` of `all` did, by Laplace's rule of succession:
 * one of one gives 0.67, nine of nine 0.91. 0.01 to 0.99, rounded to hundredths. For values without ground truth to fit
 * to.
 */
export const agreementProbability = (agree: number, all: number): number =>
  roundProbability((Math.min(agree, all) + 1) / (all + 2));

/** Nothing is certain. */
const roundProbability = (probability: number): number =>
  Math.min(0.99, Math.max(0.01, Math.round(100 * probability) / 100));
