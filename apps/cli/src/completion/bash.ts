import type { CommandNode } from './command-tree.ts';

const words = (list: readonly string[]): string => list.join(' ');

/** A script that completes `brandprint` in bash 3.2 and newer. */
export function bashCompletion(tree: readonly CommandNode[]): string {
  const cases = tree.map(({ path, commands, options, arguments: args, takesFiles }) => {
    const valued = options.filter(({ takesValue }) => takesValue);
    const withChoices = valued.filter(({ choices }) => choices.length > 0);
    const values = [
      ...withChoices.map(({ flags, choices }) => `${flags.join('|')}) words="${words(choices)}" ;;`),
      ...(valued.length > withChoices.length
        ? [
            `${valued
              .filter((one) => !withChoices.includes(one))
              .flatMap(({ flags }) => flags)
              .join('|')}) files=1 ;;`,
          ]
        : []),
    ];
    const fixed = args.flat();
    const nothing = [
      `words="${words([...commands.map(({ name }) => name), ...fixed])}"`,
      ...(takesFiles ? ['files=1'] : []),
    ].join('; ');
    return `    "${path}")
      options="${words(options.flatMap(({ flags }) => flags))}"
      case "$previous" in
        ${[...values, `*) ${nothing} ;;`].join('\n        ')}
      esac ;;`;
  });
  const names = tree.filter(({ path }) => path !== '').map(({ path }) => `"${path}"`);
  return `# brandprint completion for bash: put this into ~/.bashrc
#   eval "$(brandprint completion bash)"
_brandprint() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="" word words="" options="" files="" candidate
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    candidate="\${command:+$command }$word"
    case "$candidate" in
      ${names.join('|')}) command="$candidate" ;;
    esac
  done
  case "$command" in
${cases.join('\n')}
  esac
  if [[ "$current" == -* ]]; then words="$options"; files=""; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [[ -n "$files" ]]; then COMPREPLY+=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _brandprint brandprint
`;
}
