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
  page: z.string().describe('URL of the page, or of the file that contains it.'),
  selector: z.string().describe('CSS selector of the first such element; "" if it is not an element.'),
  property: z
    .string()
    .describe(
      'CSS property, HTML attribute, or `text`; `screenshot` for a region of a screenshot, `measured` for values that were counted over the site (`page` is then its first page).',
    ),
  value: z.string().describe('The value as found there.'),
  count: z.int().describe('How often it was seen.'),
  basis: z
    .enum(['declared', 'rendered', 'cited'])
    .describe(
      '`rendered`: a visitor sees it. `declared`: only markup, headers or stylesheets contain it. `cited`: the value is in the words of a model, which are based on this and do not repeat it.',
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
              "Confidence in the value, 0 to 1; at most 0.6 for a model's own words, and 0.8 for quotes that it selected.",
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
