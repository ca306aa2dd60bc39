import { waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Receiver, startReceiver } from './support/receiver.ts';
import { createWebhookFixture, type WebhookFixture } from './support/webhook-fixture.ts';

/** Statements of one round of a sweep. */
const BATCH = 1_000;
const LONG_MS = 600_000;

let fixture: WebhookFixture;
let receiver: Receiver;

beforeAll(async () => {
  fixture = await createWebhookFixture();
  receiver = await startReceiver(() => 'hang');
});
afterAll(async () => {
  receiver.release();
  await fixture.stop();
  await receiver.stop();
});

test('When a courier stops while a message is being sent, then its sweeps start no other round', async () => {
  const { database } = fixture;
  const { workspaceId } = await fixture.newEndpoint(receiver.endpoint);
  const brandId = await fixture.emitEvent(workspaceId);
  const event = (seq: number) => ({ brandId, seq, type: 'brand.queued', data: {}, createdAt: new Date(0) });
  const old = { brandId, createdAt: new Date(0) };
  await database.prisma.event.createMany({ data: Array.from({ length: 3 * BATCH }, (_, i) => event(1_000 + i)) });

  const { stopped } = await database.transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE events IN SHARE MODE`;
    const courier = await fixture.startCourier({ allow: [receiver], webhooks: { graceMs: LONG_MS } });
    await waitFor(async () => receiver.messages.length === 1);
    await waitFor(async () => {
      const waiting = await database.prisma.$queryRaw<unknown[]>`
        SELECT FROM pg_locks WHERE relation = 'events'::regclass AND NOT granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
      return waiting.length > 0;
    });
    const stopped = courier.stop();
    return { stopped };
  });
  await waitFor(async () => (await database.prisma.event.count({ where: old })) < 3 * BATCH);
  receiver.release();
  await stopped;

  expect(await database.prisma.event.count({ where: old })).toBe(2 * BATCH);
});
