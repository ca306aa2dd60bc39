import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import type { CommandContext, RegisterCommands } from '../context.ts';
import { BRAND_ARGUMENT, findBrandId } from '../find-brand.ts';
import { formatTable } from '../table.ts';

interface UsageOptions {
  from?: string;
  to?: string;
  brand?: string;
}

export const registerUsage: RegisterCommands = (program, act) => {
  program
    .command('usage')
    .summary('show usage')
    .description('Show usage: accepted submissions by day. With --brand, what language models used for it.')
    .option('--from <date>', 'first day, such as 2026-11-01; 29 days before the last one by default', day)
    .option('--to <date>', 'last day; today by default', day)
    .option('--brand <brand>', BRAND_ARGUMENT)
    .addHelpText(
      'after',
      '\nExamples:\n  $ brandprint usage --from 2026-11-01\n  $ brandprint usage --brand example.com',
    )
    .action(act((context, options: UsageOptions, _: Command) => usage(context, options)));
};

const day = (text: string): string => {
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new InvalidArgumentError('It must be a day such as 2026-11-23.');
};

async function usage({ connect, io, output }: CommandContext, { from, to, brand }: UsageOptions): Promise<void> {
  const { client } = await connect();
  const { signal } = io;
  if (brand !== undefined) {
    const report = await client.brands.usage(await findBrandId(client, brand, signal), { signal });
    const { calls, input_tokens, output_tokens, cost_micro_usd } = report.total;
    output.result(report, () => [
      `${calls} calls of language models, ${input_tokens} tokens in, ${output_tokens} out, $${(cost_micro_usd / 1e6).toFixed(2)}`,
    ]);
    return;
  }
  const report = await client.usage({ from, to }, { signal });
  const days = new Map<string, number>();
  for (const { date, requests } of report.days) days.set(date, (days.get(date) ?? 0) + requests);
  output.result(report, () => [
    `${report.total} submissions from ${report.from} to ${report.to}: ${report.by_environment.prod} prod, ${report.by_environment.stag} stag`,
    ...(days.size === 0
      ? []
      : ['', ...formatTable(['DAY', 'SUBMISSIONS'], rowsOf(days), output.paint, output.tableWidth)]),
  ]);
}

const rowsOf = (days: ReadonlyMap<string, number>): string[][] =>
  Array.from(days, ([date, requests]) => [date, String(requests)]);
