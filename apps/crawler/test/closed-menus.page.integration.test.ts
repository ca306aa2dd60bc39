import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MENUS, OTHERS, SITE } from './closed-menus.fixtures.ts';
import { startTestCrawler, type TestCrawler } from './support/test-crawler.ts';

const CASES = [...Object.entries(MENUS).map(([name, { page }]) => [name, page] as const), ...Object.entries(OTHERS)];
/** Short paths, so that no page counts as one of a series. */
const pathOf = (index: number) => `/menu-${String.fromCharCode('a'.charCodeAt(0) + index)}/`;
/** Pages with equal texts count as one page. */
const unique = (name: string, page: string) => page.replace('</h1>', `</h1><p>Here ${name.replace(/[<>]/g, '')}.</p>`);
const INDEX = '/all';

let worker: TestCrawler;
/** All pages of cases, read in one crawl. */
let crawled: Promise<Evidence>;

beforeAll(async () => {
  const links = CASES.map((_, index) => `<li><a href="${pathOf(index)}">${index}</a></li>`);
  const byPath = new Map([
    ...CASES.map(([name, page], index) => [pathOf(index), unique(name, page)] as const),
    ...SITE,
    [INDEX, `<!doctype html><html lang="en"><title>Acme</title><nav><ul>${links.join('')}</ul></nav></html>`],
  ]);
  worker = await startTestCrawler(({ url = '' }, response) => {
    const body = byPath.get(url);
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  });
  crawled = worker.crawl(INDEX, 1 + CASES.length + SITE.length);
  crawled.catch(() => undefined); // reported by each test
});
afterAll(() => worker?.stop());

async function linksOf(name: string): Promise<PageEvidence['links']> {
  const path = pathOf(CASES.findIndex(([other]) => other === name));
  const { pages } = await crawled;
  return pages.find(({ finalUrl }) => new URL(finalUrl).pathname === path)?.links ?? [];
}

describe('Links in closed menus', () => {
  test.each(Object.entries(MENUS))('When %s, then its links are collected', async (name, { nav = [], footer = [] }) => {
    const links = await linksOf(name);
    const closed = links.filter(({ collapsed }) => collapsed);
    expect(closed.map(({ text, href, region }) => [text, new URL(href).pathname, region])).toEqual([
      ...nav.map((text) => [text, `/${text.toLowerCase()}`, 'nav']),
      ...footer.map((text) => [text, `/${text.toLowerCase()}`, 'footer']),
    ]);
    const open = links.filter(({ collapsed }) => !collapsed).map(({ text }) => text);
    expect(open).toEqual(expect.arrayContaining(['Acme', 'Our story']));
    expect(open.filter((text) => [...nav, ...footer].includes(text))).toEqual([]);
  });
});

describe('Links hidden for other reasons', () => {
  test.each(Object.keys(OTHERS))('When %s, then they are not collected', async (name) => {
    const texts = (await linksOf(name)).map(({ text }) => text);
    const visible = ['Acme', 'Prices', 'Anvils', 'Links', 'Our story'];
    expect(texts).toContain('Our story');
    expect(texts.filter((text) => !visible.includes(text))).toEqual([]);
  });
});

test('When inner pages are only linked in a closed menu, then they are read', async () => {
  const { pages } = await worker.crawl('/', 4);
  expect(pages.map(({ finalUrl }) => new URL(finalUrl).pathname).sort()).toEqual([
    '/',
    '/about',
    '/contact',
    '/pricing',
  ]);
});
