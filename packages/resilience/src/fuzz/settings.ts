import { readEnv, type SettingsOf, setting } from '@brandprint/platform';
import { z } from 'zod';

const text = (description: string) => setting({ schema: z.string(), type: 'text', description });

const SETTINGS = {
  DATABASE_URL: text('a migrated database'),
  STORE_DIR: text('the folder of assets'),
  SECRETS_KEY: text('the master key'),
};

/** The environment of the fuzzer's server. */
export function serveSettings(settings: { databaseUrl: string; store: string; secretsKey: string }) {
  return {
    DATABASE_URL: settings.databaseUrl,
    STORE_DIR: settings.store,
    SECRETS_KEY: settings.secretsKey,
  } satisfies SettingsOf<typeof SETTINGS>;
}

export function readServeSettings(): { databaseUrl: string; store: string; secretsKey: string } {
  const { DATABASE_URL: databaseUrl, STORE_DIR: store, SECRETS_KEY: secretsKey } = readEnv(SETTINGS, process.env);
  return { databaseUrl, store, secretsKey };
}
