import { gzipSync } from 'node:zlib';
import { createEgressPolicy, createFetch, type PinnedFetch, parseEgressAllow } from '@brandprint/egress';
import { createLogger, RetryableError } from '@brandprint/platform';
import { type Site, type SiteRoute, startSite } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { fetchRobots } from '../src/robots/fetch-robots.ts';
import { createRobotsCache } from '../src/robots/index.ts';

const logger = createLogger({ level: 'silent', service: 'test' });
const never = new AbortController().signal;
const SECRET = 'User-agent: BrandprintBot\nDisallow: /secret\n';

/** The response of the site under test at /robots.txt, and a second site that may be reached. */
let answer: SiteRoute;
let site: Site;
let other: Site;
/** A target that must not be reached. */
let inner: Site;
let fetch: PinnedFetch;

beforeAll(async () => {
  site = await startSite((request, response) => {
    const hop = Number(/^\/hop(\d+)$/.exec(request.url ?? '')?.[1] ?? 0);
    if (hop > 0) return void response.writeHead(302, { location: hop > 1 ? `/hop${hop - 1}` : '/rules' }).end();
    if (request.url === '/rules') return void response.end(SECRET);
    if (typeof answer === 'function') return void answer(request, response);
    const {
      status = 200,
      headers = {},
      body = '',
    } = typeof answer === 'string' || Buffer.isBuffer(answer) ? { body: answer } : answer;
    response.writeHead(status, headers).end(body);
  });
  other = await startSite({ '/robots.txt': SECRET, '/elsewhere': SECRET });
  inner = await startSite({ '/robots.txt': '' });
  const policy = createEgressPolicy({ allow: parseEgressAllow(`${site.host},${other.host}`), resolve: async () => [] });
  fetch = createFetch({ policy, userAgent: 'test', logger });
});
afterAll(() => Promise.all([site?.stop(), other?.stop(), inner?.stop()]));
afterEach(() => {
  site.requests.length = 0;
});

const read = (route: SiteRoute) => {
  answer = route;
  return fetchRobots(fetch, site.url, never);
};
const secret = async (route: SiteRoute): Promise<'allowed' | 'forbidden'> =>
  (await read(route)).allows(`${site.url}/secret`) ? 'allowed' : 'forbidden';

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const PAGE = `<!doctype html>\n<p>Not found</p>\n<pre>\n${SECRET}</pre>`;

describe('reading robots.txt', () => {
  test.each<[string, SiteRoute, 'allowed' | 'forbidden']>([
    ['is missing', { status: 404, body: SECRET }, 'allowed'],
    ['is gone', { status: 410 }, 'allowed'],
    ['may not be seen', { status: 403 }, 'allowed'],
    ['is empty', '', 'allowed'],
    ['is a web page', PAGE, 'allowed'],
    ['is a web page after a byte-order mark', `\uFEFF\n${PAGE}`, 'allowed'],
    ['has the content type of a web page', { headers: { 'content-type': 'text/html' }, body: SECRET }, 'forbidden'],
    ['begins with a byte-order mark', `\uFEFF${SECRET}`, 'forbidden'],
    ['is UTF-16 with a mark', utf16(`\uFEFF${SECRET}`), 'forbidden'],
    ['is UTF-16 without one', utf16(SECRET), 'forbidden'],
    ['is UTF-16, big-endian', utf16(`\uFEFF${SECRET}`).swap16(), 'forbidden'],
    ['is Latin-1', Buffer.from(`# für alle\n${SECRET}`, 'latin1'), 'forbidden'],
    [
      'has bytes that are not text',
      Buffer.concat([Buffer.from([0xff, 0x00, 0xc3, 0x0a]), Buffer.from(SECRET)]),
      'forbidden',
    ],
    ['comes compressed', { headers: { 'content-encoding': 'gzip' }, body: gzipSync(SECRET) }, 'forbidden'],
    ['redirects five times', { status: 301, headers: { location: '/hop4' } }, 'forbidden'],
    ['redirects six times', { status: 301, headers: { location: '/hop5' } }, 'allowed'],
    ['redirects in a loop', { status: 302, headers: { location: '/robots.txt' } }, 'allowed'],
    ['redirects to nowhere', { status: 302 }, 'allowed'],
  ])('When it %s, then the rules are read or not, as they should be', async (_, route, expected) => {
    expect(await secret(route)).toBe(expected);
  });

  test('When it redirects to another site, then the rules there apply here', async () => {
    expect(await secret({ status: 308, headers: { location: `${other.url}/elsewhere` } })).toBe('forbidden');
  });

  test.each([500, 503, 599, 429])('When the status is %s, then nothing is allowed for now', async (status) => {
    await expect(read({ status, body: 'User-agent: *\nAllow: /' })).rejects.toMatchObject({
      name: 'RetryableError',
      publicReason: expect.stringContaining('robots.txt could not be read'),
    });
  });

  test('When it redirects to a private address, then nothing is reached and nothing allowed', async () => {
    const reading = read({ status: 302, headers: { location: `${inner.url}/robots.txt` } });
    await expect(reading).rejects.toMatchObject({ publicReason: 'The site could not be reached.' });
    expect(inner.connections()).toBe(0);
  });

  test('When the connection breaks, then nothing is allowed for now', async () => {
    await expect(read((_request, response) => void response.destroy())).rejects.toBeInstanceOf(RetryableError);
  });

  test('When it is longer than 500 KiB, then what fits counts, except the truncated line', async () => {
    const filler = `Disallow: /${'x'.repeat(89)}\n`;
    const head = 'User-agent: *\nDisallow: /first\n';
    const cut = `${head}${filler.repeat(Math.floor((500 * 1024 - head.length - 12) / filler.length))}`;
    const pad = '#'.repeat(500 * 1024 - cut.length - 12);
    const rules = await read(`${cut}${pad}\nDisallow: /second-one\nDisallow: /third`);
    expect(['/first', '/s', '/second-one', '/third'].map((path) => rules.allows(site.url + path))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('When it is a bomb of 100 MB, then what fits counts', async () => {
    const body = gzipSync(Buffer.concat([Buffer.from(SECRET), Buffer.alloc(100_000_000, '\n')]));
    expect(await secret({ headers: { 'content-encoding': 'gzip' }, body })).toBe('forbidden');
  });
});

describe('the shared rules of many crawls', () => {
  const sharing = () => {
    const robots = createRobotsCache(fetch);
    return (signal = new AbortController().signal) => robots(`${site.url}/page`, signal);
  };

  test('When twenty crawls ask, then it is requested once', async () => {
    answer = SECRET;
    const ask = sharing();
    const all = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(all.every((rules) => !rules.allows(`${site.url}/secret`))).toBe(true);
    await ask();
    expect(site.requests).toHaveLength(1);
  });

  test('When one of them is aborted, then the others get the result, and when all are, the request is aborted', async () => {
    let closed = 0;
    const held: (() => void)[] = [];
    const arrived = new Promise<void>((resolve) => {
      answer = (_request, response) => {
        response.on('close', () => {
          if (!response.writableEnded) closed += 1;
        });
        held.push(() => response.end(SECRET));
        resolve();
      };
    });
    const ask = sharing();
    const one = new AbortController();
    const cancelled = ask(one.signal);
    const stays = ask();
    await arrived;
    one.abort(new Error('cancelled'));
    await expect(cancelled).rejects.toThrow('cancelled');
    held.splice(0).map((answerNow) => answerNow());
    expect((await stays).allows(`${site.url}/secret`)).toBe(false);

    const another = sharing();
    const two = new AbortController();
    const asked = new Promise<void>((resolve) => {
      answer = (_request, response) => {
        response.on('close', () => {
          closed += 1;
          resolve();
        });
        two.abort(new Error('cancelled too'));
      };
    });
    await expect(another(two.signal)).rejects.toThrow('cancelled too');
    await asked;
    expect(closed).toBe(1);
  });

  test('When it could not be read, then the next crawl requests it again', async () => {
    const ask = sharing();
    answer = { status: 503 };
    await expect(ask()).rejects.toBeInstanceOf(RetryableError);
    answer = SECRET;
    expect((await ask()).allows(`${site.url}/secret`)).toBe(false);
  });
});
