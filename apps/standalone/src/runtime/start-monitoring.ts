import { pingDatabase, readDueDeliveries, readDueWork } from '@brandprint/database';
import {
  APPS,
  createHealth,
  createMetrics,
  type Metrics,
  registerDueWorkMetrics,
  startOperationsServer,
  VERSION,
} from '@brandprint/operations';
import { allWithTimeout } from '@brandprint/platform';
import type { ServiceOptions, Services } from './start-services.ts';

const READINESS_TIMEOUT_MS = 3_000;

/** The metrics of all apps together, and a separate port for operators, if the settings name one. */
export async function startMonitoring(
  { settings, logger, lifecycle }: Pick<ServiceOptions, 'settings' | 'logger' | 'lifecycle'>,
  { database, queue, limiter, hostThrottle, store }: Services,
): Promise<Metrics> {
  const metrics = createMetrics({ apps: APPS, logger, process: true, build: { version: VERSION, revision: '' } });
  registerDueWorkMetrics(
    metrics,
    () => readDueWork(database, settings.WORKSPACE_CONCURRENCY),
    () => readDueDeliveries(database),
  );
  const port = settings.METRICS_PORT;
  if (port === undefined) return metrics;
  const stopping = new AbortController();
  const health = createHealth(stopping.signal);
  const pings = () => [pingDatabase(database), queue.ping(), limiter.ping(), hostThrottle.ping(), store.ping()];
  health.setReadyCheck(() => allWithTimeout(READINESS_TIMEOUT_MS, pings()));
  const operations = await startOperationsServer({ port, health, metrics, logger });
  logger.info('operations server started', { metrics_port: operations.port });
  lifecycle.add('operations', operations, (it) => {
    stopping.abort();
    return it.stop();
  });
  return metrics;
}
