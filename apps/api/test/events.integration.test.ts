import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { BRAND_EVENTS, type BrandEventType } from '@brandprint/contracts';
import { createDatabase, type Database, revokeApiKey } from '@brandprint/database';
import { waitFor } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { z } from 'zod';
import { type RunningApi, startApi, usageLimitsFrom } from '../src/index.ts';
import { expectError, startTestApi, type TestApi, type TestCaller } from './support/api.ts';
import { createCompleteBrand, createQueuedBrand } from './support/brands.ts';
import { runAllStages, runReadyStages } from './support/run-stages.ts';
import { type EventStream, openStream, type StreamEvent } from './support/streams.ts';

let api: TestApi;
let caller: TestCaller;
let other: Database;
let servers: RunningApi[];
let streams: EventStream[] = [];
beforeAll(async () => {
  api = await startTestApi();
  api.deps.pipeline.admissionWindow = 100;
  // In effect two processes: they share only the database.
  other = createDatabase(api.url);
  servers = [
    await startApi({ ...api.deps, heartbeatMs: 50, port: 0, host: '127.0.0.1' }),
    await startApi({ ...api.deps, pipeline: { ...api.deps.pipeline, database: other }, port: 0, host: '127.0.0.1' }),
  ];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await other.stop();
  await api.stop();
});
beforeEach(async () => {
  caller = await api.createCaller();
});
afterEach(() => {
  for (const stream of streams) stream.close();
  streams = [];
});

const pathOf = (brandId: string) => `/v1/api/brands/${brandId}/events`;
async function watch(
  brandId: string,
  { lastEventId, server = 0, by = caller.key }: Watching = {},
): Promise<EventStream> {
  const stream = await openStream(`${servers[server]?.url}${pathOf(brandId)}`, by, lastEventId);
  streams.push(stream);
  return stream;
}
interface Watching {
  lastEventId?: string;
  server?: number;
  by?: string;
}
const work = (brandId: string) => runAllStages(api.deps.pipeline, brandId);

const Message = z.strictObject({ type: z.string(), timestamp: z.iso.datetime(), data: z.unknown() });
/** Event names, with the stage if any; each is checked against the contract. */
const namesOf = (events: StreamEvent[]) =>
  events.map(({ event, data }) => {
    const message = Message.parse(data);
    expect(message.type).toBe(event);
    const content = BRAND_EVENTS[event as BrandEventType].strict().parse(message.data) as { stage?: string };
    return [event, content.stage].filter(Boolean).join(' ');
  });
const idsOf = (events: StreamEvent[]) => events.map(({ id }) => Number(id));
const WHOLE = [
  'brand.queued',
  'brand.running',
  'stage.running crawl',
  'stage.done crawl',
  'stage.running things',
  'stage.done things',
  'brand.complete',
];

describe('Watching a brand', () => {
  test('When an analysis runs, then each change is sent as it happens, and the stream ends with the analysis', async () => {
    const brandId = await caller.parse({ stages: ['things'] });
    const stream = await watch(brandId);
    expect(stream.response.status).toBe(200);
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.response.headers.has('content-encoding')).toBe(false);
    const first = await stream.next();
    expect(first).toMatchObject({ id: '1', event: 'brand.queued', data: { data: { brand_id: brandId } } });
    expect(stream.text()).toMatch(/^retry: \d+\n\n/);

    await work(brandId);
    const events = [first as StreamEvent, ...(await stream.rest())];
    expect(namesOf(events)).toEqual(WHOLE);
    expect(idsOf(events)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('When the connection breaks repeatedly, then every event arrives once, in order, from any server', async () => {
    const brandId = await caller.parse({ stages: ['art-direction', 'northstart-statement'] });
    const got: StreamEvent[] = [];
    let server = 0;
    for (let step = 1; step <= 4; step++) {
      const lastEventId = got.at(-1)?.id;
      const stream = await watch(brandId, { server, ...(lastEventId && { lastEventId }) });
      await runReadyStages(api.deps.pipeline, brandId);
      for (let i = 0; i < step; i++) got.push((await stream.next()) as StreamEvent);
      stream.close();
      server = 1 - server;
    }
    const last = await watch(brandId, { server, lastEventId: got.at(-1)?.id ?? '' });
    await work(brandId);
    got.push(...(await last.rest()));
    const { eventSeq } = await api.database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
    expect(idsOf(got)).toEqual(Array.from({ length: eventSeq }, (_, i) => i + 1));
    expect(namesOf(got).at(-1)).toBe('brand.complete');
    expect(new Set(namesOf(got)).size).toBe(got.length);
  });

  test('When all events were sent, then a reconnecting client gets 204, until there are more', async () => {
    const brandId = await caller.parse({ stages: ['things'] });
    await work(brandId);
    const events = await (await watch(brandId)).rest();
    expect(namesOf(events)).toEqual(WHOLE);
    await caller.get(pathOf(brandId)).set('Last-Event-ID', '7').expect(204);
    // A number that was never sent counts as the newest.
    await caller.get(pathOf(brandId)).set('Last-Event-ID', '999999999').expect(204);

    await caller.patch(`/v1/api/brands/${brandId}/sections/things`, { name: 'Acme & Sons' }).expect(200);
    const more = await (await watch(brandId, { lastEventId: '7', server: 1 })).rest();
    expect(namesOf(more)).toEqual(['brand.section_updated']);
    await caller.get(pathOf(brandId)).set('Last-Event-ID', '8').expect(204);
  });

  test('When a brand was analysed again, then the stream starts with its newest analysis', async () => {
    const brandId = await caller.parse({ stages: ['things'] });
    await work(brandId);
    await caller.post(`/v1/api/brands/${brandId}/reanalyze`, { stages: ['things'] }).expect(202);
    const stream = await watch(brandId);
    await work(brandId);
    const events = await stream.rest();
    expect(namesOf(events)).toEqual(WHOLE);
    expect(idsOf(events)[0]).toBe(8);
    expect(idsOf(await (await watch(brandId, { lastEventId: '0' })).rest())).toHaveLength(14);
  });

  test('When an analysis is cancelled, then the stream ends with brand.idle', async () => {
    const brandId = await caller.parse();
    const stream = await watch(brandId, { server: 1 });
    await caller.post(`/v1/api/brands/${brandId}/cancel`).expect(200);
    expect(namesOf(await stream.rest())).toEqual(['brand.queued', 'brand.idle']);
  });

  test('When the brand is deleted, then the stream ends, and connecting again fails', async () => {
    const brandId = await caller.parse();
    const stream = await watch(brandId);
    await stream.next();
    await caller.delete(`/v1/api/brands/${brandId}`).expect(204);
    expect(await stream.rest()).toEqual([]);
    expectError(await caller.get(pathOf(brandId)).set('Last-Event-ID', '1'), 'BRAND_NOT_FOUND');
  });

  test('When old events were deleted, then the rest is sent, or 204 if nothing is left', async () => {
    const brandId = await caller.parse({ stages: ['things'] });
    await work(brandId);
    await api.database.prisma.event.deleteMany({ where: { brandId, seq: { lt: 6 } } });
    expect(idsOf(await (await watch(brandId)).rest())).toEqual([6, 7]);
    await api.database.prisma.event.deleteMany({ where: { brandId } });
    await caller.get(pathOf(brandId)).expect(204);
  });

  test('When nothing happens, then comments keep the connection open', async () => {
    const brandId = await caller.parse();
    const stream = await watch(brandId);
    await stream.next();
    const after = stream.next();
    await waitFor(async () => /\n:\n\n/.test(stream.text()));
    await caller.post(`/v1/api/brands/${brandId}/cancel`);
    expect(await after).toMatchObject({ event: 'brand.idle' });
  });

  test('When the key is revoked, then its stream ends', async () => {
    const brandId = await caller.parse();
    const stream = await watch(brandId);
    await stream.next();
    await revokeApiKey(api.database.prisma, caller.keyId);
    expect(await stream.next()).toBeNull();
  });

  test('When clients disconnect, then their streams are released, and the limit applies to open ones', async () => {
    const brandId = await caller.parse();
    const many = await Promise.all(Array.from({ length: 100 }, () => watch(brandId, { server: 1 })));
    const refused = await watch(brandId, { server: 1 });
    // GET requests have no rate limit.
    expect(refused.response.status).toBe(503);
    expect(refused.response.headers.get('retry-after')).toBe('10');
    expect(refused.text()).toBe('');
    const { body } = await request(servers[1]?.url ?? '')
      .get(pathOf(brandId))
      .set('Authorization', `Bearer ${caller.key}`);
    expect(body).toMatchObject({ code: 'UNAVAILABLE', message: 'Too many event streams are open' });
    // Other workspaces have their own limit.
    const stranger = await api.createCaller();
    const theirs = await watch(await createQueuedBrand(api, stranger), { by: stranger.key, server: 1 });
    expect(theirs.response.status).toBe(200);

    many[0]?.close();
    await waitFor(async () => (await watch(brandId, { server: 1 })).response.status === 200);
  });

  test('When fewer streams are allowed, then those of one workspace and of all are refused beyond them', async () => {
    const usageLimits = usageLimitsFrom({ WORKSPACE_EDIT_MEGABYTES: 1, WORKSPACE_STREAMS: 2, PROCESS_STREAMS: 3 });
    const small = await startApi({ ...api.deps, usageLimits, port: 0, host: '127.0.0.1' });
    try {
      const stranger = await api.createCaller();
      const statusFor = async (by: TestCaller) => {
        const brandId = await createQueuedBrand(api, by);
        const stream = await openStream(`${small.url}${pathOf(brandId)}`, by.key);
        streams.push(stream);
        return stream.response.status;
      };
      const statuses: number[] = [];
      for (const by of [caller, caller, caller, stranger, stranger]) statuses.push(await statusFor(by));
      expect(statuses).toEqual([200, 200, 503, 200, 503]);
    } finally {
      await small.stop();
    }
  });

  test('When the service stops, then streams end properly, and resume on another server', async () => {
    const brandId = await caller.parse({ stages: ['things'] });
    const server = await startApi({ ...api.deps, port: 0, host: '127.0.0.1' });
    const headers = { Authorization: `Bearer ${caller.key}` };
    const [response] = (await once(get(`${server.url}${pathOf(brandId)}`, { headers }), 'response')) as [
      IncomingMessage,
    ];
    let text = '';
    response.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    response.on('error', () => {});
    await waitFor(async () => text.includes('id: 1\n'));
    await Promise.all([server.stop(), once(response, 'close')]);
    // A connection that was cut off is not complete.
    expect(response.complete).toBe(true);
    await work(brandId);
    const rest = await (await watch(brandId, { lastEventId: '1' })).rest();
    expect(namesOf(rest)).toEqual(WHOLE.slice(1));
  });

  test('When only the headers are requested, then there is no stream', async () => {
    const response = await caller.head(pathOf(await caller.parse())).expect(200);
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  });

  test.each(['x', '-1', '1.5', '9'.repeat(30)])(
    'When Last-Event-ID is %s, then the response is 400 and names it',
    async (id) => {
      const brandId = await createCompleteBrand(api, caller);
      expectError(await caller.get(pathOf(brandId)).set('Last-Event-ID', id), 'VALIDATION_ERROR', ['last-event-id']);
    },
  );
});
