import { parseArgs } from 'node:util';
import { type OptionTable, type OptionValues, text, UsageError } from './options.ts';

export { count, flag, oneOf, seed, text, texts, UsageError } from './options.ts';

export type LogProgress = (line: string) => void;

export interface Outcome {
  /** What is printed. */
  report: string;
  /** What `--out` writes. */
  data: object;
  /** Whether the process is to exit with 1. */
  failed: boolean;
}

export interface CommandResult extends Outcome {
  /** The file that `data` is to be written to. */
  out: string | undefined;
}

interface CommandDefinition<Table extends OptionTable> {
  name: string;
  /** Sentences for `--help`. */
  description: string;
  options: Table;
  run(options: OptionValues<Table>, logProgress: LogProgress): Promise<Outcome>;
}

/** A command of `npm run bench`. */
export interface Command {
  name: string;
  description: string;
  options: OptionTable;
  /** Throws UsageError if the arguments are wrong. */
  run(args: string[], logProgress: LogProgress): Promise<CommandResult>;
}

const COMMON_OPTIONS = { out: text('FILE', 'write the result to a file, as JSON') };

export function defineCommand<const Table extends OptionTable>({
  name,
  description,
  options,
  run,
}: CommandDefinition<Table>): Command {
  const table = { ...options, ...COMMON_OPTIONS };
  return {
    name,
    description,
    options: table,
    async run(args, logProgress) {
      const given = parseStrictly(args, table);
      const values = readOptions(options, given);
      const { out } = readOptions(COMMON_OPTIONS, given);
      return { ...(await run(values, logProgress)), out };
    },
  };
}

type ParsedArgs = ReturnType<typeof parseArgs>['values'];

function parseStrictly(args: string[], table: OptionTable): ParsedArgs {
  const options = Object.fromEntries(
    Object.entries(table).map(([name, { type, multiple }]) => [name, { type, multiple }]),
  );
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

const readOptions = <Table extends OptionTable>(table: Table, given: ParsedArgs): OptionValues<Table> =>
  Object.fromEntries(
    Object.entries(table).map(([name, option]) => [name, option.read(name, given[name])]),
  ) as OptionValues<Table>;
