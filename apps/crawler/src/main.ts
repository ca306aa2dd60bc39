import { pingDatabase, readDueWork } from '@brandprint/database';
import { parseAllow } from '@brandprint/egress';
import { createPacer } from '@brandprint/limits';
import { runService, stageMetrics, watchDueWork } from '@brandprint/operations';
import { locationOf, openPipeline } from '@brandprint/pipeline';
import { answersWithin } from '@brandprint/platform';
import { s3StoreOf } from '@brandprint/storage';
import { processEnv, readSettings } from './env.ts';
import { createHostMatcher } from './robots/host-pattern.ts';
import { startCrawler } from './start.ts';

const READY_MS = 3_000;

/** The crawler on its own, on services that the environment names. */
runService('crawler', readSettings, async ({ settings, logger, lifecycle, metrics, tracer }) => {
  const pipeline = openPipeline(settings, { logger, tracer, lifecycle });
  const { database, queue } = pipeline;
  const pacer = lifecycle.add('pacer', createPacer(locationOf(settings), { logger }), (it) => it.stop());
  const store = s3StoreOf(settings);
  watchDueWork(metrics, () => readDueWork(database, settings.WORKSPACE_CONCURRENCY));
  const crawler = await startCrawler({
    pipeline: { ...pipeline, ...stageMetrics(metrics) },
    store,
    pacer,
    concurrency: settings.CRAWL_CONCURRENCY,
    egressAllow: settings.EGRESS_ALLOW,
    ignoresRobots: createHostMatcher([...settings.ROBOTS_IGNORE_HOSTS, ...parseAllow(settings.EGRESS_ALLOW)]),
    executable: settings.PUPPETEER_EXECUTABLE_PATH,
    env: processEnv(),
    aboutUrl: settings.PUBLIC_BASE_URL,
    graceMs: settings.SHUTDOWN_GRACE_SECONDS * 1_000,
    metrics,
  });
  lifecycle.add('crawler', crawler, (it) => it.stop());
  return {
    ready: () => answersWithin(READY_MS, [pingDatabase(database), queue.ping(), pacer.ping(), store.ping()]),
  };
});
