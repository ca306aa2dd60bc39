import { randomBytes } from 'node:crypto';
import { STAGES } from '@brandprint/contracts';
import { sampleSections } from '@brandprint/harness/sample-sections';
import type pg from 'pg';
import { FILES, fileKey, resourceId, workspaceId } from './resource-ids.ts';

type Row = Record<string, unknown>;

/** The workspace with a canceled subscription. */
const UNPAID_WORKSPACE = 0;
const BRANDS = ['complete', 'queued', 'running', 'failed', 'complete'] as const;
const FIRST_TWO = [0, 1];
const SOURCE = { source_url: 'https://example.com/' };
const FAR_FUTURE = new Date(Date.UTC(2100, 0));

const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 1000);
const bytes = (length: number) => `\\x${randomBytes(length).toString('hex')}`;

/** Inserts workspaces with all their resources. Existing rows stay as they are. */
export async function seedWorkspaces(db: pg.Client, workspaces: number): Promise<void> {
  const sections = [...sampleSections(0, 1)];
  const numbers = Array.from({ length: workspaces }, (_, workspace) => workspace);
  const brands = numbers.flatMap((workspace) => BRANDS.map((status, n) => ({ workspace, status, n })));
  const rows: Record<string, Row[]> = {
    workspaces: numbers.map(workspaceRow),
    brands: brands.map(brandRow),
    analyses: brands.map(analysisRow),
    sections: brands
      .filter(({ status }) => status === 'complete')
      .flatMap((brand) =>
        sections.map(([name, data]) => ({
          analysis_id: analysisId(brand),
          name,
          data,
          provenance: [],
          created_at: at(0),
        })),
      ),
    overrides: brands.map((brand) => ({
      ...editOf(brand),
      kind: 'patch',
      value: { name: 'Edited' },
      updated_at: at(0),
    })),
    edit_history: brands.map((brand) => {
      return { ...editOf(brand), id: brandId(brand), action: 'patch', auth_type: 'user', created_at: at(0) };
    }),
    events: brands.map((brand) => {
      const id = brandId(brand);
      return { id, brand_id: id, seq: 1, type: 'brand.queued', data: {}, created_at: at(0) };
    }),
    assets: numbers.flatMap(assetRows),
    api_keys: numbers.flatMap((workspace) => FIRST_TWO.map((n) => keyRow(workspace, n))),
    webhook_endpoints: numbers.flatMap((workspace) => FIRST_TWO.map((n) => webhookRow(workspace, n))),
    webhook_deliveries: numbers.flatMap((workspace) => FIRST_TWO.map((n) => deliveryRow(workspace, n))),
    webhook_attempts: numbers.flatMap((workspace) =>
      FIRST_TWO.map((n) => {
        const delivery_id = resourceId(workspace, 'deliveryId', n);
        return { delivery_id, number: 1, started_at: at(n), duration_ms: 5, status: 500, response_body: '', error: '' };
      }),
    ),
  };
  for (const [table, of] of Object.entries(rows)) await insert(db, table, of);
  await db.query(`
    UPDATE brands SET analysis_id = a.id, shown_analysis_id = CASE WHEN a.status = 'complete' THEN a.id END
    FROM analyses a WHERE a.brand_id = brands.id AND analysis_id IS NULL`);
}

async function insert(db: pg.Client, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  await db.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}

interface SeededBrand {
  workspace: number;
  n: number;
  status: (typeof BRANDS)[number];
}

const brandId = ({ workspace, n }: SeededBrand) => resourceId(workspace, 'brandId', n);
const analysisId = (brand: SeededBrand) => brandId(brand).replace('-4000-', '-4001-');
const editOf = (brand: SeededBrand) => ({ brand_id: brandId(brand), section: 'things' });

const workspaceRow = (workspace: number): Row => ({
  id: workspaceId(workspace),
  name: `Fuzz ${workspace}`,
  subscription_status: workspace === UNPAID_WORKSPACE ? 'canceled' : 'active',
  parse_limit: 1_000_000,
  created_at: at(0),
});

function brandRow(brand: SeededBrand): Row {
  const { workspace, n, status } = brand;
  const shown = { name: `Brand ${n}`, favicon_url: '', status, version: 1, event_seq: 1, ...SOURCE };
  return { id: brandId(brand), workspace_id: workspaceId(workspace), ...shown, created_at: at(n), updated_at: at(n) };
}

function analysisRow(brand: SeededBrand): Row {
  const { workspace, n, status } = brand;
  const final = status === 'complete' || status === 'failed';
  return {
    id: analysisId(brand),
    brand_id: brandId(brand),
    workspace_id: workspaceId(workspace),
    status,
    ...SOURCE,
    requested_stages: STAGES,
    resolved_stages: STAGES,
    max_pages: 10,
    cache_ttl: 1800,
    quality_note: '',
    pages_found: 0,
    pages_done: 0,
    queued_at: at(n),
    started_at: status === 'queued' ? null : at(n),
    finished_at: final ? at(n) : null,
    // Binaries of the first brand never expire.
    assets_expire_at: n === 0 ? FAR_FUTURE : final ? at(n) : null,
  };
}

const assetRows = (workspace: number): Row[] =>
  Object.entries(FILES).map(([name, content_type], n) => ({
    id: resourceId(workspace, 'keyId', n),
    analysis_id: analysisId({ workspace, n: 0, status: 'complete' }),
    name,
    key: fileKey(workspace, name),
    content_type,
    bytes: 2_000,
    created_at: at(0),
  }));

const keyRow = (workspace: number, n: number): Row => ({
  id: resourceId(workspace, 'keyId', n),
  workspace_id: workspaceId(workspace),
  environment: 'stag',
  description: '',
  hash: bytes(32),
  hint: 'bp_stag_',
  created_at: at(n),
});

const webhookRow = (workspace: number, n: number): Row => ({
  id: resourceId(workspace, 'webhookId', n),
  workspace_id: workspaceId(workspace),
  url: 'https://example.com/',
  description: '',
  event_types: [],
  secret: bytes(48),
  disabled_reason: '',
  created_at: at(n),
  updated_at: at(n),
});

const deliveryRow = (workspace: number, n: number): Row => ({
  id: resourceId(workspace, 'deliveryId', n),
  endpoint_id: resourceId(workspace, 'webhookId', 0),
  seq: 0,
  message_id: resourceId(workspace, 'deliveryId', n),
  type: 'brand.queued',
  payload: '{}',
  status: 'failed',
  attempts: 1,
  sent_before: 0,
  fence: 0,
  created_at: at(n),
  finished_at: at(n),
});
