import { z } from 'zod';
import type { Schema } from './types.ts';

/** What a caller sends (fields with defaults are optional) or what the service returns (they are always present). */
type Direction = 'input' | 'output';

const DEFINITIONS = '#/$defs/';
const JSON_VALUE = 'JsonValue';

/** Converts the contract's schemas to JSON Schema. Those with an id become components and are referenced. */
export interface SchemaRegistry {
  readonly components: Record<string, Schema>;
  schema(contract: z.ZodType, direction: Direction): Schema;
}

export function createSchemaRegistry(): SchemaRegistry {
  const components: Record<string, Schema> = {};

  const add = (name: string, schema: Schema): void => {
    const known = components[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`${name} has different request and response schemas: give them different ids`);
    }
    components[name] = schema;
  };

  const cache = { input: new Map<z.ZodType, Schema>(), output: new Map<z.ZodType, Schema>() };

  return {
    components,
    schema(contract, direction) {
      const known = cache[direction].get(contract);
      if (known) return known;
      // Nested in another one, so that a schema with an id is also referenced.
      const override = direction === 'output' ? simplifyOutput : simplify;
      const { properties, $defs } = z.toJSONSchema(z.object({ it: contract }), { io: direction, override });
      for (const [id, definition] of Object.entries($defs ?? {})) {
        const name = nameOf(id);
        add(name, name === JSON_VALUE ? { description: 'Any JSON value.' } : (rewriteRefs(definition) as Schema));
      }
      const schema = rewriteRefs(properties?.it) as Schema;
      cache[direction].set(contract, schema);
      return schema;
    },
  };
}

/** Removes statements about unknown keys: keys may be added to a response at any time. */
function simplifyOutput(node: { jsonSchema: Schema }): void {
  if (node.jsonSchema.additionalProperties === false) delete node.jsonSchema.additionalProperties;
  simplify(node);
}

function simplify({ jsonSchema }: { jsonSchema: Schema }): void {
  // Every key of an object is a string.
  delete jsonSchema.propertyNames;
  // Redundant next to `format`.
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (Array.isArray(jsonSchema.enum) && jsonSchema.enum.every(Number.isInteger)) jsonSchema.type = 'integer';
}

/** The one anonymous schema that refers to itself is that of any JSON. */
const nameOf = (id: string): string => (id.startsWith('__schema') ? JSON_VALUE : id);

function rewriteRefs(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(rewriteRefs);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => {
    const isReference = key === '$ref' && typeof value === 'string' && value.startsWith(DEFINITIONS);
    return [key, isReference ? componentRef('schemas', nameOf(value.slice(DEFINITIONS.length))) : rewriteRefs(value)];
  });
  return Object.fromEntries(entries);
}

export const componentRef = (kind: string, name: string): string => `#/components/${kind}/${name}`;
