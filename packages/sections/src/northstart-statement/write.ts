import type { NorthstarSection } from '@brandprint/contracts';
import { z } from 'zod';
import type { Needs } from '../section.ts';
import { citedTextSchema, defineWriting } from '../writing/define-writing.ts';
import { finishedSectionLines } from './finished-sections.ts';
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

/** What the brand says of its offer. The other parts are about customers and their alternatives. */
const ABOUT_BRAND: ReadonlySet<string> = new Set(['core_benefit', 'how_it_works', 'differentiator']);

/** Name and category come from other sections. Each other part is the model's. */
export const northstartWriting = defineWriting<
  'northstart-statement',
  unknown,
  Needs<'things' | 'mission' | 'audiences'>,
  z.infer<typeof Answer>
>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 2_500,
  extraLines: ({ needs }) => finishedSectionLines(needs),
  accept(answer, grounding, { composed }): NorthstarSection {
    const parts = Object.keys(answer) as (keyof typeof answer)[];
    return {
      ...composed,
      ...Object.fromEntries(
        parts.map((part) => [
          part,
          grounding.replaceText(`/${part}`, composed[part], answer[part], {
            length: 260,
            about: ABOUT_BRAND.has(part) ? 'brand' : 'customer',
          }),
        ]),
      ),
    };
  },
});
