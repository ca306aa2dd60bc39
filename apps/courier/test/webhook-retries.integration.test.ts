import { createServer } from 'node:net';
import { WEBHOOK_RETRY_DELAYS } from '@brandprint/contracts';
import { requeueDelivery } from '@brandprint/database';
import { waitFor } from '@brandprint/testing';
import { describe, expect, test } from '@jest/globals';
import type { Receiver } from './support/receiver.ts';
import { type TestEndpoint, useWebhookFixture, verifyMessage, type WebhookFixture } from './support/webhook-fixture.ts';

const { fixture, receive } = await useWebhookFixture();

/** Moves the clock from one attempt to the next until this many were made, or nothing more is due. */
async function attempt(endpoint: TestEndpoint, times: number) {
  for (let made = 1; ; made += 1) {
    const row = await fixture.delivery(
      endpoint,
      ({ attempts, status }) => attempts === made && status !== 'delivering',
    );
    if (made === times || row.status !== 'pending') return row;
    await fixture.advanceClockTo(row);
  }
}

describe('A message that fails', () => {
  test('When the endpoint recovers, then the same message is delivered, at the times of the schedule', async () => {
    const receiver = await receive((index) => (index < 3 ? { status: 500, body: `broken ${index}` } : {}));
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    await fixture.startCourier({ allow: [receiver] });
    await fixture.emitEvent(endpoint.workspaceId);

    for (const [made, wait] of WEBHOOK_RETRY_DELAYS.slice(1, 4).entries()) {
      const row = await fixture.delivery(endpoint, ({ attempts }) => attempts === made + 1);
      expect(row.status).toBe('pending');
      const sent = (row.log.at(-1)?.startedAt.getTime() ?? 0) + fixture.clock.aheadSeconds * 1000;
      const waits = ((row.dueAt?.getTime() ?? 0) - sent) / 1000;
      expect(waits).toBeGreaterThan(wait - 0.1);
      const [{ now } = { now: new Date() }] = await fixture.database.prisma.$queryRaw<{ now: Date }[]>`SELECT now()`;
      const latest = now.getTime() + (fixture.clock.aheadSeconds + wait) * 1000;
      expect(row.dueAt?.getTime()).toBeLessThanOrEqual(latest);
      await fixture.advanceClockTo(row);
    }
    const delivery = await fixture.delivery(endpoint, ({ status }) => status === 'succeeded');
    expect(new Set(receiver.messages.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([delivery.messageId]),
    );
    expect(receiver.messages).toHaveLength(4);
    for (const message of receiver.messages)
      expect(verifyMessage(message, endpoint.secret)).toMatchObject({ type: 'brand.section_updated' });
    expect(delivery.log).toMatchObject([
      { number: 1, status: 500, responseBody: 'broken 0', error: 'The endpoint answered 500.' },
      { number: 2, status: 500, responseBody: 'broken 1' },
      { number: 3, status: 500, responseBody: 'broken 2' },
      { number: 4, status: 200, responseBody: '', error: '' },
    ]);
  });

  test('When it is not due yet, then it is not sent, though others are', async () => {
    const [receiver, calm] = [await receive(() => ({ status: 503 })), await receive()];
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    const other = await fixture.newEndpoint(calm.endpoint);
    await fixture.startCourier({ allow: [receiver, calm] });
    await fixture.emitEvent(endpoint.workspaceId);
    const failed = await fixture.delivery(endpoint, ({ attempts }) => attempts === 1);
    await fixture.advanceClockTo(failed);
    await fixture.delivery(endpoint, ({ attempts }) => attempts === 2);
    await fixture.emitEvent(other.workspaceId);
    await fixture.delivery(other, ({ status }) => status === 'succeeded');
    expect(receiver.messages).toHaveLength(2);
    fixture.clock.aheadSeconds += WEBHOOK_RETRY_DELAYS[2] * 1.2;
    await waitFor(async () => receiver.messages.length === 3);
  });

  test('When every attempt failed, then it fails after the last of the schedule, and can be redelivered', async () => {
    let broken = true;
    const receiver = await receive(() => ({ status: broken ? 502 : 200 }));
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    await fixture.startCourier({ allow: [receiver] });
    await fixture.emitEvent(endpoint.workspaceId);
    const failed = await attempt(endpoint, 99);
    expect(failed).toMatchObject({ status: 'failed', attempts: WEBHOOK_RETRY_DELAYS.length, dueAt: null });
    expect(receiver.messages).toHaveLength(WEBHOOK_RETRY_DELAYS.length);
    expect(await fixture.webhook(endpoint)).toMatchObject({ disabledAt: null });

    const again = { ...endpoint, deliveryId: failed.id };
    expect(await fixture.database.transaction((tx) => requeueDelivery(tx, again))).toBe('queued');
    const retried = await fixture.delivery(endpoint, ({ attempts }) => attempts === WEBHOOK_RETRY_DELAYS.length + 1);
    expect(retried).toMatchObject({ status: 'pending', finishedAt: null });
    broken = false;
    await fixture.advanceClockTo(retried);
    const done = await fixture.delivery(endpoint, ({ status }) => status === 'succeeded');
    expect(done.log.map(({ number }) => number)).toEqual(
      Array.from({ length: WEBHOOK_RETRY_DELAYS.length + 2 }, (_, index) => index + 1),
    );
    expect(new Set(receiver.messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('When the endpoint asks for a longer delay, then it gets it', async () => {
    const receiver = await receive(() => ({ status: 429, headers: { 'retry-after': '1000' } }));
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    await fixture.startCourier({ allow: [receiver] });
    await fixture.emitEvent(endpoint.workspaceId);
    const row = await fixture.delivery(endpoint, ({ attempts }) => attempts === 1);
    const waits = ((row.dueAt?.getTime() ?? 0) - (row.log[0]?.startedAt.getTime() ?? 0)) / 1000;
    expect(waits).toBeGreaterThanOrEqual(1_000);
    expect(waits).toBeLessThan(1_100);
  });
});

describe('What counts as failed', () => {
  async function failWith(url: string, more: Parameters<WebhookFixture['startCourier']>[0] = {}) {
    const endpoint = await fixture.newEndpoint(url);
    await fixture.startCourier(more);
    await fixture.emitEvent(endpoint.workspaceId);
    const row = await fixture.delivery(endpoint, ({ attempts }) => attempts === 1);
    expect(row.status).toBe('pending');
    return row.log[0];
  }

  test('When the response is a redirect, then it is not followed', async () => {
    const elsewhere = await receive();
    const receiver = await receive(() => ({ status: 307, headers: { location: elsewhere.endpoint } }));
    expect(await failWith(receiver.endpoint, { allow: [receiver, elsewhere] })).toMatchObject({
      status: 307,
      error: 'The endpoint answered 307; redirects are not followed.',
    });
    expect(elsewhere.connections()).toBe(0);
  });

  test('When there is no response in time, then the log says so', async () => {
    const receiver = await receive(() => 'hang');
    expect(await failWith(receiver.endpoint, { allow: [receiver], webhooks: { timeoutMs: 300 } })).toMatchObject({
      status: null,
      error: 'The endpoint did not answer in time.',
    });
  });

  test('When nothing listens, or the address is private, then the error is the same, and the private address is not called', async () => {
    const closed = await receive();
    await closed.stop();
    const refused = await failWith(closed.endpoint, { allow: [closed] });
    await fixture.reset();
    const secret = await receive();
    const forbidden = await failWith(secret.endpoint);
    await fixture.reset();
    const insecure = await failWith('http://93.184.216.34/in');
    for (const { error, status } of [refused, forbidden, insecure].map((row) => ({ ...row }))) {
      expect({ error, status }).toEqual({ error: 'The endpoint could not be reached.', status: null });
    }
    expect(secret.connections()).toBe(0);
  });

  test('When the server does not speak HTTP, then the log says so', async () => {
    const server = createServer((socket) =>
      socket
        .on('error', () => {})
        .resume()
        .end('no HTTP\r\n\r\n'),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const allow = [{ host: `127.0.0.1:${port}` } as Receiver];
    expect((await failWith(`http://127.0.0.1:${port}/`, { allow }))?.error).toBe('The response was not HTTP.');
    await new Promise((resolve) => server.close(resolve));
  });

  test('When the response is huge, compressed or not text, then 4 KB of it are stored, as text', async () => {
    const body = Buffer.concat([Buffer.from('a\0b'), Buffer.from('é'.repeat(3_000))]);
    const receiver = await receive(() => ({ status: 500, body }));
    const kept = (await failWith(receiver.endpoint, { allow: [receiver] }))?.responseBody;
    expect(kept).toBe(`ab${'é'.repeat((4_096 - 4) / 2)}`);
  });
});

describe('An endpoint that is gone or fails', () => {
  test('When it responds with 410, then it is disabled at once, and its waiting messages end', async () => {
    const receiver = await receive((index) => ({ status: index === 0 ? 500 : 410 }));
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    await fixture.startCourier({ allow: [receiver] });
    await fixture.emitEvent(endpoint.workspaceId);
    await fixture.delivery(endpoint, ({ attempts }) => attempts === 1);
    await fixture.emitEvent(endpoint.workspaceId);
    await waitFor(async () => (await fixture.webhook(endpoint))?.disabledAt);
    expect(await fixture.webhook(endpoint)).toMatchObject({ disabledReason: 'The endpoint answered 410 Gone.' });
    expect(await fixture.deliveries(endpoint)).toMatchObject([
      { status: 'failed', attempts: 1 },
      { status: 'failed', attempts: 1, log: [{ status: 410 }] },
    ]);
    await fixture.emitEvent(endpoint.workspaceId);
    expect(await fixture.deliveries(endpoint)).toHaveLength(2);
  });

  /** Moves the clock and lets a message fail. */
  async function failLater(endpoint: TestEndpoint, days: number): Promise<void> {
    fixture.clock.aheadSeconds = days * 86_400;
    await fixture.emitEvent(endpoint.workspaceId);
    await waitFor(async () =>
      (await fixture.deliveries(endpoint)).every(
        ({ attempts, status }) => status === 'failed' || (status === 'pending' && attempts > 0),
      ),
    );
  }

  test('When nothing was delivered for five days, then the endpoint is disabled at the next failure, with a reason', async () => {
    const receiver = await receive(() => ({ status: 500 }));
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    await fixture.startCourier({ allow: [receiver] });
    for (const days of [0, 1.6, 3.2, 4.8]) await failLater(endpoint, days);
    expect(await fixture.webhook(endpoint)).toMatchObject({ disabledAt: null });
    await failLater(endpoint, 5.1);
    expect(await fixture.webhook(endpoint)).toMatchObject({
      disabledAt: expect.any(Date),
      disabledReason: 'No message got through for five days.',
    });
    expect((await fixture.deliveries(endpoint)).map(({ status }) => status)).toEqual(Array(5).fill('failed'));
  });

  test('When it failed once, and again a long time later, then the time between does not count, and it stays enabled', async () => {
    const receiver = await receive(() => ({ status: 500 }));
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    await fixture.startCourier({ allow: [receiver] });
    const brandId = await fixture.emitEvent(endpoint.workspaceId);
    await fixture.delivery(endpoint, ({ attempts }) => attempts === 1);
    await fixture.database.prisma.brand.delete({ where: { id: brandId } });
    await failLater(endpoint, 30);
    expect(await fixture.webhook(endpoint)).toMatchObject({ disabledAt: null });
  });

  test('When it is disabled after a message was queued, then the message is not sent', async () => {
    const receiver = await receive();
    const endpoint = await fixture.newEndpoint(receiver.endpoint);
    await fixture.emitEvent(endpoint.workspaceId);
    // As if this happened between the two steps.
    await fixture.database.prisma.webhookEndpoint.updateMany({ data: { disabledAt: new Date() } });
    await fixture.startCourier({ allow: [receiver] });
    expect(await fixture.delivery(endpoint, ({ status }) => status === 'failed')).toMatchObject({ attempts: 0 });
    expect(receiver.connections()).toBe(0);
  });
});
