import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { READABLE_PAGES, REFUSED_PAGES, VISIBLE_TEXT } from './hostile-pages.fixtures.ts';
import { type HostileVisits, visitHostilePages } from './support/hostile-visits.ts';

/** The page timeout in production. */
const PAGE_MS = 30_000;
const LANES = 2;
let visits: HostileVisits;

beforeAll(async () => {
  visits = await visitHostilePages([...Object.keys(READABLE_PAGES), ...Object.keys(REFUSED_PAGES)], PAGE_MS, LANES);
});
afterAll(() => visits?.stop());

describe('a hostile page', () => {
  test.each(Object.keys(READABLE_PAGES))('When it is "%s", then its text is read', async (name) => {
    const { pages } = await visits.outcomeOf(name);
    expect(pages[0]?.text.map(({ text }) => text)).toContain(VISIBLE_TEXT);
  });

  test.each(Object.entries(REFUSED_PAGES))('When it is "%s", then the crawl says so', async (name, [, reason]) => {
    await expect(visits.outcomeOf(name)).rejects.toMatchObject({ publicReason: expect.stringMatching(reason) });
  });

  test('When all of them have been visited, then nothing is left open, and memory has been released', async () => {
    const { before, after } = await visits.settle();
    expect(after.openResources).toEqual(before.openResources);
    expect(after.heap).toBeLessThan(2 * before.heap + 50_000_000);
  });
});
