import { parseArgs } from 'node:util';
import { createLogger, secretsOf, UserError } from '@brandprint/platform';
import { readSettings } from './env.ts';
import { type McpOptions, startMcp } from './start-mcp.ts';

const USAGE = `Usage: npm run -s mcp -- [--http PORT] [--host HOST]

Serves MCP over stdio, with BRANDPRINT_URL and BRANDPRINT_API_KEY.
--http PORT   serve streamable HTTP at http://HOST:PORT/mcp; each client sends its own API key
--host HOST   address to listen on, 127.0.0.1 by default`;

const MAX_PORT = 65_535;

/** Wrong arguments. */
class UsageError extends UserError {}

/** Runs the MCP server as a process of its own. */
async function main(): Promise<void> {
  const { http, host, help } = readArgs();
  if (help) {
    console.error(USAGE);
    return;
  }
  const settings = readSettings();
  const logger = createLogger({ level: settings.LOG_LEVEL, service: 'mcp', secrets: secretsOf(settings) });
  const running = await startMcp(toOptions());
  if (running.url) logger.info('listening', { url: running.url });
  const stop = () => running.stop().catch((error: unknown) => logger.error('failed to stop cleanly', { error }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  running.closed.then(stop);

  function toOptions(): McpOptions {
    const { BRANDPRINT_URL: url, BRANDPRINT_API_KEY: apiKey } = settings;
    if (http !== undefined) {
      return {
        transport: 'http',
        url,
        port: http,
        host,
        publicUrl: settings.MCP_PUBLIC_URL,
        allowedOrigins: settings.MCP_ALLOWED_ORIGINS,
        requestsPerMinute: settings.MCP_REQUESTS_PER_MINUTE,
        maxSessions: settings.MCP_MAX_SESSIONS,
        logger,
      };
    }
    if (apiKey === undefined) {
      throw new UserError(
        'BRANDPRINT_API_KEY is not set. Over stdio the server works with one key: npm run keys -- create --workspace NAME',
      );
    }
    return { transport: 'stdio', url, apiKey, logger };
  }
}

function readArgs(): { http: number | undefined; host: string; help: boolean } {
  try {
    const { values } = parseArgs({
      options: { http: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    const { http, host = '127.0.0.1', help = false } = values;
    if (http !== undefined && !(/^\d{1,5}$/.test(http) && Number(http) <= MAX_PORT))
      throw new Error(`--http needs a port, not "${http}"`);
    return { http: http === undefined ? undefined : Number(http), host, help };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof UserError ? `brandprint: ${error.message}` : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
