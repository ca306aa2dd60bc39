import { type AnyStage, INTERNAL_STAGES, STAGE_NEEDS, STAGES, type Stage } from '@brandprint/contracts';

/** The requested stages and everything they need, in run order; an empty request means all. */
export function resolveStages(requested: readonly Stage[] = STAGES): Stage[] {
  const wanted = new Set<Stage>();
  const include = (stage: Stage) => {
    if (wanted.has(stage)) return;
    wanted.add(stage);
    STAGE_NEEDS[stage].forEach(include);
  };
  requested.forEach(include);
  return STAGES.filter((stage) => wanted.has(stage));
}

/** All stages of an analysis: the crawl, the resolved stages, and those that run with every crawl. */
export function allStagesOf(resolved: readonly Stage[]): AnyStage[] {
  return ['crawl', ...resolved, ...INTERNAL_STAGES];
}

/** What people look at first: the name, and what is seen of a brand. */
const SHOWN_FIRST: readonly AnyStage[] = ['things', 'logos', 'colors', 'typography'];
export const isShownFirst = (stage: AnyStage): boolean => SHOWN_FIRST.includes(stage);

const isInternal = (stage: AnyStage): boolean => INTERNAL_STAGES.some((name) => name === stage);

/**
 * What must be final before a stage is due. The stages that run with every crawl need only that, and come after what is
 * shown first: others wait for them where they share a processor.
 */
export function needsOf(stage: AnyStage): readonly AnyStage[] {
  if (stage === 'crawl') return [];
  return ['crawl', ...STAGE_NEEDS[stage], ...(isInternal(stage) ? SHOWN_FIRST : [])];
}

/** The queues of stages. */
export type StageQueue = 'crawl' | 'section';

export function queueNameOf(stage: AnyStage): StageQueue {
  return stage === 'crawl' ? 'crawl' : 'section';
}
