import type { z } from 'zod';
import { UserError } from './errors.ts';

/** Reads settings from the environment; empty strings count as unset. Throws UserError naming each bad variable. */
export function parseEnv<T extends z.ZodType>(schema: T, env: NodeJS.ProcessEnv): z.infer<T> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new UserError(`Bad settings in the environment. ${problems.join('; ')}`);
}
