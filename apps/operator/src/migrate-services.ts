import { migrateDatabase } from '@brandprint/database';
import { migrateLimits } from '@brandprint/limits';
import { explainConnectionError, printLine } from '@brandprint/platform';
import { migrateQueue } from '@brandprint/queue';
import type { AssetStore } from '@brandprint/storage';

export interface MigrateTargets {
  databaseUrl: string;
  /** Whether queue and limits live in Postgres too, each in a schema of its own. */
  queueInDatabase: boolean;
  /** Its bucket is made if it is missing. */
  store: AssetStore | null;
}

/**
 * Brings the stores to this release: the database, the queue's and the limiter's schemas included, and the bucket of assets.
 * Safe from several processes at once: one migrates, the others wait. Throws UserError for a service that does not answer.
 */
export async function migrateServices({ databaseUrl, queueInDatabase, store }: MigrateTargets): Promise<void> {
  const applied = await explainConnectionError('DATABASE_URL', () => migrateDatabase(databaseUrl));
  if (queueInDatabase) {
    await migrateQueue(databaseUrl);
    await migrateLimits(databaseUrl);
  }
  if (store) await explainConnectionError('S3_ENDPOINT', () => store.prepare());
  for (const name of applied) printLine(`Applied ${name}.`);
  printLine('The database is up to date.');
}
