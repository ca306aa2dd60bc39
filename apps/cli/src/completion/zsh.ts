import { type CommandNode, flagsWithValue } from './command-tree.ts';

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
/** In a list of zsh, a colon separates a name from its description. */
const entry = (name: string, description: string): string => quote(`${name.replaceAll(':', '\\:')}:${description}`);

/** A script that completes `brandprint` in zsh. */
export function zshCompletion(tree: readonly CommandNode[]): string {
  const cases = tree.map(
    ({ path, commands, options, arguments: args }) => `    ${quote(path)})
      options=(${options.flatMap(({ flags, description }) => flags.map((flag) => entry(flag, description))).join(' ')})
      case "$previous" in
        ${[...options.filter(({ takesValue }) => takesValue).map(valueCase), '*) ;;'].join('\n        ')}
      esac
      case "$position" in
        ${
          commands.length > 0
            ? `0) names=(${commands.map((one) => entry(one.name, one.description)).join(' ')}) ;;`
            : args.map(argumentAt).join('\n        ')
        }
        *) ;;
      esac ;;`,
  );
  const names = tree.filter(({ path }) => path !== '').map(({ path }) => quote(path));
  return `#compdef brandprint
# brandprint completion for zsh: put this into ~/.zshrc, after compinit
#   eval "$(brandprint completion zsh)"
_brandprint() {
  local command="" word candidate previous="\${words[CURRENT-1]}" position=0 skip="" files=""
  local -a options names
  for word in "\${(@)words[2,CURRENT-1]}"; do
    if [[ -n "$skip" ]]; then skip=""; continue; fi
    case "$word" in
      ${flagsWithValue(tree).join('|')}) skip=1; continue ;;
      -*) continue ;;
    esac
    candidate="\${command:+$command }$word"
    case "$candidate" in
      ${names.join('|')}) command="$candidate" ;;
      *) (( position += 1 )) ;;
    esac
  done
  case "$command" in
${cases.join('\n')}
  esac
  if [[ "\${words[CURRENT]}" == -* ]]; then
    _describe option options
  else
    (( \${#names} )) && _describe value names
    [[ -n "$files" ]] && _files
  fi
}
compdef _brandprint brandprint
`;
}

function valueCase({ flags, choices, isList }: CommandNode['options'][number]): string {
  const values =
    choices.length === 0 ? '_files' : `${isList ? '_sequence compadd -' : 'compadd --'} ${choices.join(' ')}`;
  return `${flags.join('|')}) ${values}; return ;;`;
}

const argumentAt = ({ choices, isFile, isVariadic }: CommandNode['arguments'][number], index: number): string =>
  `${isVariadic ? '*' : index}) names=(${choices.map(quote).join(' ')})${isFile ? '; files=1' : ''} ;;`;
