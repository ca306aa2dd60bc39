import { SECTION_SCHEMAS, SECTION_STAGES, type SectionStage } from '@brandprint/contracts';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const TEXT = 'Built for teams that ship every day — "plain words", measured values.';
const ITEMS_PER_LIST = 6;

/** Section data of the contract's shapes, made up, of about `bytes` as JSON: the list of pictures takes what is missing. */
export function sampleSections(bytes: number): Map<SectionStage, unknown> {
  const sections = new Map(
    SECTION_STAGES.map((name) => {
      const schema = z.toJSONSchema(SECTION_SCHEMAS[name], { io: 'input' });
      return [name, sampleOf(schema, schema.$defs ?? {})];
    }),
  );
  const { images } = (sections.get('images') as { assets: { images: unknown[] } }).assets;
  const [picture] = images;
  const missing = bytes - JSON.stringify([...sections.values()]).length;
  const more = Math.ceil(Math.max(0, missing) / (JSON.stringify(picture).length + 1));
  images.push(...Array.from({ length: more }, () => picture));
  return sections;
}

function sampleOf(schema: JsonSchema, defs: Record<string, JsonSchema>): unknown {
  if (schema.$ref) return sampleOf(defs[schema.$ref.replace('#/$defs/', '')] ?? {}, defs);
  if (schema.anyOf) return sampleOf(schema.anyOf[0] as JsonSchema, defs);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      return Object.fromEntries(fields.map(([key, field]) => [key, sampleOf(field as JsonSchema, defs)]));
    }
    case 'array':
      return Array.from({ length: ITEMS_PER_LIST }, () => sampleOf(schema.items as JsonSchema, defs));
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
