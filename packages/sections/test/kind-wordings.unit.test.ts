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

/** Compiled once for both lengths. */
const compiled = new Map<string, { letters: string; pattern: RegExp }[]>();

function compile(source: string, language: string) {
  const key = `${language} ${source}`;
  const known = compiled.get(key);
  if (known) return known;
  const made = readWordings(source, language).map((wording) => ({
    letters: wording.letters,
    pattern: compileWording(wording, language),
  }));
  compiled.set(key, made);
  return made;
}

describe('The words for kinds', () => {
  test.each<SampleLength>(['shortest', 'longest'])(
    'When a text is the %s that a wording means, then it has its letters and matches it',
    (length) => {
      const missed = wordings.filter(({ source, language }) => {
        const text = foldText(sampleMatch(source, length), language);
        return !compile(source, language).some(({ letters, pattern }) => {
          pattern.lastIndex = 0;
          return text.includes(letters) && pattern.test(text);
        });
      });
      expect(missed).toEqual([]);
    },
  );

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
