import { parseEnv } from '@brandprint/platform';
import { z } from 'zod';

const Settings = z.object({ DATABASE_URL: z.string(), STORE_DIR: z.string(), SECRETS_KEY: z.string() });

/** How the fuzzer tells its server what to work with. */
export function serveSettings(settings: { databaseUrl: string; store: string; secretsKey: string }) {
  return {
    DATABASE_URL: settings.databaseUrl,
    STORE_DIR: settings.store,
    SECRETS_KEY: settings.secretsKey,
  } satisfies z.infer<typeof Settings>;
}

export function readServeSettings(): { databaseUrl: string; store: string; secretsKey: string } {
  const { DATABASE_URL: databaseUrl, STORE_DIR: store, SECRETS_KEY: secretsKey } = parseEnv(Settings, process.env);
  return { databaseUrl, store, secretsKey };
}
