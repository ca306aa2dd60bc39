import { type ExportFormat, TimeoutError } from '@brandprint/sdk';
import { saveFile } from '@brandprint/sdk/node';
import { Argument, type Command, Option } from 'commander';
import { pathFrom, positiveNumber } from '../arguments.ts';
import type { CommandContext, RegisterCommands } from '../context.ts';
import { CliError } from '../errors.ts';
import { EXIT } from '../exit-codes.ts';
import { BRAND_ARGUMENT, findBrandId } from '../find-brand.ts';
import { EXPORT_FORMATS } from '../names.ts';
import { formatTable } from '../table.ts';

interface ExportOptions {
  out?: string;
  scheme?: 'light' | 'dark' | 'both';
  prefix?: string;
  timeout: number;
}

export const registerExport: RegisterCommands = (program, act) => {
  program
    .command('export')
    .summary('write a brand as a file for other tools')
    .description('Write a brand as a file for other tools. Without a format, list the formats.')
    .argument('<brand>', BRAND_ARGUMENT)
    .addArgument(
      // The server decides: a newer one has more.
      new Argument('[format]', 'what to write').choices(EXPORT_FORMATS).argParser((text) => text),
    )
    .option('-o, --out <path>', 'a file, or a folder if it ends with /; stdout by default')
    .addOption(new Option('--scheme <scheme>', 'which colours').choices(['light', 'dark', 'both']))
    .option('--prefix <prefix>', 'put before the names of tokens')
    .option('--timeout <seconds>', 'how long to wait for book.pdf to be printed', positiveNumber, 120)
    .addHelpText(
      'after',
      `
Examples:
  $ brandprint export example.com
  $ brandprint export example.com css --prefix acme > brand.css
  $ brandprint export example.com book.pdf --out books/`,
    )
    .action(
      act((context, brand: string, format: string | undefined, options: ExportOptions, _: Command) =>
        exportBrand(context, brand, format, options),
      ),
    );
};

async function exportBrand(
  { connect, io, output }: CommandContext,
  brand: string,
  format: string | undefined,
  { out, timeout, ...query }: ExportOptions,
): Promise<void> {
  const { signal } = io;
  const { client } = await connect({ withWorkers: format === 'book.pdf' });
  const id = await findBrandId(client, brand, signal);
  const list = await client.exports.list(id, { signal });
  const known = list.formats.find((one) => one.format === format);
  if (format === undefined) {
    const rows = list.formats.map((one) => [one.format, one.file_name, one.description]);
    output.result(list, () => formatTable(['FORMAT', 'FILE', 'WHAT IT IS'], rows, output.paint, output.tableWidth));
    return;
  }
  if (!known)
    throw new CliError(`There is no format ${JSON.stringify(format)}`, {
      hint: `Use ${list.formats.map((one) => one.format).join(', ')}.`,
    });
  const name: ExportFormat = known.format;
  if (!out && io.stdout.isTTY && !isText(known.media_type))
    throw new CliError(`${format} is no text to show on a terminal`, { hint: `Add --out ${known.file_name}` });
  const file = await client.exports
    .get(id, name, query, { signal, printTimeout: timeout * 1_000 })
    .catch((error: unknown) => {
      if (!(error instanceof TimeoutError)) throw error;
      throw new CliError(`${format} was not ready in time`, {
        hint: 'Repeat the command later, or give it more time with --timeout SECONDS.',
        exitCode: EXIT.timeout,
        cause: error,
      });
    });
  if (!out && output.json) {
    const bytes = Buffer.from(await file.bytes());
    const content = isText(file.type) ? { content: bytes.toString() } : { content_base64: bytes.toString('base64') };
    output.result({ format, file_name: file.name, media_type: file.type, ...content }, () => []);
    return;
  }
  if (!out) {
    const bytes = await file.bytes();
    output.raw(io.stdout.isTTY ? stripControlCodes(Buffer.from(bytes).toString()) : bytes);
    return;
  }
  const to = pathFrom(io, out) + (out.endsWith('/') ? '/' : '');
  const path = await saveFile(file, to).catch((error: NodeJS.ErrnoException) => {
    // Only errors of the file system have one.
    if (error.syscall === undefined) throw error;
    throw new CliError(`Cannot write ${out}: ${error.message}`, {
      hint: 'Choose another file or folder with --out.',
      cause: error,
    });
  });
  output.result({ path, format, media_type: file.type }, () => [path]);
}

/** The lines of a text, without what could control the terminal. */
const stripControlCodes = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '');

const isText = (mediaType: string): boolean => /^text\/|json|xml|yaml|javascript/.test(mediaType);
