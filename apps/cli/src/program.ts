import { Command } from 'commander';
import { registerAnalyze } from './commands/analyze.ts';
import { registerBrands } from './commands/brands.ts';
import { registerCheck } from './commands/check.ts';
import { registerCompletion } from './commands/completion.ts';
import { registerDoctor } from './commands/doctor.ts';
import { registerExport } from './commands/export.ts';
import { registerKeys } from './commands/keys.ts';
import { registerLogin } from './commands/login.ts';
import { registerMcp } from './commands/mcp.ts';
import { registerSections } from './commands/sections.ts';
import { registerUsage } from './commands/usage.ts';
import { registerWebhooks } from './commands/webhooks.ts';
import type { RegisterCommands } from './context.ts';
import { version } from './version.ts';

const EXIT_CODES = `
Exit codes:
  0 success   1 finding   2 analysis failed   3 wrong usage   4 authentication
  5 timeout   6 other failure   130 interrupted`;

const ENVIRONMENT = `
Environment:
  BRANDPRINT_URL, BRANDPRINT_API_KEY   the server; without one everything runs on this machine
  BRANDPRINT_BRAND                     the brand of \`check\`
  NO_COLOR                             no colours`;

const EXAMPLES = `
Examples:
  $ brandprint analyze https://example.com
  $ brandprint export example.com css --out brand.css
  $ brandprint check src/styles.css --brand example.com`;

const REGISTER: readonly RegisterCommands[] = [
  registerAnalyze,
  registerBrands,
  registerSections,
  registerExport,
  registerCheck,
  registerKeys,
  registerWebhooks,
  registerUsage,
  registerLogin,
  registerMcp,
  registerDoctor,
  registerCompletion,
];

/** All commands. `act` wraps what each does. */
export function createProgram(act: Parameters<RegisterCommands>[1]): Command {
  const program = new Command('brandprint')
    .description('Give it the URL of a website, get the brand behind it.')
    .version(version, '-V, --version', 'print the version')
    .option('--json', 'print JSON, and nothing else, on stdout')
    .option('-q, --quiet', 'print nothing but the result')
    .option('--url <url>', 'the server, instead of BRANDPRINT_URL')
    .option('--api-key <key>', 'its key, instead of BRANDPRINT_API_KEY (other users of this machine may see it)')
    .option('--data <folder>', 'without a server: the data folder')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help of a command')
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('Add --help to see how it is used.')
    .addHelpText('after', `${EXAMPLES}\n${ENVIRONMENT}\n${EXIT_CODES}`);
  for (const register of REGISTER) register(program, act);
  return program;
}
