import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnalysisStatus } from '@brandprint/sdk';
import { saveFile } from '@brandprint/sdk/node';
import { type Command, Option } from 'commander';
import { positiveNumber, wholeNumber } from '../arguments.ts';
import type { CommandContext, RegisterCommands } from '../context.ts';
import { CliError } from '../errors.ts';
import { EXIT } from '../exit-codes.ts';
import { BRAND_ARGUMENT, findBrandId } from '../find-brand.ts';
import { formatTable, shortTime } from '../table.ts';
import { waitWithProgress } from '../wait-with-progress.ts';
import { showBrand } from './analyze.ts';

interface GetOptions {
  wait?: boolean;
  timeout: number;
  out?: string;
}

interface ListOptions {
  status?: AnalysisStatus;
  search?: string;
  limit: number;
}

interface OpenOptions {
  site?: boolean;
  docs?: boolean;
}

const STATUSES: readonly AnalysisStatus[] = ['idle', 'queued', 'running', 'complete', 'failed'];

export const registerBrands: RegisterCommands = (program, act) => {
  program
    .command('get')
    .summary('show a brand')
    .description('Show a brand; with --json everything about it.')
    .argument('<brand>', BRAND_ARGUMENT)
    .option('--wait', 'wait until a running analysis is final')
    .option('--timeout <seconds>', 'how long to wait', positiveNumber, 900)
    .option('--out <file>', 'also write the brand as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ brandprint get example.com
  $ brandprint get latest --json > brand.json`,
    )
    .action(act((context, brand: string, options: GetOptions, _: Command) => get(context, brand, options)));

  program
    .command('list')
    .alias('ls')
    .summary('list brands, newest first')
    .description('List the brands of the workspace, newest first.')
    .addOption(new Option('--status <status>', 'only brands in this state').choices(STATUSES))
    .option('--search <text>', 'only brands with this in their name or host')
    .option('--limit <n>', 'how many', wholeNumber(1, 10_000), 20)
    .addHelpText(
      'after',
      `
Examples:
  $ brandprint list --search example
  $ brandprint list --status complete --limit 1000 --json | jq -r '.[].id'`,
    )
    .action(act((context, options: ListOptions, _: Command) => list(context, options)));

  program
    .command('open')
    .summary('open the brand book in the browser')
    .description('Open the brand book in the browser: a page with everything about the brand.')
    .argument('<brand>', BRAND_ARGUMENT)
    .option('--site', 'open the website instead')
    .option('--docs', 'open the API reference of the server instead')
    .addHelpText('after', '\nExamples:\n  $ brandprint open example.com\n  $ brandprint open latest --site')
    .action(act((context, brand: string, options: OpenOptions, _: Command) => open(context, brand, options)));
};

async function get(context: CommandContext, text: string, { wait, timeout, out }: GetOptions): Promise<void> {
  const { io, output } = context;
  const { signal } = io;
  const { client } = await context.connect({ withWorkers: wait === true });
  const id = await findBrandId(client, text, signal);
  const brand = await client.brands.get(id, { signal });
  const isOpen = brand.analysis_status === 'queued' || brand.analysis_status === 'running';
  if (!wait || !isOpen) {
    await showBrand(context, brand, out);
    if (isOpen) output.note('', `It is being analysed. Wait for it: brandprint get ${id} --wait`);
    return;
  }
  await showBrand(context, await waitWithProgress(client, id, { output, signal, timeout: timeout * 1_000 }), out);
}

async function list({ connect, io, output }: CommandContext, { status, search, limit }: ListOptions): Promise<void> {
  const { client } = await connect();
  const query = { status, q: search, limit: Math.min(limit, MAX_PAGE) };
  const brands = await client.brands.list(query, { signal: io.signal }).toArray({ limit });
  output.result(brands, () =>
    brands.length === 0
      ? []
      : formatTable(
          ['ID', 'STATUS', 'CREATED (UTC)', 'NAME', 'URL'],
          brands.map((one) => [one.id, one.analysis_status, shortTime(one.created_at), one.name, one.source_url]),
          output.paint,
          output.tableWidth,
        ),
  );
  if (brands.length === 0) output.note('There are no such brands. Make one: brandprint analyze https://example.com');
}

const MAX_PAGE = 100;

async function open(context: CommandContext, text: string, { site, docs }: OpenOptions): Promise<void> {
  const { io, output } = context;
  const { client, baseUrl, isEmbedded } = await context.connect();
  if (docs && isEmbedded)
    throw new CliError('Without a server there is no API reference', { hint: 'Start one: npm run quickstart' });
  const id = await findBrandId(client, text, io.signal);
  const target = docs
    ? `${baseUrl}/docs`
    : site
      ? (await client.brands.get(id, { signal: io.signal })).source_url
      : await saveFile(
          await client.exports.get(id, 'book.html', {}, { signal: io.signal }),
          `${await mkdtemp(join(tmpdir(), 'brandprint-'))}/`,
        );
  await io.open(target).catch((error: unknown) => {
    throw new CliError(`Could not open ${target}: ${(error as Error).message}`, {
      hint: 'Open it yourself.',
      exitCode: EXIT.failed,
    });
  });
  output.result({ opened: target }, () => [target]);
}
