import fc from 'fast-check';
import { junkValue } from './junk.ts';

/** The subset of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

type Lookup = (reference: string) => Schema;

/** Valid values per replaced one. */
const VALID_WEIGHT = 12;
const MAX_ITEMS = 5;
const MAX_TEXT = 60;

/** Values of a schema. With `noise`, any part of them is sometimes replaced by junk. */
export function arbitraryValue(schema: Schema, resolveReference: Lookup, noise: boolean): fc.Arbitrary<unknown> {
  const valid = validValue(schema, resolveReference, noise);
  return noise ? fc.oneof({ weight: VALID_WEIGHT, arbitrary: valid }, { weight: 1, arbitrary: junkValue }) : valid;
}

function validValue(schema: Schema, resolveReference: Lookup, noise: boolean): fc.Arbitrary<unknown> {
  const of = (other: Schema) => arbitraryValue(other, resolveReference, noise);
  if (schema.$ref) return validValue(resolveReference(schema.$ref), resolveReference, noise);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(of));
  if (schema.allOf)
    return validValue(Object.assign({}, schema, { allOf: undefined }, ...schema.allOf), resolveReference, noise);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => of({ ...schema, type })));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000_000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'string':
      return text(schema);
    case 'array':
      return fc.array(of(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS)),
      });
    case 'object':
      return object(schema, of);
    default:
      return fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme' });
  }
}

function object({ properties, required = [] }: Schema, of: (schema: Schema) => fc.Arbitrary<unknown>) {
  if (!properties) return fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 });
  const fields = Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, of(schema)]));
  return fc.record(fields, { requiredKeys: required });
}

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  uri: fc.webUrl({ withQueryParameters: true, withFragments: true }),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};

function text({ format, pattern, minLength = 0, maxLength = MAX_TEXT }: Schema): fc.Arbitrary<string> {
  const known = FORMATS[format ?? ''];
  if (known) return known;
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, Math.max(minLength, MAX_TEXT)) });
}
