import { leaveOneSiteOut } from '../calibration/logistic-regression.ts';
import { type Count, countOne, sumCounts } from '../count.ts';

/** A colour of a site's palette whose role is known. */
export interface LabelledColor {
  site: string;
  features: readonly number[];
  /** Categories that fit the role in the truth. */
  fitting: readonly string[];
  /** The category by the rules. */
  category: string;
}

interface CategoryComparison {
  rules: Count;
  /** By fits to the other sites: the likeliest kind. */
  model: Count;
}

const RIDGE = 0.1;

/** Compares the rules for categories with one logistic regression per kind, none of which sees the site it is asked about. */
export function compareCategories(colors: readonly LabelledColor[]): CategoryComparison {
  const kinds = [...new Map(colors.map(({ fitting }) => [fitting.join(), fitting])).values()];
  const likelihoods = kinds.map((kind) =>
    leaveOneSiteOut(
      colors.map(({ site, features, fitting }) => ({ site, features, right: fitting.join() === kind.join() })),
      RIDGE,
    ),
  );
  const chosen = colors.map((_, i) =>
    kinds.reduce((best, _kind, k) => ((likelihoods[k]?.[i] ?? 0) > (likelihoods[best]?.[i] ?? 0) ? k : best), 0),
  );
  return {
    rules: sumCounts(colors.map(({ fitting, category }) => countOne(fitting.includes(category)))),
    model: sumCounts(colors.map(({ fitting }, i) => countOne(kinds[chosen[i] ?? 0]?.join() === fitting.join()))),
  };
}
