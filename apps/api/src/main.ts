import { createDatabase, readDueWork } from '@brandprint/database';
import { parseAllow } from '@brandprint/egress';
import { createLimiter } from '@brandprint/limits';
import { runService, watchDueWork } from '@brandprint/operations';
import { admissionOf } from '@brandprint/pipeline';
import { createJobQueue } from '@brandprint/queue';
import { createS3Store } from '@brandprint/storage';
import { readSettings } from './env.ts';
import { isForOperators, operatorApp, QUEUES_PATH } from './http/operator.ts';
import { startApi } from './start.ts';
import { checkReadiness } from './use-cases/readiness.ts';

/** The API on its own, on services that the environment names. */
runService('api', readSettings, async ({ settings, logger, lifecycle, metrics, tracer, draining }) => {
  const databaseUrl = settings.DATABASE_URL;
  const location = settings.REDIS_URL ? { redisUrl: settings.REDIS_URL } : { databaseUrl };
  const database = lifecycle.add(
    'database',
    createDatabase(databaseUrl, { maxConnections: settings.DATABASE_CONNECTIONS }),
    (it) => it.stop(),
  );
  const queue = lifecycle.add('queue', createJobQueue(location, { logger }), (it) => it.stop());
  const limiter = lifecycle.add('limiter', createLimiter(location, { logger }), (it) => it.stop());
  const store = createS3Store({
    endpoint: settings.S3_ENDPOINT,
    accessKey: settings.S3_ACCESS_KEY,
    secretKey: settings.S3_SECRET_KEY,
    bucket: settings.S3_BUCKET,
  });
  const board = settings.OPERATOR_TOKEN ? await queue.board(QUEUES_PATH) : null;
  const pages = settings.OPERATOR_TOKEN && board ? operatorApp(settings.OPERATOR_TOKEN, board) : undefined;
  const apart = settings.METRICS_PORT !== undefined;
  const deps = {
    pipeline: { database, queue, logger, tracer, ...admissionOf(settings) },
    store,
    limiter,
    logger,
    secretsKey: settings.SECRETS_KEY,
    egressAllow: parseAllow(settings.EGRESS_ALLOW),
    publicBaseUrl: settings.PUBLIC_BASE_URL,
    trustProxy: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
    metrics,
    tracer,
    showsMetrics: !apart,
    operatorPages: apart ? undefined : pages,
    draining,
  };
  watchDueWork(metrics, () => readDueWork(database.select, settings.WORKSPACE_CONCURRENCY));
  const graceMs = settings.SHUTDOWN_GRACE_SECONDS * 1_000;
  const api = lifecycle.add('api', await startApi({ ...deps, port: settings.PORT, graceMs }), (it) => it.stop());
  logger.info('listening', { port: api.port });
  return {
    ready: () => checkReadiness(deps),
    page(request, response) {
      if (!apart || !pages || !isForOperators(request.url)) return false;
      pages(request, response);
      return true;
    },
  };
});
