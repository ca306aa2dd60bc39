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

/** Reads settings and command line, and loads the command. The answer runs it, or says what is wrong; it is the exit code. */
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

type Act = (context: Context) => Promise<number>;

async function run(act: Act, context: Omit<Context, 'stop' | 'giveUp'>): Promise<number> {
  const stopping = new AbortController();
  listenForStop(() => stopping.abort());
  const giveUp = (reason: UserError) => stopping.abort(reason);
  const code = await act({ ...context, stop: stopping.signal, giveUp });
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
async function load(command: Command): Promise<Act> {
  switch (command.name) {
    case 'quickstart': {
      const { quickstart } = await import('./commands/quickstart.ts');
      return (context) => quickstart(command, context);
    }
    case 'start': {
      const { start } = await import('./commands/start.ts');
      return (context) => start(command, context);
    }
    case 'keys': {
      const { keys } = await import('./commands/keys.ts');
      return (context) => keys(command, context);
    }
    case 'workspaces': {
      const { workspaces } = await import('./commands/workspaces.ts');
      return (context) => workspaces(command, context);
    }
    case 'migrate': {
      const { migrate } = await import('./commands/migrate.ts');
      return (context) => migrate(command, context);
    }
    case 'setup':
      return (await import('./commands/setup.ts')).setup;
    case 'help':
      return async () => {
        say(USAGE);
        return 0;
      };
  }
}
