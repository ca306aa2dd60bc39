import { createPaint } from './quickstart/paint.ts';
import { createScreen } from './quickstart/screen.ts';

/** The one command that shows what it does from its first moment on; `--help` is no start. */
const isQuickstart = process.argv[2] === 'quickstart' && !process.argv.some((arg) => arg === '--help' || arg === '-h');
const hasColors = process.stdout.isTTY && !process.env.NO_COLOR;

const paint = createPaint(hasColors ? process.stdout.getColorDepth() : 1);
const screen = createScreen(process.stdout, paint);
// Loading all parts takes longer than anything else of the start.
if (isQuickstart) await screen.step('Loading Brandprint', () => import('./commands/quickstart.ts'));
const { runCli } = await import('./cli.ts');
const code = await runCli({ screen, paint });
process.stdout.write('', () => process.exit(code));
