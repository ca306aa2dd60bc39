import { type SectionStage, STAGES } from '@brandprint/contracts';
import type pg from 'pg';

const ANALYSIS = 'brand_id, workspace_id, status, source_url, requested_stages, resolved_stages, max_pages, cache_ttl';

/** Inserts a complete brand with these sections. Returns its id. */
export async function seedBrand(
  db: pg.Client,
  workspaceId: string,
  sections: ReadonlyMap<SectionStage, unknown>,
): Promise<string> {
  const { rows } = await db.query<{ id: string; brand_id: string }>(
    `WITH brand AS (
       INSERT INTO brands (workspace_id, source_url, name, status, updated_at)
       VALUES ($1, 'https://example.com/', 'Example', 'complete', now()) RETURNING id
     )
     INSERT INTO analyses (${ANALYSIS}, started_at, finished_at, assets_expire_at)
     SELECT id, $1, 'complete', 'https://example.com/', $2, $2, 10, 1800, now(), now(), now() + interval '30 minutes'
     FROM brand RETURNING id, brand_id`,
    [workspaceId, STAGES],
  );
  const [analysis] = rows;
  if (!analysis) throw new Error('INSERT returned no row.');
  await db.query('UPDATE brands SET analysis_id = $1, shown_analysis_id = $1 WHERE id = $2', [
    analysis.id,
    analysis.brand_id,
  ]);
  for (const [name, data] of sections) {
    await db.query(`INSERT INTO sections (analysis_id, name, data, provenance) VALUES ($1, $2, $3, '[]')`, [
      analysis.id,
      name,
      JSON.stringify(data),
    ]);
  }
  return analysis.brand_id;
}

interface SeededBrands {
  workspaceId: string;
  count: number;
  status: 'complete' | 'queued';
  /** Age of the newest one in seconds. */
  age: number;
}

/** Inserts brands of a workspace, each with an analysis, one per second of the past. */
export async function seedBrands(db: pg.Client, { workspaceId, count, status, age }: SeededBrands): Promise<void> {
  await inBulk(db, [
    `CREATE TEMP TABLE seed AS
       SELECT gen_random_uuid() AS brand_id, gen_random_uuid() AS analysis_id,
              now() - make_interval(secs => ${age + count} - n) AS at
       FROM generate_series(1, ${count}) AS n`,
    `INSERT INTO brands (id, workspace_id, source_url, name, status, analysis_id, created_at, updated_at)
       SELECT brand_id, '${workspaceId}', 'https://example.com/', 'Example', '${status}', analysis_id, at, at FROM seed`,
    `INSERT INTO analyses (id, ${ANALYSIS}, queued_at)
       SELECT analysis_id, brand_id, '${workspaceId}', '${status}', 'https://example.com/', '{things}', '{things}', 10, 1800, at
       FROM seed`,
    ...(status === 'queued' ? [`INSERT INTO stages (analysis_id, name) SELECT analysis_id, 'crawl' FROM seed`] : []),
    'DROP TABLE seed',
  ]);
}

/** Runs statements in one transaction, without triggers and foreign-key checks. */
async function inBulk(db: pg.Client, statements: string[]): Promise<void> {
  for (const statement of ['BEGIN', 'SET LOCAL session_replication_role = replica', ...statements, 'COMMIT']) {
    await db.query(statement);
  }
}
