import { Brandprint } from '@brandprint/sdk';
import type { Command } from 'commander';
import { configPath, deleteConfig, readConfigIfValid, writeConfig } from '../config.ts';
import { checkApiKey, checkUrl } from '../connection.ts';
import type { CommandContext, RegisterCommands } from '../context.ts';
import { CliError } from '../errors.ts';
import { readSecret } from '../read-secret.ts';

const DEFAULT_URL = 'http://127.0.0.1:3000';

export const registerLogin: RegisterCommands = (program, act) => {
  program
    .command('login')
    .summary('remember a server and its API key')
    .description(
      'Remember a server and its API key, in a file that only you can read. The key is asked for, or read from stdin.',
    )
    .addHelpText(
      'after',
      `
Examples:
  $ brandprint login --url https://brandprint.example
  $ pass show brandprint | brandprint login --url https://brandprint.example`,
    )
    .action(act((context, _options: object, _: Command) => login(context)));
  program
    .command('logout')
    .summary('forget the server')
    .description('Forget the server and its key. The key stays valid: revoke it if it may be known to others.')
    .action(
      act(async ({ io, output }, _options: object, _: Command) => {
        const existed = deleteConfig(io.env);
        output.result({ logged_out: existed }, () => []);
        output.note(existed ? `Deleted ${configPath(io.env)}.` : 'You were not logged in.');
      }),
    );
};

async function login({ io, output, server }: CommandContext): Promise<void> {
  const { env } = io;
  const url = checkUrl(server.url || env.BRANDPRINT_URL || readConfigIfValid(env)?.url || DEFAULT_URL);
  const [line = ''] = (server.apiKey ?? (await readSecret(io, `API key for ${url}: `))).trim().split('\n');
  const apiKey = line.trim();
  if (!apiKey)
    throw new CliError('No API key was given', {
      hint: 'The operator creates one: npm run keys -- create --workspace NAME',
    });
  checkApiKey(apiKey);
  // A key that does not work is not kept.
  await new Brandprint({ baseUrl: url, apiKey }).brands.list({ limit: 1 }, { signal: io.signal }).page();
  const path = writeConfig(env, { url, api_key: apiKey });
  output.result({ url, config: path }, () => []);
  output.note(`Logged in to ${url}. The key is in ${path}.`);
}
