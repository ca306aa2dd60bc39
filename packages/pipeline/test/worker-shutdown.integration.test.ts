import { saveCrawl } from '@brandprint/database';
import { prismaOf, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Pipeline, reconcile, type StageHandler, startStageWorker } from '../src/index.ts';
import { startTestPipeline, type TestPipeline } from './support/pipeline.ts';

const LONG_MS = 600_000;

let fixture: TestPipeline;
let open = () => {};
const gate = new Promise<void>((resolve) => {
  open = resolve;
});
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  fixture = await startTestPipeline();
  fixture.pipeline.admissionWindow = 8;
});
afterAll(async () => {
  open();
  await Promise.all(stops.map((stop) => stop()));
  await fixture.stop();
});

const working: StageHandler =
  async ({ analysisId }) =>
  (tx) =>
    saveCrawl(tx, analysisId, { evidenceKey: 'ours', faviconUrl: '', pages: 1, notes: [] });
const held: StageHandler = async (claim, signal) => {
  await gate;
  return working(claim, signal);
};

/** A process, and the analyses whose crawls were delivered to it. */
function process() {
  const taken: string[] = [];
  const pipeline = fixture.join();
  const { queue } = pipeline;
  const noted: Pipeline['queue'] = {
    ...queue,
    consume: (name, options, handler) =>
      queue.consume(name, options, (job, signal) => {
        if ('analysisId' in job) taken.push(job.analysisId);
        return handler(job, signal);
      }),
  };
  return { taken, pipeline: { ...pipeline, queue: noted } };
}

async function submit(): Promise<{ brandId: string; analysisId: string }> {
  const brandId = await fixture.submit(await fixture.newWorkspace());
  return { brandId, analysisId: (await fixture.brandOf(brandId)).analysisId as string };
}

test('When a process stops while a crawl waits for its turn there, then another one starts it at once, uncounted', async () => {
  const one = process();
  const worker = await startStageWorker(one.pipeline, 'crawl', { concurrency: 2 }, held);
  stops.push(() => worker.stop());
  const running = await submit();
  await waitFor(async () => (await fixture.crawlOf(running.brandId))?.status === 'running');
  // Its worker died, and it was left to others for a long time, so it waits to run alone.
  const { queue } = fixture.pipeline;
  fixture.pipeline.queue = { ...queue, addJobs: async () => {} };
  const waiting = await submit();
  fixture.pipeline.queue = queue;
  await prismaOf(fixture.pipeline.database).stage.updateMany({
    where: { analysisId: waiting.analysisId, name: 'crawl' },
    data: { fence: 1, attempts: 1, losses: 1, lostAt: new Date(), dueAt: new Date(Date.now() - 60_000) },
  });
  await reconcile(fixture.pipeline);
  await waitFor(async () => one.taken.includes(waiting.analysisId));
  expect(await fixture.crawlOf(waiting.brandId)).toMatchObject({ status: 'ready', attempts: 1 });

  const stopped = worker.stop(LONG_MS);
  const other = await startStageWorker(process().pipeline, 'crawl', { concurrency: 1 }, working);
  stops.push(() => other.stop());
  await waitFor(async () => (await fixture.crawlOf(waiting.brandId))?.status === 'done');
  expect(await fixture.crawlOf(waiting.brandId)).toMatchObject({ attempts: 2, fence: 2 });
  expect(await fixture.crawlOf(running.brandId)).toMatchObject({ status: 'running', attempts: 1 });
  open();
  await stopped;
  expect(await fixture.crawlOf(running.brandId)).toMatchObject({ status: 'done', attempts: 1 });
});
