import type { Metrics } from './metrics.ts';

interface StageEnd {
  stage: string;
  outcome: string;
  seconds: number;
}

interface ReclaimedStage {
  stage: string;
  outcome: string;
}

const kindOf = (stage: string) => (stage === 'crawl' ? 'crawl' : 'analysis');

/** Counts stages that run in this process, and those that it reclaims from dead workers. */
export const stageMetrics = (metrics: Metrics) => ({
  onStageBegin(stage: string) {
    metrics.add('brandprint_stages_running', { kind: kindOf(stage) });
  },
  onStageEnd({ stage, outcome, seconds }: StageEnd) {
    metrics.add('brandprint_stages_running', { kind: kindOf(stage) }, -1);
    metrics.observe('brandprint_stage_duration_seconds', { stage, outcome }, seconds);
  },
  onStageReclaimed({ stage, outcome }: ReclaimedStage) {
    metrics.add('brandprint_stages_taken_back_total', { stage, outcome });
  },
});
