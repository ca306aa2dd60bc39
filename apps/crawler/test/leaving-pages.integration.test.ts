import type { ServerResponse } from 'node:http';
import type { Refusal } from '@brandprint/egress';
import { createLogger, FinalError, Lifecycle, RetryableError } from '@brandprint/platform';
import { type Site, startSite } from '@brandprint/testing';
import { freePort } from '@brandprint/testing/faults';
import { startVictim, type Victim } from '@brandprint/testing/hostile';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { REASONS } from '../src/crawl-failures.ts';
import { type Crawler, createCrawler } from '../src/index.ts';
import { startCrawlerParts } from './support/crawler-parts.ts';

/** Concurrent crawls. */
const CONCURRENCY = 5;
const WORDS = '<p>Acme makes anvils for people who like their things heavy and well made.</p>'.repeat(8);

/** How a page navigates to a URL, as a script or as markup that a script adds. */
const WAYS: Record<string, (to: string) => string> = {
  'a script': (to) => `location.href = ${JSON.stringify(to)}`,
  'a refresh': (to) => add(`<meta http-equiv="refresh" content="0;url=${to}">`),
  'a form': (to) => `${add(`<form method="post" action="${to}"><input name="a"></form>`)}; document.forms[0].submit()`,
  'a new window': (to) => `window.open(${JSON.stringify(to)})`,
  'a frame': (to) => add(`<iframe srcdoc="<script>top.location = '${to}'</script>"></iframe>`),
  'a changed address': (to) => `history.pushState(null, '', '/moved'); location.replace(${JSON.stringify(to)})`,
};
const add = (html: string): string => `document.body.insertAdjacentHTML('beforeend', ${inScript(html)})`;
const inScript = (text: string): string => JSON.stringify(text).replaceAll('</', '<\\/');

/** Targets, with the ports of this run. */
const TARGETS: Record<string, () => string> = {
  'a private address': () => `http://127.0.0.1:${victim.port}/`,
  'a name with a private address': () => `http://private.test:${victim.port}/`,
  'a private name of the site itself': () => `http://intern.acme.test:${victim.port}/`,
  'a file': () => 'file:///etc/passwd',
  'a closed port': () => `http://other.test:${closed}/`,
  'a closed port of the site itself': () => `http://acme.test:${closed}/`,
};
/** Milliseconds after the page has loaded; 0 is while it loads, and at the last one it is still being read. */
const MOMENTS = [0, 300, 4_000];

const lifecycle = new Lifecycle(createLogger({ level: 'silent', service: 'test' }));
const refusals: Refusal[] = [];
let victim: Victim;
let closed: number;
let site: Site;
let crawler: Crawler;

/** A page that keeps changing until then, so that it is still being read. */
function page(action: string, moment: number, words = WORDS): string {
  const at = moment === 0 ? action : `addEventListener('load', () => setTimeout(() => { ${action} }, ${moment}))`;
  const restless = `const more = setInterval(() => document.body.append(document.createElement('i')), 40); setTimeout(() => clearInterval(more), ${moment} + 1000)`;
  return `<!doctype html><html lang="en"><head><title>Acme</title></head><body>${words && '<h1>Anvils</h1>'}
    <script>${restless};${at}</script>${words}</body></html>`;
}

/** Pages of the site, by path. */
const pages = new Map<string, string>();
/** What answers at a path from the second request on. */
const later = new Map<string, (response: ServerResponse) => unknown>();
const answered = new Set<string>();
function serve(html: string): string {
  const path = `/${pages.size + 1}`;
  pages.set(path, html);
  return `http://acme.test:${site.port}${path}`;
}

beforeAll(async () => {
  victim = lifecycle.add('victim', await startVictim(), (it) => it.stop());
  closed = await freePort();
  site = await startSite((request, response) => {
    const path = request.url ?? '';
    const html = pages.get(path);
    const next = later.get(path);
    if (next && answered.has(path)) return next(response);
    answered.add(path);
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(html);
  });
  lifecycle.add('site', site, (it) => it.stop());
  const allow = ['acme.test', 'other.test'].flatMap((host) => [`${host}:${site.port}`, `${host}:${closed}`]);
  const parts = await startCrawlerParts({
    allow: allow.join(),
    ports: [...victim.ports],
    resolve: async () => ['127.0.0.1'],
    onRefused: (refusal) => void refusals.push(refusal),
  });
  lifecycle.add('crawler', parts, (it) => it.stop());
  crawler = createCrawler(parts);
});
afterAll(() => lifecycle.stop());
afterEach(() => {
  expect(victim.received).toEqual([]);
  refusals.splice(0);
  pages.clear();
  later.clear();
  answered.clear();
});

const crawl = (url: string, maxPages = 1) =>
  crawler.crawl({
    url,
    maxPages,
    signal: new AbortController().signal,
    saveAsset: async () => ({ key: 'k', assetPath: '/assets/k' }),
    onProgress: () => undefined,
  });

/** The title of the page that was read, or the reason why none was. */
const outcomeOf = (url: string): Promise<string> =>
  crawl(url).then(
    ({ pages: [first] }) => `${first?.title}, ${first?.text.length} texts`,
    (error) => error.publicReason ?? String(error),
  );

/** Whether egress refused it or could not connect: then the browser tried to go there. */
const wasTried = (to: string): boolean => {
  const { hostname, port } = new URL(to);
  return refusals.some((refusal) => refusal.host === hostname && refusal.port === Number(port));
};
/** Browsers themselves block these navigations: egress has nothing to refuse. */
const isStopped = (way: string, target: string): boolean => way === 'a new window' || target === 'a file';

describe('a page that navigates to forbidden or unreachable URLs', () => {
  // Each way and each target at each moment, and half of all pairs of a way and a target.
  const targets = Object.keys(TARGETS);
  const cases = Object.keys(WAYS).flatMap((way, row) =>
    MOMENTS.map((moment, shift) => ({ way, target: targets[(row + shift) % targets.length] ?? '', moment })),
  );

  test('When it does so in any way and at any moment, then it is read, and nothing arrives', async () => {
    const queue = cases
      .map((one) => ({ ...one, to: TARGETS[one.target]?.() ?? '' }))
      .map((one) => ({ ...one, url: serve(page(WAYS[one.way]?.(one.to) ?? '', one.moment)) }))
      .values();
    const amiss: object[] = [];
    let read = 0;
    const crawlQueued = async (): Promise<void> => {
      for (const { way, target, moment, to, url } of queue) {
        const outcome = await outcomeOf(url);
        const tried = isStopped(way, target) || wasTried(to);
        if (outcome === 'Acme, 9 texts' && tried) read += 1;
        else amiss.push({ way, target, moment, outcome, tried });
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, crawlQueued));
    expect(amiss).toEqual([]);
    expect(read).toBe(cases.length);
  });

  test('When it shows nothing else, then the error says where it leads', async () => {
    for (const [target, moment] of [
      ['a private address', 0],
      ['a closed port', 300],
    ] as const) {
      const url = serve(page(WAYS['a script']?.(TARGETS[target]?.() ?? '') ?? '', moment, ''));
      await expect(crawl(url)).rejects.toThrow(new FinalError(REASONS.redirectUnreachable));
    }
  });

  describe('and is loaded again without scripts', () => {
    const serveOnce = (next: (response: ServerResponse) => unknown): string => {
      const url = serve(page(WAYS['a script']?.(TARGETS['a private address']?.() ?? '') ?? '', 0));
      later.set(new URL(url).pathname, next);
      return url;
    };

    test('When the site drops that connection, then the crawl may be tried again', async () => {
      const url = serveOnce((response) => response.destroy());
      const failure = await crawl(url).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(RetryableError);
      expect(failure).toMatchObject({ publicReason: REASONS.unreachable });
    });

    test('When the site then redirects there itself, then the error says so', async () => {
      const location = TARGETS['a closed port of the site itself']?.() ?? '';
      const url = serveOnce((response) => response.writeHead(302, { location }).end());
      await expect(crawl(url)).rejects.toThrow(REASONS.redirectUnreachable);
    });
  });

  test('When it leaves for an empty document, then it is read', async () => {
    const scripts = [
      'history.back()',
      'history.go(-1)',
      `location.href = 'about:blank'`,
      `location.replace('about:blank')`,
    ];
    const urls = scripts.flatMap((script) => [0, 300].map((moment) => serve(page(script, moment))));
    expect(await Promise.all(urls.map(outcomeOf))).toEqual(urls.map(() => 'Acme, 9 texts'));
  });

  test('When an inner page does so, then it is read too', async () => {
    const script = WAYS['a script']?.(TARGETS['a name with a private address']?.() ?? '') ?? '';
    const about = new URL(serve(page(script, 300))).pathname;
    const { pages: read, notes } = await crawl(serve(`<title>Home</title>${WORDS}<a href="${about}">About us</a>`), 2);
    expect(read.map(({ title }) => title)).toEqual(['Home', 'Acme']);
    expect(notes).toEqual([]);
  });

  test('When it does so repeatedly, then it is read, and egress is not called each time', async () => {
    const to = TARGETS['a name with a private address']?.() ?? '';
    expect(await outcomeOf(serve(page(`setInterval(() => { ${WAYS['a script']?.(to)} }, 20)`, 300)))).toBe(
      'Acme, 9 texts',
    );
    expect(refusals.filter(({ host, channel }) => host === 'private.test' && channel !== 'proxy')).toHaveLength(1);
  });
});
