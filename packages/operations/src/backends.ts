import { pingDatabase } from '@brandprint/database';
import { openPipeline, type Pipeline, type PipelineSettings } from '@brandprint/pipeline';
import { allWithTimeout } from '@brandprint/platform';
import { type AssetStore, createS3StoreFromEnv, type S3Environment } from '@brandprint/storage';
import type { ReadyCheck } from './health.ts';
import { stageMetrics } from './metrics/stage-metrics.ts';
import type { Service } from './run-service.ts';

const READY_MS = 3_000;

/** What every app needs. */
export interface Backends {
  /** Counts the stages that run in this process. */
  pipeline: Pipeline;
  store: AssetStore;
  /** Ready while database, queue, asset store and these other dependencies respond. */
  readyWith(...others: { ping(): Promise<void> }[]): ReadyCheck;
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
    readyWith: (...others) => {
      const pings = () => [pingDatabase(database), ...[queue, store, ...others].map((other) => other.ping())];
      return () => allWithTimeout(READY_MS, pings());
    },
  };
}
