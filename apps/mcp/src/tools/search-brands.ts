import { AnalysisStatus } from '@brandprint/contracts';
import { z } from 'zod';
import { defineTool, READS } from './tool.ts';

export const searchBrands = defineTool({
  name: 'search_brands',
  title: 'Search brands',
  description: 'The brands of the workspace, newest first: all, or those whose name or host contains a text.',
  annotations: READS,
  input: z.object({
    query: z.string().max(200).optional().describe('Part of the name or host, such as "acme" or "acme.com".'),
    status: AnalysisStatus.optional(),
    limit: z.int().min(1).max(50).default(20),
    cursor: z.string().optional().describe('The next_cursor of the previous page.'),
  }),
  output: z.object({
    brands: z.array(
      z.object({
        brand_id: z.string(),
        name: z.string(),
        website: z.string(),
        status: AnalysisStatus,
        completed_at: z.string().nullable(),
      }),
    ),
    next_cursor: z.string().nullable().describe('Null on the last page.'),
  }),
  async run({ query, ...page }, { client, signal }) {
    const { data, pagination } = await client.brands.list({ q: query, ...page }, { signal }).page();
    const brands = data.map((brand) => ({
      brand_id: brand.id,
      name: brand.name,
      website: brand.source_url,
      status: brand.analysis_status,
      completed_at: brand.analysis_completed_at || null,
    }));
    return {
      websites: brands.map(({ website }) => website),
      data: { brands, next_cursor: pagination.has_more ? pagination.next_cursor : null },
      next: brands.length === 0 ? 'Nothing was found. Analyse the website with analyze_brand.' : undefined,
    };
  },
});
