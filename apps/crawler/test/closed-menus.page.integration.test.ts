import type { PageEvidence } from '@brandprint/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MENUS, OTHERS, SITE } from './closed-menus.fixtures.ts';
import { startTestCrawler, type TestCrawler } from './support/test-crawler.ts';

const PAGES: Record<string, string> = {
  ...Object.fromEntries(Object.entries(MENUS).map(([name, { page }]) => [name, page])),
  ...OTHERS,
};
const pathOf = (name: string) => `/${name.replace(/\W+/g, '-')}/`;

let worker: TestCrawler;

beforeAll(async () => {
  const byPath = new Map([...Object.entries(PAGES).map(([name, body]) => [pathOf(name), body] as const), ...SITE]);
  worker = await startTestCrawler(({ url = '' }, response) => {
    const body = byPath.get(url);
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  });
});
afterAll(() => worker?.stop());

async function linksOf(name: string): Promise<PageEvidence['links']> {
  const { pages } = await worker.crawl(pathOf(name));
  return pages[0]?.links ?? [];
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
