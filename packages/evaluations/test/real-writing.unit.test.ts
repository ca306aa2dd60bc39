import { describe, expect, test } from '@jest/globals';
import type { WrittenTruth } from '../corpus/real/score-written.mjs';
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
