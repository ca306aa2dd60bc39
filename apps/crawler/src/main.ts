import { createDatabase, pingDatabase, readDueWork } from '@brandprint/database';
import { createPacer } from '@brandprint/limits';
import { runService, stageMetrics, watchDueWork } from '@brandprint/operations';
import { admissionOf } from '@brandprint/pipeline';
import { answersWithin } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createS3Store } from '@brandprint/storage';
import { processEnv, readSettings } from './env.ts';
import { startCrawler } from './start.ts';

const READY_MS = 3_000;

/** The crawler on its own, on services that the environment names. */
runService('crawler', readSettings, async ({ settings, logger, lifecycle, metrics, tracer }) => {
  const databaseUrl = settings.DATABASE_URL;
  const location = settings.REDIS_URL ? { redisUrl: settings.REDIS_URL } : { databaseUrl };
  const database = lifecycle.add(
    'database',
    createDatabase(databaseUrl, { maxConnections: settings.DATABASE_CONNECTIONS }),
    (it) => it.stop(),
  );
  const queue = lifecycle.add('queue', createJobQueue(location, { logger }), (it) => it.stop());
  const pacer = lifecycle.add('pacer', createPacer(location, { logger }), (it) => it.stop());
  const store = createS3Store({
    endpoint: settings.S3_ENDPOINT,
    accessKey: settings.S3_ACCESS_KEY,
    secretKey: settings.S3_SECRET_KEY,
    bucket: settings.S3_BUCKET,
  });
  watchDueWork(metrics, () => readDueWork(database.select, settings.WORKSPACE_CONCURRENCY));
  const crawler = await startCrawler({
    pipeline: { database, queue, logger, tracer, ...admissionOf(settings), ...stageMetrics(metrics) },
    store,
    pacer,
    concurrency: settings.CRAWL_CONCURRENCY,
    egressAllow: settings.EGRESS_ALLOW,
    executable: settings.PUPPETEER_EXECUTABLE_PATH,
    env: processEnv(),
    aboutUrl: settings.PUBLIC_BASE_URL,
    graceMs: settings.SHUTDOWN_GRACE_SECONDS * 1_000,
    metrics,
  });
  lifecycle.add('crawler', crawler, (it) => it.stop());
  const { prisma } = database;
  return {
    ready: () => answersWithin(READY_MS, [pingDatabase(prisma), queue.ping(), pacer.ping(), store.ping()]),
  };
});
