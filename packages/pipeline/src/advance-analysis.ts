import { type AnyStage, Stage } from '@brandprint/contracts';
import {
  finishAnalysis,
  type LockedAnalysis,
  markStagesReady,
  type Queryable,
  readLockedAnalysis,
  readLockedStep,
  readSections,
  readWritingReports,
  skipUnfinishedStages,
} from '@brandprint/database';
import { nextStep, type StageState } from './next-step.ts';
import { incompleteNote, qualityNote } from './quality-note.ts';

/**
 * After a stage became final: makes the stages that needed it ready, or ends the analysis. Runs in the transaction of
 * that stage, with the analysis locked. Returns the stages that became due, and whether the analysis has ended.
 */
export async function advanceAnalysis(tx: Queryable, analysisId: string): Promise<{ due: AnyStage[]; ended: boolean }> {
  const { status, stages, requestedStages } = await readLockedStep(tx, analysisId);
  if (status !== 'running' && status !== 'queued') return NOTHING;
  const requested = Stage.array().parse(requestedStages);
  const step = nextStep(stages as StageState[], requested);
  if (step.kind === 'wait') return NOTHING;
  if (step.kind === 'ready') {
    await markStagesReady(tx, analysisId, step.stages);
    return { due: step.stages, ended: false };
  }
  const analysis = await readLockedAnalysis(tx, analysisId);
  await skipUnfinishedStages(tx, analysisId);
  await finish(tx, analysis, step.status, requested);
  return { due: [], ended: true };
}

const NOTHING = { due: [], ended: false };

async function finish(tx: Queryable, analysis: LockedAnalysis, status: 'complete' | 'failed', requested: Stage[]) {
  const { stages, pagesDone, crawlNotes } = analysis;
  // A failed crawl has none, and crawlers may not read sections.
  const hasSections = stages.some(({ name, status }) => name !== 'crawl' && status === 'done');
  const sections = hasSections ? await readSections(tx, analysis.id) : {};
  const writing = hasSections ? await readWritingReports(tx, analysis.id) : [];
  const things = sections.things as { name?: string } | undefined;
  const note = qualityNote({ requested, stages, sections, writing, pages: pagesDone, notes: crawlNotes });
  await finishAnalysis(tx, analysis, {
    status,
    brandName: things?.name,
    qualityNote: status === 'failed' ? incompleteNote({ status, reason: note }, analysis.brand.shownAnalysis) : note,
  });
}
