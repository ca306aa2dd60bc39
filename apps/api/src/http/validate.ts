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
    .map((issue) => ({ path: issue.path.join('.') || whole, message: messageOf(issue, value, whole) }));
  const message = details.map((detail) => `${detail.path}: ${detail.message}`).join('; ');
  throw new ApiError('VALIDATION_ERROR', { message, details });
}

/** What is wrong, where zod would speak of types that a request does not have. */
function messageOf({ code, path, message }: z.core.$ZodIssue, value: unknown, whole: string): string {
  if (code !== 'invalid_type') return message;
  if (path.length === 0) return 'must be a JSON object';
  const given = (value as Record<PropertyKey, unknown>)[path[0] as PropertyKey];
  return whole !== 'body' && Array.isArray(given) ? 'must be given only once' : message;
}
