import { SectionName } from '@brandprint/contracts';
import { z } from 'zod';
import { AnySection, BrandId, SectionData } from './inputs.ts';
import { defineTool, READS } from './tool.ts';

export const SectionOutput = z.object({
  brand_id: z.string(),
  section: z.string(),
  etag: z.string().nullable().describe('Version, for edit_section; null if the section cannot be edited.'),
  is_overridden: z.boolean().describe('Whether people edited it.'),
  data: SectionData.nullable().describe('Null if the section has no data.'),
});

export const getSection = defineTool({
  name: 'get_section',
  title: 'Get a section',
  description: 'One section of a brand as a whole, with the etag that edit_section needs.',
  annotations: READS,
  input: z.object({ brand_id: BrandId, section: AnySection }),
  output: SectionOutput,
  async run({ brand_id, section }, { client, signal }) {
    const brand = await client.brands.get(brand_id, { signal });
    const editable = SectionName.safeParse(section);
    const all: Record<string, unknown> = { ...brand.raw.analysis };
    const { data, etag, meta } = editable.success
      ? await client.sections.get(brand_id, editable.data, { signal })
      : { data: all[section] ?? null, etag: null, meta: { is_overridden: false } };
    return {
      websites: [brand.source_url],
      data: {
        brand_id,
        section,
        etag,
        is_overridden: meta.is_overridden,
        data: SectionData.nullable().parse(data),
      },
    };
  },
});
