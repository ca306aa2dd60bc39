import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, ensureWorkspace } from '@brandprint/database';
import { type Pipeline, runStage, type StageHandler } from '@brandprint/pipeline';
import { createLogger } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import type { Figure, Measurement, MeasurementContext } from './measurement.ts';

const SLOTS = 12;
const SECONDS = 15;
const STAGE_MS = 1_000;
/** More than 12 slots can take in the time. */
const STAGES = 240;

/**
 * Stages per second in one process with 12 slots while some of them lost their lease once. Formerly each of those ran
 * alone in its process, as one that was lost twice does today.
 */
export const measureSuspects: Measurement = async (context) => {
  const figures: Figure[] = [];
  for (const share of [0, 0.1, 0.33]) {
    const before = await stagesPerSecond(context, share, 2);
    const after = await stagesPerSecond(context, share, 1);
    context.logProgress(`${share * 100} % suspects: ${before.toFixed(2)} and ${after.toFixed(2)} stages per second`);
    const what = `sections per second with 12 slots, ${Math.round(share * 100)} % lost their lease`;
    figures.push({ what, before: before.toFixed(2), after: after.toFixed(2) });
  }
  return figures;
};

async function stagesPerSecond({ url, database }: MeasurementContext, share: number, losses: number): Promise<number> {
  const analyses = await insertStages({ database, share, losses });
  const own = createDatabase(url, { maxConnections: 20 });
  const logger = createLogger({ level: 'error', service: 'bench' });
  const queue = createJobQueue({ databaseUrl: url }, { logger });
  const pipeline: Pipeline = { database: own, queue, logger, admissionWindow: 1 };
  const over = AbortSignal.timeout(SECONDS * 1_000);
  let done = 0;
  const handler: StageHandler = async (_claim, signal) => {
    await pause(STAGE_MS, undefined, { signal });
    if (!over.aborted) done += 1;
    return async () => undefined;
  };
  const takeJobs = async () => {
    for (let analysisId = analyses.shift(); analysisId && !over.aborted; analysisId = analyses.shift())
      await runStage(pipeline, { analysisId, stage: 'things' }, handler, over);
  };
  try {
    await Promise.all(Array.from({ length: SLOTS }, takeJobs));
    return done / SECONDS;
  } finally {
    await queue.stop();
    await own.stop();
    await database.prisma.brand.deleteMany();
  }
}

/** Analyses with one section that is due, in random order; a share of them lost their lease `losses` times. */
async function insertStages({
  database: { prisma },
  share,
  losses,
}: Pick<MeasurementContext, 'database'> & { share: number; losses: number }): Promise<string[]> {
  const { id: workspaceId } = await ensureWorkspace(prisma, 'suspects');
  const site = { workspaceId, sourceUrl: 'https://acme.test/' };
  const brands = await prisma.brand.createManyAndReturn({
    data: Array.from({ length: STAGES }, () => ({ ...site, name: 'acme.test', status: 'running' as const })),
  });
  const analyses = await prisma.analysis.createManyAndReturn({
    data: brands.map(({ id: brandId }) => ({
      ...site,
      ...{ brandId, status: 'running' as const, maxPages: 1, cacheTtl: 300, admittedAt: new Date() },
    })),
  });
  await prisma.stage.createMany({
    data: analyses.map(({ id: analysisId }, index) => {
      const isSuspect = Math.floor((index + 1) * share) > Math.floor(index * share);
      return {
        ...{ analysisId, name: 'things', status: 'ready' as const, dueAt: new Date() },
        ...(isSuspect && { fence: 1, attempts: 1, losses, lostAt: new Date() }),
      };
    }),
  });
  return analyses.map(({ id }) => id);
}
