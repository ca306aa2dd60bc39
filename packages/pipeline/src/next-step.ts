import type { AnyStage, Stage } from '@brandprint/contracts';
import { needsOf } from './stage-graph.ts';

type StageStatus = 'pending' | 'ready' | 'running' | 'done' | 'failed' | 'skipped';

export interface StageState {
  name: AnyStage;
  status: StageStatus;
}

/** What follows from the states of an analysis's stages. */
export type NextStep =
  | { kind: 'ready'; stages: AnyStage[] }
  | { kind: 'finish'; status: 'complete' | 'failed' }
  | { kind: 'wait' };

const FINAL: ReadonlySet<StageStatus> = new Set(['done', 'failed', 'skipped']);

/**
 * Only a failed crawl stops the rest. Otherwise a stage is ready once everything it needs is final, and the analysis
 * ends when all stages are final: complete if at least one requested stage is done.
 */
export function nextStep(stages: readonly StageState[], requested: readonly Stage[]): NextStep {
  const status = new Map(stages.map((stage) => [stage.name, stage.status]));
  const isFinal = (name: AnyStage) => FINAL.has(status.get(name) ?? 'skipped');

  if (status.get('crawl') === 'failed') return { kind: 'finish', status: 'failed' };
  if (stages.every((stage) => isFinal(stage.name))) {
    const done = requested.some((name) => status.get(name) === 'done');
    return { kind: 'finish', status: done ? 'complete' : 'failed' };
  }
  const ready = stages.filter((stage) => stage.status === 'pending' && stage.name !== 'crawl');
  const due = ready.map((stage) => stage.name).filter((name) => needsOf(name).every(isFinal));
  return due.length > 0 ? { kind: 'ready', stages: due } : { kind: 'wait' };
}
