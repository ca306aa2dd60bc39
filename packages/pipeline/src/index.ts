export { resolveStages } from './graph.ts';
export { type Pipeline, releaseOrphans } from './pipeline.ts';
export { reconcile } from './reconcile.ts';
export { type Commit, runStage, type StageHandler } from './run-stage.ts';
export { queueStanding } from './standing.ts';
export { type Submission, submitParse } from './submit.ts';
