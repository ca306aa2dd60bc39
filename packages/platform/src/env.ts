import { canParseUrl } from '@brandprint/contracts';
import { z } from 'zod';
import { UserError } from './errors.ts';

/** Reads settings from the environment; empty strings count as unset. Throws UserError naming each bad variable. */
export function parseEnv<T extends z.ZodType>(schema: T, env: NodeJS.ProcessEnv): z.infer<T> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new UserError(`Bad settings in the environment. ${problems.join('; ')}`);
}

/** The URL under which people reach the service, without a slash at its end. */
export const PublicBaseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .refine((url) => !/[?#]/.test(url), 'must have neither query nor fragment')
  .transform((url) => url.replace(/\/+$/, ''));

/** Comma-separated origins such as `https://app.example.com`, or `*`. */
export const CorsOrigins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ''),
  )
  .refine(
    (origins) =>
      origins.every((origin) => origin === '*' || (canParseUrl(origin) && new URL(origin).origin === origin)),
    'must be origins such as https://app.example.com, separated by commas, or *',
  );
