import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_STAGES, type Provenance, type SectionStage, STAGES } from '@brandprint/contracts';
import {
  createAnalysis,
  createApiKey,
  ensureWorkspace,
  type Queryable,
  saveCrawl,
  saveSection,
} from '@brandprint/database';
import { startApiProcess } from '@brandprint/harness/start-server';
import { createStopStack } from '@brandprint/harness/stop-stack';
import { type Pipeline, runStage } from '@brandprint/pipeline';
import type { Stoppable } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createTestDatabase, createTestLog } from '@brandprint/testing';

export interface Workspace {
  id: string;
  key: string;
}

/** A real API with its database and queue, and brands in it. */
export interface Fixture extends Stoppable {
  url: string;
  createWorkspace(): Promise<Workspace>;
  /** A brand whose analysis is complete, with these sections. Returns its id. */
  createBrand(
    workspace: Workspace,
    brand: { name: string; sourceUrl?: string; sections: object; provenance?: Provenance[] },
  ): Promise<string>;
  /** Runs the stages that are ready, as workers would, and returns how many. Each section gets `sections[name]`. */
  runReadyStages(brandId: string, sections: Record<string, unknown>): Promise<number>;
  /** The newest brand of a workspace. */
  newestBrand(workspace: Workspace): Promise<string>;
}

export async function startFixture(): Promise<Fixture> {
  const stack = createStopStack();
  const testDatabase = stack.add(await createTestDatabase());
  const { prisma } = testDatabase.database;
  const dir = await mkdtemp(join(tmpdir(), 'brandprint-mcp-'));
  stack.add({ stop: () => rm(dir, { recursive: true, force: true }) });
  const { logger } = createTestLog();
  const queue = stack.add(createJobQueue({ databaseUrl: testDatabase.url }, { logger }));
  const pipeline: Pipeline = { database: testDatabase.database, queue, logger, admissionWindow: 10 };
  const { url } = stack.add(await startApiProcess(testDatabase.url, dir, { ADMISSION_WINDOW: '10' }));

  return {
    url,
    async createWorkspace() {
      const { id } = await ensureWorkspace(prisma, randomUUID(), { parseLimit: 1_000 });
      return { id, key: (await createApiKey(prisma, { workspaceId: id, environment: 'prod' })).key };
    },
    async createBrand({ id: workspaceId }, { name, sourceUrl = 'https://example.com/', sections, provenance = [] }) {
      const id = randomUUID();
      await prisma.brand.create({ data: { id, workspaceId, sourceUrl, name } });
      const analysisId = await createAnalysis(prisma, {
        brandId: id,
        workspaceId,
        sourceUrl,
        requestedStages: STAGES,
        resolvedStages: STAGES,
        stages: ALL_STAGES,
        maxPages: 10,
        cacheTtl: 1800,
      });
      const finished = { status: 'complete', startedAt: new Date(), finishedAt: new Date() } as const;
      await prisma.analysis.update({
        where: { id: analysisId },
        data: { ...finished, qualityNote: 'Based on 3 pages.' },
      });
      await prisma.stage.updateMany({ where: { analysisId }, data: { status: 'done', finishedAt: new Date() } });
      await saveSections(prisma, analysisId, sections, provenance);
      await prisma.brand.update({ where: { id }, data: { status: 'complete', shownAnalysisId: analysisId, name } });
      return id;
    },
    async runReadyStages(brandId, sections) {
      const ready = await prisma.stage.findMany({
        where: { status: 'ready', analysis: { newestOf: { id: brandId } } },
      });
      for (const { analysisId, name } of ready) {
        const stage = name as (typeof ALL_STAGES)[number];
        const commit = async (tx: Queryable) => {
          if (stage === 'crawl')
            await saveCrawl(tx, analysisId, { evidenceKey: 'none', faviconUrl: '', pages: 1, notes: [] });
          else await saveSections(tx, analysisId, { [stage]: sections[stage] }, []);
        };
        await runStage(pipeline, { analysisId, stage }, async () => commit, new AbortController().signal);
      }
      return ready.length;
    },
    async newestBrand({ id: workspaceId }) {
      const brand = await prisma.brand.findFirstOrThrow({ where: { workspaceId }, orderBy: { createdAt: 'desc' } });
      return brand.id;
    },
    stop: () => stack.stop(),
  };
}

async function saveSections(
  tx: Queryable,
  analysisId: string,
  sections: object,
  provenance: Provenance[],
): Promise<void> {
  for (const [section, data] of Object.entries(sections)) {
    if (data === null || data === undefined) continue;
    const seen = section === 'colors' ? provenance : [];
    await saveSection(tx, analysisId, section as SectionStage, { data, provenance: seen });
  }
}
