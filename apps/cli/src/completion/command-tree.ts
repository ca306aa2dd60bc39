import type { Argument, Command, Option } from 'commander';

/** What can follow a command. */
export interface CommandNode {
  /** Names from the program down, without its own: "section get". */
  path: string;
  description: string;
  commands: { name: string; description: string }[];
  options: OptionNode[];
  /** In their order. The last one may be given more than once. */
  arguments: ArgumentNode[];
}

interface OptionNode {
  flags: string[];
  description: string;
  takesValue: boolean;
  choices: string[];
  /** Whether the value is choices with commas between them. */
  isList: boolean;
}

interface ArgumentNode {
  choices: string[];
  isFile: boolean;
  isVariadic: boolean;
}

/** All commands, the program first. */
export function readCommandTree(program: Command): CommandNode[] {
  const globals = program.options;
  const visit = (command: Command, path: readonly string[]): CommandNode[] => [
    {
      path: path.join(' '),
      description: command.summary() || command.description(),
      commands: command.commands.map((one) => ({ name: one.name(), description: one.summary() || one.description() })),
      options: [...command.options, ...(command === program ? [] : globals)].map(readOption),
      arguments: command.registeredArguments.map(readArgument),
    },
    ...command.commands.flatMap((one) => visit(one, [...path, one.name()])),
  ];
  return visit(program, []);
}

/** The flags of all commands that are followed by a value. */
export const flagsWithValue = (tree: readonly CommandNode[]): string[] => [
  ...new Set(
    tree.flatMap(({ options }) => options.filter(({ takesValue }) => takesValue).flatMap(({ flags }) => flags)),
  ),
];

const readOption = (option: Option): OptionNode => ({
  flags: [option.short, option.long].filter((flag) => flag !== undefined),
  description: option.description,
  takesValue: option.required || option.optional,
  choices: [...(option.argChoices ?? [])],
  // Its value is called <a,b>.
  isList: option.flags.includes(',b>'),
});

const readArgument = (argument: Argument): ArgumentNode => ({
  choices: [...(argument.argChoices ?? [])],
  isFile: ['files', 'data', 'patch'].includes(argument.name()),
  isVariadic: argument.variadic,
});
