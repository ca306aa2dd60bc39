import { saveCrawl } from '@brandprint/database';
import type { Consumer } from '@brandprint/queue';
import { prismaOf, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Pipeline, reconcile, runStage, type StageHandler } from '../src/index.ts';
import { startPipeline, type TestPipeline } from './support/pipeline.ts';

const never = new AbortController().signal;
let world: TestPipeline;
let consumer: Consumer | undefined;
let open = () => {};
const gate = new Promise<void>((resolve) => {
  open = resolve;
});
const running: Promise<void>[] = [];

beforeAll(async () => {
  world = await startPipeline();
});
afterAll(async () => {
  open();
  await Promise.all(running);
  await consumer?.stop();
  await world.stop();
});

const working: StageHandler =
  async ({ analysisId }) =>
  (tx) =>
    saveCrawl(tx, analysisId, { evidenceKey: 'ours', faviconUrl: '', pages: 1, notes: [] });
const long: StageHandler = async (claim, signal) => {
  await gate;
  return working(claim, signal);
};

/** A crawl that is ready, and whose job was lost. */
async function submit(): Promise<{ brandId: string; analysisId: string }> {
  const { queue } = world.pipeline;
  world.pipeline.admissionWindow = 8;
  world.pipeline.queue = { ...queue, deliver: async () => {} };
  const brandId = await world.submit(await world.newWorkspace());
  world.pipeline.queue = queue;
  return { brandId, analysisId: (await world.brandOf(brandId)).analysisId as string };
}

/** The same, after a worker died over it; due for so many seconds. */
async function submitSuspect(seconds: number): Promise<{ brandId: string; analysisId: string }> {
  const submitted = await submit();
  await prismaOf(world.pipeline.database).stage.updateMany({
    where: { analysisId: submitted.analysisId, name: 'crawl' },
    data: { fence: 1, attempts: 1, losses: 1, dueAt: new Date(Date.now() - seconds * 1_000) },
  });
  return submitted;
}

function run(process: Pipeline, analysisId: string, handler: StageHandler): Promise<void> {
  const ran = runStage(process, { analysisId, stage: 'crawl' }, handler, never);
  running.push(ran);
  return ran;
}

/** A process that is at a long crawl. */
async function busy(): Promise<Pipeline> {
  const process = world.join();
  const { brandId, analysisId } = await submit();
  void run(process, analysisId, long);
  await waitFor(async () => (await world.crawlOf(brandId))?.status === 'running');
  return process;
}

/** Both in one test, since both take as long as a stage waits for its process to be empty. */
test('When a crawl that has to be alone comes to a busy process, then it is left to an idle one; if that was tried, it waits', async () => {
  const [one, other] = [await busy(), await busy()];
  const left = await submitSuspect(60);
  const waiting = run(one, left.analysisId, working);
  const suspect = await submitSuspect(0);
  await run(other, suspect.analysisId, working);
  expect(await world.crawlOf(suspect.brandId)).toMatchObject({ status: 'ready', attempts: 1 });
  expect(await world.crawlOf(left.brandId)).toMatchObject({ status: 'ready', attempts: 1 });

  // Whose job is lost may be delivered again while it waits: not to this one.
  const idle = world.join();
  const begun: string[] = [];
  consumer = await idle.queue.consume('crawl', { concurrency: 1 }, async (job, stop) => {
    if (job.analysisId !== suspect.analysisId) return;
    begun.push(job.analysisId);
    await runStage(idle, job, working, stop);
  });
  await reconcile(world.pipeline);
  await waitFor(async () => (await world.crawlOf(suspect.brandId))?.status === 'done');
  expect(begun).toEqual([suspect.analysisId]);

  open();
  await waiting;
  expect(await world.crawlOf(left.brandId)).toMatchObject({ status: 'done', attempts: 2 });
});
