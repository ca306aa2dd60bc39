import type { z } from 'zod';
import { UserError } from './errors.ts';

/** One environment variable of an app: its schema and its documentation. */
export interface Setting<T extends z.ZodType = z.ZodType> {
  /** Parses its text; if it accepts undefined, the variable is optional. */
  schema: T;
  type: 'url' | 'text' | 'number' | 'port' | 'choice' | 'list';
  /** Default, as it would be written. */
  default?: string;
  /** One sentence for operators. */
  description: string;
  /** Grants access to something: belongs in a secret, not in a config. */
  secret?: true;
}

export type Settings = Readonly<Record<string, Setting>>;

/** The parsed settings of an app. */
export type SettingsOf<S extends Settings> = { [Name in keyof S]: z.output<S[Name]['schema']> };

/** Keeps the type of its schema. */
export const setting = <T extends z.ZodType>(definition: Setting<T>): Setting<T> => definition;

/** The same setting with another default. */
export const withDefault = <T extends z.ZodType>(base: Setting<T>, text: string): Setting<T> => ({
  ...base,
  default: text,
});

/** The same setting, optional. */
export const optional = <T extends z.ZodType>({ default: _, ...given }: Setting<T>): Setting<z.ZodOptional<T>> => ({
  ...given,
  schema: given.schema.optional(),
});

/** The parts of a value that grant access to something. */
const SECRETS = new WeakMap<object, readonly string[]>();

/** Secrets in these settings, as `readEnv` returned them, for redaction in the log. */
export const secretsOf = (settings: object): readonly string[] => SECRETS.get(settings) ?? [];

/** Reads settings from the environment; empty strings count as unset. Throws UserError naming each bad variable. */
export function readEnv<S extends Settings>(settings: S, env: NodeJS.ProcessEnv): SettingsOf<S> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, { schema, default: text }] of Object.entries(settings)) {
    const set = env[name] || text;
    const result = schema.safeParse(set);
    if (result.success) values[name] = result.data;
    else problems.push(...describeProblems(set, result.error).map((problem) => `${name}: ${problem}`));
  }
  if (problems.length > 0) throw new UserError(`Invalid environment variables. ${problems.join('; ')}`);
  SECRETS.set(values, collectSecrets(settings, env));
  return values as SettingsOf<S>;
}

const describeProblems = (set: string | undefined, error: z.ZodError): string[] =>
  set === undefined ? ['is not set'] : error.issues.map(({ message }) => message);

/** A value that another setting shows openly is not a secret, such as an access key that equals the bucket name. */
function collectSecrets(settings: Settings, env: NodeJS.ProcessEnv): string[] {
  const set = Object.entries(settings).map(([name, it]) => ({ ...it, text: env[name] || it.default || '' }));
  const open = set.filter(({ secret }) => !secret);
  const hidden = set.filter(({ secret, text }) => secret && text !== '').flatMap(secretParts);
  return hidden.filter((part) => !open.some(({ text }) => text.includes(part)));
}

/** For a URL also its password, for `name=value, …` each value. */
function secretParts({ type, text }: { type: Setting['type']; text: string }): string[] {
  if (type === 'list')
    return [text, ...text.split(',').flatMap((one) => withDecoded(one.slice(one.indexOf('=') + 1).trim()))];
  return type === 'url' && URL.canParse(text) ? [text, ...withDecoded(new URL(text).password)] : [text];
}

/** Boolean texts and their values. */
function withDecoded(text: string): string[] {
  try {
    return [text, decodeURIComponent(text)];
  } catch {
    return [text];
  }
}

/** A setting without its schema: for documents, deployment files, and their tests. */
export interface SettingInfo {
  name: string;
  type: Setting['type'];
  required: boolean;
  default: string | undefined;
  description: string;
  secret: boolean;
}

export const describeSettings = (settings: Settings): SettingInfo[] =>
  Object.entries(settings).map(([name, { schema, type, default: text, description, secret = false }]) => ({
    name,
    type,
    required: text === undefined && !schema.safeParse(undefined).success,
    default: text,
    description,
    secret,
  }));
