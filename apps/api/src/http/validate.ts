import { ApiError } from '@brandprint/platform';
import { z } from 'zod';
import { describeIssue, unknownFieldMessage } from './validation-messages.ts';

/** Only the first errors are reported: the response must not grow far beyond the request. */
const MAX_DETAILS = 20;
/** Characters of a field's name that are repeated in an error. */
const MAX_NAME_LENGTH = 100;

interface Detail {
  path: string;
  message: string;
}

/** The validated input. Throws VALIDATION_ERROR that names each wrong field; `source` names the value itself. */
export function validate(schema: z.ZodType | undefined, value: unknown, source: string): unknown {
  if (!schema) return undefined;
  // A message of the schema itself takes precedence.
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) return result.data;
  const allDetails = result.error.issues.flatMap((issue) => detailsOf(issue, value, { source, schema }));
  const details = allDetails.slice(0, MAX_DETAILS);
  const message = details.map((detail) => `${detail.path}: ${detail.message}`).join('; ');
  throw new ApiError('VALIDATION_ERROR', { message, details });
}

function detailsOf(
  issue: z.core.$ZodIssue,
  value: unknown,
  { source, schema }: { source: string; schema: z.ZodType },
): Detail[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const fields = issue.path.length === 0 ? fieldsOf(schema) : [];
    return issue.keys.slice(0, MAX_DETAILS).map((key) => {
      const name = key.slice(0, MAX_NAME_LENGTH);
      return { path: path ? `${path}.${name}` : name, message: unknownFieldMessage(key, fields) };
    });
  }
  if (path === '')
    return [{ path: source, message: issue.code === 'invalid_type' ? 'must be a JSON object' : issue.message }];
  return [{ path, message: isRepeated(issue.path, value, source) ? 'must be given only once' : issue.message }];
}

/** Whether a parameter was given more than once: no parameter is a list. */
const isRepeated = ([first]: PropertyKey[], value: unknown, source: string): boolean =>
  source !== 'body' && Array.isArray((value as Record<PropertyKey, unknown>)[first as PropertyKey]);

/** The fields of an object schema, without its wrappers. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodPrefault ? fieldsOf(schema.unwrap()) : [];
}
