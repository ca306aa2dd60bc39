interface Schema {
  type?: string;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  description?: string;
  minimum?: number;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

/**
 * What a plain and willing model answers to a task whose last line is the JSON Schema of the answer: one item for each
 * field, `text` for texts, and the first quote for every id.
 */
export function simulatedAnswer(task: string, text: string): unknown {
  const schema = JSON.parse(task.trimEnd().split('\n').at(-1) ?? '') as Schema;
  return fieldOf(schema, { defs: schema.$defs ?? {}, name: '', text });
}

function fieldOf(schema: Schema, context: { defs: Record<string, Schema>; name: string; text: string }): unknown {
  const label = `${context.name} ${schema.description ?? ''}`;
  const { $ref, anyOf } = schema;
  if ($ref) return fieldOf(context.defs[$ref.split('/').at(-1) ?? ''] ?? {}, context);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (anyOf) {
    const some = anyOf.find(({ type }) => type !== 'null') ?? {};
    return fieldOf({ ...some, description: schema.description ?? some.description ?? '' }, context);
  }
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, fieldOf(part, { ...context, name })]),
      );
    case 'array':
      return [fieldOf(schema.items ?? {}, { ...context, name: label })];
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return false;
    case 'string':
      return /\bids?\b|\bfrom\b|\bquotes?\b/.test(label) ? (/"([a-z]\d+)"/.exec(label)?.[1] ?? 'q1') : context.text;
    default:
      return null;
  }
}
