import { describe, expect, test } from '@jest/globals';
import { AUDIENCE_HEADINGS, MORE_AUDIENCE_HEADINGS } from '../src/shared/cues/audiences.ts';
import { DIFFERENTIATOR_HEADINGS } from '../src/shared/cues/competition.ts';
import { setsApart } from '../src/shared/cues/distinctions.ts';
import { isHouseRule, namesWeekday } from '../src/shared/cues/house-rules.ts';
import { isSuperlative } from '../src/shared/cues/superlatives.ts';
import { type LanguagePatterns, languageName, matchesPatterns } from '../src/shared/text/index.ts';
import * as differences from './cues/differences.fixtures.ts';
import type { PhrasesByLanguage } from './cues/phrases.ts';
import * as readers from './cues/readers.fixtures.ts';

type CueTest = (text: string, language: string) => boolean;

const matching =
  (patterns: LanguagePatterns): CueTest =>
  (text, language) =>
    matchesPatterns(text, patterns, language);

const not =
  (isStated: CueTest): CueTest =>
  (text, language) =>
    !isStated(text, language);

const CUES: [cue: string, isStated: CueTest, phrases: PhrasesByLanguage][] = [
  ['a heading of what sets apart', matching(DIFFERENTIATOR_HEADINGS), differences.HEADINGS],
  ['what sets apart', setsApart, differences.APART],
  ['a superlative', isSuperlative, differences.SUPERLATIVES],
  ['what sets nobody apart', not(setsApart), differences.EVERYBODY],
  ['what it is not', isSuperlative, differences.NOT_THAT],
  ['a refusal', setsApart, differences.REFUSALS],
  ['what is unique and only mentioned', not(setsApart), differences.MENTIONED],
  ['a house rule', isHouseRule, differences.HOUSE_RULES],
  ['a day of the week', namesWeekday, differences.WEEKDAYS],
  ['a heading of audiences', matching(AUDIENCE_HEADINGS), readers.AUDIENCE_HEADINGS],
  ['another heading of audiences', matching(MORE_AUDIENCE_HEADINGS), readers.MORE_AUDIENCE_HEADINGS],
];

describe.each(CUES)('The cue of %s', (_, isStated, phrases) => {
  test.each(Object.entries(phrases).map(([code, pair]) => [languageName(code) || code, code, ...pair] as const))(
    'When a text in %s states it, then it matches, and a near miss does not',
    (__, code, stated, nearMiss) => {
      expect([stated, isStated(stated, code)]).toEqual([stated, true]);
      expect([nearMiss, isStated(nearMiss, code)]).toEqual([nearMiss, false]);
    },
  );
});
