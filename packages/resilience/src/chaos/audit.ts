import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** A condition and its violations. */
export interface Check {
  name: string;
  breaches: string[];
}

/** A brand that the API accepted; `fails` if its analysis must fail. */
export interface SubmittedBrand {
  brandId: string;
  fails: boolean;
}

const INTERNAL = "ARRAY['web', 'spacing', 'elevation']";

/**
 * Each statement returns violations as text, for the brands of the workspace $1. The analyses of the brands $2 have to fail.
 */
const RULES: Readonly<Record<string, string>> = {
  'every brand is final': `SELECT b.id || ' is ' || b.status FROM brands b
    WHERE b.workspace_id = $1 AND b.status NOT IN ('complete', 'failed') AND $2::uuid[] IS NOT NULL`,
  'only expected brands failed': `SELECT b.id || ': ' || a.quality_note FROM brands b JOIN analyses a ON a.id = b.analysis_id
    WHERE b.workspace_id = $1 AND (b.status = 'failed') <> (b.id = ANY($2::uuid[]))`,
  'each brand is metered once': `SELECT b.id || ' was metered ' || count(u.id) FROM brands b LEFT JOIN usage_events u ON u.brand_id = b.id
    WHERE b.workspace_id = $1 AND $2::uuid[] IS NOT NULL GROUP BY b.id HAVING count(u.id) <> 1`,
  'nothing else is metered': `SELECT u.brand_id::text FROM usage_events u LEFT JOIN brands b ON b.id = u.brand_id
    WHERE u.workspace_id = $1 AND b.id IS NULL AND $2::uuid[] IS NOT NULL`,
  'each brand has one analysis': `SELECT b.id || ' has ' || count(*) FROM brands b LEFT JOIN analyses a ON a.brand_id = b.id
    WHERE b.workspace_id = $1 AND $2::uuid[] IS NOT NULL GROUP BY b.id HAVING count(*) <> 1`,
  'each brand has all its sections once': `SELECT * FROM (
      SELECT b.id || ' has ' || coalesce((SELECT string_agg(s.name, ', ' ORDER BY s.name) FROM sections s WHERE s.analysis_id = a.id), 'none') AS wrong,
        (SELECT array_agg(s.name ORDER BY s.name) FROM sections s WHERE s.analysis_id = a.id) AS has,
        (SELECT array_agg(name ORDER BY name) FROM unnest(a.resolved_stages || ${INTERNAL}) name) AS due
      FROM brands b JOIN analyses a ON a.brand_id = b.id WHERE b.workspace_id = $1 AND NOT b.id = ANY($2::uuid[])
    ) sets WHERE has IS DISTINCT FROM due`,
  'every stage is done': `SELECT b.id || ' ' || s.name || ' is ' || s.status || ': ' || s.reason
    FROM brands b JOIN stages s ON s.analysis_id = b.analysis_id
    WHERE b.workspace_id = $1 AND s.status <> 'done' AND NOT b.id = ANY($2::uuid[])`,
  'events are numbered without gaps': `SELECT b.id || ' has ' || string_agg(e.seq::text, ' ' ORDER BY e.seq) || ' of ' || b.event_seq
    FROM brands b LEFT JOIN events e ON e.brand_id = b.id WHERE b.workspace_id = $1 AND $2::uuid[] IS NOT NULL
    GROUP BY b.id HAVING count(e.id) <> b.event_seq OR max(e.seq) <> b.event_seq OR min(e.seq) <> 1`,
  'no event is repeated': `SELECT b.id || ' ' || e.type || ' ' || coalesce(e.data->>'stage', '') || ' × ' || count(*)
    FROM brands b JOIN events e ON e.brand_id = b.id
    WHERE b.workspace_id = $1 AND e.type <> 'crawl.progress' AND $2::uuid[] IS NOT NULL
    GROUP BY b.id, e.type, e.data->>'stage' HAVING count(*) <> 1`,
  'no event is missing': `SELECT b.id || ' lacks ' || due FROM brands b
    CROSS JOIN unnest(ARRAY['brand.queued', 'brand.running', 'brand.complete']) due
    LEFT JOIN events e ON e.brand_id = b.id AND e.type = replace(due, 'complete', b.status::text)
    WHERE b.workspace_id = $1 AND e.id IS NULL AND $2::uuid[] IS NOT NULL`,
  'every event has one successful delivery': `SELECT e.brand_id || ' ' || e.type || ' ' || coalesce(string_agg(d.status::text, ', '), 'not queued')
    FROM brands b JOIN events e ON e.brand_id = b.id LEFT JOIN webhook_deliveries d ON d.brand_id = e.brand_id AND d.seq = e.seq
    WHERE b.workspace_id = $1 AND e.type IN ('brand.complete', 'brand.failed', 'brand.assets_expired') AND $2::uuid[] IS NOT NULL
    GROUP BY e.id HAVING count(d.id) <> 1 OR bool_or(d.status IS DISTINCT FROM 'succeeded')`,
  'binaries are marked as deleted': `SELECT b.id || ' keeps its binaries' FROM brands b JOIN analyses a ON a.brand_id = b.id
    WHERE b.workspace_id = $1 AND a.assets_deleted_at IS NULL AND $2::uuid[] IS NOT NULL`,
};

/** Violations that are shown per check. */
const MAX_SHOWN = 5;

/** Checks all rows of the submitted brands. */
export async function auditRows(
  databaseUrl: string,
  workspaceId: string,
  submitted: readonly SubmittedBrand[],
): Promise<Check[]> {
  const failing = submitted.flatMap(({ brandId, fails }) => (fails ? [brandId] : []));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM brands WHERE workspace_id = $1', [workspaceId]);
    const [existing, submittedIds] = [
      new Set(rows.map(({ id }) => id)),
      new Set(submitted.map(({ brandId }) => brandId)),
    ];
    const checks = [
      { name: 'no brand is lost', breaches: [...submittedIds].filter((id) => !existing.has(id)) },
      { name: 'no brand is duplicated', breaches: [...existing].filter((id) => !submittedIds.has(id)) },
      {
        name: 'each submission has a brand of its own',
        breaches: submittedIds.size === submitted.length ? [] : [`${submitted.length - submittedIds.size} share one`],
      },
    ];
    for (const [name, text] of Object.entries(RULES)) {
      const { rows } = await client.query({ text, values: [workspaceId, failing], rowMode: 'array' });
      checks.push({ name, breaches: rows.map(([wrong]) => String(wrong)) });
    }
    return checks.map((check) => ({ ...check, breaches: check.breaches.slice(0, MAX_SHOWN) }));
  } finally {
    await client.end();
  }
}

/** A message that the webhook's receiver got. */
export interface ReceivedMessage {
  id: string;
  type: string;
  brandId: string;
}

/** Whether a message arrived for every end of an analysis and for every expiry, with the same id each time. */
export function auditMessages(received: readonly ReceivedMessage[], submitted: readonly SubmittedBrand[]): Check {
  const ids = new Map<string, Set<string>>();
  for (const { id, type, brandId } of received) {
    const key = `${brandId} ${type}`;
    ids.set(key, (ids.get(key) ?? new Set()).add(id));
  }
  const due = submitted.flatMap(({ brandId, fails }) =>
    (fails ? ['failed'] : ['complete', 'assets_expired']).map((type) => `${brandId} brand.${type}`),
  );
  const missing = due.filter((key) => !ids.has(key)).map((key) => `${key} did not arrive`);
  const doubled = [...ids].filter(([, some]) => some.size > 1).map(([key]) => `${key} has two ids`);
  return { name: 'every message arrives, with one id', breaches: [...missing, ...doubled].slice(0, MAX_SHOWN) };
}

/** Paths of all files below a folder; none if the folder does not exist. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Whether there were files before, and none remain. */
export function auditFiles(before: readonly string[], after: readonly string[]): Check {
  const none = before.length === 0 ? ['no file was ever stored'] : [];
  const more = after.length > MAX_SHOWN ? [`and ${after.length - MAX_SHOWN} more`] : [];
  return { name: 'no binary is left in the store', breaches: [...none, ...after.slice(0, MAX_SHOWN), ...more] };
}

/** Whether the fatal page killed more than one crawler. Otherwise its failure had another cause. */
export function auditKills(kills: number): Check {
  return {
    name: 'a page that kills its crawler does so more than once',
    breaches: kills > 1 ? [] : [`${kills} ${kills === 1 ? 'process was' : 'processes were'} killed`],
  };
}
