interface Bin {
  from: number;
  to: number;
  values: number;
  /** Mean of the stated probabilities, and the share that was right. */
  stated: number;
  observed: number;
}

export interface Reliability {
  bins: Bin[];
  values: number;
  /** The share that was right. */
  right: number;
  /** Brier score, and the score if every value had the mean as its probability. */
  brier: number;
  brierOfMean: number;
  /** Expected calibration error: the mean gap between stated and observed, weighted by bin size. */
  gap: number;
}

const EDGES = [0, 0.4, 0.6, 0.7, 0.8, 0.9, 1];

/** Compares stated probabilities with observed frequencies. */
export function reliabilityOf(stated: readonly number[], right: readonly boolean[]): Reliability {
  const all = stated.map((chance, i) => ({ chance, hit: Number(right[i] ?? false) }));
  const mean = (of: readonly number[]): number => of.reduce((sum, x) => sum + x, 0) / (of.length || 1);
  const base = mean(all.map(({ hit }) => hit));
  const bins = EDGES.slice(1).flatMap((to, i) => {
    const from = EDGES[i] ?? 0;
    const inside = all.filter(({ chance }) => chance >= from && (chance < to || to === 1));
    return inside.length === 0
      ? []
      : [
          {
            from,
            to,
            values: inside.length,
            stated: mean(inside.map(({ chance }) => chance)),
            observed: mean(inside.map(({ hit }) => hit)),
          },
        ];
  });
  return {
    bins,
    values: all.length,
    right: base,
    brier: mean(all.map(({ chance, hit }) => (chance - hit) ** 2)),
    brierOfMean: mean(all.map(({ hit }) => (base - hit) ** 2)),
    gap: bins.reduce((sum, bin) => sum + bin.values * Math.abs(bin.stated - bin.observed), 0) / (all.length || 1),
  };
}
