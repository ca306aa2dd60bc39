import { saveCrawl } from '@brandprint/database';
import type { Consumer } from '@brandprint/queue';
import { prismaOf, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Pipeline, reconcile, runStage, type StageHandler } from '../src/index.ts';
import { startTestPipeline, type TestPipeline } from './support/pipeline.ts';

const neverAborted = new AbortController().signal;
let fixture: TestPipeline;
let consumer: Consumer | undefined;
let open = () => {};
const gate = new Promise<void>((resolve) => {
  open = resolve;
});
const running: Promise<void>[] = [];

beforeAll(async () => {
  fixture = await startTestPipeline();
});
afterAll(async () => {
  open();
  await Promise.all(running);
  await consumer?.stop();
  await fixture.stop();
});

const working: StageHandler =
  async ({ analysisId }) =>
  (tx) =>
    saveCrawl(tx, analysisId, { evidenceKey: 'ours', faviconUrl: '', pages: 1, notes: [] });
const long: StageHandler = async (claim, signal) => {
  await gate;
  return working(claim, signal);
};

/** A ready crawl whose job was lost. */
async function submit(): Promise<{ brandId: string; analysisId: string }> {
  const { queue } = fixture.pipeline;
  fixture.pipeline.admissionWindow = 8;
  fixture.pipeline.queue = { ...queue, addJobs: async () => {} };
  const brandId = await fixture.submit(await fixture.newWorkspace());
  fixture.pipeline.queue = queue;
  return { brandId, analysisId: (await fixture.brandOf(brandId)).analysisId as string };
}

/** The same, after its worker died; due for this many seconds. */
async function submitQuarantined(seconds: number): Promise<{ brandId: string; analysisId: string }> {
  const submitted = await submit();
  await prismaOf(fixture.pipeline.database).stage.updateMany({
    where: { analysisId: submitted.analysisId, name: 'crawl' },
    data: { fence: 1, attempts: 1, losses: 1, lostAt: new Date(), dueAt: new Date(Date.now() - seconds * 1_000) },
  });
  return submitted;
}

function run(process: Pipeline, analysisId: string, handler: StageHandler): Promise<void> {
  const ran = runStage(process, { analysisId, stage: 'crawl' }, handler, neverAborted);
  running.push(ran);
  return ran;
}

/** A process that is busy with a long crawl. */
async function busy(): Promise<Pipeline> {
  const process = fixture.join();
  const { brandId, analysisId } = await submit();
  void run(process, analysisId, long);
  await waitFor(async () => (await fixture.crawlOf(brandId))?.status === 'running');
  return process;
}

/** Both in one test, because each takes as long as a stage waits for its process to become empty. */
test('When a quarantined crawl comes to a busy process, then it is left to an idle one, and if that was tried, it waits', async () => {
  const [one, other] = [await busy(), await busy()];
  const left = await submitQuarantined(60);
  const waiting = run(one, left.analysisId, working);
  const suspect = await submitQuarantined(0);
  await run(other, suspect.analysisId, working);
  expect(await fixture.crawlOf(suspect.brandId)).toMatchObject({ status: 'ready', attempts: 1 });
  expect(await fixture.crawlOf(left.brandId)).toMatchObject({ status: 'ready', attempts: 1 });

  // A lost job may be enqueued again while it waits, but not to this process.
  const idle = fixture.join();
  const begun: string[] = [];
  consumer = await idle.queue.consume('crawl', { concurrency: 1 }, async (job, stop) => {
    if (job.analysisId !== suspect.analysisId) return;
    begun.push(job.analysisId);
    await runStage(idle, job, working, stop);
  });
  await reconcile(fixture.pipeline);
  await waitFor(async () => (await fixture.crawlOf(suspect.brandId))?.status === 'done');
  expect(begun).toEqual([suspect.analysisId]);

  open();
  await waiting;
  expect(await fixture.crawlOf(left.brandId)).toMatchObject({ status: 'done', attempts: 2 });
});
