import { reportFailure } from '@brandprint/operator/args';
import { createLogger, secretsOf, UserError } from '@brandprint/platform';
import { type Command, parseCommand, USAGE } from './args.ts';
import { type Context, say } from './commands/context.ts';
import { readSettings } from './env.ts';
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

async function main(): Promise<number> {
  const settings = readSettings();
  const command = parseCommand(process.argv.slice(2), settings.INIT_CWD ?? process.cwd());
  const level = settings.LOG_LEVEL ?? LOG_LEVEL[command.name];
  const logger = createLogger({ level, service: 'standalone', secrets: secretsOf(settings) });
  const stopping = new AbortController();
  listenForStop(() => stopping.abort());
  const giveUp = (reason: UserError) => stopping.abort(reason);
  const code = await run(command, { settings, logger, stop: stopping.signal, giveUp });
  if (stopping.signal.reason instanceof UserError) throw stopping.signal.reason;
  return code;
}

/** Each command is loaded when it is asked for: `keys` needs no browser. */
async function run(command: Command, context: Context): Promise<number> {
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

const code = await main().catch((error: unknown) => reportFailure(error, USAGE));
process.stdout.write('', () => process.exit(code));
