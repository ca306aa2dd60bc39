import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Evidence } from '@brandprint/contracts';
import { createEgressPolicy, createFetch, type ForwardProxy, parseAllow, startForwardProxy } from '@brandprint/egress';
import { createPacer, migrateLimits, PACE, type Pacer } from '@brandprint/limits';
import { createLogger } from '@brandprint/platform';
import { createTestDatabase, type Site, type SiteRoute, startSite, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type BrowserPool, type Crawler, createBrowserPool, createCrawler, createUserAgent } from '../src/index.ts';

jest.setTimeout(60_000);

const logger = createLogger({ level: 'silent', service: 'test' });
const PROCESSES = 3;

let database: TestDatabase;
let proxy: ForwardProxy;
let browser: BrowserPool;
/** Crawlers on one database, as in as many processes, and the pacers that they go by. */
let crawlers: Crawler[];
let pacers: Pacer[];
/** What the first one asked of its pacer. */
const gaps: number[] = [];

let crowd: Site;
let choices: Site;
const visits = { most: 0, times: [] as number[] };
/** Pages that the crowded site has been asked for and has not answered. */
const held: (() => unknown)[] = [];
let timer: NodeJS.Timeout | undefined;

const page = (title: string, links: Record<string, string> = {}, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><nav>${Object.entries(links)
    .map(([href, text]) => `<a href="${href}">${text}</a> `)
    .join(
      '',
    )}</nav><main><h1>${title}</h1>${`<p>${title} is what this page is all about, and no other is.</p>`.repeat(6)}</main></body></html>`;

function choicesOf(site: () => Site): Record<string, SiteRoute> {
  const hidden = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`/secret/${index}/about`, 'About us']));
  return {
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: *\nDisallow: /secret\nCrawl-delay: 3600\nSitemap: /maps.xml\n',
    },
    '/maps.xml': ((_request, response) => {
      response.end(`<sitemapindex><sitemap><loc>${site().url}/pages.xml.gz</loc></sitemap></sitemapindex>`);
    }) as SiteRoute,
    '/pages.xml.gz': ((_request, response) => {
      response.end(gzipSync(`<urlset><url><loc>${site().url}/careers</loc></url></urlset>`));
    }) as SiteRoute,
    '/': page(
      'Acme',
      {
        ...hidden,
        '/about': 'About us',
        '/shop?colour=red': 'Shop',
        '/shop-two': 'Shop',
        '/unternehmen.html': 'Firma',
        '/moved': 'Contact',
      },
      '<link rel="alternate" hreflang="en" href="/"><link rel="alternate" hreflang="de" href="/unternehmen.html">',
    ),
    '/about': { status: 301, headers: { location: '/about/' } },
    '/about/': page('About', {}, '<link rel="canonical" href="/">'),
    '/shop': page('Shop', {}, '<link rel="canonical" href="/shop">'),
    '/shop-two': page('Shop', {}, '<link rel="canonical" href="/shop">'),
    '/unternehmen.html': page('Firma'),
    '/moved': { status: 302, headers: { location: '/about/' } },
    '/careers': page('Careers'),
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  await migrateLimits(database.url);
  const inner = Object.fromEntries(['/about', '/pricing'].map((path) => [path, path.slice(1)]));
  crowd = await startSite((request, response) => {
    const path = request.url ?? '';
    if (path !== '/' && !(path in inner)) return void response.writeHead(404).end();
    visits.times.push(performance.now());
    held.push(() => response.writeHead(200, { 'content-type': 'text/html' }).end(page(`Page ${path}`, inner)));
    visits.most = Math.max(visits.most, held.length);
    const letGo = (): void => {
      for (const answer of held.splice(0)) answer();
    };
    clearTimeout(timer);
    // Until as many are there as may be, and then until one more had the time to come.
    timer = setTimeout(letGo, held.length >= PACE.pages ? 1_000 : 5_000);
  });
  choices = await startSite(choicesOf(() => choices));
  const policy = createEgressPolicy({ allow: parseAllow(`${crowd.host},${choices.host}`), resolve: async () => [] });
  const userAgent = createUserAgent('https://acme.invalid/bot');
  proxy = await startForwardProxy({ policy, logger });
  browser = createBrowserPool({ proxyUrl: proxy.url, executable: undefined, env: process.env, userAgent, logger });
  pacers = Array.from({ length: PROCESSES }, () => createPacer({ databaseUrl: database.url }, { logger }));
  const listening: Pacer = {
    ...(pacers[0] as Pacer),
    enter: async (place, options) => {
      gaps.push(options.gapMs ?? 0);
      return (pacers[0] as Pacer).enter(place, { ...options, gapMs: 0 });
    },
  };
  crawlers = [listening, ...pacers.slice(1)].map((pacer) =>
    createCrawler({ browser, policy, fetch: createFetch({ policy, userAgent, logger }), pacer, logger }),
  );
});

afterAll(async () => {
  await browser?.stop();
  await proxy?.stop();
  await Promise.all((pacers ?? []).map((pacer) => pacer.stop()));
  await Promise.all([crowd?.stop(), choices?.stop()]);
  await database?.stop();
});

const crawl = (site: Site, maxPages: number, by = 0): Promise<Evidence> =>
  (crawlers[by] as Crawler).crawl({
    url: `${site.url}/`,
    maxPages,
    signal: new AbortController().signal,
    saveAsset: async ({ body }) => {
      const key = createHash('sha256').update(body).digest('hex');
      return { key, assetPath: `/assets/${key}` };
    },
    onProgress: () => undefined,
  });

describe('a crawler that is a guest', () => {
  test('When several processes crawl one host, then it sees some pages at a time, one begun after the other', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, (_, index) => crawl(crowd, 2, index % PROCESSES)));
    expect(all.map(({ pages }) => pages.length)).toEqual(Array(6).fill(2));
    expect(visits.times).toHaveLength(12);
    expect(visits.most).toBe(PACE.pages);
    // Over the whole, so that how long a request is under way does not count.
    const took = (visits.times.at(-1) ?? 0) - (visits.times[0] ?? 0);
    expect(took).toBeGreaterThan(10 * PACE.gapMs);
    expect(crowd.requests.filter(({ path }) => path === '/robots.txt')).toHaveLength(PROCESSES);
  });

  test('When a site has one page at several addresses, then each page is read once, and only where it may be', async () => {
    gaps.length = 0;
    const { pages, notes } = await crawl(choices, 9);
    const asked = choices.requests.map(({ path }) => path);
    expect(pages.map(({ finalUrl }) => new URL(finalUrl).pathname)).toEqual(['/', '/about/', '/shop-two', '/careers']);
    expect(asked.filter((path) => path === '/pages.xml.gz')).toHaveLength(1);
    expect(asked.filter((path) => /secret|unternehmen/.test(path))).toEqual([]);
    expect(notes.filter((note) => note.includes('robots.txt does not allow it'))).not.toHaveLength(0);
    expect(new Set(gaps)).toEqual(new Set([3_600_000]));
  });
});
