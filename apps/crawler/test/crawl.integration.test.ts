import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { VERSION } from '@brandprint/operations';
import { FinalError, RetryableError } from '@brandprint/platform';
import { type Site, startSite } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type Crawler, type CrawlRequest, createCrawler } from '../src/index.ts';
import { type CrawlerParts, startCrawlerParts } from './support/crawler-parts.ts';

const html = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Acme</title>${head}</head><body>${body}</body></html>`;
const text = '<p>Acme makes anvils for people who like their things heavy and well made.</p>'.repeat(12);

const sites: Record<string, Site> = {};
let parts: CrawlerParts;
let crawler: Crawler;

/** A site whose pages do not end while it is running. */
const hanging: (() => unknown)[] = [];

beforeAll(async () => {
  const logo = await sharp({ create: { width: 120, height: 40, channels: 3, background: '#c81e1e' } })
    .png()
    .toBuffer();
  const routes = {
    good: {
      '/': html(
        `<header><a href="/"><img class="logo" src="/logo.png" alt="Acme"></a>
         <nav><a href="/about">About</a><a href="/pricing">Pricing</a><a href="/secret">Product</a><a href="/gone">Team</a><a href="/legal">Legal</a></nav></header>
         <h1>Anvils</h1><div style="background:#0a64c8;height:2000px">${text}</div>
         <div style="background:url(/pattern.svg) no-repeat #e8590c;height:400px"></div><img src="http://dead.invalid/x.png">`,
        '<link rel="manifest" href="/app.webmanifest"><link rel="stylesheet" href="/site.css"><script src="http://dead.invalid/x.js"></script>',
      ),
      '/about': html(`<h1>About</h1>${text}<a href="/careers">Careers</a>`),
      '/pricing': html(`<h1>Pricing</h1>${text}`),
      '/careers': html(`<h1>Careers</h1>${text}`),
      '/legal': html(`<h1>Legal</h1>${text}`),
      '/secret': html('<h1>Secret</h1>'),
      '/logo.png': logo,
      '/pattern.svg': {
        headers: { 'content-type': 'image/svg+xml' },
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0h40v40z" fill="#fff"/></svg>',
      },
      '/site.css': '/*! acme-css v1.2.3 | MIT */ body{margin:0}',
      '/app.webmanifest': JSON.stringify({ name: 'Acme Anvils', theme_color: '#c81e1e' }),
      '/robots.txt': 'User-agent: BrandprintBot\nDisallow: /secret',
    },
    forbids: { '/': html(text), '/robots.txt': 'User-agent: *\nDisallow: /' },
    robotsBroken: { '/': html(text), '/robots.txt': { status: 503 } },
    robotsHtml: { '/': html(text), '/robots.txt': { body: html('User-agent: *\nDisallow: /') } },
    missing: {},
    broken: { '/': { status: 500, body: 'oops' } },
    json: { '/': { headers: { 'content-type': 'application/json' }, body: '{}' } },
    download: {
      '/': { headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment' }, body: 'PK' },
    },
    wall: {
      '/': {
        status: 403,
        body: html('<script src="/cdn-cgi/challenge-platform/x.js"></script>', '<title>Just a moment...</title>'),
      },
    },
    login: {
      '/': { status: 302, headers: { location: '/login?next=/' }, body: '' },
      '/login': html('<form><input name="user"><input type="password"></form>'),
    },
    circle: { '/': { status: 302, headers: { location: '/' }, body: '' } },
    moves: {
      '/': '<meta http-equiv="refresh" content="0;url=/next">',
      '/next': html('<script>setTimeout(() => { location.href = "/there" }, 50)</script>'),
      '/there': html(`<h1>There</h1>${text}`),
    },
    restless: { '/': html('<script>setTimeout(() => { location.href = "/?" + Math.random() }, 20)</script>') },
    leaves: {
      '/': html(`<h1>Home</h1>${text}<a href="/about">About</a>`),
      '/about': ((_request, response) => {
        response.writeHead(302, { location: `${sites['good']?.url}/legal` }).end();
      }) satisfies RequestListener,
    },
    away: { '/': { status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: '' } },
  };
  for (const [name, pages] of Object.entries(routes)) sites[name] = await startSite(pages);
  sites['hanging'] = await startSite((request, response) => {
    if (request.url === '/robots.txt') return void response.writeHead(404).end();
    for (const tell of hanging.splice(0)) tell();
  });
  sites['closed'] = await startSite({});
  await sites['closed'].stop();

  const allow = Object.values(sites)
    .map(({ host }) => host)
    .join(',');
  parts = await startCrawlerParts({ allow });
  crawler = createCrawler(parts);
});

afterAll(async () => {
  await parts?.stop();
  await Promise.all(Object.values(sites).map((site) => site.stop()));
});

function crawl(site: string, request: Partial<CrawlRequest> = {}, by = crawler) {
  const url = sites[site] ? `${sites[site].url}/` : site;
  return by.crawl({
    url,
    maxPages: 1,
    signal: new AbortController().signal,
    saveAsset: async ({ body }) => {
      const key = createHash('sha256').update(body).digest('hex');
      return { key, assetPath: `/assets/${key}` };
    },
    onProgress: () => undefined,
    ...request,
  });
}

describe('a crawl', () => {
  test('When a site has several pages, then the most useful are read, each once, by its robots.txt', async () => {
    const progress: string[] = [];
    const evidence = await crawl('good', {
      maxPages: 4,
      onProgress: ({ pagesDone, url }) => progress.push(`${pagesDone} ${new URL(url).pathname}`),
    });
    expect(evidence.pages.map((page) => `${page.kind} ${new URL(page.url).pathname}`)).toEqual([
      'home /',
      'about /about',
      'pricing /pricing',
      'careers /careers',
    ]);
    expect(progress).toEqual(['1 /', '2 /about', '3 /pricing', '4 /careers']);
    const visited = sites['good']?.requests.map(({ path }) => path) ?? [];
    expect(visited.filter((path) => path === '/about')).toHaveLength(1);
    expect(visited).not.toContain('/secret');
    expect(evidence.notes.join()).toContain('/gone: The site answered with HTTP 404.');
  });

  test('When a page is read, then images, pixels, resources and manifest are part of the evidence', async () => {
    const { pages, assets, manifest } = await crawl('good');
    const page = pages[0];
    expect(manifest).toMatchObject({ name: 'Acme Anvils', themeColor: '#c81e1e' });
    expect(page?.status).toBe(200);
    expect(page?.screenshot).toMatchObject({ width: 1440 });
    expect(page?.pixels.map(({ hex }) => hex)).toContain('#0a64c8');
    expect(page?.pixels.map(({ hex }) => hex)).not.toContain('#c81e1e');
    // A box with a background picture still shows its own colour.
    expect(page?.pixels.map(({ hex }) => hex)).toContain('#e8590c');
    expect(page?.resources.find(({ url }) => url.endsWith('/site.css'))).toMatchObject({
      type: 'stylesheet',
      status: 200,
      firstParty: true,
      banner: expect.stringContaining('acme-css v1.2.3'),
    });
    expect(page?.resources.find(({ url }) => url.endsWith('dead.invalid/x.js'))).toMatchObject({
      status: 0,
      firstParty: false,
    });
    const logo = page?.logoCandidates.find(({ url }) => url?.endsWith('/logo.png'));
    expect(assets.find(({ key }) => key === logo?.assetKey)).toMatchObject({
      kind: 'logo',
      width: 120,
      height: 40,
      format: 'png',
    });
    expect(
      sites['good']?.requests.every(({ headers }) => headers['user-agent']?.includes(`BrandprintBot/${VERSION} `)),
    ).toBe(true);
  });

  test('When robots.txt is a web page, then it forbids nothing', async () => {
    expect((await crawl('robotsHtml')).pages).toHaveLength(1);
  });

  test.each([
    ['forbids', FinalError, /robots\.txt does not allow/],
    ['robotsBroken', RetryableError, /robots\.txt could not be read/],
    ['missing', FinalError, /HTTP 404/],
    ['broken', RetryableError, /HTTP 500/],
    ['json', FinalError, /does not lead to a web page/],
    ['download', FinalError, /does not lead to a web page/],
    ['wall', FinalError, /prove that they are human/],
    ['login', FinalError, /only a login page/],
    ['circle', FinalError, /redirects in a circle/],
    ['closed', FinalError, /could not be reached/],
    ['away', FinalError, /could not be reached/],
    ['http://unknown.invalid/', FinalError, /could not be reached/],
    ['http://127.0.0.1:9/', FinalError, /could not be reached/],
  ])('When a site is "%s", then the crawl fails with a reason for users', async (site, kind, reason) => {
    const error = await crawl(site).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ publicReason: expect.stringMatching(reason) });
  });

  test('When the submitted page is not at the root, then it is the home page anyway', async () => {
    const evidence = await crawl(`${sites['good']?.url}/pricing`);
    expect(evidence.pages.map((page) => `${page.kind} ${new URL(page.url).pathname}`)).toEqual(['home /pricing']);
  });

  test('When a page redirects by refresh and script, then the final page is read', async () => {
    const { finalUrl, pages } = await crawl('moves');
    expect(new URL(finalUrl).pathname).toBe('/there');
    expect(pages[0]).toMatchObject({ status: 200, title: 'Acme' });
  });

  test('When an inner page leads to another site, then it is not read as a page of this one', async () => {
    const { pages, notes } = await crawl('leaves', { maxPages: 2 });
    expect(pages).toHaveLength(1);
    expect(notes.join()).toContain('/about: The page leads to another site.');
  });

  test('When a page redirects endlessly, then the reason says so, and others are read', async () => {
    await expect(crawl('restless')).rejects.toMatchObject({ publicReason: 'The site redirects in a circle.' });
    expect((await crawl('good')).pages).toHaveLength(1);
  });

  test('When it is aborted while a page does not respond, then it rejects with the reason', async () => {
    const controller = new AbortController();
    hanging.push(() => controller.abort(new Error('cancelled')));
    await expect(crawl('hanging', { signal: controller.signal })).rejects.toThrow('cancelled');
  });

  test('When the browser is killed in the middle, then the crawl may be tried again, and that works', async () => {
    const running = await parts.browser.withBrowserContext(new AbortController().signal, async (context) =>
      context.browser().process(),
    );
    hanging.push(() => running?.kill('SIGKILL'));
    await expect(crawl('hanging')).rejects.toBeInstanceOf(RetryableError);
    expect((await crawl('good')).pages).toHaveLength(1);
  });
});
