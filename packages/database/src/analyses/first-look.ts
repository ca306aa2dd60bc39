import { FIRST_LOOK_SECTIONS, type FirstLookSection } from '@brandprint/contracts';
import { clientOf, type Database, type Queryable, selectOf } from '../client.ts';
import { recordEvent } from '../events/record.ts';
import { Prisma } from '../generated/client.ts';
import type { StageClaim } from '../stages/claims.ts';
import { toStorableJson } from '../storable-json.ts';
import { lockAnalysis } from './transitions.ts';

/** The first view of a home page, claimed for measuring. */
export interface FirstView {
  analysisId: string;
  brandId: string;
  /** Key of its evidence. */
  key: string;
  /** The sections to measure, in run order. */
  sections: FirstLookSection[];
}

/** Sections of a first look, by name. */
export type FirstLookData = Partial<Record<FirstLookSection, unknown>>;

/** The running analysis `id`, unless its workspace is being moved to another cell. */
const runningHere = (id: string) => Prisma.sql`
  SELECT analyses.id FROM analyses JOIN workspaces ON workspaces.id = workspace_id
  WHERE analyses.id = ${id}::uuid AND analyses.status = 'running' AND move IS NULL`;

/** Stages that have not written their section yet, and still may. */
export const IS_UNFINISHED = Prisma.sql`stages.status IN ('pending', 'ready', 'running')`;

/**
 * Makes a first look due at a stored view, instead of one of an earlier attempt at the crawl that nobody took. False if one
 * was taken, the claim of the crawl was lost, or the workspace is being moved.
 */
export async function recordFirstView(db: Database, claim: StageClaim, key: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockAnalysis(tx, claim.analysisId);
    const stored = await selectOf(tx)(Prisma.sql`
      INSERT INTO first_looks (analysis_id, view_key)
      SELECT analysis_id, ${key} FROM stages
      WHERE analysis_id IN (${runningHere(claim.analysisId)}) AND name = ${claim.stage}
        AND status = 'running' AND fence = ${claim.fence}
      ON CONFLICT (analysis_id) DO UPDATE SET view_key = excluded.view_key WHERE first_looks.claimed_at IS NULL
      RETURNING analysis_id`);
    return stored.length === 1;
  });
}

/**
 * Takes a due first look by compare-and-set, once: one that kills its worker is not repeated. Null if none is due, or the
 * workspace is being moved.
 */
export async function claimFirstLook(db: Database, analysisId: string): Promise<FirstView | null> {
  return db.transaction(async (tx) => {
    const analysis = await lockAnalysis(tx, analysisId);
    const [row] = await selectOf(tx)<{ key: string }>(Prisma.sql`
      UPDATE first_looks SET claimed_at = now()
      WHERE analysis_id IN (${runningHere(analysisId)}) AND claimed_at IS NULL RETURNING view_key AS key`);
    if (!analysis || !row) return null;
    return { analysisId, brandId: analysis.brandId, key: row.key, sections: await unfinishedSections(tx, analysisId) };
  });
}

/**
 * Shows those sections of a claimed first look whose stages have not ended meanwhile, and records the event. False if there
 * are none, the analysis has ended, or the workspace is being moved.
 */
export async function saveFirstLook(
  db: Database,
  { analysisId }: FirstView,
  measured: FirstLookData,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const analysis = await lockAnalysis(tx, analysisId);
    const sections = (await unfinishedSections(tx, analysisId)).filter((name) => measured[name] !== undefined);
    if (!analysis || sections.length === 0) return false;
    const shown: FirstLookData = Object.fromEntries(sections.map((name) => [name, measured[name]]));
    const saved = await selectOf(tx)(Prisma.sql`
      UPDATE first_looks SET sections = ${toStorableJson(shown)}::json
      WHERE analysis_id IN (${runningHere(analysisId)}) AND claimed_at IS NOT NULL AND sections IS NULL
      RETURNING analysis_id`);
    if (saved.length === 0) return false;
    await recordEvent(tx, analysis.brandId, 'sections.provisional', { brand_id: analysis.brandId, sections });
    return true;
  });
}

async function unfinishedSections(tx: Queryable, analysisId: string): Promise<FirstLookSection[]> {
  const rows = await selectOf(tx)<{ name: string }>(Prisma.sql`
    SELECT name FROM stages WHERE analysis_id = ${analysisId}::uuid AND ${IS_UNFINISHED}`);
  return FIRST_LOOK_SECTIONS.filter((section) => rows.some(({ name }) => name === section));
}

/** Removes the first look of an analysis whose files are removed. */
export async function removeFirstLook(tx: Queryable, analysisId: string): Promise<void> {
  await clientOf(tx).firstLook.deleteMany({ where: { analysisId } });
}
