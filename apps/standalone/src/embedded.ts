import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepareBrowser } from '@brandprint/crawler';
import { createApiKey, revokeApiKey } from '@brandprint/database';
import { readTextIfExists } from '@brandprint/embedded';
import { createLogger, Lifecycle, secretsOf, type UserError } from '@brandprint/platform';
import type { Step } from '@brandprint/terminal';
import { processEnv, readSettings } from './env.ts';
import { ensureQuickstartWorkspace } from './quickstart/workspace.ts';
import { DEFAULT_DATA_DIR, openDataDir, QUICKSTART_FILE, type QuickstartAccess } from './runtime/data-dir.ts';
import { startProduct } from './runtime/start-product.ts';

/** Where an API is, and a key for it. */
export interface EmbeddedServer {
  url: string;
  apiKey: string;
  /** Revokes the key and stops everything. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The data folder; that of the quickstart by default. */
  dataDir?: string | undefined;
  /** Whether sites are analysed and books printed; otherwise neither browser nor workers are started. */
  withWorkers: boolean;
  /** Additional entries of EGRESS_ALLOW. */
  allow?: string | undefined;
  step?: Step | undefined;
  /** Called if the embedded database exits. */
  onLost(reason: UserError): void;
}

/** Starts the product in this process, as the quickstart does, on a free port and with a key of its own. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataDir, withWorkers, allow, step, onLost } = options;
  const settings = readSettings();
  const logger = createLogger({
    level: settings.LOG_LEVEL ?? 'warn',
    service: 'brandprint',
    secrets: secretsOf(settings),
    ...(process.stderr.isTTY && { format: 'text' as const }),
  });
  const lifecycle = new Lifecycle(logger);
  try {
    const dir = await openDataDir(dataDir, 'brandprint');
    lifecycle.add('data folder', dir, async (it) => it.release());
    const { url, database } = await startProduct({
      settings,
      dir,
      logger,
      lifecycle,
      onLost,
      port: 0,
      host: '127.0.0.1',
      withWorkers,
      ...(allow && { allow }),
      ...(step && { step }),
    });
    const { id: workspaceId } = await ensureQuickstartWorkspace(database);
    const { id, key } = await createApiKey(database, {
      workspaceId,
      environment: 'prod',
      description: 'brandprint, until it ends',
    });
    lifecycle.add('key', id, (it) => revokeApiKey(database, it));
    return { url, apiKey: key, stop: () => lifecycle.stop() };
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

/** The quickstart that serves a data folder at this moment. */
export function findRunningQuickstart(dataDir = DEFAULT_DATA_DIR): { url: string; apiKey: string } | undefined {
  try {
    const text = readTextIfExists(join(dataDir, QUICKSTART_FILE));
    if (text === undefined) return undefined;
    const { base_url, api_key }: QuickstartAccess = JSON.parse(text);
    return { url: base_url, apiKey: api_key };
  } catch {
    return undefined; // of another user, or not written to its end
  }
}

/** What running embedded needs: the path of the browser and of the data folder. Throws a UserError with what is missing. */
export async function checkRequirements(dataDir = DEFAULT_DATA_DIR): Promise<{ browser: string; dataDir: string }> {
  const settings = readSettings();
  const { path } = await prepareBrowser(settings.PUPPETEER_EXECUTABLE_PATH, processEnv(), () => {});
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  accessSync(dataDir, constants.W_OK);
  return { browser: path, dataDir };
}
