import type { NorthstarSection } from '@brandprint/contracts';
import { z } from 'zod';
import { said, writing } from '../writing/writing.ts';
import { PROMPT } from './prompt.ts';

const Answer = z.object({
  situation_context: said('When …'),
  target_audience: said('for …'),
  pain_point: said('who is held up by …'),
  motivation_goal: said('and wants to …'),
  desired_outcome: said('so that …'),
  belief_aspiration: said('because they believe that …'),
  core_benefit: said('the product gives …'),
  how_it_works: said('by …'),
  competitor_alternative: said('Unlike …'),
  competitor_limitation: said('which …'),
  differentiator: said('it is the one that …'),
  transformation: said('From … to …'),
});

/** Name and category are found elsewhere; each part that stands takes the place of the sentence that was chosen for it. */
export const write = writing<'northstart-statement', unknown, unknown, z.infer<typeof Answer>>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 2_500,
  accept(answer, ground, { composed }): NorthstarSection {
    const told = Object.entries(answer).map(([part, value]) => [part, ground.said(value, 260)]);
    return { ...composed, ...Object.fromEntries(told.filter(([, text]) => text !== '')) };
  },
});
