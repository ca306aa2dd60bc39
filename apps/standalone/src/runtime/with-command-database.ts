import { createDatabase, type Database, migrateDatabase } from '@brandprint/database';
import { explainConnectionError, Lifecycle } from '@brandprint/platform';
import type { CommandContext } from '../commands/context.ts';
import { resolveDatabaseUrl } from './resolve-database-url.ts';

/** Runs a command on its database, after migrating it to this release. */
export async function withCommandDatabase(
  command: { name: string; data: string | undefined },
  { settings, logger }: Pick<CommandContext, 'settings' | 'logger'>,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const lifecycle = new Lifecycle(logger);
  try {
    const url = await resolveDatabaseUrl(command, { settings, logger, lifecycle });
    await explainConnectionError('DATABASE_URL', () => migrateDatabase(url));
    await work(lifecycle.add('database', createDatabase(url, { maxConnections: 1 }), (it) => it.stop()));
  } finally {
    await lifecycle.stop();
  }
}
