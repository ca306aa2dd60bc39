import { z } from 'zod';
import type { Schema } from './types.ts';

/** What a caller sends (defaults may be left out) or what the service answers (they are always there). */
type Direction = 'input' | 'output';

const DEFINITIONS = '#/$defs/';
const JSON_VALUE = 'JsonValue';

/** Turns the contract's schemas into JSON Schema. Those with an id become components, once, and are referred to. */
export interface SchemaBook {
  readonly components: Record<string, Schema>;
  schema(contract: z.ZodType, direction: Direction): Schema;
}

export function createSchemaBook(): SchemaBook {
  const components: Record<string, Schema> = {};

  const add = (name: string, schema: Schema): void => {
    const known = components[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`${name} is sent in one shape and answered in another: give them two ids`);
    }
    components[name] = schema;
  };

  const kept = { input: new Map<z.ZodType, Schema>(), output: new Map<z.ZodType, Schema>() };

  return {
    components,
    schema(contract, direction) {
      const known = kept[direction].get(contract);
      if (known) return known;
      // Inside of another one, so that a schema with an id is referred to as well.
      const override = direction === 'output' ? simplifyOutput : simplify;
      const { properties, $defs } = z.toJSONSchema(z.object({ it: contract }), { io: direction, override });
      for (const [id, definition] of Object.entries($defs ?? {})) {
        const name = nameOf(id);
        add(name, name === JSON_VALUE ? { description: 'Any JSON value.' } : (referred(definition) as Schema));
      }
      const schema = referred(properties?.it) as Schema;
      kept[direction].set(contract, schema);
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

function referred(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(referred);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => {
    const isReference = key === '$ref' && typeof value === 'string' && value.startsWith(DEFINITIONS);
    return [key, isReference ? refTo('schemas', nameOf(value.slice(DEFINITIONS.length))) : referred(value)];
  });
  return Object.fromEntries(entries);
}

export const refTo = (kind: string, name: string): string => `#/components/${kind}/${name}`;
