import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { saveCrawl, saveSection } from '@brandprint/database';
import { RetryableError, UnavailableError } from '@brandprint/platform';
import type { Consumer } from '@brandprint/queue';
import { prismaOf, waitFor } from '@brandprint/testing';
import { bundleScript } from '@brandprint/testing/faults';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type Pipeline,
  readQueuePosition,
  reclaimOrphanedWork,
  reconcile,
  runStage,
  type StageHandler,
  startStageWorker,
} from '../src/index.ts';
import { startTestPipeline, type TestPipeline } from './support/pipeline.ts';

const WORKER = join(import.meta.dirname, 'processes/worker.ts');
const neverAborted = new AbortController().signal;
let fixture: TestPipeline;
let worker: string;
let children: ChildProcess[] = [];
let consumers: Consumer[] = [];

beforeAll(async () => {
  [fixture, worker] = await Promise.all([startTestPipeline(), bundleScript(WORKER)]);
});
afterEach(async () => {
  for (const child of children) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  await Promise.all(consumers.map((consumer) => consumer.stop()));
  [children, consumers] = [[], []];
  await prismaOf(fixture.pipeline.database).workspace.deleteMany();
});
afterAll(() => fixture.stop());

type WorkerMessage = { at: string } | { left: string };

/** A worker in its own process, with its output so far. */
function startWorker(concurrency: number, onMessage: (message: WorkerMessage, child: ChildProcess) => void = () => {}) {
  const child = fork(worker, [fixture.url, String(concurrency)], {
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: undefined },
  });
  children.push(child);
  const messages: WorkerMessage[] = [];
  child.on('message', (message: WorkerMessage) => {
    messages.push(message);
    onMessage(message, child);
  });
  return { child, messages };
}

async function consume(pipeline: Pipeline, handler: StageHandler, concurrency = 1): Promise<void> {
  for (const name of ['crawl', 'section'] as const)
    consumers.push(await startStageWorker(pipeline, name, { concurrency }, handler));
}

/** Stages that all succeed. */
const working: StageHandler =
  async ({ analysisId, stage }) =>
  async (tx) => {
    if (stage !== 'crawl') await saveSection(tx, analysisId, stage, { data: { name: 'Acme' }, provenance: [] });
    else await saveCrawl(tx, analysisId, { evidenceKey: 'ours', faviconUrl: '', pages: 1, notes: [] });
  };

describe('A worker process', () => {
  test('When it was the only one and died, then its successor reclaims its stage at once', async () => {
    const brandId = await fixture.submit(await fixture.newWorkspace(), '/held');
    const { child, messages } = startWorker(1);
    await waitFor(async () => messages.some((message) => 'at' in message), 60_000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await reclaimOrphanedWork(fixture.pipeline);
    expect(await fixture.crawlOf(brandId)).toMatchObject({ status: 'ready', attempts: 1, losses: 1, leaseUntil: null });
  });

  test('When it is suspended past its lease and continues, then it writes nothing', async () => {
    const brandId = await fixture.submit(await fixture.newWorkspace(), '/held');
    const { child, messages } = startWorker(1);
    await waitFor(async () => messages.some((message) => 'at' in message), 60_000);
    child.kill('SIGSTOP');
    await fixture.expireLeases();
    await reconcile(fixture.pipeline);
    await fixture.makeDue();
    await consume(fixture.pipeline, working);
    await reconcile(fixture.pipeline, { overdueSeconds: 0 });
    const whole = async () => ({ brand: await fixture.brandOf(brandId), events: await fixture.eventsOf(brandId) });
    await fixture.brandIs(brandId, 'complete');
    const before = await whole();
    child.send('go on');
    child.kill('SIGCONT');
    await waitFor(async () => messages.some((message) => 'left' in message));
    expect(await whole()).toEqual(before);
    expect(before.brand.analysis).toMatchObject({ evidenceKey: 'ours' });
  });

  test('When a page kills it repeatedly, then that stage fails, and the one next to it does not', async () => {
    const workspaceId = await fixture.newWorkspace();
    fixture.pipeline.admissionWindow = 8;
    const deadly = await fixture.submit(workspaceId, '/deadly');
    const beside = await Promise.all([1, 2].map(() => fixture.submit(workspaceId, '/beside')));
    fixture.pipeline.admissionWindow = 1;
    let workers = 0;
    let over = false;
    // The other stage is told to continue, unless the first worker has it, which dies with everything.
    const start = () => {
      workers += 1;
      const isFirst = workers === 1;
      const { child } = startWorker(4, (message) => {
        if (!isFirst && 'at' in message && message.at === '/beside') child.send('go on');
      });
      child.once('exit', async () => {
        if (over) return;
        await fixture.expireLeases();
        await reconcile(fixture.pipeline);
        await fixture.makeDue();
        await reconcile(fixture.pipeline, { overdueSeconds: 0 });
        if (!over && workers < 6) start();
      });
    };
    start();
    const failed = await fixture.brandIs(deadly, 'failed', 100_000);
    expect(failed.analysis?.qualityNote).toBe('Processing stopped unexpectedly more than once.');
    expect(await fixture.crawlOf(deadly)).toMatchObject({ attempts: 3, losses: 2 });
    for (const brandId of beside) {
      await fixture.brandIs(brandId, 'complete');
      expect((await fixture.crawlOf(brandId))?.losses).toBeLessThanOrEqual(1);
    }
    over = true;
    expect(workers).toBe(4);
  });
});

describe('What a worker needs', () => {
  test('When the store is down for a long time, then no attempt is counted, and the work is done when it is back', async () => {
    const brandId = await fixture.submit(await fixture.newWorkspace());
    const { analysisId } = await fixture.brandOf(brandId);
    const job = { analysisId: analysisId as string, stage: 'crawl' } as const;
    const down = () => Promise.reject(new UnavailableError('connect ECONNREFUSED'));
    for (let round = 1; round <= 5; round += 1) {
      await runStage(fixture.pipeline, job, down, neverAborted);
      expect(await fixture.crawlOf(brandId)).toMatchObject({ status: 'ready', attempts: 0, fence: round, losses: 0 });
      await fixture.makeDue();
    }
    await runStage(fixture.pipeline, job, working, neverAborted);
    expect(await fixture.crawlOf(brandId)).toMatchObject({ status: 'done', attempts: 1 });
  });

  test('When a site is down, then that counts, though its error looks like that of a store', async () => {
    const brandId = await fixture.submit(await fixture.newWorkspace());
    const { analysisId } = await fixture.brandOf(brandId);
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const down = () => Promise.reject(new RetryableError('The site could not be reached.', { cause }));
    await runStage(fixture.pipeline, { analysisId: analysisId as string, stage: 'crawl' }, down, neverAborted);
    expect(await fixture.crawlOf(brandId)).toMatchObject({ status: 'ready', attempts: 1 });
  });
});

describe('Several at once', () => {
  test('When they reconcile, then each lost claim is reclaimed once, each end has one event, and each job is done once', async () => {
    const workspaceId = await fixture.newWorkspace();
    const brands = await Promise.all(Array.from({ length: 12 }, () => fixture.submit(workspaceId)));
    const prisma = prismaOf(fixture.pipeline.database);
    await prisma.stage.updateMany({
      where: { name: 'crawl' },
      data: { status: 'running', fence: 1, attempts: 1, leaseUntil: new Date(0) },
    });
    const worn = brands.slice(0, 4);
    const analyses = await prisma.brand.findMany({ where: { id: { in: worn } }, select: { analysisId: true } });
    const analysisId = { in: analyses.map((brand) => brand.analysisId as string) };
    await prisma.stage.updateMany({ where: { analysisId, name: 'crawl' }, data: { attempts: 3 } });

    const couriers = [fixture.pipeline, fixture.join(), fixture.join(), fixture.join()];
    const round = () => Promise.all(couriers.map((one) => reconcile(one, { overdueSeconds: 0 })));
    await round();
    for (const brandId of brands) {
      const isWorn = worn.includes(brandId);
      const expected = isWorn ? { status: 'failed', losses: 0 } : { status: 'ready', losses: 1, attempts: 1 };
      expect(await fixture.crawlOf(brandId)).toMatchObject(expected);
      const types = (await fixture.eventsOf(brandId)).map(({ type }) => type);
      expect(types).toEqual(isWorn ? ['brand.queued', 'stage.failed', 'brand.failed'] : ['brand.queued']);
    }
    await fixture.makeDue();
    await Promise.all([round(), round()]);
    const runs: string[] = [];
    await consume(
      fixture.pipeline,
      (claim, signal) => {
        if (claim.stage === 'crawl') runs.push(claim.analysisId);
        return working(claim, signal);
      },
      4,
    );
    for (const brandId of brands.slice(4)) await fixture.brandIs(brandId, 'complete');
    expect(runs).toHaveLength(8);
    expect(new Set(runs).size).toBe(8);
  });

  test('When one workspace has 500 brands in the queue, then the first of another starts within two crawls', async () => {
    const [a, b] = [await fixture.newWorkspace(), await fixture.newWorkspace()];
    // As many at once as the pool has connections: on a busy machine others would wait for one too long.
    for (let batch = 0; batch < 50; batch += 1) await Promise.all(Array.from({ length: 10 }, () => fixture.submit(a)));
    const WORKERS = 2;
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const begun: string[] = [];
    for (let worker = 0; worker < WORKERS; worker += 1)
      await consume(fixture.join(), async (claim, signal) => {
        if (claim.stage === 'crawl') begun.push(claim.analysisId);
        await gate;
        return working(claim, signal);
      });
    await waitFor(async () => begun.length === WORKERS);
    const first = await fixture.submit(b);
    const { analysisId } = await fixture.brandOf(first);
    const { position } = await readQueuePosition(fixture.pipeline, analysisId as string);
    open();
    await waitFor(async () => begun.includes(analysisId as string));
    const before = begun.indexOf(analysisId as string) - WORKERS;
    expect(before).toBeLessThan(WORKERS); // the duration of one crawl: the first ones made room for these
    expect(before).toBeLessThan(position);
    expect(position).toBeLessThanOrEqual(2);
  });
});
