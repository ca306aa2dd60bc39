import type { AnyStage, Sections } from '@brandprint/contracts';
import { saveCrawl, saveSection } from '@brandprint/database';
import { type Pipeline, runStage, type StageHandler } from '@brandprint/pipeline';
import { prismaOf } from '@brandprint/testing';

const neverAborted = new AbortController().signal;

/** A section as a worker would extract it: the OpenAPI document promises every key. */
export const sampleThings = (values: Partial<Sections['things']> = {}): Sections['things'] => ({
  name: 'Acme',
  description: '',
  purpose: '',
  capabilities: [],
  category: '',
  ...values,
});

/** Completes every stage; `sections` has the results. */
export const stubStageHandler =
  (sections: Record<string, unknown> = { things: sampleThings() }): StageHandler =>
  async ({ analysisId, stage }) =>
  async (tx) => {
    if (stage === 'crawl')
      await saveCrawl(tx, analysisId, { evidenceKey: 'none', faviconUrl: '', pages: 1, notes: [] });
    else if (sections[stage]) await saveSection(tx, analysisId, stage, { data: sections[stage], provenance: [] });
  };

/** Runs the stages that are ready now, one after the other, as workers would. Returns their names. */
export async function runReadyStages(
  pipeline: Pipeline,
  brandId: string,
  handler = stubStageHandler(),
): Promise<AnyStage[]> {
  const ready = await prismaOf(pipeline.database).stage.findMany({
    where: { status: 'ready', analysis: { newestOf: { id: brandId } } },
    orderBy: { name: 'asc' },
  });
  const stages = ready.map(({ name }) => name as AnyStage);
  for (const [i, stage] of stages.entries()) {
    await runStage(pipeline, { analysisId: ready[i]?.analysisId ?? '', stage }, handler, neverAborted);
  }
  return stages;
}

/** Runs all stages of a brand's newest analysis. */
export async function runAllStages(pipeline: Pipeline, brandId: string, handler = stubStageHandler()): Promise<void> {
  while ((await runReadyStages(pipeline, brandId, handler)).length > 0);
}
