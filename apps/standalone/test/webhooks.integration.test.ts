import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningApi, startApi } from '@brandprint/api';
import { WEBHOOK_MESSAGES, type WebhookDelivery, type WebhookEndpoint } from '@brandprint/contracts';
import { startCourier } from '@brandprint/courier';
import { createApiKey, saveSection } from '@brandprint/database';
import { parseEgressAllow } from '@brandprint/egress';
import { createRateLimiter } from '@brandprint/limits';
import { type Pipeline, type StageHandler, startStageWorker } from '@brandprint/pipeline';
import { Lifecycle } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createDirectoryStore } from '@brandprint/storage';
import { createTestDatabase, createTestLog, type Site, startSite, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';

const log = createTestLog();
const lifecycle = new Lifecycle(log.logger);
const clock = { aheadSeconds: 0 };
let receiver: Site;
let api: RunningApi;
let key: string;
/** How the receiver responds. */
let status = 200;

beforeAll(async () => {
  const testDatabase = lifecycle.add('database', await createTestDatabase(), (it) => it.stop());
  const { url: databaseUrl, database } = testDatabase;
  const { logger } = log;
  const queue = lifecycle.add('queue', createJobQueue({ databaseUrl }, log), (it) => it.stop());
  const limiter = lifecycle.add('limiter', createRateLimiter({ databaseUrl }, log), (it) => it.stop());
  const directory = await mkdtemp(join(tmpdir(), 'brandprint-hooks-'));
  lifecycle.add('directory', directory, (it) => rm(it, { recursive: true, force: true }));
  const store = createDirectoryStore(directory);
  const pipeline: Pipeline = { database, queue, logger, admissionWindow: 2 };
  receiver = lifecycle.add('receiver', await startReceiver(), (it) => it.stop());
  const shared = { pipeline, store, secretsKey: randomUUID(), egressAllow: parseEgressAllow(receiver.host) };
  api = await startApi({ ...shared, limiter, logger, port: 0, host: '127.0.0.1' });
  lifecycle.add('api', api, (it) => it.stop());
  const webhooks = { idleMs: 20, aheadSeconds: () => clock.aheadSeconds };
  lifecycle.add('courier', await startCourier({ ...shared, webhooks }), (it) => it.stop());
  for (const name of ['crawl', 'section'] as const) {
    const consumer = await startStageWorker(pipeline, name, { concurrency: 2 }, work);
    lifecycle.add('worker', consumer, (it) => it.stop());
  }
  const { id: workspaceId } = await database.prisma.workspace.create({ data: { name: 'acme' } });
  key = (await createApiKey(database.prisma, { workspaceId, environment: 'prod' })).key;
});
afterAll(() => lifecycle.stop());

/** Extracts the name of the brand, and nothing else. */
const work: StageHandler = async ({ analysisId, stage }) => {
  return async (tx) => {
    if (stage === 'things') await saveSection(tx, analysisId, stage, { data: { name: 'Acme' }, provenance: [] });
  };
};

interface Message {
  headers: Record<string, string>;
  body: string;
}
const messages: Message[] = [];
const startReceiver = () =>
  startSite((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      messages.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(status).end('noted');
    });
  });

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${api.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text === '' ? (undefined as T) : JSON.parse(text).data;
}

type Created = WebhookEndpoint & { secret: string };
const newWebhook = (more: object = {}) =>
  call<Created>('POST', '/v1/api/webhooks', { url: `${receiver.url}/in`, ...more });
/** A delivery of a webhook, once it matches. */
const deliveryOf = (id: string, wished: (one: WebhookDelivery) => boolean, index = 0) =>
  waitFor(async () => {
    const list = await call<WebhookDelivery[]>('GET', `/v1/api/webhooks/${id}/deliveries`);
    const one =
      list[index] && (await call<WebhookDelivery>('GET', `/v1/api/webhooks/${id}/deliveries/${list[index].id}`));
    return one && wished(one) && one;
  });
const verify = (message: Message | undefined, secret: string) =>
  new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {}) as {
    type: keyof typeof WEBHOOK_MESSAGES;
    timestamp: string;
    data: Record<string, unknown>;
  };

function isSignedWith(message: Message | undefined, secret: string): boolean {
  try {
    verify(message, secret);
    return true;
  } catch {
    return false;
  }
}

describe('Webhooks, from the request to the endpoint', () => {
  test('When a site is analysed, then the endpoint gets each step in order, correctly signed', async () => {
    const { id, secret } = await newWebhook();
    messages.length = 0;
    const { brand_id: brandId } = await call<{ brand_id: string }>('POST', '/v1/api/parse', {
      url: 'https://acme.test/',
      stages: ['things'],
    });
    await waitFor(async () => messages.length === 3);
    const received = messages.map((message) => verify(message, secret));
    expect(received.map(({ type }) => type)).toEqual(['brand.queued', 'brand.running', 'brand.complete']);
    for (const { type, data } of received) {
      expect(WEBHOOK_MESSAGES[type].parse(data)).toEqual(data);
      expect(data.brand_id).toBe(brandId);
    }
    expect(received.map(({ data }) => data.name)).toEqual(['acme.test', 'acme.test', 'Acme']);
    const times = received.map(({ timestamp }) => Date.parse(timestamp));
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(new Set(messages.map(({ headers }) => headers['webhook-id'])).size).toBe(3);

    await call('PATCH', `/v1/api/brands/${brandId}/sections/things`, { name: 'Acme Inc.' });
    await waitFor(async () => messages.length === 4);
    expect(verify(messages[3], secret)).toMatchObject({
      type: 'brand.section_updated',
      data: { brand_id: brandId, section: 'things', action: 'patch' },
    });
    await call('DELETE', `/v1/api/webhooks/${id}`);
  });

  test('When a test is requested, then it is sent once, whatever the endpoint subscribes to and responds', async () => {
    const { id, secret } = await newWebhook({ event_types: ['brand.failed'] });
    messages.length = 0;
    status = 500;
    await call('POST', `/v1/api/webhooks/${id}/test`);
    const failed = await deliveryOf(id, ({ attempt_count }) => attempt_count === 1);
    expect(failed).toMatchObject({
      status: 'failed',
      response_status: 500,
      next_attempt_at: null,
      attempts: [{ number: 1, response_status: 500, response_body: 'noted', error: 'The endpoint answered 500.' }],
    });
    expect(verify(messages[0], secret)).toMatchObject({ type: 'webhook.test', data: { webhook_id: id } });
    expect(failed.request_body).toBe(messages[0]?.body);

    status = 200;
    await call('POST', `/v1/api/webhooks/${id}/deliveries/${failed.id}/redeliver`);
    await deliveryOf(id, (one) => one.status === 'succeeded');
    expect(messages.map(({ headers }) => headers['webhook-id'])).toEqual([failed.message_id, failed.message_id]);
    await call('DELETE', `/v1/api/webhooks/${id}`);
  });

  test('When the secret is rotated, then both are valid for a day', async () => {
    const { id, secret } = await newWebhook();
    messages.length = 0;
    const rotated = await call<{ secret: string }>('POST', `/v1/api/webhooks/${id}/rotate-secret`);
    await call('POST', `/v1/api/webhooks/${id}/test`);
    await waitFor(async () => messages.length === 1);
    expect(verify(messages[0], secret)).toEqual(verify(messages[0], rotated.secret));
    await deliveryOf(id, (one) => one.status === 'succeeded');

    clock.aheadSeconds = 25 * 3_600;
    // A claim that began before the clock was moved signs with both.
    await waitFor(async () => {
      const sent = messages.length;
      await call('POST', `/v1/api/webhooks/${id}/test`);
      await waitFor(async () => messages.length > sent);
      return !isSignedWith(messages.at(-1), secret);
    });
    expect(verify(messages.at(-1), rotated.secret)).toBeTruthy();
    clock.aheadSeconds = 0;
    await call('DELETE', `/v1/api/webhooks/${id}`);
  });

  test('When the endpoint responds with 410, then it is disabled until somebody enables it', async () => {
    const { id } = await newWebhook();
    status = 410;
    await call('POST', `/v1/api/webhooks/${id}/test`);
    await waitFor(async () => !(await call<WebhookEndpoint>('GET', `/v1/api/webhooks/${id}`)).enabled);
    status = 200;
    const disabled = await call<WebhookEndpoint>('GET', `/v1/api/webhooks/${id}`);
    expect(disabled.disabled_reason).toBe('The endpoint answered 410 Gone.');
    await expect(call('POST', `/v1/api/webhooks/${id}/test`)).rejects.toThrow('WEBHOOK_DISABLED');
    const enabled = await call<WebhookEndpoint>('PATCH', `/v1/api/webhooks/${id}`, { enabled: true });
    expect(enabled).toMatchObject({ enabled: true, disabled_reason: '' });
    await call('POST', `/v1/api/webhooks/${id}/test`);
    await deliveryOf(id, (one) => one.status === 'succeeded');
    await call('DELETE', `/v1/api/webhooks/${id}`);
  });

  test('When everything has run, then no secret was logged', () => {
    log.expectNoSecrets();
  });
});
