import { randomUUID } from 'node:crypto';
import { BRAND_EVENTS, type BrandEventType, ParseRequest, ReanalyzeRequest } from '@brandprint/contracts';
import {
  admitCrawls,
  createDatabase,
  lockAnalysis,
  pingDatabase,
  recordCrawlProgress,
  type StageClaim,
  saveCrawl,
  saveSection,
} from '@brandprint/database';
import { FinalError, RetryableError } from '@brandprint/platform';
import { type Consumer, createJobQueue, type JobQueue } from '@brandprint/queue';
import {
  createTestDatabase,
  createTestLog,
  type DatabaseWithPrisma,
  type TestDatabase,
  waitFor,
} from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  admit,
  cancelNewestAnalysis,
  type Pipeline,
  reconcile,
  removeBrand,
  runStage,
  type StageHandler,
  submitBrand,
  submitReanalysis,
} from '../src/index.ts';

const neverAborted = new AbortController().signal;
const log = createTestLog();
let testDatabase: TestDatabase;
let database: DatabaseWithPrisma;
let queue: JobQueue;
let pipeline: Pipeline;
let caller: { workspaceId: string; apiKeyId: string; environment: 'prod' };
let consumers: Consumer[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = testDatabase.database;
});
afterAll(() => testDatabase.stop());
beforeEach(async () => {
  queue = createJobQueue({ databaseUrl: testDatabase.url }, { logger: log.logger });
  pipeline = { database, queue, logger: log.logger, admissionWindow: 4 };
  const workspace = await database.prisma.workspace.create({ data: { name: randomUUID() } });
  caller = { workspaceId: workspace.id, apiKeyId: randomUUID(), environment: 'prod' };
});
afterEach(async () => {
  await Promise.all(consumers.map((consumer) => consumer.stop()));
  consumers = [];
  await queue.stop();
  await database.prisma.workspace.deleteMany();
});

async function submit(stages: string[] = ['things']): Promise<{ brandId: string; analysisId: string }> {
  const request = ParseRequest.parse({ url: 'https://example.com', stages });
  const brandId = await pipeline.database.transaction((tx) => submitBrand(pipeline, tx, { ...caller, request }));
  await admit(pipeline);
  return { brandId, analysisId: await newestOf(brandId) };
}
async function again(brandId: string, stages: string[] = ['things']): Promise<string> {
  expect(await reanalyzeAlone(brandId, ReanalyzeRequest.parse({ stages }))).toHaveProperty('sourceUrl');
  await admit(pipeline);
  return newestOf(brandId);
}
const reanalyzeAlone = (brandId: string, request: ReanalyzeRequest) =>
  database.transaction((tx) => submitReanalysis(pipeline, tx, { ...caller, brandId, request }));
const newestOf = async (brandId: string) => (await brandOf(brandId)).analysisId as string;
const brandOf = (brandId: string) =>
  database.prisma.brand.findUniqueOrThrow({ where: { id: brandId }, include: { analysis: true } });
const brandIs = (brandId: string, status: string) =>
  waitFor(async () => {
    const brand = await brandOf(brandId);
    return brand.status === status ? brand : null;
  });

async function consume(handler: StageHandler, concurrency = 2): Promise<void> {
  for (const name of ['crawl', 'section'] as const) {
    consumers.push(
      await queue.consume(name, { concurrency }, (job, stopping) => runStage(pipeline, job, handler, stopping)),
    );
  }
}
/** Stages that all succeed; the extracted name has the number of the round. */
const working =
  (name: string, faviconUrl = ''): StageHandler =>
  async ({ analysisId, stage }) =>
  async (tx) => {
    if (stage !== 'crawl') await saveSection(tx, analysisId, stage, { data: { name }, provenance: [] });
    else await saveCrawl(tx, analysisId, { evidenceKey: 'none', faviconUrl, pages: 1, notes: [] });
  };

/** The events of a brand in order, checked against the contract and for gaps. */
async function eventsOf(brandId: string): Promise<string[]> {
  const rows = await database.prisma.event.findMany({ where: { brandId }, orderBy: { seq: 'asc' } });
  expect(rows.map((row) => row.seq)).toEqual(rows.map((_, i) => i + 1));
  expect((await database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } })).eventSeq).toBe(rows.length);
  return rows.map(({ type, data }) => {
    const event = BRAND_EVENTS[type as BrandEventType].strict().parse(data) as { stage?: string; brand_id: string };
    expect(event.brand_id).toBe(brandId);
    return [type, event.stage].filter(Boolean).join(' ');
  });
}
const WHOLE = [
  'brand.queued',
  'brand.running',
  'stage.running crawl',
  'stage.done crawl',
  'stage.running things',
  'stage.done things',
  'brand.complete',
];
const crawlOf = (analysisId: string) => ({ analysisId, stage: 'crawl' }) as const;
const makeDue = (analysisId: string) =>
  database.prisma.stage.updateMany({ where: { analysisId, status: 'ready' }, data: { dueAt: new Date(0) } });

describe('Events of an analysis', () => {
  test('When it completes, then each change has one event, in order, and the last one is its completion', async () => {
    const { brandId } = await submit();
    await consume(working('Acme'), 4);
    await brandIs(brandId, 'complete');
    expect(await eventsOf(brandId)).toEqual(WHOLE);
  });

  test('When many stages of many brands end at once, then no event is lost, duplicated or out of order', async () => {
    const stages = ['logos', 'colors', 'typography', 'images', 'tone'];
    const brands = [await submit(stages), await submit(stages), await submit(stages)];
    await consume(working('Acme'), 8);
    for (const { brandId } of brands) {
      await brandIs(brandId, 'complete');
      const events = await eventsOf(brandId);
      expect([...events].sort()).toEqual(
        [...WHOLE, ...stages.flatMap((stage) => [`stage.running ${stage}`, `stage.done ${stage}`])].sort(),
      );
      expect(events.at(-1)).toBe('brand.complete');
    }
    // On a busy machine the queue may answer late: then the job is enqueued again.
    const errors = log.lines.filter((line) => line.includes('"error"') && !line.includes('the queue did not answer'));
    expect(errors).toEqual([]);
  });

  test('When a stage is retried and fails, then it has one start and one failure, with the reason, and each attempt one line in the log', async () => {
    const { brandId, analysisId } = await submit();
    for (let attempt = 1; attempt <= 3; attempt++) {
      await makeDue(analysisId);
      const job = crawlOf(analysisId);
      const fail = () => Promise.reject(new RetryableError('The site could not be reached.'));
      await Promise.all([1, 2].map(() => runStage(pipeline, job, fail, neverAborted)));
    }
    expect(await eventsOf(brandId)).toEqual([
      'brand.queued',
      'brand.running',
      'stage.running crawl',
      'stage.failed crawl',
      'brand.failed',
    ]);
    const failed = await database.prisma.event.findFirstOrThrow({ where: { brandId, type: 'brand.failed' } });
    expect(failed.data).toMatchObject({ analysis_status: 'failed', quality_note: 'The site could not be reached.' });
    const logged = log.lines.map((line) => JSON.parse(line)).filter(({ analysis }) => analysis === analysisId);
    expect(logged.filter(({ message }) => message === 'stage attempt failed').map(({ retry }) => retry)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('When a worker loses its claim, then its work has no events', async () => {
    const { brandId, analysisId } = await submit();
    let resume = () => {};
    const paused = new Promise<void>((resolve) => {
      resume = resolve;
    });
    let claimed: StageClaim | undefined;
    const stale = runStage(
      pipeline,
      crawlOf(analysisId),
      async (claim) => {
        claimed = claim;
        await paused;
        return async () => {};
      },
      neverAborted,
    );
    await waitFor(async () => claimed);
    await recordCrawlProgress(database, claimed as StageClaim, { done: 1, found: 5 });
    await database.prisma.stage.updateMany({ where: { analysisId }, data: { leaseUntil: new Date(0) } });
    await reconcile(pipeline);
    await makeDue(analysisId);
    await runStage(pipeline, crawlOf(analysisId), working('Acme'), neverAborted);
    await recordCrawlProgress(database, claimed as StageClaim, { done: 2, found: 5 });
    resume();
    await stale;
    expect(await eventsOf(brandId)).toEqual([...WHOLE.slice(0, 3), 'crawl.progress', 'stage.done crawl']);
  });

  test('When pages are recorded, then each has one event, and a retried crawl starts again from zero', async () => {
    const { brandId, analysisId } = await submit();
    const crawl = (pages: number, end: () => Promise<never>) =>
      runStage(
        pipeline,
        crawlOf(analysisId),
        async (claim) => {
          for (let done = 1; done <= pages; done++) {
            await recordCrawlProgress(database, claim, { done, found: 9 });
            await recordCrawlProgress(database, claim, { done, found: 9 });
          }
          return end();
        },
        neverAborted,
      );
    await crawl(2, () => Promise.reject(new RetryableError('Later.')));
    await makeDue(analysisId);
    await crawl(1, () => Promise.reject(new FinalError('No.')));
    const rows = await database.prisma.event.findMany({
      where: { brandId, type: 'crawl.progress' },
      orderBy: { seq: 'asc' },
    });
    expect(rows.map(({ data }) => (data as { pages_done: number }).pages_done)).toEqual([1, 2, 1]);
  });

  test('When a transaction is rolled back, then there is no event', async () => {
    const { brandId, analysisId } = await submit();
    const broken: StageHandler = async () => () => Promise.reject(new FinalError('No.'));
    await runStage(pipeline, crawlOf(analysisId), broken, neverAborted);
    expect(await eventsOf(brandId)).not.toContain('stage.done crawl');
  });
});

describe('An analysis that is cancelled', () => {
  /** Starts a crawl that runs until its signal aborts; resolves when it has ended. */
  async function hanging(analysisId: string) {
    let begun = false;
    let aborted = false;
    const end = runStage(
      pipeline,
      crawlOf(analysisId),
      (_claim, signal) =>
        new Promise((_resolve, reject) => {
          begun = true;
          signal.addEventListener('abort', () => {
            aborted = true;
            reject(signal.reason);
          });
        }),
      neverAborted,
    );
    await waitFor(async () => begun);
    return { end, wasAborted: () => aborted };
  }

  test('When it is queued, then it becomes idle, its stages are skipped, and the next one is admitted', async () => {
    pipeline.admissionWindow = 1;
    const first = await submit();
    const second = await submit();
    const waits = { analysisId_name: { analysisId: second.analysisId, name: 'crawl' } };
    expect(await database.prisma.stage.findUniqueOrThrow({ where: waits })).toMatchObject({ status: 'pending' });

    expect(await cancelNewestAnalysis(pipeline, { ...caller, ...first })).toBe('cancelled');
    const brand = await brandOf(first.brandId);
    expect(brand).toMatchObject({
      status: 'idle',
      analysis: { status: 'idle', qualityNote: 'The analysis was cancelled.' },
    });
    const { finishedAt, assetsExpireAt, cacheTtl } = brand.analysis as NonNullable<typeof brand.analysis>;
    expect(assetsExpireAt).toEqual(new Date((finishedAt?.getTime() ?? 0) + cacheTtl * 1000));
    const stages = await database.prisma.stage.findMany({ where: { analysisId: first.analysisId } });
    expect(new Set(stages.map((stage) => stage.status))).toEqual(new Set(['skipped']));
    expect(await eventsOf(first.brandId)).toEqual(['brand.queued', 'brand.idle']);
    expect(await database.prisma.stage.findUniqueOrThrow({ where: waits })).toMatchObject({ status: 'ready' });
  });

  test('When it is running, then its work is aborted and writes nothing', async () => {
    const { brandId, analysisId } = await submit();
    const crawl = await hanging(analysisId);
    await cancelNewestAnalysis(pipeline, { ...caller, brandId });
    await crawl.end;
    expect(crawl.wasAborted()).toBe(true);
    expect(await brandOf(brandId)).toMatchObject({ status: 'idle' });
    expect(await eventsOf(brandId)).toEqual([...WHOLE.slice(0, 3), 'brand.idle']);
  });

  test('When its brand is deleted while it runs, then its work is aborted and nothing is left', async () => {
    const { brandId, analysisId } = await submit();
    const crawl = await hanging(analysisId);
    expect(await removeBrand(pipeline, { ...caller, brandId })).toBe(true);
    await crawl.end;
    expect(crawl.wasAborted()).toBe(true);
    const { prisma } = database;
    const left = [
      prisma.brand.count(),
      prisma.analysis.count(),
      prisma.stage.count(),
      prisma.event.count(),
      prisma.usageEvent.count({ where: { brandId } }),
    ];
    expect(await Promise.all(left)).toEqual([0, 0, 0, 0, 1]);
    expect(await removeBrand(pipeline, { ...caller, brandId })).toBe(false);
  });

  test('When stages end while it is cancelled or deleted, then neither blocks the other', async () => {
    const stages = ['logos', 'colors', 'typography', 'images', 'tone'];
    const brands = await Promise.all(Array.from({ length: 12 }, () => submit(stages)));
    pipeline.admissionWindow = 12;
    await consume(working('Acme'), 8);
    await reconcile(pipeline, { overdueSeconds: 0 });
    const outcomes = await Promise.all(
      brands.map(async ({ brandId, analysisId }, i) => {
        await waitFor(async () =>
          database.prisma.stage.findFirst({ where: { analysisId, name: 'things', status: 'done' } }),
        );
        const brand = { ...caller, brandId };
        return i % 2 === 0 ? cancelNewestAnalysis(pipeline, brand) : removeBrand(pipeline, brand);
      }),
    );
    for (const [i, { brandId }] of brands.entries()) {
      if (i % 2 === 1) {
        expect(outcomes[i]).toBe(true);
        continue;
      }
      const brand = await waitFor(async () => {
        const found = await brandOf(brandId);
        return found.status !== 'running' && found;
      });
      expect(brand.status).toBe(outcomes[i] === 'cancelled' ? 'idle' : 'complete');
      const events = await eventsOf(brandId);
      expect(events.filter((type) => /^brand\.(idle|complete|failed)$/.test(type))).toEqual([`brand.${brand.status}`]);
      expect(events.at(-1)).toBe(`brand.${brand.status}`);
    }
  });

  test('When a new analysis is queued while the final one is being cancelled, then the new one is cancelled', async () => {
    const { brandId, analysisId } = await submit();
    await cancelNewestAnalysis(pipeline, { ...caller, brandId });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let holds = false;
    const other = database.transaction(async (tx) => {
      await lockAnalysis(tx, analysisId);
      holds = true;
      await released;
    });
    await waitFor(async () => holds);
    const cancelling = cancelNewestAnalysis(pipeline, { ...caller, brandId });
    await waitFor(async () => {
      const waiting = await database.prisma.$queryRaw<unknown[]>`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return waiting.length > 0;
    });
    await again(brandId);
    release();
    await other;
    expect(await cancelling).toBe('cancelled');
    expect(await brandOf(brandId)).toMatchObject({ status: 'idle', analysis: { status: 'idle' } });
  });

  test('When it is final, then there is nothing to cancel', async () => {
    const { brandId } = await submit();
    await cancelNewestAnalysis(pipeline, { ...caller, brandId });
    expect(await cancelNewestAnalysis(pipeline, { ...caller, brandId })).toBe('not_active');
    expect(await cancelNewestAnalysis(pipeline, { workspaceId: randomUUID(), brandId })).toBe('not_found');
  });
});

describe('Admitted crawls', () => {
  test('When another process is admitting, then none of our connections waits, and then all are admitted', async () => {
    const own = createDatabase(testDatabase.url, { maxConnections: 1, connectTimeoutMs: 2_000 });
    pipeline = { ...pipeline, database: own, admissionWindow: 50 };
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let holds = false;
    const other = database.transaction(async (tx) => {
      await admitCrawls(tx, { admissionWindow: 0 });
      holds = true;
      await released;
    });
    await waitFor(async () => holds);
    const brands = Array.from({ length: 8 }, () => submit());
    try {
      await waitFor(async () => (await database.prisma.brand.count()) === brands.length);
      await pingDatabase(own);
    } finally {
      release();
      await other;
      await Promise.all(brands);
    }
    await reconcile(pipeline); // if the other one held it for longer than they tried
    await own.stop();
    expect(await database.prisma.stage.count({ where: { name: 'crawl', status: 'ready' } })).toBe(brands.length);
  });
});

describe('A brand that is analysed again', () => {
  test('When it completes, then the new analysis is shown, with its name and favicon', async () => {
    const { brandId } = await submit();
    let round = working('Acme', 'https://example.com/old.ico');
    await consume((claim, signal) => round(claim, signal));
    await brandIs(brandId, 'complete');
    round = working('Acme & Sons', 'https://example.com/new.ico');
    const analysisId = await again(brandId);
    await brandIs(brandId, 'complete');
    expect(await brandOf(brandId)).toMatchObject({
      name: 'Acme & Sons',
      faviconUrl: 'https://example.com/new.ico',
      shownAnalysisId: analysisId,
    });
    expect(await eventsOf(brandId)).toEqual([...WHOLE, ...WHOLE]);
  });

  const SHOWN = /Showing the earlier analysis of \d{4}-\d\d-\d\d \d\d:\d\d UTC\. Based on 1 page\./;
  test.each([
    ['fails', 'failed', 'The last analysis failed: Based on 1 page.'],
    ['is cancelled', 'idle', 'The last analysis was cancelled.'],
  ])('When it %s, then the earlier one is shown as before, and the note says so', async (_, status, note) => {
    const { brandId, analysisId } = await submit();
    const faviconUrl = 'https://example.com/old.ico';
    let round = working('Acme', faviconUrl);
    await consume((claim, signal) => round(claim, signal));
    await brandIs(brandId, 'complete');

    round = async (claim, signal) => {
      if (claim.stage === 'crawl') return working('', 'https://example.com/new.ico')(claim, signal);
      if (status === 'idle') await cancelNewestAnalysis(pipeline, { ...caller, brandId });
      throw new FinalError('No more.');
    };
    await again(brandId);
    const brand = await brandIs(brandId, status);
    expect(brand).toMatchObject({ name: 'Acme', faviconUrl, shownAnalysisId: analysisId });
    expect(brand.analysis?.qualityNote).toMatch(SHOWN);
    expect(brand.analysis?.qualityNote.startsWith(note)).toBe(true);
  });

  test('When many requests come at once, then one is accepted and metered', async () => {
    const { brandId } = await submit();
    await cancelNewestAnalysis(pipeline, { ...caller, brandId });
    const request = ReanalyzeRequest.parse({});
    const answers = await Promise.all(Array.from({ length: 8 }, () => reanalyzeAlone(brandId, request)));
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'active')).toHaveLength(7);
    expect(await database.prisma.analysis.count({ where: { brandId } })).toBe(2);
    expect(await database.prisma.usageEvent.count({ where: { brandId, kind: 'reanalyze' } })).toBe(1);
    expect(await eventsOf(brandId)).toEqual(['brand.queued', 'brand.idle', 'brand.queued']);
  });
});
