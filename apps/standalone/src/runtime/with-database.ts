import { createDatabase, type Database, migrateDatabase } from '@brandprint/database';
import { answering, Lifecycle } from '@brandprint/platform';
import type { Context } from '../commands/context.ts';
import { databaseUrl } from './database-url.ts';

/** Does a command's work on its database, which is brought to this release's schema first. */
export async function withDatabase(
  command: { name: string; data: string | undefined },
  { settings, logger }: Pick<Context, 'settings' | 'logger'>,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const lifecycle = new Lifecycle(logger);
  try {
    const url = await databaseUrl(command, { settings, logger, lifecycle });
    await answering('DATABASE_URL', () => migrateDatabase(url));
    await work(lifecycle.add('database', createDatabase(url, { maxConnections: 1 }), (it) => it.stop()));
  } finally {
    await lifecycle.stop();
  }
}
