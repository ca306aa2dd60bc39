import { describe, expect, test } from '@jest/globals';
import type { WrittenTruth } from '../corpus/real/score-written.mjs';
import { reportRealWriting, summarizeRealWriting } from '../src/writing/real/report.ts';
import { scoreRealSite } from '../src/writing/real/score.ts';

const sourced = (text: string) => ({ text, file: 'index.html' });
const TRUTH: WrittenTruth = {
  id: 'sample',
  description: null,
  category: ['eye clinic'],
  category_broad: ['Health care'],
  purpose: null,
  mission: null,
  vision: null,
  promise: null,
  differentiator: null,
  capabilities: [sourced('Cataract surgery'), sourced('Glaucoma care')],
  capabilities_alt: [sourced('Free parking behind the house')],
  values: [],
  values_alt: [sourced('Respect')],
  audiences: [],
  alternatives: [],
};
const scoreThings = (things: object) => scoreRealSite(TRUTH, { things });

describe('The score of a real site', () => {
  test('When an item is right but not required, then it is no fault whether it is said or not', () => {
    const said = scoreThings({ capabilities: ['Cataract surgery', 'Free parking behind the house', 'Laser shows'] });
    expect(said.lists['capabilities']).toEqual({ said: 3, hits: 2, wanted: 2, found: 1 });
    const unsaid = scoreThings({ capabilities: ['Cataract surgery', 'Glaucoma care'] });
    expect(unsaid.lists['capabilities']).toEqual({ said: 2, hits: 2, wanted: 2, found: 2 });
    expect(unsaid.lists['values']).toEqual({ said: 0, hits: 0, wanted: 0, found: 0 });
  });

  test('When a category is a bucket that fits, then it is right for the lenient line only', () => {
    expect(scoreThings({ category: 'Health care' }).single).toMatchObject({
      category: 'wrong-said',
      'category or bucket': 'right',
    });
    expect(scoreThings({ category: 'Restaurant' }).single).toMatchObject({ 'category or bucket': 'wrong-said' });
  });
});

describe('The score of the parts of a north star', () => {
  const truth = {
    ...TRUTH,
    northstar: { pain_point: [sourced('Many people fear the operation of their eyes.')], how_it_works: [] },
  };
  const scoreParts = (parts: object) => scoreRealSite(truth, { 'northstart-statement': parts });

  test.each([
    [{ pain_point: 'Many people fear the operation.', how_it_works: '' }, 'right', 'empty'],
    [{ pain_point: 'We are closed on Mondays.', how_it_works: 'We are closed on Mondays.' }, 'wrong-said', 'wrong'],
    [{ pain_point: '', how_it_works: '' }, 'missed', 'empty'],
  ])('When a site says the parts %j, then they are counted', (parts, pain, way) => {
    expect(scoreParts(parts).single).toMatchObject({ pain_point: pain, how_it_works: way });
  });

  test('When other sites have no truth for them, then these count nowhere', () => {
    const site = { set: 'sample', analysis: {} };
    const analysis = { 'northstart-statement': { pain_point: 'We are closed on Mondays.' } };
    const results = [
      { ...site, site: 'without', truth: TRUTH, score: scoreThings({}) },
      { ...site, site: 'with', truth, analysis, score: scoreParts({ pain_point: 'We are closed on Mondays.' }) },
    ];
    expect(summarizeRealWriting(results)[0]?.fields['pain_point']).toMatchObject({ right: 0, wrong: 1, missed: 0 });
    expect(reportRealWriting(results)).toContain(
      'sample/with, pain_point: wrong-said\n  said:   We are closed on Mondays.',
    );
  });
});
