import { createDatabase, type Database, migrateDatabase } from '@brandprint/database';
import { startPostgres } from '@brandprint/embedded';
import {
  createHostThrottle,
  createRateLimiter,
  type HostThrottle,
  migrateLimits,
  type RateLimiter,
  throttleLimitsFor,
} from '@brandprint/limits';
import { stateLocationOf } from '@brandprint/pipeline';
import { explainConnectionError, type Lifecycle, type Logger, UserError } from '@brandprint/platform';
import { createJobQueue, type JobQueue, migrateQueue } from '@brandprint/queue';
import type { AssetStore } from '@brandprint/storage';
import type { Step } from '@brandprint/terminal';
import type { Settings } from '../env.ts';
import { openAssetStore } from './asset-store.ts';
import type { DataDir } from './data-dir.ts';

/** The services of all apps, embedded unless the settings name others. */
export interface Services {
  database: Database;
  queue: JobQueue;
  limiter: RateLimiter;
  hostThrottle: HostThrottle;
  store: AssetStore;
}

export interface ServiceOptions {
  settings: Settings;
  dir: DataDir;
  logger: Logger;
  /** Stops what is started here. */
  lifecycle: Lifecycle;
  /** Called if a service that was started here exits. */
  onLost: (reason: UserError) => void;
  /** Reports each step of the start. */
  step?: Step;
}

export const silentStep: Step = (_label, work) => work(() => {});

export async function startServices(options: ServiceOptions): Promise<Services> {
  const { settings, dir, logger, lifecycle, step = silentStep } = options;
  const databaseUrl =
    settings.DATABASE_URL ?? (await step('Starting PostgreSQL', () => startEmbeddedPostgres(options)));
  await step('Applying migrations', async () => {
    await explainConnectionError('DATABASE_URL', () => migrateDatabase(databaseUrl));
    if (settings.REDIS_URL) return;
    await migrateQueue(databaseUrl);
    await migrateLimits(databaseUrl);
  });
  dir.writeRuntimeFile(databaseUrl);
  const database = lifecycle.add(
    'database',
    createDatabase(databaseUrl, { maxConnections: settings.DATABASE_CONNECTIONS }),
    (it) => it.stop(),
  );

  const location = stateLocationOf({ DATABASE_URL: databaseUrl, REDIS_URL: settings.REDIS_URL });
  const queue = lifecycle.add('queue', createJobQueue(location, { logger }), (it) => it.stop());
  const limiter = lifecycle.add('limiter', createRateLimiter(location, { logger }), (it) => it.stop());
  const pace = throttleLimitsFor(settings.SITE_CONCURRENCY);
  const hostThrottle = lifecycle.add('host throttle', createHostThrottle(location, { logger, pace }), (it) =>
    it.stop(),
  );
  await explainConnectionError('REDIS_URL', () => Promise.all([queue.ping(), limiter.ping(), hostThrottle.ping()]));
  const store = await openAssetStore(settings, dir);
  return { database, queue, limiter, hostThrottle, store };
}

async function startEmbeddedPostgres({ dir, logger, lifecycle, onLost }: ServiceOptions): Promise<string> {
  const postgres = await startPostgres(dir.path, logger);
  let stopping = false;
  postgres.exited.then(() => {
    if (!stopping)
      onLost(new UserError('The embedded Postgres exited unexpectedly. Run with LOG_LEVEL=debug to see its log.'));
  });
  lifecycle.add('postgres', postgres, (it) => {
    stopping = true;
    return it.stop();
  });
  return postgres.url;
}
