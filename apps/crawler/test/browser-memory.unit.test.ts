import { describe, expect, test } from '@jest/globals';
import { judgeMemory, usualBounds } from '../src/browser/memory.ts';

const MB = 1024 * 1024;
const bounds = { renderer: 1_000, browser: 3_000 };
const browserOf = (own: number, ...renderers: number[]) => [
  { pid: 1, isRenderer: false, bytes: own },
  ...renderers.map((bytes, index) => ({ pid: index + 2, isRenderer: true, bytes })),
];
const judge = (own: number, ...renderers: number[]) => {
  const { end, ...rest } = judgeMemory(browserOf(own, ...renderers), bounds);
  return { end: end.map(({ pid }) => pid), ...rest };
};

describe('What a browser may take', () => {
  test.each([
    ['all is well', judge(500, 900, 900), { end: [], tired: false, spent: false }],
    ['two pages take too much', judge(500, 1_001, 10, 1_002), { end: [4, 2], tired: false, spent: false }],
    ['many take too much together', judge(500, 900, 990, 950), { end: [3], tired: false, spent: false }],
    ['the browser itself takes much', judge(751, 10), { end: [], tired: true, spent: false }],
    ['the browser itself takes too much', judge(1_501), { end: [], tired: true, spent: true }],
    ['nothing is known', judgeMemory([], bounds), { end: [], tired: false, spent: false }],
  ])('When %s, then that is what comes of it', (_, verdict, expected) => {
    expect(verdict).toEqual(expected);
  });

  test('When the container is small, then so are the bounds; no machine is so large that one page may take it', () => {
    const small = usualBounds(1_000 * MB);
    expect(small.browser).toBeLessThan(700 * MB);
    expect(small.renderer).toBeLessThan(400 * MB);
    expect(usualBounds(2 ** 50).renderer).toBeLessThanOrEqual(3_072 * MB);
  });
});
