import { describe, expect, test } from '@jest/globals';
import { AUDIENCE_HEADINGS } from '../src/shared/cues/audiences.ts';
import { isBoilerplateHeading } from '../src/shared/cues/boilerplate-headings.ts';
import { GOAL_CUES, OUTCOME_CUES, PAIN_CUES } from '../src/shared/cues/customer-needs.ts';
import { FEATURE_HEADINGS } from '../src/shared/cues/features.ts';
import { BELIEF_CUES, MISSION_CUES, PROMISE_CUES, VALUES_HEADINGS, VISION_CUES } from '../src/shared/cues/mission.ts';
import { POSITIONING_CUES } from '../src/shared/cues/positioning.ts';
import { PURPOSE_CUES } from '../src/shared/cues/purpose.ts';
import {
  type Cues,
  isAsideSentence,
  isFirstPersonPlural,
  type LanguagePatterns,
  languageName,
  matchesPatterns,
} from '../src/shared/text/index.ts';
import * as needs from './cues/customer-needs.fixtures.ts';
import * as headings from './cues/headings.fixtures.ts';
import * as mission from './cues/mission.fixtures.ts';
import * as wordings from './cues/other-wordings.fixtures.ts';
import type { Phrases } from './cues/phrases.ts';
import * as positioning from './cues/positioning.fixtures.ts';
import * as sentences from './cues/sentences.fixtures.ts';

type PositioningPart = (typeof POSITIONING_CUES)[number]['name'];

const positioningCues = Object.fromEntries(POSITIONING_CUES.map(({ name, part }) => [name, part])) as Record<
  PositioningPart,
  Cues
>;

const SENTENCES: [cue: string, cues: Cues, phrases: Phrases][] = [
  ['mission', MISSION_CUES, mission.MISSION],
  ['vision', VISION_CUES, mission.VISION],
  ['belief', BELIEF_CUES, mission.BELIEF],
  ['belief in a positioning', positioningCues.belief_aspiration, mission.BELIEF],
  ['promise', PROMISE_CUES, mission.PROMISE],
  ['pain point', PAIN_CUES, needs.PAIN],
  ['outcome', OUTCOME_CUES, needs.OUTCOME],
  ['goal', GOAL_CUES, needs.GOAL],
  ['purpose', PURPOSE_CUES, needs.PURPOSE],
  ['limitation of competitors', positioningCues.competitor_limitation, positioning.COMPETITOR_LIMITATION],
  ['alternative', positioningCues.competitor_alternative, positioning.COMPETITOR_ALTERNATIVE],
  ['differentiator', positioningCues.differentiator, positioning.DIFFERENTIATOR],
  ['way it works', positioningCues.how_it_works, positioning.HOW_IT_WORKS],
  ['transformation', positioningCues.transformation, positioning.TRANSFORMATION],
  ['benefit', positioningCues.core_benefit, positioning.CORE_BENEFIT],
  ['situation', positioningCues.situation_context, positioning.SITUATION],
];

const HEADINGS: [cue: string, patterns: LanguagePatterns | undefined, phrases: Phrases][] = [
  ['mission', MISSION_CUES.headingPatterns, headings.MISSION_HEADINGS],
  ['vision', VISION_CUES.headingPatterns, headings.VISION_HEADINGS],
  ['promise', PROMISE_CUES.headingPatterns, headings.PROMISE_HEADINGS],
  ['values', VALUES_HEADINGS, headings.VALUES_HEADINGS],
  ['features', FEATURE_HEADINGS, headings.FEATURE_HEADINGS],
  ['audiences', AUDIENCE_HEADINGS, headings.AUDIENCE_HEADINGS],
  ['a problem', PAIN_CUES.headingPatterns, headings.PROBLEM_HEADINGS],
  ['a difference', positioningCues.differentiator.headingPatterns, headings.DIFFERENTIATOR_HEADINGS],
  ['the way it works', positioningCues.how_it_works.headingPatterns, headings.HOW_IT_WORKS_HEADINGS],
];

const byLanguage = (phrases: Phrases) =>
  Object.entries(phrases).map(([language, [stated, nearMiss]]) => ({
    name: languageName(language),
    language,
    stated,
    nearMiss,
  }));

const isStatement = ({ sentencePatterns = {}, excludedPatterns = {} }: Cues, text: string, language: string): boolean =>
  matchesPatterns(text, sentencePatterns, language) && !matchesPatterns(text, excludedPatterns, language);

describe.each(SENTENCES)('The cue of a %s', (_, cues, phrases) => {
  test.each(byLanguage(phrases))(
    'When a sentence in $name states it, then it matches, and a near miss does not',
    (all) => {
      expect([all.stated, isStatement(cues, all.stated, all.language)]).toEqual([all.stated, true]);
      expect([all.nearMiss, isStatement(cues, all.nearMiss, all.language)]).toEqual([all.nearMiss, false]);
    },
  );
});

describe('Other wordings', () => {
  test.each([
    ['mission', MISSION_CUES, wordings.MISSION],
    ['promise', PROMISE_CUES, wordings.PROMISE],
    ['purpose', PURPOSE_CUES, wordings.PURPOSE],
    ['differentiator', positioningCues.differentiator, wordings.DIFFERENTIATOR],
    ['benefit', positioningCues.core_benefit, wordings.BENEFIT],
    ['goal', GOAL_CUES, wordings.GOAL],
    ['pain point', PAIN_CUES, wordings.PAIN],
  ])('When a %s is worded otherwise, then it matches in every language', (_, cues, sentences) => {
    const missed = Object.entries(sentences).filter(([language, text]) => !isStatement(cues, text, language));
    expect(missed).toEqual([]);
  });
});

describe.each(HEADINGS)('The heading above %s', (_, patterns = {}, phrases) => {
  test.each(byLanguage(phrases))(
    'When a heading in $name says so, then it matches, and a near miss does not',
    (all) => {
      expect([all.stated, matchesPatterns(all.stated, patterns, all.language)]).toEqual([all.stated, true]);
      expect([all.nearMiss, matchesPatterns(all.nearMiss, patterns, all.language)]).toEqual([all.nearMiss, false]);
    },
  );
});

describe('Headings without words of the brand', () => {
  const introductions = [headings.PAGE_PARTS, ...HEADINGS.map(([, , phrases]) => phrases)];
  test.each(byLanguage(headings.PAGE_PARTS))(
    'When a heading in $name names a part of a page, then it is boilerplate, and a headline is not',
    (all) => {
      for (const phrases of introductions) {
        const [heading] = phrases[all.language as keyof Phrases];
        expect([heading, isBoilerplateHeading(heading, all.language)]).toEqual([heading, true]);
      }
      expect([all.nearMiss, isBoilerplateHeading(all.nearMiss, all.language)]).toEqual([all.nearMiss, false]);
    },
  );
});

describe('Sentences', () => {
  test.each(byLanguage(sentences.WE))('When the brand speaks of itself in $name, then that is seen', (all) => {
    expect([all.stated, isFirstPersonPlural(all.stated, all.language)]).toEqual([all.stated, true]);
    expect([all.nearMiss, isFirstPersonPlural(all.nearMiss, all.language)]).toEqual([all.nearMiss, false]);
  });

  test.each(byLanguage(sentences.ASIDES))(
    'When a sentence in $name is a side remark, then it is told from a statement',
    (all) => {
      expect([all.stated, isAsideSentence(all.stated, all.language)]).toEqual([all.stated, true]);
      expect([all.nearMiss, isAsideSentence(all.nearMiss, all.language)]).toEqual([all.nearMiss, false]);
    },
  );
});
