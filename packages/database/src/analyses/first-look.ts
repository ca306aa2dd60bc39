import { type FirstLookSection, type SectionName, Stage } from '@brandprint/contracts';
import { clientOf, type Database, type Queryable } from '../client.ts';
import { recordEvent } from '../events/record.ts';
import type { StageClaim } from '../stages/claims.ts';
import { toStorableJson } from '../storable-json.ts';
import { lockAnalysis } from './transitions.ts';

/** The first view of a crawl, claimed for measuring. */
export interface FirstView {
  analysisId: string;
  evidenceKey: string;
}

/**
 * Makes a first look due at the stored first view of a crawl, in place of that of an earlier attempt. False if the claim of
 * the crawl was lost.
 */
export async function recordFirstView(db: Database, claim: StageClaim, evidenceKey: string): Promise<boolean> {
  const count = await clientOf(db).$executeRaw`
    INSERT INTO first_looks (analysis_id, evidence_key)
    SELECT analyses.id, ${evidenceKey} FROM analyses JOIN stages ON analysis_id = analyses.id
    WHERE analyses.id = ${claim.analysisId}::uuid AND analyses.status = 'running'
      AND name = ${claim.stage} AND stages.status = 'running' AND fence = ${claim.fence}
    ON CONFLICT (analysis_id) DO UPDATE SET evidence_key = excluded.evidence_key, sections = NULL`;
  return count === 1;
}

/** Takes a due first look by compare-and-set, once: one that kills its worker is not retried. Null if none is due. */
export async function claimFirstLook(
  db: Queryable,
  analysisId: string,
): Promise<(FirstView & { resolvedStages: Stage[] }) | null> {
  const [row] = await clientOf(db).$queryRaw<{ evidenceKey: string; resolvedStages: string[] }[]>`
    UPDATE first_looks SET sections = '{}'::json FROM analyses
    WHERE analysis_id = ${analysisId}::uuid AND analyses.id = analysis_id AND status = 'running' AND sections IS NULL
    RETURNING first_looks.evidence_key AS "evidenceKey", resolved_stages AS "resolvedStages"`;
  return row ? { ...row, analysisId, resolvedStages: Stage.array().parse(row.resolvedStages) } : null;
}

/**
 * Shows the sections of a first look, and records the event. False if they are out of date: the analysis has ended, the crawl was
 * retried, or the final sections are being written.
 */
export async function saveFirstLook(
  db: Database,
  { analysisId, evidenceKey }: FirstView,
  sections: Partial<Record<FirstLookSection, unknown>>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const analysis = await lockAnalysis(tx, analysisId);
    if (analysis?.status !== 'running') return false;
    const count = await clientOf(tx).$executeRaw`
      UPDATE first_looks SET sections = ${toStorableJson(sections)}::json
      WHERE analysis_id = ${analysisId}::uuid AND evidence_key = ${evidenceKey}
        AND NOT EXISTS (SELECT FROM sections WHERE analysis_id = ${analysisId}::uuid AND name = 'things')`;
    if (count === 0) return false;
    const names = Object.keys(sections) as SectionName[];
    await recordEvent(tx, analysis.brandId, 'sections.provisional', { brand_id: analysis.brandId, sections: names });
    return true;
  });
}
