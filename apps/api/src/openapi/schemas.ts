import { z } from 'zod';
import type { Schema } from './types.ts';

/** What a caller sends (defaults may be left out) or what the service answers (they are always there). */
type Direction = 'input' | 'output';

const DEFINITIONS = '#/$defs/';
const JSON_VALUE = 'JsonValue';

/** Turns the contract's schemas into JSON Schema. Those with an id become components, once, and are referred to. */
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
      // Inside of another one, so that a schema with an id is referred to as well.
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

/** Says what is known, and no more: keys may be added to an answer at any time, so a schema says nothing about others. */
function simplifyOutput(node: { jsonSchema: Schema }): void {
  if (node.jsonSchema.additionalProperties === false) delete node.jsonSchema.additionalProperties;
  simplify(node);
}

function simplify({ jsonSchema }: { jsonSchema: Schema }): void {
  // Every key of an object is a string.
  delete jsonSchema.propertyNames;
  // Says no more than the format that stands beside it.
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (Array.isArray(jsonSchema.enum) && jsonSchema.enum.every(Number.isInteger)) jsonSchema.type = 'integer';
}

/** The one schema without a name that refers to itself is that of any JSON. */
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
