import { randomUUID } from 'node:crypto';
import { lockAnalysis } from '@brandprint/database';
import { waitFor } from '@brandprint/testing';
import { describe, expect, test } from '@jest/globals';
import { cancelNewestAnalysis, reconcile, removeBrand, runStage } from '../src/index.ts';
import { crawlOf, neverAborted, stagesThatFind, useTransitions, WHOLE } from './support/transitions.ts';

const { resources, submit, reanalyzeThings, consume, brandOf, eventsOf } = useTransitions();

describe('An analysis that is cancelled', () => {
  /** Starts a crawl that runs until its signal aborts; resolves when it has ended. */
  async function hanging(analysisId: string) {
    let begun = false;
    let aborted = false;
    const end = runStage(
      resources.pipeline,
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
    resources.pipeline.admissionWindow = 1;
    const first = await submit();
    const second = await submit();
    const waits = { analysisId_name: { analysisId: second.analysisId, name: 'crawl' } };
    expect(await resources.database.prisma.stage.findUniqueOrThrow({ where: waits })).toMatchObject({
      status: 'pending',
    });

    expect(await cancelNewestAnalysis(resources.pipeline, { ...resources.caller, ...first })).toBe('cancelled');
    const brand = await brandOf(first.brandId);
    expect(brand).toMatchObject({
      status: 'idle',
      analysis: { status: 'idle', qualityNote: 'The analysis was cancelled.' },
    });
    const { finishedAt, assetsExpireAt, cacheTtl } = brand.analysis as NonNullable<typeof brand.analysis>;
    expect(assetsExpireAt).toEqual(new Date((finishedAt?.getTime() ?? 0) + cacheTtl * 1000));
    const stages = await resources.database.prisma.stage.findMany({ where: { analysisId: first.analysisId } });
    expect(new Set(stages.map((stage) => stage.status))).toEqual(new Set(['skipped']));
    expect(await eventsOf(first.brandId)).toEqual(['brand.queued', 'brand.idle']);
    expect(await resources.database.prisma.stage.findUniqueOrThrow({ where: waits })).toMatchObject({
      status: 'ready',
    });
  });

  test('When it is running, then its work is aborted and writes nothing', async () => {
    const { brandId, analysisId } = await submit();
    const crawl = await hanging(analysisId);
    await cancelNewestAnalysis(resources.pipeline, { ...resources.caller, brandId });
    await crawl.end;
    expect(crawl.wasAborted()).toBe(true);
    expect(await brandOf(brandId)).toMatchObject({ status: 'idle' });
    expect(await eventsOf(brandId)).toEqual([...WHOLE.slice(0, 3), 'brand.idle']);
  });

  test('When its brand is deleted while it runs, then its work is aborted and nothing is left', async () => {
    const { brandId, analysisId } = await submit();
    const crawl = await hanging(analysisId);
    expect(await removeBrand(resources.pipeline, { ...resources.caller, brandId })).toBe(true);
    await crawl.end;
    expect(crawl.wasAborted()).toBe(true);
    const { prisma } = resources.database;
    const left = [
      prisma.brand.count(),
      prisma.analysis.count(),
      prisma.stage.count(),
      prisma.event.count(),
      prisma.usageEvent.count({ where: { brandId } }),
    ];
    expect(await Promise.all(left)).toEqual([0, 0, 0, 0, 1]);
    expect(await removeBrand(resources.pipeline, { ...resources.caller, brandId })).toBe(false);
  });

  test('When stages end while it is cancelled or deleted, then neither blocks the other', async () => {
    const stages = ['logos', 'colors', 'typography', 'images', 'tone'];
    const brands = await Promise.all(Array.from({ length: 12 }, () => submit(stages)));
    resources.pipeline.admissionWindow = 12;
    await consume(stagesThatFind('Acme'), 8);
    await reconcile(resources.pipeline, { overdueSeconds: 0 });
    const outcomes = await Promise.all(
      brands.map(async ({ brandId, analysisId }, i) => {
        await waitFor(async () =>
          resources.database.prisma.stage.findFirst({ where: { analysisId, name: 'things', status: 'done' } }),
        );
        const brand = { ...resources.caller, brandId };
        return i % 2 === 0 ? cancelNewestAnalysis(resources.pipeline, brand) : removeBrand(resources.pipeline, brand);
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
    await cancelNewestAnalysis(resources.pipeline, { ...resources.caller, brandId });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let holds = false;
    const other = resources.database.transaction(async (tx) => {
      await lockAnalysis(tx, analysisId);
      holds = true;
      await released;
    });
    await waitFor(async () => holds);
    const cancelling = cancelNewestAnalysis(resources.pipeline, { ...resources.caller, brandId });
    await waitFor(async () => {
      const waiting = await resources.database.prisma.$queryRaw<unknown[]>`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return waiting.length > 0;
    });
    await reanalyzeThings(brandId);
    release();
    await other;
    expect(await cancelling).toBe('cancelled');
    expect(await brandOf(brandId)).toMatchObject({ status: 'idle', analysis: { status: 'idle' } });
  });

  test('When it is final, then there is nothing to cancel', async () => {
    const { brandId } = await submit();
    await cancelNewestAnalysis(resources.pipeline, { ...resources.caller, brandId });
    expect(await cancelNewestAnalysis(resources.pipeline, { ...resources.caller, brandId })).toBe('not_active');
    expect(await cancelNewestAnalysis(resources.pipeline, { workspaceId: randomUUID(), brandId })).toBe('not_found');
  });
});
