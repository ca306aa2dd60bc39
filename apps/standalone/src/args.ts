import { dirname, resolve } from 'node:path';
import { ExportFormat, MAX_PAGES, SourceUrl, Stage } from '@brandprint/contracts';
import {
  KEYS_OPTIONS,
  type KeysAction,
  MAX_POSITIONALS,
  MAX_USERS_POSITIONALS,
  parseKeysAction,
  parseUsersAction,
  parseWholeNumber,
  parseWorkspacesAction,
  readArgs,
  SUBSCRIPTIONS,
  USERS_OPTIONS,
  UsageError,
  type UsersAction,
  WORKSPACES_OPTIONS,
  type WorkspacesAction,
} from '@brandprint/operator/args';

export interface QuickstartCommand {
  name: 'quickstart';
  /** Undefined: the included site. */
  url: string | undefined;
  once: boolean;
  out: string | undefined;
  /** What the brand is exported to: the folder is that of `out`, or the current one. */
  exports: { formats: ExportFormat[]; folder: string } | undefined;
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
export type UsersCommand = { name: 'users'; data: string | undefined } & UsersAction;
export type WorkspacesCommand = { name: 'workspaces'; data: string | undefined } & WorkspacesAction;

export type Command =
  | QuickstartCommand
  | StartCommand
  | MigrateCommand
  | KeysCommand
  | UsersCommand
  | WorkspacesCommand
  | { name: 'setup' }
  | { name: 'help' };

export const USAGE = `Usage:
  npm run quickstart -- [URL] [--once] [--out FILE] [--export a,b] [--port N] [--data DIR] [--max-pages N] [--stages a,b]
  npm start -- [--port N] [--data DIR]
  npm run setup
  npm run migrate -- [--data DIR]
  npm run keys -- create --workspace NAME [--create-workspace] [--env prod|stag] [--description TEXT] [--data DIR]
  npm run keys -- list [--workspace NAME] [--data DIR]
  npm run keys -- revoke ID [--data DIR]
  npm run users -- invite --workspace NAME [--create-workspace] [--role owner|editor|viewer] [--email ADDRESS] [--data DIR]
  npm run users -- list [--data DIR]
  npm run users -- disable|enable|reset-link EMAIL [--data DIR]
  npm run workspaces -- create NAME [--parse-limit N] [--data DIR]
  npm run workspaces -- list [--data DIR]
  npm run workspaces -- subscription NAME ${SUBSCRIPTIONS.join('|')} [--data DIR]
  npm run workspaces -- limit NAME N|default [--data DIR]
  npm run workspaces -- concurrency NAME N|default [--data DIR]
  npm run workspaces -- edits NAME MEGABYTES|default [--data DIR]
  npm run workspaces -- delete NAME --yes [--data DIR]`;

const SERVER_OPTIONS = { port: { type: 'string' }, data: { type: 'string' } } as const;
const OUTPUT_OPTIONS = { once: { type: 'boolean' }, out: { type: 'string' }, export: { type: 'string' } } as const;
const CRAWL_OPTIONS = { 'max-pages': { type: 'string' }, stages: { type: 'string' } } as const;
const KEYS_COMMAND_OPTIONS = { ...KEYS_OPTIONS, data: SERVER_OPTIONS.data } as const;
const WORKSPACES_COMMAND_OPTIONS = { ...WORKSPACES_OPTIONS, data: SERVER_OPTIONS.data } as const;

/** Parses a command line; paths are relative to `cwd`. Throws UsageError. */
export function parseCommand(argv: string[], cwd: string): Command {
  const [name, ...args] = argv;
  if (args.includes('--help') || args.includes('-h') || name === 'help') return { name: 'help' };
  const path = (value: string | undefined) => (value === undefined ? undefined : resolve(cwd, value));
  switch (name) {
    case 'quickstart': {
      const { values, positionals } = readArgs(args, { ...SERVER_OPTIONS, ...OUTPUT_OPTIONS, ...CRAWL_OPTIONS }, 1);
      return {
        name,
        url: positionals[0] === undefined ? undefined : parseSiteUrl(positionals[0]),
        once: values.once ?? false,
        out: path(values.out),
        exports:
          values.export === undefined
            ? undefined
            : { formats: parseExports(values.export), folder: dirname(resolve(cwd, values.out ?? 'brand')) },
        port: parsePort(values.port),
        data: path(values.data),
        maxPages: parseWholeNumber('--max-pages', values['max-pages'], MAX_PAGES.min, MAX_PAGES.max),
        stages: values.stages === undefined ? undefined : parseStages(values.stages),
      };
    }
    case 'start': {
      const { values } = readArgs(args, SERVER_OPTIONS, 0);
      return { name, port: parsePort(values.port), data: path(values.data) };
    }
    case 'migrate': {
      const { values } = readArgs(args, { data: SERVER_OPTIONS.data }, 0);
      return { name, data: path(values.data) };
    }
    case 'setup':
      readArgs(args, {}, 0);
      return { name };
    case 'keys': {
      const { values, positionals } = readArgs(args, KEYS_COMMAND_OPTIONS, MAX_POSITIONALS.keys);
      return { name, data: path(values.data), ...parseKeysAction(positionals, values) };
    }
    case 'users': {
      const options = { ...USERS_OPTIONS, data: SERVER_OPTIONS.data } as const;
      const { values, positionals } = readArgs(args, options, MAX_USERS_POSITIONALS);
      return { name, data: path(values.data), ...parseUsersAction(positionals, values) };
    }
    case 'workspaces': {
      const { values, positionals } = readArgs(args, WORKSPACES_COMMAND_OPTIONS, MAX_POSITIONALS.workspaces);
      return { name, data: path(values.data), ...parseWorkspacesAction(positionals, values) };
    }
    default:
      throw new UsageError(name ? `Unknown command: ${name}.` : 'Missing command.');
  }
}

/** An http(s) URL. A bare host name such as example.com means https, one of this machine http. */
function parseSiteUrl(text: string): string {
  const complete = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const looksLikeHost = /^[^\s/]+\.[^\s/]+|^[^\s/]+:\d+|^localhost\b/i.test(text);
  const scheme = /^(localhost|127\.)/i.test(text) ? 'http' : 'https';
  const result = SourceUrl.safeParse(complete || !looksLikeHost ? text : `${scheme}://${text}`);
  if (result.success) return result.data;
  throw new UsageError(`${JSON.stringify(text)} is not a website URL: it ${result.error.issues[0]?.message}.`);
}

const parsePort = (text: string | undefined) => parseWholeNumber('--port', text, 0, 65_535);

const parseStages = (text: string): Stage[] => parseNames(text, Stage, '--stages: unknown stage');

const parseExports = (text: string): ExportFormat[] => parseNames(text, ExportFormat, '--export: unknown format');

/** Names of a list, separated by commas; each once. */
function parseNames<Name extends string>(text: string, names: NameSchema<Name>, problem: string): Name[] {
  const found = text.split(',').map((part) => {
    const name = names.safeParse(part.trim());
    if (name.success) return name.data;
    throw new UsageError(`${problem} ${JSON.stringify(part.trim())}; use ${names.options.join(', ')}.`);
  });
  return [...new Set(found)];
}

interface NameSchema<Name extends string> {
  options: readonly Name[];
  safeParse(text: string): { success: true; data: Name } | { success: false };
}
