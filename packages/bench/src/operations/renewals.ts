import { ensureWorkspace, renewLease } from '@brandprint/database';
import type { Measurement, MeasurementContext } from './measurement.ts';

const STAGES = 1_000;
const ROUNDS = 18;
/** At the same time. */
const WORKERS = 16;

/**
 * How many renewals of leases are HOT, that is, write no index and leave no rows for vacuum. Formerly pages were full
 * and an index had the end of each lease.
 */
export const measureRenewals: Measurement = async (context) => {
  const { database, logProgress } = context;
  const run = async (prepare: readonly string[]) => {
    for (const statement of prepare) await database.prisma.$executeRawUnsafe(statement);
    const hot = await countHotRenewals(context);
    logProgress(`${hot} of ${STAGES * ROUNDS} renewals are HOT`);
    return hot.toLocaleString('en');
  };
  const index = 'stages_status_lease_until_idx';
  const before = await run([
    'ALTER TABLE stages SET (fillfactor = 100)',
    `CREATE INDEX ${index} ON stages (status, lease_until)`,
  ]);
  const after = await run(['ALTER TABLE stages SET (fillfactor = 70)', `DROP INDEX ${index}`]);
  return [{ what: `HOT updates of ${(STAGES * ROUNDS).toLocaleString('en')} lease renewals`, before, after }];
};

async function countHotRenewals({ database }: MeasurementContext): Promise<number> {
  const { prisma } = database;
  const { id: workspaceId } = await ensureWorkspace(prisma, 'renewals');
  const site = { workspaceId, sourceUrl: 'https://acme.test/' };
  const brand = await prisma.brand.create({ data: { ...site, name: 'acme.test' } });
  const analyses = await prisma.analysis.createManyAndReturn({
    data: Array.from({ length: STAGES }, () => ({ ...site, brandId: brand.id, maxPages: 1, cacheTtl: 300 })),
  });
  await prisma.$executeRawUnsafe('VACUUM FULL stages');
  const running = { name: 'things', status: 'running' as const, fence: 1, leaseUntil: new Date(Date.now() + 60_000) };
  await prisma.stage.createMany({ data: analyses.map(({ id: analysisId }) => ({ analysisId, ...running })) });
  const readHot = async () => {
    const [row] = await prisma.$queryRaw<{ hot: number }[]>`
      SELECT n_tup_hot_upd::int AS hot FROM pg_stat_user_tables WHERE relname = 'stages'`;
    return row?.hot ?? 0;
  };
  const start = await readHot();
  const claims = Array.from({ length: ROUNDS }, () => analyses).flat();
  const renew = async () => {
    for (let next = claims.pop(); next; next = claims.pop())
      await renewLease(prisma, { analysisId: next.id, stage: 'things', fence: 1, attempts: 1 }, 20);
  };
  await Promise.all(Array.from({ length: WORKERS }, renew));
  await settleStatistics(prisma);
  const hot = (await readHot()) - start;
  await prisma.brand.deleteMany();
  return hot;
}

/** Each connection reports its statistics when it is next used. */
async function settleStatistics(prisma: MeasurementContext['database']['prisma']): Promise<void> {
  const flush = () => prisma.$queryRaw`SELECT pg_stat_force_next_flush()::text, pg_sleep(1)::text`;
  await Promise.all(Array.from({ length: WORKERS }, flush));
}
