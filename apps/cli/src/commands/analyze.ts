import { writeFile } from 'node:fs/promises';
import type { AnalysisParams, Brand, Brandprint, Stage } from '@brandprint/sdk';
import { formatSummary, secondsText } from '@brandprint/terminal';
import { type Command, Option } from 'commander';
import { listOption, pathFrom, positiveNumber, siteUrl, wholeNumber } from '../arguments.ts';
import type { CommandContext, RegisterCommands } from '../context.ts';
import { CliError, InterruptedError } from '../errors.ts';
import { STAGE_NAMES } from '../names.ts';
import { waitWithProgress } from '../wait-with-progress.ts';

interface AnalyzeOptions {
  maxPages?: number;
  stages?: Stage[];
  cacheTtl?: `${NonNullable<AnalysisParams['cache_ttl']>}`;
  timeout: number;
  wait: boolean;
  out?: string;
}

export const registerAnalyze: RegisterCommands = (program, act) => {
  program
    .command('analyze')
    .alias('analyse')
    .summary('analyse a website and show its brand')
    .description('Analyse a website, follow the progress, and show the brand. Ctrl-C cancels the analysis.')
    .argument('<url>', 'the website; example.com means https://example.com')
    .option('--max-pages <n>', 'pages to read, 1 to 50', wholeNumber(1, 50))
    .addOption(listOption('--stages <a,b>', 'only these sections and what they need', STAGE_NAMES))
    .addOption(
      new Option('--cache-ttl <seconds>', 'how long the server keeps logos and images').choices([
        '300',
        '900',
        '1800',
        '3600',
      ]),
    )
    .option('--timeout <seconds>', 'how long to wait for the result', positiveNumber, 900)
    .option('--no-wait', 'submit the URL, print the id and end')
    .option('--out <file>', 'also write the brand as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ brandprint analyze example.com
  $ brandprint analyze https://example.com --stages colors,typography --max-pages 3
  $ brandprint analyze example.com --json | jq '.analysis.colors.primary_palette[].hex'
  $ brandprint analyze example.com --no-wait --quiet     # prints only the id`,
    )
    .action(
      act((context, url: string, options: AnalyzeOptions, _: Command) => analyze(context, siteUrl(url), options)),
    );
};

async function analyze(context: CommandContext, url: string, options: AnalyzeOptions): Promise<void> {
  const { io, output } = context;
  const { client, isEmbedded } = await context.connect({ withWorkers: true });
  if (!options.wait && isEmbedded)
    throw new CliError('--no-wait needs a server', { hint: 'Without one the analysis ends with this command.' });
  const started = performance.now();
  const { maxPages, stages, cacheTtl } = options;
  const params = {
    url,
    ...(maxPages && { max_pages: maxPages }),
    ...(stages && { stages }),
    ...(cacheTtl && { cache_ttl: Number(cacheTtl) as NonNullable<AnalysisParams['cache_ttl']> }),
  };
  const submission = await client.brands.create(params, { signal: io.signal });
  const id = submission.brand_id;
  if (!options.wait) {
    output.result(submission, () => [id]);
    output.note(`Follow it: brandprint get ${id} --wait`);
    return;
  }
  output.note('', `Analysing ${url}`);
  const brand = await waitOrCancel(context, client, id, options.timeout);
  output.note(`Analysed in ${secondsText(performance.now() - started)}`, '');
  await showBrand(context, brand, options.out);
  output.note('', `Everything about it: brandprint get ${id} --json`);
}

/** Ctrl-C ends the analysis as well as the waiting. */
async function waitOrCancel(
  { io, output }: CommandContext,
  client: Brandprint,
  id: string,
  seconds: number,
): Promise<Brand> {
  try {
    return await waitWithProgress(client, id, { output, signal: io.signal, timeout: seconds * 1_000 });
  } catch (error) {
    if (!io.signal.aborted) throw error;
    const isCancelled = await client.brands.cancel(id, { timeout: CANCEL_TIMEOUT_MS, maxRetries: 0 }).then(
      () => true,
      () => false,
    );
    throw new InterruptedError(
      isCancelled ? 'Interrupted. The analysis was cancelled' : `Interrupted. The analysis of brand ${id} may go on`,
    );
  }
}

const CANCEL_TIMEOUT_MS = 5_000;

/** The brand as JSON or for a person, and in a file. */
export async function showBrand({ io, output }: CommandContext, brand: Brand, out?: string): Promise<void> {
  output.result(brand.raw, () => formatSummary(brand, output.paint, output.width));
  if (!out) return;
  await writeFile(pathFrom(io, out), `${JSON.stringify(brand.raw, null, 2)}\n`).catch((error: Error) => {
    throw new CliError(`Cannot write ${out}: ${error.message}`, {
      hint: `Choose another file: brandprint get ${brand.id} --out FILE`,
      cause: error,
    });
  });
}
