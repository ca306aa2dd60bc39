import { type Command, CommanderError } from 'commander';
import { pathFrom } from './arguments.ts';
import { connect } from './connection.ts';
import type { CommandAction, CommandContext, Connection, ServerOptions } from './context.ts';
import { CliError, describeFailure, type Failure, InterruptedError } from './errors.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';
import { type CommandOutput, createOutput } from './output.ts';
import { createProgram } from './program.ts';

type GlobalOptions = ServerOptions & { json?: boolean; quiet?: boolean };

/** Runs a command line, without the names of node and the script. Returns the exit code. */
export async function runCli(argv: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.ok;
  const act =
    <Args extends unknown[]>(work: CommandAction<Args>) =>
    async (...args: Args): Promise<void> => {
      const { json = false, quiet = false, ...server }: GlobalOptions = optionsOf(args);
      if (server.data) server.data = pathFrom(io, server.data);
      exitCode = await perform(createOutput(io, { json, quiet }), server, io, (context) => work(context, ...args));
    };
  const program = createProgram(act);
  const isJson = argv.includes('--json');
  for (const command of allOf(program)) {
    command.exitOverride().configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => {
        if (!isJson) io.stderr.write(text);
      },
      getOutHelpWidth: () => io.stdout.columns || 80,
      getErrHelpWidth: () => io.stderr.columns || 80,
      getOutHasColors: () => io.stdout.colorDepth > 1,
      getErrHasColors: () => io.stderr.colorDepth > 1,
    });
  }
  if (argv.length === 0) {
    program.outputHelp();
    return EXIT.ok;
  }
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return EXIT.ok;
    if (isJson) createOutput(io, { json: true, quiet: false }).failure(usageFailure(error));
    return EXIT.usage;
  }
  return exitCode;
}

const usageFailure = ({ message }: CommanderError): Failure => ({
  message: message.replace(/^error: /, ''),
  hint: 'Add --help to see how it is used.',
  exitCode: EXIT.usage,
  code: undefined,
  requestId: undefined,
});

/** The last argument of an action is its command. */
const optionsOf = (args: unknown[]): GlobalOptions => (args.at(-1) as Command).optsWithGlobals();

const allOf = (command: Command): Command[] => [command, ...command.commands.flatMap(allOf)];

/** Runs the work, then stops what it started, and reports what went wrong. */
async function perform(
  output: CommandOutput,
  server: ServerOptions,
  io: Io,
  work: (context: CommandContext) => Promise<ExitCode> | Promise<void>,
): Promise<ExitCode> {
  const connections: Connection[] = [];
  const context: CommandContext = {
    io,
    output,
    server,
    async connect(options = {}) {
      const connection = await connect(server, options, { io, output });
      connections.push(connection);
      return connection;
    },
  };
  try {
    const code = await work(context);
    return typeof code === 'number' ? code : EXIT.ok;
  } catch (error) {
    return report(io.signal.aborted && !(error instanceof CliError) ? new InterruptedError() : error, output);
  } finally {
    for (const connection of connections) await connection.stop();
  }
}

function report(error: unknown, output: CommandOutput): ExitCode {
  const failure = describeFailure(error);
  if (!failure) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    output.failure({
      message: `This is a bug in brandprint. ${stack}`,
      hint: 'Please report it.',
      exitCode: EXIT.failed,
      code: undefined,
      requestId: undefined,
    });
    return EXIT.failed;
  }
  output.failure(failure);
  return failure.exitCode;
}
