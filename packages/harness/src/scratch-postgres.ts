import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '@brandprint/database';
import { startPostgres } from '@brandprint/embedded';
import { migrateLimits } from '@brandprint/limits';
import { createLogger, type Stoppable } from '@brandprint/platform';
import { migrateQueue } from '@brandprint/queue';

/** If this process is root, Postgres runs as `nobody`, which must be able to enter the folder. */
const TRAVERSABLE_MODE = 0o711;

/** Starts an empty, migrated Postgres in a temporary folder (`dir`), which `stop` removes. */
export async function startScratchPostgres(): Promise<{ url: string; dir: string } & Stoppable> {
  const dir = await mkdtemp(join(tmpdir(), 'brandprint-bench-'));
  await chmod(dir, TRAVERSABLE_MODE);
  const remove = () => rm(dir, { recursive: true, force: true });
  try {
    const postgres = await startPostgres(dir, createLogger({ level: 'silent', service: 'bench' }));
    await migrateDatabase(postgres.url);
    await migrateQueue(postgres.url);
    await migrateLimits(postgres.url);
    const stop = async () => {
      await postgres.stop();
      await remove();
    };
    return { url: postgres.url, dir, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}
