import { z } from 'zod';
import { Findings } from '../sections/findings.ts';
import { SECTION_STAGES } from '../stages.ts';

const EvidenceSection = z
  .enum(SECTION_STAGES)
  .meta({ id: 'EvidenceSection', description: 'A section that is extracted from a site.' });

export const EvidenceQuery = z.object({
  section: EvidenceSection.optional().describe('Only this section; all sections by default.'),
});
export type EvidenceQuery = z.infer<typeof EvidenceQuery>;

const Sighting = z.object({
  page: z.string().describe('URL of the page, or of the file that says so.'),
  selector: z.string().describe('CSS selector of the first such element; "" where it is no element.'),
  property: z
    .string()
    .describe(
      'CSS property, HTML attribute, or `text`; `screenshot` for a place on the picture of the page, `measured` for what was counted over the site (`page` is then its first).',
    ),
  value: z.string().describe('As it stood there.'),
  count: z.int().describe('How often it was seen.'),
  basis: z
    .enum(['declared', 'rendered', 'cited'])
    .describe(
      '`rendered`: a visitor sees it. `declared`: only markup, headers or stylesheets say so. `cited`: the value, or what is said in it, is in the words of a model, which rest on this and do not repeat it.',
    ),
});

export const SectionEvidence = z
  .object({
    section: EvidenceSection,
    values: z
      .array(
        z.object({
          path: z.string().describe('JSON Pointer (RFC 6901) into the section as it was extracted, before edits.'),
          confidence: z
            .number()
            .describe(
              'How sure the value is, 0 to 1; what a model has a part in, at most 0.6, quotes that it chose 0.8.',
            ),
          seen: z.array(Sighting).describe('Where the value was seen, strongest evidence first.'),
        }),
      )
      .describe('Every value that was measured, quoted, or written by a model.'),
    ...Findings.shape,
  })
  .meta({ id: 'SectionEvidence' });
export type SectionEvidence = z.infer<typeof SectionEvidence>;

export const EvidenceResponse = z.object({ data: z.array(SectionEvidence) }).meta({ id: 'EvidenceResponse' });
export type EvidenceResponse = z.infer<typeof EvidenceResponse>;
