import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { WEBHOOK_RETRY_DELAYS } from '@brandprint/contracts';
import { waitFor, watchWarnings } from '@brandprint/testing';
import { bundleScript } from '@brandprint/testing/faults';
import { afterEach, describe, expect, test } from '@jest/globals';
import { reclaimLostDeliveries } from '../src/sweeps/reclaim-lost-deliveries.ts';
import { sweepOldDeliveries } from '../src/sweeps/sweep-old-deliveries.ts';
import { SECRETS_KEY, type TestEndpoint, useWebhookFixture, verifyMessage } from './support/webhook-fixture.ts';

const COURIER = join(import.meta.dirname, 'processes/courier.ts');

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
const { fixture, receive } = await useWebhookFixture();

async function counts({ webhookId }: TestEndpoint) {
  const groups = await fixture.database.prisma.webhookDelivery.groupBy({
    by: ['status'],
    where: { endpointId: webhookId },
    _count: true,
  });
  const of = (status: string) => groups.find((group) => group.status === status)?._count ?? 0;
  return { pending: of('pending'), delivering: of('delivering'), succeeded: of('succeeded') };
}

describe('Several couriers', () => {
  test('When two of them send, then every endpoint gets every message once', async () => {
    const receiver = await receive();
    const first = await fixture.newEndpoint(receiver.endpoint);
    const { workspaceId } = first;
    const second = await fixture.newEndpoint(`${receiver.url}/second`, { workspaceId });
    await fixture.startCourier({ allow: [receiver] });
    await fixture.startCourier({ allow: [receiver] });
    await Promise.all(Array.from({ length: 25 }, () => fixture.emitEvent(workspaceId)));
    await waitFor(async () => (await counts(first)).succeeded === 25 && (await counts(second)).succeeded === 25);
    expect(receiver.messages).toHaveLength(50);
    const seen = new Map<string, number>();
    for (const { headers } of receiver.messages) {
      const id = headers['webhook-id'] ?? '';
      seen.set(id, (seen.get(id) ?? 0) + 1);
    }
    expect([...seen.values()]).toEqual(Array.from({ length: 25 }, () => 2));
  });

  test('When one is killed while it sends, then the message is sent again with the same id', async () => {
    const receiver = await receive((index) => (index === 0 ? 'hang' : {}));
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    await fixture.emitEvent(endpoint.workspaceId);
    const args = [fixture.urlOf('courier'), receiver.host, SECRETS_KEY, fixture.directory];
    const child = spawn(process.execPath, [await bundleScript(COURIER), ...args], { stdio: 'ignore' });
    children.push(child);
    await waitFor(async () => receiver.messages.length === 1, 60_000);
    child.kill('SIGKILL');
    await once(child, 'exit');

    await fixture.startCourier({ allow: [receiver] });
    expect(await counts(endpoint)).toMatchObject({ delivering: 1 });
    fixture.clock.aheadSeconds = 31;
    const delivery = await fixture.delivery(endpoint, ({ status }) => status === 'succeeded');
    expect(receiver.messages.map(({ headers }) => headers['webhook-id'])).toEqual([
      delivery.messageId,
      delivery.messageId,
    ]);
    for (const message of receiver.messages)
      expect(verifyMessage(message, endpoint.secret)).toMatchObject({ type: 'brand.section_updated' });
  });

  test('When a message is lost repeatedly, then each loss from the fourth on counts as an attempt, and at last the message fails', async () => {
    const receiver = await receive();
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    await fixture.emitEvent(endpoint.workspaceId);
    const { prisma } = fixture.database;
    const lose = async () => {
      const [row] = await fixture.deliveries(endpoint);
      const lost = { status: 'delivering', leaseUntil: new Date(0), fence: { increment: 1 } } as const;
      await prisma.webhookDelivery.update({ where: { id: row?.id ?? '' }, data: lost });
      await reclaimLostDeliveries({
        pipeline: { database: fixture.database, logger: fixture.log.logger },
      } as never).run(new AbortController().signal);
      return fixture.delivery(endpoint, ({ status }) => status !== 'delivering');
    };
    for (let count = 0; count < 3; count += 1) {
      expect(await lose()).toMatchObject({ status: 'pending', attempts: 0, log: [] });
    }
    const counted = await lose();
    const error = 'The service stopped while the message was being sent.';
    expect(counted).toMatchObject({ status: 'pending', attempts: 1, log: [{ number: 1, status: null, error }] });
    const [attempt] = counted.log;
    expect((counted.dueAt?.getTime() ?? 0) - (attempt?.startedAt.getTime() ?? 0)).toBeGreaterThan(4_000);
    for (let count = 2; count < WEBHOOK_RETRY_DELAYS.length; count += 1) await lose();
    expect(await lose()).toMatchObject({ status: 'failed', attempts: WEBHOOK_RETRY_DELAYS.length, dueAt: null });
    expect(await fixture.webhook(endpoint)).toMatchObject({ disabledAt: null });
  });

  test('When a slow courier has lost its claim, then its result is not saved', async () => {
    const receiver = await receive(() => 'hang');
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    await fixture.startCourier({ allow: [receiver] });
    await fixture.emitEvent(endpoint.workspaceId);
    await waitFor(async () => receiver.messages.length === 1);
    fixture.clock.aheadSeconds = 31;
    await waitFor(async () => receiver.messages.length === 2);
    fixture.clock.aheadSeconds = 0;
    receiver.releaseOne();
    await waitFor(async () => fixture.log.lines.some((line) => line.includes('webhook result was not saved')));
    expect(await fixture.deliveries(endpoint)).toMatchObject([{ status: 'delivering', attempts: 0, log: [] }]);
    receiver.releaseOne();
    await fixture.delivery(endpoint, ({ status, attempts }) => status === 'succeeded' && attempts === 1);
  });
});

describe('A courier that stops', () => {
  test('When messages are being sent, then they may finish, and no others are started', async () => {
    const receiver = await receive(() => 'hang');
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    const courier = await fixture.startCourier({ allow: [receiver], webhooks: { graceMs: 20_000 } });
    await fixture.emitEvent(endpoint.workspaceId);
    await waitFor(async () => receiver.messages.length === 1);
    const stopped = courier.stop();
    await fixture.emitEvent(endpoint.workspaceId);
    receiver.release();
    await stopped;
    expect(await counts(endpoint)).toEqual({ pending: 1, delivering: 0, succeeded: 1 });
    expect(receiver.messages).toHaveLength(1);
  });

  test('When they do not finish in time, then they are released as if they had not been sent', async () => {
    const receiver = await receive((index) => (index === 0 ? 'hang' : {}));
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    const courier = await fixture.startCourier({ allow: [receiver], webhooks: { graceMs: 10 } });
    await fixture.emitEvent(endpoint.workspaceId);
    await waitFor(async () => receiver.messages.length === 1);
    await courier.stop();
    expect(await fixture.deliveries(endpoint)).toMatchObject([{ status: 'pending', attempts: 0, log: [] }]);
    await fixture.startCourier({ allow: [receiver] });
    await fixture.delivery(endpoint, ({ status }) => status === 'succeeded');
  });
});

describe('Many messages', () => {
  test('When an endpoint hangs, then it holds few connections, and others get their messages', async () => {
    const [stuck, calm] = [await receive(() => 'hang'), await receive()];
    const slow = await fixture.newEndpoint(stuck.endpoint);
    const { workspaceId } = slow;
    const other = await fixture.newEndpoint(calm.endpoint, { workspaceId });
    const webhooks = { limit: 6, perEndpoint: 4 };
    await Promise.all(Array.from({ length: 12 }, () => fixture.emitEvent(workspaceId)));
    await fixture.startCourier({ allow: [stuck, calm], webhooks });
    await waitFor(async () => (await counts(other)).succeeded === 12);
    expect(await counts(slow)).toEqual({ pending: 8, delivering: 4, succeeded: 0 });
    expect(stuck.connections()).toBe(4);
    stuck.release();
    await waitFor(async () => (await counts(slow)).succeeded === 12);
  });

  test('When an endpoint answers quickly, then it gets more at once, and fewer when it fails', async () => {
    let fails = false;
    const receiver = await receive(() => ({ status: fails ? 503 : 200 }));
    const { workspaceId, webhookId } = await fixture.newEndpoint(receiver.endpoint);
    const concurrency = async () =>
      (await fixture.database.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id: webhookId } })).concurrency;
    const emit = (count: number) => Promise.all(Array.from({ length: count }, () => fixture.emitEvent(workspaceId)));
    await emit(40);
    await fixture.startCourier({ allow: [receiver] });
    await waitFor(async () => (await counts({ workspaceId, webhookId, secret: '' })).succeeded === 40);
    const grown = await concurrency();
    expect(grown).toBeGreaterThan(4);
    fails = true;
    await emit(1);
    await waitFor(async () => (await concurrency()) === Math.floor(grown / 2));
  });

  test('When all endpoints of a workspace hang, then those of another get their messages at once', async () => {
    const [stuck, calm] = [await receive(() => 'hang'), await receive()];
    const first = await fixture.newEndpoint(stuck.endpoint);
    const { workspaceId } = first;
    for (let count = 0; count < 4; count += 1) await fixture.newEndpoint(stuck.endpoint, { workspaceId });
    for (let count = 0; count < 3; count += 1) await fixture.emitEvent(workspaceId);
    await fixture.startCourier({ allow: [stuck, calm], webhooks: { limit: 7, perWorkspace: 6 } });
    await waitFor(async () => stuck.messages.length === 6);
    const other = await fixture.newEndpoint(calm.endpoint);
    for (let count = 0; count < 3; count += 1) await fixture.emitEvent(other.workspaceId);
    await waitFor(async () => (await counts(other)).succeeded === 3);
    expect(stuck.connections()).toBe(6);
    const busy = await fixture.database.prisma.webhookDelivery.groupBy({
      by: ['endpointId'],
      where: { status: 'delivering' },
      _count: true,
    });
    expect(busy.map(({ _count }) => _count).sort()).toEqual([1, 1, 1, 1, 2]);
  });

  test('When many messages are being sent, then Node.js prints no warning, because stderr is for the log', async () => {
    const warnings = watchWarnings();
    const stuck = await receive(() => 'hang');
    const { workspaceId } = await fixture.newEndpoint(stuck.endpoint);
    for (let count = 1; count < 16; count += 1) await fixture.newEndpoint(stuck.endpoint, { workspaceId });
    await fixture.emitEvent(workspaceId);
    await fixture.startCourier({ allow: [stuck] });
    await waitFor(async () => stuck.messages.length === 16);
    expect(warnings.names).toEqual([]);
    warnings.stop();
  });

  test('When endpoints fail, then they share half of the capacity, one message each, and working endpoints have the rest', async () => {
    const [dead, calm] = [await receive(() => 'hang'), await receive()];
    const failing = await Promise.all(Array.from({ length: 6 }, () => fixture.newEndpoint(dead.endpoint)));
    await fixture.database.prisma.webhookEndpoint.updateMany({ data: { failingSince: new Date() } });
    const works = await fixture.newEndpoint(calm.endpoint);
    for (const { workspaceId } of failing)
      for (let count = 0; count < 3; count += 1) await fixture.emitEvent(workspaceId);
    await fixture.startCourier({ allow: [dead, calm], webhooks: { limit: 4, failingLimit: 2 } });
    await waitFor(async () => dead.messages.length === 2);
    for (let count = 0; count < 5; count += 1) await fixture.emitEvent(works.workspaceId);
    await waitFor(async () => (await counts(works)).succeeded === 5);
    expect(dead.connections()).toBe(2);
    const busy = await Promise.all(failing.map(counts));
    expect(busy.filter(({ delivering }) => delivering === 1)).toHaveLength(2);
    expect(Math.max(...busy.map(({ delivering }) => delivering))).toBe(1);
  });

  test('When a brand has many events, then they are delivered one after another, in order', async () => {
    const receiver = await receive();
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    const brandId = await fixture.newBrand(endpoint.workspaceId);
    await Promise.all(Array.from({ length: 12 }, () => fixture.emitEvent(endpoint.workspaceId, brandId)));
    await fixture.startCourier({ allow: [receiver] });
    await waitFor(async () => receiver.messages.length === 12);
    const events = await fixture.database.prisma.event.findMany({ where: { brandId }, orderBy: { seq: 'asc' } });
    expect(receiver.messages.map(({ headers }) => headers['webhook-id'])).toEqual(
      events.map(({ id }) => `msg_${id.replaceAll('-', '')}`),
    );
  });

  test('When one message of a brand has to be retried, then the next ones do not wait for it', async () => {
    const receiver = await receive((index) => ({ status: index === 0 ? 500 : 200 }));
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    await fixture.startCourier({ allow: [receiver] });
    const brandId = await fixture.emitEvent(endpoint.workspaceId);
    await fixture.delivery(endpoint, ({ attempts }) => attempts === 1);
    await fixture.emitEvent(endpoint.workspaceId, brandId);
    await waitFor(async () => (await counts(endpoint)).succeeded === 1);
    expect(await counts(endpoint)).toEqual({ pending: 1, delivering: 0, succeeded: 1 });
  });
});

describe('Old deliveries', () => {
  test('When a delivery ended more than 30 days ago, then it is removed with its attempts, and a waiting one is not', async () => {
    const { prisma } = fixture.database;
    const receiver = await receive((index) => ({ status: index === 2 ? 500 : 200 }));
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    const courier = await fixture.startCourier({ allow: [receiver], webhooks: { perEndpoint: 1 } });
    for (let count = 0; count < 3; count += 1) await fixture.emitEvent(endpoint.workspaceId);
    await waitFor(async () => receiver.messages.length === 3);
    await courier.stop();
    const [old, recent, waiting] = await fixture.deliveries(endpoint);
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    const age = (id = '', createdAt: Date, finishedAt: Date | null) =>
      prisma.webhookDelivery.update({ where: { id }, data: { createdAt, finishedAt } });
    await age(old?.id, days(34), days(31));
    await age(recent?.id, days(34), days(29));
    await age(waiting?.id, days(34), null);
    const sweep = sweepOldDeliveries({ database: fixture.database } as never, 30);
    expect(await sweep.run(new AbortController().signal)).toEqual({ more: false });
    expect((await fixture.deliveries(endpoint)).map(({ id }) => id).sort()).toEqual([recent?.id, waiting?.id].sort());
    expect(await prisma.webhookAttempt.count()).toBe(2);
  });
});
