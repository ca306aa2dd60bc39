import { describe, expect, test } from '@jest/globals';
import { opensLikeAim } from '../src/shared/cues/aim-openings.ts';
import { announcesContent } from '../src/shared/cues/announcements.ts';
import { AUDIENCE_HEADINGS, MORE_AUDIENCE_HEADINGS } from '../src/shared/cues/audiences.ts';
import { urgesReader } from '../src/shared/cues/benefits.ts';
import { isBoilerplateHeading } from '../src/shared/cues/boilerplate-headings.ts';
import { requestsSomething } from '../src/shared/cues/calls-to-action.ts';
import { isCasesHeading } from '../src/shared/cues/case-headings.ts';
import { DIFFERENTIATOR_HEADINGS } from '../src/shared/cues/competition.ts';
import { GOAL_CUES, OUTCOME_CUES, PAIN_CUES } from '../src/shared/cues/customer-needs.ts';
import { setsApart } from '../src/shared/cues/distinctions.ts';
import { FEATURE_HEADINGS } from '../src/shared/cues/features.ts';
import { isHouseRule, namesWeekday } from '../src/shared/cues/house-rules.ts';
import { isSectorHeading } from '../src/shared/cues/industry-headings.ts';
import { namesOffer } from '../src/shared/cues/offer-phrases.ts';
import { namesOffering } from '../src/shared/cues/offering-nouns.ts';
import { statesPlainFact } from '../src/shared/cues/plain-facts.ts';
import { POSITIONING_CUES } from '../src/shared/cues/positioning.ts';
import { PURPOSE_CUES } from '../src/shared/cues/purpose.ts';
import { isSuperlative } from '../src/shared/cues/superlatives.ts';
import { VALUES_LEAD_INS } from '../src/shared/cues/values-sentences.ts';
import { BELIEF_CUES, PROMISE_CUES, VALUES_HEADINGS, VISION_WORDS } from '../src/shared/cues/vision-belief-promise.ts';
import { subjectOf } from '../src/shared/statements/subject.ts';
import {
  type Cues,
  isAsideSentence,
  isFirstPersonPlural,
  type LanguagePatterns,
  languageName,
  matchesPatterns,
} from '../src/shared/text/index.ts';
import { DEPENDENT_OPENINGS } from '../src/shared/text/sentence-patterns.ts';
import * as aims from './cues/aims.fixtures.ts';
import * as calls from './cues/calls.fixtures.ts';
import * as differences from './cues/differences.fixtures.ts';
import * as needs from './cues/needs-everywhere.fixtures.ts';
import * as offers from './cues/offers.fixtures.ts';
import * as parts from './cues/offers-everywhere.fixtures.ts';
import * as readers from './cues/readers.fixtures.ts';
import * as sentences from './cues/sentences-everywhere.fixtures.ts';
import { SUBJECTS } from './cues/subjects.fixtures.ts';
import { type Cue, describeCues } from './support/describe-cues.ts';

type CueTest = (text: string, language: string) => boolean;

const matching =
  (patterns: LanguagePatterns): CueTest =>
  (text, language) =>
    matchesPatterns(text, patterns, language);

const not =
  (isStated: CueTest): CueTest =>
  (text, language) =>
    !isStated(text, language);

const stating = ({ sentencePatterns = {}, excludedPatterns = {} }: Cues): CueTest => {
  const [isStated, isExcluded] = [matching(sentencePatterns), matching(excludedPatterns)];
  return (text, language) => isStated(text, language) && !isExcluded(text, language);
};

const partOf = (part: (typeof POSITIONING_CUES)[number]['name']): Cues =>
  POSITIONING_CUES.find(({ name }) => name === part)?.part ?? { pageWeights: {} };

const CUES: readonly Cue[] = [
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
  ['what is asked of readers', urgesReader, calls.URGES],
  ['an aim without a subject', opensLikeAim, calls.AIMS],
  ['a post', announcesContent, calls.POSTS],
  ['an event', announcesContent, calls.EVENTS],
  ['a vision', matching(VISION_WORDS), aims.VISION],
  ['a belief', matching(BELIEF_CUES.sentencePatterns), aims.BELIEF],
  ['a promise', matching(PROMISE_CUES.sentencePatterns), aims.PROMISE],
  ['a heading of promises', matching(PROMISE_CUES.headingPatterns ?? {}), aims.PROMISE_HEADINGS],
  ['a heading of values', matching(VALUES_HEADINGS), aims.VALUES_HEADINGS],
  ['a heading of what is offered', matching(FEATURE_HEADINGS), aims.FEATURE_HEADINGS],
  ['a heading of a part of the page', isBoilerplateHeading, aims.PAGE_PARTS],
  ['a heading of work that is done', isCasesHeading, offers.CASES],
  ['a heading of lines of business', isSectorHeading, offers.SECTORS],
  ['what precedes offers', namesOffer, offers.OFFER_PHRASES],
  ['an offer', namesOffering, offers.OFFERING_NOUNS],
  ['what precedes values', matching(VALUES_LEAD_INS), offers.VALUES_LEAD_INS],
  ['a request', requestsSomething, offers.REQUESTS],
  ['a place', statesPlainFact, offers.LOCATIONS],
  ['what refers to the sentence before', matching(DEPENDENT_OPENINGS), sentences.DEPENDENT],
  ['a side remark', isAsideSentence, sentences.ASIDES],
  ['a problem', stating(PAIN_CUES), needs.PAIN],
  ['a heading of problems', matching(PAIN_CUES.headingPatterns ?? {}), needs.PROBLEM_HEADINGS],
  ['a goal', stating(GOAL_CUES), needs.GOAL],
  ['an outcome', stating(OUTCOME_CUES), needs.OUTCOME],
  ['a purpose', matching(PURPOSE_CUES.sentencePatterns), needs.PURPOSE],
  ['what others lack', stating(partOf('competitor_limitation')), parts.COMPETITOR_LIMITATION],
  ['what is replaced', stating(partOf('competitor_alternative')), parts.COMPETITOR_ALTERNATIVE],
  ['how it works', stating(partOf('how_it_works')), parts.HOW_IT_WORKS],
  ['a heading of how it works', matching(partOf('how_it_works').headingPatterns ?? {}), parts.HOW_IT_WORKS_HEADINGS],
  ['a transformation', stating(partOf('transformation')), parts.TRANSFORMATION],
  ['a benefit', stating(partOf('core_benefit')), parts.CORE_BENEFIT],
  ['a situation', stating(partOf('situation_context')), parts.SITUATION],
  ['the brand that speaks', isFirstPersonPlural, sentences.WE],
];

describeCues(CUES);

test('When a heading announces the industries that audiences are in, then it announces no capabilities either', () => {
  expect(isSectorHeading('Märkte, die wir beliefern', 'de')).toBe(true);
  expect(isSectorHeading('Who we supply', 'en')).toBe(true);
  expect(isSectorHeading('What we supply', 'en')).toBe(false);
});

test.each([
  ['en', 'Our markets', 'Markets we serve'],
  ['en', 'Markets', 'Target markets'],
  ['de', 'Unsere Märkte', 'Märkte, in denen wir arbeiten'],
  ['it', 'I nostri mercati', 'Mercati di riferimento'],
  ['fr', 'Nos marchés', 'Marchés desservis'],
  ['es', 'Nuestros mercados', 'Mercados que atendemos'],
  ['nl', 'Onze markten', 'Markten die wij bedienen'],
  ['pl', 'Nasze rynki', 'Rynki, które obsługujemy'],
])('When a heading in "%s" is "%s", then capabilities may follow, but not below "%s"', (lang, markets, served) => {
  expect(isSectorHeading(markets, lang)).toBe(false);
  expect(isSectorHeading(served, lang)).toBe(true);
});

test('When Romanian is written with cedillas, then its cues match too', () => {
  expect(stating(PAIN_CUES)('Ştiţi că nu ştiţi cum să începeţi?', 'ro')).toBe(true);
});

describe('The subject of a sentence', () => {
  test.each(Object.entries(SUBJECTS).map(([code, all]) => [languageName(code), code, ...all] as const))(
    'When it is the reader, a person or an offer in %s, then that is seen',
    (_, language, ...all) => {
      const subjects = all.map((text) => subjectOf(text, { name: 'Acme', language, properNouns: new Set() }));
      expect(subjects).toEqual(['reader', 'person', 'offer', 'unknown']);
    },
  );
});
