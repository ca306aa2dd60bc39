import { isMissionHeading, isVisionHeading } from '../src/shared/cues/aim-headings.ts';
import { announcesFeatures } from '../src/shared/cues/feature-lists.ts';
import { isAboutHeading, isAsideHeading, isProblemHeading, isStepHeading } from '../src/shared/cues/section-kinds.ts';
import { statesMission } from '../src/shared/cues/stated-aims.ts';
import { isUnfinishedNotice } from '../src/shared/cues/unfinished.ts';
import { isValuesHeading } from '../src/shared/cues/values.ts';
import * as headings from './cues/section-headings.fixtures.ts';
import { type Cue, describeCues } from './support/describe-cues.ts';

const CUES: readonly Cue[] = [
  ['heading above a mission', isMissionHeading, headings.MISSION_HEADINGS],
  ['heading above a vision', isVisionHeading, headings.VISION_HEADINGS],
  ['heading above what a brand is', isAboutHeading, headings.ABOUT_HEADINGS],
  ['heading above what is not about the brand', isAsideHeading, headings.ASIDE_HEADINGS],
  ['heading above troubles', isProblemHeading, headings.PROBLEM_HEADINGS],
  ['heading above steps', isStepHeading, headings.STEP_HEADINGS],
  ['heading above features', announcesFeatures, headings.FEATURE_LIST_HEADINGS],
  ['heading above values', isValuesHeading, headings.VALUES_HEADINGS],
  ['notice that a site is not finished', isUnfinishedNotice, headings.UNFINISHED],
  ['sentence that names the mission', statesMission, headings.STATED_MISSIONS],
];

describeCues(CUES);
