import { expect, test } from '@jest/globals';
import { geometricMean, median, quantile, rise } from '../src/stats.ts';

test('When values are given, then median, geometric mean, quantile and the rise of the least-squares line are correct', () => {
  expect([median([9, 1, 5]), median([4, 1, 2, 3]), median([])]).toEqual([5, 2.5, Number.NaN]);
  expect(geometricMean([0.5, 2, 8])).toBeCloseTo(2);
  expect([quantile([4, 1, 3, 2], 0.5), quantile([4, 1, 3, 2], 0.99), quantile([], 0.5)]).toEqual([2, 4, Number.NaN]);
  expect([rise([1, 2, 3, 4]), rise([5, 5, 5]), rise([3, 1, 3]), rise([7])]).toEqual([3, 0, 0, 0]);
});
