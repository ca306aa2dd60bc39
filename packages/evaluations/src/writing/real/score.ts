import {
  type ListScore,
  scoreSite,
  type WrittenScore,
  type WrittenTruth,
} from '../../../corpus/real/score-written.mjs';

/**
 * The score of corpus/real/score-written.mjs with two additions:
 * - Items of `capabilities_alt`, `values_alt` and `audiences_alt` are right if said, and not missed if not said. They raise
 *   precision only.
 * - `category or bucket` is `category`, with the buckets of `category_broad` right too.
 */
export function scoreRealSite(truth: WrittenTruth, analysis: object): WrittenScore {
  const strict = scoreSite(truth, { analysis });
  const lenient = scoreSite(withAlternatives(truth), { analysis });
  const { category = 'missed', ...single } = strict.single;
  return {
    ...strict,
    single: { ...single, category, 'category or bucket': lenient.single['category'] ?? 'missed' },
    lists: Object.fromEntries(
      Object.entries(strict.lists).map(([field, score]): [string, ListScore] => [
        field,
        { ...score, hits: lenient.lists[field]?.hits ?? score.hits },
      ]),
    ),
  };
}

const withAlternatives = (truth: WrittenTruth): WrittenTruth => ({
  ...truth,
  category: [...truth.category, ...(truth.category_broad ?? [])],
  capabilities: [...truth.capabilities, ...(truth.capabilities_alt ?? [])],
  values: [...truth.values, ...(truth.values_alt ?? [])],
  audiences: [...truth.audiences, ...(truth.audiences_alt ?? [])],
});
