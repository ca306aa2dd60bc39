/**
 * What the chance that a value is right hangs on: signs that can be counted, and a weight for each. The weights are fitted by
 * `npm run bench -- calibration`, which prints them and how often values of each stated chance were right on sites that the
 * fit had not seen.
 */
export interface Calibration<Sign extends string> {
  bias: number;
  weights: Readonly<Record<Sign, number>>;
}

/** The chance that a value with these signs is right, by logistic regression; 0.01 to 0.99, in hundredths. */
export function predictProbability<Sign extends string>(
  { bias, weights }: Calibration<Sign>,
  features: Readonly<Record<Sign, number>>,
): number {
  const sum = Object.entries<number>(weights).reduce(
    (total, [feature, weight]) => total + weight * features[feature as Sign],
    bias,
  );
  return roundProbability(1 / (1 + Math.exp(-sum)));
}

/** A chance as a word: what is called high is right four times of five, what is called low less than three of five. */
export function confidenceLevel(probability: number): 'high' | 'medium' | 'low' {
  if (probability >= 0.8) return 'high';
  return probability >= 0.6 ? 'medium' : 'low';
}

/**
 * The chance that the next page (or showing) agrees where `agree` of `all` did, by Laplace's rule of succession: one that
 * was seen once and agreed says 0.67, nine of nine 0.91. 0.01 to 0.99, in hundredths. For values of which no truth is there to fit to.
 */
export const agreementProbability = (agree: number, all: number): number =>
  roundProbability((Math.min(agree, all) + 1) / (all + 2));

/** Nothing is sure. */
const roundProbability = (probability: number): number =>
  Math.min(0.99, Math.max(0.01, Math.round(100 * probability) / 100));
