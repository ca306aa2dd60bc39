import { once } from 'node:events';
import { createServer as createTcpServer, connect as tcpConnect } from 'node:net';
import { canParseUrl } from '@brandprint/contracts';
import { createLogger } from '@brandprint/platform';
import {
  hostileUrls,
  type NameServer,
  startNameServer,
  startVictim,
  type Victim,
  type Zone,
} from '@brandprint/testing/hostile';
import { type Site, startSite } from '@brandprint/testing/site';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  createDnsResolver,
  createEgressPolicy,
  createFetch,
  type EgressPolicyOptions,
  type ForwardProxy,
  parseEgressAllow,
  type Refusal,
  startForwardProxy,
} from '../src/index.ts';
import { resolveUrlTarget } from './support/resolve-url-target.ts';

const logger = createLogger({ level: 'silent', service: 'test' });

/** A public address by every list, which nobody uses: it is never connected to. */
const PUBLIC = '192.0.1.1';
const many = (count: number) => Array.from({ length: count }, (_, i) => `8.8.${i >> 8}.${i & 255}`);

/** DNS answers of names, and why they are not reached. */
const NAMES: Record<string, [turns: Zone[string], reason: string]> = {
  'private.example': [[['10.0.0.7']], 'private_address'],
  'loopback.example': [[['127.0.0.1']], 'private_address'],
  'loopback6.example': [[['::1']], 'private_address'],
  'mapped.example': [[['::ffff:127.0.0.1']], 'private_address'],
  'cloud.example': [[['169.254.169.254']], 'private_address'],
  'mixed.example': [[[PUBLIC, '127.0.0.1']], 'private_address'],
  'families.example': [[[PUBLIC, '::1']], 'private_address'],
  'many.example': [[[...many(200), '127.0.0.1']], 'private_address'],
  'endless.example': [[many(3_000)], 'dns_failure'],
  'nothing.example': [[[]], 'dns_failure'],
  'failing.example': [['failure'], 'dns_failure'],
  'silent.example': [['silence'], 'dns_timeout'],
  'unknown.example': [[], 'dns_failure'],
};

let site: Site;
let victim: Victim;
let names: NameServer;
let refusals: Refusal[] = [];
const proxies: ForwardProxy[] = [];

beforeAll(async () => {
  victim = await startVictim();
  names = await startNameServer({
    ...Object.fromEntries(
      Object.entries(NAMES).flatMap(([name, [turns]]) => (turns.length > 0 ? [[name, turns]] : [])),
    ),
    'plenty.example': [many(200)],
    'rebinding.example': [[PUBLIC], ['127.0.0.1']],
    'moving.example': [['127.0.0.1'], ['127.0.0.2']],
  });
  site = await startSite((request, response) => {
    const to = decodeURIComponent(request.url?.split('?')[1] ?? '');
    const location = Buffer.from(to).toString('latin1');
    response.writeHead(to === '' ? 200 : 302, to === '' ? {} : { location }).end();
  });
});
afterEach(async () => {
  refusals = [];
  await Promise.all(proxies.splice(0).map((proxy) => proxy.stop()));
});
afterAll(() => Promise.all([site, victim, names].map((one) => one?.stop())));

/** A policy that can refuse the victim only because of its address or name. */
const createPolicy = (options: EgressPolicyOptions = {}) =>
  createEgressPolicy({
    allow: parseEgressAllow(site.host),
    ports: [80, 443, 8080, 8443, ...victim.ports],
    resolve: resolveWithTestServer,
    dnsTimeoutMs: 60_000,
    ...options,
  });
/** Only the name that is never answered has a short timeout: others may be slow on a busy machine. */
const resolveWithTestServer = (host: string): Promise<string[]> =>
  createDnsResolver({ servers: [names.address], ttlMs: 0, timeoutMs: host === 'silent.example' ? 500 : 20_000 })(host);
const onRefused = (refusal: Refusal) => void refusals.push(refusal);
const createTestFetch = (policy = createPolicy()) => createFetch({ policy, userAgent: 'test', logger, onRefused });
const reasonOf = (work: Promise<{ url: string }>): Promise<string> =>
  work.then(
    ({ url }) => `reached ${url}`,
    (error) => error.reason ?? String(error),
  );

async function startProxy(policy = createPolicy()): Promise<ForwardProxy> {
  const limits = { connectTimeoutMs: 300, failureCacheMs: 0 };
  const proxy = await startForwardProxy({ policy, logger, onRefused, limits });
  proxies.push(proxy);
  return proxy;
}

/** Everything that the proxy responds to a request, until it closes. */
async function ask(proxy: ForwardProxy, request: string): Promise<string> {
  const socket = tcpConnect(proxy.port, '127.0.0.1').on('error', () => {});
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(`${request}\r\n\r\n`);
  await once(socket, 'close');
  return answer;
}

const REQUEST_FORMS: [name: string, shape: (url: string) => string][] = [
  ['a plain request', (url) => `GET ${url} HTTP/1.1\r\nhost: x`],
  ['a WebSocket', (url) => `GET ${url} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket`],
  ['a tunnel', (url) => `CONNECT ${/^\w+:[\\/]*([^\\/?#]*)/.exec(url)?.[1]} HTTP/1.1\r\nhost: x`],
];

describe('Targets that must not be reached', () => {
  test('When each is fetched, then it is refused with its reason', async () => {
    const targets = hostileUrls(victim.port);
    const fetch = createTestFetch();
    const reasons = await Promise.all(targets.map(({ url }) => reasonOf(fetch(url))));
    expect(targets.map(({ url }, index) => ({ url, reason: reasons[index] }))).toEqual(targets);
    expect(refusals).toHaveLength(targets.length);
    expect(victim.received).toEqual([]);
  });

  test('When a redirect leads to each, then it is refused with its reason, or stays on the site', async () => {
    const fetch = createTestFetch();
    const targets = hostileUrls(victim.port);
    const expected = targets.map(({ url, reason }) => {
      const to = canParseUrl(url, site.url) ? new URL(url, site.url) : null;
      return { url, reason: to?.host === site.host ? `reached ${to}` : reason };
    });
    const reasons = await Promise.all(
      targets.map(({ url }) => reasonOf(fetch(`${site.url}/?${encodeURIComponent(url)}`))),
    );
    expect(targets.map(({ url }, index) => ({ url, reason: reasons[index] }))).toEqual(expected);
    expect(expected.filter(({ reason }) => reason.startsWith('reached')).length).toBeLessThan(5);
    expect(victim.received).toEqual([]);
  });

  test.each(REQUEST_FORMS)('When the browser requests each by %s, then no connection is made', async (_, shape) => {
    const proxy = await startProxy();
    const targets = hostileUrls(victim.port);
    const answers = await Promise.all(targets.map(({ url }) => ask(proxy, shape(url))));
    for (const answer of answers) expect(answer).toMatch(/^(HTTP\/1\.1 502 Bad Gateway\r\n.*)?$/s);
    const { connections, reasons = {} } = proxy.stats();
    expect({ connections, heard: victim.received }).toEqual({ connections: 0, heard: [] });
    expect(reasons.private_address).toBeGreaterThan(80);
    expect(reasons.private_name).toBeGreaterThan(10);
  });
});

describe('Names with changing answers', () => {
  const rows = Object.entries(NAMES).map(([name, [, reason]]) => [name, reason] as const);
  const urlOf = (name: string) => `http://${name}:${victim.port}/`;

  test.each(rows)('When %s is fetched, redirected to or requested from the proxy, then: %s', async (name, reason) => {
    const [fetch, proxy] = [createTestFetch(), await startProxy()];
    const [fetched, redirected] = await Promise.all([
      reasonOf(fetch(urlOf(name))),
      reasonOf(fetch(`${site.url}/?${encodeURIComponent(urlOf(name))}`)),
      ...REQUEST_FORMS.map(([, shape]) => ask(proxy, shape(urlOf(name)))),
    ]);
    expect([fetched, redirected]).toEqual([reason, reason]);
    expect(proxy.stats().reasons).toEqual({ [reason]: 3 });
    expect({ connections: proxy.stats().connections, heard: victim.received }).toEqual({ connections: 0, heard: [] });
  });

  test('When hundreds of answers are all public, then a few of them may be connected to', async () => {
    const target = await resolveUrlTarget(createPolicy(), 'http://plenty.example/');
    expect(target.addresses).toHaveLength(200);
  });

  test('When a name is public at the check and private at the connection, then the checked address is used', async () => {
    const fetch = createTestFetch();
    const url = urlOf('rebinding.example');
    expect(await reasonOf(fetch(url, { timeoutMs: 300 }))).toMatch(/^(timeout|unreachable|refused)$/);
    expect(names.queries.filter((name) => name === 'rebinding.example')).toHaveLength(1);
    expect(await reasonOf(fetch(url))).toBe('private_address');
    expect(victim.received).toEqual([]);
  });

  test('When an answer is cached, then a name that became private is not resolved again', async () => {
    const resolve = createDnsResolver({ servers: [names.address] });
    const policy = createPolicy({ resolve });
    const [first, second] = [
      await resolveUrlTarget(policy, 'http://moving.example:80/').catch((e) => e.reason),
      await resolve('moving.example'),
    ];
    expect([first, second]).toEqual(['private_address', ['127.0.0.1']]);
  });

  // All of 127/8 is loopback on Linux only.
  (process.platform === 'linux' ? test : test.skip)(
    'When an allowed name moves between the check and the dial, then the checked address is dialled',
    async () => {
      const heard: string[] = [];
      const other = createTcpServer((socket) => {
        heard.push('connection');
        socket.destroy();
      });
      await once(other.listen(site.port, '127.0.0.2'), 'listening');
      const fresh = await startNameServer({ 'moving.example': [['127.0.0.1'], ['127.0.0.2']] });
      const resolve = createDnsResolver({ servers: [fresh.address], ttlMs: 0 });
      const allow = parseEgressAllow(`moving.example:${site.port}`);
      const fetch = createTestFetch(createPolicy({ resolve, allow }));
      expect(await fetch(`http://moving.example:${site.port}/`)).toMatchObject({ status: 200 });
      expect({ heard, asked: fresh.queries }).toEqual({ heard: [], asked: ['moving.example'] });
      await Promise.all([fresh.stop(), new Promise((done) => other.close(done))]);
    },
  );
});

describe('Endless redirects', () => {
  test('When http and https redirect to each other, or a site in circles, then it ends', async () => {
    const fetch = createTestFetch();
    const flip = `https://${site.host}/`;
    expect(await reasonOf(fetch(`${site.url}/?${encodeURIComponent(flip)}`))).toBe('tls');
    const circle = (depth: number): string =>
      depth === 0 ? `${site.url}/` : `${site.url}/?${encodeURIComponent(circle(depth - 1))}`;
    expect(await reasonOf(fetch(circle(5)))).toBe(`reached ${site.url}/`);
    expect(await reasonOf(fetch(circle(6)))).toBe('too_many_redirects');
  });
});
