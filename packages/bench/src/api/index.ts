import { fileURLToPath } from 'node:url';
import { sampleSections } from '@brandprint/harness/sample-sections';
import { startScratchPostgres } from '@brandprint/harness/scratch-postgres';
import { startApiProcess, startServer } from '@brandprint/harness/start-server';
import { createStopStack } from '@brandprint/harness/stop-stack';
import { createWorkspaceKey } from '@brandprint/harness/workspace-key';
import pg from 'pg';
import { type Comparison, compare } from './compare.ts';
import { PAGE_SIZE, prepareScenarios, type SeededIds } from './scenarios.ts';
import { seedBrand, seedBrands } from './seed.ts';

export interface ApiBenchOptions {
  /** Brands of the workspace that is listed. */
  brands: number;
  /** Queued analyses. */
  queued: number;
  rounds: number;
  /** Duration of each measurement. */
  seconds: number;
}

/** Size of the analysis that is read. */
const ANALYSIS_BYTES = 150_000;
/** In seconds. */
const HOUR = 3_600;
const BARE_SERVER = fileURLToPath(new URL('./baseline.ts', import.meta.url));

/** Compares the API with a bare Express and pg server on the same database. */
export async function benchApi(options: ApiBenchOptions, logProgress: (line: string) => void): Promise<Comparison[]> {
  const started = createStopStack();
  try {
    const postgres = started.add(await startScratchPostgres());
    const db = new pg.Client({ connectionString: postgres.url });
    await db.connect();
    started.add({ stop: () => db.end() });
    const ours = started.add(await startApiProcess(postgres.url, postgres.dir));
    logProgress(`Inserting ${options.brands} brands and ${options.queued} queued ones …`);
    const ids = await seedDatabase(ours.url, { url: postgres.url, db }, options);
    const env = { DATABASE_URL: postgres.url, NODE_ENV: 'production' };
    const bare = started.add(await startServer(BARE_SERVER, postgres.dir, env));
    const results: Comparison[] = [];
    for (const scenario of await prepareScenarios(db, ours.url, ids)) {
      const result = await compare(scenario, { ours, bare }, options);
      logProgress(`${result.name}: ${result.ratio.median.toFixed(2)}`);
      results.push(result);
    }
    return results;
  } finally {
    await started.stop();
  }
}

async function seedDatabase(
  api: string,
  { url, db }: { url: string; db: pg.Client },
  { brands, queued }: ApiBenchOptions,
): Promise<SeededIds> {
  const { workspaceId, keyId, key } = await createWorkspaceKey(url);
  // Cursors are signed. The cursor of the last page is read while there is no other page.
  await seedBrands(db, { workspaceId, count: PAGE_SIZE + 1, status: 'complete', age: HOUR + Math.max(brands, queued) });
  const lastPage = await secondPage(api, key);
  await seedBrands(db, { workspaceId, count: brands - PAGE_SIZE - 1, status: 'complete', age: HOUR });
  const detailId = await seedBrand(db, workspaceId, sampleSections(ANALYSIS_BYTES));
  await seedBrands(db, { workspaceId, count: queued, status: 'queued', age: HOUR });
  await db.query('VACUUM (ANALYZE) brands, analyses, sections, stages');
  const middle = await db.query<{ brand_id: string }>(
    `SELECT brand_id FROM analyses WHERE status = 'queued' ORDER BY queued_at OFFSET $1 LIMIT 1`,
    [Math.floor(queued / 2)],
  );
  return { key, keyId, detailId, queuedId: middle.rows[0]?.brand_id ?? '', lastPage };
}

/** The cursor after the newest brand. */
async function secondPage(api: string, key: string): Promise<string> {
  const answer = await fetch(`${api}/v1/api/brands?limit=1`, { headers: { authorization: `Bearer ${key}` } });
  const { pagination } = (await answer.json()) as { pagination: { next_cursor: string } };
  return pagination.next_cursor;
}
