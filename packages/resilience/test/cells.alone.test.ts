import { randomUUID } from 'node:crypto';
import { createApiKey, ensureWorkspace, revokeApiKey } from '@brandprint/database';
import { type Fleet, startFleet } from '@brandprint/harness/fleet';
import { type Site, waitFor } from '@brandprint/testing';
import { hasRedis } from '@brandprint/testing/faults';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { auditMessages, auditRows, listFiles, type ReceivedMessage, type SubmittedBrand } from '../src/chaos/audit.ts';
import { startCrashingSite } from '../src/chaos/crashing-site.ts';
import { createRetryingClient } from '../src/chaos/retrying-client.ts';
import { submitBrands } from '../src/chaos/submissions.ts';
import { registerWebhook, startWebhookReceiver } from '../src/chaos/webhook.ts';
import { randomFrom } from '../src/random.ts';
import { type Gateway, hasNginx, listen, pollUntil, startGateway } from './support/cells.ts';

const BRANDS = 20;
const PATIENCE_MS = 240_000;
const installed = hasNginx();
if (!installed) console.warn('nginx is not installed: the test of cells behind a gateway is skipped.');

(installed ? describe : describe.skip)('Two cells behind a gateway', () => {
  let a: Fleet;
  let b: Fleet;
  let gateway: Gateway;
  let site: Site;
  let receiver: Site;
  const received: ReceivedMessage[] = [];
  /** The workspace that moves. */
  let mover: { id: string; key: string };
  /** A well-formed key that no cell knows. */
  let deleted: string;

  beforeAll(async () => {
    receiver = await startWebhookReceiver(received);
    site = await startCrashingSite(() => undefined);
    const env = { EGRESS_ALLOW: `${site.host},${receiver.host}`, SECRETS_KEY: randomUUID() + randomUUID() };
    const options = { count: { api: 1, crawler: 1, analyst: 1, courier: 1 }, redis: hasRedis(), env };
    [a, b] = await Promise.all([startFleet(options), startFleet(options)]);
    gateway = await startGateway([a, b]);
    const database = a.openDatabase();
    const { id } = await ensureWorkspace(database, 'mover', { parseLimit: 1_000 });
    mover = { id, key: (await createApiKey(database, { workspaceId: id, environment: 'prod' })).key };
    await database.stop();
  });
  afterAll(async () => {
    await gateway?.stop();
    await Promise.all([a?.stop(), b?.stop()]);
    await site?.stop();
    await receiver?.stop();
  });

  const get = (path: string, key?: string) =>
    fetch(`${gateway.url}${path}`, key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } });

  test('When a workspace is moved while 20 analyses run, and the move is killed, then nothing is lost or done twice', async () => {
    await registerWebhook({ urls: [gateway.url], key: mover.key }, receiver.url);
    const stop = new AbortController();
    const neighbours = [a.key, b.key].map((key) => pollUntil(stop.signal, `${gateway.url}/v1/api/brands`, key));
    const reads = pollUntil(stop.signal, `${gateway.url}/v1/api/brands`, mover.key);
    const client = createRetryingClient({ urls: [gateway.url], key: mover.key }, randomFrom(1));
    const submitted: SubmittedBrand[] = [];
    const heard = new Map<string, Map<number, string[]>>();
    const listeners: Promise<void>[] = [];
    const listenTo = (brandId: string) => {
      const types = new Map<number, string[]>();
      heard.set(brandId, types);
      listeners.push(listen(gateway.url, mover.key, brandId, types));
    };
    await submitBrands(client, site.url, { brands: BRANDS / 2, everyMs: 50 }, submitted);
    for (const { brandId } of submitted) listenTo(brandId);
    const rows = a.openDatabase();
    const running = () => rows.prisma.stage.count({ where: { status: 'running' } });
    await waitFor(async () => (await running()) > 0, PATIENCE_MS);

    await gateway.moveAndKill('mover', 'can only be read');
    expect(await rows.prisma.workspace.findUnique({ where: { id: mover.id } })).toMatchObject({ move: 'leaving' });
    // Reads work; writes are asked to come again, and do.
    expect((await get(`/v1/api/brands/${submitted[0]?.brandId}`, mover.key)).status).toBe(200);
    const refused = await fetch(`${gateway.url}/v1/api/parse`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mover.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${site.url}/b/99` }),
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ error: 'Service Unavailable', code: 'UNAVAILABLE' });
    const more = submitBrands(client, site.url, { brands: BRANDS / 2, everyMs: 50, first: 100 }, submitted);

    await gateway.moveAndKill('mover', 'has taken over');
    expect(await rows.prisma.workspace.findUnique({ where: { id: mover.id } })).toMatchObject({ move: 'left' });
    const last = await gateway.operate(['cells', 'move', 'mover']);
    expect([await last.ended, last.log()]).toEqual([0, expect.stringContaining('Moved workspace mover')]);
    await more;
    for (const { brandId } of submitted.slice(BRANDS / 2)) listenTo(brandId);
    await Promise.all(listeners);
    stop.abort();
    expect(await Promise.all(neighbours)).toEqual([[], []]);
    // While the other cell takes over, for a moment nobody answers.
    expect((await reads).filter((it) => it !== '503 2')).toEqual([]);

    const moved = b.openDatabase();
    // Their expiry ends what the audit looks at.
    const files = await listFiles(`${b.services.s3.folder}/brands`);
    expect(files.length).toBeGreaterThan(BRANDS);
    const ofMover = { workspaceId: mover.id };
    await moved.prisma.analysis.updateMany({ where: ofMover, data: { assetsExpireAt: new Date() } });
    const expired = { where: { ...ofMover, assetsDeletedAt: { not: null } } };
    await waitFor(async () => (await moved.prisma.analysis.count(expired)) === BRANDS, PATIENCE_MS);
    const unfinished = { status: { in: ['pending', 'delivering'] as ('pending' | 'delivering')[] } };
    await waitFor(async () => (await moved.prisma.webhookDelivery.count({ where: unfinished })) === 0, PATIENCE_MS);
    const checks = await auditRows(b.services.postgres.url(), mover.id, submitted);
    checks.push(auditMessages(received, submitted));
    expect(checks.filter(({ breaches }) => breaches.length > 0)).toEqual([]);
    expect(received.length).toBe(2 * BRANDS); // none twice
    expect(new Set(submitted.map(({ brandId }) => brandId)).size).toBe(BRANDS);
    for (const { brandId } of submitted) {
      const events = await moved.prisma.event.findMany({
        where: { brandId, type: { not: 'brand.assets_expired' } },
        orderBy: { seq: 'asc' },
      });
      const got = [...(heard.get(brandId) ?? [])].sort(([one], [other]) => one - other);
      expect(got).toEqual(events.map(({ seq, type }) => [seq, [type]]));
    }
    expect(await rows.prisma.workspace.count({ where: { id: mover.id } })).toBe(0);
    expect(await rows.prisma.brand.count({ where: { workspaceId: mover.id } })).toBe(0);
    const left = await listFiles(`${a.services.s3.folder}/brands`);
    expect(left.filter((file) => submitted.some(({ brandId }) => file.includes(brandId)))).toEqual([]);
    await Promise.all([rows.stop(), moved.stop()]);
  }, 600_000);

  test('When a key is new, then it works at once, and an unknown one gets the 401 of the contract', async () => {
    const database = b.openDatabase();
    const { id, key } = await createApiKey(database, { workspaceId: b.workspaceId, environment: 'stag' });
    expect((await get('/v1/api/usage', key)).status).toBe(200);
    await revokeApiKey(database, id);
    const other = await createApiKey(database, { workspaceId: b.workspaceId, environment: 'stag' });
    await database.prisma.apiKey.delete({ where: { id: other.id } });
    deleted = other.key;
    await database.stop();
    const unknown = await get('/v1/api/usage', key);
    expect([unknown.status, await unknown.json()]).toMatchObject([401, { message: 'Invalid API key' }]);
    // What a client says about cells counts for nothing.
    const named = { authorization: `Bearer ${b.key}`, 'brandprint-cell': 'a' };
    expect((await fetch(`${gateway.url}/v1/api/usage`, { headers: named })).status).toBe(200);
    const missing = await get('/v1/api/usage');
    expect([missing.status, await missing.json()]).toMatchObject([401, { message: 'Missing authentication token' }]);
    const large = await fetch(`${gateway.url}/v1/api/parse`, {
      method: 'POST',
      headers: { authorization: `Bearer ${b.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'x'.repeat(1_500_000) }),
    });
    expect([large.status, (await large.json()) as object]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
  });

  test('When a cell is lost, then its own requests get 503 with Retry-After, and those of the other cell do not notice', async () => {
    const stop = new AbortController();
    const others = pollUntil(stop.signal, `${gateway.url}/v1/api/brands`, b.key);
    expect((await get('/v1/api/brands', a.key)).status).toBe(200);
    await a.services.postgres.crash();
    await Promise.all(a.members.map((member) => member.stop()));
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/v1/api/brands', a.key)));
    expect(answers.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`)).toEqual(
      answers.map(() => '503 2'),
    );
    expect(await answers[0]?.json()).toMatchObject({ error: 'Service Unavailable', code: 'UNAVAILABLE' });
    // The lost cell might know a key that no other one knows; but none that is mistyped.
    const unknown = await get('/v1/api/brands', deleted);
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await unknown.json()).toMatchObject({ error: 'Service Unavailable', code: 'UNAVAILABLE' });
    expect((await get('/v1/api/brands', `${b.key.slice(0, -1)}-`)).status).toBe(401);
    // Nobody outside reaches the look-up itself, whatever the path.
    expect((await get('/cell/v1/api/brands', deleted)).status).toBe(503);
    expect((await get('/cell/v1/api/brands', b.key)).status).toBe(404);
    expect((await get('/cells/unknown')).status).toBe(404);
    expect((await get('/openapi.json')).status).toBe(200);
    stop.abort();
    expect(await others).toEqual([]);
  });
});
