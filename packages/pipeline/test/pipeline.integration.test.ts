import { randomUUID } from 'node:crypto';
import { ParseRequest, type StageJob } from '@brandprint/contracts';
import { createDatabase, saveSection } from '@brandprint/database';
import { createLogger, FinalError, type Logger, RetryableError, type StateLocation } from '@brandprint/platform';
import { type Consumer, createJobQueue, type JobQueue } from '@brandprint/queue';
import {
  createTestDatabase,
  type DatabaseWithPrisma,
  onPostgres,
  type TestDatabase,
  waitFor,
  withPrisma,
} from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  admit,
  type Pipeline,
  readQueuePosition,
  reconcile,
  runStage,
  type StageHandler,
  startStageWorker,
  submitBrand,
} from '../src/index.ts';

const redisUrl = process.env.TEST_REDIS_URL;
if (!redisUrl) console.warn('TEST_REDIS_URL is not set: the pipeline is tested on Postgres only.');
const logger = createLogger({ level: 'silent', service: 'test' });
const neverAborted = new AbortController().signal;

const backends: { name: string; locate: (databaseUrl: string) => StateLocation }[] = [
  ...(onPostgres ? [{ name: 'Postgres', locate: (databaseUrl: string) => ({ databaseUrl }) }] : []),
  ...(redisUrl ? [{ name: 'Redis', locate: () => ({ redisUrl }) }] : []),
];

describe.each(backends)('The pipeline on $name', ({ locate }) => {
  let testDatabase: TestDatabase;
  let database: DatabaseWithPrisma;
  let queue: JobQueue;
  let pipeline: Pipeline;
  let consumers: Consumer[] = [];

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = withPrisma(createDatabase(testDatabase.url));
  });
  afterAll(async () => {
    await database.stop();
    await testDatabase.stop();
  });
  beforeEach(() => {
    queue = createJobQueue(locate(testDatabase.url), { prefix: `test-${randomUUID()}`, logger });
    pipeline = { database, queue, logger, admissionWindow: 4 };
  });
  afterEach(async () => {
    await Promise.all(consumers.map((consumer) => consumer.stop()));
    consumers = [];
    await queue.stop();
    await database.prisma.workspace.deleteMany();
  });

  const newWorkspace = () => database.prisma.workspace.create({ data: { name: randomUUID() } });
  async function submit(workspaceId: string, request: object = {}) {
    const submission = {
      workspaceId,
      apiKeyId: randomUUID(),
      environment: 'prod',
      request: ParseRequest.parse({ url: 'https://example.com', ...request }),
    } as const;
    const brandId = await pipeline.database.transaction((tx) => submitBrand(pipeline, tx, submission));
    await admit(pipeline);
    const brand = await database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
    return { brandId, analysisId: brand.analysisId as string };
  }
  async function consume(handler: StageHandler, concurrency = 2) {
    for (const name of ['crawl', 'section'] as const) {
      consumers.push(await startStageWorker(pipeline, name, { concurrency }, handler));
    }
  }
  const brandIs = (brandId: string, ...statuses: string[]) =>
    waitFor(async () => {
      const brand = await database.prisma.brand.findUniqueOrThrow({
        where: { id: brandId },
        include: { analysis: true },
      });
      return statuses.includes(brand.status) ? brand : null;
    });
  const stageOf = ({ analysisId, stage }: StageJob) =>
    database.prisma.stage.findUniqueOrThrow({ where: { analysisId_name: { analysisId, name: stage } } });
  /** Makes a delayed retry due at once. */
  const makeDue = (analysisId: string) =>
    database.prisma.stage.updateMany({ where: { analysisId, status: 'ready' }, data: { dueAt: new Date(0) } });

  test('When an analysis is submitted, then every stage runs after what it needs and the brand is complete', async () => {
    const order: string[] = [];
    await consume(async ({ analysisId, stage }) => {
      order.push(stage);
      return async (tx) => {
        if (stage !== 'crawl') await saveSection(tx, analysisId, stage, { data: { name: 'Acme' }, provenance: [] });
      };
    });
    const { brandId } = await submit((await newWorkspace()).id, { stages: ['mission'] });

    const brand = await brandIs(brandId, 'complete');
    expect([...order].sort()).toEqual(['crawl', 'elevation', 'mission', 'spacing', 'things', 'web']);
    expect(order[0]).toBe('crawl');
    expect(order.indexOf('mission')).toBeGreaterThan(order.indexOf('things'));
    expect(brand).toMatchObject({ name: 'Acme', shownAnalysisId: brand.analysisId });
    expect(brand.analysis?.assetsExpireAt).toEqual(new Date((brand.analysis?.finishedAt?.getTime() ?? 0) + 1_800_000));
  });

  test('When stages are due together, then the logo, the colours and the fonts come before the others', async () => {
    const order: string[] = [];
    await consume(async ({ stage }) => {
      order.push(stage);
      return async () => {};
    }, 1);
    const { brandId } = await submit((await newWorkspace()).id, {
      stages: ['mission', 'tone', 'logos', 'typography', 'colors'],
    });
    await brandIs(brandId, 'complete');
    expect(order.slice(0, 2)).toEqual(['crawl', 'things']);
    const later = order.slice(2).filter((stage) => !['elevation', 'spacing', 'web'].includes(stage));
    expect(later.slice(0, 3).sort()).toEqual(['colors', 'logos', 'typography']);
    expect(later.slice(3).sort()).toEqual(['mission', 'tone']);
  });

  test('When many stages end at the same moment, then none blocks another', async () => {
    const stages = ['mission', 'tone', 'logos', 'colors', 'typography', 'images'];
    let waiting = 0;
    let open = () => {};
    const together = new Promise<void>((resolve) => {
      open = resolve;
    });
    await consume(async ({ analysisId, stage }) => {
      if (stage === 'crawl' || !stages.includes(stage)) return async () => {};
      waiting += 1;
      if (waiting === stages.length) open();
      await together;
      return (tx) => saveSection(tx, analysisId, stage, { data: {}, provenance: [] });
    }, 8);
    const { brandId, analysisId } = await submit((await newWorkspace()).id, { stages });
    await brandIs(brandId, 'complete');
    const rows = await database.prisma.stage.findMany({ where: { analysisId } });
    expect(rows.map((row) => row.attempts)).toEqual(rows.map(() => 1));
  });

  test('When a job is delivered twice and run concurrently, then its work is done once', async () => {
    const { analysisId } = await submit((await newWorkspace()).id);
    let runs = 0;
    const handler: StageHandler = async () => {
      runs += 1;
      return async () => {};
    };
    const job = { analysisId, stage: 'crawl' } as const;
    await Promise.all([1, 2, 3].map(() => runStage(pipeline, job, handler, neverAborted)));
    await runStage(pipeline, job, handler, neverAborted);
    expect(runs).toBe(1);
  });

  test('When a stage fails permanently, then only it is missing and quality_note names it', async () => {
    await consume(async ({ analysisId, stage }) => {
      if (stage === 'mission') throw new FinalError('No.');
      return (tx) => saveSection(tx, analysisId, stage as 'things', { data: { name: 'Acme' }, provenance: [] });
    });
    const { brandId } = await submit((await newWorkspace()).id, { stages: ['mission', 'colors'] });
    const brand = await brandIs(brandId, 'complete', 'failed');
    expect(brand.status).toBe('complete');
    expect(brand.analysis?.qualityNote).toContain('Failed: mission.');
  });

  test('When the crawl fails permanently, then the brand has failed with its reason and nothing else runs', async () => {
    const run: string[] = [];
    await consume(async ({ stage }) => {
      run.push(stage);
      throw new FinalError('The site could not be reached.');
    });
    const { brandId, analysisId } = await submit((await newWorkspace()).id);
    const brand = await brandIs(brandId, 'complete', 'failed');
    expect(brand).toMatchObject({ status: 'failed', analysis: { qualityNote: 'The site could not be reached.' } });
    expect(run).toEqual(['crawl']);
    const stages = await database.prisma.stage.findMany({ where: { analysisId, name: { not: 'crawl' } } });
    expect(new Set(stages.map((stage) => stage.status))).toEqual(new Set(['skipped']));
  });

  test('When every requested stage fails, then the brand has failed', async () => {
    await consume(async ({ stage }) => {
      if (stage !== 'crawl') throw new FinalError('No.');
      return async () => {};
    });
    const { brandId } = await submit((await newWorkspace()).id, { stages: ['things'] });
    expect((await brandIs(brandId, 'complete', 'failed')).status).toBe('failed');
  });

  test('When the requested stages fail, then the brand keeps the name of its host', async () => {
    await consume(async ({ analysisId, stage }) => {
      if (stage === 'colors') throw new FinalError('No.');
      return async (tx) => {
        if (stage === 'things') await saveSection(tx, analysisId, stage, { data: { name: 'Acme' }, provenance: [] });
      };
    });
    const { brandId } = await submit((await newWorkspace()).id, { stages: ['colors'] });
    expect(await brandIs(brandId, 'complete', 'failed')).toMatchObject({ status: 'failed', name: 'example.com' });
  });

  test('When work hangs and ignores its signal, then its stage is released anyway', async () => {
    const { analysisId } = await submit((await newWorkspace()).id);
    const job = { analysisId, stage: 'crawl' } as const;
    const stopping = new AbortController();
    const hang = () => {
      stopping.abort();
      return new Promise<never>(() => {});
    };
    await runStage(pipeline, job, hang, stopping.signal);
    expect(await stageOf(job)).toMatchObject({ status: 'ready', attempts: 0 });
  });

  test('When a job fails before its row can be updated, then the log says so', async () => {
    const errors: string[] = [];
    const telling = { ...logger, error: (message: string) => errors.push(message) } as unknown as Logger;
    const own = createJobQueue(locate(testDatabase.url), { prefix: `test-${randomUUID()}`, logger: telling });
    consumers.push(await own.consume('crawl', { concurrency: 1 }, () => Promise.reject(new Error('database down'))), {
      stop: () => own.stop(),
    });
    await own.addJobs([{ queue: 'crawl', job: { analysisId: randomUUID(), stage: 'crawl' }, id: randomUUID() }]);
    // Jobs of earlier tests may fail here too.
    await waitFor(async () => errors.includes('job failed'));
  });

  test('When a stage fails temporarily, then delays grow and the last attempt ends it', async () => {
    const { brandId, analysisId } = await submit((await newWorkspace()).id);
    const job = { analysisId, stage: 'crawl' } as const;
    const attempt = async () => {
      await makeDue(analysisId);
      const before = Date.now();
      await runStage(
        pipeline,
        job,
        () => Promise.reject(new RetryableError('The site could not be reached.')),
        neverAborted,
      );
      const stage = await stageOf(job);
      return { status: stage.status, waits: (stage.dueAt?.getTime() ?? 0) - before };
    };
    const first = await attempt();
    const second = await attempt();
    expect([first.status, second.status]).toEqual(['ready', 'ready']);
    expect(second.waits).toBeGreaterThan(first.waits);
    expect((await attempt()).status).toBe('failed');
    expect((await brandIs(brandId, 'failed')).analysis?.qualityNote).toBe('The site could not be reached.');
  });

  test('When every job is lost, then the reconciler restores the work', async () => {
    const lost = { ...pipeline, queue: { ...queue, addJobs: () => Promise.reject(new Error('queue down')) } };
    const workspace = await newWorkspace();
    const submission = {
      workspaceId: workspace.id,
      apiKeyId: randomUUID(),
      environment: 'prod',
      request: ParseRequest.parse({ url: 'https://example.com', stages: ['things'] }),
    } as const;
    const brandId = await lost.database.transaction((tx) => submitBrand(lost, tx, submission));
    await admit(lost);
    await consume(async () => async () => {});
    await waitFor(async () => {
      await reconcile(pipeline, { overdueSeconds: 0 });
      const brand = await database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
      return brand.status === 'complete';
    });
  });

  test('When a worker outlives its lease, then its write is rejected and the next worker does the work once', async () => {
    const { analysisId } = await submit((await newWorkspace()).id);
    const job = { analysisId, stage: 'crawl' } as const;
    const written: string[] = [];
    let resume = () => {};
    const paused = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const stale = runStage(
      pipeline,
      job,
      async () => {
        await paused;
        return async () => void written.push('stale');
      },
      neverAborted,
    );
    await waitFor(async () => (await stageOf(job)).status === 'running');
    await database.prisma.stage.updateMany({ where: { analysisId }, data: { leaseUntil: new Date(0) } });
    await reconcile(pipeline);
    await makeDue(analysisId);
    await runStage(pipeline, job, async () => async () => void written.push('fresh'), neverAborted);
    resume();
    await stale;
    expect(written).toEqual(['fresh']);
    expect((await stageOf(job)).status).toBe('done');
  });

  test('When a worker stops, then its stage is released at once and the attempt does not count', async () => {
    const { analysisId } = await submit((await newWorkspace()).id);
    const job = { analysisId, stage: 'crawl' } as const;
    const stopping = new AbortController();
    const running = runStage(
      pipeline,
      job,
      (_claim, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          stopping.abort();
        }),
      stopping.signal,
    );
    await running;
    expect(await stageOf(job)).toMatchObject({ status: 'ready', attempts: 0 });
  });

  test('When one workspace has a backlog, then the first brand of another comes right after the admitted ones', async () => {
    pipeline.admissionWindow = 1;
    const [a, b] = [await newWorkspace(), await newWorkspace()];
    const backlog = [];
    for (let i = 0; i < 5; i += 1) backlog.push(await submit(a.id));
    const other = await submit(b.id);
    const places = async (of: { analysisId: string }[]) =>
      Promise.all(of.map(async ({ analysisId }) => (await readQueuePosition(pipeline, analysisId)).position));
    expect(await places([...backlog, other])).toEqual([1, 3, 4, 5, 6, 2]);

    const crawled: string[] = [];
    await consume(async (claim) => {
      if (claim.stage === 'crawl') crawled.push(claim.analysisId);
      return async () => {};
    }, 1);
    await brandIs(other.brandId, 'complete', 'failed');
    await brandIs(backlog[4]?.brandId ?? '', 'complete', 'failed');
    expect(crawled.indexOf(other.analysisId)).toBe(1);
    expect(await places([other])).toEqual([0]);
  });
});
