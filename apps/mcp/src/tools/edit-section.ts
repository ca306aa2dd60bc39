import { SectionName } from '@brandprint/contracts';
import { z } from 'zod';
import { ToolError } from '../explain-error.ts';
import { SectionOutput } from './get-section.ts';
import { BrandId, SectionData } from './inputs.ts';
import { defineTool } from './tool.ts';

export const editSection = defineTool({
  name: 'edit_section',
  title: 'Edit a section',
  description:
    'Changes a section for everybody in the workspace, by a JSON Merge Patch (RFC 7396): keys with null are removed, other keys are merged, lists are replaced as a whole. `revert` removes all edits instead. Needs the etag of get_section, and fails if the section has changed since. Only make edits that the user asked for.',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  input: z.object({
    brand_id: BrandId,
    section: SectionName,
    etag: z.string().describe('The etag of get_section.'),
    patch: SectionData.optional().describe('The changes.'),
    revert: z.literal(true).optional().describe('Instead of a patch: back to what was extracted from the website.'),
  }),
  output: SectionOutput,
  async run({ brand_id, section, etag, patch, revert }, { client, signal }) {
    if ((patch === undefined) === (revert === undefined)) {
      throw new ToolError('Give either patch, to change the section, or revert: true, to remove all edits.');
    }
    const brand = await client.brands.get(brand_id, { signal });
    const options = { ifMatch: etag, signal };
    const edited = patch
      ? await client.sections.patch(brand_id, section, patch, options)
      : await client.sections.revert(brand_id, section, options);
    return {
      websites: [brand.source_url],
      data: {
        brand_id,
        section,
        etag: edited.etag,
        is_overridden: edited.meta.is_overridden,
        data: SectionData.nullable().parse(edited.data),
      },
    };
  },
});
