import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_STAGES } from '@brandprint/contracts';
import { createAnalysis, type Database, ensureWorkspace, saveAssets, saveSection } from '@brandprint/database';
import { createJobQueue, type JobQueue } from '@brandprint/queue';
import {
  type AssetStore,
  createAssetWriter,
  createDirectoryStore,
  saveEvidence,
  saveFirstView,
} from '@brandprint/storage';
import { restrictStore } from '@brandprint/storage/testing';
import {
  createTestDatabase,
  createTestLog,
  type DatabaseWithPrisma,
  type TestDatabase,
  type TestLog,
} from '@brandprint/testing';
import { evidence } from '@brandprint/testing/evidence';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { CourierDeps } from '../../src/index.ts';
import { expireAssets } from '../../src/sweeps/expire-assets.ts';
import { removeOrphanedAssets } from '../../src/sweeps/remove-orphaned-assets.ts';

export const PAST = () => new Date(Date.now() - 1_000);
export const THINGS = { data: { name: 'Acme' }, provenance: [{ page: 'https://acme.test/' }] as never };

export interface StoredAnalysis {
  brandId: string;
  analysisId: string;
}

/** What the tests work with; set once they run. */
interface Resources {
  database: DatabaseWithPrisma;
  /** What a courier may do, not more. */
  courierDatabase: Database;
  queue: JobQueue;
  workspaceId: string;
  /** New for each test. */
  store: AssetStore;
  /** Of the store. */
  directory: string;
  log: TestLog;
}

/** A database, and for each test an empty store, with what a courier sweeps. */
export function useStoredAssets() {
  const resources = {} as Resources;
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    const { database, url } = testDatabase;
    resources.database = database;
    resources.courierDatabase = testDatabase.connectAs('courier');
    resources.queue = createJobQueue({ databaseUrl: url }, createTestLog());
    resources.workspaceId = (await ensureWorkspace(database.prisma, randomUUID())).id;
  });
  afterAll(async () => {
    await resources.queue.stop();
    await testDatabase.stop();
  });
  beforeEach(async () => {
    resources.directory = await mkdtemp(join(tmpdir(), 'brandprint-courier-'));
    resources.store = createDirectoryStore(resources.directory);
    resources.log = createTestLog();
    await resources.database.prisma.brand.deleteMany();
  });
  afterEach(() => rm(resources.directory, { recursive: true, force: true }));

  const depsOn = (own: AssetStore = resources.store): CourierDeps => ({
    pipeline: {
      database: resources.courierDatabase,
      queue: resources.queue,
      logger: resources.log.logger,
      admissionWindow: 1,
    },
    store: restrictStore(own, 'courier'),
    secretsKey: 'of no use here, but 32 characters long',
    egressAllow: [],
  });

  async function keysOf(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of resources.store.list(prefix)) keys.push(key);
    return keys;
  }

  return {
    resources,
    depsOn,
    keysOf,
    sweepExpired: (own?: AssetStore) => expireAssets(depsOn(own)).run(new AbortController().signal),
    sweepOrphans: (own?: AssetStore) => removeOrphanedAssets(depsOn(own)).run(new AbortController().signal),
    createStoredAnalysis: (options?: AnalysisOptions) => createStoredAnalysis(resources, options),
    analysisOf: (id: string) => resources.database.prisma.analysis.findUniqueOrThrow({ where: { id } }),
    expiryEventsOf: (brandId: string) =>
      resources.database.prisma.event.findMany({ where: { brandId, type: 'brand.assets_expired' } }),
  };
}

interface AnalysisOptions {
  brandId?: string;
  expireAt?: Date | null;
}

/** A brand with an analysis, or another analysis of a brand, with everything its stages put into the store. */
async function createStoredAnalysis(resources: Resources, options: AnalysisOptions = {}): Promise<StoredAnalysis> {
  const { prisma } = resources.database;
  const { workspaceId } = resources;
  const sourceUrl = 'https://acme.test/';
  const brandId =
    options.brandId ?? (await prisma.brand.create({ data: { workspaceId, sourceUrl, name: 'acme.test' } })).id;
  const common = { brandId, workspaceId, sourceUrl, maxPages: 1, cacheTtl: 300 };
  const stages = { requestedStages: ['things'], resolvedStages: ['things'], stages: ALL_STAGES };
  const analysisId = await createAnalysis(prisma, { ...common, ...stages });
  await storeFiles(resources, { brandId, analysisId });
  const { expireAt = PAST() } = options;
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

/** Five files: two logos, a screenshot, the evidence and the view of a first look. */
async function storeFiles({ database, store }: Resources, { brandId, analysisId }: StoredAnalysis): Promise<void> {
  const { prisma } = database;
  const writer = createAssetWriter(store, { brandId, analysisId, stage: 'logos', fence: 1 });
  await writer.save({ body: Buffer.from('logo'), contentType: 'image/png' });
  await writer.save({ body: Buffer.from('<svg/>'), contentType: 'image/svg+xml' });
  await saveAssets(prisma, analysisId, writer.records);
  const crawled = createAssetWriter(store, { brandId, analysisId, stage: 'crawl', fence: 2 });
  await crawled.save({ body: Buffer.from('screenshot'), contentType: 'image/jpeg' });
  const evidenceKey = await saveEvidence(store, { brandId, analysisId, fence: 2 }, evidence());
  await prisma.analysis.update({ where: { id: analysisId }, data: { evidenceKey } });
  const viewKey = await saveFirstView(store, { brandId, analysisId, fence: 2 }, evidence());
  await prisma.firstLook.create({ data: { analysisId, viewKey, sections: { things: THINGS.data } } });
  await saveSection(prisma, analysisId, 'things', THINGS);
}
