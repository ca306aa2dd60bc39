import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createApiKey, createDatabase, ensureWorkspace } from '@brandprint/database';
import pg from 'pg';
import { sampleSections } from '../sample-sections.ts';
import { startScratchPostgres } from '../scratch-postgres.ts';
import { startApiProcess, startServer } from '../start-server.ts';
import { type Comparison, compare } from './compare.ts';
import { PAGE, prepareScenarios, type SeededIds } from './scenarios.ts';
import { seedBrand, seedBrands } from './seed.ts';

export interface ApiBenchOptions {
  /** Brands of the listed workspace. */
  brands: number;
  /** Analyses that wait while a queued brand is polled. */
  queued: number;
  rounds: number;
  /** Each measurement takes so long. */
  seconds: number;
}

/** Bytes of the analysis that is read. */
const ANALYSIS_BYTES = 150_000;
/** Seconds */
const HOUR = 3_600;
const BARE_SERVER = fileURLToPath(new URL('./bare.ts', import.meta.url));

/** Measures the API next to a bare Express + pg server on the same database; `logProgress` hears how far it is. */
export async function benchApi(options: ApiBenchOptions, logProgress: (line: string) => void): Promise<Comparison[]> {
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const postgres = await startScratchPostgres();
    stops.push(postgres.stop);
    const db = new pg.Client({ connectionString: postgres.url });
    await db.connect();
    stops.push(() => db.end());
    const ours = await startApiProcess(postgres.url, postgres.dir);
    stops.push(ours.stop);
    logProgress(`Writing ${options.brands} brands and ${options.queued} queued ones …`);
    const subjects = await seedDatabase(ours.url, { url: postgres.url, db }, options);
    const bare = await startServer(BARE_SERVER, postgres.dir, { DATABASE_URL: postgres.url, NODE_ENV: 'production' });
    stops.push(bare.stop);
    const results: Comparison[] = [];
    for (const scenario of await prepareScenarios(db, ours.url, subjects)) {
      const result = await compare(scenario, { ours, bare }, options);
      logProgress(`${result.name}: ${result.ratio.median.toFixed(2)}`);
      results.push(result);
    }
    return results;
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function seedDatabase(
  api: string,
  { url, db }: { url: string; db: pg.Client },
  { brands, queued }: ApiBenchOptions,
): Promise<SeededIds> {
  const { workspaceId, keyId, key } = await createBenchKey(url);
  // A cursor is signed: the place before the last page is asked for while that is all there is.
  await seedBrands(db, { workspaceId, count: PAGE + 1, status: 'complete', age: HOUR + Math.max(brands, queued) });
  const lastPage = await secondPage(api, key);
  await seedBrands(db, { workspaceId, count: brands - PAGE - 1, status: 'complete', age: HOUR });
  const detailId = await seedBrand(db, workspaceId, sampleSections(ANALYSIS_BYTES));
  await seedBrands(db, { workspaceId, count: queued, status: 'queued', age: HOUR });
  await db.query('VACUUM (ANALYZE) brands, analyses, sections, stages');
  const middle = await db.query<{ brand_id: string }>(
    `SELECT brand_id FROM analyses WHERE status = 'queued' ORDER BY queued_at OFFSET $1 LIMIT 1`,
    [Math.floor(queued / 2)],
  );
  return { key, keyId, detailId, queuedId: middle.rows[0]?.brand_id ?? '', lastPage };
}

async function createBenchKey(url: string): Promise<{ workspaceId: string; keyId: string; key: string }> {
  const database = createDatabase(url);
  try {
    const parseLimit = 1_000_000_000;
    const { id: workspaceId } = await ensureWorkspace(database, randomUUID(), { parseLimit });
    const { id: keyId, key } = await createApiKey(database, { workspaceId, environment: 'prod' });
    return { workspaceId, keyId, key };
  } finally {
    await database.stop();
  }
}

/** The cursor behind the newest brand. */
async function secondPage(api: string, key: string): Promise<string> {
  const answer = await fetch(`${api}/v1/api/brands?limit=1`, { headers: { authorization: `Bearer ${key}` } });
  const { pagination } = (await answer.json()) as { pagination: { next_cursor: string } };
  return pagination.next_cursor;
}
