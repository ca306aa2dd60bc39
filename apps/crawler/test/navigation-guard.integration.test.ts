import type { HostThrottle } from '@brandprint/limits';
import { FinalError } from '@brandprint/platform';
import { type Site, startSite, waitFor } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { REASONS } from '../src/crawl-failures.ts';
import { type Crawler, createCrawler } from '../src/index.ts';
import { type CrawlerParts, startCrawlerParts } from './support/crawler-parts.ts';

const HOSTS = ['a.test', 'b.test', 'c.test', 'www.a.test'];

/** Responses by `host/path`; null for one that never ends. Anything else is 404. */
let answers: Record<string, string | null> = {};
/** All requests, as `host/path`. */
let asked: string[] = [];
/** Permits in the order of their acquisition and release, `+a.test` and `-a.test`. */
let permits: string[] = [];
/** One at a time for each host. */
const lines = new Map<string, Promise<void>>();

let server: Site;
let parts: CrawlerParts;
/** One for each test: it remembers the rules of a site. */
let newCrawler: () => Crawler;
let crawler: Crawler;

const at = (where: string): string => {
  const [host, ...path] = where.split('/');
  return `http://${host}:${server.port}/${path.join('/')}`;
};
const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Acme</title>${head}</head><body><h1>Anvils</h1>${body}${'<p>Acme makes anvils for people who like their things heavy and well made.</p>'.repeat(8)}</body></html>`;

const hostThrottle: HostThrottle = {
  async acquire(host) {
    const before = lines.get(host);
    let end = (): void => undefined;
    const mine = new Promise<void>((resolve) => {
      end = resolve;
    });
    lines.set(
      host,
      Promise.resolve(before).then(() => mine),
    );
    await before;
    permits.push(`+${host}`);
    return async () => {
      permits.push(`-${host}`);
      end();
    };
  },
  ping: async () => {},
  stop: async () => {},
};

beforeAll(async () => {
  server = await startSite((request, response) => {
    const where = `${request.headers.host?.split(':')[0]}${request.url}`;
    asked.push(where);
    const answer = answers[where];
    if (answer === null) return;
    if (answer === undefined) return void response.writeHead(404).end();
    if (answer.startsWith('to ')) return void response.writeHead(302, { location: at(answer.slice(3)) }).end();
    response.writeHead(200, { 'content-type': where.endsWith('.txt') ? 'text/plain' : 'text/html' }).end(answer);
  });
  const allow = HOSTS.map((host) => `${host}:${server.port}`).join();
  parts = await startCrawlerParts({ allow, resolve: async () => ['127.0.0.1'] });
  newCrawler = () => createCrawler({ ...parts, hostThrottle });
});
beforeEach(() => {
  crawler = newCrawler();
});
afterAll(async () => {
  await parts?.stop();
  await server?.stop();
});
afterEach(() => {
  asked = [];
  permits = [];
  lines.clear();
});

const crawl = (where: string, maxPages = 1, signal = new AbortController().signal) =>
  crawler.crawl({
    url: at(where),
    maxPages,
    signal,
    saveAsset: async () => ({ key: 'k', assetPath: '/assets/k' }),
    onProgress: () => undefined,
  });

/** Requests other than for the rules. */
const pagesAsked = (host: string): string[] =>
  asked.filter((where) => where.startsWith(`${host}/`) && !/robots\.txt|sitemap\.xml|favicon/.test(where));

const DISALLOW_ALL = 'User-agent: *\nDisallow: /';
const REDIRECT_KINDS = ['a redirect', 'a refresh', 'a script'] as const;
/** How a page leads there. */
function redirecting(kind: (typeof REDIRECT_KINDS)[number], where: string): string {
  if (kind === 'a redirect') return `to ${where}`;
  const url = at(where);
  if (kind === 'a refresh') return page('', `<meta http-equiv="refresh" content="0;url=${url}">`);
  return page(`<script>location.href = ${JSON.stringify(url)}</script>`);
}

describe('a first page that leads to another site', () => {
  test.each(REDIRECT_KINDS)(
    'When it does so by %s, then it is read with that site’s permit, and no other',
    async (kind) => {
      answers = { 'a.test/': redirecting(kind, 'b.test/x'), 'b.test/x': page('') };
      const { sourceUrl, finalUrl, pages } = await crawl('a.test/');
      expect([sourceUrl, pages[0]?.url, finalUrl]).toEqual([at('a.test/'), at('a.test/'), at('b.test/x')]);
      expect(permits).toEqual(['+a.test', '-a.test', '+b.test', '-b.test']);
      expect(pagesAsked('b.test')).toEqual(['b.test/x']);
    },
  );

  test.each(REDIRECT_KINDS)(
    'When it does so by %s and the rules there forbid it, then nothing of it is requested',
    async (kind) => {
      answers = { 'a.test/': redirecting(kind, 'b.test/x'), 'b.test/x': page(''), 'b.test/robots.txt': DISALLOW_ALL };
      await expect(crawl('a.test/')).rejects.toThrow(new FinalError(REASONS.robots));
      expect(pagesAsked('b.test')).toEqual([]);
      expect(permits).toEqual(['+a.test', '-a.test']);
    },
  );

  test('When two sites lead to a page of each other, then both crawls end, and nobody holds two permits', async () => {
    answers = { 'a.test/': 'to b.test/x', 'b.test/': 'to a.test/x', 'a.test/x': page('A'), 'b.test/x': page('B') };
    const both = await Promise.all([crawl('a.test/'), crawl('b.test/')]);
    expect(both.map(({ finalUrl }) => finalUrl)).toEqual([at('b.test/x'), at('a.test/x')]);
    expect(permits.toSorted()).toEqual([
      '+a.test',
      '+a.test',
      '+b.test',
      '+b.test',
      '-a.test',
      '-a.test',
      '-b.test',
      '-b.test',
    ]);
  });

  test('When sites lead to each other endlessly, then that ends', async () => {
    answers = { 'a.test/': 'to b.test/', 'b.test/': 'to a.test/' };
    await expect(crawl('a.test/')).rejects.toThrow(new FinalError(REASONS.redirects));
    expect(asked.length).toBeLessThan(20);
  });

  test('When a site leads its visitors over another one, then they come back', async () => {
    answers = { 'a.test/': 'to b.test/x', 'b.test/x': `to a.test/y`, 'a.test/y': page('') };
    expect((await crawl('a.test/')).finalUrl).toBe(at('a.test/y'));
    expect(permits).toEqual(['+a.test', '-a.test', '+b.test', '-b.test', '+a.test', '-a.test']);
  });

  test('When the crawl is aborted while it waits for the rules there, then it ends at once', async () => {
    answers = { 'a.test/': 'to b.test/x', 'b.test/x': page(''), 'b.test/robots.txt': null };
    const control = new AbortController();
    const ending = expect(crawl('a.test/', 1, control.signal)).rejects.toThrow('called off');
    await waitFor(async () => asked.includes('b.test/robots.txt'));
    control.abort(new Error('called off'));
    await ending;
    expect(pagesAsked('b.test')).toEqual([]);
  });
});

describe('within a site', () => {
  test('When a first page leads to a host of the site with its own rules, then they apply under the same permit', async () => {
    answers = { 'a.test/': 'to www.a.test/', 'www.a.test/': page(''), 'www.a.test/robots.txt': DISALLOW_ALL };
    await expect(crawl('a.test/')).rejects.toThrow(new FinalError(REASONS.robots));
    expect(pagesAsked('www.a.test')).toEqual([]);
    expect(permits).toEqual(['+a.test', '-a.test']);
  });

  test('When inner pages lead to other sites or forbidden URLs, then nothing of that is requested', async () => {
    answers = {
      'a.test/robots.txt': 'User-agent: *\nDisallow: /secret',
      'a.test/': page('<nav><a href="/about">About</a> <a href="/team">Team</a> <a href="/pricing">Pricing</a></nav>'),
      'a.test/about': redirecting('a redirect', 'b.test/x'),
      'a.test/team': redirecting('a redirect', 'a.test/secret/team'),
      'a.test/pricing': redirecting('a script', 'b.test/y'),
      'a.test/secret/team': page(''),
    };
    const { pages, notes } = await crawl('a.test/', 4);
    expect(pages.map(({ finalUrl }) => finalUrl)).toEqual([at('a.test/')]);
    expect(notes.toSorted()).toEqual([
      `${at('a.test/about')}: ${REASONS.elsewhere}`,
      `${at('a.test/pricing')}: ${REASONS.elsewhere}`,
      `${at('a.test/team')}: ${REASONS.robotsPage}`,
    ]);
    expect(asked.filter((where) => /^b\.test|secret/.test(where))).toEqual([]);
  });

  test('When a page has frames of other sites, then they are part of it', async () => {
    answers = { 'a.test/': page(`<iframe src="${at('b.test/frame')}"></iframe>`), 'b.test/frame': page('') };
    expect((await crawl('a.test/')).finalUrl).toBe(at('a.test/'));
    expect(pagesAsked('b.test')).toEqual(['b.test/frame']);
    expect(permits).toEqual(['+a.test', '-a.test']);
  });
});
