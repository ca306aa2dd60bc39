import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { MAX_PAGES, SourceUrl, Stage } from '@brandprint/contracts';
import { UserError } from '@brandprint/platform';
import { z } from 'zod';

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

export type KeysCommand = { name: 'keys'; data: string | undefined } & (
  | { action: 'create'; workspace: string; environment: 'prod' | 'stag'; description: string }
  | { action: 'list'; workspace: string | undefined }
  | { action: 'revoke'; id: string }
);

const SUBSCRIPTIONS = ['trialing', 'active', 'past_due', 'canceled', 'none'] as const;

export type WorkspacesCommand = { name: 'workspaces'; data: string | undefined } & (
  | { action: 'create'; workspace: string; parseLimit: number | undefined }
  | { action: 'list' }
  | { action: 'subscription'; workspace: string; subscription: (typeof SUBSCRIPTIONS)[number] }
  /** Null is the contract's limit. */
  | { action: 'limit'; workspace: string; parseLimit: number | null }
);

export type Command =
  | QuickstartCommand
  | StartCommand
  | MigrateCommand
  | KeysCommand
  | WorkspacesCommand
  | { name: 'setup' }
  | { name: 'help' };

/** A command line that nobody can act on: said in one line, with the usage below it. */
export class UsageError extends UserError {
  override name = 'UsageError';
}

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
  npm run workspaces -- limit NAME N|default [--data DIR]`;

const SERVING = { port: { type: 'string' }, data: { type: 'string' } } as const;
const ASKING = { once: { type: 'boolean' }, out: { type: 'string' } } as const;
const CRAWLING = { 'max-pages': { type: 'string' }, stages: { type: 'string' } } as const;
const KEYS = {
  workspace: { type: 'string' },
  env: { type: 'string' },
  description: { type: 'string' },
  data: SERVING.data,
} as const;
/** What each action on keys takes besides --data. */
const KEY_OPTIONS: Record<string, readonly string[]> = {
  create: ['workspace', 'env', 'description'],
  list: ['workspace'],
  revoke: [],
};
const WORKSPACES = { 'parse-limit': { type: 'string' }, data: SERVING.data } as const;

const MAX_TEXT = 200;
/** Parse requests an hour. */
const PARSE_LIMIT = { min: 1, max: 1_000_000 };

/** Reads a command line; paths are taken from `cwd`. Throws UsageError. */
export function parseCommand(argv: string[], cwd: string): Command {
  const [name, ...args] = argv;
  if (args.includes('--help') || args.includes('-h') || name === 'help') return { name: 'help' };
  const path = (value: string | undefined) => (value === undefined ? undefined : resolve(cwd, value));
  switch (name) {
    case 'quickstart': {
      const { values, positionals } = read(args, { ...SERVING, ...ASKING, ...CRAWLING }, 1);
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
      const { values } = read(args, SERVING, 0);
      return { name, port: portNumber(values.port), data: path(values.data) };
    }
    case 'migrate': {
      const { values } = read(args, { data: SERVING.data }, 0);
      return { name, data: path(values.data) };
    }
    case 'setup':
      read(args, {}, 0);
      return { name };
    case 'keys': {
      const { values, positionals } = read(args, KEYS, 2);
      return { name, data: path(values.data), ...keysAction(positionals, values) };
    }
    case 'workspaces': {
      const { values, positionals } = read(args, WORKSPACES, 3);
      return { name, data: path(values.data), ...workspacesAction(positionals, values) };
    }
    default:
      throw new UsageError(name ? `There is no command ${name}.` : 'No command.');
  }
}

function read<T extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: T, maxPositionals: number) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true, strict: true });
    const extra = parsed.positionals[maxPositionals];
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'`);
    return parsed;
  } catch (error) {
    const [line = ''] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${line.replace(/\.$/, '')}.`);
  }
}

function keysAction(positionals: string[], values: { workspace?: string; env?: string; description?: string }) {
  const [action, id] = positionals;
  const options = KEY_OPTIONS[action ?? ''];
  if (!options) throw new UsageError('keys needs one of: create, list, revoke.');
  const foreign = Object.keys(values).find((option) => option !== 'data' && !options.includes(option));
  if (foreign) throw new UsageError(`keys ${action} takes no --${foreign}.`);
  if (action === 'revoke') {
    if (!z.uuid().safeParse(id).success) throw new UsageError('keys revoke needs the id of a key (see: keys list).');
    return { action, id: id as string } as const;
  }
  if (id !== undefined) throw new UsageError(`Unexpected argument '${id}'.`);
  if (action === 'list') return { action, workspace: values.workspace } as const;
  const { env: environment = 'prod', description = '' } = values;
  const workspace = shortText('keys create needs --workspace NAME', values.workspace, 1);
  if (environment !== 'prod' && environment !== 'stag') throw new UsageError('--env must be prod or stag.');
  return { action: 'create', workspace, environment, description: shortText('--description', description, 0) } as const;
}

function workspacesAction(positionals: string[], values: { 'parse-limit'?: string }) {
  const [action, name, value, ...rest] = positionals;
  const expected = { create: 1, list: 0, subscription: 2, limit: 2 }[action ?? ''];
  if (expected === undefined) throw new UsageError('workspaces needs one of: create, list, subscription, limit.');
  const extra = [name, value, ...rest][expected];
  if (extra !== undefined) throw new UsageError(`Unexpected argument '${extra}'.`);
  if (values['parse-limit'] !== undefined && action !== 'create') {
    throw new UsageError('--parse-limit belongs to workspaces create; later: workspaces limit NAME N.');
  }
  if (action === 'list') return { action } as const;
  const workspace = shortText(`workspaces ${action} needs a NAME`, name, 1);
  if (action === 'create') {
    return { action, workspace, parseLimit: parseLimit('--parse-limit', values['parse-limit']) } as const;
  }
  if (action === 'limit') {
    if (value === 'default') return { action, workspace, parseLimit: null } as const;
    return { action, workspace, parseLimit: parseLimit('The limit', value ?? '') ?? null } as const;
  }
  const subscription = SUBSCRIPTIONS.find((state) => state === value);
  if (!subscription) throw new UsageError(`The subscription must be one of: ${SUBSCRIPTIONS.join(', ')}.`);
  return { action: 'subscription', workspace, subscription } as const;
}

const parseLimit = (name: string, text: string | undefined) =>
  wholeNumber(name, text, PARSE_LIMIT.min, PARSE_LIMIT.max);

/** Without space around it. `name` begins the message. */
function shortText(name: string, text: string | undefined, min: number): string {
  const trimmed = text?.trim() ?? '';
  if (/\p{Cc}/u.test(trimmed)) throw new UsageError(`${name} without line breaks or other control characters.`);
  if (trimmed.length >= min && trimmed.length <= MAX_TEXT) return trimmed;
  throw new UsageError(trimmed.length < min ? `${name}.` : `${name} of at most ${MAX_TEXT} characters.`);
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

function wholeNumber(flag: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`${flag} must be a whole number from ${min} to ${max}.`);
}

function stageList(text: string): Stage[] {
  return text.split(',').map((part) => {
    const stage = Stage.safeParse(part.trim());
    if (stage.success) return stage.data;
    throw new UsageError(
      `--stages does not know ${JSON.stringify(part.trim())}; it takes ${Stage.options.join(', ')}.`,
    );
  });
}
