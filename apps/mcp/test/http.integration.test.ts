import { connect } from 'node:net';
import { text as textFrom } from 'node:stream/consumers';
import { createTestLog, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EXAMPLES } from '../../../packages/exports/test/support/brands.ts';
import { type RunningMcp, startMcp } from '../src/index.ts';
import { CALLS, connectHttp, textOf } from './support/clients.ts';
import { type Fixture, startFixture, type Workspace } from './support/fixture.ts';

const ORIGIN = 'https://app.example';

let fixture: Fixture;
let ours: Workspace;
let theirs: Workspace;
let brandId: string;
let mcp: RunningMcp;
const log = createTestLog();

const start = (more: { requestsPerMinute?: number; maxSessions?: number } = {}) =>
  startMcp({
    transport: 'http',
    url: fixture.url,
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'https://brandprint.example/mcp',
    allowedOrigins: [ORIGIN],
    requestsPerMinute: 100_000,
    maxSessions: 100,
    logger: log.logger,
    ...more,
  });

beforeAll(async () => {
  fixture = await startFixture();
  [ours, theirs] = [await fixture.createWorkspace(), await fixture.createWorkspace()];
  brandId = await fixture.createBrand(ours, { name: 'Fennwick', sections: { ...EXAMPLES[0]?.[1].brand.analysis } });
  mcp = await start();
});
afterAll(async () => {
  await mcp?.stop();
  await fixture?.stop();
  log.expectNoSecrets([ours.key, theirs.key]);
});

describe('Streamable HTTP', () => {
  const send = (headers: Record<string, string>, body: unknown = INITIALIZE, at = mcp) =>
    fetch(at.url ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const key = () => ({ authorization: `Bearer ${ours.key}` });

  test('When no key is sent, or one that does not exist, then it is 401 and says where the metadata is', async () => {
    const address = 'https://brandprint.example/.well-known/oauth-protected-resource/mcp';
    const missing = await send({});
    expect(missing.status).toBe(401);
    expect(missing.headers.get('www-authenticate')).toBe(`Bearer resource_metadata="${address}"`);
    const unknown = await send({ authorization: `Bearer bp_prod_${'a'.repeat(36)}` });
    expect(unknown.status).toBe(401);
    expect(unknown.headers.get('www-authenticate')).toMatch(/error="invalid_token".*resource_metadata=/);
    const metadata = await fetch(new URL(new URL(address).pathname, mcp.url));
    expect(await metadata.json()).toMatchObject({
      resource: 'https://brandprint.example/mcp',
      bearer_methods_supported: ['header'],
    });
  });

  test('When a page of a foreign origin calls, then it is 403; one that is allowed may read the answer', async () => {
    expect((await send({ ...key(), origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ ...key(), origin: 'null' })).status).toBe(403);
    const allowed = await send({ ...key(), origin: ORIGIN });
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  });

  test('When a brand belongs to another workspace, then it is unknown to tools, resources and prompts', async () => {
    const brand_id = brandId;
    const other = await connectHttp(mcp.url ?? '', theirs.key, '2026-07-28');
    for (const [name, input] of [...CALLS, ['edit_section', { section: 'tone', etag: '"1"', patch: {} }] as const]) {
      const result = await other.callTool({ name, arguments: { brand_id, ...input } });
      expect([name, textOf(result)]).toEqual([name, expect.stringContaining('Brand not found')]);
    }
    expect((await other.callTool({ name: 'search_brands', arguments: {} })).structuredContent).toMatchObject({
      brands: [],
    });
    expect((await other.listResources()).resources).toEqual([]);
    const uri = `brandprint://brands/${brand_id}`;
    for (const path of ['', '/sections/tone', '/exports/css']) {
      await expect(other.readResource({ uri: `${uri}${path}` })).rejects.toThrow(/not found/i);
    }
    await expect(other.getPrompt({ name: 'review_design', arguments: { brand_id } })).rejects.toThrow(
      'Brand not found',
    );
    await other.close();
  });

  test('When a session is used with another key, then it is unknown', async () => {
    const begun = await send(key());
    const session = { 'mcp-session-id': begun.headers.get('mcp-session-id') ?? '' };
    const list = { jsonrpc: '2.0', id: 2, method: 'tools/list' };
    expect((await send({ ...key(), ...session }, list)).status).toBe(200);
    expect((await send({ authorization: `Bearer ${theirs.key}`, ...session }, list)).status).toBe(404);
  });

  test('When a request is too large, too frequent, or a session too many, then it is refused', async () => {
    const limited = await start({ requestsPerMinute: 3, maxSessions: 1 });
    const large = {
      ...INITIALIZE,
      params: { ...INITIALIZE.params, clientInfo: { name: 'x'.repeat(1_100_000), version: '1' } },
    };
    expect((await send(key(), large, limited)).status).toBe(413);
    expect((await send(key(), INITIALIZE, limited)).status).toBe(200);
    expect((await send(key(), INITIALIZE, limited)).status).toBe(503);
    // A slow machine may begin another minute.
    const refused = await waitFor(async () => {
      const response = await send(key(), INITIALIZE, limited);
      return response.status === 429 && response;
    });
    expect(refused.headers.get('retry-after')).toBe('60');
    await limited.stop();
  });

  test.each([
    ['TRACE /', 405],
    ['OPTIONS *', 400],
    ['GET http://[', 400],
    ['GET http://user:password@localhost/', 400],
  ])('When a request begins with "%s", then it is %d, and the server goes on', async (line, status) => {
    const { hostname, port } = new URL(mcp.url ?? '');
    const socket = connect(Number(port), hostname);
    socket.end(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(await textFrom(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*"message"`));
    expect((await fetch(new URL('/healthz', mcp.url))).status).toBe(200);
  });

  test('When the API cannot be reached, then the server is not ready, and says so', async () => {
    const lonely = await startMcp({
      transport: 'http',
      url: 'http://127.0.0.1:1',
      port: 0,
      host: '127.0.0.1',
      allowedOrigins: [],
      requestsPerMinute: 10,
      maxSessions: 10,
      logger: log.logger,
    });
    const status = async (path: string) => (await fetch(new URL(path, lonely.url))).status;
    expect([await status('/healthz'), await status('/readyz'), await status('/other')]).toEqual([200, 503, 404]);
    expect((await send(key(), INITIALIZE, lonely)).status).toBe(503);
    await lonely.stop();
  });
});

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};
