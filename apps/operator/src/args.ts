import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from '@brandprint/platform';
import { z } from 'zod';
import { UsageError } from './usage-error.ts';

export { UsageError } from './usage-error.ts';
export { MAX_USERS_POSITIONALS, parseUsersAction, USERS_OPTIONS, type UsersAction } from './users-args.ts';

export type KeysAction =
  | {
      action: 'create';
      workspace: string;
      environment: 'prod' | 'stag';
      description: string;
      /** Whether to create a workspace that does not exist. */
      createWorkspace: boolean;
    }
  | { action: 'list'; workspace: string | undefined }
  | { action: 'revoke'; id: string };

export const SUBSCRIPTIONS = ['trialing', 'active', 'past_due', 'canceled', 'none'] as const;

export type WorkspacesAction =
  | { action: 'create'; workspace: string; parseLimit: number | undefined }
  | { action: 'list' }
  | { action: 'subscription'; workspace: string; subscription: (typeof SUBSCRIPTIONS)[number] }
  | { action: 'delete'; workspace: string; confirmed: boolean }
  /** Null: the default of the contract. */
  | { action: 'limit'; workspace: string; parseLimit: number | null }
  /** Null: the default of the release. */
  | { action: 'concurrency'; workspace: string; concurrency: number | null }
  /** Null: the default of the service. */
  | { action: 'edits'; workspace: string; editMegabytes: number | null };

/**
 * Reports why a command failed: one clear line for what users can change, a stack only for our own bugs. Returns the
 * exit code.
 */
export function reportFailure(error: unknown, usage: string): number {
  if (!(error instanceof UserError)) {
    console.error(error);
    return 1;
  }
  console.error(`brandprint: ${error.message}`);
  if (!(error instanceof UsageError)) return 1;
  console.error(usage);
  return 2;
}

export const KEYS_OPTIONS = {
  workspace: { type: 'string' },
  env: { type: 'string' },
  description: { type: 'string' },
  'create-workspace': { type: 'boolean' },
} as const;
/** The options of each action on keys. */
const OPTIONS_BY_KEYS_ACTION: Record<string, readonly string[]> = {
  create: ['workspace', 'env', 'description', 'create-workspace'],
  list: ['workspace'],
  revoke: [],
};
export const WORKSPACES_OPTIONS = { 'parse-limit': { type: 'string' }, yes: { type: 'boolean' } } as const;
/** Maximum number of arguments of a command, besides its options. */
export const MAX_POSITIONALS = { keys: 2, workspaces: 3 } as const;

const MAX_TEXT = 200;
/** Parse requests per hour. */
const PARSE_LIMIT = { min: 1, max: 1_000_000 };
/** Concurrent analyses. */
const CONCURRENCY = { min: 1, max: 10_000 };
/** Megabytes of edits and edit history. */
const EDIT_MEGABYTES = { min: 1, max: 1_000_000 };

/** Parses a command's options and at most `max` arguments. Throws UsageError. */
export function readArgs<T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: T,
  maxPositionals: number,
) {
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

interface KeysValues {
  workspace?: string;
  env?: string;
  description?: string;
  'create-workspace'?: boolean;
}

/** The action on keys that the arguments and options of a command mean. Throws UsageError. */
export function parseKeysAction(positionals: string[], values: KeysValues): KeysAction {
  const [action, id] = positionals;
  const options = OPTIONS_BY_KEYS_ACTION[action ?? ''];
  if (!options) throw new UsageError('keys needs one of: create, list, revoke.');
  const unknown = Object.keys(values).find((option) => option !== 'data' && !options.includes(option));
  if (unknown) throw new UsageError(`keys ${action} does not accept --${unknown}.`);
  if (action === 'revoke') {
    if (!z.uuid().safeParse(id).success) throw new UsageError('keys revoke needs the id of a key (see: keys list).');
    return { action, id: id as string };
  }
  if (id !== undefined) throw new UsageError(`Unexpected argument '${id}'.`);
  if (action === 'list') return { action, workspace: values.workspace };
  const { env: environment = 'prod', description = '' } = values;
  const workspace = parseShortText('keys create needs --workspace NAME', values.workspace, 1);
  if (environment !== 'prod' && environment !== 'stag') throw new UsageError('--env must be prod or stag.');
  return {
    action: 'create',
    workspace,
    environment,
    description: parseShortText('--description', description, 0),
    createWorkspace: values['create-workspace'] ?? false,
  };
}

/** The action on workspaces that the arguments and options of a command mean. Throws UsageError. */
export function parseWorkspacesAction(
  positionals: string[],
  values: { 'parse-limit'?: string; yes?: boolean },
): WorkspacesAction {
  const [action, name, value, ...rest] = positionals;
  const expected = { create: 1, list: 0, subscription: 2, limit: 2, concurrency: 2, edits: 2, delete: 1 }[action ?? ''];
  if (expected === undefined)
    throw new UsageError('workspaces needs one of: create, list, subscription, limit, concurrency, edits, delete.');
  const extra = [name, value, ...rest][expected];
  if (extra !== undefined) throw new UsageError(`Unexpected argument '${extra}'.`);
  if (values['parse-limit'] !== undefined && action !== 'create') {
    throw new UsageError('--parse-limit is only for workspaces create; use workspaces limit NAME N instead.');
  }
  if (values.yes && action !== 'delete') throw new UsageError('--yes is only for workspaces delete.');
  if (action === 'list') return { action };
  const workspace = parseShortText(`workspaces ${action} needs a NAME`, name, 1);
  if (action === 'create') {
    return { action, workspace, parseLimit: parseLimit('--parse-limit', values['parse-limit']) };
  }
  if (action === 'delete') return { action, workspace, confirmed: values.yes ?? false };
  if (action === 'limit') {
    if (value === 'default') return { action, workspace, parseLimit: null };
    return { action, workspace, parseLimit: parseLimit('The limit', value ?? '') ?? null };
  }
  if (action === 'concurrency') {
    if (value === 'default') return { action, workspace, concurrency: null };
    const concurrency = parseWholeNumber('The concurrency', value ?? '', CONCURRENCY.min, CONCURRENCY.max) ?? null;
    return { action, workspace, concurrency };
  }
  if (action === 'edits') {
    if (value === 'default') return { action, workspace, editMegabytes: null };
    const { min, max } = EDIT_MEGABYTES;
    return { action, workspace, editMegabytes: parseWholeNumber('The megabytes', value ?? '', min, max) ?? null };
  }
  const subscription = SUBSCRIPTIONS.find((state) => state === value);
  if (!subscription) throw new UsageError(`The subscription must be one of: ${SUBSCRIPTIONS.join(', ')}.`);
  return { action: 'subscription', workspace, subscription };
}

const parseLimit = (name: string, text: string | undefined) =>
  parseWholeNumber(name, text, PARSE_LIMIT.min, PARSE_LIMIT.max);

/** Trims the text. `name` begins the error message. */
function parseShortText(name: string, text: string | undefined, min: number): string {
  const trimmed = text?.trim() ?? '';
  if (/\p{Cc}/u.test(trimmed)) throw new UsageError(`${name} without control characters.`);
  if (trimmed.length >= min && trimmed.length <= MAX_TEXT) return trimmed;
  throw new UsageError(trimmed.length < min ? `${name}.` : `${name} of at most ${MAX_TEXT} characters.`);
}

/** Undefined if no value was given. Throws UsageError that begins with `flag`. */
export function parseWholeNumber(flag: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`${flag} must be a whole number from ${min} to ${max}.`);
}
