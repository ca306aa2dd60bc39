import { z } from 'zod';
import type { Route } from '../http/route.ts';
import { isConditional } from './responses.ts';
import { componentRef, type SchemaRegistry } from './schemas.ts';
import type { OpenApiDocument, Parameter, Reference, Schema } from './types.ts';

/** Headers that many requests may have. */
const COMMON_HEADERS = {
  'X-Request-Id': {
    name: 'X-Request-Id',
    in: 'header',
    description:
      'Your own id for the request, returned in the response. Letters, digits and `. _ : -`, such as `import-2026-11-21-0001`.',
    schema: { type: 'string', maxLength: 128, pattern: '^[\\w.:-]+$' },
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of an earlier response. You get 304 without a body while nothing has changed.',
    schema: { type: 'string' },
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes the request safe to retry: for 24 hours the same key and body get the first response again. Use a new random value, such as a UUID, for each operation.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
} as const satisfies Record<string, Parameter>;

export function parametersOf(
  route: Route,
  { registry, components }: { registry: SchemaRegistry; components: OpenApiDocument['components'] },
): (Parameter | Reference)[] {
  const own = [
    ...parametersFrom(route.params, 'path', registry),
    ...parametersFrom(route.query, 'query', registry),
    ...parametersFrom(route.headers, 'header', registry),
  ];
  const common = [
    ...(route.idempotent ? (['Idempotency-Key'] as const) : []),
    ...(isConditional(route) ? (['If-None-Match'] as const) : []),
    'X-Request-Id' as const,
  ].filter((name) => !own.some((parameter) => parameter.name === name));
  for (const name of common) components.parameters[name] = COMMON_HEADERS[name];
  return [...own, ...common.map((name) => ({ $ref: componentRef('parameters', name) }))];
}

/** The fields of a schema, one parameter each. A field's description becomes the parameter's. */
function parametersFrom(fields: z.ZodType | undefined, location: Parameter['in'], book: SchemaRegistry): Parameter[] {
  if (!fields) return [];
  if (!(fields instanceof z.ZodObject)) throw new Error('parameters must be an object schema');
  const shape: Record<string, z.ZodType> = fields.shape;
  return Object.entries(shape).map(([name, field]) => {
    const { description, examples, ...schema }: Schema = book.schema(field, 'input');
    const required = location === 'path' || !field.safeParse(undefined).success;
    return {
      name: location === 'header' ? canonicalHeaderName(name) : name,
      in: location,
      ...(required && { required }),
      ...(typeof description === 'string' && { description }),
      schema,
      ...(Array.isArray(examples) && { example: examples[0] }),
    };
  });
}

/** `If-Match` for if-match. */
const canonicalHeaderName = (name: string): string =>
  name.replaceAll(/(^|-)(\w)/g, (_, dash, letter) => dash + letter.toUpperCase());
