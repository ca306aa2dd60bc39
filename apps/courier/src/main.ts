import { createDatabase, pingDatabase, readDueWork } from '@brandprint/database';
import { parseAllow } from '@brandprint/egress';
import { runService, watchDueWork } from '@brandprint/operations';
import { admissionOf } from '@brandprint/pipeline';
import { answersWithin } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createS3Store } from '@brandprint/storage';
import { readSettings } from './env.ts';
import { startCourier } from './start.ts';

const READY_MS = 3_000;

/** The courier on its own, on services that the environment names. */
runService('courier', readSettings, async ({ settings, logger, lifecycle, metrics, tracer }) => {
  const databaseUrl = settings.DATABASE_URL;
  const location = settings.REDIS_URL ? { redisUrl: settings.REDIS_URL } : { databaseUrl };
  const database = lifecycle.add(
    'database',
    createDatabase(databaseUrl, { maxConnections: settings.DATABASE_CONNECTIONS }),
    (it) => it.stop(),
  );
  const queue = lifecycle.add('queue', createJobQueue(location, { logger }), (it) => it.stop());
  const store = createS3Store({
    endpoint: settings.S3_ENDPOINT,
    accessKey: settings.S3_ACCESS_KEY,
    secretKey: settings.S3_SECRET_KEY,
    bucket: settings.S3_BUCKET,
  });
  watchDueWork(metrics, () => readDueWork(database.select, settings.WORKSPACE_CONCURRENCY));
  const courier = await startCourier({
    pipeline: { database, queue, logger, tracer, ...admissionOf(settings) },
    store,
    secretsKey: settings.SECRETS_KEY,
    egressAllow: parseAllow(settings.EGRESS_ALLOW),
    aboutUrl: settings.PUBLIC_BASE_URL,
    retention: { events: settings.EVENTS_KEPT_DAYS, deliveries: settings.DELIVERIES_KEPT_DAYS },
    webhooks: { graceMs: settings.SHUTDOWN_GRACE_SECONDS * 1_000 },
    metrics,
  });
  lifecycle.add('courier', courier, (it) => it.stop());
  const { prisma } = database;
  return { ready: () => answersWithin(READY_MS, [pingDatabase(prisma), queue.ping(), store.ping()]) };
});
