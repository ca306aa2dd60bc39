import { migrate as bringUp } from '@brandprint/operator';
import { Lifecycle } from '@brandprint/platform';
import type { MigrateCommand } from '../args.ts';
import { s3Store } from '../runtime/asset-store.ts';
import { databaseUrl } from '../runtime/database-url.ts';
import type { Context } from './context.ts';

/** Brings the stores that the settings name, or the embedded database, to this release. */
export async function migrate(command: MigrateCommand, { settings, logger }: Context): Promise<number> {
  const lifecycle = new Lifecycle(logger);
  try {
    const url = await databaseUrl(command, { settings, logger, lifecycle });
    await bringUp({ databaseUrl: url, queueInDatabase: !settings.REDIS_URL, store: s3Store(settings) });
    return 0;
  } finally {
    await lifecycle.stop();
  }
}
