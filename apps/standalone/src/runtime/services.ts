import { createDatabase, type Database, migrateDatabase } from '@brandprint/database';
import { startPostgres } from '@brandprint/embedded';
import { createLimiter, createPacer, type Limiter, migrateLimits, type Pacer } from '@brandprint/limits';
import { locationOf } from '@brandprint/pipeline';
import { answering, type Lifecycle, type Logger, UserError } from '@brandprint/platform';
import { createJobQueue, type JobQueue, migrateQueue } from '@brandprint/queue';
import type { AssetStore } from '@brandprint/storage';
import type { Settings } from '../env.ts';
import type { Step } from '../quickstart/screen.ts';
import { openStore } from './asset-store.ts';
import type { DataDir } from './data-dir.ts';

/** What every part of the product works with, embedded unless the settings name another. */
export interface Services {
  database: Database;
  queue: JobQueue;
  limiter: Limiter;
  pacer: Pacer;
  store: AssetStore;
}

export interface ServiceOptions {
  settings: Settings;
  dir: DataDir;
  logger: Logger;
  /** Stops what is started here. */
  lifecycle: Lifecycle;
  /** Called when a service that was started here is lost. */
  onLost: (reason: UserError) => void;
  /** Shows each part of the start to whoever waits for it. */
  step?: Step;
}

export const unseen: Step = (_label, work) => work(() => {});

export async function startServices(options: ServiceOptions): Promise<Services> {
  const { settings, dir, logger, lifecycle, step = unseen } = options;
  const databaseUrl = settings.DATABASE_URL ?? (await step('Starting PostgreSQL', () => embedPostgres(options)));
  await step('Applying migrations', async () => {
    await answering('DATABASE_URL', () => migrateDatabase(databaseUrl));
    if (settings.REDIS_URL) return;
    await migrateQueue(databaseUrl);
    await migrateLimits(databaseUrl);
  });
  dir.announce(databaseUrl);
  const database = lifecycle.add(
    'database',
    createDatabase(databaseUrl, { maxConnections: settings.DATABASE_CONNECTIONS }),
    (it) => it.stop(),
  );

  const location = locationOf({ DATABASE_URL: databaseUrl, REDIS_URL: settings.REDIS_URL });
  const queue = lifecycle.add('queue', createJobQueue(location, { logger }), (it) => it.stop());
  const limiter = lifecycle.add('limiter', createLimiter(location, { logger }), (it) => it.stop());
  const pacer = lifecycle.add('pacer', createPacer(location, { logger }), (it) => it.stop());
  await answering('REDIS_URL', () => Promise.all([queue.ping(), limiter.ping(), pacer.ping()]));
  const store = await openStore(settings, dir);
  return { database, queue, limiter, pacer, store };
}

async function embedPostgres({ dir, logger, lifecycle, onLost }: ServiceOptions): Promise<string> {
  const postgres = await startPostgres(dir.path, logger);
  let stopping = false;
  postgres.gone.then(() => {
    if (!stopping)
      onLost(new UserError('The embedded Postgres ended unexpectedly; LOG_LEVEL=debug shows what it said.'));
  });
  lifecycle.add('postgres', postgres, (it) => {
    stopping = true;
    return it.stop();
  });
  return postgres.url;
}
