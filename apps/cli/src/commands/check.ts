import { type CheckedBrand, checkColors, checkCopy, findColors, NotJsonError } from '@brandprint/checks';
import { type Command, Option } from 'commander';
import { notNegative } from '../arguments.ts';
import type { CommandContext, RegisterCommands } from '../context.ts';
import { CliError } from '../errors.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { findBrandId } from '../find-brand.ts';
import { type FileReport, formatFindings } from '../format-findings.ts';
import { readInput } from '../read-input.ts';

type Kind = 'colors' | 'copy';

interface CheckOptions {
  brand?: string;
  kind?: Kind;
  tolerance?: number;
}

export const registerCheck: RegisterCommands = (program, act) => {
  program
    .command('check')
    .summary('check files against a brand')
    .description(
      'Check files against a brand: colours of CSS, SCSS, Less and design tokens (JSON), words of any other text. Exits with 1 on a finding.',
    )
    .argument('<files...>', 'files, or - for stdin')
    .option('--brand <brand>', 'id, part of the name or host, or "latest"; BRANDPRINT_BRAND by default')
    .addOption(
      new Option('--kind <kind>', 'what to check; decided by the file name by default').choices(['colors', 'copy']),
    )
    .option('--tolerance <n>', 'colours up to this CIEDE2000 distance are the brand’s (3)', notNegative)
    .addHelpText(
      'after',
      `
Examples:
  $ brandprint check src/styles.css tokens.json --brand example.com
  $ brandprint check README.md --brand latest --json | jq '.[].findings'
  $ git diff --name-only '*.css' | xargs brandprint check --brand example.com`,
    )
    .action(act((context, files: string[], options: CheckOptions, _: Command) => check(context, files, options)));
};

async function check(context: CommandContext, files: string[], options: CheckOptions): Promise<ExitCode> {
  const { connect, io, output } = context;
  const wanted = options.brand ?? io.env.BRANDPRINT_BRAND;
  if (!wanted) throw new CliError('No brand to check against', { hint: 'Add --brand, or set BRANDPRINT_BRAND.' });
  const texts: { file: string; text: string }[] = [];
  for (const file of files) texts.push({ file, text: await readInput(io, file) });
  for (const { file, text } of texts) assertTokens(file, text, options);
  const { client } = await connect();
  const brand = await client.brands.get(await findBrandId(client, wanted, io.signal), { signal: io.signal });
  const reports = texts.map(({ file, text }) => checkFile(brand, file, text, options));
  output.result(reports, () => reports.flatMap((report) => formatFindings(report, output.paint)));
  for (const report of reports)
    if (report.kind === 'colors' && report.checked === 0) output.note(`No colours were found in ${report.file}.`);
  const count = reports.reduce((sum, { findings }) => sum + findings.length, 0);
  const compared = `${files.length} ${files.length === 1 ? 'file' : 'files'} against ${brand.name}`;
  output.note(
    count === 0 ? `Nothing found in ${compared}.` : `${count} ${count === 1 ? 'finding' : 'findings'} in ${compared}.`,
  );
  return count === 0 ? EXIT.ok : EXIT.finding;
}

/** Design tokens that do not parse have no colours, which must not pass for a success. */
function assertTokens(file: string, text: string, { kind = 'colors' }: CheckOptions): void {
  if (kind !== 'colors' || !/\.(json|tokens)$/i.test(file)) return;
  try {
    JSON.parse(text);
  } catch (error) {
    throw notJson(file, error);
  }
}

const notJson = (file: string, error: unknown) =>
  new CliError(`${file} is not JSON: ${(error as Error).message}`, {
    hint: 'Correct it, or check its words instead: --kind copy',
    cause: error,
  });

function checkFile(brand: CheckedBrand, file: string, text: string, { kind, tolerance }: CheckOptions): FileReport {
  try {
    return (kind ?? kindOf(file, text)) === 'colors'
      ? { file, kind: 'colors', ...checkColors(brand, findColors(text), { tolerance }) }
      : { file, kind: 'copy', ...checkCopy(brand, text) };
  } catch (error) {
    if (error instanceof NotJsonError) throw notJson(file, error.cause);
    throw new CliError((error as Error).message, {
      hint: 'Its section is missing or was edited into another shape. Look at it: brandprint section get',
      exitCode: EXIT.failed,
      cause: error,
    });
  }
}

/** By the name of the file; of stdin by its content. */
function kindOf(file: string, text: string): Kind {
  if (/\.(css|scss|less|pcss|json|tokens)$/i.test(file)) return 'colors';
  if (file !== '-') return 'copy';
  return /^\s*[{[]/.test(text) || /\{[^{}]*[\w-]+\s*:[^{}]*\}/.test(text) ? 'colors' : 'copy';
}
