import { type AnyStage, Stage } from '@brandprint/contracts';
import {
  finishAnalysis,
  type LockedAnalysis,
  makeReady,
  type Queryable,
  readLocked,
  readSections,
  readWriting,
  skipRest,
} from '@brandprint/database';
import { nextMove, type StageState } from './advance.ts';
import { incompleteNote, qualityNote } from './quality-note.ts';

/**
 * After a stage became final: makes ready what was waiting for it, or ends the analysis. Runs in the transaction of that
 * stage, with the analysis locked. Answers the stages that became due.
 */
export async function advanceAnalysis(tx: Queryable, analysisId: string): Promise<AnyStage[]> {
  const analysis = await readLocked(tx, analysisId);
  if (analysis.status !== 'running' && analysis.status !== 'queued') return [];
  const requested = Stage.array().parse(analysis.requestedStages);
  const next = nextMove(analysis.stages as StageState[], requested);
  if (next.kind === 'wait') return [];
  if (next.kind === 'ready') {
    await makeReady(tx, analysisId, next.stages);
    return next.stages;
  }
  await skipRest(tx, analysisId);
  await finish(tx, analysis, next.status, requested);
  return [];
}

async function finish(tx: Queryable, analysis: LockedAnalysis, status: 'complete' | 'failed', requested: Stage[]) {
  const [sections, writing] = [await readSections(tx, analysis.id), await readWriting(tx, analysis.id)];
  const things = sections.things as { name?: string } | undefined;
  const { stages, pagesDone, crawlNotes } = analysis;
  const note = qualityNote({ requested, stages, sections, writing, pages: pagesDone, notes: crawlNotes });
  await finishAnalysis(tx, analysis, {
    status,
    brandName: things?.name,
    qualityNote: status === 'failed' ? incompleteNote({ status, reason: note }, analysis.brand.shownAnalysis) : note,
  });
}
