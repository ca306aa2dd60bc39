import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  AnalysisCancelledError,
  AnalysisFailedError,
  type AnalysisProgress,
  ConnectionError,
  InvalidResponseError,
  NotFoundError,
  TimeoutError,
} from '../src/index.ts';
import {
  BRAND,
  BRAND_ID,
  brand,
  event,
  events,
  type FaultyServer,
  fail,
  hang,
  noContent,
  reset,
  SUBMITTED,
  startFaultyServer,
} from './support/fake-api.ts';

/** One for each test: a request that was given up may arrive late. */
let server: FaultyServer;
beforeEach(async () => {
  server = await startFaultyServer();
});
afterEach(() => server.stop());

const STATUS = { source_url: '', name: '', quality_note: '' };
const QUEUED = event(1, 'brand.queued', { ...STATUS, analysis_status: 'queued' });
const RUNNING = event(2, 'brand.running', { ...STATUS, analysis_status: 'running' });
const PAGES = event(3, 'crawl.progress', { pages_done: 2, pages_found: 5 });
const DONE = event(4, 'stage.done', { stage: 'crawl' });
const COMPLETE = event(5, 'brand.complete', { ...STATUS, analysis_status: 'complete' });
const analysing = brand({ analysis_status: 'running', analysis: null });

const streamOf = (chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of chunks) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

const eventIds = async (options = {}) => {
  const ids: string[] = [];
  for await (const { id } of server.client().brands.events(BRAND_ID, options)) ids.push(id);
  return ids;
};

describe('Following an analysis', () => {
  test('When events arrive, then the progress grows with them, and the result is the brand', async () => {
    const seen: AnalysisProgress[] = [];
    server.script(SUBMITTED, events([...QUEUED, ...RUNNING, ...PAGES, ...DONE, ...COMPLETE]), noContent, brand());
    const result = await server
      .client()
      .analyze('https://example.com', { onProgress: (progress) => seen.push(progress) });
    expect(result.id).toBe(BRAND_ID);
    expect(seen.map(({ status, pagesDone }) => [status, pagesDone])).toEqual([
      ['queued', 0],
      ['queued', 0],
      ['running', 0],
      ['running', 2],
      ['running', 2],
      ['complete', 2],
    ]);
    expect(seen.at(-1)).toMatchObject({ brandId: BRAND_ID, pagesFound: 5, stages: { crawl: 'done' } });
  });

  test('When the connection breaks, then the stream resumes after the last event', async () => {
    server.script(events([...QUEUED, ...RUNNING], 'reset'), events([...PAGES, ...COMPLETE]), noContent);
    expect(await eventIds()).toEqual(['1', '2', '3', '5']);
    expect(server.requests.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '2', '5']);
  });

  test('When nothing arrives for too long, then the connection is replaced', async () => {
    server.script(events([...QUEUED, ': alive'], 'open'), events(COMPLETE), noContent);
    expect(await eventIds({ idleTimeout: 200 })).toEqual(['1', '5']);
  });

  test('When it never sends an event, then it ends with an error', async () => {
    server.script(events([': hello']));
    await expect(eventIds({ maxRetries: 1 })).rejects.toThrow(ConnectionError);
    expect(server.requests).toHaveLength(2);
  });

  test('When connections break that only had heartbeats, then they are replaced more often than maxRetries', async () => {
    const heartbeats = [': hello\n', ': alive\n'];
    const bodies = [heartbeats, heartbeats, heartbeats, [`${COMPLETE.join('\n')}\n`]];
    // Not a server: it cannot say where one chunk ends.
    const own: typeof fetch = async () => {
      const chunks = bodies.shift();
      return chunks ? new Response(streamOf(chunks)) : new Response(null, { status: 204 });
    };
    const ids: string[] = [];
    const stream = server.client({ fetch: own }).brands.events(BRAND_ID, { maxRetries: 1 });
    for await (const { id } of stream) ids.push(id);
    expect(ids).toEqual(['5']);
  });

  test.each([['data: {"type":'], ['data: 1'], ['data: {}']])(
    'When an event is %j, then the error shows it',
    async (line) => {
      server.script(events(['id: 7', 'event: x', line, '']));
      await expect(eventIds()).rejects.toThrow(InvalidResponseError);
      await expect(eventIds()).rejects.toThrow(/event 7/);
    },
  );

  test('When lines end in other ways and an event has parts, then it is read anyway', async () => {
    const [id, type, data = ''] = COMPLETE;
    const [start, end] = [data.slice(0, data.indexOf(',') + 1), data.slice(data.indexOf(',') + 1)];
    server.script((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`: comment\r\n\r\n${id}\r\n${type}\r${start}\ndata:${end}\n\n${QUEUED.slice(0, 3).join('\n')}`);
    }, noContent);
    expect(await eventIds()).toEqual(['5']);
  });
});

describe('Waiting without events', () => {
  test.each([
    ['there are too many streams', 1, fail(503, 'UNAVAILABLE', { 'retry-after': '10' })],
    ['a proxy refuses streams', 1, fail(406)],
    ['the stream breaks at once, three times', 3, reset()],
    ['an event is malformed', 1, events(['data: {', ''])],
  ])('When %s, then the brand is polled, with its ETag', async (_, connections, step) => {
    const streams = Array.from({ length: connections }, () => step);
    server.script(...streams, analysing, (__, response) => response.writeHead(304, { etag: '"1"' }).end(), brand());
    const result = await server.client().brands.wait(BRAND_ID, { pollInterval: 1 });
    expect(result.analysis_status).toBe('complete');
    const polls = server.requests.slice(connections);
    expect(polls.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"', '"1"']);
  });

  test('When the server is restarted meanwhile, then waiting goes on', async () => {
    server.script(reset(), reset(), reset(), analysing, reset(), fail(503, 'UNAVAILABLE'), reset(), brand());
    expect((await server.client().brands.wait(BRAND_ID, { pollInterval: 1 })).id).toBe(BRAND_ID);
  });
});

describe('An analysis without a result', () => {
  const wait = () => server.client().brands.wait(BRAND_ID, { pollInterval: 1 });

  test('When it failed, then the error has the reason and the brand', async () => {
    server.script(noContent, brand({ analysis_status: 'failed', quality_note: 'The site did not respond.' }));
    const error = await wait().catch((reason) => reason);
    expect(error).toBeInstanceOf(AnalysisFailedError);
    expect(error).not.toBeInstanceOf(AnalysisCancelledError);
    expect(error.message).toContain('The site did not respond.');
    expect(error.brand.id).toBe(BRAND_ID);
  });

  test('When it was cancelled, then the error says so', async () => {
    server.script(noContent, brand({ analysis_status: 'idle' }));
    await expect(wait()).rejects.toThrow(AnalysisCancelledError);
  });

  test('When the brand does not exist, then it is not polled', async () => {
    server.script(fail(404, 'BRAND_NOT_FOUND'));
    await expect(wait()).rejects.toThrow(NotFoundError);
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['an open stream', events([...QUEUED], 'open')],
    ['a silent server', hang],
  ])('When the time is up during %s, then the error has the id of the brand', async (_, step) => {
    server.script(step);
    const error = await server
      .client()
      .brands.wait(BRAND_ID, { timeout: 200 })
      .catch((reason) => reason);
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ brandId: BRAND_ID, message: expect.stringContaining('brands.wait()') });
  });

  test('When the time is up while the URL is submitted, then that ends, too', async () => {
    server.script(hang);
    const analysing = server.client().analyze(BRAND.source_url, { timeout: 200 });
    await expect(analysing).rejects.toThrow(TimeoutError);
    await expect(analysing).rejects.toThrow(/was not submitted after 200 ms/);
    expect(server.requests).toHaveLength(1);
  });

  test('When the time is up while the submitted analysis runs, then the error has the id of the brand', async () => {
    server.script(SUBMITTED, events([...QUEUED], 'open'));
    const analysing = server.client().analyze(BRAND.source_url, { timeout: 1_000 });
    await expect(analysing).rejects.toMatchObject({ name: 'TimeoutError', brandId: BRAND_ID });
  });

  test('When it is aborted, then the reason is thrown and nothing else is requested', async () => {
    const controller = new AbortController();
    server.script(SUBMITTED, events([...QUEUED, ...RUNNING], 'open'));
    const waiting = server.client().analyze(BRAND.source_url, {
      signal: controller.signal,
      onProgress: ({ status }) => status === 'running' && controller.abort(new Error('Enough')),
    });
    await expect(waiting).rejects.toThrow('Enough');
    expect(server.requests).toHaveLength(2);
  });

  test('When the callback throws, then its error is the result', async () => {
    server.script(SUBMITTED, events([...QUEUED], 'open'));
    const waiting = server.client().analyze(BRAND.source_url, {
      onProgress: ({ event: happened }) => {
        if (happened) throw new Error('A bug of the caller');
      },
    });
    await expect(waiting).rejects.toThrow('A bug of the caller');
  });
});
