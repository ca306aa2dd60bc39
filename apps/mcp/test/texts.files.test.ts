import { describe, expect, test } from '@jest/globals';
import { partOf } from '../src/exported-file.ts';
import { clip, withoutHiddenCharacters } from '../src/website-data.ts';

describe('Long texts', () => {
  test('When a text is cut at an emoji, then the emoji is left out as a whole', () => {
    expect(['ab😀cd', 'abc😀d', 'abcd', 'abcdé'].map((text) => clip(text, 4))).toEqual(['ab…', 'abc…', 'abcd', 'abc…']);
  });

  test.each([2, 3, 4, 5])(
    'When a text is read in parts of %d, then no emoji is split and the parts make the whole',
    (length) => {
      const whole = '😀a😀😀bc😀d';
      const parts: string[] = [];
      for (let offset: number | null = 0; offset !== null; ) {
        const part = partOf(whole, offset, length);
        parts.push(part.text);
        offset = part.next;
      }
      expect(parts.join('')).toBe(whole);
      expect(parts.filter((part) => !part.isWellFormed() || part.length > length)).toEqual([]);
    },
  );

  test('When a part is asked for from within an emoji, then it begins with the emoji', () => {
    expect(partOf('a😀b', 2, 10)).toEqual({ text: '😀b', next: null });
  });
});

describe('Hidden characters', () => {
  test.each([
    '\u0000',
    '\u007f',
    '\u0085',
    '\u00ad',
    '\u061c',
    '\u180e',
    '\u200b',
    '\u200f',
    '\u2028',
    '\u202e',
    '\u2060',
    '\u2065',
    '\u2069',
    '\ufeff',
    '\ufff9',
    '\ufffb',
    '\u{e0000}',
    '\u{e0041}',
    '\u{e0100}',
    '\u{e01ef}',
  ])('When a text has the hidden character %j, then it is removed', (hidden) => {
    expect(withoutHiddenCharacters({ [`k${hidden}`]: [`a${hidden}b`] })).toEqual({ k: ['ab'] });
  });

  test.each(['❤️', '👩‍👩‍👧', 'می‌خواهم', 'a\tb\r\nc', 'Ärger – “ok”'])(
    'When a text is %j, then it stays as it is',
    (text) => {
      expect(withoutHiddenCharacters(text)).toBe(text);
    },
  );
});
