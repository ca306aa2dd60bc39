import { describe, expect, test } from '@jest/globals';
import { fitWeights, probability } from '../src/calibration/logistic-regression.ts';
import { type Candidate, fitRankingModel } from '../src/ranking/fit.ts';
import { titleWeights } from '../src/ranking/title-weights.ts';

const OPTIONS = {
  ridge: 0.1,
  evenness: 1,
  precision: 0.9,
  choices: 'best',
  answerable: 20,
} as const;
const NAMES = ['helps', 'hurts', 'noise'];

/** On each site one candidate is right: the one with the first feature and without the second. Five sites are a set. */
const separable: Candidate[] = Array.from({ length: 20 }, (_, index) => `site-${index}`).flatMap((site, index) => {
  const of = { site, set: `set-${Math.floor(index / 5)}`, isComplete: true };
  return [
    { ...of, features: [1, 0, index % 2], right: 1 },
    { ...of, features: [0, 1, index % 2], right: 0 },
    { ...of, features: [0, 1, (index + 1) % 2], right: 0 },
  ];
});

const size = ({ weights }: { weights: Record<string, number> }): number =>
  Math.hypot(...Object.values(weights).map(Number));

describe('A fit', () => {
  test('When features separate right from wrong, then their weights have the signs of that, and every choice is right', () => {
    const { weights, ...model } = fitRankingModel(separable, NAMES, OPTIONS);
    expect(Object.keys(weights)).toEqual(NAMES);
    expect(weights['helps']).toBeGreaterThan(0.5);
    expect(weights['hurts']).toBeLessThan(-0.5);
    expect(Math.abs(weights['noise'] ?? 1)).toBeLessThan(0.1);
    expect(model).toMatchObject({ sites: 20, precision: 1, recall: 1 });
  });

  test('When weights are regularised more, then they are smaller, but not the bias, which keeps the share of what is right', () => {
    const sizes = [0.01, 0.1, 1, 10, 1_000].map((ridge) =>
      size(fitRankingModel(separable, NAMES, { ...OPTIONS, ridge })),
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBe(sizes.length);
    const { bias, weights } = fitRankingModel(separable, NAMES, { ...OPTIONS, ridge: 1_000_000 });
    expect(size({ weights })).toBe(0);
    expect(1 / (1 + Math.exp(-bias))).toBeCloseTo(1 / 3, 3);
  });

  test('When it is repeated, with sites in another order, then the model is the same', () => {
    const model = fitRankingModel(separable, NAMES, OPTIONS);
    expect(fitRankingModel(separable, NAMES, OPTIONS)).toEqual(model);
    expect(fitRankingModel(separable.toReversed(), NAMES, OPTIONS)).toEqual(model);
  });

  test('When weights are regularised, then the penalty is in balance with what the candidates say', () => {
    const ridge = 0.5;
    const weights = fitWeights(separable, ridge);
    for (const [index, weight] of weights.slice(1).entries()) {
      const pulls = separable.map(
        ({ features, right }) => ((features[index] ?? 0) * (right - probability(weights, features))) / 3,
      );
      expect(pulls.reduce((sum, pull) => sum + pull, 0)).toBeCloseTo(ridge * weight, 6);
    }
  });

  test('When a site has many candidates, then it weighs no more than one with few', () => {
    const withOther = (count: number) => {
      const other = { site: 'other', set: 'other', features: [1, 0, 0], right: 0, isComplete: true };
      return fitRankingModel([...separable, ...Array.from({ length: count }, () => other)], NAMES, OPTIONS);
    };
    expect(withOther(50).weights).toEqual(withOther(1).weights);
    expect(withOther(1).weights).not.toEqual(withOther(0).weights);
  });
});

describe('The threshold', () => {
  /** On half of the sites the candidate with the weaker feature is wrong. */
  const doubtful: Candidate[] = separable.map((candidate, index) => ({
    ...candidate,
    site: `${candidate.site}-b`,
    features: [0.3, 0, 0],
    right: index % 6 === 0 ? 1 : 0,
  }));

  test('When some choices are doubtful, then only those above it are made, as precisely as asked', () => {
    const model = fitRankingModel([...separable, ...doubtful], NAMES, {
      ...OPTIONS,
      answerable: 40,
    });
    expect(model.precision).toBeGreaterThanOrEqual(0.9);
    expect(model.recall).toBeLessThan(1);
    const all = fitRankingModel([...separable, ...doubtful], NAMES, {
      ...OPTIONS,
      answerable: 40,
      precision: 0,
    });
    expect(all.threshold).toBeLessThan(model.threshold);
    expect(all.precision).toBeLessThan(0.9);
  });

  test('When a set is right for other reasons than all others, then the figures say what choices are worth there', () => {
    const isMisled = ({ set }: Candidate): boolean => set === 'set-3';
    // A feature that only this set has tells there what is right: a fit that has seen the set knows it.
    const misled = separable.map((candidate) => {
      const right = isMisled(candidate) ? 1 - candidate.right : candidate.right;
      const [helps = 0, hurts = 0] = candidate.features;
      return { ...candidate, right, features: [helps, hurts, isMisled(candidate) ? right : 0] };
    });
    const options = { ...OPTIONS, precision: 0.5 };
    expect(fitRankingModel(separable, NAMES, options)).toMatchObject({ precision: 1, recall: 1 });
    expect(fitRankingModel(misled, NAMES, options).precision).toBe(0.75);
  });

  test('When all of a few choices are right, then that is no proof that nine of ten are', () => {
    const few = separable.filter(({ site }) => site === 'site-0' || site === 'site-19');
    expect(fitRankingModel(few, NAMES, OPTIONS)).toMatchObject({ threshold: 1, recall: 0 });
    expect(fitRankingModel(separable, NAMES, OPTIONS).threshold).toBeLessThan(1);
  });

  test('When a candidate is plain, then it is chosen before likelier ones, and counted with them', () => {
    const plain = separable.map((candidate, index) => ({ ...candidate, isPlain: index < 6 && index % 3 === 1 }));
    const options = { ...OPTIONS, precision: 0.6 };
    expect(fitRankingModel(plain, NAMES, options)).toMatchObject({ precision: 0.9, recall: 0.9 });
    const wrong = plain.map((candidate) => ({ ...candidate, right: 0 }));
    expect(fitRankingModel(wrong, NAMES, options)).toMatchObject({ threshold: 1, precision: 0 });
  });

  test('When no choice is right, then nothing reaches it', () => {
    const wrong = separable.map((candidate) => ({ ...candidate, right: 0 }));
    expect(fitRankingModel(wrong, NAMES, OPTIONS)).toMatchObject({ threshold: 1, precision: 0, recall: 0 });
  });

  test('When not all that is right is known of a site, then it is fitted to, but not counted', () => {
    const partly = separable.map((candidate) => ({ ...candidate, isComplete: candidate.set < 'set-2' }));
    const model = fitRankingModel(partly, NAMES, { ...OPTIONS, precision: 0.8 });
    expect(model).toMatchObject({ sites: 10, precision: 1, recall: 0.5 });
    const misled = separable.map((one) => ({ ...one, right: one.set < 'set-2' ? one.right : 1 - one.right }));
    const partlyMisled = misled.map((one) => ({ ...one, isComplete: one.set < 'set-2' }));
    const helps = [separable, partlyMisled, misled].map((one) => fitRankingModel(one, NAMES, OPTIONS).weights['helps']);
    expect(helps).toEqual(helps.toSorted((a = 0, b = 0) => b - a));
    expect(new Set(helps).size).toBe(3);
  });

  test('When titles of a site say the same, then they count once', () => {
    const wrong = { site: 'site-1', set: 'set-0', features: [0.7, 0, 0], right: 0, weight: 0.001, isComplete: true };
    const withWrong = (keyOf: (index: number) => string) => {
      const more = Array.from({ length: 7 }, (_, index) => ({ ...wrong, key: keyOf(index) }));
      return fitRankingModel([...separable, ...more], NAMES, { ...OPTIONS, choices: 'titles' }).threshold;
    };
    expect(withWrong(() => 'title')).toBeLessThan(withWrong((index) => `title ${index}`));
  });

  test('When all titles count, then a group of many wrong ones makes it higher than a single one', () => {
    const withWrong = (count: number) => {
      const wrong = { site: 'site-1', set: 'set-0', features: [0.7, 0, 0], right: 0, weight: 0.001, isComplete: true };
      const candidates = [
        ...separable,
        ...Array.from({ length: count }, (_, index) => ({ ...wrong, key: `title ${index}` })),
      ];
      return fitRankingModel(candidates, NAMES, { ...OPTIONS, choices: 'titles' });
    };
    expect(withWrong(40).threshold).toBeGreaterThan(withWrong(1).threshold);
    expect(withWrong(40).precision).toBeGreaterThan(OPTIONS.precision);
  });
});

describe('The weight of a title', () => {
  const TITLES = [
    'Boiler repairs',
    'Boiler repairs',
    'Boiler repairs',
    'Boiler repairs',
    'Drainage',
    'Radiator keys',
    'Team',
  ];
  const weightOf = titleWeights(
    TITLES,
    ['Boiler repairs', 'Drainage', 'Radiator keys'],
    ['Boiler repairs', 'Drainage'],
  );

  test('When a capability has to be told, then its title counts like a wrong one, less if more titles name it', () => {
    expect(['Drainage', 'Team', 'Boiler repairs'].map(weightOf)).toEqual([1, 1, 0.5]);
  });

  test('When a capability only may be told, then its title counts less', () => {
    expect(weightOf('Radiator keys')).toBe(0.2);
  });
});
