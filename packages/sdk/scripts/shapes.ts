import type { Shape } from '../src/shape.ts';

/** The keywords that the schemas of sections use. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
}

const SCALARS: Record<string, Shape> = { string: 's', number: 'n', integer: 'n', boolean: 'b', null: 'z' };

/** The shape that a schema describes, with references followed. */
export function toShape(schema: JsonSchema, schemas: Record<string, JsonSchema>): Shape {
  const { $ref, type, anyOf, items, properties, required = [], additionalProperties } = schema;
  if ($ref) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    const target = schemas[name];
    if (!target) throw new Error(`The document has no schema ${name}`);
    return toShape(target, schemas);
  }
  if (anyOf) return ['|', ...anyOf.map((choice) => toShape(choice, schemas))];
  if (Array.isArray(type)) return ['|', ...type.map((each) => toShape({ ...schema, type: each }, schemas))];
  if (type === undefined) return '*';
  const scalar = SCALARS[type];
  if (scalar) return scalar;
  if (type === 'array') return [items ? toShape(items, schemas) : '*'];
  if (!properties) {
    return ['{', typeof additionalProperties === 'object' ? toShape(additionalProperties, schemas) : '*'];
  }
  const entries = Object.entries(properties).map(([key, property]) => [
    required.includes(key) ? key : `${key}?`,
    toShape(property, schemas),
  ]);
  return Object.fromEntries(entries);
}
