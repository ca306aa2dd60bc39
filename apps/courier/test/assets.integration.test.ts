import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_STAGES } from '@brandprint/contracts';
import { createAnalysis, type Database, ensureWorkspace, saveAssets, saveSection } from '@brandprint/database';
import type { Stoppable } from '@brandprint/platform';
import { createJobQueue, type JobQueue } from '@brandprint/queue';
import {
  type AssetStore,
  brandPrefix,
  createAssetWriter,
  createDirectoryStore,
  saveEvidence,
} from '@brandprint/storage';
import { restrictStore } from '@brandprint/storage/testing';
import {
  createTestDatabase,
  createTestLog,
  type DatabaseWithPrisma,
  type TestDatabase,
  type TestLog,
  waitFor,
} from '@brandprint/testing';
import { evidence } from '@brandprint/testing/evidence';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type CourierDeps, startCourier } from '../src/index.ts';
import { expireAssets } from '../src/sweeps/expire-assets.ts';
import { removeOrphanedAssets } from '../src/sweeps/remove-orphaned-assets.ts';

let testDatabase: TestDatabase;
let database: DatabaseWithPrisma;
let queue: JobQueue;
let directory: string;
let store: AssetStore;
/** What a courier may do, not more. */
let courierDatabase: Database;
let log: TestLog;
let workspaceId: string;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = testDatabase.database;
  courierDatabase = testDatabase.connectAs('courier');
  queue = createJobQueue({ databaseUrl: testDatabase.url }, createTestLog());
  workspaceId = (await ensureWorkspace(database.prisma, randomUUID())).id;
});
afterAll(async () => {
  await queue.stop();
  await testDatabase.stop();
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'brandprint-courier-'));
  store = createDirectoryStore(directory);
  log = createTestLog();
  await database.prisma.brand.deleteMany();
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const deps = (own: AssetStore = store): CourierDeps => ({
  pipeline: { database: courierDatabase, queue, logger: log.logger, admissionWindow: 1 },
  store: restrictStore(own, 'courier'),
  secretsKey: 'of no use here, but 32 characters long',
  egressAllow: [],
});
const sweepExpired = (own?: AssetStore) => expireAssets(deps(own)).run(new AbortController().signal);
const sweepOrphans = (own?: AssetStore) => removeOrphanedAssets(deps(own)).run(new AbortController().signal);

const PAST = () => new Date(Date.now() - 1_000);
const THINGS = { data: { name: 'Acme' }, provenance: [{ page: 'https://acme.test/' }] as never };

interface Made {
  brandId: string;
  analysisId: string;
}

/** A brand with an analysis, or another analysis of a brand, with everything its stages put into the store. */
async function analysed(more: { brandId?: string; expireAt?: Date | null } = {}): Promise<Made> {
  const { prisma } = database;
  const sourceUrl = 'https://acme.test/';
  const brandId =
    more.brandId ?? (await prisma.brand.create({ data: { workspaceId, sourceUrl, name: 'acme.test' } })).id;
  const common = { brandId, workspaceId, sourceUrl, maxPages: 1, cacheTtl: 300 };
  const stages = { requestedStages: ['things'], resolvedStages: ['things'], stages: ALL_STAGES };
  const analysisId = await createAnalysis(prisma, { ...common, ...stages });
  await fill({ brandId, analysisId });
  const { expireAt = PAST() } = more;
  if (expireAt) {
    const data = { status: 'complete', finishedAt: expireAt, assetsExpireAt: expireAt } as const;
    await prisma.analysis.update({ where: { id: analysisId }, data });
    await prisma.brand.update({
      where: { id: brandId },
      data: { status: 'complete', shownAnalysisId: analysisId },
    });
  }
  return { brandId, analysisId };
}

async function fill({ brandId, analysisId }: Made): Promise<void> {
  const { prisma } = database;
  const writer = createAssetWriter(store, { brandId, analysisId, stage: 'logos', fence: 1 });
  await writer.save({ body: Buffer.from('logo'), contentType: 'image/png' });
  await writer.save({ body: Buffer.from('<svg/>'), contentType: 'image/svg+xml' });
  await saveAssets(prisma, analysisId, writer.records);
  const crawled = createAssetWriter(store, { brandId, analysisId, stage: 'crawl', fence: 2 });
  await crawled.save({ body: Buffer.from('screenshot'), contentType: 'image/jpeg' });
  const evidenceKey = await saveEvidence(store, { brandId, analysisId, fence: 2 }, evidence());
  await prisma.analysis.update({ where: { id: analysisId }, data: { evidenceKey } });
  await saveSection(prisma, analysisId, 'things', THINGS);
}

async function keysOf(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
}

const analysisOf = (id: string) => database.prisma.analysis.findUniqueOrThrow({ where: { id } });
const expiries = (brandId: string) =>
  database.prisma.event.findMany({ where: { brandId, type: 'brand.assets_expired' } });

describe('Asset expiry', () => {
  test('When a brand has expired, then nothing of it stays in the store, but texts and provenance stay', async () => {
    const { brandId, analysisId } = await analysed();
    const other = await analysed({ expireAt: new Date(Date.now() + 60_000) });
    expect(await keysOf(brandPrefix(brandId))).toHaveLength(4);

    await sweepExpired();
    expect(await keysOf(brandPrefix(brandId))).toEqual([]);
    expect(await keysOf(brandPrefix(other.brandId))).toHaveLength(4);
    const analysis = await analysisOf(analysisId);
    expect(analysis.assetsDeletedAt).toBeInstanceOf(Date);
    expect(await database.prisma.section.findMany({ where: { analysisId } })).toMatchObject([THINGS]);
    expect(await database.prisma.asset.count({ where: { analysisId } })).toBe(2);
    expect((await analysisOf(other.analysisId)).assetsDeletedAt).toBeNull();
  });

  test('When assets are removed, then one event is recorded, with the time of the expiry', async () => {
    const { brandId, analysisId } = await analysed();
    await sweepExpired();
    await sweepExpired();
    const { assetsExpireAt } = await analysisOf(analysisId);
    expect(await expiries(brandId)).toMatchObject([
      { data: { brand_id: brandId, assets_expire_at: assetsExpireAt?.toISOString() } },
    ]);
  });

  test('When an earlier analysis expires, then its assets are removed without an event', async () => {
    const { brandId } = await analysed();
    const newer = await analysed({ brandId, expireAt: new Date(Date.now() + 60_000) });
    await sweepExpired();
    expect(await expiries(brandId)).toEqual([]);
    const left = await keysOf(brandPrefix(brandId));
    expect(left).toHaveLength(4);
    for (const key of left) expect(key).toContain(newer.analysisId);
  });

  test('When a later analysis failed, then its assets are removed without an event, and those of the shown analysis stay', async () => {
    const shown = await analysed({ expireAt: new Date(Date.now() + 60_000) });
    const { brandId } = shown;
    const failed = await analysed({ brandId, expireAt: PAST() });
    const { prisma } = database;
    await prisma.analysis.update({ where: { id: failed.analysisId }, data: { status: 'failed' } });
    await prisma.brand.update({
      where: { id: brandId },
      data: { status: 'failed', shownAnalysisId: shown.analysisId },
    });
    await sweepExpired();
    expect((await analysisOf(failed.analysisId)).assetsDeletedAt).not.toBeNull();
    expect(await expiries(brandId)).toEqual([]);

    await prisma.analysis.update({ where: { id: shown.analysisId }, data: { assetsExpireAt: PAST() } });
    await sweepExpired();
    expect(await expiries(brandId)).toHaveLength(1);
    expect(await keysOf(brandPrefix(brandId))).toEqual([]);
  });

  test('When the brand is analysed again meanwhile, then the removal of the shown assets is still recorded', async () => {
    const shown = await analysed();
    const { brandId } = shown;
    await analysed({ brandId, expireAt: null });
    await database.prisma.brand.update({
      where: { id: brandId },
      data: { status: 'running', shownAnalysisId: shown.analysisId },
    });
    await sweepExpired();
    expect(await expiries(brandId)).toHaveLength(1);
  });

  test('When an analysis is still running, then its assets stay however long it takes', async () => {
    const { brandId, analysisId } = await analysed({ expireAt: null });
    await database.prisma.analysis.update({
      where: { id: analysisId },
      data: { status: 'running', queuedAt: new Date(0), startedAt: new Date(0) },
    });
    await sweepExpired();
    expect(await keysOf(brandPrefix(brandId))).toHaveLength(4);
  });

  test('When no courier ran for a long time, then one that starts catches up', async () => {
    const made: Made[] = [];
    for (let i = 0; i < 45; i++) made.push(await analysed({ expireAt: new Date(i * 1_000) }));
    const courier: Stoppable = await startCourier(deps());
    try {
      await waitFor(async () => (await database.prisma.analysis.count({ where: { assetsDeletedAt: null } })) === 0);
    } finally {
      await courier.stop();
    }
    expect(await keysOf('brands/')).toEqual([]);
    expect(await database.prisma.event.count({ where: { type: 'brand.assets_expired' } })).toBe(made.length);
  });

  test('When more is due than one round takes, then the round says so, and the longest expired went first', async () => {
    const made: Made[] = [];
    const expired = Date.now() - 10_000;
    for (let i = 0; i < 21; i++) made.unshift(await analysed({ expireAt: new Date(expired - i * 1_000) }));
    expect(await sweepExpired()).toEqual({ more: true });
    const left = await database.prisma.analysis.findMany({ where: { assetsDeletedAt: null } });
    expect(left.map(({ id }) => id)).toEqual([made.at(-1)?.analysisId]);
    expect(await sweepExpired()).toEqual({ more: false });
  });

  test('When several couriers sweep at once, then they split the work, and each brand gets one event', async () => {
    const made: Made[] = [];
    for (let i = 0; i < 30; i++) made.push(await analysed());
    const removed: string[] = [];
    const counting: AssetStore = {
      ...store,
      deletePrefix: (prefix) => {
        removed.push(prefix);
        return store.deletePrefix(prefix);
      },
    };
    await Promise.all([1, 2, 3].map(() => sweepExpired(counting)));
    expect(removed).toHaveLength(made.length);
    expect(new Set(removed).size).toBe(made.length);
    for (const { brandId } of made) expect(await expiries(brandId)).toHaveLength(1);
  });

  test('When the store fails, then the assets stay due, the sweep fails, and others are not delayed', async () => {
    const failing = await analysed({ expireAt: new Date(0) });
    const other = await analysed();
    const flaky: AssetStore = {
      ...store,
      async deletePrefix(prefix) {
        if (prefix.includes(failing.brandId)) throw new Error('the disk is gone');
        await store.deletePrefix(prefix);
      },
    };
    await expect(sweepExpired(flaky)).rejects.toThrow('assets of 1 analyses');
    expect(await analysisOf(failing.analysisId)).toMatchObject({ assetsDeletedAt: null });
    expect(await expiries(failing.brandId)).toEqual([]);
    expect(log.lines.join('')).toContain('the disk is gone');
    expect((await analysisOf(other.analysisId)).assetsDeletedAt).not.toBeNull();

    // It is retried later, not at once.
    await sweepExpired();
    expect(await keysOf(brandPrefix(failing.brandId))).toHaveLength(4);
    await letClaimRunOut(failing);
    await sweepExpired();
    expect(await keysOf(brandPrefix(failing.brandId))).toEqual([]);
    expect(await expiries(failing.brandId)).toHaveLength(1);
  });

  test('When the removal cannot be recorded, then it is due again in a minute, and others are not delayed', async () => {
    const made = [await analysed(), await analysed()];
    let tries = 0;
    const flaky: Database = {
      ...courierDatabase,
      transaction: (work) =>
        ++tries === 1 ? Promise.reject(new Error('no connection')) : courierDatabase.transaction(work),
    };
    const usual = deps();
    const own = { ...usual, pipeline: { ...usual.pipeline, database: flaky } };
    await expect(expireAssets(own).run(new AbortController().signal)).rejects.toThrow('assets of 1 analyses');
    const analyses = await Promise.all(made.map(({ analysisId }) => analysisOf(analysisId)));
    const failed = analyses.filter(({ assetsDeletedAt }) => assetsDeletedAt === null);
    expect(failed).toHaveLength(1);
    expect((failed[0]?.assetsClaimedUntil?.getTime() ?? 0) - Date.now()).toBeLessThan(120_000);
  });

  const letClaimRunOut = ({ analysisId }: Made) =>
    database.prisma.analysis.update({ where: { id: analysisId }, data: { assetsClaimedUntil: PAST() } });

  test('When a courier dies half-way, then another one removes the rest after its claim has expired', async () => {
    const made = await analysed();
    let wakes = () => {};
    const dying: AssetStore = {
      ...store,
      // Removes some, then hangs.
      async deletePrefix(prefix) {
        await store.deletePrefix(`${prefix}logos-1/`);
        await new Promise<void>((resolve) => {
          wakes = resolve;
        });
      },
    };
    const dead = sweepExpired(dying);
    await waitFor(async () => (await keysOf(brandPrefix(made.brandId))).length === 2);
    await sweepExpired();
    expect(await keysOf(brandPrefix(made.brandId))).toHaveLength(2);

    await letClaimRunOut(made);
    await sweepExpired();
    expect(await keysOf(brandPrefix(made.brandId))).toEqual([]);
    expect(await expiries(made.brandId)).toHaveLength(1);
    // The first courier continues at last, and changes nothing.
    wakes();
    await dead;
    expect(await expiries(made.brandId)).toHaveLength(1);
    expect((await analysisOf(made.analysisId)).assetsDeletedAt).not.toBeNull();
  });

  test('When the store is being called, then no transaction is open', async () => {
    await analysed();
    let open: unknown[] | undefined;
    const watched: AssetStore = {
      ...store,
      async deletePrefix(prefix) {
        open = await database.prisma.$queryRaw`
          SELECT query FROM pg_stat_activity
          WHERE datname = current_database() AND state LIKE 'idle in transaction%'`;
        await store.deletePrefix(prefix);
      },
    };
    await sweepExpired(watched);
    expect(open).toEqual([]);
  });

  test('When a brand is deleted while its assets are removed, then nothing of it is left and nothing fails', async () => {
    const { brandId } = await analysed();
    const slow: AssetStore = {
      ...store,
      async deletePrefix(prefix) {
        await database.prisma.brand.delete({ where: { id: brandId } });
        await store.deletePrefix(prefix);
      },
    };
    await sweepExpired(slow);
    expect(await keysOf(brandPrefix(brandId))).toEqual([]);
    expect(log.lines.join('')).not.toContain('"level":"error"');
  });

  test('When the courier is stopped during a round, then the rest is due at once', async () => {
    const made = [await analysed({ expireAt: new Date(0) }), await analysed(), await analysed()];
    const stopping = new AbortController();
    const stopped: AssetStore = {
      ...store,
      async deletePrefix(prefix) {
        stopping.abort();
        await store.deletePrefix(prefix);
      },
    };
    await expireAssets(deps(stopped)).run(stopping.signal);
    const done = await Promise.all(made.map(async ({ analysisId }) => (await analysisOf(analysisId)).assetsDeletedAt));
    expect(done.filter(Boolean)).toHaveLength(1);
    await sweepExpired();
    expect(await keysOf('brands/')).toEqual([]);
  });
});

describe('Orphaned assets', () => {
  const HOURS_MS = 3_600_000;

  /** Makes objects look as if they were written hours ago. */
  async function age(prefix: string, hours = 3): Promise<void> {
    const then = new Date(Date.now() - hours * HOURS_MS);
    for (const key of await keysOf(prefix)) await utimes(join(directory, key), then, then);
  }

  test('When their brand is gone, then they are removed, and those of others stay', async () => {
    const gone = await analysed();
    const kept = await analysed({ expireAt: null });
    await database.prisma.brand.delete({ where: { id: gone.brandId } });
    await age('brands/');
    await sweepOrphans();
    expect(await keysOf(brandPrefix(gone.brandId))).toEqual([]);
    expect(await keysOf(brandPrefix(kept.brandId))).toHaveLength(4);
  });

  test('When they are recent, then they stay, because they may be in use', async () => {
    const { brandId } = await analysed();
    await database.prisma.brand.delete({ where: { id: brandId } });
    await age('brands/');
    await store.put(`${(await keysOf(brandPrefix(brandId)))[0]}.png`, Buffer.from('new'), 'image/png');
    await sweepOrphans();
    expect(await keysOf(brandPrefix(brandId))).toHaveLength(5);
    await age('brands/', 1);
    await sweepOrphans();
    expect(await keysOf(brandPrefix(brandId))).toHaveLength(5);
  });

  test('When a worker wrote after the assets had expired, then its files are removed', async () => {
    const { brandId, analysisId } = await analysed();
    await sweepExpired();
    const late = createAssetWriter(store, { brandId, analysisId, stage: 'logos', fence: 1 });
    await late.save({ body: Buffer.from('late'), contentType: 'image/png' });
    await age('brands/');
    await sweepOrphans();
    expect(await keysOf(brandPrefix(brandId))).toEqual([]);
    expect(await expiries(brandId)).toHaveLength(1);
  });

  test('When objects have another key format, then they are not ours and stay', async () => {
    const others = ['brands/readme.txt', 'brands/a/b/c.png', `brands/${randomUUID()}/x.png`, 'backups/x.tar'];
    for (const key of others) await store.put(key, Buffer.from('x'), 'text/plain');
    await age('brands/');
    await sweepOrphans();
    for (const key of others) expect(await store.read(key)).not.toBeNull();
  });

  test('When there are more than one lookup takes, then all of them are looked up', async () => {
    const write = () =>
      store.put(`brands/${randomUUID()}/${randomUUID()}/logos-1/x.png`, Buffer.from('x'), 'image/png');
    for (let i = 0; i < 520; i++) await write();
    const kept = await analysed({ expireAt: null });
    await age('brands/');
    await sweepOrphans();
    const left = await keysOf('brands/');
    expect(left).toHaveLength(4);
    for (const key of left) expect(key).toContain(kept.analysisId);
  });

  test('When the courier is stopped while the store lists, then listing stops', async () => {
    for (let i = 0; i < 3; i++) await analysed();
    const stopping = new AbortController();
    let listed = 0;
    const slow: AssetStore = {
      ...store,
      async *list(prefix) {
        for await (const object of store.list(prefix)) {
          listed += 1;
          stopping.abort();
          yield object;
        }
      },
    };
    await removeOrphanedAssets(deps(slow)).run(stopping.signal);
    expect(listed).toBe(1);
  });

  test('When some of them cannot be removed, then the others are, and the sweep fails', async () => {
    const stuck = [await analysed(), await analysed()];
    const gone = await analysed();
    await database.prisma.brand.deleteMany();
    await age('brands/');
    const flaky: AssetStore = {
      ...store,
      async deletePrefix(prefix) {
        if (stuck.some(({ brandId }) => prefix.includes(brandId))) throw new Error('not allowed');
        await store.deletePrefix(prefix);
      },
    };
    await expect(sweepOrphans(flaky)).rejects.toThrow('assets of 2 analyses');
    expect(await keysOf(brandPrefix(gone.brandId))).toEqual([]);
    for (const { brandId } of stuck) expect(await keysOf(brandPrefix(brandId))).toHaveLength(4);
    expect(log.lines.join('')).toContain('not allowed');
  });
});
