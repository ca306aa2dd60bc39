import {
  type Findings,
  type Provenance,
  type SectionStage,
  STAGES,
  type Stage,
  type WritingReport,
} from '@brandprint/contracts';
import { clientOf, type Queryable, selectOf } from '../client.ts';
import { Prisma } from '../generated/client.ts';
import { toStorableJson } from '../storable-json.ts';

/** Stores the result of a stage. */
export async function saveSection(
  tx: Queryable,
  analysisId: string,
  name: SectionStage,
  content: { data: unknown; provenance: Provenance[]; findings?: Findings },
): Promise<void> {
  const { data, provenance, findings = {} } = content;
  await selectOf(tx)(Prisma.sql`
    INSERT INTO sections (analysis_id, name, data, provenance, findings)
    VALUES (${analysisId}::uuid, ${name}, ${toStorableJson(data)}::json, ${toStorableJson(provenance)}::json,
            ${toStorableJson(findings)}::json)
    ON CONFLICT (analysis_id, name)
    DO UPDATE SET data = excluded.data, provenance = excluded.provenance, findings = excluded.findings`);
}

/** The extracted data of the named sections; missing ones were not extracted. */
export async function readSections(
  db: Queryable,
  analysisId: string,
  names?: readonly SectionStage[],
): Promise<Partial<Record<SectionStage, unknown>>> {
  const rows = await clientOf(db).section.findMany({
    where: { analysisId, ...(names ? { name: { in: [...names] } } : {}) },
    select: { name: true, data: true },
  });
  return Object.fromEntries(rows.map((row) => [row.name, row.data]));
}

/** The outcome of the model in each section for which one was called, in run order. */
export async function readWritingReports(
  db: Queryable,
  analysisId: string,
): Promise<(WritingReport & { name: Stage })[]> {
  const rows = await clientOf(db).section.findMany({ where: { analysisId }, select: { name: true, findings: true } });
  const reports = new Map(rows.map(({ name, findings }) => [name, (findings as Findings).writing]));
  return STAGES.flatMap((name) => {
    const report = reports.get(name);
    return report ? [{ ...report, name }] : [];
  });
}

/** Where the values of a shown section were seen. */
export interface EvidenceRow {
  name: SectionStage;
  provenance: Provenance[];
  findings: Findings;
}

/**
 * Evidence of the shown analysis. Null if the workspace has no such brand; `shown` is false while one is queued or
 * running.
 */
export async function readEvidence(
  db: Queryable,
  { workspaceId, brandId, section }: { workspaceId: string; brandId: string; section?: SectionStage | undefined },
): Promise<{ shown: boolean; sections: EvidenceRow[] } | null> {
  const rows = await clientOf(db).$queryRaw<(EvidenceRow & { shown: boolean; name: SectionStage | null })[]>`
    SELECT b.shown_analysis_id IS NOT NULL AND b.status NOT IN ('queued', 'running') AS shown,
           s.name, s.provenance, s.findings
    FROM brands b
    LEFT JOIN sections s ON s.analysis_id = b.shown_analysis_id AND s.name = coalesce(${section ?? null}::text, s.name)
    WHERE b.id = ${brandId}::uuid AND b.workspace_id = ${workspaceId}::uuid`;
  const [first] = rows;
  return first ? { shown: first.shown, sections: rows.filter(({ name }) => name !== null) } : null;
}

export interface AssetRow {
  name: string;
  key: string;
  contentType: string;
  bytes: number;
}

/** Records binaries that a stage stored; recorded ones are left alone. */
export async function saveAssets(tx: Queryable, analysisId: string, assets: readonly AssetRow[]): Promise<void> {
  if (assets.length === 0) return;
  await clientOf(tx).asset.createMany({
    data: assets.map((asset) => ({ analysisId, ...asset })),
    skipDuplicates: true,
  });
}

/** What a stage needs to know about its analysis. */
export async function readAnalysis(db: Queryable, analysisId: string) {
  return clientOf(db).analysis.findUnique({
    where: { id: analysisId },
    select: { id: true, brandId: true, workspaceId: true, sourceUrl: true, maxPages: true, evidenceKey: true },
  });
}

/**
 * The result of a crawl. Its favicon becomes the brand's at once if nothing is shown yet, otherwise when the analysis
 * is shown.
 */
export async function saveCrawl(
  tx: Queryable,
  analysisId: string,
  crawl: { evidenceKey: string; faviconUrl: string; pages: number; notes: string[] },
): Promise<void> {
  const { evidenceKey, faviconUrl, pages, notes } = crawl;
  await clientOf(tx).analysis.update({
    where: { id: analysisId },
    data: { evidenceKey, faviconUrl, pagesDone: pages, pagesFound: pages, crawlNotes: notes },
  });
  await clientOf(tx).brand.updateMany({ where: { analysisId, shownAnalysisId: null }, data: { faviconUrl } });
}
