import type { CommandNode } from './command-tree.ts';

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Commands that complete `brandprint` in fish. */
export function fishCompletion(tree: readonly CommandNode[]): string {
  const lines = tree.flatMap(({ path, commands, options, arguments: args, takesFiles }) => {
    const condition = `-n ${quote(`__brandprint_at ${quote(path).replaceAll("'", '"')}`)}`;
    return [
      ...commands.map(
        ({ name, description }) => `complete -c brandprint ${condition} -a ${name} -d ${quote(description)}`,
      ),
      ...args.flat().map((choice) => `complete -c brandprint ${condition} -a ${quote(choice)}`),
      ...options.map(({ flags, description, takesValue, choices }) => {
        const names = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
        const value = takesValue ? (choices.length > 0 ? ` -x -a ${quote(choices.join(' '))}` : ' -r') : '';
        return `complete -c brandprint ${condition} ${names.join(' ')}${value} -d ${quote(description)}`;
      }),
      ...(takesFiles ? [`complete -c brandprint ${condition} -F`] : []),
    ];
  });
  const names = tree.filter(({ path }) => path !== '').map(({ path }) => `"${path}"`);
  return `# brandprint completion for fish: brandprint completion fish > ~/.config/fish/completions/brandprint.fish
function __brandprint_at
  set -l command ""
  for word in (commandline -opc)[2..-1]
    set -l candidate (string trim "$command $word")
    contains -- "$candidate" ${names.join(' ')}; and set command "$candidate"
  end
  test "$command" = "$argv[1]"
end
complete -c brandprint -f
${lines.join('\n')}
`;
}
