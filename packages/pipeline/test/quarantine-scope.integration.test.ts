import { listDueStages } from '@brandprint/database';
import { RetryableError } from '@brandprint/platform';
import { prismaOf } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { reconcile, runStage, type StageHandler } from '../src/index.ts';
import { startTestPipeline, type TestPipeline } from './support/pipeline.ts';

let fixture: TestPipeline;
beforeAll(async () => {
  fixture = await startTestPipeline();
  fixture.pipeline.admissionWindow = 50;
});
afterAll(() => fixture.stop());
afterEach(() => prismaOf(fixture.pipeline.database).brand.deleteMany());

const HOUR_MS = 3_600_000;
const neverAborted = new AbortController().signal;
const nothing: StageHandler = async () => async () => undefined;
const stages = () => prismaOf(fixture.pipeline.database).stage;

/** Submits brands whose crawls are admitted. */
async function submit(count: number): Promise<string[]> {
  const workspaceId = await fixture.newWorkspace();
  const analyses: string[] = [];
  while (analyses.length < count) {
    const brand = await fixture.brandOf(await fixture.submit(workspaceId));
    analyses.push(brand.analysisId as string);
  }
  return analyses;
}

/** All crawls lose their worker at the same time. */
async function loseWorkers(): Promise<void> {
  await stages().updateMany({
    where: { name: 'crawl' },
    data: { status: 'running', fence: 1, attempts: 1, leaseUntil: new Date(0) },
  });
  await reconcile(fixture.pipeline);
}

test.each([
  [12, 1],
  [13, 0],
])('When %d crawls lose their worker at once, then each has %d losses', async (count, losses) => {
  await submit(count);
  await loseWorkers();
  expect(await stages().count({ where: { name: 'crawl', status: 'ready', attempts: 1, losses } })).toBe(count);
});

test('When more crawls lose their worker within the same minute, then none of them is quarantined', async () => {
  await submit(8);
  await loseWorkers();
  await submit(5);
  await stages().updateMany({
    where: { name: 'crawl', lostAt: null },
    data: { status: 'running', fence: 1, attempts: 1, leaseUntil: new Date(0) },
  });
  await reconcile(fixture.pipeline);
  expect(await stages().count({ where: { name: 'crawl', losses: 0, status: 'ready' } })).toBe(13);
});

/** Whether a stage runs in a process that is busy with another one. */
async function runsBesideOthers(stage: 'crawl' | 'things', losses: number, lostAgoMs = 0): Promise<boolean> {
  const [analysisId, other] = (await submit(2)) as [string, string];
  const lost = { fence: 1, attempts: 1, losses, lostAt: new Date(Date.now() - lostAgoMs) };
  await stages().updateMany({
    where: { analysisId, name: stage },
    data: { status: 'ready', dueAt: new Date(), ...lost },
  });
  const busy = fixture.join();
  const crawl: StageHandler = async (claim, signal) => {
    await runStage(busy, { analysisId, stage }, nothing, neverAborted);
    return nothing(claim, signal);
  };
  await runStage(busy, { analysisId: other, stage: 'crawl' }, crawl, neverAborted);
  const row = await stages().findFirst({ where: { analysisId, name: stage } });
  return row?.status === 'done';
}

/** In one test, because a quarantined stage waits some seconds for its process to become empty. */
test('When a worker died, then its crawl runs alone for an hour, and another stage does from the second time', async () => {
  const results = await Promise.all([
    runsBesideOthers('crawl', 1),
    runsBesideOthers('crawl', 1, HOUR_MS + 1_000),
    runsBesideOthers('things', 1),
    runsBesideOthers('things', 2),
  ]);
  expect(results).toEqual([false, true, true, false]);
});

test('When a stage fails in an orderly way, then its losses are forgotten', async () => {
  const [analysisId] = (await submit(1)) as [string];
  const where = { analysisId, name: 'crawl' };
  await stages().updateMany({ where, data: { fence: 1, attempts: 1, losses: 1, lostAt: new Date() } });
  const fails: StageHandler = () => Promise.reject(new RetryableError('The site could not be reached.'));
  await runStage(fixture.join(), { analysisId, stage: 'crawl' }, fails, neverAborted);
  expect(await stages().findFirst({ where })).toMatchObject({ status: 'ready', attempts: 2, losses: 0 });
});

test('When many older sections are due, then crawls are among the jobs that are enqueued again', async () => {
  const [first, second] = (await submit(2)) as [string, string];
  const sections = { analysisId: first, name: { not: 'crawl' } };
  await stages().updateMany({ where: sections, data: { status: 'ready', dueAt: new Date(0) } });
  const due = await listDueStages(fixture.pipeline.database, { seconds: 0, quarantinedSeconds: 0, limit: 2 });
  expect(due.filter(({ stage }) => stage !== 'crawl')).toHaveLength(2);
  expect(due.filter(({ stage }) => stage === 'crawl').map(({ analysisId }) => analysisId)).toContain(second);
});
