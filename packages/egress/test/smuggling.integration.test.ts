import { once } from 'node:events';
import { createServer, type Server, type Socket, connect as tcpConnect } from 'node:net';
import { createLogger } from '@brandprint/platform';
import { startVictim, type Victim } from '@brandprint/testing/hostile';
import { type Site, startSite } from '@brandprint/testing/site';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  createEgressPolicy,
  createFetch,
  type ForwardProxy,
  parseEgressAllow,
  startForwardProxy,
} from '../src/index.ts';

const logger = createLogger({ level: 'silent', service: 'test' });
const TIMEOUT_MS = 5_000;
/** What the scripted server sends to every client before it closes. */
const SPLIT = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nokHTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nforged';
const RAW_RESPONSES: Record<string, string> = {
  'two responses to one request': SPLIT,
  'both a length and chunks':
    'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nforged',
  'two lengths': 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 8\r\n\r\nokforged',
  'an unrequested protocol switch':
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\nforged',
  'a thousand hints': `${'HTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\n\r\n'.repeat(1_000)}HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok`,
  'a megabyte of headers': `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(1_000_000)}\r\n\r\nforged`,
};

let site: Site;
let victim: Victim;
let proxy: ForwardProxy;
let rawServer: Server;
let rawServerHost = '';
let rawResponse = '';
const policyTo = (...hosts: string[]) =>
  createEgressPolicy({ allow: parseEgressAllow(hosts.join()), ports: [80, 443, 8080, 8443, ...victim.ports] });

beforeAll(async () => {
  [site, victim] = await Promise.all([startSite({ '/': 'hello' }), startVictim(1)]);
  rawServer = createServer((socket: Socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(rawResponse));
  });
  await once(rawServer.listen(0, '127.0.0.1'), 'listening');
  const address = rawServer.address();
  rawServerHost = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
beforeEach(async () => {
  site.requests.length = 0;
  const limits = { idleTimeoutMs: 400 };
  proxy = await startForwardProxy({ policy: policyTo(site.host, rawServerHost), logger, limits });
});
afterEach(async () => {
  await proxy.stop();
  expect(victim.received).toEqual([]);
});
afterAll(async () => {
  await Promise.all([site?.stop(), victim?.stop(), new Promise((done) => rawServer.close(done))]);
});

/** Everything received until the proxy closes, which it must. */
async function raw(text: string): Promise<string> {
  const socket = tcpConnect(proxy.port, '127.0.0.1').on('error', () => {});
  let hangs = false;
  const timer = setTimeout(() => {
    hangs = true;
    socket.destroy();
  }, TIMEOUT_MS);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(text.replaceAll('SITE', site.host).replaceAll('VICTIM', `127.0.0.1:${victim.port}`), 'latin1');
  await once(socket, 'close');
  clearTimeout(timer);
  if (hangs) throw new Error('the proxy neither answers nor closes');
  return answer;
}

describe('An ambiguous request', () => {
  const inner = 'GET http://VICTIM/ HTTP/1.1\r\nHost: VICTIM\r\n\r\n';
  test.each<[name: string, request: string, reaches: string[]]>([
    [
      'a Host other than its URL',
      'GET http://SITE/a HTTP/1.1\r\nHost: VICTIM\r\nConnection: close\r\n\r\n',
      ['GET /a'],
    ],
    ['two hosts', 'GET http://SITE/a HTTP/1.1\r\nHost: SITE\r\nHost: VICTIM\r\nConnection: close\r\n\r\n', ['GET /a']],
    [
      'a length and chunks',
      `POST http://SITE/ HTTP/1.1\r\nHost: SITE\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
      [],
    ],
    [
      'chunks with another spelling',
      `POST http://SITE/ HTTP/1.1\r\nHost: SITE\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`,
      [],
    ],
    [
      'two lengths',
      `POST http://SITE/ HTTP/1.1\r\nHost: SITE\r\nContent-Length: 0\r\nContent-Length: 9\r\n\r\n${inner}`,
      [],
    ],
    ['a second request behind it', `GET http://SITE/a HTTP/1.1\r\nHost: SITE\r\n\r\n${inner}`, []],
    [
      'line ends in its path',
      'GET http://SITE/%0d%0aHost:%20VICTIM HTTP/1.1\r\nHost: SITE\r\nConnection: close\r\n\r\n',
      ['GET /%0d%0aHost:%20VICTIM'],
    ],
    [
      'a bare line end in a header',
      'GET http://SITE/ HTTP/1.1\r\nHost: SITE\r\nx: y\rGET http://VICTIM/ HTTP/1.1\r\n\r\n',
      [],
    ],
    ['a folded header', 'GET http://SITE/ HTTP/1.1\r\nHost: SITE\r\nx: y\r\n z: http://VICTIM/\r\n\r\n', []],
    ['a path without a host', 'GET //VICTIM/ HTTP/1.1\r\nHost: VICTIM\r\n\r\n', []],
    ['a host alone', 'GET / HTTP/1.1\r\nHost: VICTIM\r\n\r\n', []],
    ['no version', 'GET http://VICTIM/\r\n\r\n', []],
    ['an old HTTP version', 'GET http://VICTIM/ HTTP/1.0\r\n\r\n', []],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: VICTIM\r\n\r\n', []],
    ['an unknown method', 'PROXY http://VICTIM/ HTTP/1.1\r\nHost: SITE\r\n\r\n', []],
    ['HTTP/2 at once', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', []],
    ['a tunnel with a path', 'CONNECT VICTIM/x HTTP/1.1\r\nHost: SITE\r\n\r\n', []],
    ['a tunnel with another Host', 'CONNECT VICTIM HTTP/1.1\r\nHost: SITE\r\n\r\n', []],
    ['a tunnel with an empty port', 'CONNECT 127.0.0.1: HTTP/1.1\r\nHost: VICTIM\r\n\r\n', []],
    ['a tunnel with a large port', `CONNECT 127.0.0.1:${65_536 + 80} HTTP/1.1\r\nHost: VICTIM\r\n\r\n`, []],
    ['a tunnel with a zone', 'CONNECT [::1%25lo]:80 HTTP/1.1\r\nHost: VICTIM\r\n\r\n', []],
    ['a tunnel through another', `CONNECT 127.0.0.1:PROXY HTTP/1.1\r\nHost: x\r\n\r\n${inner}`, []],
  ])('When it has %s, then it goes to the allowed target or nowhere', async (_, request, reaches) => {
    await raw(request.replaceAll('PROXY', String(proxy.port)));
    const seen = site.requests.map(({ method, path }) => `${method} ${path}`);
    expect(seen).toEqual(reaches.map((one) => one.replace('VICTIM', `127.0.0.1:${victim.port}`)));
    for (const { headers } of site.requests) expect(headers.host).toBe(site.host);
  });
});

describe('An ambiguous response', () => {
  test.each(Object.keys(RAW_RESPONSES))(
    'When it has %s, then nothing of it is taken for the response to another request',
    async (name) => {
      rawResponse = RAW_RESPONSES[name] ?? '';
      const first = `GET http://${rawServerHost}/ HTTP/1.1\r\nHost: x\r\n\r\n`;
      const answer = await raw(`${first}GET http://SITE/next HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).not.toContain('forged');
      const fetch = createFetch({ policy: policyTo(rawServerHost), userAgent: 'test', logger });
      const fetched = await fetch(`http://${rawServerHost}/`, { timeoutMs: 2_000 }).then(
        ({ body }) => String(body),
        () => '',
      );
      expect(['', 'ok']).toContain(fetched);
    },
  );
});

describe('URLs with characters that parsers drop', () => {
  test.each([
    'http://127.0\t.0.1:PORT/',
    'ht\ntp://127.0.0.1:PORT/',
    ' \u0000http://127.0.0.1:PORT/',
    'http://127.0.0.1\u00ad:PORT/',
    'http://127.0.0.1\u200b:PORT/',
  ])('When it is %j, then it is refused', async (text) => {
    const fetch = createFetch({ policy: policyTo(site.host), userAgent: 'test', logger });
    const url = text.replace('PORT', String(victim.port));
    await expect(fetch(url)).rejects.toMatchObject({ name: 'EgressRefused' });
  });
});
