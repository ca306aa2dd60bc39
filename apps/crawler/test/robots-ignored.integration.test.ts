import type { Refusal } from '@brandprint/egress';
import type { HostThrottle } from '@brandprint/limits';
import { FinalError, readEnv } from '@brandprint/platform';
import { createTestLog, type Site, startSite, type TestLog } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { REASONS } from '../src/crawl-failures.ts';
import { CRAWLER_SETTINGS } from '../src/env.ts';
import { type Crawler, createCrawler, createHostMatcher } from '../src/index.ts';
import { type CrawlerParts, startCrawlerParts } from './support/crawler-parts.ts';

/** One server on loopback for all of them; the first two are in ROBOTS_IGNORE_HOSTS, the others are not. */
const HOSTS = ['staging.test', 'new.preview.test', 'www.staging.test', 'other.test'];
const { ROBOTS_IGNORE_HOSTS } = readEnv(CRAWLER_SETTINGS, { ROBOTS_IGNORE_HOSTS: 'staging.test,*.preview.test' });
const FORBIDS = 'User-agent: *\nDisallow: /\nCrawl-delay: 3';
const IGNORED = /robots\.txt is not applied/;

/** Responses by `host/path`; a number is a status, `to host/path` a redirect. Anything else is 404. */
let answers: Record<string, string | number> = {};
/** Requests, as `host/path`. */
let asked: string[] = [];
let turns: { site: string; gapMs: number | undefined }[] = [];
let refusals: Refusal[] = [];
let server: Site;
let parts: CrawlerParts;
let log: TestLog;
let crawler: Crawler;
let newCrawler: () => Crawler;
let closedPort: number;

const at = (where: string): string => where.replace(/^([^/]+)/, `http://$1:${server.port}`);
const page = (title: string, body = ''): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1>${body}${'<p>Acme makes anvils for people who like their things heavy and well made.</p>'.repeat(8)}</body></html>`;

const pacer: HostThrottle = {
  acquire: async (site, { delayMs }) => {
    turns.push({ site, gapMs: delayMs });
    return async () => {};
  },
  ping: async () => {},
  stop: async () => {},
};

beforeAll(async () => {
  server = await startSite((request, response) => {
    const where = `${request.headers.host?.split(':')[0]}${request.url}`;
    asked.push(where);
    const answer = answers[where] ?? 404;
    if (typeof answer === 'number') return void response.writeHead(answer).end();
    if (answer.startsWith('to ')) return void response.writeHead(302, { location: at(answer.slice(3)) }).end();
    const type = where.endsWith('.txt') ? 'text/plain' : where.endsWith('.xml') ? 'application/xml' : 'text/html';
    response.writeHead(200, { 'content-type': type }).end(answer);
  });
  const closed = await startSite({});
  closedPort = closed.port;
  await closed.stop();
  const hosts = [...HOSTS.map((host) => `${host}:${server.port}`), `staging.test:${closedPort}`];
  log = createTestLog();
  const { logger } = log;
  parts = await startCrawlerParts({ allow: hosts.join(), resolve: async () => ['127.0.0.1'], logger });
  const onRefused = (refusal: Refusal): void => void refusals.push(refusal);
  const ignoresRobots = createHostMatcher(ROBOTS_IGNORE_HOSTS);
  newCrawler = () => createCrawler({ ...parts, hostThrottle: pacer, onRefused, ignoresRobots });
});
beforeEach(() => {
  crawler = newCrawler();
});
afterEach(() => {
  asked = [];
  turns = [];
  refusals = [];
});
afterAll(async () => {
  await parts?.stop();
  await server?.stop();
});

/** Crawls, and returns the log too. */
async function crawl(url: string, maxPages = 1) {
  const before = log.lines.length;
  const evidence = await crawler.crawl({
    url,
    maxPages,
    requestContext: { analysis: 'a1' },
    signal: new AbortController().signal,
    saveAsset: async () => ({ key: 'k', assetPath: '/assets/k' }),
    onProgress: () => undefined,
  });
  const said = log.lines.slice(before).filter((line) => IGNORED.test(line));
  return { ...evidence, titles: evidence.pages.map(({ title }) => title), said: said.map((line) => JSON.parse(line)) };
}

const askedAt = (host: string): string[] => asked.filter((where) => where.startsWith(`${host}/`)).toSorted();

describe('a host in ROBOTS_IGNORE_HOSTS', () => {
  test('When its robots.txt forbids everything, then its pages are read at the usual rate, and the log says why, once', async () => {
    answers = {
      'staging.test/robots.txt': FORBIDS,
      'staging.test/': page('Home', '<a href="/about">About</a><a href="/pricing">Pricing</a>'),
      'staging.test/about': page('About'),
      'staging.test/pricing': page('Pricing'),
    };
    const { titles, notes, said } = await crawl(at('staging.test/'), 3);
    expect(titles.toSorted()).toEqual(['About', 'Home', 'Pricing']);
    expect(notes).toEqual([]);
    expect(turns).toEqual(Array(3).fill({ site: 'staging.test', gapMs: 0 }));
    expect(said).toEqual([expect.objectContaining({ host: `staging.test:${server.port}`, analysis: 'a1' })]);
    expect(said[0].message).toMatch(/ROBOTS_IGNORE_HOSTS/);
  });

  test('When only one page is read, then its robots.txt is not even requested', async () => {
    answers = { 'new.preview.test/robots.txt': FORBIDS, 'new.preview.test/': page('Home') };
    expect((await crawl(at('new.preview.test/'))).titles).toEqual(['Home']);
    expect(askedAt('new.preview.test')).not.toContain('new.preview.test/robots.txt');
  });

  test('When its robots.txt names a sitemap, then that is still used to find pages', async () => {
    answers = {
      'staging.test/robots.txt': `${FORBIDS}\nSitemap: ${at('staging.test/pages.xml')}`,
      'staging.test/pages.xml': `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${at('staging.test/about')}</loc></url></urlset>`,
      'staging.test/': page('Home'),
      'staging.test/about': page('About'),
    };
    expect((await crawl(at('staging.test/'), 2)).titles).toEqual(['Home', 'About']);
  });

  test('When its robots.txt cannot be read, then its pages are read anyway', async () => {
    answers = {
      'staging.test/robots.txt': 503,
      'staging.test/': page('Home', '<a href="/about">About</a>'),
      'staging.test/about': page('About'),
    };
    expect((await crawl(at('staging.test/'), 2)).titles).toEqual(['Home', 'About']);
  });

  test('When nothing listens there, then the crawl fails permanently without a visit, and the failure is counted', async () => {
    await expect(crawl(`http://staging.test:${closedPort}/`)).rejects.toMatchObject({
      name: 'FinalError',
      publicReason: REASONS.unreachable,
    });
    expect(refusals).toEqual([
      expect.objectContaining({ channel: 'probe', host: 'staging.test', port: closedPort, reason: 'refused' }),
    ]);
    expect(turns).toEqual([]);
  });

  test('When its address is private and not in EGRESS_ALLOW, then it is still refused', async () => {
    await expect(crawl('http://new.preview.test:8080/')).rejects.toMatchObject({
      publicReason: REASONS.unreachable,
      reason: 'private_address',
    });
    expect(refusals).toEqual([expect.objectContaining({ channel: 'probe', reason: 'private_address' })]);
  });
});

describe('the host of each page decides', () => {
  test.each(['other.test', 'www.staging.test'])(
    'When a listed host redirects to %s, which is not, then the robots.txt there is obeyed',
    async (host) => {
      answers = {
        'staging.test/': `to ${host}/x`,
        [`${host}/x`]: page('Elsewhere'),
        [`${host}/robots.txt`]: FORBIDS,
      };
      await expect(crawl(at('staging.test/'))).rejects.toThrow(new FinalError(REASONS.robots));
      expect(askedAt(host)).toEqual([`${host}/robots.txt`]);
    },
  );

  test('When a host that is not listed redirects to one that is, then each has its own rules', async () => {
    answers = {
      'other.test/robots.txt': 'User-agent: *\nCrawl-delay: 2',
      'other.test/': 'to staging.test/x',
      'staging.test/robots.txt': FORBIDS,
      'staging.test/x': page('Arrived'),
    };
    const { titles, said } = await crawl(at('other.test/'));
    expect(titles).toEqual(['Arrived']);
    expect(turns).toEqual([
      { site: 'other.test', gapMs: 2_000 },
      { site: 'staging.test', gapMs: 0 },
    ]);
    expect(said).toHaveLength(1);
  });

  test('When a page of a listed host links to one that is not listed, then that one is not read', async () => {
    answers = {
      'staging.test/': page(
        'Home',
        `<a href="${at('www.staging.test/about')}">About</a><a href="/pricing">Pricing</a>`,
      ),
      'staging.test/pricing': page('Pricing'),
      'www.staging.test/about': page('About'),
      'www.staging.test/robots.txt': FORBIDS,
    };
    const { titles, notes } = await crawl(at('staging.test/'), 3);
    expect(titles).toEqual(['Home', 'Pricing']);
    expect(notes).toEqual([`${at('www.staging.test/about')}: ${REASONS.robotsPage}`]);
    expect(askedAt('www.staging.test')).toEqual(['www.staging.test/robots.txt']);
  });
});

describe('a host that is not listed', () => {
  test('When its robots.txt forbids the crawl, then the reason says so and how to allow it', async () => {
    answers = { 'other.test/robots.txt': FORBIDS, 'other.test/': page('Home') };
    const error = await crawl(at('other.test/')).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(FinalError);
    const { publicReason } = error as FinalError;
    expect(publicReason).toMatch(/robots\.txt does not allow/);
    expect(publicReason).toMatch(/BrandprintBot/);
    expect(publicReason).toMatch(/ROBOTS_IGNORE_HOSTS/);
    expect(log.lines.filter((line) => IGNORED.test(line) && line.includes('other.test'))).toEqual([]);
  });
});
