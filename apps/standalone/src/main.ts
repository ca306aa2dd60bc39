import { createScreen } from './quickstart/screen.ts';
import { createTerminalStyle } from './quickstart/terminal-style.ts';

/** The one command that shows what it does from its first moment on; `--help` is no start. */
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
