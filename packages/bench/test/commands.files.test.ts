import { readFileSync } from 'node:fs';
import { UserError } from '@brandprint/platform';
import { describe, expect, test } from '@jest/globals';
import { runCommandLine } from '../src/command-line.ts';
import { COMMANDS } from '../src/commands.ts';

const DOCUMENT = readFileSync(new URL('../../../docs/benchmarks.md', import.meta.url), 'utf8');
const NAMES = COMMANDS.map(({ name }) => name);
const OPTIONS = new Set(COMMANDS.flatMap(({ options }) => Object.keys(options)));
const ENTRY = 'npm run bench -- ';
const run = (...args: string[]) => runCommandLine(COMMANDS, args, () => undefined);

describe('docs/benchmarks.md', () => {
  test('When there is a command, then the table names it, and it names no other', () => {
    const rows = [...DOCUMENT.matchAll(/^\| \[?`([a-z][a-z-]*)`/gm)].map(([, name]) => name);
    expect(rows.sort()).toEqual([...NAMES].sort());
  });

  test('When it mentions an option, then a command has it', () => {
    const options = [...DOCUMENT.matchAll(/--([a-z][a-z-]*)/g)].map(([, name = '']) => name);
    expect(options.length).toBeGreaterThan(10);
    expect(options.filter((name) => !OPTIONS.has(name) && name !== 'help')).toEqual([]);
  });
});

describe('The command line', () => {
  test.each([[[]], [['help']], [['--help']]])(
    'When it is called with %j, then it prints all commands',
    async (args) => {
      const { report, failed } = await run(...args);
      expect(failed).toBe(false);
      for (const name of NAMES) expect(report).toContain(`${ENTRY}${name} `);
    },
  );

  test.each(COMMANDS)('When --help follows $name, then it prints its options and no other command', async (command) => {
    const { report } = await run(command.name, '--help');
    for (const option of Object.keys(command.options)) expect(report).toContain(`--${option}`);
    expect(report.split(ENTRY)).toHaveLength(2);
  });

  test('When the command is unknown, then the error lists the commands', async () => {
    const failure = await run('acuracy').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UserError);
    expect((failure as Error).message).toMatch(/There is no command acuracy\.[\s\S]*accuracy/);
  });

  test('When an option is wrong, then the error lists the options of the command', async () => {
    const failure = await run('queue', '--analyses', 'none').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UserError);
    expect((failure as Error).message).toMatch(/--analyses must be a positive whole number[\s\S]*--parses N/);
  });
});
