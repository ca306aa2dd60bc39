import type { Database } from '@brandprint/database';
import type { Stoppable } from '@brandprint/platform';
import { type AssetStore, brandPrefix } from '@brandprint/storage';
import { waitFor } from '@brandprint/testing';
import { describe, expect, test } from '@jest/globals';
import { startCourier } from '../src/index.ts';
import { expireAssets } from '../src/sweeps/expire-assets.ts';
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

  test('When the store fails, then the assets stay due, the sweep fails, and others are not delayed', async () => {
    const failing = await createStoredAnalysis({ expireAt: new Date(0) });
    const other = await createStoredAnalysis();
    const flaky: AssetStore = {
      ...resources.store,
      async deletePrefix(prefix) {
        if (prefix.includes(failing.brandId)) throw new Error('the disk is gone');
        await resources.store.deletePrefix(prefix);
      },
    };
    await expect(sweepExpired(flaky)).rejects.toThrow('assets of 1 analyses');
    expect(await analysisOf(failing.analysisId)).toMatchObject({ assetsDeletedAt: null });
    expect(await expiryEventsOf(failing.brandId)).toEqual([]);
    expect(resources.log.lines.join('')).toContain('the disk is gone');
    expect((await analysisOf(other.analysisId)).assetsDeletedAt).not.toBeNull();

    // It is retried later, not at once.
    await sweepExpired();
    expect(await keysOf(brandPrefix(failing.brandId))).toHaveLength(5);
    await letClaimRunOut(failing);
    await sweepExpired();
    expect(await keysOf(brandPrefix(failing.brandId))).toEqual([]);
    expect(await expiryEventsOf(failing.brandId)).toHaveLength(1);
  });

  test('When the removal cannot be recorded, then it is due again in a minute, and others are not delayed', async () => {
    const made = [await createStoredAnalysis(), await createStoredAnalysis()];
    let tries = 0;
    const flaky: Database = {
      ...resources.courierDatabase,
      transaction: (work) =>
        ++tries === 1 ? Promise.reject(new Error('no connection')) : resources.courierDatabase.transaction(work),
    };
    const usual = depsOn();
    const own = { ...usual, pipeline: { ...usual.pipeline, database: flaky } };
    await expect(expireAssets(own).run(new AbortController().signal)).rejects.toThrow('assets of 1 analyses');
    const analyses = await Promise.all(made.map(({ analysisId }) => analysisOf(analysisId)));
    const failed = analyses.filter(({ assetsDeletedAt }) => assetsDeletedAt === null);
    expect(failed).toHaveLength(1);
    expect((failed[0]?.assetsClaimedUntil?.getTime() ?? 0) - Date.now()).toBeLessThan(120_000);
  });

  const letClaimRunOut = ({ analysisId }: StoredAnalysis) =>
    resources.database.prisma.analysis.update({ where: { id: analysisId }, data: { assetsClaimedUntil: PAST() } });

  test('When a courier dies half-way, then another one removes the rest after its claim has expired', async () => {
    const made = await createStoredAnalysis();
    let wakes = () => {};
    const dying: AssetStore = {
      ...resources.store,
      // Removes some, then hangs.
      async deletePrefix(prefix) {
        await resources.store.deletePrefix(`${prefix}logos-1/`);
        await new Promise<void>((resolve) => {
          wakes = resolve;
        });
      },
    };
    const dead = sweepExpired(dying);
    await waitFor(async () => (await keysOf(brandPrefix(made.brandId))).length === 3);
    await sweepExpired();
    expect(await keysOf(brandPrefix(made.brandId))).toHaveLength(3);

    await letClaimRunOut(made);
    await sweepExpired();
    expect(await keysOf(brandPrefix(made.brandId))).toEqual([]);
    expect(await expiryEventsOf(made.brandId)).toHaveLength(1);
    // The first courier continues at last, and changes nothing.
    wakes();
    await dead;
    expect(await expiryEventsOf(made.brandId)).toHaveLength(1);
    expect((await analysisOf(made.analysisId)).assetsDeletedAt).not.toBeNull();
  });

  test('When the store is being called, then no transaction is open', async () => {
    await createStoredAnalysis();
    let open: unknown[] | undefined;
    const watched: AssetStore = {
      ...resources.store,
      async deletePrefix(prefix) {
        open = await resources.database.prisma.$queryRaw`
          SELECT query FROM pg_stat_activity
          WHERE datname = current_database() AND state LIKE 'idle in transaction%'`;
        await resources.store.deletePrefix(prefix);
      },
    };
    await sweepExpired(watched);
    expect(open).toEqual([]);
  });

  test('When a brand is deleted while its assets are removed, then none of its files are left and nothing fails', async () => {
    const { brandId } = await createStoredAnalysis();
    const slow: AssetStore = {
      ...resources.store,
      async deletePrefix(prefix) {
        await resources.database.prisma.brand.delete({ where: { id: brandId } });
        await resources.store.deletePrefix(prefix);
      },
    };
    await sweepExpired(slow);
    expect(await keysOf(brandPrefix(brandId))).toEqual([]);
    expect(resources.log.lines.join('')).not.toContain('"level":"error"');
  });

  test('When the courier is stopped during a round, then the rest is due at once', async () => {
    const made = [
      await createStoredAnalysis({ expireAt: new Date(0) }),
      await createStoredAnalysis(),
      await createStoredAnalysis(),
    ];
    const stopping = new AbortController();
    const stopped: AssetStore = {
      ...resources.store,
      async deletePrefix(prefix) {
        stopping.abort();
        await resources.store.deletePrefix(prefix);
      },
    };
    await expireAssets(depsOn(stopped)).run(stopping.signal);
    const done = await Promise.all(made.map(async ({ analysisId }) => (await analysisOf(analysisId)).assetsDeletedAt));
    expect(done.filter(Boolean)).toHaveLength(1);
    await sweepExpired();
    expect(await keysOf('brands/')).toEqual([]);
  });
});
