import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { createLogger } from '@brandprint/platform';
import { type Site, startSite } from '@brandprint/testing/site';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createEgressPolicy, createFetch, EgressFailed, EgressRefused, parseEgressAllow } from '../src/index.ts';

const logger = createLogger({ level: 'silent', service: 'test' });
const MEGABYTE = 1024 * 1024;
let site: Site;
let victim: Site;
let fetchSite: ReturnType<typeof createFetch>;
const fetchAllowing = (allow: string, resolve?: (host: string) => Promise<string[]>) =>
  createFetch({
    policy: createEgressPolicy({ allow: parseEgressAllow(allow), ...(resolve ? { resolve } : {}) }),
    userAgent: 'Brandprint/test',
    logger,
  });

beforeAll(async () => {
  victim = await startSite({ '/': 'secret' });
  const bomb = { gzip: gzipSync(Buffer.alloc(50 * MEGABYTE)), br: brotliCompressSync(Buffer.alloc(50 * MEGABYTE)) };
  site = await startSite({
    '/': 'hello',
    '/gzip': { headers: { 'content-encoding': 'gzip' }, body: gzipSync('packed') },
    '/deflate': { headers: { 'content-encoding': 'deflate' }, body: deflateSync('packed') },
    '/br': { headers: { 'content-encoding': 'br' }, body: brotliCompressSync('packed') },
    '/cut': { headers: { 'content-encoding': 'gzip' }, body: gzipSync('packed'.repeat(99)).subarray(0, 20) },
    '/broken': { headers: { 'content-encoding': 'gzip' }, body: 'this is no gzip' },
    '/strange': { headers: { 'content-encoding': 'zap' }, body: 'x' },
    '/bomb-gzip': { headers: { 'content-encoding': 'gzip' }, body: bomb.gzip },
    '/bomb-br': { headers: { 'content-encoding': 'br' }, body: bomb.br },
    '/bomb-twice': { headers: { 'content-encoding': 'gzip, gzip' }, body: gzipSync(bomb.gzip) },
    '/huge': (_, response) => void response.writeHead(200, { 'content-length': String(10 * 2 ** 30) }).write('x'),
    '/drip': (_, response) => {
      const timer = setInterval(() => response.write('x'), 5);
      response.on('close', () => clearInterval(timer));
    },
    '/silent': () => {},
    '/reset': (request) => void request.socket.resetAndDestroy(),
    '/rubbish': (request) => void request.socket.end('SSH-2.0-OpenSSH\r\n'),
    '/chunks': (request) =>
      void request.socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nbroken'),
    '/loop': { status: 302, headers: { location: '/loop' } },
    '/moved': { status: 301, headers: { location: '/' } },
    '/see': { status: 303, headers: { location: '/' } },
    '/keep': { status: 307, headers: { location: '/' } },
    '/to-victim': { status: 302, headers: { location: `${victim.url}/` } },
    '/to-victim-as-number': { status: 302, headers: { location: `//2130706433:${victim.port}/` } },
    '/to-file': { status: 302, headers: { location: 'file:///etc/passwd' } },
    '/to-credentials': { status: 302, headers: { location: 'http://a:b@site.example/' } },
    '/to-rubbish': { status: 302, headers: { location: 'http://[' } },
  });
  fetchSite = fetchAllowing(site.host);
});
beforeEach(() => void site.requests.splice(0));
afterAll(async () => void (await Promise.all([site.stop(), victim.stop()])));

describe('responses', () => {
  test('When a page is fetched, then its status, headers and body are returned', async () => {
    const answer = await fetchSite(site.url);
    expect(answer).toMatchObject({ status: 200, url: `${site.url}/`, truncated: false });
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body.toString()).toBe('hello');
    expect(site.requests[0]?.headers).toMatchObject({ 'user-agent': 'Brandprint/test', host: site.host });
  });

  test('When something is posted, then it arrives', async () => {
    await fetchSite(`${site.url}/`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(site.requests[0]).toMatchObject({ method: 'POST', body: '{"a":1}' });
    expect(site.requests[0]?.headers['content-type']).toBe('application/json');
  });

  test.each(['gzip', 'deflate', 'br'])(
    'When a body is compressed with %s, then it is decompressed',
    async (encoding) => {
      expect((await fetchSite(`${site.url}/${encoding}`)).body.toString()).toBe('packed');
    },
  );

  test('When a compressed body ends too soon, then what arrived is used', async () => {
    expect((await fetchSite(`${site.url}/cut`)).body.toString()).toMatch(/^packed/);
  });
});

describe('an allowed name', () => {
  test('When it resolves, then its address is connected to once and the Host header keeps the name', async () => {
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return ['127.0.0.1'];
    };
    await fetchAllowing(`brand.test:${site.port}`, resolve)(`http://brand.test:${site.port}/`);
    expect(asked).toEqual(['brand.test']);
    expect(site.requests[0]?.headers.host).toBe(`brand.test:${site.port}`);
  });
});

describe('private targets', () => {
  test('When a name is public at the check and private afterwards, then only the public address is connected to', async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return asked === 1 ? ['192.0.1.1'] : ['127.0.0.1'];
    };
    const policy = createEgressPolicy({ resolve, ports: [victim.port] });
    const rebound = createFetch({ policy, userAgent: 'x', logger });
    const before = victim.connections();
    await expect(rebound(`http://rebind.example:${victim.port}/`, { timeoutMs: 300 })).rejects.toBeInstanceOf(
      EgressFailed,
    );
    expect({ asked, reached: victim.connections() - before }).toEqual({ asked: 1, reached: 0 });
  });

  test.each(['/to-victim', '/to-victim-as-number'])(
    'When %s redirects to a private address, then nothing is reached',
    async (path) => {
      const before = victim.connections();
      await expect(fetchSite(site.url + path)).rejects.toMatchObject({
        reason: expect.stringMatching(/^(bad_port|private)/),
      });
      expect(victim.connections()).toBe(before);
    },
  );

  test.each([
    ['/to-file', 'bad_scheme'],
    ['/to-credentials', 'credentials'],
    ['/to-rubbish', 'bad_url'],
    ['/loop', 'too_many_redirects'],
  ])('When a redirect is %s, then it is refused as %s', async (path, reason) => {
    await expect(fetchSite(site.url + path)).rejects.toMatchObject({ reason });
  });
});

describe('redirects', () => {
  test('When a redirect is followed, then the final URL is returned', async () => {
    expect(await fetchSite(`${site.url}/moved`)).toMatchObject({ status: 200, url: `${site.url}/` });
  });

  test('When redirects are not followed, then the redirect is the response', async () => {
    const answer = await fetchSite(`${site.url}/moved`, { maxRedirects: 0 });
    expect(answer).toMatchObject({ status: 301, headers: { location: '/' } });
  });

  test.each([
    ['/see', 'GET', ''],
    ['/keep', 'POST', 'x'],
  ])('When a POST meets %s, then it continues as a %s', async (path, method, body) => {
    await fetchSite(site.url + path, { method: 'POST', body: 'x' });
    expect(site.requests[1]).toMatchObject({ method, body });
  });

  test('When a redirect leaves the site, then credentials are not sent', async () => {
    const both = fetchAllowing(`${site.host},${victim.host}`);
    victim.requests.splice(0);
    await both(`${site.url}/to-victim`, { headers: { Authorization: 'Bearer x', Cookie: 'a=b', 'x-plain': '1' } });
    expect(victim.requests[0]?.headers).toMatchObject({ 'x-plain': '1' });
    expect(victim.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(victim.requests[0]?.headers).not.toHaveProperty('cookie');
  });
});

describe('bodies', () => {
  test.each(['/bomb-gzip', '/bomb-br', '/bomb-twice'])(
    'When the body is %s, then it stops at the limit',
    async (path) => {
      await expect(fetchSite(site.url + path, { maxBytes: MEGABYTE })).rejects.toMatchObject({ reason: 'too_large' });
      const answer = await fetchSite(site.url + path, { maxBytes: MEGABYTE, overflow: 'truncate' });
      expect({ bytes: answer.body.length, truncated: answer.truncated }).toEqual({ bytes: MEGABYTE, truncated: true });
    },
  );

  test('When ten gigabytes are announced, then none is read', async () => {
    await expect(fetchSite(`${site.url}/huge`)).rejects.toMatchObject({ reason: 'too_large' });
  });

  test.each(['/drip', '/silent'])(
    'When a body is %s, then the whole takes no longer than the timeout',
    async (path) => {
      await expect(fetchSite(site.url + path, { timeoutMs: 80 })).rejects.toMatchObject({ reason: 'timeout' });
    },
  );

  test.each([
    ['/broken', 'bad_body'],
    ['/strange', 'bad_body'],
    ['/reset', 'reset'],
    ['/rubbish', 'protocol'],
    ['/chunks', 'protocol'],
  ])('When the response is %s, then it fails as %s', async (path, reason) => {
    await expect(fetchSite(site.url + path)).rejects.toMatchObject({ name: 'EgressFailed', reason });
  });

  test('When nothing listens, then it failed, and when https meets http, then TLS failed', async () => {
    const gone = await startSite({});
    await gone.stop();
    const fetch = fetchAllowing(`${gone.host},${site.host}`);
    await expect(fetch(gone.url)).rejects.toMatchObject({ reason: 'refused' });
    await expect(fetch(`https://${site.host}/`)).rejects.toMatchObject({ reason: 'tls' });
  });

  test('When the caller aborts, then the caller gets its own reason', async () => {
    const caller = new AbortController();
    const fetching = fetchSite(`${site.url}/drip`, { signal: caller.signal });
    caller.abort(new Error('enough'));
    await expect(fetching).rejects.toThrow('enough');
  });

  test('When it is refused, then that is final, and a failure may be retried', () => {
    expect(Object.getPrototypeOf(EgressRefused).name).toBe('FinalError');
    expect(Object.getPrototypeOf(EgressFailed).name).toBe('RetryableError');
  });
});
