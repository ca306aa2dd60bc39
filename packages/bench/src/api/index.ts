import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createApiKey, createDatabase, ensureWorkspace } from '@brandprint/database';
import pg from 'pg';
import { startScratchPostgres } from '../postgres.ts';
import { sampleSections } from '../sample-sections.ts';
import { startApiProcess, startServer } from '../server.ts';
import { type Comparison, compare } from './compare.ts';
import { prepareScenarios, type Subjects } from './scenarios.ts';
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
const BARE = fileURLToPath(new URL('./bare.ts', import.meta.url));

/** Measures the API next to a bare Express + pg server on the same database; `say` hears how far it is. */
export async function benchApi(options: ApiBenchOptions, say: (line: string) => void): Promise<Comparison[]> {
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const postgres = await startScratchPostgres();
    stops.push(postgres.stop);
    const db = new pg.Client({ connectionString: postgres.url });
    await db.connect();
    stops.push(() => db.end());
    say(`Writing ${options.brands} brands and ${options.queued} queued ones …`);
    const rows = await seed(postgres.url, db, options);

    const ours = await startApiProcess(postgres.url, postgres.dir);
    stops.push(ours.stop);
    const bare = await startServer(BARE, postgres.dir, { DATABASE_URL: postgres.url, NODE_ENV: 'production' });
    stops.push(bare.stop);
    const results: Comparison[] = [];
    for (const scenario of await prepareScenarios(db, ours.url, rows)) {
      const result = await compare(scenario, { ours, bare }, options);
      say(`${result.name}: ${result.ratio.median.toFixed(2)}`);
      results.push(result);
    }
    return results;
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function seed(url: string, db: pg.Client, { brands, queued }: ApiBenchOptions): Promise<Subjects> {
  const database = createDatabase(url);
  try {
    const parseLimit = 1_000_000_000;
    const { id: workspaceId } = await ensureWorkspace(database.prisma, randomUUID(), { parseLimit });
    const { id: keyId, key } = await createApiKey(database.prisma, { workspaceId, environment: 'prod' });
    await seedBrands(db, { workspaceId, count: brands, status: 'complete' });
    const detailId = await seedBrand(db, workspaceId, sampleSections(ANALYSIS_BYTES));
    await seedBrands(db, { workspaceId, count: queued, status: 'queued' });
    await db.query('VACUUM (ANALYZE) brands, analyses, sections');
    const middle = await db.query<{ brand_id: string }>(
      `SELECT brand_id FROM analyses WHERE status = 'queued' ORDER BY queued_at OFFSET $1 LIMIT 1`,
      [Math.floor(queued / 2)],
    );
    return { workspaceId, key, keyId, detailId, queuedId: middle.rows[0]?.brand_id ?? '' };
  } finally {
    await database.stop();
  }
}
