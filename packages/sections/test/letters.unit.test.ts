import { expect, test } from '@jest/globals';
import { LETTER, LETTER_OR_DIGIT } from '../src/shared/text/letters.ts';

/** Characters of the Basic Multilingual Plane that sites use, by their script or kind. */
const characters = (pattern: RegExp): string[] =>
  Array.from({ length: 0xd800 - 0x21 }, (_, index) => String.fromCodePoint(index + 0x21)).filter((one) =>
    pattern.test(one),
  );
const WRITTEN =
  /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Devanagari}\p{sc=Thai}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Superscripts and signs of abbreviation. */
const NOT_IN_WORDS = /[\u2000-\u303fฯ]/u;

test('When a character is a letter of a language that is read, or a mark on one, then the class of letters has it', () => {
  const letters = characters(WRITTEN).filter((one) => /[\p{Ll}\p{Lo}\p{Lm}]/u.test(one) && !NOT_IN_WORDS.test(one));
  expect(letters.filter((one) => !new RegExp(LETTER, 'u').test(one))).toEqual([]);
});

test('When a character is punctuation or a digit of such a language, then the class of letters does not have it', () => {
  const signs = ['.', '!', '«', '”', '。', '、', '・', '؟', '،', '।', '״', '—', '…', '٣', '۳', '३', '๓', '３', '3'];
  expect(signs.filter((one) => new RegExp(LETTER, 'u').test(one))).toEqual([]);
  expect(['٣', '۳', '३', '๓', '3'].filter((one) => !new RegExp(LETTER_OR_DIGIT, 'u').test(one))).toEqual([]);
});
