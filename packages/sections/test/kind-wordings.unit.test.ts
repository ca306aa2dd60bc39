import { describe, expect, test } from '@jest/globals';
import { KINDS } from '../src/shared/kinds/index.ts';
import { compileWording, foldText, readWordings } from '../src/shared/kinds/wording.ts';
import { WORDS_BY_LANGUAGE } from '../src/shared/kinds/words/index.ts';
import { alternativesOf } from '../src/shared/text/alternatives.ts';
import { type SampleLength, sampleMatch } from './support/sample-match.ts';

const wordings = [
  ...KINDS.flatMap(({ name, words }) =>
    Object.entries(words).flatMap(([languages, alternatives]) =>
      alternativesOf(alternatives).map((source) => ({ name, source, language: languages.split(' ')[0] ?? '' })),
    ),
  ),
  ...Object.entries(WORDS_BY_LANGUAGE).flatMap(([language, parts]) =>
    parts
      .flatMap((kinds) => Object.entries(kinds))
      .flatMap(([name, alternatives]) => alternativesOf(alternatives).map((source) => ({ name, source, language }))),
  ),
];

const LENGTHS: readonly SampleLength[] = ['shortest', 'longest'];

/** It matches itself: only its letters have to be found. */
const isPlain = (source: string): boolean => /^[\p{L}\p{M} ]+$/u.test(source);

/** The samples of a wording in which it is not found. */
function missedSamples(source: string, language: string): string[] {
  const found = readWordings(source, language).map((wording) => ({
    letters: wording.letters,
    pattern: isPlain(source) ? null : compileWording(wording, language),
  }));
  return LENGTHS.map((length) => foldText(sampleMatch(source, length), language)).filter(
    (text) =>
      !found.some(({ letters, pattern }) => text.includes(letters) && (pattern === null || text.search(pattern) >= 0)),
  );
}

describe('The words for kinds', () => {
  test('When a text is the shortest or the longest that a wording means, then it has its letters and matches it', () => {
    const missed = wordings.flatMap(({ name, source, language }) =>
      missedSamples(source, language).map((text) => ({ name, source, language, text })),
    );
    expect(missed).toEqual([]);
  });

  test('When kinds are listed, then each has its own name', () => {
    const names = KINDS.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('When a language has words for a kind beside it, or a kind is a part of another, then that kind is listed', () => {
    const names = new Set(KINDS.map(({ name }) => name));
    const named = [
      ...Object.values(WORDS_BY_LANGUAGE).flatMap((parts) => parts.flatMap((kinds) => Object.keys(kinds))),
      ...KINDS.flatMap(({ narrows }) => narrows ?? []),
    ];
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });
});
