import { pingDatabase, readDueWork } from '@brandprint/database';
import {
  APPS,
  createHealth,
  createMetrics,
  type Metrics,
  startOperations,
  VERSION,
  watchDueWork,
} from '@brandprint/operations';
import { answersWithin } from '@brandprint/platform';
import type { ServiceOptions, Services } from './services.ts';

const READY_MS = 3_000;

/** The metrics of all apps together, and a port of their own for whoever operates this process, if the settings name one. */
export async function startWatch(
  { settings, logger, lifecycle }: Pick<ServiceOptions, 'settings' | 'logger' | 'lifecycle'>,
  { database, queue, limiter, pacer, store }: Services,
): Promise<Metrics> {
  const metrics = createMetrics({ apps: APPS, logger, process: true, build: { version: VERSION, revision: '' } });
  watchDueWork(metrics, () => readDueWork(database, settings.WORKSPACE_CONCURRENCY));
  const port = settings.METRICS_PORT;
  if (port === undefined) return metrics;
  const stopping = new AbortController();
  const health = createHealth(stopping.signal);
  const pings = () => [pingDatabase(database), queue.ping(), limiter.ping(), pacer.ping(), store.ping()];
  health.started(() => answersWithin(READY_MS, pings()));
  const operations = await startOperations({ port, health, metrics, logger });
  logger.info('operators are answered', { metrics_port: operations.port });
  lifecycle.add('operations', operations, (it) => {
    stopping.abort();
    return it.stop();
  });
  return metrics;
}
