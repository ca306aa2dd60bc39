import { randomUUID } from 'node:crypto';
import type { StageClaim } from '@brandprint/database';
import { prismaOf, waitFor } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import {
  type FirstLookHandler,
  type Pipeline,
  requestFirstLook,
  runFirstLook,
  runStage,
  type StageEnd,
  type StageHandler,
  startStageWorker,
} from '../src/index.ts';
import { startTestPipeline, type TestPipeline } from './support/pipeline.ts';

const neverAborted = new AbortController().signal;
const nothing: StageHandler = async () => async () => {};
let fixture: TestPipeline;
beforeAll(async () => {
  fixture = await startTestPipeline();
  fixture.pipeline.admissionWindow = 50;
});
afterAll(() => fixture.stop());
afterEach(() => prismaOf(fixture.pipeline.database).workspace.deleteMany());

interface Crawling {
  workspaceId: string;
  brandId: string;
  analysisId: string;
  claim: StageClaim;
  /** The process of the analyst, and how its first looks ended. */
  analyst: Pipeline;
  ends: StageEnd['outcome'][];
}

/** Runs `during` while the site of a new brand is being crawled. */
async function whileCrawling(during: (crawling: Crawling) => Promise<void>): Promise<void> {
  const workspaceId = await fixture.newWorkspace();
  const brandId = await fixture.submit(workspaceId);
  const analysisId = (await fixture.brandOf(brandId)).analysisId as string;
  const ends: StageEnd['outcome'][] = [];
  const analyst = { ...fixture.join(), onStageEnd: ({ outcome }: StageEnd) => void ends.push(outcome) };
  let result: PromiseSettledResult<void> | undefined;
  const crawl: StageHandler = async (claim) => {
    const crawling = { workspaceId, brandId, analysisId, claim, analyst, ends };
    [result] = await Promise.allSettled([during(crawling)]);
    return async () => {};
  };
  await runStage(fixture.pipeline, { analysisId, stage: 'crawl' }, crawl, neverAborted);
  if (result?.status === 'rejected') throw result.reason;
  expect(result?.status).toBe('fulfilled');
}

const request = ({ claim }: Crawling, key: string = randomUUID()) => requestFirstLook(fixture.pipeline, claim, key);
const take = ({ analyst, analysisId }: Crawling, handler: FirstLookHandler, closing?: AbortSignal) =>
  runFirstLook(analyst, { analysisId, stage: 'first-look' }, handler, neverAborted, closing);
const measuring = () => jest.fn<FirstLookHandler>(async () => ({ things: { name: 'Acme' } }));
const rowOf = ({ analysisId }: Crawling) =>
  prismaOf(fixture.pipeline.database).firstLook.findUnique({ where: { analysisId } });
const setMove = ({ workspaceId }: Crawling, move: 'leaving' | null) =>
  prismaOf(fixture.pipeline.database).workspace.update({ where: { id: workspaceId }, data: { move } });
const announced = async ({ brandId }: Crawling) =>
  (await fixture.eventsOf(brandId)).filter(({ type }) => type === 'sections.provisional').map(({ data }) => data);

test('When its job comes twice, then it is measured and announced once', () =>
  whileCrawling(async (crawling) => {
    await request(crawling, 'a view');
    const measure = measuring();
    await Promise.all([take(crawling, measure), take(crawling, measure)]);
    await take(crawling, measure);
    expect(measure).toHaveBeenCalledTimes(1);
    expect(measure.mock.calls[0]?.[0]).toMatchObject({ key: 'a view', sections: ['things'] });
    expect(await rowOf(crawling)).toMatchObject({ sections: { things: { name: 'Acme' } } });
    expect(await announced(crawling)).toEqual([{ brand_id: crawling.brandId, sections: ['things'] }]);
    expect(crawling.ends).toEqual(['done']);
  }));

test('When the crawl is retried, then its view is measured if no earlier one was', () =>
  whileCrawling(async (crawling) => {
    await request(crawling, 'of the first attempt');
    const { claim } = crawling;
    await prismaOf(fixture.pipeline.database).stage.updateMany({
      where: { analysisId: claim.analysisId, name: 'crawl' },
      data: { fence: claim.fence + 1 },
    });
    const retried = { ...crawling, claim: { ...claim, fence: claim.fence + 1 } };
    await request(retried, 'of the second');
    await request(crawling, 'of the first, late');
    const measure = measuring();
    await take(crawling, measure);
    await request(retried, 'of the second, again');
    await take(crawling, measure);
    expect(measure.mock.calls.map(([{ key }]) => key)).toEqual(['of the second']);
  }));

test('When it fails, then it is counted and not repeated, and the analysis completes', async () => {
  let brandId = '';
  await whileCrawling(async (crawling) => {
    brandId = crawling.brandId;
    await request(crawling);
    await take(crawling, () => Promise.reject(new Error('a strange page')));
    const again = measuring();
    await take(crawling, again);
    expect(again).not.toHaveBeenCalled();
    expect(crawling.ends).toEqual(['failed']);
    expect(await announced(crawling)).toEqual([]);
  });
  const worker = await startStageWorker(fixture.join(), 'section', { concurrency: 2 }, nothing);
  await fixture.brandIs(brandId, 'complete');
  await worker.stop();
});

test('When a section became final or the analysis ended meanwhile, then it is not shown', () =>
  whileCrawling(async (crawling) => {
    await request(crawling);
    const { stage } = prismaOf(fixture.pipeline.database);
    const where = { analysisId: crawling.analysisId, name: 'things' };
    await take(crawling, async () => {
      await stage.updateMany({ where, data: { status: 'failed' } });
      return { things: {} };
    });
    await stage.updateMany({ where, data: { status: 'pending' } });
    expect(await rowOf(crawling)).toMatchObject({ sections: null });
    expect(crawling.ends).toEqual(['lost']);
    expect(await announced(crawling)).toEqual([]);
  }));

test('When the workspace is being moved, then nothing of it is requested, taken or shown', () =>
  whileCrawling(async (crawling) => {
    await setMove(crawling, 'leaving');
    await request(crawling);
    expect(await rowOf(crawling)).toBeNull();
    await setMove(crawling, null);
    await request(crawling);

    const measure = measuring();
    await setMove(crawling, 'leaving');
    await take(crawling, measure);
    expect(measure).not.toHaveBeenCalled();
    expect(await rowOf(crawling)).toMatchObject({ claimedAt: null });

    await setMove(crawling, null);
    await take(crawling, async () => {
      await setMove(crawling, 'leaving');
      return { things: {} };
    });
    expect(await rowOf(crawling)).toMatchObject({ sections: null });
    expect(await announced(crawling)).toEqual([]);
    expect(crawling.ends).toEqual(['lost']);
    await setMove(crawling, null);
  }));

test('When a quarantined stage runs in the process, then a first look waits until it has ended', () =>
  whileCrawling(async (crawling) => {
    await request(crawling);
    const { stage } = prismaOf(fixture.pipeline.database);
    const suspect = await fixture.brandOf(await fixture.submit(await fixture.newWorkspace()));
    const job = { analysisId: suspect.analysisId as string, stage: 'things' } as const;
    await stage.updateMany({
      where: { analysisId: job.analysisId, name: job.stage },
      data: { status: 'ready', dueAt: new Date(), losses: 2, lostAt: new Date() },
    });
    const order: string[] = [];
    let firstLook: Promise<void> | undefined;
    const dangerous: StageHandler = async (claim, signal) => {
      firstLook = take(crawling, async () => {
        order.push('first look');
        return {};
      });
      // Another one that comes later, and gives up, has been in the same line.
      const gone = new AbortController();
      const later = take(crawling, measuring(), gone.signal);
      gone.abort();
      await later;
      order.push('quarantined stage');
      return nothing(claim, signal);
    };
    await runStage(crawling.analyst, job, dangerous, neverAborted);
    await firstLook;
    expect(order).toEqual(['quarantined stage', 'first look']);
  }));

test('When the analyst stops before its turn, then a first look is not taken', () =>
  whileCrawling(async (crawling) => {
    await request(crawling);
    const measure = measuring();
    await take(crawling, measure, AbortSignal.abort());
    expect(measure).not.toHaveBeenCalled();
    expect(await rowOf(crawling)).toMatchObject({ claimedAt: null });
  }));

test('When the crawl requests it, then the worker of the sections takes it', () =>
  whileCrawling(async (crawling) => {
    const measure = measuring();
    const worker = await startStageWorker(crawling.analyst, 'section', { concurrency: 2 }, nothing, measure);
    await request(crawling);
    await waitFor(async () => (await announced(crawling)).length === 1);
    expect(measure).toHaveBeenCalledTimes(1);
    await worker.stop();
  }));

test('When another view comes while the job of the first runs without having claimed it, then it has a job of its own', () =>
  whileCrawling(async (crawling) => {
    let end = () => {};
    const running = new Promise<void>((resolve) => {
      end = resolve;
    });
    let jobs = 0;
    // Other tests have left jobs.
    const consumer = await crawling.analyst.queue.consume('section', { concurrency: 2 }, async ({ analysisId }) => {
      if (analysisId !== crawling.analysisId) return;
      jobs += 1;
      await running;
    });
    await request(crawling);
    await waitFor(async () => jobs === 1);
    await request(crawling);
    await waitFor(async () => jobs === 2);
    end();
    await consumer.stop();
  }));
