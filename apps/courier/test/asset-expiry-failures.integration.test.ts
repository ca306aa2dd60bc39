import type { Database } from '@brandprint/database';
import { type AssetStore, brandPrefix } from '@brandprint/storage';
import { waitFor } from '@brandprint/testing';
import { describe, expect, test } from '@jest/globals';
import { expireAssets } from '../src/sweeps/expire-assets.ts';
import { PAST, type StoredAnalysis, useStoredAssets } from './support/stored-assets.ts';

const { resources, depsOn, keysOf, sweepExpired, createStoredAnalysis, analysisOf, expiryEventsOf } = useStoredAssets();

const letClaimRunOut = ({ analysisId }: StoredAnalysis) =>
  resources.database.prisma.analysis.update({ where: { id: analysisId }, data: { assetsClaimedUntil: PAST() } });

describe('Asset expiry that is interrupted', () => {
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
