import type { NorthstarSection } from '@brandprint/contracts';
import { z } from 'zod';
import { citedTextSchema, defineWriting } from '../writing/define-writing.ts';
import { PROMPT } from './prompt.ts';

const Answer = z.object({
  situation_context: citedTextSchema('When …'),
  target_audience: citedTextSchema('for …'),
  pain_point: citedTextSchema('who is held up by …'),
  motivation_goal: citedTextSchema('and wants to …'),
  desired_outcome: citedTextSchema('so that …'),
  belief_aspiration: citedTextSchema('because they believe that …'),
  core_benefit: citedTextSchema('the product gives …'),
  how_it_works: citedTextSchema('by …'),
  competitor_alternative: citedTextSchema('Unlike …'),
  competitor_limitation: citedTextSchema('which …'),
  differentiator: citedTextSchema('it is the one that …'),
  transformation: citedTextSchema('From … to …'),
});

/** Name and category come from other sections. Each accepted part replaces the composed sentence. */
export const northstartWriting = defineWriting<'northstart-statement', unknown, unknown, z.infer<typeof Answer>>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 2_500,
  accept(answer, grounding, { composed }): NorthstarSection {
    const checkedParts = Object.entries(answer).map(([part, value]) => [part, grounding.citedText(value, 260)]);
    return { ...composed, ...Object.fromEntries(checkedParts.filter(([, text]) => text !== '')) };
  },
});
