import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type AssetStore, brandPrefix, createAssetWriter } from '@brandprint/storage';
import { describe, expect, test } from '@jest/globals';
import { removeOrphanedAssets } from '../src/sweeps/remove-orphaned-assets.ts';
import { useStoredAssets } from './support/stored-assets.ts';

const { resources, depsOn, keysOf, sweepExpired, sweepOrphans, createStoredAnalysis, expiryEventsOf } =
  useStoredAssets();

describe('Orphaned assets', () => {
  const HOURS_MS = 3_600_000;

  /** Makes objects look as if they were written hours ago. */
  async function age(prefix: string, hours = 3): Promise<void> {
    const then = new Date(Date.now() - hours * HOURS_MS);
    for (const key of await keysOf(prefix)) await utimes(join(resources.directory, key), then, then);
  }

  test('When their brand is gone, then they are removed, and those of others stay', async () => {
    const gone = await createStoredAnalysis();
    const kept = await createStoredAnalysis({ expireAt: null });
    await resources.database.prisma.brand.delete({ where: { id: gone.brandId } });
    expect(await resources.database.prisma.firstLook.findMany()).toMatchObject([{ analysisId: kept.analysisId }]);
    await age('brands/');
    await sweepOrphans();
    expect(await keysOf(brandPrefix(gone.brandId))).toEqual([]);
    expect(await keysOf(brandPrefix(kept.brandId))).toHaveLength(5);
  });

  test('When they are recent, then they stay, because they may be in use', async () => {
    const { brandId } = await createStoredAnalysis();
    await resources.database.prisma.brand.delete({ where: { id: brandId } });
    await age('brands/');
    await resources.store.put(`${(await keysOf(brandPrefix(brandId)))[0]}.png`, Buffer.from('new'), 'image/png');
    await sweepOrphans();
    expect(await keysOf(brandPrefix(brandId))).toHaveLength(6);
    await age('brands/', 1);
    await sweepOrphans();
    expect(await keysOf(brandPrefix(brandId))).toHaveLength(6);
  });

  test('When a worker wrote after the assets had expired, then its files are removed', async () => {
    const { brandId, analysisId } = await createStoredAnalysis();
    await sweepExpired();
    const late = createAssetWriter(resources.store, { brandId, analysisId, stage: 'logos', fence: 1 });
    await late.save({ body: Buffer.from('late'), contentType: 'image/png' });
    await age('brands/');
    await sweepOrphans();
    expect(await keysOf(brandPrefix(brandId))).toEqual([]);
    expect(await expiryEventsOf(brandId)).toHaveLength(1);
  });

  test('When objects have another key format, then they are not ours and stay', async () => {
    const others = ['brands/readme.txt', 'brands/a/b/c.png', `brands/${randomUUID()}/x.png`, 'backups/x.tar'];
    for (const key of others) await resources.store.put(key, Buffer.from('x'), 'text/plain');
    await age('brands/');
    await sweepOrphans();
    for (const key of others) expect(await resources.store.read(key)).not.toBeNull();
  });

  test('When there are more than one lookup takes, then all of them are looked up', async () => {
    const write = () =>
      resources.store.put(`brands/${randomUUID()}/${randomUUID()}/logos-1/x.png`, Buffer.from('x'), 'image/png');
    for (let i = 0; i < 520; i++) await write();
    const kept = await createStoredAnalysis({ expireAt: null });
    await age('brands/');
    await sweepOrphans();
    const left = await keysOf('brands/');
    expect(left).toHaveLength(5);
    for (const key of left) expect(key).toContain(kept.analysisId);
  });

  test('When the courier is stopped while the store lists, then listing stops', async () => {
    for (let i = 0; i < 3; i++) await createStoredAnalysis();
    const stopping = new AbortController();
    let listed = 0;
    const slow: AssetStore = {
      ...resources.store,
      async *list(prefix) {
        for await (const object of resources.store.list(prefix)) {
          listed += 1;
          stopping.abort();
          yield object;
        }
      },
    };
    await removeOrphanedAssets(depsOn(slow)).run(stopping.signal);
    expect(listed).toBe(1);
  });

  test('When some of them cannot be removed, then the others are, and the sweep fails', async () => {
    const stuck = [await createStoredAnalysis(), await createStoredAnalysis()];
    const gone = await createStoredAnalysis();
    await resources.database.prisma.brand.deleteMany();
    await age('brands/');
    const flaky: AssetStore = {
      ...resources.store,
      async deletePrefix(prefix) {
        if (stuck.some(({ brandId }) => prefix.includes(brandId))) throw new Error('not allowed');
        await resources.store.deletePrefix(prefix);
      },
    };
    await expect(sweepOrphans(flaky)).rejects.toThrow('assets of 2 analyses');
    expect(await keysOf(brandPrefix(gone.brandId))).toEqual([]);
    for (const { brandId } of stuck) expect(await keysOf(brandPrefix(brandId))).toHaveLength(5);
    expect(resources.log.lines.join('')).toContain('not allowed');
  });
});
