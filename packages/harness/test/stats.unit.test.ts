import { expect, test } from '@jest/globals';
import { geometricMean, growthOfTrend, median, quantile } from '../src/stats.ts';

test('When values are given, then median, geometric mean, quantile and the rise of the least-squares line are correct', () => {
  expect([median([9, 1, 5]), median([4, 1, 2, 3]), median([])]).toEqual([5, 2.5, Number.NaN]);
  expect(geometricMean([0.5, 2, 8])).toBeCloseTo(2);
  expect([quantile([4, 1, 3, 2], 0.5), quantile([4, 1, 3, 2], 0.99), quantile([], 0.5)]).toEqual([2, 4, Number.NaN]);
  expect([growthOfTrend([1, 2, 3, 4]), growthOfTrend([5, 5, 5]), growthOfTrend([3, 1, 3]), growthOfTrend([7])]).toEqual(
    [3, 0, 0, 0],
  );
});
