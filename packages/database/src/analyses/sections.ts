import type { Provenance, SectionStage } from '@brandprint/contracts';
import type { Queryable } from '../client.ts';
import { storableJson } from '../json.ts';

/** Writes what a stage extracted. */
export async function saveSection(
  tx: Queryable,
  analysisId: string,
  name: SectionStage,
  content: { data: unknown; provenance: Provenance[] },
): Promise<void> {
  const row = { data: storableJson(content.data), provenance: storableJson(content.provenance) };
  await tx.section.upsert({
    where: { analysisId_name: { analysisId, name } },
    create: { analysisId, name, ...row },
    update: row,
  });
}

/** The extracted data of the named sections; those that were not written are missing. */
export async function readSections(
  db: Queryable,
  analysisId: string,
  names?: readonly SectionStage[],
): Promise<Partial<Record<SectionStage, unknown>>> {
  const rows = await db.section.findMany({
    where: { analysisId, ...(names ? { name: { in: [...names] } } : {}) },
    select: { name: true, data: true },
  });
  return Object.fromEntries(rows.map((row) => [row.name, row.data]));
}

export interface AssetRow {
  name: string;
  key: string;
  contentType: string;
  bytes: number;
}

/** Records binaries that a stage stored; one that is recorded already is left alone. */
export async function saveAssets(tx: Queryable, analysisId: string, assets: readonly AssetRow[]): Promise<void> {
  if (assets.length === 0) return;
  await tx.asset.createMany({ data: assets.map((asset) => ({ analysisId, ...asset })), skipDuplicates: true });
}

/** What a stage needs to know of its analysis. */
export async function readAnalysis(db: Queryable, analysisId: string) {
  return db.analysis.findUnique({
    where: { id: analysisId },
    select: { id: true, brandId: true, sourceUrl: true, maxPages: true, evidenceKey: true },
  });
}

/** What a crawl found. Its favicon is the brand's own at once if nothing is shown yet, else once the analysis is. */
export async function saveCrawl(
  tx: Queryable,
  analysisId: string,
  crawl: { evidenceKey: string; faviconUrl: string; pages: number; notes: string[] },
): Promise<void> {
  const { evidenceKey, faviconUrl, pages, notes } = crawl;
  await tx.analysis.update({
    where: { id: analysisId },
    data: { evidenceKey, faviconUrl, pagesDone: pages, pagesFound: pages, crawlNotes: notes },
  });
  await tx.brand.updateMany({ where: { analysisId, shownAnalysisId: null }, data: { faviconUrl } });
}
