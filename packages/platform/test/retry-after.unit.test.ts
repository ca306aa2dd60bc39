import { describe, expect, test } from '@jest/globals';
import { retryAfterMs } from '../src/index.ts';

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T08:00:00Z');
  test.each([
    ['120', 120_000],
    ['1.5', 1_500],
    ['0', 0],
    ['Sat, 21 Nov 2026 08:02:00 GMT', 120_000],
    ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
    ['-5', 0],
    ['soon', null],
    ['', null],
    [undefined, null],
  ])('When it is %j, then it asks for %j ms', (value, ms) => {
    expect(retryAfterMs(value, now)).toBe(ms);
  });
});
