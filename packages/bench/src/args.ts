import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { UserError } from '@brandprint/platform';
import type { ApiBenchOptions } from './api/index.ts';
import type { FuzzOptions } from './fuzz/index.ts';

export type Command =
  | { name: 'api'; out: string | undefined; options: ApiBenchOptions }
  | { name: 'fuzz'; options: FuzzOptions }
  | { name: 'help' };

export const USAGE = `Usage:
  npm run bench -- api [--brands N] [--queued N] [--rounds N] [--seconds N] [--out FILE]
  npm run bench -- fuzz [--runs N] [--seed N]

api: the API as it runs in production (it knows the key, and logs a line a request) next to a bare Express and pg server that
sends the same bytes from one row without either. Processor time and the ratios of a round say more than requests a second.
fuzz: generated requests against the OpenAPI document.`;

const MAX_SEED = 1_000_000_000;

/** Reads a command line. Throws UserError. */
export function parseCommand([name, ...args]: string[]): Command {
  if (name === undefined || name === 'help' || args.includes('--help')) return { name: 'help' };
  switch (name) {
    case 'api': {
      const values = read(args, ['brands', 'queued', 'rounds', 'seconds', 'out']);
      return {
        name,
        out: values.out,
        options: {
          brands: wholeNumber('brands', values.brands ?? '1000000'),
          queued: wholeNumber('queued', values.queued ?? '100000'),
          rounds: wholeNumber('rounds', values.rounds ?? '7'),
          seconds: wholeNumber('seconds', values.seconds ?? '2'),
        },
      };
    }
    case 'fuzz': {
      const { runs = '10000', seed } = read(args, ['runs', 'seed']);
      return {
        name,
        options: {
          runs: wholeNumber('runs', runs),
          seed: seed === undefined ? randomInt(MAX_SEED) : wholeNumber('seed', seed),
        },
      };
    }
    default:
      throw new UserError(`There is no benchmark ${name}.\n${USAGE}`);
  }
}

function read(args: string[], flags: string[]): Record<string, string | undefined> {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }]));
  try {
    return parseArgs({ args, options, strict: true }).values as Record<string, string | undefined>;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${USAGE}`);
  }
}

function wholeNumber(flag: string, text: string): number {
  if (/^\d{1,9}$/.test(text) && Number(text) > 0) return Number(text);
  throw new UserError(`--${flag} must be a whole number above 0.`);
}
