import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { insertWebhook } from '@brandprint/database';
import { type Fleet, startFleet, superviseApp } from '@brandprint/harness/fleet';
import { createSecretBox } from '@brandprint/platform';
import { waitFor } from '@brandprint/testing';
import type { Measurement } from './measurement.ts';

/** How long the endpoint takes for an answer. */
const ANSWER_MS = 500;
const MESSAGES = 600;
const TIMEOUT_MS = 10 * 60_000;

/** Messages per second that one endpoint gets from one courier. Formerly never more than four at a time. */
export const measureWebhookCeiling: Measurement = async ({ logProgress }) => {
  const endpoint = createServer(async (request, response) => {
    request.resume();
    await pause(ANSWER_MS);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(endpoint, 'listening');
  const host = `127.0.0.1:${(endpoint.address() as AddressInfo).port}`;
  const count = { api: 0, crawler: 0, analyst: 0, courier: 0 };
  const fleet = await startFleet({ count, redis: false, env: { EGRESS_ALLOW: host } });
  try {
    const rates: string[] = [];
    for (const concurrency of [4, 32]) {
      const rate = await deliver(fleet, `http://${host}/`, concurrency);
      logProgress(`${concurrency} at a time: ${rate.toFixed(1)} messages per second`);
      rates.push(`${rate.toFixed(1)}/s`);
    }
    const [before = '', after = ''] = rates;
    return [{ what: `webhooks to one endpoint that answers after ${ANSWER_MS} ms`, before, after }];
  } finally {
    await fleet.stop();
    endpoint.close();
    endpoint.closeAllConnections();
  }
};

/** The rate over the second half of the messages, when concurrency has grown. */
async function deliver(fleet: Fleet, url: string, concurrency: number): Promise<number> {
  const database = fleet.openDatabase();
  const { prisma } = database;
  await insertMessages(fleet, prisma, url);
  const env = { ...fleet.env, WEBHOOK_CONCURRENCY: String(concurrency) };
  const log = join(fleet.services.dir, `courier-${concurrency}.log`);
  const courier = await superviseApp('courier', { log, env });
  try {
    const done = () => prisma.webhookDelivery.count({ where: { status: 'succeeded' } });
    await waitFor(async () => (await done()) === MESSAGES, TIMEOUT_MS);
    const ends = await prisma.webhookDelivery.findMany({
      select: { finishedAt: true },
      orderBy: { finishedAt: 'asc' },
    });
    const timeOf = (index: number) => ends[index]?.finishedAt?.getTime() ?? Number.NaN;
    const half = MESSAGES / 2;
    return (half - 1) / ((timeOf(MESSAGES - 1) - timeOf(half)) / 1_000);
  } finally {
    await courier.stop();
    await prisma.webhookEndpoint.deleteMany();
    await database.stop();
  }
}

/** One message for each of many brands, so that none waits for another. */
async function insertMessages(
  { workspaceId, env }: Fleet,
  prisma: ReturnType<Fleet['openDatabase']>['prisma'],
  url: string,
): Promise<void> {
  const id = randomUUID();
  const text = `whsec_${randomBytes(32).toString('base64')}`;
  const secret = new Uint8Array(createSecretBox(env.SECRETS_KEY ?? '').seal(text, id));
  await insertWebhook(prisma, { id, workspaceId, url, description: '', eventTypes: [], secret }, 100);
  const brand = { workspaceId, name: 'acme.test', sourceUrl: 'https://acme.test/' };
  const brands = await prisma.brand.createManyAndReturn({ data: Array(MESSAGES).fill(brand) });
  const message = { endpointId: id, type: 'brand.queued', payload: '{}' };
  await prisma.webhookDelivery.createMany({
    data: brands.map(({ id: brandId }, seq) => ({ ...message, brandId, seq, messageId: `msg_${seq}` })),
  });
}
