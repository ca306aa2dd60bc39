import type { ThingsSection } from '@brandprint/contracts';
import { z } from 'zod';
import { comparisonKey, uniqueBy } from '../shared/text/index.ts';
import { citedTextSchema, defineWriting } from '../writing/define-writing.ts';
import { PROMPT } from './prompt.ts';

const Answer = z.object({
  description: citedTextSchema('what it is'),
  purpose: citedTextSchema('the job it gets done'),
  capabilities: z.array(citedTextSchema('a capability in a few words')),
  category: citedTextSchema('the market it belongs to, in one to four words'),
});

const MAX_CAPABILITIES = 12;

export const thingsWriting = defineWriting<'things', unknown, unknown, z.infer<typeof Answer>>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 1_500,
  accept(answer, grounding, { composed }): ThingsSection {
    const capabilities = answer.capabilities
      .slice(0, MAX_CAPABILITIES)
      .map((item) => grounding.citedTitle(item))
      .filter(Boolean);
    return {
      name: composed.name,
      description: grounding.citedText(answer.description, 320) || composed.description,
      purpose: grounding.citedText(answer.purpose, 240) || composed.purpose,
      capabilities: capabilities.length > 0 ? uniqueBy(capabilities, comparisonKey) : composed.capabilities,
      category: grounding.citedTitle(answer.category, 40) || composed.category,
    };
  },
});
