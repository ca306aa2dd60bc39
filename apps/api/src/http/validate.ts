import { ApiError } from '@brandprint/platform';
import { z } from 'zod';
import { inWords, unknownField } from './words.ts';

/** A request with a thousand faults is told of the first few: the answer must not outgrow the question. */
const MAX_DETAILS = 20;
/** Characters of a field's name that are said again. */
const MAX_NAME = 100;

interface Detail {
  path: string;
  message: string;
}

/** What came in, checked. Throws VALIDATION_ERROR that names each field that is wrong; `whole` names the value itself. */
export function validate(schema: z.ZodType | undefined, value: unknown, whole: string): unknown {
  if (!schema) return undefined;
  // What a schema says for itself goes before these words.
  const result = schema.safeParse(value, { error: inWords });
  if (result.success) return result.data;
  const told = result.error.issues.flatMap((issue) => detailsOf(issue, value, { whole, schema }));
  const details = told.slice(0, MAX_DETAILS);
  const message = details.map((detail) => `${detail.path}: ${detail.message}`).join('; ');
  throw new ApiError('VALIDATION_ERROR', { message, details });
}

function detailsOf(
  issue: z.core.$ZodIssue,
  value: unknown,
  { whole, schema }: { whole: string; schema: z.ZodType },
): Detail[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const fields = issue.path.length === 0 ? fieldsOf(schema) : [];
    return issue.keys.slice(0, MAX_DETAILS).map((key) => {
      const name = key.slice(0, MAX_NAME);
      return { path: path ? `${path}.${name}` : name, message: unknownField(key, fields) };
    });
  }
  if (path === '')
    return [{ path: whole, message: issue.code === 'invalid_type' ? 'must be a JSON object' : issue.message }];
  return [{ path, message: isRepeated(issue.path, value, whole) ? 'must be given only once' : issue.message }];
}

/** Whether a parameter was given more than once: none of them is a list. */
const isRepeated = ([first]: PropertyKey[], value: unknown, whole: string): boolean =>
  whole !== 'body' && Array.isArray((value as Record<PropertyKey, unknown>)[first as PropertyKey]);

/** The fields of an object, whatever is wrapped around it. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodPrefault ? fieldsOf(schema.unwrap()) : [];
}
