import type { CommandNode } from './command-tree.ts';

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
/** In a list of zsh, a colon separates a name from its description. */
const entry = (name: string, description: string): string => quote(`${name.replaceAll(':', '\\:')}:${description}`);

/** A script that completes `brandprint` in zsh. */
export function zshCompletion(tree: readonly CommandNode[]): string {
  const cases = tree.map(({ path, commands, options, arguments: args, takesFiles }) => {
    const values = options.flatMap(({ flags, takesValue, choices }) =>
      takesValue
        ? [`${flags.join('|')}) ${choices.length > 0 ? `compadd -- ${choices.join(' ')}` : '_files'}; return ;;`]
        : [],
    );
    const fixed = args.flat();
    return `    ${quote(path)})
      options=(${options.flatMap(({ flags, description }) => flags.map((flag) => entry(flag, description))).join(' ')})
      commands=(${[...commands.map((one) => entry(one.name, one.description)), ...fixed.map(quote)].join(' ')})
      files=${takesFiles ? 1 : ''}
      case "$previous" in
        ${[...values, '*) ;;'].join('\n        ')}
      esac ;;`;
  });
  const names = tree.filter(({ path }) => path !== '').map(({ path }) => quote(path));
  return `#compdef brandprint
# brandprint completion for zsh: put this into ~/.zshrc, after compinit
#   eval "$(brandprint completion zsh)"
_brandprint() {
  local command="" word candidate previous="\${words[CURRENT-1]}" files=""
  local -a options commands
  for word in "\${(@)words[2,CURRENT-1]}"; do
    candidate="\${command:+$command }$word"
    case "$candidate" in
      ${names.join('|')}) command="$candidate" ;;
    esac
  done
  case "$command" in
${cases.join('\n')}
  esac
  if [[ "\${words[CURRENT]}" == -* ]]; then
    _describe option options
  else
    (( \${#commands} )) && _describe command commands
    [[ -n "$files" ]] && _files
  fi
}
compdef _brandprint brandprint
`;
}
