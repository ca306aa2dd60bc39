import { createDnsResolver, createEgressPolicy, parseEgressAllow, type Refusal } from '@brandprint/egress';
import { waitFor } from '@brandprint/testing';
import { hostileUrls, type NameServer, startNameServer, startVictim, type Victim } from '@brandprint/testing/hostile';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestEndpoint, useWebhookFixture } from './support/webhook-fixture.ts';

const UNREACHED = { status: null, error: 'The endpoint could not be reached.', responseBody: '' };
/** A public address by every list, which nobody uses. */
const PUBLIC = '192.0.1.1';
/** The number of endpoints that a workspace may have. */
const PER_WORKSPACE = 100;

const { fixture, receivers, receive } = await useWebhookFixture();
let victim: Victim;
let names: NameServer;
let refusals: Refusal[] = [];

beforeAll(async () => {
  [victim, names] = await Promise.all([
    startVictim(),
    startNameServer({
      'private.example': [['127.0.0.1']],
      'mixed.example': [[PUBLIC, '127.0.0.1']],
      'families.example': [[PUBLIC, '::1']],
      'turning.example': [[PUBLIC], ['127.0.0.1']],
      'silent.example': ['silence'],
    }),
  ]);
});
afterEach(() => {
  expect(victim.received).toEqual([]);
  refusals = [];
});
afterAll(() => Promise.all([victim, names].map((one) => one?.stop())));

/** A courier that refuses only the victim's address. */
function startCourier(timeoutMs = 5_000) {
  const policy = createEgressPolicy({
    allow: parseEgressAllow(receivers.map(({ host }) => host).join()),
    ports: [80, 443, 8080, 8443, ...victim.ports],
    resolve: createDnsResolver({ servers: [names.address], ttlMs: 0, timeoutMs: 500 }),
  });
  return fixture.startCourier({ policy, onRefused: (refusal) => void refusals.push(refusal), webhooks: { timeoutMs } });
}

/** The result of a message to each, in order. */
async function sendTo(urls: string[]) {
  const endpoints: TestEndpoint[] = [];
  for (const [index, url] of urls.entries()) {
    const room = index % PER_WORKSPACE === 0 ? {} : { workspaceId: endpoints.at(-1)?.workspaceId ?? '' };
    endpoints.push(await fixture.newEndpoint(url, room));
  }
  for (const workspaceId of new Set(endpoints.map((endpoint) => endpoint.workspaceId)))
    await fixture.emitEvent(workspaceId);
  const { webhookAttempt } = fixture.database.prisma;
  await waitFor(async () => (await webhookAttempt.groupBy({ by: 'deliveryId' })).length === urls.length);
  const rows = await Promise.all(endpoints.map((endpoint) => fixture.deliveries(endpoint)));
  return rows.map(([row]) => row?.log[0]);
}

describe('A webhook to a private address', () => {
  test('When its URL has a private address in any notation, then the error is always the same, and the log has the reason', async () => {
    await startCourier();
    const targets = hostileUrls(victim.port);
    const attempts = await sendTo(targets.map(({ url }) => url));
    expect(attempts).toMatchObject(targets.map(() => UNREACHED));
    const count = (reasons: string[]) =>
      Object.fromEntries(reasons.map((r) => [r, reasons.filter((o) => o === r).length]));
    // On a busy machine the first messages are retried before the last ones have been tried.
    const byDelivery = new Map(refusals.map(({ requestContext, reason }) => [requestContext?.delivery, reason]));
    expect(count([...byDelivery.values()])).toEqual(count(targets.map(({ reason }) => reason)));
    expect(new Set(refusals.map(({ requestContext }) => requestContext?.path))).toEqual(new Set(['webhook']));
    expect(refusals.every(({ requestContext }) => requestContext?.webhook && requestContext.delivery)).toBe(true);
    const log = fixture.log.lines.join('');
    for (const { reason } of targets) expect(log).toContain(`"reason":"${reason}"`);
  });

  test('When its name resolves to anything, then the error is always the same', async () => {
    await startCourier();
    const hosts = ['private.example', 'mixed.example', 'families.example', 'silent.example'];
    const attempts = await sendTo(hosts.map((host) => `https://${host}:${victim.port}/`));
    expect(attempts).toMatchObject(hosts.map(() => UNREACHED));
  });

  test('When its name becomes private between attempts, then the next attempt is refused', async () => {
    await startCourier(300);
    const endpoint = await fixture.newEndpoint(`https://turning.example:${victim.port}/`);
    await fixture.emitEvent(endpoint.workspaceId);
    await fixture.advanceClockTo(
      await fixture.delivery(endpoint, ({ attempts, dueAt }) => attempts === 1 && dueAt !== null),
    );
    const { log } = await fixture.delivery(endpoint, ({ attempts }) => attempts === 2);
    expect(log).toMatchObject([{ status: null }, UNREACHED]);
    expect(refusals.at(-1)).toMatchObject({ host: 'turning.example', reason: 'private_address' });
  });

  test('When it redirects to a private address, then the redirect is not followed', async () => {
    const location = `http://127.0.0.1:${victim.port}/`;
    const statuses = [301, 302, 303, 307, 308];
    for (const status of statuses) await receive(() => ({ status, headers: { location } }));
    await startCourier();
    const attempts = await sendTo(receivers.map(({ endpoint }) => endpoint));
    expect(attempts.map((attempt) => attempt?.status)).toEqual(statuses);
  });
});

describe('A webhook with a huge response', () => {
  test('When the response has 100 MB, then the message is delivered, and the beginning of the response is stored', async () => {
    const receiver = await receive(() => ({ body: Buffer.alloc(100 * 1024 * 1024, 'x') }));
    await startCourier();
    const [attempt] = await sendTo([receiver.endpoint]);
    expect(attempt).toMatchObject({ status: 200, error: '', responseBody: 'x'.repeat(4_096) });
  });
});
