import { pingDatabase, readDueWork } from '@brandprint/database';
import { modelSettings } from '@brandprint/llm';
import { runService, stageMetrics, watchDueWork } from '@brandprint/operations';
import { openPipeline } from '@brandprint/pipeline';
import { answersWithin } from '@brandprint/platform';
import { s3StoreOf } from '@brandprint/storage';
import { readSettings } from './env.ts';
import { startAnalyst, usualConcurrency } from './start.ts';

const READY_MS = 3_000;

/** The analyst on its own, on services that the environment names. */
runService('analyst', readSettings, async ({ settings, logger, lifecycle, metrics, tracer }) => {
  const pipeline = openPipeline(settings, { logger, tracer, lifecycle });
  const { database, queue } = pipeline;
  const store = s3StoreOf(settings);
  watchDueWork(metrics, () => readDueWork(database, settings.WORKSPACE_CONCURRENCY));
  const model = modelSettings(settings);
  const analyst = await startAnalyst({
    pipeline: { ...pipeline, ...stageMetrics(metrics) },
    store,
    concurrency: settings.STAGE_CONCURRENCY ?? usualConcurrency(model),
    model,
    metrics,
  });
  lifecycle.add('analyst', analyst, (it) => it.stop(settings.SHUTDOWN_GRACE_SECONDS * 1_000));
  return { ready: () => answersWithin(READY_MS, [pingDatabase(database), queue.ping(), store.ping()]) };
});
