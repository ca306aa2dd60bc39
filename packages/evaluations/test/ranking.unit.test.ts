import { describe, expect, test } from '@jest/globals';
import { fitWeights, probability } from '../src/calibration/logistic-regression.ts';
import { type Candidate, fitRankingModel } from '../src/ranking/fit.ts';

const OPTIONS = {
  ridge: 0.1,
  evenness: 1,
  precision: 0.9,
  choices: 'best',
  answerable: { all: 10, unseen: 5 },
} as const;
const NAMES = ['helps', 'hurts', 'noise'];

/** On each site one candidate is right: the one with the first feature and without the second. */
const separable: Candidate[] = Array.from({ length: 10 }, (_, index) => `site-${index}`).flatMap((site, index) => [
  { site, features: [1, 0, index % 2], right: 1, size: 1, isComplete: true },
  { site, features: [0, 1, index % 2], right: 0, size: 1, isComplete: true },
  { site, features: [0, 1, (index + 1) % 2], right: 0, size: 1, isComplete: true },
]);

const size = ({ weights }: { weights: Record<string, number> }): number =>
  Math.hypot(...Object.values(weights).map(Number));

describe('A fit', () => {
  test('When features separate right from wrong, then their weights have the signs of that, and every choice is right', () => {
    const { weights, ...model } = fitRankingModel(separable, NAMES, OPTIONS);
    expect(Object.keys(weights)).toEqual(NAMES);
    expect(weights['helps']).toBeGreaterThan(0.5);
    expect(weights['hurts']).toBeLessThan(-0.5);
    expect(Math.abs(weights['noise'] ?? 1)).toBeLessThan(0.1);
    expect(model).toMatchObject({ sites: 10, precision: 1, recall: 1 });
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
      const other = { site: 'other', features: [1, 0, 0], right: 0, size: 1, isComplete: true };
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
      answerable: { all: 20, unseen: 0 },
    });
    expect(model.precision).toBeGreaterThanOrEqual(0.9);
    expect(model.recall).toBeLessThan(1);
    const all = fitRankingModel([...separable, ...doubtful], NAMES, {
      ...OPTIONS,
      answerable: { all: 20, unseen: 0 },
      precision: 0,
    });
    expect(all.threshold).toBeLessThan(model.threshold);
    expect(all.precision).toBeLessThan(0.9);
  });

  test('When unseen sites mislead, then their figures say so, and a strict threshold is above what is wrong on them', () => {
    const misled = separable.map((candidate) => {
      const isUnseen = candidate.site >= 'site-5';
      return { ...candidate, isUnseen, right: isUnseen ? 1 - candidate.right : candidate.right };
    });
    const honest = fitRankingModel(
      separable.map((candidate) => ({ ...candidate, isUnseen: candidate.site === 'site-9' })),
      NAMES,
      { ...OPTIONS, strict: true, answerable: { all: 10, unseen: 1 } },
    );
    expect(honest.unseen).toEqual({ precision: 1, recall: 1 });
    expect(honest.threshold).toBeLessThan(1);
    const lenient = fitRankingModel(misled, NAMES, { ...OPTIONS, precision: 0.4 });
    expect(lenient.unseen.precision).toBe(0);
    expect(fitRankingModel(misled, NAMES, { ...OPTIONS, precision: 0.4, strict: true }).threshold).toBe(1);
  });

  test('When no choice is right, then nothing reaches it', () => {
    const wrong = separable.map((candidate) => ({ ...candidate, right: 0 }));
    expect(fitRankingModel(wrong, NAMES, OPTIONS)).toMatchObject({ threshold: 1, precision: 0, recall: 0 });
  });

  test('When not all that is right is known of a site, then it is fitted to, but not counted', () => {
    const partly = separable.map((candidate) => ({ ...candidate, isComplete: candidate.site < 'site-5' }));
    const model = fitRankingModel(partly, NAMES, OPTIONS);
    expect(model).toMatchObject({ sites: 5, precision: 1, recall: 0.5 });
    expect(model.weights['helps']).toBeLessThan(fitRankingModel(separable, NAMES, OPTIONS).weights['helps'] ?? 0);
  });

  test('When all titles of groups count, then a large wrong group makes it higher than a small one', () => {
    const withWrong = (size: number) => {
      const wrong = { site: 'site-1', features: [0.5, 0, 0], right: 0, size, isComplete: true };
      return fitRankingModel([...separable, wrong], NAMES, { ...OPTIONS, choices: 'titles' });
    };
    expect(withWrong(40).threshold).toBeGreaterThan(withWrong(1).threshold);
    expect(withWrong(40).precision).toBeGreaterThanOrEqual(OPTIONS.precision);
  });
});
