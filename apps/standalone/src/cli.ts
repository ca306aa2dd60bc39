import { reportFailure } from '@brandprint/operator/args';
import { createLogger, type Logger, secretsOf, UserError } from '@brandprint/platform';
import { type Command, parseCommand, USAGE } from './args.ts';
import { type Context, say, type Terminal } from './commands/context.ts';
import { readSettings, type Settings } from './env.ts';
import { logStream } from './quickstart/screen.ts';
import { listenForStop } from './signals.ts';

/** A quickstart is read by a person, a server by whoever collects its log. */
const LOG_LEVEL = {
  start: 'info',
  quickstart: 'warn',
  migrate: 'warn',
  keys: 'warn',
  workspaces: 'warn',
  setup: 'warn',
  help: 'warn',
} as const;

/** Runs the command that the process was called with; answers its exit code. */
export const runCli = (terminal: Terminal): Promise<number> =>
  run(terminal).catch((error: unknown) => reportFailure(error, USAGE));

async function run(terminal: Terminal): Promise<number> {
  const settings = readSettings();
  const command = parseCommand(process.argv.slice(2), settings.INIT_CWD ?? process.cwd());
  const logger = createCommandLogger(command, settings, terminal);
  const stopping = new AbortController();
  listenForStop(() => stopping.abort());
  const giveUp = (reason: UserError) => stopping.abort(reason);
  const code = await runCommand(command, { settings, logger, stop: stopping.signal, giveUp, ...terminal });
  if (stopping.signal.reason instanceof UserError) throw stopping.signal.reason;
  return code;
}

/** JSON, as whatever collects logs wants it; text where a person looks at it, that is on a terminal and not of a server. */
function createCommandLogger({ name }: Command, settings: Settings, { screen, paint }: Terminal): Logger {
  const level = settings.LOG_LEVEL ?? LOG_LEVEL[name];
  const common = { level, service: 'standalone', secrets: secretsOf(settings) };
  if (!process.stderr.isTTY || name === 'start') return createLogger(common);
  return createLogger({ ...common, format: 'text', ...(screen.live && { stream: logStream(screen, paint) }) });
}

/** Each command is loaded when it is asked for: `keys` needs no browser. */
async function runCommand(command: Command, context: Context): Promise<number> {
  switch (command.name) {
    case 'quickstart':
      return (await import('./commands/quickstart.ts')).quickstart(command, context);
    case 'start':
      return (await import('./commands/start.ts')).start(command, context);
    case 'keys':
      return (await import('./commands/keys.ts')).keys(command, context);
    case 'workspaces':
      return (await import('./commands/workspaces.ts')).workspaces(command, context);
    case 'migrate':
      return (await import('./commands/migrate.ts')).migrate(command, context);
    case 'setup':
      return (await import('./commands/setup.ts')).setup(context);
    case 'help':
      say(USAGE);
      return 0;
  }
}
