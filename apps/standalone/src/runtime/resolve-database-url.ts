import { startPostgres } from '@brandprint/embedded';
import type { Lifecycle, Logger } from '@brandprint/platform';
import type { Settings } from '../env.ts';
import { openOrFindDatabase } from './data-dir.ts';

/**
 * The database of a command: the one that the settings name, the running one of a data folder, or the folder's, started
 * temporarily.
 */
export async function resolveDatabaseUrl(
  command: { name: string; data: string | undefined },
  { settings, logger, lifecycle }: { settings: Settings; logger: Logger; lifecycle: Lifecycle },
): Promise<string> {
  if (settings.DATABASE_URL) return settings.DATABASE_URL;
  const dir = await openOrFindDatabase(command.data, command.name);
  if ('databaseUrl' in dir) return dir.databaseUrl;
  lifecycle.add('data folder', dir, async (it) => it.release());
  return lifecycle.add('postgres', await startPostgres(dir.path, logger), (it) => it.stop()).url;
}
