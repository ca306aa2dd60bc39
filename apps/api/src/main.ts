import { createDatabase } from '@brandprint/database';
import { parseAllow } from '@brandprint/egress';
import { createLimiter } from '@brandprint/limits';
import { createLogger, Lifecycle, UserError } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createS3Store } from '@brandprint/storage';
import { readSettings } from './env.ts';
import { startApi } from './start.ts';

/** The API on its own, on services that the environment names. */
async function main(): Promise<void> {
  const settings = readSettings();
  const logger = createLogger({ level: settings.LOG_LEVEL, service: 'api' });
  const lifecycle = new Lifecycle(logger);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => lifecycle.stop());
  try {
    const database = lifecycle.add('database', createDatabase(settings.DATABASE_URL), (it) => it.stop());
    const location = settings.REDIS_URL ? { redisUrl: settings.REDIS_URL } : { databaseUrl: settings.DATABASE_URL };
    const queue = lifecycle.add('queue', createJobQueue(location, { logger }), (it) => it.stop());
    const limiter = lifecycle.add('limiter', createLimiter(location, { logger }), (it) => it.stop());
    const store = createS3Store({
      endpoint: settings.S3_ENDPOINT,
      accessKey: settings.S3_ACCESS_KEY,
      secretKey: settings.S3_SECRET_KEY,
      bucket: settings.S3_BUCKET,
    });
    const api = await startApi({
      pipeline: { database, queue, logger, admissionWindow: settings.ADMISSION_WINDOW },
      store,
      limiter,
      logger,
      secretsKey: settings.SECRETS_KEY,
      egressAllow: parseAllow(settings.EGRESS_ALLOW),
      publicBaseUrl: settings.PUBLIC_BASE_URL,
      trustProxy: settings.TRUST_PROXY,
      corsOrigins: settings.CORS_ORIGINS,
      port: settings.PORT,
    });
    lifecycle.add('api', api, (it) => it.stop());
    logger.info('listening', { port: api.port });
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof UserError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
});
