import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DeliveryDetailRow,
  ensureWorkspace,
  findDelivery,
  findWebhook,
  insertWebhook,
  listDeliveryRows,
  recordEvent,
} from '@brandprint/database';
import { type Authority, parseEgressAllow } from '@brandprint/egress';
import { createSecretBox, type Stoppable } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createDirectoryStore } from '@brandprint/storage';
import { restrictStore } from '@brandprint/storage/testing';
import { createTestDatabase, createTestLog, type Site, waitFor } from '@brandprint/testing';
import { afterAll, afterEach } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { type CourierDeps, startCourier } from '../../src/index.ts';
import { type ReceivedMessage, type Receiver, startReceiver } from './receiver.ts';

export const SECRETS_KEY = 'a master key of at least 32 characters';

export interface TestEndpoint {
  workspaceId: string;
  webhookId: string;
  secret: string;
}

/** A database with endpoints and brands, and couriers whose clock can be moved forward. */
export async function createWebhookFixture() {
  const testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  const { prisma } = database;
  const log = createTestLog();
  const queue = createJobQueue({ databaseUrl: testDatabase.urlOf('courier') }, log);
  /** What a courier may do, not more. */
  const courierDatabase = testDatabase.connectAs('courier');
  const directory = await mkdtemp(join(tmpdir(), 'brandprint-webhooks-'));
  const couriers = new Set<Stoppable>();
  const clock = { aheadSeconds: 0 };

  const fixture = {
    urlOf: testDatabase.urlOf,
    directory,
    database,
    log,
    clock,
    async startCourier(more: Partial<CourierDeps> & { allow?: readonly Site[] } = {}): Promise<Stoppable> {
      const { allow = [], webhooks, ...rest } = more;
      const courier = await startCourier({
        pipeline: { database: courierDatabase, queue, logger: log.logger, admissionWindow: 1 },
        store: restrictStore(createDirectoryStore(directory), 'courier'),
        secretsKey: SECRETS_KEY,
        egressAllow: hostsOf(allow),
        webhooks: { idleMs: 20, random: () => 0.5, aheadSeconds: () => clock.aheadSeconds, graceMs: 500, ...webhooks },
        ...rest,
      });
      couriers.add(courier);
      return courier;
    },
    /** Stops all couriers and resets the clock. */
    async reset(): Promise<void> {
      await Promise.all([...couriers].map((courier) => courier.stop()));
      couriers.clear();
      clock.aheadSeconds = 0;
      await prisma.workspace.deleteMany();
    },
    async newEndpoint(url: string, more: { eventTypes?: string[]; workspaceId?: string } = {}): Promise<TestEndpoint> {
      const workspaceId = more.workspaceId ?? (await ensureWorkspace(prisma, randomUUID())).id;
      const [id, secret] = [randomUUID(), `whsec_${randomBytes(32).toString('base64')}`];
      const sealed = new Uint8Array(createSecretBox(SECRETS_KEY).seal(secret, id));
      const { eventTypes = [] } = more;
      await insertWebhook(prisma, { id, workspaceId, url, description: '', eventTypes, secret: sealed }, 100);
      return { workspaceId, webhookId: id, secret };
    },
    async newBrand(workspaceId: string): Promise<string> {
      const data = { workspaceId, name: 'acme.test', sourceUrl: 'https://acme.test/' };
      return (await prisma.brand.create({ data, select: { id: true } })).id;
    },
    /** Records an event for a brand, a new one by default. */
    async emitEvent(workspaceId: string, brandId?: string): Promise<string> {
      const id = brandId ?? (await fixture.newBrand(workspaceId));
      const data = { brand_id: id, section: 'colors', action: 'patch' } as const;
      await database.transaction((tx) => recordEvent(tx, id, 'brand.section_updated', data));
      return id;
    },
    webhook: (key: TestEndpoint) => findWebhook(prisma, key),
    /** Oldest first. */
    async deliveries(key: TestEndpoint): Promise<DeliveryDetailRow[]> {
      const rows = await listDeliveryRows(prisma, { ...key, limit: 200 });
      const found = await Promise.all(rows.map(({ id }) => findDelivery(prisma, { ...key, deliveryId: id })));
      return found.filter((row) => row !== null).reverse();
    },
    /** The only delivery of an endpoint, once it matches. */
    delivery: (key: TestEndpoint, matches: (row: DeliveryDetailRow) => boolean): Promise<DeliveryDetailRow> =>
      waitFor(async () => {
        const [row] = await fixture.deliveries(key);
        return row && matches(row) ? row : null;
      }),
    /** Moves the clock to when a delivery is due. */
    async advanceClockTo(row: DeliveryDetailRow): Promise<void> {
      const [{ now } = { now: new Date() }] = await prisma.$queryRaw<{ now: Date }[]>`SELECT now()`;
      clock.aheadSeconds = ((row.dueAt?.getTime() ?? 0) - now.getTime()) / 1000 + 0.01;
    },
    async stop(): Promise<void> {
      await fixture.reset();
      await queue.stop();
      await testDatabase.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return fixture;
}

export type WebhookFixture = Awaited<ReturnType<typeof createWebhookFixture>>;

const hostsOf = (sites: readonly Site[]): Authority[] => sites.flatMap(({ host }) => parseEgressAllow(host));

/** Verifies and parses a message with the secret. Throws if the signature is wrong. */
export function verifyMessage(message: ReceivedMessage | undefined, secret: string): unknown {
  if (!message) throw new Error('nothing was received');
  return new Webhook(secret).verify(message.body, message.headers);
}

/** One fixture for all tests of a file: called at its top. After each test its couriers and receivers are stopped. */
export async function useWebhookFixture() {
  const fixture = await createWebhookFixture();
  const receivers: Receiver[] = [];
  afterEach(async () => {
    for (const receiver of receivers) receiver.release();
    await fixture.reset();
    await Promise.all(receivers.splice(0).map((receiver) => receiver.stop()));
  });
  afterAll(() => fixture.stop());
  return {
    fixture,
    /** Those of the present test. */
    receivers: receivers as readonly Receiver[],
    /** Starts an endpoint's server. */
    async receive(...reply: Parameters<typeof startReceiver>): Promise<Receiver> {
      const receiver = await startReceiver(...reply);
      receivers.push(receiver);
      return receiver;
    },
  };
}
