import { createScreen, createTerminalStyle } from '@brandprint/terminal';

/** The only command that shows its start from the first moment; `--help` does not start anything. */
const isQuickstart = process.argv[2] === 'quickstart' && !process.argv.some((arg) => arg === '--help' || arg === '-h');

const paint = createTerminalStyle(colorDepth());
const screen = createScreen(process.stdout, paint);
const load = async () => (await import('./cli.ts')).loadCli({ screen, paint });
const run = await (isQuickstart ? screen.step('Loading Brandprint', load) : load());
const code = await run();
process.stdout.write('', () => process.exit(code));

function colorDepth(): number {
  const { NO_COLOR, COLORTERM } = process.env;
  if (!process.stdout.isTTY || NO_COLOR) return 1;
  return COLORTERM === 'truecolor' || COLORTERM === '24bit' ? 24 : process.stdout.getColorDepth();
}
