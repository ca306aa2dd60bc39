import { Brandprint } from '@brandprint/sdk';
import type { EmbeddedServer } from '@brandprint/standalone/embedded';
import { logStream } from '@brandprint/terminal';
import type { Connection, ConnectOptions } from './context.ts';
import { CliError, InterruptedError } from './errors.ts';
import type { Io } from './io.ts';
import type { CommandOutput } from './output.ts';

/** Node runs the TypeScript of the repository only with a loader, which a linked package does not have. */
const NOT_INSTALLED: ReadonlySet<string> = new Set(['ERR_MODULE_NOT_FOUND', 'ERR_UNKNOWN_FILE_EXTENSION']);

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

/** Uses the product that another process runs on the data folder, or starts it in this process. */
export async function connectEmbedded(
  dataDir: string | undefined,
  { withWorkers = false, untilStopped = false, allow }: ConnectOptions,
  { io, output }: { io: Io; output: CommandOutput },
): Promise<Connection> {
  const { startEmbedded } = await loadEmbedded();
  const start = () =>
    startEmbedded({
      dataDir,
      withWorkers,
      untilStopped,
      allow,
      step: output.progress.step,
      ...(output.progress.live && { logStream: logStream(output.progress, output.progressPaint) }),
      signal: io.signal,
      onWait: (pid) => output.note(`Another command (process ${pid}) uses the data folder. Waiting until it ends …`),
      onLost: (reason) => output.note(reason.message),
    });
  let server = await start();
  if (io.signal.aborted) {
    await server.stop();
    throw new InterruptedError();
  }
  const { url: baseUrl, apiKey, isShared } = server;
  if (!isShared || !untilStopped) {
    const client = new Brandprint({ baseUrl, apiKey });
    return { client, baseUrl, isEmbedded: !isShared, stop: () => server.stop() };
  }
  const restart = async () => {
    server = await start();
    return server;
  };
  const client = new Brandprint({ baseUrl, apiKey, fetch: fetchFromSuccessors(server, restart) });
  return { client, baseUrl, isEmbedded: false, stop: () => server.stop() };
}

type Address = Pick<EmbeddedServer, 'url' | 'apiKey'>;

/**
 * A `fetch` for a command that outlives the process whose server it uses: once nothing listens there, `restart` finds or
 * starts another one on the same data folder, and the request goes there. One that was refused has had no effect.
 */
export function fetchFromSuccessors(first: Address, restart: () => Promise<Address>): typeof fetch {
  let current = Promise.resolve(first);
  return async (input, init) => {
    const used = current;
    try {
      return await fetchFrom(await used, String(input), init);
    } catch (error) {
      if (!isRefused(error)) throw error;
      // The first request that is refused restarts it for all.
      if (current === used) {
        current = restart();
        current.catch(() => {
          current = used;
        });
      }
      return fetchFrom(await current, String(input), init);
    }
  };
}

function fetchFrom({ url, apiKey }: Address, input: string, init: RequestInit | undefined): Promise<Response> {
  const { pathname, search } = new URL(input);
  const headers = new Headers(init?.headers);
  headers.set('authorization', `Bearer ${apiKey}`);
  return fetch(new URL(pathname + search, url), { ...init, headers });
}

const isRefused = (error: unknown): boolean =>
  error instanceof TypeError && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';
