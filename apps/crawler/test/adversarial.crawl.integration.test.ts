import { brotliCompressSync, gzipSync } from 'node:zlib';
import { RetryableError } from '@brandprint/platform';
import { hostileUrls } from '@brandprint/testing/hostile';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { CRAWL_ONLY_CALLS } from './adversarial.fixtures.ts';
import { type HostileSites, startHostileSites, ZONE } from './support/hostile-sites.ts';

const UNREACHED = 'The site could not be reached.';
const CONCURRENCY = 4;
const MEGABYTE = 1024 * 1024;
const HTML = { 'content-type': 'text/html' };
const bomb = Buffer.alloc(50 * MEGABYTE);

let world: HostileSites;
beforeAll(async () => {
  world = await startHostileSites(
    // A robots.txt that redirects elsewhere.
    ({ port }) => ({
      '/': '<title>Away</title><h1>Words</h1>',
      '/robots.txt': { status: 301, headers: { location: `http://127.0.0.1:${port}/robots.txt` } },
    }),
    // Sitemaps and links to private addresses.
    ({ port, ports }) => {
      const inward = hostileUrls(port).map(({ url }) => url.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
      const [first, second] = ports.map((one) => `http://127.0.0.1:${one}`);
      const index = inward.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('');
      const entries = inward.map((url) => `<url><loc>${url}</loc></url>`).join('');
      return {
        '/': `<title>Links</title><h1>Words</h1>${inward.map((url) => `<a href="${url.replaceAll('"', '')}">About us</a>`).join('')}
          <a href="/about">About us</a><a href="/inward">Contact</a><iframe src="${first}/frame"></iframe>`,
        '/about': { headers: HTML, body: `<title>About</title><h1>Words</h1><a href="${second}/press">Press</a>` },
        '/inward': { status: 302, headers: { location: `${second}/contact` } },
        '/robots.txt': `User-agent: *\nAllow: /\nSitemap: ${first}/sitemap.xml\nSitemap: /index.xml\nSitemap: /entries.xml.gz\nSitemap: file:///etc/passwd`,
        '/sitemap.xml': { status: 302, headers: { location: `${second}/sitemap.xml` } },
        '/index.xml': `<?xml version="1.0"?><!DOCTYPE x SYSTEM "${first}/dtd"><sitemapindex>${index}</sitemapindex>`,
        '/entries.xml.gz': gzipSync(`<urlset>${entries}</urlset>`),
      };
    },
    // Bodies that never end, or are more than they seem.
    () => ({
      '/': `<title>Bodies</title><h1>Words</h1><link rel="icon" href="/huge.png"><link rel="manifest" href="/bomb.json">
        <img src="/bomb.png" width="90" height="90"><img src="/broken.png" width="90" height="90"><img src="/page.png" width="90" height="90">`,
      '/robots.txt': { headers: { 'content-encoding': 'gzip', 'content-type': 'text/plain' }, body: gzipSync(bomb) },
      '/bomb.json': { headers: { 'content-encoding': 'br' }, body: brotliCompressSync(bomb) },
      '/bomb.png': { headers: { 'content-encoding': 'gzip', 'content-type': 'image/png' }, body: gzipSync(bomb) },
      '/huge.png': (_, response) =>
        void response
          .writeHead(200, { 'content-type': 'image/png', 'content-length': String(10 * 2 ** 30) })
          .write('x'),
      '/broken.png': (request) =>
        void request.socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nbroken'),
      '/page.png': '<script>alert(1)</script>',
      '/favicon.ico': (_, response) => {
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
      },
    }),
    // A site whose second page ends the crawl's proxy.
    ({ port }) => ({
      '/': '<title>Home</title><h1>Words</h1><a href="/about">About us</a><a href="/contact">Contact</a>',
      '/about': (_, response) => {
        const body = `<title>About</title><img src="http://127.0.0.1:${port}/"><script>fetch('http://127.0.0.1:${port}/')</script>`;
        void world.proxies.at(-1)?.stop();
        response.writeHead(200, HTML).end(body);
      },
      '/contact': (_, response) => void response.writeHead(200, HTML).write('<title>Contact</title>'),
    }),
  );
});
afterEach(() => {
  expect(world.victim.received).toEqual([]);
  world.reset();
});
afterAll(() => world?.stop());

/** The browser's other requests have their own proxy. */
const ofCrawls = () => world.refusals.filter(({ requestContext }) => requestContext?.path !== 'browser');
const site = (index: number): string => `${world.sites[index]?.url}/`;
const failureOf = (url: string) =>
  world.crawl(url).then(
    () => ({ reason: 'crawled', publicReason: '', message: '' }),
    (error: Error & { reason?: string; publicReason?: string }) => error,
  );

describe('A submitted URL', () => {
  test('When it is a private address in any notation, then the error is always the same, and the log has the reason', async () => {
    const targets = hostileUrls(world.victim.port);
    const failures = await Promise.all(targets.map(({ url }) => failureOf(url)));
    expect(targets.map(({ url }, index) => ({ url, reason: failures[index]?.reason }))).toEqual(targets);
    for (const { publicReason, message, reason } of failures) {
      expect(publicReason).toBe(UNREACHED);
      expect(message).toContain(`${reason}: `);
    }
    const reported = ofCrawls().map(({ reason, requestContext }) => ({
      url: requestContext?.analysis,
      path: requestContext?.path,
      reason,
    }));
    expect(reported).toEqual(targets.map((target) => ({ ...target, path: 'submitted' })));
    const log = world.log.lines.join('');
    for (const { reason } of targets) expect(log).toContain(`"reason":"${reason}"`);
  });

  test('When its name resolves to anything, then the error is always the same', async () => {
    const failures = await Promise.all(
      Object.keys(ZONE).map((name) => failureOf(`http://${name}:${world.victim.port}/`)),
    );
    for (const { publicReason } of failures) expect(publicReason).toBe(UNREACHED);
    const asked = world.refusals.filter(({ channel, host }) => channel === 'proxy' && host in ZONE);
    expect(asked).toEqual([]);
  });
});

describe('A link to a private address', () => {
  const NO_PAGE = 'The URL does not lead to a web page.';
  /** The target, the method, and the error; null if the browser stays on the page that navigates. */
  const leads: [to: string, path: string, error: string | null][] = [
    ['http://127.0.0.1:PORT/', '/away', UNREACHED],
    ['http://[::ffff:7f00:1]:PORT/', '/away', UNREACHED],
    ['http://a.localhost:PORT/', '/away', UNREACHED],
    ['http://rebinding.example:PORT/', '/away', UNREACHED],
    ['https://127.0.0.1:PORT/', '/away', UNREACHED],
    ['http://127.0.0.1:6379/', '/away', UNREACHED],
    ['http://user@127.0.0.1:PORT/', '/away', UNREACHED],
    ['file:///etc/passwd', '/away', NO_PAGE],
    ['data:text/html,<h1>x</h1>', '/away', NO_PAGE],
    ['http://127.0.0.1:PORT/', '/refresh', null],
    ['file:///etc/passwd', '/refresh', null],
    ['http://127.0.0.1:PORT/', '/script', null],
    ['http://mixed.example:PORT/', '/script', null],
    ['http://nothing.example:PORT/', '/script', null],
    ['view-source:http://127.0.0.1:PORT/', '/script', null],
  ];

  test('When a redirect, a refresh or a script navigates there, then the browser does not get there', async () => {
    const crawlQueued = async (number: number): Promise<object[]> => {
      const outcomes: object[] = [];
      for (const [to, path] of leads.filter((_, index) => index % CONCURRENCY === number)) {
        const url = to.replace('PORT', String(world.victim.port));
        const from = `${world.site.url}${path}?${encodeURIComponent(url)}`;
        const error = await world.crawl(from).then(
          ({ finalUrl }) => (finalUrl === from ? null : finalUrl),
          ({ publicReason }) => publicReason,
        );
        outcomes.push([to, path, error]);
      }
      return outcomes;
    };
    const outcomes = await Promise.all(Array.from({ length: CONCURRENCY }, (_, number) => crawlQueued(number)));
    expect(new Set(outcomes.flat())).toEqual(new Set(leads));
  });
});

describe('A crawl', () => {
  test('When its page requests private addresses in every way, then nothing reaches them', async () => {
    const { pages, manifest } = await world.crawl(`${world.site.url}/page?127.0.0.1`, 3);
    expect(pages[0]?.title).toBe('Hostile');
    expect(manifest).toBeNull();
    // Repeated: a busy browser skips a method now and then.
    if (world.silent(CRAWL_ONLY_CALLS).length > 0) await world.crawl(`${world.site.url}/page?127.0.0.1`, 3);
    expect(world.silent(CRAWL_ONLY_CALLS)).toEqual([]);
    expect(world.unexpected()).toEqual([]);
    expect(new Set(ofCrawls().map(({ requestContext }) => requestContext?.analysis && requestContext.path))).toEqual(
      new Set(['page', 'asset']),
    );
  });

  test('When robots.txt redirects to a private address, then the redirect is not followed', async () => {
    expect((await failureOf(site(1))).publicReason).not.toContain('127.0.0.1');
  });

  test('When sitemaps and links lead to private addresses, then they are not followed', async () => {
    const evidence = await world.crawl(site(2), 6);
    expect(evidence.pages.map(({ title }) => title)).toEqual(['Links', 'About']);
    for (const note of evidence.notes)
      expect(note).toMatch(/: The (site (could not be reached|answered with HTTP 404)|page leads to another site)\.$/);
  });

  test('When bodies are bombs, endless or malformed, then the page is read without them', async () => {
    const { pages, assets, manifest } = await world.crawl(site(3));
    expect(pages[0]?.title).toBe('Bodies');
    expect(new Set(assets.map(({ kind }) => kind))).toEqual(new Set(['screenshot']));
    expect(manifest).toBeNull();
  });

  test('When the proxy ends during the crawl, then the crawl fails and can be retried', async () => {
    const crawled = world.crawl(site(4), 3);
    await expect(crawled).rejects.toBeInstanceOf(RetryableError);
    await expect(crawled).rejects.toMatchObject({ publicReason: UNREACHED, reason: 'proxy_closed' });
  });
});
