import { describe, expect, test } from '@jest/globals';
import { countByFeature } from '../src/calibration/index.ts';
import { fitWeights, leaveOneSiteOut, probability, type Sample } from '../src/calibration/logistic-regression.ts';
import { reliabilityOf } from '../src/calibration/reliability.ts';
import { addDesignChoices, type DesignChoices } from '../src/calibration/sources.ts';

/** Values that are right in 20 % of the cases without the feature and in 80 % with it. */
const samples = (site: string): Sample[] =>
  Array.from({ length: 20 }, (_, i) => ({ site, features: [i % 2], right: i % 2 === 0 ? i % 10 === 0 : i % 10 !== 1 }));

test('When a feature separates right from wrong, then the fit gives the true probabilities, and no site is judged by itself', () => {
  const all = ['a', 'b', 'c'].flatMap(samples);
  const weights = fitWeights(all, 0.001);
  expect(probability(weights, [0])).toBeCloseTo(0.2, 2);
  expect(probability(weights, [1])).toBeCloseTo(0.8, 2);
  const odd = samples('odd').map((one) => ({ ...one, right: !one.right }));
  const stated = leaveOneSiteOut([...all, ...odd], 0.001);
  expect(stated.slice(-2).map((x) => Math.round(x * 10) / 10)).toEqual([0.2, 0.8]);
});

test('When there are stated probabilities, then bins show how often the values were right', () => {
  const stated = [0.95, 0.95, 0.95, 0.95, 0.65, 0.65];
  const { bins, right, brier } = reliabilityOf(stated, [true, true, true, false, true, false]);
  expect(bins).toEqual([
    { from: 0.6, to: 0.7, values: 2, stated: expect.closeTo(0.65), observed: 0.5 },
    { from: 0.9, to: 1, values: 4, stated: expect.closeTo(0.95), observed: 0.75 },
  ]);
  expect(right).toBeCloseTo(4 / 6);
  expect(brier).toBeCloseTo((3 * 0.05 ** 2 + 0.95 ** 2 + 0.35 ** 2 + 0.65 ** 2) / 6);
});

test('When each value has exactly one feature, then values are counted by feature; numeric features are not counted', () => {
  const value = (features: number[], right: boolean): Sample => ({ site: 'a', features, right });
  const flags = [value([1, 0], true), value([0, 1], false), value([0, 1], true)];
  expect(countByFeature(flags, ['one', 'two'])).toEqual([
    { name: 'one', values: 1, right: 1 },
    { name: 'two', values: 2, right: 1 },
  ]);
  expect(countByFeature([...flags, value([0.5, 2], true)], ['one', 'two'])).toEqual([]);
});

describe('The design choices in the sources of a site', () => {
  const read = (text: string, isSource: boolean): DesignChoices => {
    const chosen: DesignChoices = { colors: [], lengths: new Set(), scale: new Set(), shadows: [] };
    addDesignChoices(chosen, text, isSource);
    return chosen;
  };

  test('When variables define colours, spacing and shadows, then they are read, but not colours of other companies', () => {
    const found = read(
      `$primary: #d6336c !default; @accent: rgb(1, 2, 3); $facebook: #3b5998; // $old: #111111;
      $card-spacer-y: .75rem; $grid-gutter-width: 24px; $line: 7px; $box-shadow: 0 .5rem 1rem rgba($black, .15) !default;
      @mixin shadow-2dp() { box-shadow: 0 2px 2px 0 rgba(0, 0, 0, .14); }`,
      true,
    );
    expect(found.colors).toEqual(['#d6336c', 'rgb(1, 2, 3)']);
    expect([...found.lengths]).toEqual([12, 24]);
    expect(found.shadows).toEqual(['0 .5rem 1rem rgba($black, .15)', '0 2px 2px 0 rgba(0, 0, 0, .14)']);
  });

  test('When classes only set spacing, then their lengths are the scale', () => {
    const found = read(
      '.p-3{padding:1rem!important}.mx-md-4{margin-left:1.5rem}.card{padding:7px}.gap-2{gap:8px}',
      false,
    );
    expect([...found.scale]).toEqual([16, 24, 8]);
    expect(found.lengths.has(7)).toBe(false);
  });
});
