import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { READABLE_PAGES, REFUSED_PAGES, VISIBLE_TEXT } from './hostile-pages.fixtures.ts';
import { type HostileVisits, visitHostilePages } from './support/hostile-visits.ts';

/** The page timeout in production. */
const PAGE_MS = 30_000;
const CONCURRENCY = 2;
/** TEST_HEAVY=sample visits one page of these many; any other value all of them. */
const SAMPLE = 6;
const isVisited = (_: unknown, index: number): boolean => process.env.TEST_HEAVY !== 'sample' || index % SAMPLE === 0;
const readable = Object.keys(READABLE_PAGES).filter(isVisited);
const refused = Object.entries(REFUSED_PAGES).filter(isVisited);
let visits: HostileVisits;

beforeAll(async () => {
  visits = await visitHostilePages([...readable, ...refused.map(([name]) => name)], PAGE_MS, CONCURRENCY);
});
afterAll(() => visits?.stop());

describe('a hostile page', () => {
  test.each(readable)('When it is "%s", then what it says is read', async (name) => {
    const { pages } = await visits.outcomeOf(name);
    expect(pages[0]?.text.map(({ text }) => text)).toContain(VISIBLE_TEXT);
  });

  test.each(refused)('When it is "%s", then the crawl says so', async (name, [, reason]) => {
    await expect(visits.outcomeOf(name)).rejects.toMatchObject({ publicReason: expect.stringMatching(reason) });
  });

  test('When all of them have been visited, then nothing is left open, and memory has been released', async () => {
    const { before, after } = await visits.settle();
    expect(after.openResources).toEqual(before.openResources);
    expect(after.heap).toBeLessThan(2 * before.heap + 50_000_000);
  });
});
