import { Brandprint } from '@brandprint/sdk';
import { readConfig } from './config.ts';
import { CliError, InterruptedError } from './errors.ts';
import { EXIT } from './exit-codes.ts';
import type { Io } from './io.ts';
import type { CommandOutput } from './output.ts';

/** Where the API is, and how this was decided. */
export interface Target {
  url: string;
  apiKey: string;
  from: 'options' | 'environment' | 'login' | 'quickstart';
}

export interface ServerOptions {
  url?: string | undefined;
  apiKey?: string | undefined;
  data?: string | undefined;
}

/** A client, and what to stop after the command. */
export interface Connection {
  client: Brandprint;
  baseUrl: string;
  isEmbedded: boolean;
  stop(): Promise<void>;
}

export interface ConnectOptions {
  /** Whether the command analyses or prints: an embedded product then needs its browser and workers. */
  withWorkers?: boolean;
  /** An address of this machine that an embedded product may send webhooks to. */
  allow?: string;
}

/** The server by options, environment, login, or a quickstart that runs on the data folder; undefined without any. */
export async function findTarget(options: ServerOptions, env: Io['env']): Promise<Target | undefined> {
  const url = options.url || env.BRANDPRINT_URL;
  const apiKey = options.apiKey || env.BRANDPRINT_API_KEY;
  const from = options.url || options.apiKey ? ('options' as const) : ('environment' as const);
  const config = readConfig(env);
  if (url) {
    const key = apiKey || (config && sameServer(config.url, url) ? config.api_key : undefined);
    if (!key)
      throw new CliError(`There is no API key for ${url}`, {
        hint: `Set BRANDPRINT_API_KEY, or run \`brandprint login --url ${url}\`.`,
        exitCode: EXIT.authentication,
      });
    return { url: checkUrl(url), apiKey: key, from };
  }
  if (config) return { url: config.url, apiKey: apiKey || config.api_key, from: 'login' };
  if (apiKey)
    throw new CliError('There is an API key, but no server', {
      hint: 'Set BRANDPRINT_URL to the address of the server.',
    });
  return findQuickstart(options.data);
}

/** Connects to a server, or starts the product in this process. */
export async function connect(
  options: ServerOptions,
  { withWorkers = false, allow }: ConnectOptions,
  { io, output }: { io: Io; output: CommandOutput },
): Promise<Connection> {
  const target = await findTarget(options, io.env);
  if (target) {
    checkApiKey(target.apiKey);
    const client = new Brandprint({ baseUrl: target.url, apiKey: target.apiKey });
    return { client, baseUrl: target.url, isEmbedded: false, stop: async () => {} };
  }
  const { startEmbedded } = await loadEmbedded();
  const server = await startEmbedded({
    dataDir: options.data,
    withWorkers,
    allow,
    step: output.progress.step,
    onLost: (reason) => output.note(reason.message),
  });
  if (io.signal.aborted) {
    await server.stop();
    throw new InterruptedError();
  }
  const client = new Brandprint({ baseUrl: server.url, apiKey: server.apiKey });
  return { client, baseUrl: server.url, isEmbedded: true, stop: () => server.stop() };
}

/** The whole product, which a package of the command line alone does not have. */
export async function loadEmbedded() {
  try {
    return await import('@brandprint/standalone/embedded');
  } catch (error) {
    if (!NOT_INSTALLED.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new CliError('No server is configured, and this installation cannot run without one', {
      hint: 'Run `brandprint login --url URL`, or set BRANDPRINT_URL and BRANDPRINT_API_KEY.',
      cause: error,
    });
  }
}

/** Node runs the TypeScript of the repository only with a loader, which a linked package does not have. */
const NOT_INSTALLED: ReadonlySet<string> = new Set(['ERR_MODULE_NOT_FOUND', 'ERR_UNKNOWN_FILE_EXTENSION']);

const HEALTH_TIMEOUT_MS = 2_000;

/** A quickstart that was killed leaves its file behind: only one that responds counts. */
async function findQuickstart(dataDir: string | undefined): Promise<Target | undefined> {
  const embedded = await loadEmbedded().catch(() => undefined);
  const running = embedded?.findRunningQuickstart(dataDir);
  if (!running) return undefined;
  const response = await fetch(`${running.url}/healthz`, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).catch(
    () => undefined,
  );
  return response?.ok ? { ...running, from: 'quickstart' } : undefined;
}

/** Refuses what cannot be sent in a header, without quoting it. */
export function checkApiKey(apiKey: string): void {
  if (/^[\x21-\x7e]+$/.test(apiKey)) return;
  throw new CliError('The API key has characters that no key has, such as spaces or line breaks', {
    hint: 'Copy it again, and check BRANDPRINT_API_KEY, or run `brandprint login`.',
    exitCode: EXIT.authentication,
  });
}

/** Without a final slash. */
export function checkUrl(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '');
  throw new CliError(`${JSON.stringify(text)} is not the address of a server`, {
    hint: 'It begins with http:// or https://, such as https://brandprint.example.',
  });
}

const sameServer = (a: string, b: string): boolean => a.replace(/\/+$/, '') === b.replace(/\/+$/, '');
