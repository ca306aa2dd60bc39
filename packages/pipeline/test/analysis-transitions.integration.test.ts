import { ReanalyzeRequest } from '@brandprint/contracts';
import { admitCrawls, createDatabase, pingDatabase, recordCrawlProgress, type StageClaim } from '@brandprint/database';
import { FinalError, RetryableError } from '@brandprint/platform';
import { waitFor } from '@brandprint/testing';
import { describe, expect, test } from '@jest/globals';
import { cancelNewestAnalysis, reconcile, runStage, type StageHandler } from '../src/index.ts';
import { crawlOf, neverAborted, stagesThatFind, useTransitions, WHOLE } from './support/transitions.ts';

const { log, resources, submit, reanalyze, reanalyzeThings, consume, brandOf, brandIs, eventsOf, makeDue } =
  useTransitions();

describe('Events of an analysis', () => {
  test('When it completes, then each change has one event, in order, and the last one is its completion', async () => {
    const { brandId } = await submit();
    await consume(stagesThatFind('Acme'), 4);
    await brandIs(brandId, 'complete');
    expect(await eventsOf(brandId)).toEqual(WHOLE);
  });

  test('When many stages of many brands end at once, then no event is lost, duplicated or out of order', async () => {
    const stages = ['logos', 'colors', 'typography', 'images', 'tone'];
    const brands = [await submit(stages), await submit(stages), await submit(stages)];
    await consume(stagesThatFind('Acme'), 8);
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
      await Promise.all([1, 2].map(() => runStage(resources.pipeline, job, fail, neverAborted)));
    }
    expect(await eventsOf(brandId)).toEqual([
      'brand.queued',
      'brand.running',
      'stage.running crawl',
      'stage.failed crawl',
      'brand.failed',
    ]);
    const failed = await resources.database.prisma.event.findFirstOrThrow({ where: { brandId, type: 'brand.failed' } });
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
      resources.pipeline,
      crawlOf(analysisId),
      async (claim) => {
        claimed = claim;
        await paused;
        return async () => {};
      },
      neverAborted,
    );
    await waitFor(async () => claimed);
    await recordCrawlProgress(resources.database, claimed as StageClaim, { done: 1, found: 5 });
    await resources.database.prisma.stage.updateMany({ where: { analysisId }, data: { leaseUntil: new Date(0) } });
    await reconcile(resources.pipeline);
    await makeDue(analysisId);
    await runStage(resources.pipeline, crawlOf(analysisId), stagesThatFind('Acme'), neverAborted);
    await recordCrawlProgress(resources.database, claimed as StageClaim, { done: 2, found: 5 });
    resume();
    await stale;
    expect(await eventsOf(brandId)).toEqual([...WHOLE.slice(0, 3), 'crawl.progress', 'stage.done crawl']);
  });

  test('When pages are recorded, then each has one event, and a retried crawl starts again from zero', async () => {
    const { brandId, analysisId } = await submit();
    const crawl = (pages: number, end: () => Promise<never>) =>
      runStage(
        resources.pipeline,
        crawlOf(analysisId),
        async (claim) => {
          for (let done = 1; done <= pages; done++) {
            await recordCrawlProgress(resources.database, claim, { done, found: 9 });
            await recordCrawlProgress(resources.database, claim, { done, found: 9 });
          }
          return end();
        },
        neverAborted,
      );
    await crawl(2, () => Promise.reject(new RetryableError('Later.')));
    await makeDue(analysisId);
    await crawl(1, () => Promise.reject(new FinalError('No.')));
    const rows = await resources.database.prisma.event.findMany({
      where: { brandId, type: 'crawl.progress' },
      orderBy: { seq: 'asc' },
    });
    expect(rows.map(({ data }) => (data as { pages_done: number }).pages_done)).toEqual([1, 2, 1]);
  });

  test('When a transaction is rolled back, then there is no event', async () => {
    const { brandId, analysisId } = await submit();
    const broken: StageHandler = async () => () => Promise.reject(new FinalError('No.'));
    await runStage(resources.pipeline, crawlOf(analysisId), broken, neverAborted);
    expect(await eventsOf(brandId)).not.toContain('stage.done crawl');
  });
});

describe('Admitted crawls', () => {
  test('When another process is admitting, then none of our connections waits, and then all are admitted', async () => {
    const own = createDatabase(resources.testDatabase.url, { maxConnections: 1, connectTimeoutMs: 20_000 });
    resources.pipeline = { ...resources.pipeline, database: own, admissionWindow: 50 };
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let holds = false;
    const other = resources.database.transaction(async (tx) => {
      await admitCrawls(tx, { admissionWindow: 0 });
      holds = true;
      await released;
    });
    await waitFor(async () => holds);
    const brands = Array.from({ length: 8 }, () => submit());
    try {
      await waitFor(async () => (await resources.database.prisma.brand.count()) === brands.length);
      await pingDatabase(own);
    } finally {
      release();
      await other;
      await Promise.all(brands);
    }
    await reconcile(resources.pipeline); // if the other one held it for longer than they tried
    await own.stop();
    expect(await resources.database.prisma.stage.count({ where: { name: 'crawl', status: 'ready' } })).toBe(
      brands.length,
    );
  });
});

describe('A brand that is analysed again', () => {
  test('When it completes, then the new analysis is shown, with its name and favicon', async () => {
    const { brandId } = await submit();
    let round = stagesThatFind('Acme', 'https://example.com/old.ico');
    await consume((claim, signal) => round(claim, signal));
    await brandIs(brandId, 'complete');
    round = stagesThatFind('Acme & Sons', 'https://example.com/new.ico');
    const analysisId = await reanalyzeThings(brandId);
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
    let round = stagesThatFind('Acme', faviconUrl);
    await consume((claim, signal) => round(claim, signal));
    await brandIs(brandId, 'complete');

    round = async (claim, signal) => {
      if (claim.stage === 'crawl') return stagesThatFind('', 'https://example.com/new.ico')(claim, signal);
      if (status === 'idle') await cancelNewestAnalysis(resources.pipeline, { ...resources.caller, brandId });
      throw new FinalError('No more.');
    };
    await reanalyzeThings(brandId);
    const brand = await brandIs(brandId, status);
    expect(brand).toMatchObject({ name: 'Acme', faviconUrl, shownAnalysisId: analysisId });
    expect(brand.analysis?.qualityNote).toMatch(SHOWN);
    expect(brand.analysis?.qualityNote.startsWith(note)).toBe(true);
  });

  test('When many requests come at once, then one is accepted and metered', async () => {
    const { brandId } = await submit();
    await cancelNewestAnalysis(resources.pipeline, { ...resources.caller, brandId });
    const request = ReanalyzeRequest.parse({});
    const answers = await Promise.all(Array.from({ length: 8 }, () => reanalyze(brandId, request)));
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'active')).toHaveLength(7);
    expect(await resources.database.prisma.analysis.count({ where: { brandId } })).toBe(2);
    expect(await resources.database.prisma.usageEvent.count({ where: { brandId, kind: 'reanalyze' } })).toBe(1);
    expect(await eventsOf(brandId)).toEqual(['brand.queued', 'brand.idle', 'brand.queued']);
  });
});
