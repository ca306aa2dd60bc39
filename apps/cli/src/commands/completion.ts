import { Argument, type Command } from 'commander';
import { bashCompletion } from '../completion/bash.ts';
import { readCommandTree } from '../completion/command-tree.ts';
import { fishCompletion } from '../completion/fish.ts';
import { zshCompletion } from '../completion/zsh.ts';
import type { RegisterCommands } from '../context.ts';

const SHELLS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };
type Shell = keyof typeof SHELLS;

export const registerCompletion: RegisterCommands = (program, act) => {
  program
    .command('completion')
    .summary('print a script that completes commands in your shell')
    .description('Print a script that completes commands and options in your shell.')
    .addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(SHELLS)))
    .addHelpText(
      'after',
      `
Examples:
  $ eval "$(brandprint completion bash)"      # in ~/.bashrc
  $ eval "$(brandprint completion zsh)"       # in ~/.zshrc, after compinit
  $ brandprint completion fish > ~/.config/fish/completions/brandprint.fish`,
    )
    .action(
      act(async ({ output }, shell: Shell, _options: object, _: Command) => {
        const script = SHELLS[shell](readCommandTree(program));
        if (output.json) output.result({ shell, script }, () => []);
        else output.raw(script);
      }),
    );
};
