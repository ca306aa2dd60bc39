import { reportFailure } from '@brandprint/operator/args';
import { createLogger, type Logger, printLine, secretsOf, UserError } from '@brandprint/platform';
import { logStream } from '@brandprint/terminal';
import { type Command, parseCommand, USAGE } from './args.ts';
import type { CommandContext, Terminal } from './commands/context.ts';
import { readSettings, type Settings } from './env.ts';
import { onStopSignal } from './signals.ts';

/** The quickstart's output is for a person, a server's for a log collector. */
const LOG_LEVEL = {
  start: 'info',
  quickstart: 'warn',
  migrate: 'warn',
  keys: 'warn',
  users: 'warn',
  workspaces: 'warn',
  setup: 'warn',
  help: 'warn',
} as const;

/**
 * Reads settings and command line, and loads the command. Returns a function that runs it or reports what is wrong; its
 * result is the exit code.
 */
export async function loadCli(terminal: Terminal): Promise<() => Promise<number>> {
  const report = async (error: unknown) => reportFailure(error, USAGE);
  try {
    const settings = readSettings();
    const command = parseCommand(process.argv.slice(2), settings.INIT_CWD ?? process.cwd());
    const act = await load(command);
    return () =>
      run(act, { settings, logger: createCommandLogger(command, settings, terminal), ...terminal }).catch(report);
  } catch (error) {
    return () => report(error);
  }
}

type Act = (context: CommandContext) => Promise<number>;

async function run(act: Act, context: Omit<CommandContext, 'stop' | 'abort'>): Promise<number> {
  const stopping = new AbortController();
  onStopSignal(() => stopping.abort());
  const abort = (reason: UserError) => stopping.abort(reason);
  const code = await act({ ...context, stop: stopping.signal, abort });
  if (stopping.signal.reason instanceof UserError) throw stopping.signal.reason;
  return code;
}

/** JSON for log collectors; text on a terminal, except for a server. */
function createCommandLogger({ name }: Command, settings: Settings, { screen, paint }: Terminal): Logger {
  const level = settings.LOG_LEVEL ?? LOG_LEVEL[name];
  const common = { level, service: 'standalone', secrets: secretsOf(settings) };
  if (!process.stderr.isTTY || name === 'start') return createLogger(common);
  return createLogger({ ...common, format: 'text', ...(screen.live && { stream: logStream(screen, paint) }) });
}

/** Each command is loaded on demand: `runKeys` needs no browser. */
async function load(command: Command): Promise<Act> {
  switch (command.name) {
    case 'quickstart': {
      const { runQuickstart } = await import('./commands/quickstart.ts');
      return (context) => runQuickstart(command, context);
    }
    case 'start': {
      const { runStart } = await import('./commands/start.ts');
      return (context) => runStart(command, context);
    }
    case 'keys': {
      const { runKeys } = await import('./commands/keys.ts');
      return (context) => runKeys(command, context);
    }
    case 'users': {
      const { runUsers } = await import('./commands/users.ts');
      return (context) => runUsers(command, context);
    }
    case 'workspaces': {
      const { runWorkspaces } = await import('./commands/workspaces.ts');
      return (context) => runWorkspaces(command, context);
    }
    case 'migrate': {
      const { runMigrate } = await import('./commands/migrate.ts');
      return (context) => runMigrate(command, context);
    }
    case 'setup':
      return (await import('./commands/setup.ts')).runSetup;
    case 'help':
      return async () => {
        printLine(USAGE);
        return 0;
      };
  }
}
