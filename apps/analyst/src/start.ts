import { type AnyStage, SECTION_STAGES, type SectionStage, STAGE_NEEDS } from '@brandprint/contracts';
import { readAnalysis, readSections, saveAssets, saveSection } from '@brandprint/database';
import { type CallRecord, createLlm, type ModelSettings, warningsOf } from '@brandprint/llm';
import { countStored, type Metrics } from '@brandprint/operations';
import { type Pipeline, type StageHandler, workOn } from '@brandprint/pipeline';
import { FinalError } from '@brandprint/platform';
import type { Consumer } from '@brandprint/queue';
import { extractSection } from '@brandprint/sections';
import { type AssetStore, createAssetWriter } from '@brandprint/storage';
import { assetPort } from './assets.ts';
import { createEvidenceCache } from './evidence-cache.ts';
import { countCall, countSection } from './metrics.ts';
import { writerPort } from './writer.ts';

export interface AnalystDeps {
  pipeline: Pipeline;
  store: AssetStore;
  /** Stages side by side. */
  concurrency: number;
  /** The model that writes sections; without one they are composed by rules alone. */
  model?: ModelSettings | null;
  /** Told of each call of a model once it is over. */
  onModelCall?: ((call: CallRecord) => void) | undefined;
  /** Where calls, sections and files are counted. */
  metrics?: Metrics | undefined;
}

/** Stages side by side. */
const STAGES_AT_ONCE = 4;
/** More of them where a model writes: they wait most of the time. */
const STAGES_WITH_MODEL = 12;

export const usualConcurrency = (model: ModelSettings | null): number => (model ? STAGES_WITH_MODEL : STAGES_AT_ONCE);

const isSection = (stage: AnyStage): stage is SectionStage => SECTION_STAGES.some((name) => name === stage);

/** Makes sections out of evidence, one stage a job. */
export async function startAnalyst(deps: AnalystDeps): Promise<Consumer> {
  const { pipeline, concurrency, model, metrics } = deps;
  const store = metrics ? countStored(deps.store, metrics) : deps.store;
  const { database, logger } = pipeline;
  for (const warning of model ? warningsOf(model) : []) logger.warn(`models: ${warning}`);
  const onCall = (call: CallRecord) => {
    deps.onModelCall?.(call);
    if (metrics) countCall(metrics, call);
  };
  const llm = model && createLlm(model, { logger, onCall, tracer: pipeline.tracer });
  const loadCached = createEvidenceCache(store);

  const makeSection: StageHandler = async (claim, signal) => {
    const { analysisId, stage } = claim;
    if (!isSection(stage))
      throw new FinalError('Something went wrong on our side.', { detail: `${stage} is no section` });
    const analysis = await readAnalysis(database, analysisId);
    if (!analysis?.evidenceKey) throw new FinalError('The site was not crawled.', { detail: 'no evidence key' });
    const [evidence, needs] = await Promise.all([
      loadCached(analysis.evidenceKey),
      readSections(database, analysisId, STAGE_NEEDS[stage]),
    ]);
    const { brandId, workspaceId } = analysis;
    const files = createAssetWriter(store, { brandId, analysisId, stage, fence: claim.fence });
    const assets = assetPort(store, files);
    const writer = llm ? writerPort(llm, database, { analysisId, brandId, workspaceId }) : undefined;
    const section = await extractSection(stage, { evidence, needs, assets, writer, signal });
    if (metrics) countSection(metrics, stage, section.findings);
    return async (tx) => {
      await saveAssets(tx, analysisId, files.records);
      await saveSection(tx, analysisId, stage, section);
    };
  };

  return workOn(pipeline, 'section', { concurrency }, makeSection);
}
