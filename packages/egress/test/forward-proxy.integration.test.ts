import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect as tcpConnect } from 'node:net';
import { createLogger } from '@brandprint/platform';
import { waitFor, watchWarnings } from '@brandprint/testing';
import { type Site, startSite } from '@brandprint/testing/site';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  createEgressPolicy,
  EgressFailed,
  type ForwardProxy,
  type ForwardProxyOptions,
  parseEgressAllow,
  type Refusal,
  startForwardProxy,
} from '../src/index.ts';

const logger = createLogger({ level: 'silent', service: 'test' });
let site: Site;
let victim: Site;
let refusals: Refusal[] = [];
const running: ForwardProxy[] = [];

async function proxyTo(allow: string, options: Partial<ForwardProxyOptions> = {}): Promise<ForwardProxy> {
  refusals = [];
  const policy = createEgressPolicy({ allow: parseEgressAllow(allow) });
  const proxy = await startForwardProxy({ policy, logger, onRefused: (refusal) => refusals.push(refusal), ...options });
  running.push(proxy);
  return proxy;
}

/** Sends bytes to the proxy and returns everything received until it closed. */
async function raw(proxy: ForwardProxy, text: string): Promise<string> {
  const socket = tcpConnect(proxy.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

async function get(
  proxy: ForwardProxy,
  url: string,
  options: { method?: string; body?: string; headers?: Record<string, string> } = {},
) {
  const { body = '', ...rest } = options;
  const outgoing = httpRequest({ host: '127.0.0.1', port: proxy.port, path: url, agent: false, ...rest });
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer) text += chunk;
  return { status: answer.statusCode, headers: answer.headers, text };
}

beforeAll(async () => {
  victim = await startSite({ '/': 'secret' });
  site = await startSite({
    '/': 'hello',
    '/cookies': (_, response) =>
      void response
        .writeHead(200, { 'set-cookie': ['a=1', 'b=2'], 'keep-alive': 'timeout=9', 'x-own': 'yes' })
        .end('ok'),
    '/large': Buffer.alloc(300_000, 120),
    '/reset': (request) => void request.socket.resetAndDestroy(),
    '/rubbish': (request) => void request.socket.end('SSH-2.0-OpenSSH\r\n'),
  });
});
afterEach(async () => void (await Promise.all(running.splice(0).map((proxy) => proxy.stop()))));
afterAll(async () => void (await Promise.all([site.stop(), victim.stop()])));

describe('plain requests', () => {
  test('When the target is allowed, then request and response pass, without hop-by-hop headers', async () => {
    const proxy = await proxyTo(site.host);
    site.requests.splice(0);
    const headers = { 'proxy-authorization': 'Basic eA==', 'x-hop': '1', connection: 'x-hop', 'x-end': '2' };
    const answer = await get(proxy, `${site.url}/cookies?a=b`, { headers });
    expect(answer).toMatchObject({ status: 200, text: 'ok' });
    expect(answer.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'x-own': 'yes' });
    expect(site.requests[0]).toMatchObject({ path: '/cookies?a=b', headers: { host: site.host, 'x-end': '2' } });
    expect(site.requests[0]?.headers).not.toHaveProperty('x-hop');
    expect(site.requests[0]?.headers).not.toHaveProperty('proxy-authorization');
  });

  test('When a body is sent, with a length or in chunks, then it arrives', async () => {
    const proxy = await proxyTo(site.host);
    site.requests.splice(0);
    await get(proxy, `${site.url}/`, { method: 'POST', body: 'abc', headers: { 'content-length': '3' } });
    await get(proxy, `${site.url}/`, { method: 'DELETE', body: 'def', headers: { 'transfer-encoding': 'chunked' } });
    expect(site.requests.map(({ method, body }) => [method, body])).toEqual([
      ['POST', 'abc'],
      ['DELETE', 'def'],
    ]);
  });

  test.each(['/reset', '/rubbish'])(
    'When the site responds with %s, then the browser gets no response',
    async (path) => {
      const proxy = await proxyTo(site.host);
      expect(await raw(proxy, `GET ${site.url}${path} HTTP/1.1\r\nhost: ${site.host}\r\n\r\n`)).toBe('');
      expect(proxy.stats()).toMatchObject({ refused: 0, failed: 1 });
    },
  );
});

describe('tunnels', () => {
  test('When the target is allowed, then bytes pass both ways', async () => {
    const proxy = await proxyTo(site.host);
    const ask = `GET / HTTP/1.1\r\nhost: ${site.host}\r\nconnection: close\r\n\r\n`;
    const answer = await raw(proxy, `CONNECT ${site.host} HTTP/1.1\r\nhost: ${site.host}\r\n\r\n${ask}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 Connection established\r\n\r\nHTTP\/1\.1 200 OK/);
    expect(answer).toMatch(/hello$/);
  });

  test('When many connect at once, then Node.js prints no warning, because stderr is for the log', async () => {
    let resolve = (): void => {};
    const known = new Promise<void>((done) => {
      resolve = done;
    });
    let asked = 0;
    const look = async (): Promise<string[]> => {
      asked += 1;
      await known;
      return ['127.0.0.1'];
    };
    const policy = createEgressPolicy({ allow: parseEgressAllow(`site.example:${site.port}`), resolve: look });
    const proxy = await proxyTo('', { policy });
    const warnings = watchWarnings();
    const ask = 'GET / HTTP/1.1\r\nhost: site.example\r\nconnection: close\r\n\r\n';
    const tunnel = () => raw(proxy, `CONNECT site.example:${site.port} HTTP/1.1\r\n\r\n${ask}`);
    const answers = Promise.all(Array.from({ length: 20 }, tunnel));
    await waitFor(async () => asked === 20);
    resolve();
    for (const answer of await answers) expect(answer).toMatch(/hello$/);
    expect(warnings.names).toEqual([]);
    warnings.stop();
  });

  test('When a large response is read to its end, then nothing of it is lost', async () => {
    const proxy = await proxyTo(site.host);
    const ask = `GET /large HTTP/1.1\r\nhost: ${site.host}\r\nconnection: close\r\n\r\n`;
    const answer = await raw(proxy, `CONNECT ${site.host} HTTP/1.1\r\n\r\n${ask}`);
    expect(answer.length - answer.lastIndexOf('\r\n\r\n') - 4).toBe(300_000);
  });
});

describe('refusals', () => {
  const shapes = (host: string): [string, string][] => [
    ['a plain request', `GET http://${host}/ HTTP/1.1\r\nhost: site.example\r\n\r\n`],
    ['a tunnel', `CONNECT ${host} HTTP/1.1\r\nhost: site.example\r\n\r\n`],
    [
      'a WebSocket',
      `GET http://${host}/ HTTP/1.1\r\nhost: site.example\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`,
    ],
  ];

  test.each(['127.0.0.1', '127.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', 'localhost', 'a.localhost'])(
    'When %s is requested in any way, then the victim sees no connection',
    async (host) => {
      const policy = createEgressPolicy({ ports: [victim.port], resolve: async () => ['127.0.0.1'] });
      const proxy = await proxyTo('', { policy });
      const before = victim.connections();
      for (const [, text] of shapes(`${host}:${victim.port}`)) {
        expect(await raw(proxy, text)).toMatch(
          /^(HTTP\/1\.1 502 Bad Gateway\r\nConnection: close\r\nContent-Length: 0\r\n\r\n)?$/,
        );
      }
      expect(victim.connections()).toBe(before);
      expect(refusals.map(({ reason }) => reason)).toEqual(Array(3).fill(expect.stringMatching(/^private_/)));
    },
  );

  test.each([
    ['CONNECT 8.8.8.8:22 HTTP/1.1\r\n\r\n', 'bad_port'],
    ['CONNECT 8.8.8.8 HTTP/1.1\r\n\r\n', 'bad_url'],
    ['CONNECT a@8.8.8.8:443 HTTP/1.1\r\n\r\n', 'bad_url'],
    ['GET / HTTP/1.1\r\nhost: site.example\r\n\r\n', 'bad_url'],
    ['GET https://8.8.8.8/ HTTP/1.1\r\nhost: 8.8.8.8\r\n\r\n', 'bad_scheme'],
    ['GET ftp://8.8.8.8/ HTTP/1.1\r\nhost: 8.8.8.8\r\n\r\n', 'bad_scheme'],
    ['GET http://a:b@8.8.8.8/ HTTP/1.1\r\nhost: 8.8.8.8\r\n\r\n', 'credentials'],
    ['CONNECT update.googleapis.com:443 HTTP/1.1\r\n\r\n', 'browser_service'],
    ['CONNECT edgedl.me.gvt1.com:443 HTTP/1.1\r\n\r\n', 'browser_service'],
    ['CONNECT clients2.google.com:443 HTTP/1.1\r\n\r\n', 'browser_service'],
    ['CONNECT CLIENTS2.google.com.:443 HTTP/1.1\r\n\r\n', 'browser_service'],
  ])('When the request is %j, then it is refused as %s', async (text, reason) => {
    const proxy = await proxyTo('');
    await raw(proxy, text);
    expect(refusals.map((refusal) => refusal.reason)).toEqual([reason]);
    expect(proxy.stats()).toMatchObject({ connections: 0, refused: 1 });
  });

  test.each([
    ['bad_port', false],
    ['private_address', true],
  ])('When the target is the proxy itself, then it refuses: %s', async (reason, isWebPort) => {
    const ports: number[] = [];
    const proxy = await proxyTo('', { policy: createEgressPolicy({ ports }) });
    if (isWebPort) ports.push(proxy.port);
    await raw(proxy, `GET ${proxy.url}/ HTTP/1.1\r\nhost: x\r\n\r\n`);
    expect(refusals).toMatchObject([{ reason }]);
  });

  test('When a name resolves to a private address, then only the log has the name and the reason', async () => {
    const policy = createEgressPolicy({ resolve: async () => ['93.184.216.34', '10.0.0.1'] });
    const proxy = await proxyTo('', { policy });
    expect(await raw(proxy, 'CONNECT mixed.example:443 HTTP/1.1\r\n\r\n')).not.toContain('private');
    expect(refusals).toEqual([{ channel: 'proxy', host: 'mixed.example', port: 443, reason: 'private_address' }]);
    expect(proxy.stats().reasons).toEqual({ private_address: 1 });
  });
});

describe('Plain WebSockets', () => {
  test('When the target is allowed, then the upgrade and what follows pass', async () => {
    const { createServer } = await import('node:http');
    const server = createServer().on('upgrade', (request, socket) => {
      socket.end(`HTTP/1.1 101 Switching Protocols\r\nupgrade: ${request.headers.upgrade}\r\n\r\npong ${request.url}`);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const proxy = await proxyTo(host);
    const ask = `GET http://${host}/chat HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`;
    expect(await raw(proxy, ask)).toMatch(/^HTTP\/1\.1 101 .*upgrade: websocket\r\n\r\npong \/chat$/s);
    server.close();
  });
});

describe('limits', () => {
  test.each([{ maxConnectionBytes: 100_000 }, { maxTotalBytes: 100_000 }])(
    'When more than %j passes, then the connection is cut',
    async (limits) => {
      const proxy = await proxyTo(site.host, { limits });
      const answer = await raw(proxy, `GET ${site.url}/large HTTP/1.1\r\nhost: ${site.host}\r\n\r\n`);
      expect(answer.length).toBeLessThan(250_000);
      expect(refusals).toMatchObject([{ reason: 'byte_limit' }]);
    },
  );

  test('When a tunnel exceeds its limit, then it is cut, and beyond the total nothing else passes', async () => {
    const proxy = await proxyTo(site.host, { limits: { maxTotalBytes: 100_000 } });
    const ask = `GET /large HTTP/1.1\r\nhost: ${site.host}\r\nconnection: close\r\n\r\n`;
    await raw(proxy, `CONNECT ${site.host} HTTP/1.1\r\n\r\n${ask}`);
    await raw(proxy, `CONNECT ${site.host} HTTP/1.1\r\n\r\n`);
    expect(refusals).toMatchObject([{ reason: 'byte_limit' }, { reason: 'byte_limit' }]);
    expect(proxy.stats().connections).toBe(1);
  });

  test('When all connections are in use, then the next one is refused', async () => {
    const proxy = await proxyTo(site.host, { limits: { maxSockets: 1 } });
    const held = tcpConnect(proxy.port, '127.0.0.1').on('error', () => {});
    held.write(`CONNECT ${site.host} HTTP/1.1\r\n\r\n`);
    await once(held, 'data');
    await raw(proxy, `CONNECT ${site.host} HTTP/1.1\r\n\r\n`);
    expect(refusals).toMatchObject([{ reason: 'socket_limit' }]);
    held.destroy();
  });

  test('When a tunnel is idle, then it is closed', async () => {
    const proxy = await proxyTo(site.host, { limits: { idleTimeoutMs: 50 } });
    expect(await raw(proxy, `CONNECT ${site.host} HTTP/1.1\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200/);
  });

  test('When a host is dead, then ten of its files cost one attempt', async () => {
    const gone = await startSite({});
    await gone.stop();
    const proxy = await proxyTo(gone.host);
    for (let file = 0; file < 10; file += 1) await raw(proxy, `CONNECT ${gone.host} HTTP/1.1\r\n\r\n`);
    expect(refusals.map(({ reason }) => reason)).toEqual(['refused', ...Array(9).fill('failed_recently')]);
  });

  /** Each line has the order in which the attempts end, and whether each reaches the host. */
  test.each<[string, boolean[]]>([
    ['after one that reached it', [true, false]],
    ['before a concurrent one reaches it', [false, true]],
  ])('When an attempt at a host fails %s, then the host is retried', async (_, ends) => {
    const judging: ((reaches: boolean) => void)[] = [];
    const resolveTarget = async ({ host, port }: { host: string; port: number }) => {
      if (!(await new Promise<boolean>((end) => judging.push(end)))) throw new EgressFailed('timeout', host);
      return { host, port, addresses: ['127.0.0.1'] };
    };
    const proxy = await proxyTo('', { policy: { ...createEgressPolicy(), resolveTarget } });
    const ask = () => raw(proxy, `CONNECT ${site.host} HTTP/1.1\r\n\r\nGET / HTTP/1.0\r\n\r\n`);
    const asked = ends.map(ask);
    await waitFor(async () => judging.length === ends.length);
    const answers: string[] = [];
    for (const [index, reaches] of ends.entries()) {
      judging[index]?.(reaches);
      const answer = await asked[index];
      answers.push(answer?.slice(9, 12) ?? '');
    }
    expect(answers).toEqual(ends.map((reaches) => (reaches ? '200' : '502')));
    const again = ask();
    await waitFor(async () => judging.length > ends.length);
    judging.at(-1)?.(true);
    expect(await again).toMatch(/^HTTP\/1\.1 200/);
  });

  test('When a request is aborted before its check, then its refusal is reported anyway', async () => {
    let answer: (addresses: string[]) => void = () => {};
    let asked = false;
    const resolve = () => {
      asked = true;
      return new Promise<string[]>((done) => {
        answer = done;
      });
    };
    const proxy = await proxyTo('', { policy: createEgressPolicy({ resolve }) });
    const client = tcpConnect(proxy.port, '127.0.0.1');
    client.write('GET http://private.example/ HTTP/1.1\r\nhost: private.example\r\n\r\n');
    await waitFor(async () => asked);
    client.resetAndDestroy();
    await waitFor(async () => proxy.stats().openSockets === 0);
    answer(['127.0.0.1']);
    await waitFor(async () => refusals.length > 0);
    expect(refusals).toMatchObject([{ host: 'private.example', reason: 'private_address' }]);
  });

  test('When a DNS server never responds, then the wait ends', async () => {
    const policy = createEgressPolicy({ resolve: () => new Promise(() => {}), dnsTimeoutMs: 20 });
    const proxy = await proxyTo('', { policy });
    expect(await raw(proxy, 'CONNECT slow.example:443 HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 502/);
    expect(refusals).toMatchObject([{ reason: 'dns_timeout' }]);
  });

  test('When the proxy stops while it is in use, then no connection is left and none is accepted', async () => {
    const proxy = await proxyTo(site.host);
    const held = tcpConnect(proxy.port, '127.0.0.1').on('error', () => {});
    held.write(`CONNECT ${site.host} HTTP/1.1\r\n\r\n`);
    await once(held, 'data');
    const closed = once(held, 'close');
    expect(proxy.closed.aborted).toBe(false);
    await proxy.stop();
    await closed;
    expect(proxy.closed.reason).toMatchObject({ name: 'EgressFailed', reason: 'proxy_closed' });
    expect(proxy.stats().openSockets).toBe(0);
    const late = tcpConnect(proxy.port, '127.0.0.1');
    expect((await once(late, 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' });
  });
});
