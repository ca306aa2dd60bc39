import { type AnyStage, SECTION_STAGES, type SectionStage, STAGE_NEEDS } from '@brandprint/contracts';
import { readAnalysis, readSections, saveAssets, saveSection } from '@brandprint/database';
import { type CallRecord, createLlm, type ModelSettings, settingsWarnings } from '@brandprint/llm';
import { countStoredAssets, type Metrics } from '@brandprint/operations';
import { type Pipeline, type StageHandler, startStageWorker } from '@brandprint/pipeline';
import { FinalError } from '@brandprint/platform';
import type { Consumer } from '@brandprint/queue';
import { extractSection } from '@brandprint/sections';
import { type AssetStore, createAssetWriter } from '@brandprint/storage';
import { createAssetPort } from './asset-port.ts';
import { createEvidenceCache } from './evidence-cache.ts';
import { createFirstLook } from './first-look.ts';
import { recordModelCall, recordSection } from './metrics.ts';
import { createWriterPort } from './writer-port.ts';

export interface AnalystDeps {
  pipeline: Pipeline;
  store: AssetStore;
  /** Number of concurrent stages. */
  concurrency: number;
  /** The model that writes sections; without one they are composed by rules. */
  model?: ModelSettings | null;
  /** Called after each model call. */
  onModelCall?: ((call: CallRecord) => void) | undefined;
  /** Called when a model is not called for now because it does not answer, and when it answers again. */
  onModelPause?: ((model: string, isPaused: boolean) => void) | undefined;
  /** Counts calls, sections and files. */
  metrics?: Metrics | undefined;
}

/** Default concurrency. */
const DEFAULT_CONCURRENCY = 4;
/** Higher with a model, because stages then mostly wait. */
const MODEL_CONCURRENCY = 12;

export const defaultConcurrency = (model: ModelSettings | null): number =>
  model ? MODEL_CONCURRENCY : DEFAULT_CONCURRENCY;

/** All models that may be called. */
export const modelNames = (model: ModelSettings | null): string[] =>
  model ? [...new Set([model.model, ...Object.values(model.stageModels)])] : [];

const isSectionStage = (stage: AnyStage): stage is SectionStage => SECTION_STAGES.some((name) => name === stage);

/** Turns evidence into sections, one stage per job. */
export async function startAnalyst(deps: AnalystDeps): Promise<Consumer> {
  const { pipeline, concurrency, model, metrics } = deps;
  const store = metrics ? countStoredAssets(deps.store, metrics) : deps.store;
  const { database, logger } = pipeline;
  for (const warning of model ? settingsWarnings(model) : []) logger.warn(`models: ${warning}`);
  const onCall = (call: CallRecord) => {
    deps.onModelCall?.(call);
    if (metrics) recordModelCall(metrics, call);
  };
  const onPause = (name: string, isPaused: boolean) => {
    deps.onModelPause?.(name, isPaused);
    metrics?.set('brandprint_model_paused', { model: name }, isPaused ? 1 : 0);
  };
  for (const name of modelNames(model ?? null)) onPause(name, false);
  const llm = model && createLlm(model, { logger, onCall, onPause, tracer: pipeline.tracer });
  const loadCached = createEvidenceCache(store);

  const makeSection: StageHandler = async (claim, signal) => {
    const { analysisId, stage } = claim;
    if (!isSectionStage(stage))
      throw new FinalError('Something went wrong on our side.', { detail: `${stage} is not a section` });
    const analysis = await readAnalysis(database, analysisId);
    if (!analysis?.evidenceKey) throw new FinalError('The site was not crawled.', { detail: 'no evidence key' });
    const [evidence, needs] = await Promise.all([
      loadCached(analysis.evidenceKey),
      readSections(database, analysisId, STAGE_NEEDS[stage]),
    ]);
    const { brandId, workspaceId } = analysis;
    const assetWriter = createAssetWriter(store, { brandId, analysisId, stage, fence: claim.fence });
    const assets = createAssetPort(store, assetWriter);
    const writer = llm ? createWriterPort(llm, database, { analysisId, brandId, workspaceId }) : undefined;
    const section = await extractSection(stage, { evidence, needs, assets, writer, signal });
    if (metrics) recordSection(metrics, stage, section.findings);
    return async (tx) => {
      await saveAssets(tx, analysisId, assetWriter.records);
      await saveSection(tx, analysisId, stage, section);
    };
  };

  return startStageWorker(pipeline, 'section', { concurrency }, makeSection, createFirstLook({ store, logger }));
}
