import { z } from 'zod';
import { BrandOverview, summarizeBrand } from '../summarize-brand.ts';
import { AnySection, BrandId, SectionData } from './inputs.ts';
import { defineTool, READS } from './tool.ts';

export const getBrand = defineTool({
  name: 'get_brand',
  title: 'Get a brand',
  description:
    'A brand in short: name, palette, fonts, logo and voice. `sections` adds whole sections; each has up to 3,000 tokens.',
  annotations: READS,
  input: z.object({
    brand_id: BrandId,
    sections: z.array(AnySection).optional().describe('Sections to add as a whole; none by default.'),
  }),
  output: BrandOverview.extend({
    sections: z
      .record(z.string(), SectionData.nullable())
      .optional()
      .describe('The requested sections; null if a section has no data.'),
  }),
  async run({ brand_id, sections = [] }, { client, signal }) {
    const brand = await client.brands.get(brand_id, { signal });
    const all: Record<string, unknown> = { ...brand.raw.analysis };
    const whole = Object.fromEntries(sections.map((name) => [name, SectionData.nullable().parse(all[name] ?? null)]));
    const isFinal = brand.analysis_status === 'complete';
    return {
      websites: [brand.source_url],
      data: { ...summarizeBrand(brand), ...(sections.length > 0 && { sections: whole }) },
      next: isFinal ? undefined : 'Wait for the analysis with analyze_brand and this brand_id.',
    };
  },
});
