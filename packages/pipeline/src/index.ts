export { cancelAnalysis, removeBrand } from './cancel.ts';
export { resolveStages } from './graph.ts';
export { locationOf, openPipeline } from './open.ts';
export { admissionOf, type Pipeline, type StageEnd, type StageOutcome } from './pipeline.ts';
export { reconcile, releaseOrphans } from './reconcile.ts';
export { type Commit, runStage, type StageHandler } from './run-stage.ts';
export { queueStanding } from './standing.ts';
export { reanalyze, type Submission, submitParse } from './submit.ts';
export { workOn } from './work.ts';
