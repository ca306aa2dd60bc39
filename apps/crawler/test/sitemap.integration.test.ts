import { gzipSync } from 'node:zlib';
import { createEgressPolicy, createFetch, type PinnedFetch, parseEgressAllow } from '@brandprint/egress';
import { createLogger } from '@brandprint/platform';
import { type Site, type SiteRoute, startSite } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createRobotsCache } from '../src/robots/index.ts';
import { createSitemapCache } from '../src/sitemap/index.ts';
import { parseSitemap } from '../src/sitemap/parse-sitemap.ts';
import { readSitemaps } from '../src/sitemap/read-sitemaps.ts';
import { heapInUse } from './support/heap.ts';

const logger = createLogger({ level: 'silent', service: 'test' });
const signal = (): AbortSignal => new AbortController().signal;

const urlset = (...pages: string[]): string =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.map((page) => `<url><loc>${page}</loc></url>`).join('')}</urlset>`;
const index = (...maps: string[]): string =>
  `<sitemapindex>${maps.map((map) => `<sitemap><loc>${map}</loc></sitemap>`).join('\n')}</sitemapindex>`;

const routes: Record<string, SiteRoute> = {};
let site: Site;
/** A target that must not be reached. */
let inner: Site;
let fetch: PinnedFetch;

beforeAll(async () => {
  site = await startSite(routes);
  inner = await startSite({ '/': '' });
  const policy = createEgressPolicy({ allow: parseEgressAllow(site.host), resolve: async () => [] });
  fetch = createFetch({ policy, userAgent: 'test', logger });
});
afterAll(() => Promise.all([site?.stop(), inner?.stop()]));
afterEach(() => {
  for (const path of Object.keys(routes)) delete routes[path];
  site.requests.length = 0;
});

const read = (...paths: string[]): Promise<string[]> =>
  readSitemaps(
    fetch,
    paths.map((path) => new URL(path, site.url).href),
    signal(),
  );

describe('sitemaps', () => {
  test.each([
    [
      'entities and blanks',
      '<urlset><url><loc>\n https://a.com/?x=1&amp;y=2&#47;&lt; </loc></url></urlset>',
      ['https://a.com/?x=1&y=2/<'],
    ],
    ['CDATA', '<urlset><loc><![CDATA[ https://a.com/b ]]></loc></urlset>', ['https://a.com/b']],
    ['a prefix', '<s:urlset><s:url><s:loc a="b">https://a.com/c</s:loc></s:url></s:urlset>', ['https://a.com/c']],
    ['plain text', 'https://a.com/1\r\nhttps://a.com/2\n\nno address', ['https://a.com/1', 'https://a.com/2']],
    [
      'a truncated end',
      '<urlset><url><loc>https://a.com/d</loc></url><url><loc>https://a.c',
      ['https://a.com/d', 'https://a.c'],
    ],
    [
      'declared entities',
      '<!DOCTYPE x [<!ENTITY a "&b;&b;">]><urlset><loc>https://a.com/&a;</loc></urlset>',
      ['https://a.com/&a;'],
    ],
    ['nothing', '', []],
  ])('When one has %s, then its URLs are read', (_, text, pages) => {
    expect(parseSitemap(text).pages).toEqual(pages);
  });

  test.each(['<loc ', '<loc>', '<url><loc', '<loc><![CDATA[', '&amp;', '<', 'https://a.com/ ', ' '])(
    'When one is 4 MB of "%s", then it is read at once',
    (piece) => {
      const started = process.cpuUsage();
      parseSitemap(`<urlset>${piece.repeat(4_000_000 / piece.length)}`);
      parseSitemap(piece.repeat(4_000_000 / piece.length));
      // Not a measurement: backtracking would take years.
      expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
    },
  );

  test('When it is an index, then sitemaps of pages are read before those of series, including gzip ones', async () => {
    const at = (path: string): string => `${site.url}${path}`;
    const names = ['post-1', 'post-2', 'product', 'places', 'news', 'page'];
    routes['/index.xml'] = index(...names.map((name) => at(`/${name}-sitemap.xml.gz`)));
    for (const name of names) routes[`/${name}-sitemap.xml.gz`] = gzipSync(urlset(at(`/${name}`)));
    // Six files are read, including the index.
    const interleaved = ['page', 'places', 'post-1', 'post-2', 'product'];
    expect(await read('/index.xml')).toEqual(interleaved.map((name) => at(`/${name}`)));
    expect(site.requests.map(({ path }) => path)).toEqual([
      '/index.xml',
      ...interleaved.map((name) => `/${name}-sitemap.xml.gz`),
    ]);
  });

  test('When indexes refer to each other and themselves endlessly, then reading ends', async () => {
    routes['/a.xml'] = index(`${site.url}/a.xml`, `${site.url}/b.xml?1`, `${site.url}/b.xml?2`);
    routes['/b.xml'] = index(...Array.from({ length: 100 }, (_, number) => `${site.url}/b.xml?${number}`));
    expect(await read('/a.xml')).toEqual([]);
    expect(site.requests.length).toBeLessThanOrEqual(6);
  });

  test('When one names twenty thousand pages, then a thousand are used', async () => {
    routes['/all.xml'] = urlset(...Array.from({ length: 20_000 }, (_, number) => `${site.url}/p/${number}`));
    expect(await read('/all.xml')).toHaveLength(1_000);
  });

  test('When one is a bomb, malformed, or missing, then its readable part counts and the others are read', async () => {
    routes['/bomb.xml.gz'] = gzipSync(
      Buffer.concat([Buffer.from(urlset(`${site.url}/a`)), Buffer.alloc(60_000_000, ' ')]),
    );
    routes['/cut.xml.gz'] = gzipSync(
      urlset(...Array.from({ length: 500 }, (_, number) => `${site.url}/${number ** 3}`)),
    ).subarray(0, 900);
    routes['/noise.xml.gz'] = Buffer.from([0x1f, 0x8b, 1, 2, 3, 4]);
    routes['/page.xml'] = `<!doctype html><a href="${site.url}/x">x</a>`;
    routes['/last.xml'] = urlset(`${site.url}/last`);
    const pages = await read('/bomb.xml.gz', '/cut.xml.gz', '/noise.xml.gz', '/missing.xml', '/page.xml', '/last.xml');
    expect(pages[0]).toBe(`${site.url}/a`);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.at(-1)).toBe(`${site.url}/last`);
  });

  test('When one never ends, then what was read by its timeout counts, even after garbage collection', async () => {
    const asked = new Promise<void>((resolve) => {
      routes['/endless.xml'] = () => resolve();
    });
    routes['/first.xml'] = urlset(`${site.url}/first`);
    const addresses = ['/first.xml', '/endless.xml'].map((path) => site.url + path);
    const reading = readSitemaps(
      (url, options) => fetch(url, { timeoutMs: 60_000, ...options }),
      addresses,
      signal(),
      500,
    );
    await asked;
    heapInUse();
    expect(await reading).toEqual([`${site.url}/first`]);
  });

  test('When one redirects to a private address, then nothing is reached', async () => {
    routes['/moved.xml'] = { status: 302, headers: { location: `${inner.url}/` } };
    routes['/index.xml'] = index(`${inner.url}/a.xml`, 'file:///etc/passwd', 'http://169.254.169.254/latest');
    expect(await read('/moved.xml', '/index.xml', `${inner.url}/`)).toEqual([]);
    expect(inner.connections()).toBe(0);
  });

  test('When many crawls ask, then those in robots.txt are read once, or else the usual one', async () => {
    routes['/robots.txt'] = `Sitemap: ${site.url}/named.xml`;
    routes['/named.xml'] = urlset(`${site.url}/named`);
    routes['/sitemap.xml'] = urlset(`${site.url}/usual`);
    const sitemaps = createSitemapCache(fetch, createRobotsCache(fetch));
    const all = await Promise.all(Array.from({ length: 5 }, () => sitemaps(`${site.url}/x`, signal())));
    expect(all.flat()).toEqual(Array(5).fill(`${site.url}/named`));
    expect(site.requests.map(({ path }) => path)).toEqual(['/robots.txt', '/named.xml']);
    delete routes['/robots.txt'];
    expect(await createSitemapCache(fetch, createRobotsCache(fetch))(site.url, signal())).toEqual([
      `${site.url}/usual`,
    ]);
  });
});
