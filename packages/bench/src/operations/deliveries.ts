import { claimDeliveries, ensureWorkspace, readDueDeliveries } from '@brandprint/database';
import { type Figure, type Measurement, type MeasurementContext, milliseconds, msOf } from './measurement.ts';

const LIMITS = { limit: 64, healthyLimit: 56, failingLimit: 32, perEndpoint: 32, perWorkspace: 32, leaseSeconds: 30 };
const NOW = { aheadSeconds: 0 };
const ROUNDS = 5;

/** What the metric was: every row that waits, one by one. */
const COUNT_ALL = `
  SELECT CASE WHEN status = 'delivering' THEN 'running' WHEN due_at > now() THEN 'delayed'
              WHEN failing_since IS NULL THEN 'waiting' ELSE 'held' END AS state, count(*), min(due_at)
  FROM webhook_deliveries JOIN webhook_endpoints endpoint ON endpoint.id = endpoint_id
  WHERE status IN ('pending', 'delivering') GROUP BY 1`;

/** What a dead endpoint with a long backlog costs: each scrape, and each claim, with a message for another workspace. */
export const measureDeliveries: Measurement = async (context) => {
  const { database, deliveries, logProgress } = context;
  const { prisma } = database;
  logProgress(`Inserting ${deliveries} deliveries`);
  await seedDeadEndpoint(context);
  const healthy = await prisma.webhookEndpoint.create({ data: endpointOf(await workspace(context, 'healthy')) });
  const message = { endpointId: healthy.id, messageId: 'msg', type: 'brand.queued', payload: '{}' };
  await prisma.webhookDelivery.create({ data: message });
  await prisma.$executeRawUnsafe('VACUUM ANALYZE webhook_deliveries');

  const [before, after, claims]: number[][] = [[], [], []];
  let took = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    before?.push(await msOf(() => prisma.$queryRawUnsafe(COUNT_ALL)));
    after?.push(await msOf(() => readDueDeliveries(database)));
    claims?.push(
      await msOf(async () => {
        const claimed = await claimDeliveries(database, LIMITS, NOW);
        took += claimed.filter(({ endpointId }) => endpointId === healthy.id).length;
      }),
    );
    await prisma.$executeRawUnsafe(
      `UPDATE webhook_deliveries SET status = 'pending', lease_until = NULL WHERE status = 'delivering'`,
    );
  }
  const figures: Figure[] = [
    {
      what: `scrape with ${deliveries.toLocaleString('en')} deliveries for a dead endpoint`,
      before: milliseconds(best(before)),
      after: milliseconds(best(after)),
    },
    {
      what: `claim of webhooks beside them (another workspace's message was in ${took} of ${ROUNDS})`,
      before: '–',
      after: milliseconds(best(claims)),
    },
  ];
  await prisma.$executeRawUnsafe('TRUNCATE webhook_deliveries CASCADE');
  return figures;
};

/** Of several runs the one that others on this machine disturbed least. */
const best = (times: readonly number[] = []): number => Math.min(...times);

const workspace = async ({ database }: MeasurementContext, name: string) =>
  (await ensureWorkspace(database.prisma, name)).id;

const endpointOf = (workspaceId: string) => ({
  workspaceId,
  url: 'https://hooks.example.com/',
  eventTypes: [],
  secret: Buffer.alloc(64),
});

/** An endpoint that has failed for an hour, with messages of 1,000 brands. */
async function seedDeadEndpoint(context: MeasurementContext): Promise<void> {
  const { database, deliveries } = context;
  const { prisma } = database;
  const workspaceId = await workspace(context, 'dead');
  const dead = await prisma.webhookEndpoint.create({
    data: { ...endpointOf(workspaceId), failingSince: new Date(Date.now() - 3_600_000) },
  });
  const brand = { workspaceId, name: 'acme.test', sourceUrl: 'https://acme.test/' };
  const brands = await prisma.brand.createManyAndReturn({ data: Array(1_000).fill(brand) });
  const ids = brands.map(({ id }) => id);
  const step = 100_000;
  for (let from = 0; from < deliveries; from += step)
    await prisma.$executeRaw`
      INSERT INTO webhook_deliveries (endpoint_id, brand_id, seq, message_id, type, payload, due_at)
      SELECT ${dead.id}::uuid, (${ids}::uuid[])[1 + n % 1000], n, 'msg_' || n, 'brand.queued', '{}',
             now() - make_interval(secs => 3600 - n % 3600)
      FROM generate_series(${from}::int, ${Math.min(from + step, deliveries) - 1}::int) n`;
}
