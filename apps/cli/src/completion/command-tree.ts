import type { Command } from 'commander';

/** What can follow a command. */
export interface CommandNode {
  /** Names from the program down, without its own: "section get". */
  path: string;
  description: string;
  commands: { name: string; description: string }[];
  options: { flags: string[]; description: string; takesValue: boolean; choices: string[] }[];
  /** Choices of each argument; empty for free ones. */
  arguments: string[][];
  /** Whether arguments are names of files. */
  takesFiles: boolean;
}

/** All commands, the program first. */
export function readCommandTree(program: Command): CommandNode[] {
  const globals = program.options;
  const visit = (command: Command, path: readonly string[]): CommandNode[] => [
    {
      path: path.join(' '),
      description: command.summary() || command.description(),
      commands: command.commands.map((one) => ({ name: one.name(), description: one.summary() || one.description() })),
      options: [...command.options, ...(command === program ? [] : globals)].map((one) => ({
        flags: [one.short, one.long].filter((flag) => flag !== undefined),
        description: one.description,
        takesValue: one.required || one.optional,
        choices: [...(one.argChoices ?? [])],
      })),
      arguments: command.registeredArguments.map((one) => [...(one.argChoices ?? [])]),
      takesFiles: command.registeredArguments.some((one) => one.name() === 'files'),
    },
    ...command.commands.flatMap((one) => visit(one, [...path, one.name()])),
  ];
  return visit(program, []);
}
