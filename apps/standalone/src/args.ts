import { resolve } from 'node:path';
import { MAX_PAGES, SourceUrl, Stage } from '@brandprint/contracts';
import {
  KEYS_OPTIONS,
  type KeysAction,
  keysAction,
  MOST_WORDS,
  readArgs,
  SUBSCRIPTIONS,
  UsageError,
  WORKSPACES_OPTIONS,
  type WorkspacesAction,
  wholeNumber,
  workspacesAction,
} from '@brandprint/operator/args';

export interface QuickstartCommand {
  name: 'quickstart';
  /** Undefined: the bundled site. */
  url: string | undefined;
  once: boolean;
  out: string | undefined;
  port: number | undefined;
  data: string | undefined;
  maxPages: number | undefined;
  stages: Stage[] | undefined;
}

export interface StartCommand {
  name: 'start';
  port: number | undefined;
  data: string | undefined;
}

export interface MigrateCommand {
  name: 'migrate';
  data: string | undefined;
}

export type KeysCommand = { name: 'keys'; data: string | undefined } & KeysAction;
export type WorkspacesCommand = { name: 'workspaces'; data: string | undefined } & WorkspacesAction;

export type Command =
  | QuickstartCommand
  | StartCommand
  | MigrateCommand
  | KeysCommand
  | WorkspacesCommand
  | { name: 'setup' }
  | { name: 'help' };

export const USAGE = `Usage:
  npm run quickstart -- [URL] [--once] [--out FILE] [--port N] [--data DIR] [--max-pages N] [--stages a,b]
  npm start -- [--port N] [--data DIR]
  npm run setup
  npm run migrate -- [--data DIR]
  npm run keys -- create --workspace NAME [--env prod|stag] [--description TEXT] [--data DIR]
  npm run keys -- list [--workspace NAME] [--data DIR]
  npm run keys -- revoke ID [--data DIR]
  npm run workspaces -- create NAME [--parse-limit N] [--data DIR]
  npm run workspaces -- list [--data DIR]
  npm run workspaces -- subscription NAME ${SUBSCRIPTIONS.join('|')} [--data DIR]
  npm run workspaces -- limit NAME N|default [--data DIR]
  npm run workspaces -- concurrency NAME N|default [--data DIR]`;

const SERVING = { port: { type: 'string' }, data: { type: 'string' } } as const;
const ASKING = { once: { type: 'boolean' }, out: { type: 'string' } } as const;
const CRAWLING = { 'max-pages': { type: 'string' }, stages: { type: 'string' } } as const;
const KEYS = { ...KEYS_OPTIONS, data: SERVING.data } as const;
const WORKSPACES = { ...WORKSPACES_OPTIONS, data: SERVING.data } as const;

/** Reads a command line; paths are taken from `cwd`. Throws UsageError. */
export function parseCommand(argv: string[], cwd: string): Command {
  const [name, ...args] = argv;
  if (args.includes('--help') || args.includes('-h') || name === 'help') return { name: 'help' };
  const path = (value: string | undefined) => (value === undefined ? undefined : resolve(cwd, value));
  switch (name) {
    case 'quickstart': {
      const { values, positionals } = readArgs(args, { ...SERVING, ...ASKING, ...CRAWLING }, 1);
      return {
        name,
        url: positionals[0] === undefined ? undefined : siteUrl(positionals[0]),
        once: values.once ?? false,
        out: path(values.out),
        port: portNumber(values.port),
        data: path(values.data),
        maxPages: wholeNumber('--max-pages', values['max-pages'], MAX_PAGES.min, MAX_PAGES.max),
        stages: values.stages === undefined ? undefined : stageList(values.stages),
      };
    }
    case 'start': {
      const { values } = readArgs(args, SERVING, 0);
      return { name, port: portNumber(values.port), data: path(values.data) };
    }
    case 'migrate': {
      const { values } = readArgs(args, { data: SERVING.data }, 0);
      return { name, data: path(values.data) };
    }
    case 'setup':
      readArgs(args, {}, 0);
      return { name };
    case 'keys': {
      const { values, positionals } = readArgs(args, KEYS, MOST_WORDS.keys);
      return { name, data: path(values.data), ...keysAction(positionals, values) };
    }
    case 'workspaces': {
      const { values, positionals } = readArgs(args, WORKSPACES, MOST_WORDS.workspaces);
      return { name, data: path(values.data), ...workspacesAction(positionals, values) };
    }
    default:
      throw new UsageError(name ? `There is no command ${name}.` : 'No command.');
  }
}

/** An http(s) URL; a bare host name such as example.com is taken to mean https, one of this machine http. */
function siteUrl(text: string): string {
  const complete = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const looksLikeHost = /^[^\s/]+\.[^\s/]+|^[^\s/]+:\d+|^localhost\b/i.test(text);
  const scheme = /^(localhost|127\.)/i.test(text) ? 'http' : 'https';
  const result = SourceUrl.safeParse(complete || !looksLikeHost ? text : `${scheme}://${text}`);
  if (result.success) return result.data;
  throw new UsageError(`${JSON.stringify(text)} is no URL of a website: it ${result.error.issues[0]?.message}.`);
}

const portNumber = (text: string | undefined) => wholeNumber('--port', text, 0, 65_535);

function stageList(text: string): Stage[] {
  return text.split(',').map((part) => {
    const stage = Stage.safeParse(part.trim());
    if (stage.success) return stage.data;
    throw new UsageError(
      `--stages does not know ${JSON.stringify(part.trim())}; it takes ${Stage.options.join(', ')}.`,
    );
  });
}
