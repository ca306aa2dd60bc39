import type { Command } from 'commander';
import { Option } from 'commander';
import { wholeNumber } from '../arguments.ts';
import type { CommandContext, RegisterCommands } from '../context.ts';
import { formatTable, shortTime } from '../table.ts';

interface CreateOptions {
  env: 'prod' | 'stag';
  description?: string;
}

const NOTE = `
Creating and revoking takes the session token of a person, where the server has sign-in.
Elsewhere the operator does it: npm run keys -- create --workspace NAME`;

export const registerKeys: RegisterCommands = (program, act) => {
  const keys = program
    .command('keys')
    .summary('list, create and revoke API keys')
    .description('List, create and revoke API keys of the workspace.')
    .addHelpText(
      'after',
      `${NOTE}\n\nExamples:\n  $ brandprint keys list\n  $ brandprint keys create --env stag --description ci`,
    );
  keys
    .command('list')
    .description('List the API keys of the workspace.')
    .option('--limit <n>', 'how many', wholeNumber(1, 10_000), 100)
    .action(act((context, { limit }: { limit: number }, _: Command) => list(context, limit)));
  keys
    .command('create')
    .description('Create an API key. It is shown only once.')
    .addOption(new Option('--env <environment>', 'which usage it counts for').choices(['prod', 'stag']).default('prod'))
    .option('--description <text>', 'its purpose, in your words')
    .action(
      act(async ({ connect, io, output }, { env, description }: CreateOptions, _: Command) => {
        const { client } = await connect();
        const key = await client.keys.create(
          { environment: env, description: description ?? '' },
          { signal: io.signal },
        );
        output.result(key, () => [key.key]);
        output.note('Keep it: it is shown only this once.');
      }),
    );
  keys
    .command('revoke')
    .description('Revoke an API key. Its next request fails.')
    .argument('<id>', 'id of the key, from `keys list`')
    .action(
      act(async ({ connect, io, output }, id: string, _options: object, _: Command) => {
        const { client } = await connect();
        await client.keys.revoke(id, { signal: io.signal });
        output.result({ id, revoked: true }, () => []);
        output.note(`Revoked ${id}.`);
      }),
    );
};

async function list({ connect, io, output }: CommandContext, limit: number): Promise<void> {
  const { client } = await connect();
  const keys = await client.keys.list({}, { signal: io.signal }).toArray({ limit });
  output.result(keys, () =>
    formatTable(
      ['ID', 'KEY', 'ENV', 'CREATED (UTC)', 'LAST USED', 'STATE', 'DESCRIPTION'],
      keys.map((one) => [
        one.id,
        `${one.hint}…`,
        one.environment,
        shortTime(one.created_at),
        shortTime(one.last_used_at),
        one.revoked_at ? 'revoked' : 'active',
        one.description,
      ]),
      output.paint,
      output.tableWidth,
    ),
  );
}
