import { ensureWorkspace, listDueStages } from '@brandprint/database';
import type { Measurement } from './measurement.ts';

const SECTIONS = 2_500;
const CRAWLS = 40;
/** What reconciling enqueues in one round. */
const LIMIT = 2_000;

/** What is enqueued first after Redis has lost everything, with many sections that are due before any crawl. */
export const measureLostQueue: Measurement = async ({ database }) => {
  const { prisma } = database;
  const { id: workspaceId } = await ensureWorkspace(prisma, 'lost queue');
  const site = { workspaceId, sourceUrl: 'https://acme.test/' };
  const brand = await prisma.brand.create({ data: { ...site, name: 'acme.test' } });
  const analyses = await prisma.analysis.createManyAndReturn({
    data: Array.from({ length: SECTIONS + CRAWLS }, () => ({ ...site, brandId: brand.id, maxPages: 1, cacheTtl: 300 })),
  });
  const hourAgo = new Date(Date.now() - 3_600_000);
  const minuteAgo = new Date(Date.now() - 60_000);
  await prisma.stage.createMany({
    data: analyses.map(({ id: analysisId }, index) => ({
      ...{ analysisId, status: 'ready' as const },
      ...(index < SECTIONS ? { name: 'things', dueAt: hourAgo } : { name: 'crawl', dueAt: minuteAgo }),
    })),
  });
  const former = await prisma.$queryRaw<{ stage: string }[]>`
    SELECT name AS stage FROM stages WHERE status = 'ready' AND due_at <= now() ORDER BY due_at LIMIT ${LIMIT}`;
  const now = await listDueStages(prisma, { seconds: 10, quarantinedSeconds: 5, limit: LIMIT });
  await prisma.brand.deleteMany();
  const countCrawls = (due: readonly { stage: string }[]) => due.filter(({ stage }) => stage === 'crawl').length;
  const describe = (due: readonly { stage: string }[]) =>
    `${countCrawls(due)} of ${CRAWLS} crawls, ${(due.length - countCrawls(due)).toLocaleString('en')} sections`;
  return [
    {
      what: `enqueued at once after Redis was lost behind ${SECTIONS.toLocaleString('en')} older sections`,
      before: describe(former),
      after: describe(now),
    },
  ];
};
