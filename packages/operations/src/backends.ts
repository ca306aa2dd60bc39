import { pingDatabase } from '@brandprint/database';
import { openPipeline, type Pipeline, type PipelineSettings } from '@brandprint/pipeline';
import { type AssetStore, createS3StoreFromEnv, type S3Environment } from '@brandprint/storage';
import type { Dependency } from './dependencies.ts';
import { stageMetrics } from './metrics/stage-metrics.ts';
import type { Service } from './run-service.ts';

type BackendName = 'database' | 'queue' | 'store';

/** What every app needs. */
export interface Backends {
  /** Counts the stages that run in this process. */
  pipeline: Pipeline;
  store: AssetStore;
  /** Database, queue and asset store, of which these are essential. */
  dependencies(essential: readonly BackendName[]): Record<BackendName, Dependency>;
}

/**
 * Opens database, queue and asset store by the settings. Their connections close with the lifecycle.
 */
export function openBackends({
  settings,
  logger,
  lifecycle,
  metrics,
  tracer,
}: Pick<
  Service<PipelineSettings & S3Environment>,
  'settings' | 'logger' | 'lifecycle' | 'metrics' | 'tracer'
>): Backends {
  const pipeline = openPipeline(settings, { logger, tracer, lifecycle });
  const { database, queue } = pipeline;
  const store = createS3StoreFromEnv(settings);
  return {
    pipeline: { ...pipeline, ...stageMetrics(metrics) },
    store,
    dependencies: (essential) => ({
      database: { ping: () => pingDatabase(database), isEssential: essential.includes('database') },
      queue: { ping: () => queue.ping(), isEssential: essential.includes('queue') },
      store: { ping: () => store.ping(), isEssential: essential.includes('store') },
    }),
  };
}
