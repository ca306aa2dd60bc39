import { migrateServices as bringUp } from '@brandprint/operator/migrate';
import { Lifecycle } from '@brandprint/platform';
import type { MigrateCommand } from '../args.ts';
import { s3StoreFromSettings } from '../runtime/asset-store.ts';
import { resolveDatabaseUrl } from '../runtime/resolve-database-url.ts';
import type { CommandContext } from './context.ts';

/** Migrates the stores that the settings name, or the embedded database, to this release. */
export async function runMigrate(command: MigrateCommand, { settings, logger }: CommandContext): Promise<number> {
  const lifecycle = new Lifecycle(logger);
  try {
    const url = await resolveDatabaseUrl(command, { settings, logger, lifecycle });
    await bringUp({ databaseUrl: url, queueInDatabase: !settings.REDIS_URL, store: s3StoreFromSettings(settings) });
    return 0;
  } finally {
    await lifecycle.stop();
  }
}
