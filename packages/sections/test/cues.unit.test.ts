import { describe, expect, test } from '@jest/globals';
import * as audiences from '../src/shared/cues/audiences.ts';
import * as needs from '../src/shared/cues/customer-needs.ts';
import * as features from '../src/shared/cues/features.ts';
import * as mission from '../src/shared/cues/mission.ts';
import * as positioning from '../src/shared/cues/positioning.ts';
import { matchesPatterns } from '../src/shared/text/index.ts';

/** Every pattern of the cue tables, with the path to it. */
const patterns: [path: string, language: string, source: string][] = [];

function collect(path: string, value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && /^[a-z]{2}$/.test(key)) patterns.push([path, key, inner]);
    else collect(`${path}.${key}`, inner);
  }
}
collect('cues', { audiences, needs, features, mission, positioning });

const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Han', 'Hiragana', 'Katakana', 'Hangul'];
/** Japanese writes these together. */
const TOGETHER = new Set(['Han', 'Hiragana', 'Katakana']);

/** Scripts of the letters in a word or character class; those that are written together count once. */
const scriptsOf = (text: string): string[] => {
  const found = SCRIPTS.filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(text));
  return [...new Set(found.map((script) => (TOGETHER.has(script) ? 'Japanese' : script)))];
};

describe('The patterns of cues', () => {
  test('When they are collected, then every table is among them', () => {
    expect(new Set(patterns.map(([path]) => path)).size).toBeGreaterThan(20);
    expect(new Set(patterns.map(([, language]) => language)).size).toBeGreaterThan(15);
  });

  test('When a word or a character class has letters of one script, then it has none of another', () => {
    const mixed = patterns.flatMap(([path, language, source]) => {
      const words = source.replace(/\\p\{\w+\}|\\./gu, ' ').match(/\[[^\]]*\]|[\p{L}[\]]+/gu) ?? [];
      return words.filter((word) => scriptsOf(word).length > 1).map((word) => `${path} ${language}: ${word}`);
    });
    expect(mixed).toEqual([]);
  });

  test.each([
    ['mission', 'Наша миссия — помогать людям.', mission.MISSION_CUES, 'Наша команда помогает людям.'],
    ['vision', 'Наше видение — город без мусора.', mission.VISION_CUES, 'Наше кафе открыто ежедневно.'],
  ])(
    'When a Russian sentence states the %s, then its cue matches, and not a sentence that does not',
    (_, stated, cues, other) => {
      expect(matchesPatterns(stated, cues.sentencePatterns ?? {}, 'ru')).toBe(true);
      expect(matchesPatterns(other, cues.sentencePatterns ?? {}, 'ru')).toBe(false);
    },
  );
});
