import { describe, expect, test } from '@jest/globals';
import { isMissionHeading, isVisionHeading } from '../src/shared/cues/aim-headings.ts';
import { DIFFERENTIATOR_HEADINGS } from '../src/shared/cues/competition.ts';
import { setsApart } from '../src/shared/cues/distinctions.ts';
import { namesServed } from '../src/shared/cues/professions.ts';
import { statesIntention, statesMission } from '../src/shared/cues/stated-aims.ts';
import { isValuesHeading } from '../src/shared/cues/values.ts';
import { speaksOfUs } from '../src/shared/cues/verbs-of-us.ts';
import { matchesPatterns } from '../src/shared/text/index.ts';
import * as aims from './cues/aim-phrases.fixtures.ts';
import * as bodies from './cues/body-aims.fixtures.ts';
import { EMPTY_PRAISE } from './cues/empty-praise.fixtures.ts';
import * as more from './cues/more-languages.fixtures.ts';
import * as named from './cues/named-aims.fixtures.ts';
import { NAMED_ORIGINS } from './cues/named-origins.fixtures.ts';
import { SERVED } from './cues/professions.fixtures.ts';
import { WHY_THE_BRAND } from './cues/why-the-brand.fixtures.ts';
import { describeCues } from './support/describe-cues.ts';

describeCues([
  ['sentence that states a mission', statesMission, aims.AIM_PHRASES],
  ['what a body without profit is there for', statesIntention, aims.CAUSES],
  [
    'what Acme wants or works for, by its name',
    (text, language) => statesIntention(text, language, 'Acme'),
    named.NAMED_INTENTIONS,
  ],
  [
    'what a project, a site or a network is there for',
    (text, language) => statesMission(text, language, 'Acme'),
    bodies.BODY_AIMS,
  ],
  ['what the founders of Acme wanted', (text, language) => statesMission(text, language, 'Acme'), NAMED_ORIGINS],
  ['whom or what a project may serve', namesServed, SERVED],
  ['what Acme exists for', (text, language) => statesMission(text, language, 'Acme'), bodies.EXISTENCE],
  ['verb that says "we"', speaksOfUs, aims.OF_US],
  ['heading above a mission', isMissionHeading, more.MISSION_HEADINGS],
  ['heading above a vision', isVisionHeading, more.VISION_HEADINGS],
  ['heading above values', isValuesHeading, more.VALUES_HEADINGS],
  [
    'heading of what sets apart',
    (text, language) => matchesPatterns(text, DIFFERENTIATOR_HEADINGS, language),
    more.DIFFERENTIATOR_HEADINGS,
  ],
  [
    'heading of what makes the brand another one',
    (text, language) => matchesPatterns(text, DIFFERENTIATOR_HEADINGS, language),
    WHY_THE_BRAND,
  ],
  ['what sets apart', setsApart, more.APART],
  ['what sets apart, unlike an experience', setsApart, EMPTY_PRAISE],
]);

/** In these, the older forms of an aim say it of any body. */
const OF_ANY_BODY: ReadonlySet<string> = new Set('da en nb nl pt sv tr zh'.split(' '));

describe('An aim by name', () => {
  test.each(Object.entries(named.NAMED_AIMS))(
    'When it is of the brand in "%s", then it is its mission: %s',
    (language, text) => {
      expect(statesMission(text, language, 'Acme')).toBe(true);
    },
  );

  test.each(Object.entries(named.NAMED_AIMS).filter(([language]) => !OF_ANY_BODY.has(language)))(
    'When it is of somebody else in "%s", then it is no mission: %s',
    (language, text) => {
      expect(statesMission(text, language, 'Zebra')).toBe(false);
    },
  );

  test.each([
    ['en', 'The goal behind Acme is to open a larger workshop.'],
    ['de', 'Das Ziel von Acme ist eine größere Werkstatt.'],
    ['fr', 'L’objectif d’Acme est un atelier plus grand.'],
    ['ru', 'Цель Acme — мастерская побольше.'],
  ])('When it is for nobody in "%s", then it is no mission: %s', (language, text) => {
    expect(statesMission(text, language, 'Acme')).toBe(false);
  });
});
