/**
 * Measures claims of webhook deliveries against simpler queries (ADR 10), with 100,000 messages of 1,000 brands waiting
 * for one of 1,000 endpoints: `npx tsx packages/bench/scripts/measure-claims.ts`
 */
import { claimDeliveries, createDatabase, ensureWorkspace } from '@brandprint/database';
import { startScratchPostgres } from '@brandprint/harness/scratch-postgres';
import { median } from '@brandprint/harness/stats';
import { withPrisma, withSelect } from '@brandprint/testing';

const ENDPOINTS = 1_000;
const BRANDS = 1_000;
const MESSAGES = 100;
const ROUNDS = 30;
const LIMITS = { limit: 64, healthyLimit: 64, failingLimit: 32, perEndpoint: 4, perWorkspace: 32, leaseSeconds: 30 };

/** The endpoints with waiting messages, found by visiting each endpoint. */
const EACH_ENDPOINT = `waiting AS (
  SELECT endpoint.id AS endpoint_id, first.due_at FROM webhook_endpoints endpoint CROSS JOIN LATERAL (
    SELECT due_at FROM webhook_deliveries WHERE status = 'pending' AND endpoint_id = endpoint.id ORDER BY due_at LIMIT 1
  ) first
), endpoints_in_flight`;

/** The first due message of each ordering key, everything that waits sorted. */
const SORT_ALL = `
  SELECT id FROM (
    SELECT id, due_at, row_number() OVER (PARTITION BY endpoint_id, coalesce(brand_id, id) ORDER BY seq) AS rank
    FROM webhook_deliveries WHERE status = 'pending' AND due_at <= now()
  ) ranked WHERE rank = 1 ORDER BY due_at LIMIT 64`;

/** Median times. The alternatives take turns, so that load from outside affects all of them. */
async function compare(runs: Record<string, () => Promise<unknown>>, reset: () => Promise<unknown>) {
  const times = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, run] of Object.entries(runs)) {
      const start = performance.now();
      await run();
      times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
      await reset();
    }
  }
  return Object.fromEntries([...times].map(([name, ms]) => [name, `${median(ms).toFixed(1)} ms`]));
}

const postgres = await startScratchPostgres();
try {
  const database = withPrisma(createDatabase(postgres.url));
  const { prisma } = database;
  const { id: workspaceId } = await ensureWorkspace(prisma, 'measured');
  const endpoint = { workspaceId, url: 'https://hooks.example.com/', eventTypes: [], secret: Buffer.alloc(64) };
  const [first] = await prisma.webhookEndpoint.createManyAndReturn({ data: Array(ENDPOINTS).fill(endpoint) });
  const brand = { workspaceId, name: 'acme.test', sourceUrl: 'https://acme.test/' };
  const brands = await prisma.brand.createManyAndReturn({ data: Array(BRANDS).fill(brand) });
  await prisma.$executeRaw`
    INSERT INTO webhook_deliveries (endpoint_id, brand_id, seq, message_id, type, payload, due_at)
    SELECT ${first?.id}::uuid, brand_id, seq, 'msg_' || seq, 'brand.queued', '{}', now() - make_interval(secs => 100 - seq)
    FROM unnest(${brands.map(({ id }) => id)}::uuid[]) brand_id CROSS JOIN generate_series(1, ${MESSAGES}::int) seq`;
  await prisma.$executeRawUnsafe('VACUUM ANALYZE webhook_deliveries');
  const reset = () =>
    prisma.$executeRawUnsafe(
      `UPDATE webhook_deliveries SET status = 'pending', lease_until = NULL WHERE status = 'delivering'`,
    );
  const visiting = withSelect(database, ({ text, values }) => {
    const changed = text.replace(/waiting AS \([\s\S]*?endpoints_in_flight/, EACH_ENDPOINT);
    if (changed === text) throw new Error('the query of claimDeliveries has changed: adapt this script');
    return database.select({ text: changed, values } as never);
  });
  const clock = { aheadSeconds: 0 };
  const runs = {
    claimDeliveries: () => claimDeliveries(database, LIMITS, clock),
    'each endpoint visited': () => claimDeliveries(visiting, LIMITS, clock),
    'everything that waits sorted (selection only)': () => prisma.$queryRawUnsafe(SORT_ALL),
  };
  console.table(await compare(runs, reset));
  await database.stop();
} finally {
  await postgres.stop();
}
