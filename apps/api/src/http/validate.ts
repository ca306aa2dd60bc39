import { ApiError } from '@brandprint/platform';
import type { z } from 'zod';

/** A request with a thousand faults is told of the first few: the answer must not outgrow the question. */
const MAX_DETAILS = 20;

/** What came in, checked. Throws VALIDATION_ERROR that names each field that is wrong; `whole` names the value itself. */
export function validate(schema: z.ZodType | undefined, value: unknown, whole: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const details = result.error.issues
    .slice(0, MAX_DETAILS)
    .map(({ path, message }) => ({ path: path.join('.') || whole, message }));
  const message = details.map((detail) => `${detail.path}: ${detail.message}`).join('; ');
  throw new ApiError('VALIDATION_ERROR', { message, details });
}
