import { describe, expect, test } from '@jest/globals';
import { matchesIfNoneMatch } from '../src/http/etag.ts';
import { parseRange } from '../src/http/range.ts';

describe('A Range header', () => {
  test.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=3-5', { start: 3, end: 5 }],
    ['bytes=9-', { start: 9, end: 9 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=8-99999999999999999999', { start: 8, end: 9 }],
    ['bytes=-1', { start: 9, end: 9 }],
    ['bytes=-10', { start: 0, end: 9 }],
    ['bytes=-11', { start: 0, end: 9 }],
    ['BYTES=1-2', { start: 1, end: 2 }],
    ['bytes= 1-2 ', { start: 1, end: 2 }],
  ])('When %j is requested of ten bytes, then it is %j', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });

  test.each(['bytes=10-', 'bytes=10-10', 'bytes=99999999999999999999-', 'bytes=-0'])(
    'When %j is requested of ten bytes, then it cannot be satisfied',
    (header) => {
      expect(parseRange(header, 10)).toBe('unsatisfiable');
    },
  );

  test.each(['bytes=0-', 'bytes=-5'])(
    'When %j is requested of an empty file, then it cannot be satisfied',
    (header) => {
      expect(parseRange(header, 0)).toBe('unsatisfiable');
    },
  );

  test.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-3',
    'bytes=1-2,4-5',
    'bytes=a-b',
    'bytes=1.5-2',
    'bytes=+1-2',
    'bytes=0x1-2',
    'bytes=--1',
    'items=0-1',
    'bytes 0-1',
  ])('When it is %j, then it is ignored', (header) => {
    expect(parseRange(header, 10)).toBeUndefined();
  });
});

describe('If-None-Match', () => {
  test.each(['"a.png"', 'W/"a.png"', '"b", "a.png"', '"b,c" ,W/"a.png"', '*', ' * '])(
    'When it is %j, then it matches the tag "a.png"',
    (header) => {
      expect(matchesIfNoneMatch('"a.png"', header)).toBe(true);
    },
  );

  test.each([undefined, '', 'a.png', '"a"', '"b", "c"', 'W/"b"', '"a.png', '"x"a.png"'])(
    'When it is %j, then it does not match',
    (header) => {
      expect(matchesIfNoneMatch('"a.png"', header)).toBe(false);
    },
  );
});
