import { randomUUID } from 'node:crypto';
import { createTestDatabase, type DatabaseWithPrisma, type TestDatabase, withSelect } from '@brandprint/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  claimDeliveries,
  type DeliveryClaim,
  ensureWorkspace,
  settleDelivery,
  updateWebhookRow,
} from '../src/index.ts';

const LIMITS = { limit: 64, healthyLimit: 64, failingLimit: 32, perEndpoint: 4, perWorkspace: 32, leaseSeconds: 30 };
const NOW = { aheadSeconds: 0 };

let testDatabase: TestDatabase;
let database: DatabaseWithPrisma;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = testDatabase.database;
});
afterAll(() => testDatabase.stop());
beforeEach(() => database.prisma.workspace.deleteMany());

async function newEndpoint(more: { failingSince?: Date; concurrency?: number } = {}): Promise<string> {
  const { id: workspaceId } = await ensureWorkspace(database.prisma, randomUUID());
  const endpoint = { workspaceId, url: 'https://hooks.example.com/', eventTypes: [], secret: Buffer.alloc(64) };
  const data = { ...endpoint, concurrency: 8, ...more };
  return (await database.prisma.webhookEndpoint.create({ data })).id;
}

/** Waiting messages of an endpoint: this many of each of this many brands, one second apart, the last one just now. */
async function fill(endpointId: string, { brands, messages }: { brands: number; messages: number }): Promise<string[]> {
  const { workspaceId } = await database.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } });
  const brand = { workspaceId, name: 'acme.test', sourceUrl: 'https://acme.test/' };
  const made = await database.prisma.brand.createManyAndReturn({ data: Array(brands).fill(brand) });
  const ids = made.map(({ id }) => id).sort();
  await database.prisma.$executeRaw`
    INSERT INTO webhook_deliveries (endpoint_id, brand_id, seq, message_id, type, payload, due_at)
    SELECT ${endpointId}::uuid, brand_id, seq, 'msg_' || seq, 'brand.queued', '{}',
      now() - make_interval(secs => ${messages}::int - seq)
    FROM unnest(${ids}::uuid[]) brand_id CROSS JOIN generate_series(1, ${messages}::int) seq ORDER BY seq`;
  return ids;
}

const claim = (more: Partial<typeof LIMITS> = {}) => claimDeliveries(database, { ...LIMITS, ...more }, NOW);

async function shownOf(claims: DeliveryClaim[]): Promise<{ brand: string | null; seq: number }[]> {
  const rows = await database.prisma.webhookDelivery.findMany({ where: { id: { in: claims.map(({ id }) => id) } } });
  return rows
    .map(({ brandId, seq }) => ({ brand: brandId, seq }))
    .sort((a, b) => (`${a.brand}` < `${b.brand}` ? -1 : 1));
}

/** How many pages of 8 KB a claim reads. */
async function pagesRead(): Promise<number> {
  await database.prisma.$executeRawUnsafe('ANALYZE webhook_deliveries');
  let pages = 0;
  const explained = withSelect(database, async ({ text, values }) => {
    const [row] = await database.select<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>({
      text: `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
      values,
    } as never);
    const { Plan: plan = {} } = row?.['QUERY PLAN'][0] ?? {};
    pages = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    return [];
  });
  await claimDeliveries(explained, LIMITS, NOW);
  return pages;
}

describe('A backlog', () => {
  test.each([
    { brands: 1, messages: 2_000 },
    { brands: 1_000, messages: 2 },
  ])('When %j wait for an endpoint, then due messages are found without reading all of them', async (backlog) => {
    await fill(await newEndpoint(), backlog);
    const pages = await pagesRead();
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThan(300);
  });

  test('When many messages of one brand wait, then only the first is claimed, and others get the remaining capacity', async () => {
    const endpointId = await newEndpoint();
    const [busy] = await fill(endpointId, { brands: 1, messages: 50 });
    const others = await fill(endpointId, { brands: 5, messages: 2 });
    const first = await shownOf(await claim());
    expect(first).toHaveLength(4);
    expect(first).toContainEqual({ brand: busy, seq: 1 });
    expect(first.every(({ seq }) => seq === 1)).toBe(true);
    expect(await claim()).toEqual([]);
    const rest = await shownOf(await claim({ perEndpoint: 8 }));
    expect([...first, ...rest].map(({ brand }) => brand).sort()).toEqual([busy, ...others].sort());
  });

  test('When the brand that has waited longest is the last by id, then the turn continues with the first', async () => {
    const endpointId = await newEndpoint();
    const ids = await fill(endpointId, { brands: 6, messages: 1 });
    const longest = { dueAt: new Date(Date.now() - 60_000) };
    await database.prisma.webhookDelivery.updateMany({ where: { brandId: ids[4] ?? '' }, data: longest });
    const taken = (await shownOf(await claim())).map(({ brand }) => brand);
    expect(taken).toEqual([ids[0], ids[1], ids[4], ids[5]]);
    expect((await shownOf(await claim({ perEndpoint: 8 }))).map(({ brand }) => brand)).toEqual([ids[2], ids[3]]);
  });

  test('When the first message of a brand is retried later, then the second goes, and once the first is due, it goes first', async () => {
    const endpointId = await newEndpoint();
    const [brandId = ''] = await fill(endpointId, { brands: 1, messages: 3 });
    const later = { dueAt: new Date(Date.now() + 60_000) };
    await database.prisma.webhookDelivery.updateMany({ where: { brandId, seq: 1 }, data: later });
    expect(await shownOf(await claim())).toEqual([{ brand: brandId, seq: 2 }]);
    await database.prisma.webhookDelivery.updateMany({ where: { seq: 2 }, data: { status: 'succeeded' } });
    const claims = await claimDeliveries(database, LIMITS, { aheadSeconds: 61 });
    expect(await shownOf(claims)).toEqual([{ brand: brandId, seq: 1 }]);
  });

  test('When test messages wait, then none waits for another', async () => {
    const message = { endpointId: await newEndpoint(), messageId: 'msg_1', type: 'webhook.test', payload: '{}' };
    await database.prisma.webhookDelivery.createMany({ data: [message, message] });
    expect(await claim()).toHaveLength(2);
  });
});

describe('Capacity', () => {
  test('When healthy endpoints could use all capacity, then some is reserved for failing ones', async () => {
    for (let count = 0; count < 3; count += 1) await fill(await newEndpoint(), { brands: 4, messages: 1 });
    const failing = await newEndpoint({ failingSince: new Date() });
    await fill(failing, { brands: 3, messages: 1 });
    const claims = await claim({ limit: 6, healthyLimit: 5 });
    expect(claims).toHaveLength(6);
    expect(claims.filter(({ endpointId }) => endpointId === failing)).toHaveLength(1);
  });

  test('When none fails, then the reserved capacity stays free', async () => {
    for (let count = 0; count < 3; count += 1) await fill(await newEndpoint(), { brands: 4, messages: 1 });
    expect(await claim({ limit: 6, healthyLimit: 5 })).toHaveLength(5);
  });

  test('When healthy endpoints of a workspace are always busy, then its failing one has a turn too', async () => {
    const working = await newEndpoint();
    const { workspaceId } = await database.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id: working } });
    const failing = await newEndpoint({ failingSince: new Date() });
    await database.prisma.webhookEndpoint.update({ where: { id: failing }, data: { workspaceId } });
    await fill(working, { brands: 8, messages: 1 });
    await fill(failing, { brands: 1, messages: 1 });
    const claims = await claim({ perWorkspace: 3, perEndpoint: 8 });
    expect(claims).toHaveLength(3);
    expect(claims.map(({ endpointId }) => endpointId)).toContain(failing);
  });

  test('When an endpoint has earned less than the maximum, then it gets that, and the last message says so', async () => {
    await fill(await newEndpoint({ concurrency: 2 }), { brands: 6, messages: 1 });
    const claims = await claim({ perEndpoint: 8 });
    expect(claims.map(({ concurrency, saturated }) => [concurrency, saturated])).toEqual(
      expect.arrayContaining([
        [2, false],
        [2, true],
      ]),
    );
    expect(claims).toHaveLength(2);
  });

  test('When an endpoint is at its limit, then it does not take the last slot from another', async () => {
    const slow = await newEndpoint();
    await fill(slow, { brands: 1, messages: 5 });
    expect(await claim()).toHaveLength(1);
    const other = await newEndpoint();
    const { workspaceId } = await database.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id: other } });
    const crowd = await newEndpoint();
    await database.prisma.webhookEndpoint.update({ where: { id: crowd }, data: { workspaceId } });
    await fill(crowd, { brands: 2, messages: 1 });
    expect(await claim()).toHaveLength(2);
    await fill(other, { brands: 1, messages: 1 });
    expect((await claim({ limit: 1 })).map(({ endpointId }) => endpointId)).toEqual([other]);
  });
});

test('When another workspace names a webhook, then it is not locked', async () => {
  const webhookId = await newEndpoint();
  await database.transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM webhook_endpoints WHERE id = ${webhookId}::uuid FOR UPDATE`;
    const changed = database.transaction(async (other) => {
      await other.$executeRaw`SET LOCAL lock_timeout = '3s'`;
      return updateWebhookRow(other, { workspaceId: randomUUID(), webhookId }, { description: 'Mine' });
    });
    expect(await changed).toBeNull();
  });
});

test('When an endpoint gets more messages at once, then it counts as unchanged, and only for the URL that was called', async () => {
  const webhookId = await newEndpoint({ concurrency: 8 });
  await fill(webhookId, { brands: 2, messages: 1 });
  const read = () => database.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id: webhookId } });
  const { updatedAt, workspaceId } = await read();
  const [first, second] = await claim({ perEndpoint: 8 });
  const succeed = (sent: DeliveryClaim | undefined) =>
    database.transaction((tx) => {
      const attempt = { startedAt: new Date(), durationMs: 1, status: 200, responseBody: '', error: '' };
      const result = { status: 'succeeded' as const, delaySeconds: 0, attempt, countsForHealth: true };
      return settleDelivery(tx, sent as DeliveryClaim, { ...result, concurrency: 9, disable: null }, NOW);
    });
  await succeed(first);
  expect(await read()).toMatchObject({ concurrency: 9, updatedAt });

  await updateWebhookRow(database, { workspaceId, webhookId }, { url: 'https://new.example.com/' });
  expect(await read()).toMatchObject({ concurrency: 4 });
  await database.prisma.webhookEndpoint.update({ where: { id: webhookId }, data: { concurrency: 8 } });
  await succeed(second);
  expect(await read()).toMatchObject({ concurrency: 8 });
});
