import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FIXTURES } from './layouts.fixtures.ts';
import { startPages } from './support/browser.ts';
import { captureAt } from './support/capture-at.ts';

const VIEW = { width: 1200, height: 800 };

let pages: Awaited<ReturnType<typeof startPages>>;

beforeAll(async () => {
  pages = await startPages(FIXTURES);
});

afterAll(async () => {
  await pages?.stop();
});

async function designOf(name: keyof typeof FIXTURES) {
  const { css, problems } = await captureAt(pages.browser, pages.urlOf(name), VIEW);
  expect(problems).toEqual([]);
  return css.design;
}

test('When layers are closed or items of a flex box, then they are reported like those that are seen', async () => {
  const layers = (await designOf('layers'))?.zIndexes.map(({ value, count }) => [Number(value), count] as const) ?? [];
  expect([...layers].sort(([a], [b]) => a - b)).toEqual([
    [7, 2],
    [10, 1],
    [900, 1],
    [1000, 1],
    [1050, 2],
  ]);
});

test('When a container is as wide as a function allows, then its largest width is reported', async () => {
  const containers = (await designOf('containers'))?.containers.map(({ value }) => value) ?? [];
  expect(containers.sort()).toEqual(['1000px', '800px', '960px']);
});

test('When boxes of the same width wrap in rows, then they are reported as columns', async () => {
  const grids = (await designOf('columns'))?.grids ?? [];
  expect(grids.map(({ columns, equal, gap, layout, selector }) => [selector, columns, equal, gap, layout])).toEqual([
    ['div.gap', 3, true, [20, 24], 'flex'],
    ['div.row', 4, true, [30, 30], 'flex'],
  ]);
});
