import { describe, expect, test } from '@jest/globals';
import { languageName } from '../../src/shared/text/index.ts';
import type { PhrasesByLanguage } from '../cues/phrases.ts';

/** A cue by what it finds, with its phrases. */
export type Cue = readonly [name: string, isStated: (text: string, language: string) => boolean, PhrasesByLanguage];

/** Tests that each phrase matches its cue, and that the near miss beside it does not. */
export function describeCues(cues: readonly Cue[]): void {
  describe.each(cues.map((cue) => [...cue] as const))('The cue of %s', (_, isStated, phrases) => {
    test.each(Object.entries(phrases).map(([code, pair]) => [languageName(code) || code, code, ...pair] as const))(
      'When a text in %s states it, then it matches, and a near miss does not',
      (__, code, stated, nearMiss) => {
        expect([stated, isStated(stated, code)]).toEqual([stated, true]);
        expect([nearMiss, isStated(nearMiss, code)]).toEqual([nearMiss, false]);
      },
    );
  });
}
