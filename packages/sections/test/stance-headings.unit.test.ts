import { describe, expect, test } from '@jest/globals';
import { announcesValues, isMissionHeading, isVisionHeading } from '../src/shared/cues/aim-headings.ts';
import { isStanceHeading } from '../src/shared/cues/values.ts';
import { languageName } from '../src/shared/text/index.ts';
import { STANCE_HEADINGS } from './cues/stance-headings.fixtures.ts';

const mayHeadValues = (text: string, code: string): boolean =>
  announcesValues(text, code) || isStanceHeading(text, code);
const isAny = (text: string, code: string): boolean =>
  mayHeadValues(text, code) || isMissionHeading(text, code) || isVisionHeading(text, code);

const listOf = (headings: string): string[] => headings.split(' | ').filter((text) => text !== '');

describe('Headings of values, missions and visions', () => {
  test.each(Object.entries(STANCE_HEADINGS).map(([code, headings]) => [languageName(code), code, headings] as const))(
    'When a heading is worded in one of the usual ways in %s, then it is known for what it is',
    (_, code, { values, missions, visions, nearMisses }) => {
      expect(listOf(values).filter((text) => !mayHeadValues(text, code))).toEqual([]);
      expect(listOf(missions).filter((text) => !isMissionHeading(text, code))).toEqual([]);
      expect(listOf(visions).filter((text) => !isVisionHeading(text, code))).toEqual([]);
      expect(listOf(nearMisses).filter((text) => isAny(text, code))).toEqual([]);
    },
  );
});
