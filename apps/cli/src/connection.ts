import { Brandprint } from '@brandprint/sdk';
import { readConfig } from './config.ts';
import type { Connection, ConnectOptions, ServerOptions } from './context.ts';
import { connectEmbedded } from './embedded.ts';
import { CliError } from './errors.ts';
import { EXIT } from './exit-codes.ts';
import type { Io } from './io.ts';
import type { CommandOutput } from './output.ts';

/** Where the API is, and how this was decided. */
export interface Target {
  url: string;
  apiKey: string;
  from: 'options' | 'environment' | 'login';
}

/** The server by options, environment or login; undefined without any. */
export function findTarget(options: ServerOptions, env: Io['env']): Target | undefined {
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
  return undefined;
}

/** Connects to a server, or to the product on this machine, which is started if no other process runs it. */
export async function connect(
  server: ServerOptions,
  options: ConnectOptions,
  outside: { io: Io; output: CommandOutput },
): Promise<Connection> {
  const target = findTarget(server, outside.io.env);
  if (!target) return connectEmbedded(server.data, options, outside);
  checkApiKey(target.apiKey);
  const client = new Brandprint({ baseUrl: target.url, apiKey: target.apiKey });
  return { client, baseUrl: target.url, isEmbedded: false, stop: async () => {} };
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
