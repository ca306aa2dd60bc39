import { ExportFormat } from '@brandprint/contracts';
import { z } from 'zod';
import { ToolError } from '../explain-error.ts';
import { exportUri, isTextType, partOf, readText } from '../exported-file.ts';
import { BrandId } from './inputs.ts';
import { defineTool, READS } from './tool.ts';

/** About 10,000 tokens, which clients accept as a result. */
const MAX_CHARACTERS = 40_000;

export const exportBrand = defineTool({
  name: 'export_brand',
  title: 'Export a brand',
  description:
    'A brand as a file for other tools: design tokens (dtcg), css, scss, tailwind, shadcn, palette, Markdown (md, design-md, llms-txt), swiftui, compose, flutter, wordpress and more. Text files are returned, long ones in parts; of others the address is.',
  annotations: READS,
  input: z.object({
    brand_id: BrandId,
    format: ExportFormat,
    scheme: z.enum(['light', 'dark', 'both']).optional().describe('Colours of which scheme; both by default.'),
    prefix: z.string().max(31).optional().describe('Put before the names of tokens, such as `acme`.'),
    offset: z.int().min(0).default(0).describe('Where to go on: the next_offset of the previous part.'),
  }),
  output: z.object({
    brand_id: z.string(),
    format: z.string(),
    file_name: z.string(),
    media_type: z.string(),
    resource: z.string().describe('URI of the whole file as a resource.'),
    api_path: z.string().describe('Path of the file below the URL of the API, for requests with the API key.'),
    text: z.string().nullable().describe('The file or a part of it; null if it is not text.'),
    total_characters: z.number().nullable(),
    next_offset: z.number().nullable().describe('Null if this is the end.'),
  }),
  async run({ brand_id, format, scheme, prefix, offset }, { client, signal }) {
    const brand = await client.brands.get(brand_id, { signal });
    const file = await client.exports.get(brand_id, format, { scheme, prefix }, { signal });
    const whole = isTextType(file.type) ? await readText(file) : null;
    if (whole === null) await file.stream().cancel();
    if (offset > 0 && offset >= (whole?.length ?? 0)) {
      throw new ToolError(`The file has ${whole?.length ?? 0} characters, so nothing begins at offset ${offset}.`);
    }
    const part = whole === null ? null : partOf(whole, offset, MAX_CHARACTERS);
    return {
      websites: [brand.source_url],
      data: {
        brand_id,
        format,
        file_name: file.name,
        media_type: file.type,
        resource: exportUri(brand_id, format),
        api_path: `/v1/api/brands/${brand_id}/exports/${format}`,
        text: part?.text ?? null,
        total_characters: whole?.length ?? null,
        next_offset: part?.next ?? null,
      },
      fileField: part === null ? undefined : 'text',
      next: part === null ? 'This file is not text: download it from api_path, with the API key.' : undefined,
    };
  },
});
