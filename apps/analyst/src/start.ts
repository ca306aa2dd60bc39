import { type AnyStage, SECTION_STAGES, type SectionStage, STAGE_NEEDS } from '@brandprint/contracts';
import { readAnalysis, readSections, saveAssets, saveSection } from '@brandprint/database';
import { type Pipeline, runStage, type StageHandler } from '@brandprint/pipeline';
import { FinalError } from '@brandprint/platform';
import type { Consumer } from '@brandprint/queue';
import { extractSection } from '@brandprint/sections';
import { type AssetStore, createAssetWriter } from '@brandprint/storage';
import { assetPort } from './assets.ts';
import { createEvidenceCache } from './evidence-cache.ts';

export interface AnalystDeps {
  pipeline: Pipeline;
  store: AssetStore;
  /** Stages side by side. */
  concurrency: number;
}

const isSection = (stage: AnyStage): stage is SectionStage => SECTION_STAGES.some((name) => name === stage);

/** Makes sections out of evidence, one stage a job. */
export async function startAnalyst({ pipeline, store, concurrency }: AnalystDeps): Promise<Consumer> {
  const { prisma } = pipeline.database;
  const loadCached = createEvidenceCache(store);

  const makeSection: StageHandler = async (claim, signal) => {
    const { analysisId, stage } = claim;
    if (!isSection(stage))
      throw new FinalError('Something went wrong on our side.', { detail: `${stage} is no section` });
    const analysis = await readAnalysis(prisma, analysisId);
    if (!analysis?.evidenceKey) throw new FinalError('The site was not crawled.', { detail: 'no evidence key' });
    const [evidence, needs] = await Promise.all([
      loadCached(analysis.evidenceKey),
      readSections(prisma, analysisId, STAGE_NEEDS[stage]),
    ]);
    const writer = createAssetWriter(store, { brandId: analysis.brandId, analysisId, stage, fence: claim.fence });
    const section = await extractSection(stage, { evidence, needs, assets: assetPort(store, writer), signal });
    return async (tx) => {
      await saveAssets(tx, analysisId, writer.records);
      await saveSection(tx, analysisId, stage, section);
    };
  };

  return pipeline.queue.consume('section', { concurrency }, (job, stopping) =>
    runStage(pipeline, job, makeSection, stopping),
  );
}
