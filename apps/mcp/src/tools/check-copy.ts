import { checkCopy as holdAgainstVoice } from '@brandprint/checks';
import { z } from 'zod';
import { ToolError } from '../explain-error.ts';
import { BrandId } from './inputs.ts';
import { defineTool, READS } from './tool.ts';

const MAX_TEXT = 50_000;
const MAX_FINDINGS = 40;

export const checkCopy = defineTool({
  name: 'check_copy',
  title: 'Check a text',
  description:
    'Holds a text against the measured voice of a brand: phrases it avoids, sentence length, person, contractions, exclamation marks, reading ease, headings. Lists what departs from it, and the guidelines that need your own judgement. Use it before you deliver a text.',
  annotations: READS,
  input: z.object({ brand_id: BrandId, text: z.string().min(1).max(MAX_TEXT).describe('Plain text or Markdown.') }),
  output: z.object({
    brand_id: z.string(),
    fits: z.boolean().describe('Whether nothing was found.'),
    words: z.number(),
    sentences: z.number(),
    language: z.string().describe("The brand's language; empty if unknown."),
    rules: z.array(z.string()).describe('What was checked. Other rules need a longer text.'),
    findings: z.array(
      z.object({ rule: z.string(), message: z.string(), quote: z.string(), line: z.number().nullable() }),
    ),
    more_findings: z.number(),
    unchecked: z
      .array(z.object({ category: z.string(), rule: z.string() }))
      .describe('Guidelines of the brand that only a reader can judge.'),
  }),
  async run({ brand_id, text }, { client, signal }) {
    const brand = await client.brands.get(brand_id, { signal });
    if (!brand.analysis?.tone) throw new ToolError(missing(brand.reshaped));
    const { findings, ...report } = holdAgainstVoice(brand, text);
    return {
      websites: [brand.source_url],
      data: {
        brand_id,
        fits: findings.length === 0,
        ...report,
        findings: findings.slice(0, MAX_FINDINGS),
        more_findings: Math.max(0, findings.length - MAX_FINDINGS),
      },
      next: findings.length > 0 ? 'Change the text where it departs from the voice, and check it again.' : undefined,
    };
  },
});

const missing = (reshaped: readonly string[]): string =>
  reshaped.includes('tone')
    ? 'People edited the tone of this brand to a shape of their own, so texts cannot be checked. get_section has it.'
    : 'This brand has no tone to compare with: it is not analysed yet, or its website has too little text.';
