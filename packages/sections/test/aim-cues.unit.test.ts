import { describe, expect, test } from '@jest/globals';
import { isMissionHeading, isVisionHeading } from '../src/shared/cues/aim-headings.ts';
import { isAboutHeading, isAsideHeading, isProblemHeading, isStepHeading } from '../src/shared/cues/section-kinds.ts';
import { statesMission } from '../src/shared/cues/stated-aims.ts';
import { isUnfinishedNotice } from '../src/shared/cues/unfinished.ts';
import { isValuesHeading } from '../src/shared/cues/values.ts';
import { languageName } from '../src/shared/text/index.ts';
import * as aims from './cues/aims.fixtures.ts';
import type { PhrasesByLanguage } from './cues/phrases.ts';

const CUES: [cue: string, isStated: (text: string, language: string) => boolean, phrases: PhrasesByLanguage][] = [
  ['heading above a mission', isMissionHeading, aims.MISSION_HEADINGS],
  ['heading above a vision', isVisionHeading, aims.VISION_HEADINGS],
  ['heading above what a brand is', isAboutHeading, aims.ABOUT_HEADINGS],
  ['heading above what is not about the brand', isAsideHeading, aims.ASIDE_HEADINGS],
  ['heading above troubles', isProblemHeading, aims.PROBLEM_HEADINGS],
  ['heading above steps', isStepHeading, aims.STEP_HEADINGS],
  ['heading above values', isValuesHeading, aims.VALUES_HEADINGS],
  ['notice that a site is not finished', isUnfinishedNotice, aims.UNFINISHED],
  ['sentence that names the mission', statesMission, aims.STATED_MISSIONS],
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
