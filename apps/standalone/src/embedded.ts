import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { prepareBrowser } from '@brandprint/crawler';
import { createApiKey, revokeApiKey } from '@brandprint/database';
import { createLogger, Lifecycle, secretsOf, type UserError } from '@brandprint/platform';
import type { Step } from '@brandprint/terminal';
import { processEnv, readSettings } from './env.ts';
import { ensureQuickstartWorkspace } from './quickstart/workspace.ts';
import { type DataDir, DEFAULT_DATA_DIR, findServer, openOrFindServer } from './runtime/data-dir.ts';
import { startProduct } from './runtime/start-product.ts';

/** Where an API is, and a key for it. */
export interface EmbeddedServer {
  url: string;
  apiKey: string;
  /** Whether another process runs it. */
  isShared: boolean;
  /** Revokes the key and stops everything; nothing if another process runs it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The data folder; that of the quickstart by default. */
  dataDir?: string | undefined;
  /** Whether sites are analysed and books printed; otherwise neither browser nor workers are started. */
  withWorkers: boolean;
  /** Whether it serves until it is stopped: other commands then use it, also for analyses. */
  untilStopped: boolean;
  /** Additional entries of EGRESS_ALLOW. */
  allow?: string | undefined;
  step?: Step | undefined;
  /** Where the log goes while a display is redrawn; to stderr by default. */
  logStream?: Writable | undefined;
  /** Ends the waiting for another process. */
  signal: AbortSignal;
  /** Called with the id of the process that is waited for. */
  onWait(pid: number): void;
  /** Called if the embedded database exits. */
  onLost(reason: UserError): void;
}

/** The name of the command line in the lock of a data folder. */
const COMMAND = 'brandprint';

/**
 * Uses the product that runs on the data folder, or starts it in this process, as the quickstart does, on a free port and
 * with a key of its own.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const opened = await openOrFindServer(options.dataDir, COMMAND, {
    accepts: ({ untilStopped }) => untilStopped || !options.withWorkers,
    signal: options.signal,
    onWait: ({ pid }) => options.onWait(pid),
  });
  if ('release' in opened) return startInFolder(opened, options);
  return { url: opened.url, apiKey: opened.apiKey, isShared: true, stop: async () => {} };
}

async function startInFolder(
  dir: DataDir,
  { withWorkers, untilStopped, allow, step, logStream, onLost }: EmbeddedOptions,
): Promise<EmbeddedServer> {
  const settings = readSettings();
  const logger = createLogger({
    level: settings.LOG_LEVEL ?? 'warn',
    service: 'brandprint',
    secrets: secretsOf(settings),
    ...(process.stderr.isTTY && { format: 'text' as const }),
    ...(logStream && { stream: logStream }),
  });
  const lifecycle = new Lifecycle(logger);
  lifecycle.add('data folder', dir, async (it) => it.release());
  try {
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
    if (withWorkers) {
      dir.writeServerFile({ url, apiKey: key, untilStopped });
      // The first to be removed: who finds no server waits for the folder.
      lifecycle.add('server file', dir, async (it) => it.removeServerFile());
    }
    return { url, apiKey: key, isShared: false, stop: () => lifecycle.stop() };
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

/** The product that runs on a data folder at this moment. */
export function findRunningServer(dataDir?: string): { url: string; apiKey: string; pid: number } | undefined {
  return findServer(dataDir);
}

/** What running embedded needs: the path of the browser and of the data folder. Throws a UserError with what is missing. */
export async function checkRequirements(dataDir = DEFAULT_DATA_DIR): Promise<{ browser: string; dataDir: string }> {
  const settings = readSettings();
  const { path } = await prepareBrowser(settings.PUPPETEER_EXECUTABLE_PATH, processEnv(), () => {});
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  accessSync(dataDir, constants.W_OK);
  return { browser: path, dataDir };
}
