import { describe, expect, test } from '@jest/globals';
import { count, defineCommand, flag, oneOf, seed, text, texts, UsageError } from '../src/command/index.ts';

const command = defineCommand({
  name: 'sample',
  description: 'Returns its options.',
  options: {
    rounds: count(3, 'number of rounds'),
    seed: seed('repeat a run'),
    set: oneOf(['main', 'more'], 'set of sites'),
    site: texts('ID', 'only this site'),
    report: text('DIR', 'folder of the report'),
    check: flag('fail below a floor'),
  },
  run: async (data) => ({ report: '', data, failed: data.check }),
});

const run = (...args: string[]) => command.run(args, () => undefined);

describe('The options of a command', () => {
  test('When no option is given, then each has its default', async () => {
    const { data, out, failed } = await run();
    expect(data).toEqual({
      rounds: 3,
      seed: expect.any(Number),
      set: 'main',
      site: [],
      report: undefined,
      check: false,
    });
    expect({ out, failed }).toEqual({ out: undefined, failed: false });
  });

  test('When options are given, then the command receives their values, and --out is left to the caller', async () => {
    const args = '--rounds 5 --seed 7 --set more --site a --site b --report pages --check --out result.json';
    const { data, out, failed } = await run(...args.split(' '));
    expect(data).toEqual({ rounds: 5, seed: 7, set: 'more', site: ['a', 'b'], report: 'pages', check: true });
    expect({ out, failed }).toEqual({ out: 'result.json', failed: true });
  });

  test('When no seed is given, then a random one is used that --seed accepts', async () => {
    const { data } = await run();
    const { seed: chosen } = data as { seed: number };
    expect((await run('--seed', String(chosen))).data).toMatchObject({ seed: chosen });
  });

  test.each([
    ['--rounds 0', '--rounds must be a positive whole number'],
    ['--rounds many', '--rounds must be a positive whole number'],
    ['--rounds 1000000000', '--rounds must be a positive whole number'],
    ['--set other', '--set must be one of main, more'],
    ['--unknown', "Unknown option '--unknown'"],
    ['word', "Unexpected argument 'word'"],
  ])('When the arguments are "%s", then the error says what is wrong', async (args, message) => {
    const failure = await run(...args.split(' ')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageError);
    expect((failure as Error).message).toContain(message);
  });
});
