import { canParseUrl } from '@brandprint/contracts';
import type { ForwardProxy } from '@brandprint/egress';
import { waitFor } from '@brandprint/testing';
import { hostileUrls } from '@brandprint/testing/hostile';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { createBrowserPool } from '../src/index.ts';
import { HEADER_CALLS } from './adversarial.fixtures.ts';
import { type HostileSites, startHostileSites, ZONE } from './support/hostile-sites.ts';

/** A busy browser skips one of a hundred and twenty methods now and then: the page is opened again. */
const VISITS = 3;
const VISIT_MS = 8_000;

let world: HostileSites;
beforeAll(async () => {
  world = await startHostileSites(() => ({ '/hang': () => undefined }));
});
afterEach(() => {
  expect(world.victim.received).toEqual([]);
  world.reset();
});
afterAll(() => world?.stop());

/** A page of the site in its own context. */
function onPage<T>(path: string, work: (page: Page) => Promise<T>, proxy?: ForwardProxy): Promise<T> {
  const { browser, site } = world;
  const visit = async (page: Page): Promise<T> => {
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    return work(page);
  };
  return browser.withBrowserContext(
    new AbortController().signal,
    async (context) => visit(await context.newPage()),
    proxy?.url,
  );
}

/** The URL of a target for a page of the site; '' if there is none. */
const targetHost = (url: string): string => (canParseUrl(url, world.site.url) ? new URL(url, world.site.url).host : '');

/** In the page: opens each URL with fetch and an image, and optionally a WebSocket, and returns those that opened. */
const open = (page: Page, urls: string[], { sockets = true } = {}): Promise<string[]> =>
  page.evaluate(
    async (all, withSockets) => {
      type Way = (url: string, yes: () => void, no: () => void) => unknown;
      const ways: Way[] = [
        (url, yes, no) => fetch(url, { mode: 'no-cors', cache: 'no-store' }).then(yes, no),
        (url, yes, no) => Object.assign(new Image(), { onload: yes, onerror: no, src: url }),
        (url, yes, no) => Object.assign(new WebSocket(url.replace(/^https?/i, 'ws')), { onopen: yes, onerror: no }),
      ];
      const opens = (way: Way, url: string): Promise<boolean> =>
        new Promise<boolean>((done) => {
          way(
            url,
            () => done(true),
            () => done(false),
          );
        }).catch(() => false);
      const taken = ways.slice(0, withSockets ? 3 : 2);
      const opened = all.flatMap((url) => taken.map(async (way) => ((await opens(way, url)) ? [url] : [])));
      return (await Promise.all(opened)).flat();
    },
    urls,
    sockets,
  );

describe('A page that requests a private address in every way', () => {
  test.each([
    ['127.0.0.1', 'private_address'],
    ['[::1]', 'private_address'],
    ['a.localhost', 'private_name'],
    ['mixed.example', 'private_address'],
  ])('When the target is %s, then the proxy refuses each request, and none arrives', async (host, reason) => {
    let visits = 0;
    do {
      visits += 1;
      world.site.requests.splice(0);
      await onPage(`/page?${host}`, async () => {
        expect(await world.failed()).toBe('');
        await waitFor(async () => world.silent().length === 0, VISIT_MS).catch(() => undefined);
      });
      if (world.silent().length > 0) console.info(`Visit ${visits} did not use: ${world.silent().join(', ')}`);
    } while (world.silent().length > 0 && visits < VISITS);
    expect(world.silent()).toEqual([]);
    expect(world.unexpected()).toEqual([]);
    const own = world.refusals.filter((refusal) => refusal.host === host.replace(/[[\]]/g, ''));
    expect(new Set(own.map((refusal) => refusal.reason))).toEqual(new Set([reason]));
  });

  test.each(['127.0.0.1', 'mixed.example'])(
    'When its headers lead to %s, then their requests are refused, and none arrives',
    async (host) => {
      await onPage(`/headers?${host}`, () =>
        waitFor(async () => HEADER_CALLS.every((way) => !world.missing().includes(way))),
      );
    },
  );

  test('When it writes the address in any notation, then no connection is opened', async () => {
    const urls = hostileUrls(world.victim.port)
      .map(({ url }) => url)
      .filter((url) => /^http/i.test(url) && targetHost(url) !== world.site.host);
    // A browser serialises WebSockets.
    expect(await onPage('/calm', (page) => open(page, urls, { sockets: false }))).toEqual([]);
    expect(world.refusals.filter(({ reason }) => reason === 'private_address').length).toBeGreaterThan(100);
  });

  test('When names resolve to any address, then no connection is opened', async () => {
    const urls = Object.keys(ZONE).map((name) => `http://${name}:${world.victim.port}/`);
    expect(await onPage('/calm', (page) => open(page, urls))).toEqual([]);
    const reasons = new Map(world.refusals.map(({ host, reason }) => [host, reason]));
    expect(Object.fromEntries(reasons)).toMatchObject({
      'private.example': 'private_address',
      'mixed.example': 'private_address',
      'families.example': 'private_address',
      'rebinding.example': expect.stringMatching(/^(timeout|unreachable|refused|failed_recently)$/),
      'nothing.example': expect.stringMatching(/^(dns_failure|failed_recently)$/),
      'failing.example': expect.stringMatching(/^(dns_failure|failed_recently)$/),
      'silent.example': expect.stringMatching(/^(dns_timeout|failed_recently)$/),
    });
  });
});

describe('The forward proxy', () => {
  test('When the proxy ends while a page is open, then the page reaches nothing at all', async () => {
    const proxy = await world.startProxy();
    const { site, victim } = world;
    await onPage(
      '/calm',
      async (page) => {
        expect(await open(page, [`${site.url}/tried`])).toEqual([`${site.url}/tried`]);
        await proxy.stop();
        const before = site.connections();
        const targets = [
          site.host,
          ...['127.0.0.1', '[::1]', 'localhost', 'private.example'].map((host) => `${host}:${victim.port}`),
        ];
        expect(
          await open(
            page,
            targets.map((target) => `http://${target}/`),
          ),
        ).toEqual([]);
        expect(site.connections()).toBe(before);
      },
      proxy,
    );
  });

  test('When the proxy is at its limit, then further connections go nowhere', async () => {
    const proxy = await world.startProxy({ maxSockets: 1 });
    const { site, sites, victim } = world;
    await onPage(
      '/calm',
      async (page) => {
        await page.evaluate(
          (url) => void fetch(url, { mode: 'no-cors' }).catch(() => undefined),
          `${sites[1]?.url}/hang`,
        );
        await waitFor(async () => sites[1]?.requests.length === 1);
        expect(await open(page, [`${site.url}/tried`, `http://127.0.0.1:${victim.port}/`])).toEqual([]);
      },
      proxy,
    );
    expect(proxy.stats().reasons).toMatchObject({ socket_limit: expect.any(Number) });
  });

  test('When a page requests the proxy itself, then it gets nothing', async () => {
    const proxy = await world.startProxy();
    await onPage('/calm', async (page) => expect(await open(page, [proxy.url])).toEqual([]), proxy);
    const refusal = { channel: 'proxy', host: '127.0.0.1', port: proxy.port, reason: 'bad_port' };
    expect(world.refusals).toContainEqual(expect.objectContaining(refusal));
  });

  test.each(['', 'direct://', 'http://93.184.216.34:8080', 'http://127.0.0.1', 'socks5://127.0.0.1:1080'])(
    'When the proxy is "%s", then no browser starts and no context opens',
    async (proxyUrl) => {
      const { browser, log } = world;
      const parts = { executable: undefined, env: process.env, userAgent: 'x', logger: log.logger };
      expect(() => createBrowserPool({ ...parts, proxyUrl })).toThrow(/the browser needs a proxy/);
      const opened = jest.fn(async () => undefined);
      const opening = browser.withBrowserContext(new AbortController().signal, opened, proxyUrl);
      await expect(opening).rejects.toThrow(/the browser needs a proxy/);
      expect(opened).not.toHaveBeenCalled();
    },
  );
});
