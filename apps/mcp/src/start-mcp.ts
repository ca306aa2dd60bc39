import type { Readable, Writable } from 'node:stream';
import type { Logger, Stoppable } from '@brandprint/platform';
import { Brandprint } from '@brandprint/sdk';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer } from './create-server.ts';
import { type HttpOptions, startHttp } from './http/start-http.ts';

/** Serves one client over standard input and output, with the key of one workspace. */
type StdioOptions = {
  transport: 'stdio';
  /** Must not write to stdout. */
  logger: Logger;
  stdin?: Readable;
  stdout?: Writable;
} & ({ client: Brandprint } | { url: string; apiKey: string });

/** Serves many clients over streamable HTTP, each with its own key. */
type StreamableHttpOptions = { transport: 'http' } & HttpOptions;

export type McpOptions = StdioOptions | StreamableHttpOptions;

export interface RunningMcp extends Stoppable {
  /** URL of the endpoint; undefined over stdio. */
  url: string | undefined;
  /** Resolves when the client of stdio has gone; over HTTP, never. */
  closed: Promise<void>;
}

/** Starts the MCP server. */
export async function startMcp(options: McpOptions): Promise<RunningMcp> {
  if (options.transport === 'http') {
    return { ...(await startHttp(options)), closed: new Promise(() => {}) };
  }
  const { logger, stdin = process.stdin, stdout = process.stdout } = options;
  const client =
    'client' in options ? options.client : new Brandprint({ baseUrl: options.url, apiKey: options.apiKey });
  const closed = new Promise<void>((resolve) => {
    stdin.once('end', resolve).once('close', resolve);
  });
  const handle = serveStdio(() => createServer(client, logger), {
    transport: new StdioServerTransport(stdin, stdout),
    onerror: (error) => logger.warn('protocol error', { error }),
  });
  return { url: undefined, closed, stop: () => handle.close() };
}
