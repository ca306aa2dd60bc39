import { describe, expect, test } from '@jest/globals';
import { isMissionHeading, isVisionHeading } from '../src/shared/cues/aim-headings.ts';
import { AUDIENCE_HEADINGS } from '../src/shared/cues/audiences.ts';
import { isBoilerplateHeading } from '../src/shared/cues/boilerplate-headings.ts';
import { DIFFERENTIATOR_HEADINGS } from '../src/shared/cues/competition.ts';
import { GOAL_CUES, OUTCOME_CUES, PAIN_CUES } from '../src/shared/cues/customer-needs.ts';
import { setsApart } from '../src/shared/cues/distinctions.ts';
import { FEATURE_HEADINGS } from '../src/shared/cues/features.ts';
import { POSITIONING_CUES } from '../src/shared/cues/positioning.ts';
import { PURPOSE_CUES } from '../src/shared/cues/purpose.ts';
import { statesIntention, statesMission } from '../src/shared/cues/stated-aims.ts';
import { isSuperlative } from '../src/shared/cues/superlatives.ts';
import { BELIEF_CUES, PROMISE_CUES, VALUES_HEADINGS, VISION_WORDS } from '../src/shared/cues/vision-belief-promise.ts';
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

const positioningCues = Object.fromEntries<Cues>(POSITIONING_CUES.map(({ name, part }) => [name, part])) as Record<
  PositioningPart,
  Cues
>;

type CueTest = (text: string, language: string) => boolean;

const matching =
  (patterns: LanguagePatterns = {}): CueTest =>
  (text, language) =>
    matchesPatterns(text, patterns, language);

const stating = ({ sentencePatterns, excludedPatterns }: Cues): CueTest => {
  const [isStated, isExcluded] = [matching(sentencePatterns), matching(excludedPatterns)];
  return (text, language) => isStated(text, language) && !isExcluded(text, language);
};

const anyOf =
  (...tests: CueTest[]): CueTest =>
  (text, language) =>
    tests.some((test) => test(text, language));

const statesAim = anyOf(statesMission, statesIntention);
const distinguishes = anyOf(setsApart, isSuperlative);

const SENTENCES: [cue: string, isStated: CueTest, phrases: Phrases][] = [
  ['mission', statesAim, mission.MISSION],
  ['vision', matching(VISION_WORDS), mission.VISION],
  ['belief', stating(BELIEF_CUES), mission.BELIEF],
  ['belief in a positioning', stating(positioningCues.belief_aspiration), mission.BELIEF],
  ['promise', stating(PROMISE_CUES), mission.PROMISE],
  ['pain point', stating(PAIN_CUES), needs.PAIN],
  ['outcome', stating(OUTCOME_CUES), needs.OUTCOME],
  ['goal', stating(GOAL_CUES), needs.GOAL],
  ['purpose', stating(PURPOSE_CUES), needs.PURPOSE],
  ['limitation of competitors', stating(positioningCues.competitor_limitation), positioning.COMPETITOR_LIMITATION],
  ['alternative', stating(positioningCues.competitor_alternative), positioning.COMPETITOR_ALTERNATIVE],
  ['differentiator', distinguishes, positioning.DIFFERENTIATOR],
  ['way it works', stating(positioningCues.how_it_works), positioning.HOW_IT_WORKS],
  ['transformation', stating(positioningCues.transformation), positioning.TRANSFORMATION],
  ['benefit', stating(positioningCues.core_benefit), positioning.CORE_BENEFIT],
  ['situation', stating(positioningCues.situation_context), positioning.SITUATION],
];

const HEADINGS: [cue: string, isStated: CueTest, phrases: Phrases][] = [
  ['mission', isMissionHeading, headings.MISSION_HEADINGS],
  ['vision', isVisionHeading, headings.VISION_HEADINGS],
  ['promise', matching(PROMISE_CUES.headingPatterns), headings.PROMISE_HEADINGS],
  ['values', matching(VALUES_HEADINGS), headings.VALUES_HEADINGS],
  ['features', matching(FEATURE_HEADINGS), headings.FEATURE_HEADINGS],
  ['audiences', matching(AUDIENCE_HEADINGS), headings.AUDIENCE_HEADINGS],
  ['a problem', matching(PAIN_CUES.headingPatterns), headings.PROBLEM_HEADINGS],
  ['a difference', matching(DIFFERENTIATOR_HEADINGS), headings.DIFFERENTIATOR_HEADINGS],
  ['the way it works', matching(positioningCues.how_it_works.headingPatterns), headings.HOW_IT_WORKS_HEADINGS],
];

const byLanguage = (phrases: Phrases) =>
  Object.entries(phrases).map(([language, [stated, nearMiss]]) => ({
    name: languageName(language),
    language,
    stated,
    nearMiss,
  }));

describe.each(SENTENCES)('The cue of a %s', (_, isStated, phrases) => {
  test.each(byLanguage(phrases))(
    'When a sentence in $name states it, then it matches, and a near miss does not',
    (all) => {
      expect([all.stated, isStated(all.stated, all.language)]).toEqual([all.stated, true]);
      expect([all.nearMiss, isStated(all.nearMiss, all.language)]).toEqual([all.nearMiss, false]);
    },
  );
});

describe('Other wordings', () => {
  test.each([
    ['mission', statesAim, wordings.MISSION],
    ['promise', stating(PROMISE_CUES), wordings.PROMISE],
    ['purpose', stating(PURPOSE_CUES), wordings.PURPOSE],
    ['differentiator', distinguishes, wordings.DIFFERENTIATOR],
    ['benefit', stating(positioningCues.core_benefit), wordings.BENEFIT],
    ['goal', stating(GOAL_CUES), wordings.GOAL],
    ['pain point', stating(PAIN_CUES), wordings.PAIN],
  ])('When a %s is worded otherwise, then it matches in every language', (_, isStated, sentences) => {
    const missed = Object.entries(sentences).filter(([language, text]) => !isStated(text, language));
    expect(missed).toEqual([]);
  });
});

describe.each(HEADINGS)('The heading above %s', (_, isStated, phrases) => {
  test.each(byLanguage(phrases))(
    'When a heading in $name says so, then it matches, and a near miss does not',
    (all) => {
      expect([all.stated, isStated(all.stated, all.language)]).toEqual([all.stated, true]);
      expect([all.nearMiss, isStated(all.nearMiss, all.language)]).toEqual([all.nearMiss, false]);
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
    'When a sentence in $name is a side remark, then it is distinguished from a statement',
    (all) => {
      expect([all.stated, isAsideSentence(all.stated, all.language)]).toEqual([all.stated, true]);
      expect([all.nearMiss, isAsideSentence(all.nearMiss, all.language)]).toEqual([all.nearMiss, false]);
    },
  );
});
