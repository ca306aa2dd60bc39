import { pingDatabase, readDueWork } from '@brandprint/database';
import { parseAllow } from '@brandprint/egress';
import { runService, stageMetrics, watchDueWork } from '@brandprint/operations';
import { openPipeline } from '@brandprint/pipeline';
import { answersWithin } from '@brandprint/platform';
import { s3StoreOf } from '@brandprint/storage';
import { readSettings } from './env.ts';
import { startCourier } from './start.ts';

const READY_MS = 3_000;

/** The courier on its own, on services that the environment names. */
runService('courier', readSettings, async ({ settings, logger, lifecycle, metrics, tracer }) => {
  const pipeline = openPipeline(settings, { logger, tracer, lifecycle });
  const { database, queue } = pipeline;
  const store = s3StoreOf(settings);
  watchDueWork(metrics, () => readDueWork(database, settings.WORKSPACE_CONCURRENCY));
  const courier = await startCourier({
    pipeline: { ...pipeline, ...stageMetrics(metrics) },
    store,
    secretsKey: settings.SECRETS_KEY,
    egressAllow: parseAllow(settings.EGRESS_ALLOW),
    aboutUrl: settings.PUBLIC_BASE_URL,
    retention: { events: settings.EVENTS_KEPT_DAYS, deliveries: settings.DELIVERIES_KEPT_DAYS },
    webhooks: { graceMs: settings.SHUTDOWN_GRACE_SECONDS * 1_000 },
    metrics,
  });
  lifecycle.add('courier', courier, (it) => it.stop());
  return { ready: () => answersWithin(READY_MS, [pingDatabase(database), queue.ping(), store.ping()]) };
});
