import { migrateDatabase } from '@brandprint/database';
import { migrateLimits } from '@brandprint/limits';
import { Lifecycle } from '@brandprint/platform';
import { migrateQueue } from '@brandprint/queue';
import type { MigrateCommand } from '../args.ts';
import { openBucket } from '../runtime/asset-store.ts';
import { databaseUrl } from '../runtime/database-url.ts';
import { reachable } from '../runtime/reachable.ts';
import { type Context, say } from './context.ts';

/**
 * Brings a database to this release's schema, the queue's and the limiter's own included, and makes the bucket of assets if
 * the settings name one that is missing. Safe from several processes at once: one migrates, the others wait.
 */
export async function migrate(command: MigrateCommand, { settings, logger }: Context): Promise<number> {
  const lifecycle = new Lifecycle(logger);
  try {
    const url = await databaseUrl(command, { settings, logger, lifecycle });
    const applied = await reachable('DATABASE_URL', () => migrateDatabase(url));
    if (!settings.REDIS_URL) {
      await migrateQueue(url);
      await migrateLimits(url);
    }
    await openBucket(settings);
    for (const name of applied) say(`Applied ${name}.`);
    say('The database is up to date.');
    return 0;
  } finally {
    await lifecycle.stop();
  }
}
