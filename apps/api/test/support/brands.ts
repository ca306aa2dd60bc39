import { randomUUID } from 'node:crypto';
import { ALL_STAGES, type SectionStage, STAGES } from '@brandprint/contracts';
import { createAnalysis, saveSection } from '@brandprint/database';
import type { TestApi, TestCaller } from './api.ts';

type Rows = Pick<TestApi, 'database'>;

interface AnalysisEnd {
  /** Extracted sections. */
  sections?: object | undefined;
  /** Name of the brand if it is complete. */
  name?: string | undefined;
  /** Expiry of its binaries; in an hour by default. */
  expireAt?: Date | undefined;
}

/** Completes the newest analysis of a brand, as its stages would. Returns its id. */
export async function finishTestAnalysis(
  { database }: Rows,
  brandId: string,
  status: 'complete' | 'failed' | 'idle',
  { sections = {}, name = 'Acme', expireAt = new Date(Date.now() + 3_600_000) }: AnalysisEnd = {},
): Promise<string> {
  const { prisma } = database;
  const { analysisId } = await prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
  if (!analysisId) throw new Error('a brand has an analysis');
  const now = new Date();
  await prisma.analysis.update({
    where: { id: analysisId },
    data: { status, startedAt: now, finishedAt: now, assetsExpireAt: expireAt, qualityNote: 'Note.' },
  });
  await prisma.stage.updateMany({
    where: { analysisId },
    data: { status: status === 'complete' ? 'done' : 'skipped', finishedAt: now },
  });
  for (const [section, data] of Object.entries(sections)) {
    await saveSection(prisma, analysisId, section as SectionStage, { data, provenance: [] });
  }
  const shown = status === 'complete' ? { shownAnalysisId: analysisId, name } : {};
  await prisma.brand.update({ where: { id: brandId }, data: { status, ...shown } });
  return analysisId;
}

/** A queued brand, written directly to rows, without limits or queue. Returns its id. */
export async function createQueuedBrand({ database }: Rows, { workspaceId }: Pick<TestCaller, 'workspaceId'>) {
  const sourceUrl = 'https://example.com/';
  const id = randomUUID();
  await database.prisma.brand.create({ data: { id, workspaceId, sourceUrl, name: 'example.com' } });
  await createQueuedAnalysis({ database }, id);
  return id;
}

/** A queued analysis of a brand, its newest from now on. Returns its id. */
export async function createQueuedAnalysis({ database }: Rows, brandId: string): Promise<string> {
  const { workspaceId, sourceUrl } = await database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
  return createAnalysis(database.prisma, {
    brandId,
    workspaceId,
    sourceUrl,
    requestedStages: STAGES,
    resolvedStages: STAGES,
    stages: ALL_STAGES,
    maxPages: 10,
    cacheTtl: 1800,
  });
}

/** A brand whose analysis is complete, with these sections. Returns its id. */
export async function createCompleteBrand(api: Rows, caller: Pick<TestCaller, 'workspaceId'>, end: AnalysisEnd = {}) {
  const brandId = await createQueuedBrand(api, caller);
  await finishTestAnalysis(api, brandId, 'complete', end);
  return brandId;
}
