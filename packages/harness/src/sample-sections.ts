import { SECTION_SCHEMAS, SECTION_STAGES, type SectionStage } from '@brandprint/contracts';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const TEXT = 'Built for teams that ship every day — "plain words", measured values.';

/**
 * Made-up data for every section, with `items` entries in each list. Images are added until all of it has at least `bytes`
 * bytes as JSON.
 */
export function sampleSections(bytes: number, items = 6): Map<SectionStage, unknown> {
  const sections = new Map(
    SECTION_STAGES.map((name) => {
      const schema = z.toJSONSchema(SECTION_SCHEMAS[name], { io: 'input' });
      return [name, sampleOf(schema, { defs: schema.$defs ?? {}, items })];
    }),
  );
  const { images } = (sections.get('images') as { assets: { images: unknown[] } }).assets;
  const [picture] = images;
  const missing = bytes - JSON.stringify([...sections.values()]).length;
  const more = Math.ceil(Math.max(0, missing) / (JSON.stringify(picture).length + 1));
  images.push(...Array.from({ length: more }, () => picture));
  return sections;
}

interface SampleOptions {
  defs: Record<string, JsonSchema>;
  items: number;
}

function sampleOf(schema: JsonSchema, options: SampleOptions): unknown {
  if (schema.$ref) return sampleOf(options.defs[schema.$ref.replace('#/$defs/', '')] ?? {}, options);
  if (schema.anyOf) return sampleOf(schema.anyOf[0] as JsonSchema, options);
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      return Object.fromEntries(fields.map(([key, field]) => [key, sampleOf(field as JsonSchema, options)]));
    }
    case 'array':
      return Array.from({ length: options.items }, () => sampleOf(schema.items as JsonSchema, options));
    case 'string':
      return TEXT;
    case 'integer':
    case 'number':
      return 8;
    case 'boolean':
      return true;
    default:
      return null;
  }
}
