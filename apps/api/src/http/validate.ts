import { ApiError } from '@brandprint/platform';
import type { z } from 'zod';

/** What came in, checked. Throws VALIDATION_ERROR that names each field that is wrong; `whole` names the value itself. */
export function validate(schema: z.ZodType | undefined, value: unknown, whole: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const details = result.error.issues.map(({ path, message }) => ({ path: path.join('.') || whole, message }));
  const message = details.map((detail) => `${detail.path}: ${detail.message}`).join('; ');
  throw new ApiError('VALIDATION_ERROR', { message, details });
}
