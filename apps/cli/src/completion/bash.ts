import { type CommandNode, flagsWithValue } from './command-tree.ts';

const words = (list: readonly string[]): string => list.join(' ');

/** A script that completes `brandprint` in bash 3.2 and newer. */
export function bashCompletion(tree: readonly CommandNode[]): string {
  const cases = tree.map(
    ({ path, commands, options, arguments: args }) => `    "${path}")
      options="${words(options.flatMap(({ flags }) => flags))}"
      case "$previous" in
        ${[
          ...options.filter(({ takesValue }) => takesValue).map(valueCase),
          `*) case "$position" in
          ${commands.length > 0 ? `0) words="${words(commands.map(({ name }) => name))}" ;;` : args.map(argumentAt).join('\n          ')}
        esac ;;`,
        ].join('\n        ')}
      esac ;;`,
  );
  const names = tree.filter(({ path }) => path !== '').map(({ path }) => `"${path}"`);
  return `# brandprint completion for bash: put this into ~/.bashrc
#   eval "$(brandprint completion bash)"
_brandprint() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="" position=0 skip="" word words="" options="" files="" list="" prefix="" candidate
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if [[ -n "$skip" ]]; then skip=""; continue; fi
    case "$word" in
      ${flagsWithValue(tree).join('|')}) skip=1; continue ;;
      -*) continue ;;
    esac
    candidate="\${command:+$command }$word"
    case "$candidate" in
      ${names.join('|')}) command="$candidate" ;;
      *) position=$((position + 1)) ;;
    esac
  done
  case "$command" in
${cases.join('\n')}
  esac
  if [[ "$current" == -* ]]; then words="$options"; files=""; fi
  if [[ -n "$list" && "$current" == *,* ]]; then prefix="\${current%,*},"; fi
  COMPREPLY=($(compgen -P "$prefix" -W "$words" -- "\${current#"$prefix"}"))
  if [[ -n "$files" ]]; then COMPREPLY+=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _brandprint brandprint
`;
}

const valueCase = ({ flags, choices, isList }: CommandNode['options'][number]): string =>
  choices.length > 0
    ? `${flags.join('|')}) words="${words(choices)}"${isList ? '; list=1' : ''} ;;`
    : `${flags.join('|')}) files=1 ;;`;

const argumentAt = ({ choices, isFile, isVariadic }: CommandNode['arguments'][number], index: number): string =>
  `${isVariadic ? '*' : index}) words="${words(choices)}"${isFile ? '; files=1' : ''} ;;`;
