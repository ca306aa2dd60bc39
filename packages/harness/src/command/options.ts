import { randomInt } from 'node:crypto';
import { UserError } from '@brandprint/platform';

/** The arguments of a command are wrong. */
export class UsageError extends UserError {}

/** A command-line option: its syntax, meaning and how its value is read. */
export interface Option<Value> {
  type: 'string' | 'boolean';
  multiple: boolean;
  /** Placeholder for the value in the usage line; empty for a flag. */
  placeholder: string;
  help: string;
  /** Converts what `parseArgs` returned, which is undefined if the option is missing. Throws UsageError. */
  read(name: string, given: Given): Value;
}

type Given = string | boolean | readonly (string | boolean)[] | undefined;
export type OptionTable = Readonly<Record<string, Option<unknown>>>;
export type OptionValues<Table extends OptionTable> = {
  [Name in keyof Table]: Table[Name] extends Option<infer Value> ? Value : never;
};

export const flag = (help: string): Option<boolean> => ({
  type: 'boolean',
  multiple: false,
  placeholder: '',
  help,
  read: (_name, given) => given === true,
});

const textOption = <Value>(placeholder: string, help: string, read: Option<Value>['read']): Option<Value> => ({
  type: 'string',
  multiple: false,
  placeholder,
  help,
  read,
});

/** Any text; undefined if missing. */
export const text = (placeholder: string, help: string): Option<string | undefined> =>
  textOption(placeholder, help, (_name, given) => (typeof given === 'string' ? given : undefined));

/** May be repeated. */
export const texts = (placeholder: string, help: string): Option<string[]> => ({
  ...textOption(placeholder, help, (_name, given) => (Array.isArray(given) ? given.map(String) : [])),
  multiple: true,
});

/** A positive whole number. */
export const count = (fallback: number, help: string): Option<number> =>
  textOption('N', `${help} (${fallback})`, (name, given) => (given === undefined ? fallback : readCount(name, given)));

/** Counts have at most nine digits. */
const COUNT_LIMIT = 1_000_000_000;

/** A positive whole number, random if missing. */
export const seed = (help: string): Option<number> =>
  textOption('N', help, (name, given) => (given === undefined ? randomInt(1, COUNT_LIMIT) : readCount(name, given)));

/** One of these; the first if missing. */
export const oneOf = <const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
  help: string,
): Option<Choices[number]> =>
  textOption(choices.join('|'), help, (name, given = choices[0]) => {
    const choice = choices.find((one) => one === given);
    if (choice === undefined) throw new UsageError(`--${name} must be one of ${choices.join(', ')}.`);
    return choice;
  });

function readCount(name: string, given: Given): number {
  if (typeof given === 'string' && /^\d{1,9}$/.test(given) && Number(given) > 0) return Number(given);
  throw new UsageError(`--${name} must be a positive whole number below 1,000,000,000, not ${given}.`);
}
