import { describe, expect, test } from '@jest/globals';
import { isMissionHeading, isVisionHeading } from '../src/shared/cues/aim-headings.ts';
import { isAboutHeading, isAsideHeading, isProblemHeading, isStepHeading } from '../src/shared/cues/section-kinds.ts';
import { statesMission } from '../src/shared/cues/stated-aims.ts';
import { isUnfinishedNotice } from '../src/shared/cues/unfinished.ts';
import { isValuesHeading } from '../src/shared/cues/values.ts';
import { languageName } from '../src/shared/text/index.ts';
import type { PhrasesByLanguage } from './cues/phrases.ts';
import * as headings from './cues/section-headings.fixtures.ts';

const CUES: [cue: string, isStated: (text: string, language: string) => boolean, phrases: PhrasesByLanguage][] = [
  ['heading above a mission', isMissionHeading, headings.MISSION_HEADINGS],
  ['heading above a vision', isVisionHeading, headings.VISION_HEADINGS],
  ['heading above what a brand is', isAboutHeading, headings.ABOUT_HEADINGS],
  ['heading above what is not about the brand', isAsideHeading, headings.ASIDE_HEADINGS],
  ['heading above troubles', isProblemHeading, headings.PROBLEM_HEADINGS],
  ['heading above steps', isStepHeading, headings.STEP_HEADINGS],
  ['heading above values', isValuesHeading, headings.VALUES_HEADINGS],
  ['notice that a site is not finished', isUnfinishedNotice, headings.UNFINISHED],
  ['sentence that names the mission', statesMission, headings.STATED_MISSIONS],
];

describe.each(CUES)('The cue of a %s', (_, isStated, phrases) => {
  test.each(Object.entries(phrases).map(([code, pair]) => [languageName(code), code, ...pair] as const))(
    'When a text in %s is one, then it matches, and a near miss does not',
    (__, code, stated, nearMiss) => {
      expect([stated, isStated(stated, code)]).toEqual([stated, true]);
      expect([nearMiss, isStated(nearMiss, code)]).toEqual([nearMiss, false]);
    },
  );
});
