import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { page, REFUSED_PAGES, VISIBLE_TEXT } from './hostile-pages.fixtures.ts';
import { type HostileVisits, visitHostilePages } from './support/hostile-visits.ts';
import { startTestCrawler } from './support/test-crawler.ts';

const CONCURRENCY = 3;
/** Time limits of a page: relative to a harmless one now, and absolute (milliseconds). */
const TIMES = 10;
const [LEAST, MOST] = [9_000, 60_000];

/** One page of each kind; the heavy tests have all of them, with the production timeout. */
const READ = [
  'a hundred megabytes of text, gzip',
  'a document that never ends',
  'endless scroll',
  'a loop at load',
  'alert loops',
  'history.pushState loops',
  'print loops',
  'beforeunload and moves',
  'a popup storm',
  'a picture that unpacks to much',
  'a picture of 900 megapixels',
  'an animation of 10,000 frames',
  'drawings with scripts and entities',
  'a broken icon',
  'the wrong charset',
  'UTF-16',
  'frames fifty deep',
  'downloads without end',
  'pictures that ask for a password',
  'a title of a megabyte',
  'text that cannot be stored',
];
const NOT_READ = ['a download', 'a basic-auth prompt', 'nothing but a refresh to itself', 'broken chunks'];

let visits: HostileVisits;

beforeAll(async () => {
  visits = await visitHostilePages([...READ, ...NOT_READ], await pageTime(), CONCURRENCY);
});
afterAll(() => visits?.stop());

/** A busy machine takes longer for everything: the result of a page matters, not its duration. */
async function pageTime(): Promise<number> {
  const calm = await startTestCrawler((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page(''));
  }, MOST);
  try {
    await calm.browser();
    const started = performance.now();
    await Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => calm.crawl(`/${index}`)));
    return Math.min(Math.max((performance.now() - started) * TIMES, LEAST), MOST);
  } finally {
    await calm.stop();
  }
}

describe('a hostile page', () => {
  test.each(READ)('When it is "%s", then its text is read', async (name) => {
    const { pages } = await visits.outcomeOf(name);
    expect(pages[0]?.text.map(({ text }) => text)).toContain(VISIBLE_TEXT);
  });

  test.each(NOT_READ)('When it is "%s", then the crawl says so', async (name) => {
    const reason = expect.stringMatching(REFUSED_PAGES[name]?.[1] ?? /^$/);
    await expect(visits.outcomeOf(name)).rejects.toMatchObject({ publicReason: reason });
  });

  test('When its text cannot be stored, then its evidence can', async () => {
    const flaws: string[] = [];
    const evidence = await visits.outcomeOf('text that cannot be stored');
    JSON.stringify(evidence, (key, value) => {
      for (const text of [key, value]) if (typeof text === 'string' && /\0|\p{Cs}/u.test(text)) flaws.push(text);
      return value;
    });
    expect(flaws).toEqual([]);
    expect(evidence.pages[0]?.jsonLd).toEqual([{ name: 'Acme \ufffd' }]);
  });

  test('When all of them have been visited, then nothing is left open, and memory has been released', async () => {
    const { before, after } = await visits.settle();
    expect(after.openResources).toEqual(before.openResources);
    expect(after.heap).toBeLessThan(2 * before.heap + 50_000_000);
  });
});
