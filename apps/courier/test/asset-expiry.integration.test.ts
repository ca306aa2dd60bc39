import type { Stoppable } from '@brandprint/platform';
import { type AssetStore, brandPrefix } from '@brandprint/storage';
import { waitFor } from '@brandprint/testing';
import { describe, expect, test } from '@jest/globals';
import { startCourier } from '../src/index.ts';
import { PAST, type StoredAnalysis, THINGS, useStoredAssets } from './support/stored-assets.ts';

const { resources, depsOn, keysOf, sweepExpired, createStoredAnalysis, analysisOf, expiryEventsOf } = useStoredAssets();

describe('Asset expiry', () => {
  test('When a brand has expired, then nothing of it stays in the store, but texts and provenance stay', async () => {
    const { brandId, analysisId } = await createStoredAnalysis();
    const other = await createStoredAnalysis({ expireAt: new Date(Date.now() + 60_000) });
    expect(await keysOf(brandPrefix(brandId))).toHaveLength(5);

    await sweepExpired();
    expect(await keysOf(brandPrefix(brandId))).toEqual([]);
    expect(await keysOf(brandPrefix(other.brandId))).toHaveLength(5);
    const analysis = await analysisOf(analysisId);
    expect(analysis.assetsDeletedAt).toBeInstanceOf(Date);
    expect(await resources.database.prisma.section.findMany({ where: { analysisId } })).toMatchObject([THINGS]);
    expect(await resources.database.prisma.asset.count({ where: { analysisId } })).toBe(2);
    expect(await resources.database.prisma.firstLook.findMany()).toMatchObject([{ analysisId: other.analysisId }]);
    expect((await analysisOf(other.analysisId)).assetsDeletedAt).toBeNull();
  });

  test('When assets are removed, then one event is recorded, with the time of the expiry', async () => {
    const { brandId, analysisId } = await createStoredAnalysis();
    await sweepExpired();
    await sweepExpired();
    const { assetsExpireAt } = await analysisOf(analysisId);
    expect(await expiryEventsOf(brandId)).toMatchObject([
      { data: { brand_id: brandId, assets_expire_at: assetsExpireAt?.toISOString() } },
    ]);
  });

  test('When an earlier analysis expires, then its assets are removed without an event', async () => {
    const { brandId } = await createStoredAnalysis();
    const newer = await createStoredAnalysis({ brandId, expireAt: new Date(Date.now() + 60_000) });
    await sweepExpired();
    expect(await expiryEventsOf(brandId)).toEqual([]);
    const left = await keysOf(brandPrefix(brandId));
    expect(left).toHaveLength(5);
    for (const key of left) expect(key).toContain(newer.analysisId);
  });

  test('When a later analysis failed, then its assets are removed without an event, and those of the shown analysis stay', async () => {
    const shown = await createStoredAnalysis({ expireAt: new Date(Date.now() + 60_000) });
    const { brandId } = shown;
    const failed = await createStoredAnalysis({ brandId, expireAt: PAST() });
    const { prisma } = resources.database;
    await prisma.analysis.update({ where: { id: failed.analysisId }, data: { status: 'failed' } });
    await prisma.brand.update({
      where: { id: brandId },
      data: { status: 'failed', shownAnalysisId: shown.analysisId },
    });
    await sweepExpired();
    expect((await analysisOf(failed.analysisId)).assetsDeletedAt).not.toBeNull();
    expect(await expiryEventsOf(brandId)).toEqual([]);

    await prisma.analysis.update({ where: { id: shown.analysisId }, data: { assetsExpireAt: PAST() } });
    await sweepExpired();
    expect(await expiryEventsOf(brandId)).toHaveLength(1);
    expect(await keysOf(brandPrefix(brandId))).toEqual([]);
  });

  test('When the brand is analysed again meanwhile, then the removal of the shown assets is still recorded', async () => {
    const shown = await createStoredAnalysis();
    const { brandId } = shown;
    await createStoredAnalysis({ brandId, expireAt: null });
    await resources.database.prisma.brand.update({
      where: { id: brandId },
      data: { status: 'running', shownAnalysisId: shown.analysisId },
    });
    await sweepExpired();
    expect(await expiryEventsOf(brandId)).toHaveLength(1);
  });

  test('When an analysis is still running, then its assets stay however long it takes', async () => {
    const { brandId, analysisId } = await createStoredAnalysis({ expireAt: null });
    await resources.database.prisma.analysis.update({
      where: { id: analysisId },
      data: { status: 'running', queuedAt: new Date(0), startedAt: new Date(0) },
    });
    await sweepExpired();
    expect(await keysOf(brandPrefix(brandId))).toHaveLength(5);
  });

  test('When no courier ran for a long time, then one that starts catches up', async () => {
    const made: StoredAnalysis[] = [];
    for (let i = 0; i < 45; i++) made.push(await createStoredAnalysis({ expireAt: new Date(i * 1_000) }));
    const courier: Stoppable = await startCourier(depsOn());
    try {
      await waitFor(
        async () => (await resources.database.prisma.analysis.count({ where: { assetsDeletedAt: null } })) === 0,
      );
    } finally {
      await courier.stop();
    }
    expect(await keysOf('brands/')).toEqual([]);
    expect(await resources.database.prisma.event.count({ where: { type: 'brand.assets_expired' } })).toBe(made.length);
  });

  test('When more is due than one round takes, then the round reports it, and the longest expired go first', async () => {
    const made: StoredAnalysis[] = [];
    const expired = Date.now() - 10_000;
    for (let i = 0; i < 21; i++) made.unshift(await createStoredAnalysis({ expireAt: new Date(expired - i * 1_000) }));
    expect(await sweepExpired()).toEqual({ more: true });
    const left = await resources.database.prisma.analysis.findMany({ where: { assetsDeletedAt: null } });
    expect(left.map(({ id }) => id)).toEqual([made.at(-1)?.analysisId]);
    expect(await sweepExpired()).toEqual({ more: false });
  });

  test('When several couriers sweep at once, then they split the work, and each brand gets one event', async () => {
    const made: StoredAnalysis[] = [];
    for (let i = 0; i < 30; i++) made.push(await createStoredAnalysis());
    const removed: string[] = [];
    const counting: AssetStore = {
      ...resources.store,
      deletePrefix: (prefix) => {
        removed.push(prefix);
        return resources.store.deletePrefix(prefix);
      },
    };
    await Promise.all([1, 2, 3].map(() => sweepExpired(counting)));
    expect(removed).toHaveLength(made.length);
    expect(new Set(removed).size).toBe(made.length);
    for (const { brandId } of made) expect(await expiryEventsOf(brandId)).toHaveLength(1);
  });
});
