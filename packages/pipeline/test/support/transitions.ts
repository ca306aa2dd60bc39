import { randomUUID } from 'node:crypto';
import { BRAND_EVENTS, type BrandEventType, ParseRequest, ReanalyzeRequest } from '@brandprint/contracts';
import { saveCrawl, saveSection } from '@brandprint/database';
import { type Consumer, createJobQueue } from '@brandprint/queue';
import {
  createTestDatabase,
  createTestLog,
  type DatabaseWithPrisma,
  type TestDatabase,
  waitFor,
} from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import {
  admit,
  type Pipeline,
  type StageHandler,
  startStageWorker,
  submitBrand,
  submitReanalysis,
} from '../../src/index.ts';

export const neverAborted = new AbortController().signal;

/** The events of an analysis with the stages `crawl` and `things`. */
export const WHOLE = [
  'brand.queued',
  'brand.running',
  'stage.running crawl',
  'stage.done crawl',
  'stage.running things',
  'stage.done things',
  'brand.complete',
];

export const crawlOf = (analysisId: string) => ({ analysisId, stage: 'crawl' }) as const;

/** Stages that all succeed, for a brand of this name. */
export const stagesThatFind =
  (name: string, faviconUrl = ''): StageHandler =>
  async ({ analysisId, stage }) =>
  async (tx) => {
    if (stage !== 'crawl') await saveSection(tx, analysisId, stage, { data: { name }, provenance: [] });
    else await saveCrawl(tx, analysisId, { evidenceKey: 'none', faviconUrl, pages: 1, notes: [] });
  };

/** What the tests work with; set once they run. */
interface Resources {
  testDatabase: TestDatabase;
  database: DatabaseWithPrisma;
  /** New for each test. */
  pipeline: Pipeline;
  caller: { workspaceId: string; apiKeyId: string; environment: 'prod' };
}

/** A pipeline whose analyses are submitted, run and watched. */
export function useTransitions() {
  const log = createTestLog();
  const resources = {} as Resources;
  let consumers: Consumer[] = [];
  beforeAll(async () => {
    resources.testDatabase = await createTestDatabase();
    resources.database = resources.testDatabase.database;
  });
  afterAll(() => resources.testDatabase.stop());
  beforeEach(async () => {
    const { database, testDatabase } = resources;
    const queue = createJobQueue({ databaseUrl: testDatabase.url }, { logger: log.logger });
    resources.pipeline = { database, queue, logger: log.logger, admissionWindow: 4 };
    const workspace = await database.prisma.workspace.create({ data: { name: randomUUID() } });
    resources.caller = { workspaceId: workspace.id, apiKeyId: randomUUID(), environment: 'prod' };
  });
  afterEach(async () => {
    await Promise.all(consumers.map((consumer) => consumer.stop()));
    consumers = [];
    await resources.pipeline.queue.stop();
    await resources.database.prisma.workspace.deleteMany();
  });

  const brandOf = (brandId: string) =>
    resources.database.prisma.brand.findUniqueOrThrow({ where: { id: brandId }, include: { analysis: true } });
  const newestOf = async (brandId: string) => (await brandOf(brandId)).analysisId as string;
  const reanalyze = (brandId: string, request: ReanalyzeRequest) =>
    resources.database.transaction((tx) =>
      submitReanalysis(resources.pipeline, tx, { ...resources.caller, brandId, request }),
    );

  return {
    log,
    resources,
    brandOf,
    /** Without admission. */
    reanalyze,
    async submit(stages: string[] = ['things']): Promise<{ brandId: string; analysisId: string }> {
      const { pipeline, caller } = resources;
      const request = ParseRequest.parse({ url: 'https://example.com', stages });
      const brandId = await pipeline.database.transaction((tx) => submitBrand(pipeline, tx, { ...caller, request }));
      await admit(pipeline);
      return { brandId, analysisId: await newestOf(brandId) };
    },
    async reanalyzeThings(brandId: string): Promise<string> {
      expect(await reanalyze(brandId, ReanalyzeRequest.parse({ stages: ['things'] }))).toHaveProperty('sourceUrl');
      await admit(resources.pipeline);
      return newestOf(brandId);
    },
    async consume(handler: StageHandler, concurrency = 2): Promise<void> {
      for (const name of ['crawl', 'section'] as const) {
        consumers.push(await startStageWorker(resources.pipeline, name, { concurrency }, handler));
      }
    },
    brandIs: (brandId: string, status: string) =>
      waitFor(async () => {
        const brand = await brandOf(brandId);
        return brand.status === status ? brand : null;
      }),
    /** The events of a brand in order, checked against the contract and for gaps. */
    async eventsOf(brandId: string): Promise<string[]> {
      const { prisma } = resources.database;
      const rows = await prisma.event.findMany({ where: { brandId }, orderBy: { seq: 'asc' } });
      expect(rows.map((row) => row.seq)).toEqual(rows.map((_, i) => i + 1));
      expect((await prisma.brand.findUniqueOrThrow({ where: { id: brandId } })).eventSeq).toBe(rows.length);
      return rows.map(({ type, data }) => {
        const event = BRAND_EVENTS[type as BrandEventType].strict().parse(data) as { stage?: string; brand_id: string };
        expect(event.brand_id).toBe(brandId);
        return [type, event.stage].filter(Boolean).join(' ');
      });
    },
    makeDue: (analysisId: string) =>
      resources.database.prisma.stage.updateMany({
        where: { analysisId, status: 'ready' },
        data: { dueAt: new Date(0) },
      }),
  };
}
