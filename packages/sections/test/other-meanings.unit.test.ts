import { describe, expect, test } from '@jest/globals';
import { COMPETITOR_ALTERNATIVE_CUES, COMPETITOR_LIMITATION_CUES } from '../src/shared/cues/competition.ts';
import { GOAL_CUES, PAIN_CUES } from '../src/shared/cues/customer-needs.ts';
import { POSITIONING_CUES } from '../src/shared/cues/positioning.ts';
import { type Cues, languageName, matchesPatterns } from '../src/shared/text/index.ts';
import * as sentences from './cues/other-meanings.fixtures.ts';

const benefit = POSITIONING_CUES.find(({ name }) => name === 'core_benefit')?.part ?? { pageWeights: {} };

describe.each<[meaning: string, cues: Cues, sentences: Readonly<Record<string, string>>]>([
  ['what was before', COMPETITOR_LIMITATION_CUES, sentences.UNLIKE_BEFORE],
  ['a price, or what replaces nothing', COMPETITOR_ALTERNATIVE_CUES, sentences.NOT_REPLACED],
  ['what visitors want of the site', GOAL_CUES, sentences.WANTED_OF_SITE],
  ['what is no problem', PAIN_CUES, sentences.NO_PROBLEM],
  ['who helps the brand', benefit, sentences.NOT_A_BENEFIT],
])('Words of a cue that mean %s', (_, { sentencePatterns = {}, excludedPatterns = {} }, texts) => {
  test.each(Object.entries(texts).map(([code, text]) => [languageName(code), code, text]))(
    'When a sentence in %s has them, then the cue leaves it out',
    (__, code, text) => {
      const [isStated, isExcluded] = [sentencePatterns, excludedPatterns].map((patterns) =>
        matchesPatterns(text, patterns, code),
      );
      expect([text, isStated, isExcluded]).toEqual([text, true, true]);
    },
  );
});
