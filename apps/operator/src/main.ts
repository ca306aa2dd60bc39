import { createDatabase, type Database } from '@brandprint/database';
import { createSecretBox } from '@brandprint/platform';
import { createS3StoreFromEnv } from '@brandprint/storage';
import {
  KEYS_OPTIONS,
  MAX_POSITIONALS,
  MAX_USERS_POSITIONALS,
  parseKeysAction,
  parseUsersAction,
  parseWorkspacesAction,
  readArgs,
  reportFailure,
  SUBSCRIPTIONS,
  USERS_OPTIONS,
  UsageError,
  WORKSPACES_OPTIONS,
} from './args.ts';
import { CELLS_OPTIONS, MAX_CELLS_POSITIONALS, parseCellsAction } from './cells/args.ts';
import { manageCells } from './cells/index.ts';
import { readDatabaseSettings, readSecretsSettings, readSettings, readUsersSettings } from './env.ts';
import { manageKeys } from './manage-keys.ts';
import { manageUsers } from './manage-users.ts';
import { manageWorkspaces } from './manage-workspaces.ts';
import { migrateServices } from './migrate-services.ts';
import { resealSecrets } from './reseal-secrets.ts';

const USAGE = `Usage:
  migrate
  keys create --workspace NAME [--create-workspace] [--env prod|stag] [--description TEXT]
  keys list [--workspace NAME]
  keys revoke ID
  users invite --workspace NAME [--create-workspace] [--role owner|editor|viewer] [--email ADDRESS]
  users list
  users disable|enable|reset-link EMAIL
  workspaces create NAME [--parse-limit N]
  workspaces list
  workspaces subscription NAME ${SUBSCRIPTIONS.join('|')}
  workspaces limit NAME N|default
  workspaces concurrency NAME N|default
  workspaces edits NAME MEGABYTES|default
  workspaces delete NAME --yes
  secrets reseal
  cells move NAME [--dry-run|--cancel]
  cells lookup`;

/**
 * Commands that an operator runs by hand or before a release, on the services that the environment names. Only
 * `cells lookup` runs until it is stopped.
 */
async function main([name, ...args]: string[]): Promise<void> {
  switch (name) {
    case 'migrate':
      readArgs(args, {}, 0);
      return migrateAll();
    case 'keys': {
      const { values, positionals } = readArgs(args, KEYS_OPTIONS, MAX_POSITIONALS.keys);
      const action = parseKeysAction(positionals, values);
      return withDatabase((database) => manageKeys(action, database));
    }
    case 'users': {
      const { values, positionals } = readArgs(args, USERS_OPTIONS, MAX_USERS_POSITIONALS);
      const action = parseUsersAction(positionals, values);
      return withDatabase((database) => manageUsers(action, database, readUsersSettings().PUBLIC_BASE_URL));
    }
    case 'workspaces': {
      const { values, positionals } = readArgs(args, WORKSPACES_OPTIONS, MAX_POSITIONALS.workspaces);
      const action = parseWorkspacesAction(positionals, values);
      return withDatabase((database) => manageWorkspaces(action, database, () => createS3StoreFromEnv(readSettings())));
    }
    case 'secrets': {
      const { positionals } = readArgs(args, {}, 1);
      if (positionals[0] !== 'reseal') throw new UsageError('secrets needs: reseal.');
      const { SECRETS_KEY, SECRETS_KEY_PREVIOUS } = readSecretsSettings();
      const box = createSecretBox(SECRETS_KEY, SECRETS_KEY_PREVIOUS);
      return withDatabase((database) => resealSecrets(database, box));
    }
    case 'cells': {
      const { values, positionals } = readArgs(args, CELLS_OPTIONS, MAX_CELLS_POSITIONALS);
      return manageCells(parseCellsAction(positionals, values));
    }
    default:
      throw new UsageError(name ? `Unknown command: ${name}.` : 'Missing command.');
  }
}

async function migrateAll(): Promise<void> {
  const settings = readSettings();
  const store = createS3StoreFromEnv(settings);
  await migrateServices({
    databaseUrl: settings.DATABASE_URL,
    queueInDatabase: !settings.REDIS_URL,
    rolePrefix: settings.DATABASE_ROLE_PREFIX,
    store,
  });
}

async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const database = createDatabase(readDatabaseSettings().DATABASE_URL, { maxConnections: 1 });
  try {
    await work(database);
  } finally {
    await database.stop();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.exitCode = reportFailure(error, USAGE);
});
