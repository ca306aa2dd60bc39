import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

const REPOSITORY = new URL('../../../', import.meta.url);
/** Folders whose files match phrases of sites. */
const FOLDERS = ['packages/sections/src/', 'apps/crawler/src/'];
/** Lists look-alike letters on purpose. */
const EXEMPT = 'packages/sections/src/shared/text/visible-text.ts';

/** Scripts with letters that look the same. */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek'].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));
const ESCAPES = /\\+(?:[pP]\{\w+(?:=\w+)?\}|u\{?[\da-f]+\}?|[a-z])/giu;
const WORD_OR_CLASS = /\[[^\]\n]*\]|\p{L}+/gu;

/** Words and character classes with letters of more than one script: such a pattern never matches. */
const mixedIn = (source: string): string[] =>
  (source.replace(ESCAPES, ' ').match(WORD_OR_CLASS) ?? []).filter(
    (word) => SCRIPTS.filter((script) => script.test(word)).length > 1,
  );

const files = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(folder, REPOSITORY), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => folder + name),
).filter((file) => file !== EXEMPT);

describe('Patterns of phrases', () => {
  test('When a file is read, then none of its words and character classes mixes letters that look the same', () => {
    const mixed = files.flatMap((file) =>
      mixedIn(readFileSync(new URL(file, REPOSITORY), 'utf8')).map((word) => `${file}: ${word}`),
    );
    expect(mixed).toEqual([]);
  });

  test.each([
    ["'наш[аeи] видение'", ['[аeи]']],
    ["'mиссия'", ['mиссия']],
    ["'наш[аеи]? \\\\p{L}+ (?:миссия|цель)'", []],
  ])('When a pattern is %s, then what it mixes is %j', (source, mixed) => {
    expect(mixedIn(source)).toEqual(mixed);
  });

  test('When files are collected, then the tables of cues and of page kinds are among them', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'packages/sections/src/shared/cues/vision-belief-promise.ts',
        'packages/sections/src/shared/text/choose-quote.ts',
        'apps/crawler/src/links/page-kinds/slavic.ts',
      ]),
    );
  });
});
