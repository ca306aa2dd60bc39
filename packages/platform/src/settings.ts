import type { z } from 'zod';
import { UserError } from './errors.ts';

/** One variable of the environment that an app reads: what it may be, and what people are told of it. */
export interface Setting<T extends z.ZodType = z.ZodType> {
  /** Reads its text; one that takes undefined may be left out. */
  schema: T;
  type: 'url' | 'text' | 'number' | 'port' | 'choice' | 'list';
  /** As it would be written, where it is unset. */
  default?: string;
  /** One sentence for whoever runs the app. */
  description: string;
  /** Gives access to something: belongs into a secret, not into a config. */
  secret?: true;
}

export type Settings = Readonly<Record<string, Setting>>;

/** What the settings of an app are once they are read. */
export type SettingsOf<S extends Settings> = { [Name in keyof S]: z.output<S[Name]['schema']> };

/** Keeps the type of its schema. */
export const setting = <T extends z.ZodType>(definition: Setting<T>): Setting<T> => definition;

/** The same setting, with another text where it is unset. */
export const withDefault = <T extends z.ZodType>(base: Setting<T>, text: string): Setting<T> => ({
  ...base,
  default: text,
});

/** A setting that may be left out, and then is undefined. */
export const optional = <T extends z.ZodType>({ default: _, ...given }: Setting<T>): Setting<z.ZodOptional<T>> => ({
  ...given,
  schema: given.schema.optional(),
});

/** Of what was read, the texts that give access to something. */
const SECRETS = new WeakMap<object, readonly string[]>();

/** What of these settings, as `readEnv` answered them, must not be told: for the log. */
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

/** What another setting says openly is no secret, such as an access key that is called like the bucket. */
function collectSecrets(settings: Settings, env: NodeJS.ProcessEnv): string[] {
  const set = Object.entries(settings).map(([name, it]) => ({ ...it, text: env[name] || it.default || '' }));
  const open = set.filter(({ secret }) => !secret);
  const hidden = set.filter(({ secret, text }) => secret && text !== '').flatMap(secretParts);
  return hidden.filter((part) => !open.some(({ text }) => text.includes(part)));
}

/** Of a URL its password too, of `name=value, …` each value. */
function secretParts({ type, text }: { type: Setting['type']; text: string }): string[] {
  if (type === 'list')
    return [text, ...text.split(',').flatMap((one) => withDecoded(one.slice(one.indexOf('=') + 1).trim()))];
  return type === 'url' && URL.canParse(text) ? [text, ...withDecoded(new URL(text).password)] : [text];
}

/** As it is written, and what that means. */
function withDecoded(text: string): string[] {
  try {
    return [text, decodeURIComponent(text)];
  } catch {
    return [text];
  }
}

/** What can be said of a setting without its schema: for documents and deployment files, and tests of them. */
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
