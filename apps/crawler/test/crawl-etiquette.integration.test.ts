import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Evidence } from '@brandprint/contracts';
import { createHostThrottle, type HostThrottle } from '@brandprint/limits';
import { createTestDatabase, type Site, type SiteRoute, startSite, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Crawler, createCrawler } from '../src/index.ts';
import { type CrawlerParts, startCrawlerParts } from './support/crawler-parts.ts';

let database: TestDatabase;
let parts: CrawlerParts;
let pacer: HostThrottle;
let crawler: Crawler;
/** Permits that it requested. */
const requestedDelays: number[] = [];

let choices: Site;

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
  choices = await startSite(choicesOf(() => choices));
  parts = await startCrawlerParts({ allow: choices.host });
  pacer = createHostThrottle({ databaseUrl: database.url }, { logger: parts.logger });
  const listening: HostThrottle = {
    ...pacer,
    acquire: async (host, options) => {
      requestedDelays.push(options.delayMs ?? 0);
      return pacer.acquire(host, { ...options, delayMs: 0 });
    },
  };
  crawler = createCrawler({ ...parts, hostThrottle: listening });
});

afterAll(async () => {
  await parts?.stop();
  await pacer?.stop();
  await choices?.stop();
  await database?.stop();
});

const crawl = (site: Site, maxPages: number): Promise<Evidence> =>
  crawler.crawl({
    url: `${site.url}/`,
    maxPages,
    signal: new AbortController().signal,
    saveAsset: async ({ body }) => {
      const key = createHash('sha256').update(body).digest('hex');
      return { key, assetPath: `/assets/${key}` };
    },
    onProgress: () => undefined,
  });

describe('a polite crawler', () => {
  test('When a site has one page at several URLs, then each page is read once, and only where allowed', async () => {
    const { pages, notes } = await crawl(choices, 9);
    const asked = choices.requests.map(({ path }) => path);
    expect(pages.map(({ finalUrl }) => new URL(finalUrl).pathname)).toEqual(['/', '/about/', '/shop-two', '/careers']);
    expect(asked.filter((path) => path === '/pages.xml.gz')).toHaveLength(1);
    expect(asked.filter((path) => /secret|unternehmen/.test(path))).toEqual([]);
    expect(notes.filter((note) => note.includes('robots.txt does not allow it'))).not.toHaveLength(0);
    expect(new Set(requestedDelays)).toEqual(new Set([3_600_000]));
  });
});
