import { type CommandNode, flagsWithValue } from './command-tree.ts';

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Commands that complete `brandprint` in fish. */
export function fishCompletion(tree: readonly CommandNode[]): string {
  const lines = tree.flatMap(({ path, commands, options, arguments: args }) => {
    /** Applies to a command, and to one of its arguments. */
    const at = (position: number | '' = '') => `complete -c brandprint -n '__brandprint_at "${path}" ${position}'`;
    return [
      ...commands.map(({ name, description }) => `${at(0)} -a ${name} -d ${quote(description)}`),
      ...args.flatMap(({ choices, isFile, isVariadic }, index) => [
        ...(choices.length > 0 ? [`${at(index)} -a ${quote(choices.join(' '))}`] : []),
        ...(isFile ? [`${at(isVariadic ? '' : index)} -F`] : []),
      ]),
      ...options.map((option) => {
        const names = option.flags.map((flag) =>
          flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
        );
        return `${at()} ${names.join(' ')}${valueFlags(option)} -d ${quote(option.description)}`;
      }),
    ];
  });
  const names = tree.filter(({ path }) => path !== '').map(({ path }) => `"${path}"`);
  return `# brandprint completion for fish: brandprint completion fish > ~/.config/fish/completions/brandprint.fish
function __brandprint_at
  set -l command ""
  set -l position 0
  set -l skip ""
  for word in (commandline -opc)[2..-1]
    if test -n "$skip"
      set skip ""
      continue
    end
    if contains -- "$word" ${flagsWithValue(tree).join(' ')}
      set skip 1
      continue
    end
    string match -q -- "-*" "$word"; and continue
    set -l candidate (string trim "$command $word")
    if contains -- "$candidate" ${names.join(' ')}
      set command "$candidate"
    else
      set position (math $position + 1)
    end
  end
  test "$command" = "$argv[1]"; and test -z "$argv[2]" -o "$argv[2]" = $position
end
complete -c brandprint -f
${lines.join('\n')}
`;
}

function valueFlags({ takesValue, choices, isList }: CommandNode['options'][number]): string {
  if (!takesValue) return '';
  if (choices.length === 0) return ' -r -F';
  return ` -x -a ${quote(isList ? `(__fish_append , ${choices.join(' ')})` : choices.join(' '))}`;
}
