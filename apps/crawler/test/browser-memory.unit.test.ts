import { describe, expect, test } from '@jest/globals';
import { checkMemory, defaultMemoryLimits } from '../src/browser/memory.ts';

const MB = 1024 * 1024;
const bounds = { renderer: 1_000, browser: 3_000 };
const browserOf = (own: number, ...renderers: number[]) => [
  { pid: 1, isRenderer: false, bytes: own },
  ...renderers.map((bytes, index) => ({ pid: index + 2, isRenderer: true, bytes })),
];
const check = (own: number, ...renderers: number[]) => {
  const { end, ...rest } = checkMemory(browserOf(own, ...renderers), bounds);
  return { end: end.map(({ pid }) => pid), ...rest };
};

describe('Memory limits of a browser', () => {
  test.each([
    ['all is well', check(500, 900, 900), { end: [], shouldRetire: false, shouldKillBrowser: false }],
    [
      'two pages use too much',
      check(500, 1_001, 10, 1_002),
      { end: [4, 2], shouldRetire: false, shouldKillBrowser: false },
    ],
    [
      'many use too much together',
      check(500, 900, 990, 950),
      { end: [3], shouldRetire: false, shouldKillBrowser: false },
    ],
    ['the browser itself uses much', check(751, 10), { end: [], shouldRetire: true, shouldKillBrowser: false }],
    ['the browser itself uses too much', check(1_501), { end: [], shouldRetire: true, shouldKillBrowser: true }],
    ['nothing is known', checkMemory([], bounds), { end: [], shouldRetire: false, shouldKillBrowser: false }],
  ])('When %s, then the pages and the browser to end are: %j', (_, decision, expected) => {
    expect(decision).toEqual(expected);
  });

  test('When the container is small, then so are the limits, and no machine is so large that one page may use it all', () => {
    const small = defaultMemoryLimits(1_000 * MB);
    expect(small.browser).toBeLessThan(700 * MB);
    expect(small.renderer).toBeLessThan(400 * MB);
    expect(defaultMemoryLimits(2 ** 50).renderer).toBeLessThanOrEqual(3_072 * MB);
  });
});
