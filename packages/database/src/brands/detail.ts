import type { SectionStage } from '@brandprint/contracts';
import type { EvidenceRow } from '../analyses/results.ts';
import { clientOf, type Database, type Queryable, selectOf } from '../client.ts';
import { Prisma } from '../generated/client.ts';
import { ASSETS_EXPIRE_AT, BRAND_ROW_COLUMNS, type BrandRow } from './list.ts';

/** A person's edit of a section. */
export interface OverrideRow {
  section: string;
  kind: 'patch' | 'replace';
  value: unknown;
}

/** The version of a brand: everything that a conditional request needs. */
export interface BrandState extends Pick<BrandRow, 'id' | 'status' | 'updatedAt' | 'assetsExpireAt'> {
  /** Incremented by every change to what is shown, including edits of sections. */
  version: number;
  /** The newest one. */
  analysisId: string;
}

/** All visible fields of a brand except its sections. */
export interface BrandDetailRow extends BrandRow {
  /** The analysis whose sections are shown; null if none is. */
  shownAnalysisId: string | null;
  // Options of the analysis in progress, or else of the shown one, or else of the newest.
  requestedStages: string[];
  resolvedStages: string[];
  maxPages: number;
  cacheTtl: number;
  qualityNote: string;
}

/** Columns of BrandState, for `b` and its newest analysis `a`. */
export const BRAND_STATE_COLUMNS = Prisma.sql`
  b.id, b.status, b.updated_at AS "updatedAt", b.version, a.id AS "analysisId", ${ASSETS_EXPIRE_AT}`;

/** Null if the workspace has no such brand. */
export async function findBrandState(
  database: Database,
  { workspaceId, brandId }: { workspaceId: string; brandId: string },
): Promise<BrandState | null> {
  const [row] = await selectOf(database)<BrandState>(Prisma.sql`
    SELECT ${BRAND_STATE_COLUMNS} FROM brands b JOIN analyses a ON a.id = b.analysis_id
    WHERE b.id = ${brandId}::uuid AND b.workspace_id = ${workspaceId}::uuid`);
  return row ?? null;
}

/** A brand as it is shown, read in one snapshot. */
export interface BrandContent {
  brand: BrandDetailRow;
  /** Extracted sections as JSON text. */
  sections: ReadonlyMap<string, string>;
  /** People's edits of it. */
  overrides: OverrideRow[];
  /** Where the values of the sections were seen; empty unless it was asked for. */
  evidence: EvidenceRow[];
}

const EVIDENCE = Prisma.sql`
    UNION ALL
    SELECT sections.name, json_build_object('provenance', provenance, 'findings', findings)::text, 'evidence'
    FROM brand JOIN sections ON analysis_id = "shownAnalysisId"`;

/** Null if the workspace has no such brand any more. */
export async function readBrandContent(
  database: Database,
  { workspaceId, brandId, withEvidence = false }: { workspaceId: string; brandId: string; withEvidence?: boolean },
): Promise<BrandContent | null> {
  const rows = await selectOf(database)<{
    name: string | null;
    data: string;
    kind: OverrideRow['kind'] | 'evidence' | null;
  }>(Prisma.sql`
    WITH brand AS (
      SELECT ${BRAND_ROW_COLUMNS}, CASE WHEN b.status NOT IN ('queued', 'running') THEN b.shown_analysis_id END AS "shownAnalysisId",
             source.requested_stages AS "requestedStages", source.resolved_stages AS "resolvedStages",
             source.max_pages AS "maxPages", source.cache_ttl AS "cacheTtl", a.quality_note AS "qualityNote"
      FROM brands b JOIN analyses a ON a.id = b.analysis_id
      JOIN analyses source ON source.id = CASE WHEN b.status IN ('failed', 'idle')
        THEN coalesce(b.shown_analysis_id, b.analysis_id) ELSE b.analysis_id END
      WHERE b.id = ${brandId}::uuid AND b.workspace_id = ${workspaceId}::uuid
    )
    SELECT NULL AS name, row_to_json(brand)::text AS data, NULL::text AS kind FROM brand
    UNION ALL
    SELECT sections.name, data::text, NULL FROM brand JOIN sections ON analysis_id = "shownAnalysisId"
    UNION ALL
    SELECT section, value::text, kind::text FROM brand JOIN overrides ON brand_id = brand.id
    ${withEvidence ? EVIDENCE : Prisma.empty}`);
  let brand: BrandDetailRow | null = null;
  const sections = new Map<string, string>();
  const overrides: OverrideRow[] = [];
  const evidence: EvidenceRow[] = [];
  for (const { name, data, kind } of rows) {
    if (name === null) brand = JSON.parse(data, reviveDate);
    else if (kind === null) sections.set(name, data);
    else if (kind === 'evidence') evidence.push({ name: name as SectionStage, ...JSON.parse(data) });
    else overrides.push({ section: name, kind, value: JSON.parse(data) });
  }
  return brand && { brand, sections, overrides, evidence };
}

/** Columns with this suffix are timestamps. */
const reviveDate = (name: string, value: unknown): unknown =>
  name.endsWith('At') && typeof value === 'string' ? new Date(value) : value;

/** A stored binary of a brand. */
export interface BrandAsset {
  key: string;
  contentType: string;
  bytes: number;
  /** Expiry; null while its analysis runs. */
  expiresAt: Date | null;
  /** Whether it has expired, removed or not. */
  expired: boolean;
}

/**
 * The binary with this name: of the brand's newest analysis that still has it, or else of one that had it. Undefined if
 * the workspace has no such brand, null if the brand never had such a binary.
 */
export async function findBrandAsset(
  db: Queryable,
  { workspaceId, brandId, name }: { workspaceId: string; brandId: string; name: string },
): Promise<BrandAsset | null | undefined> {
  const [row] = await clientOf(db).$queryRaw<(BrandAsset | { key: null })[]>`
    SELECT found.* FROM brands b LEFT JOIN LATERAL (
      SELECT a.key, a.content_type AS "contentType", a.bytes, n.assets_expire_at AS "expiresAt",
             n.assets_deleted_at IS NOT NULL OR coalesce(n.assets_expire_at <= now(), false) AS expired
      FROM analyses n JOIN assets a ON a.analysis_id = n.id
      WHERE n.brand_id = b.id AND a.name = ${name}
      ORDER BY expired, n.queued_at DESC, a.created_at DESC LIMIT 1
    ) found ON true
    WHERE b.id = ${brandId}::uuid AND b.workspace_id = ${workspaceId}::uuid`;
  return row && (row.key === null ? null : row);
}
