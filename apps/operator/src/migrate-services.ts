import { grantAppRoles, migrateDatabase } from '@brandprint/database';
import { migrateLimits } from '@brandprint/limits';
import { explainConnectionError, printLine } from '@brandprint/platform';
import { migrateQueue } from '@brandprint/queue';
import type { AssetStore } from '@brandprint/storage';

export interface MigrateTargets {
  databaseUrl: string;
  /** Whether queue and limits are also in Postgres, each in its own schema. */
  queueInDatabase: boolean;
  /** Prefix of the roles of the apps, which get their rights; none by default. */
  rolePrefix?: string | undefined;
  /** The bucket is created if it is missing. */
  store: AssetStore | null;
}

/**
 * Migrates the stores to this release: the database, including the schemas of queue and limiter, and the bucket of
 * assets. Safe from several processes at once: one migrates, the others wait. Throws UserError if a service does not
 * respond.
 */
export async function migrateServices({
  databaseUrl,
  queueInDatabase,
  rolePrefix,
  store,
}: MigrateTargets): Promise<void> {
  const { applied, newer } = await explainConnectionError('DATABASE_URL', () => migrateDatabase(databaseUrl));
  if (queueInDatabase) {
    await migrateQueue(databaseUrl);
    await migrateLimits(databaseUrl);
  }
  // The rights that a newer release gave are enough for this one, and its apps may still be running.
  if (rolePrefix !== undefined && newer.length === 0) await grantAppRoles(databaseUrl, rolePrefix);
  if (store) await explainConnectionError('S3_ENDPOINT', () => store.prepare());
  for (const name of applied) printLine(`Applied ${name}.`);
  for (const name of newer) printLine(`Left as it is: ${name}, of a newer version of Brandprint.`);
  printLine(
    newer.length === 0 ? 'The database is up to date.' : 'The database is newer than this version, which can use it.',
  );
}
