/**
 * Measures the positions of 10,000 waiting analyses, read as one text and as an array (ADR 6):
 * `npx tsx packages/bench/scripts/measure-queue-snapshot.ts`
 */
import { createDatabase, ensureWorkspace, readQueueSnapshot } from '@brandprint/database';
import { startScratchPostgres } from '@brandprint/harness/scratch-postgres';
import { median } from '@brandprint/harness/stats';
import { withPrisma, withSelect } from '@brandprint/testing';
import pg from 'pg';
import { seedBrands } from '../src/api/seed.ts';

const WAITING = 10_000;
const ROUNDS = 30;

async function medianMs(run: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return `${median(times).toFixed(1)} ms`;
}

const postgres = await startScratchPostgres();
try {
  const database = withPrisma(createDatabase(postgres.url));
  const { id: workspaceId } = await ensureWorkspace(database, 'measured');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await seedBrands(client, { workspaceId, count: WAITING, status: 'queued', age: 3_600 });
  await client.query('VACUUM ANALYZE analyses');
  await client.end();
  const asArray = withSelect(database, async ({ text, values }) => {
    const changed = text.replace("string_agg(id::text, ' ' ORDER BY", 'array_agg(id::text ORDER BY');
    if (changed === text) throw new Error('the query of readQueueSnapshot has changed: adapt this script');
    const rows = await database.select<{ ids: string[] }>({ text: changed, values } as never);
    return rows.map((row) => ({ ...row, ids: row.ids.join(' ') }));
  });
  console.table({
    'one text': await medianMs(() => readQueueSnapshot(database)),
    'an array': await medianMs(() => readQueueSnapshot(asArray)),
  });
  await database.stop();
} finally {
  await postgres.stop();
}
