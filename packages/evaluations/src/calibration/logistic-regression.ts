/** A value: its features, and whether it was right; a number from 0 to 1 if only a part of it was. */
export interface Sample {
  site: string;
  features: readonly number[];
  right: boolean | number;
  /** How much it counts beside others; 1 where missing. */
  weight?: number;
}

/** The bias, then a weight per feature. */
export type Weights = readonly number[];

const MAX_ITERATIONS = 60;

export const probability = ([bias = 0, ...weights]: Weights, features: readonly number[]): number =>
  1 / (1 + Math.exp(-weights.reduce((sum, weight, i) => sum + weight * (features[i] ?? 0), bias)));

/**
 * Logistic regression by Newton's method. `ridge` pulls the weights (not the bias) towards zero, against overfitting. With
 * an `evenness` of 1 all sites have the same weight, however many values they have; with 0 all values have it.
 */
export function fitWeights(samples: readonly Sample[], ridge: number, evenness = 1): Weights {
  const width = (samples[0]?.features.length ?? 0) + 1;
  const perSite = new Map<string, number>();
  for (const { site } of samples) perSite.set(site, (perSite.get(site) ?? 0) + 1);
  const shareOf = ({ site, weight = 1 }: Sample): number => weight * (perSite.get(site) ?? 1) ** -evenness;
  const scale = perSite.size / samples.reduce((sum, sample) => sum + shareOf(sample), 0);
  let weights: number[] = Array.from({ length: width }, () => 0);
  // Most features of a sample are 0.
  const rows = samples.map((sample) => ({
    share: shareOf(sample) * scale,
    features: sample.features,
    right: Number(sample.right),
    used: [1, ...sample.features].flatMap((value, index) => (value === 0 ? [] : [{ index, value }])),
  }));
  for (let step = 0; step < MAX_ITERATIONS; step++) {
    const gradient = weights.map((weight, i) => (i === 0 ? 0 : -ridge * weight));
    const hessian = weights.map((_, i) => weights.map((_, j) => (i === j ? (i === 0 ? 1e-6 : ridge) : 0)));
    for (const { share, features, right, used } of rows) {
      const stated = probability(weights, features);
      const curvature = share * stated * (1 - stated);
      for (const [at, { index: i, value: x }] of used.entries()) {
        gradient[i] = (gradient[i] ?? 0) + share * x * (right - stated);
        const line = hessian[i] as number[];
        // The matrix is symmetric: half of it is enough.
        for (let other = at; other < used.length; other++) {
          const { index: j, value: y } = used[other] as { index: number; value: number };
          line[j] = (line[j] ?? 0) + curvature * x * y;
        }
      }
    }
    for (const [i, line] of hessian.entries()) for (let j = 0; j < i; j++) line[j] = hessian[j]?.[i] ?? 0;
    const update = solveLinearSystem(hessian, gradient);
    weights = weights.map((weight, i) => weight + (update[i] ?? 0));
    if (update.every((by) => Math.abs(by) < 1e-9)) break;
  }
  return weights;
}

/** The probability of each sample by a fit to the other sites. */
export function leaveOneSiteOut(samples: readonly Sample[], ridge: number): number[] {
  const fits = new Map<string, Weights>();
  return samples.map(({ site, features }) => {
    const weights =
      fits.get(site) ??
      fitWeights(
        samples.filter((other) => other.site !== site),
        ridge,
      );
    fits.set(site, weights);
    return probability(weights, features);
  });
}

/** Gaussian elimination with partial pivoting. */
function solveLinearSystem(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((line, i) => [...line, right[i] ?? 0]);
  for (let i = 0; i < rows.length; i++) {
    const best = rows
      .slice(i)
      .reduce((at, line, j) => (Math.abs(line[i] ?? 0) > Math.abs(rows[at]?.[i] ?? 0) ? i + j : at), i);
    [rows[i], rows[best]] = [rows[best] as number[], rows[i] as number[]];
    const pivot = rows[i] as number[];
    for (const [j, line] of rows.entries()) {
      if (j === i) continue;
      const factor = (line[i] ?? 0) / (pivot[i] || 1e-12);
      for (let k = i; k < line.length; k++) line[k] = (line[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  return rows.map((line, i) => (line.at(-1) ?? 0) / (line[i] || 1e-12));
}
