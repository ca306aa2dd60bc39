import { type Command, type CommandResult, type LogProgress, UsageError } from '@brandprint/harness/command';
import { UserError } from '@brandprint/platform';
import { describeCommand, describeCommands } from './usage.ts';

/** Runs the command that the arguments name. Throws UserError if they are wrong. */
export async function runCommandLine(
  commands: readonly Command[],
  [name, ...args]: string[],
  logProgress: LogProgress,
): Promise<CommandResult> {
  if (name === undefined || name === 'help' || name === '--help') return help(describeCommands(commands));
  const command = commands.find((one) => one.name === name);
  if (!command) throw new UserError(`There is no command ${name}.\n\n${describeCommands(commands)}`);
  if (args.includes('--help')) return help(describeCommand(command));
  try {
    return await command.run(args, logProgress);
  } catch (error) {
    if (error instanceof UsageError) throw new UserError(`${error.message}\n\n${describeCommand(command)}`);
    throw error;
  }
}

const help = (report: string): CommandResult => ({ report, data: {}, failed: false, out: undefined });
