import { randomUUID } from 'node:crypto';
import { findPrint, type PrintClaim, requestPrint } from '@brandprint/database';
import { createLogger, FinalError, RetryableError, type StateLocation } from '@brandprint/platform';
import { type Consumer, createJobQueue, type JobQueue } from '@brandprint/queue';
import { onPostgres, prismaOf, waitFor } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { enqueuePrints, type Pipeline, reclaimOrphanedWork, reconcilePrints, startPrintWorker } from '../src/index.ts';
import { startTestPipeline, type TestPipeline } from './support/pipeline.ts';

/** Returns the key of the PDF. */
type Handler = (claim: PrintClaim, signal: AbortSignal) => Promise<string>;

const redisUrl = process.env.TEST_REDIS_URL;
if (!redisUrl) console.warn('TEST_REDIS_URL is not set: prints are tested on Postgres only.');
const logger = createLogger({ level: 'silent', service: 'test' });
const LONG_MS = 600_000;

const backends: { name: string; locate: (databaseUrl: string) => StateLocation }[] = [
  ...(onPostgres ? [{ name: 'Postgres', locate: (databaseUrl: string) => ({ databaseUrl }) }] : []),
  ...(redisUrl ? [{ name: 'Redis', locate: () => ({ redisUrl }) }] : []),
];

describe.each(backends)('Prints on $name', ({ locate }) => {
  let fixture: TestPipeline;
  let queue: JobQueue;
  let pipeline: Pipeline;
  const consumers: Consumer[] = [];

  beforeAll(async () => {
    fixture = await startTestPipeline();
  });
  afterAll(() => fixture.stop());
  beforeEach(() => {
    queue = createJobQueue(locate(fixture.url), { prefix: `test-${randomUUID()}`, logger });
    pipeline = { ...fixture.pipeline, queue };
  });
  afterEach(async () => {
    await Promise.all(consumers.splice(0).map((it) => it.stop()));
    await queue.stop();
    await prismaOf(fixture.pipeline.database).workspace.deleteMany();
  });

  const work = async (handler: Handler, options: { concurrency?: number; deadlineMs?: number } = {}) => {
    const consumer = await startPrintWorker(
      pipeline,
      { concurrency: 1, deadlineMs: LONG_MS, ...options },
      async (claim, signal) => ({
        key: await handler(claim, signal),
      }),
    );
    consumers.push(consumer);
    return consumer;
  };
  const newAnalysis = async (): Promise<string> => {
    const brandId = await fixture.submit(await fixture.newWorkspace());
    return (await fixture.brandOf(brandId)).analysisId as string;
  };
  /** Asks for prints of an analysis; without jobs if they are lost. */
  const request = async (analysisId: string, hashes: string[], { lost = false } = {}) => {
    for (const hash of hashes) {
      const due = await requestPrint(pipeline.database, { analysisId, hash }, null);
      if (due && !lost) await enqueuePrints(pipeline, [due]);
    }
  };
  const printOf = (analysisId: string, hash = 'a') => findPrint(pipeline.database, { analysisId, hash });
  const printIs = (analysisId: string, status: string, hash = 'a') =>
    waitFor(async () => {
      const print = await printOf(analysisId, hash);
      return print?.status === status && print;
    });
  /** Ends every delay. */
  const makeDue = () =>
    prismaOf(pipeline.database).print.updateMany({ where: { status: 'ready' }, data: { dueAt: new Date(0) } });

  test('When ten requests ask for one content, then it is printed once', async () => {
    const analysisId = await newAnalysis();
    await Promise.all(Array.from({ length: 10 }, () => request(analysisId, ['a'])));
    let prints = 0;
    await work(async () => `pdf-${++prints}`);
    expect(await printIs(analysisId, 'done')).toMatchObject({ pdfKey: 'pdf-1', fence: 1 });
    await request(analysisId, ['a']);
    expect(await printOf(analysisId)).toMatchObject({ pdfKey: 'pdf-1', fence: 1 });
    expect(prints).toBe(1);
  });

  test('When one workspace asks for many, then another is next after its running one', async () => {
    const many = await newAnalysis();
    const one = await newAnalysis();
    await request(many, ['a', 'b', 'c', 'd']);
    await request(one, ['x']);
    const order: string[] = [];
    await work(async ({ hash }) => {
      order.push(hash);
      return hash;
    });
    await printIs(many, 'done', 'd');
    expect(order.indexOf('x')).toBe(1);
  });

  test('When printing fails twice, then it is tried again until it succeeds', async () => {
    const analysisId = await newAnalysis();
    await request(analysisId, ['a']);
    await work(async ({ attempts }) => {
      if (attempts < 3) throw new RetryableError('The browser failed.');
      return 'pdf';
    });
    await printIs(analysisId, 'done');
  });

  test('When it fails three times or for good, then it failed with the reason, and a request tries again', async () => {
    const analysisId = await newAnalysis();
    await request(analysisId, ['a', 'b']);
    let attempts = 0;
    let isBroken = true;
    await work(async ({ hash }) => {
      if (!isBroken) return 'pdf';
      if (hash === 'b') throw new FinalError('Too large.');
      attempts += 1;
      throw new RetryableError('The browser failed.');
    });
    const failed = await printIs(analysisId, 'failed');
    expect(failed).toMatchObject({ reason: 'The browser failed.', fence: 3 });
    expect(attempts).toBe(3);
    expect(await printIs(analysisId, 'failed', 'b')).toMatchObject({ reason: 'Too large.', fence: 1 });

    isBroken = false;
    const key = { analysisId, hash: 'a' };
    expect(await requestPrint(pipeline.database, key, null)).toBeNull();
    const again = await Promise.all([3, 3].map((fence) => requestPrint(pipeline.database, key, fence)));
    const [due, ...others] = again.filter((it) => it !== null);
    expect(others).toEqual([]);
    if (due) await enqueuePrints(pipeline, [due]);
    expect(await printIs(analysisId, 'done')).toMatchObject({ fence: 4, reason: '' });
  });

  test('When an attempt takes longer than its deadline, then it counts as failed', async () => {
    const analysisId = await newAnalysis();
    await request(analysisId, ['a']);
    await work(
      (_, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      { deadlineMs: 20 },
    );
    expect(await printIs(analysisId, 'failed')).toMatchObject({ reason: 'Printing took too long.' });
  });

  test('When a worker stops in the middle, then another prints it, and no attempt is counted', async () => {
    const analysisId = await newAnalysis();
    await request(analysisId, ['a']);
    let started = () => {};
    const running = new Promise<void>((resolve) => {
      started = resolve;
    });
    const worker = await work((_, signal) => {
      started();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    await running;
    await worker.stop(0);
    expect(await printOf(analysisId)).toMatchObject({ status: 'ready', fence: 1 });
    let attempts = 0;
    await work(async (claim) => {
      attempts = claim.attempts;
      return 'pdf';
    });
    expect(await printIs(analysisId, 'done')).toMatchObject({ fence: 2 });
    expect(attempts).toBe(1);
  });

  test('When a worker dies, then its print is due again after its lease, and fails after three deaths', async () => {
    const analysisId = await newAnalysis();
    await request(analysisId, ['a']);
    const lost: string[] = [];
    pipeline.onStageReclaimed = ({ stage, outcome }) => lost.push(`${stage} ${outcome}`);
    await work(async ({ id }) => {
      // As if its process were gone: the claim is never ended, and its lease expires.
      await prismaOf(pipeline.database).print.update({ where: { id }, data: { leaseUntil: new Date(0) } });
      await waitFor(async () => (await printOf(analysisId))?.status !== 'running');
      return 'stale';
    });
    await waitFor(async () => {
      await reconcilePrints(pipeline, { overdueSeconds: 0 });
      await makeDue();
      return (await printOf(analysisId))?.status === 'failed';
    });
    expect(await printOf(analysisId)).toMatchObject({ pdfKey: null, reason: expect.stringContaining('unexpectedly') });
    expect(lost).toEqual(['print retried', 'print retried', 'print given_up']);
  });

  test('When the jobs are lost, then the reconciler enqueues what is due', async () => {
    const analysisId = await newAnalysis();
    await request(analysisId, ['a'], { lost: true });
    await work(async () => 'pdf');
    await reconcilePrints(pipeline, { overdueSeconds: 0 });
    await printIs(analysisId, 'done');
  });

  test('When the only process crashed, then it reclaims its prints at the next start', async () => {
    const analysisId = await newAnalysis();
    await request(analysisId, ['a'], { lost: true });
    await prismaOf(pipeline.database).print.updateMany({
      data: { status: 'running', fence: 1, attempts: 1, leaseUntil: new Date(Date.now() + LONG_MS) },
    });
    await reclaimOrphanedWork(pipeline);
    await makeDue();
    await reconcilePrints(pipeline, { overdueSeconds: 0 });
    await work(async () => 'pdf');
    await printIs(analysisId, 'done');
  });

  test('When the brand is deleted in the middle, then nothing is written and nothing is left', async () => {
    const analysisId = await newAnalysis();
    await request(analysisId, ['a']);
    let aborted = false;
    await work(async (claim, signal) => {
      await prismaOf(pipeline.database).brand.delete({ where: { id: claim.brandId } });
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      aborted = true;
      return 'pdf';
    });
    await waitFor(async () => aborted);
    expect(await prismaOf(pipeline.database).print.count()).toBe(0);
  });
});
