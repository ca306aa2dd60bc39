import type { ColorsSection } from '@brandprint/contracts';
import { z } from 'zod';
import { said, writing } from '../writing/writing.ts';
import { PROMPT } from './prompt.ts';

const Answer = z.object({
  colors: z.array(z.object({ id: z.string().describe('"c1" is the first colour'), usage: z.string() })),
  gradients: z.array(
    z.object({ id: z.string().describe('"g1" is the first gradient'), name: z.string(), usage: z.string() }),
  ),
  design_notes: said('the palette as a system'),
});

/** Values are as measured; the answer says what they are for, and what was counted follows it. */
export const write = writing<'colors', unknown, unknown, z.infer<typeof Answer>>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 2_500,
  accept(answer, ground, { composed }): ColorsSection {
    const usages = new Map<number, string>();
    for (const { id, usage } of answer.colors) {
      const place = ground.place('c', id);
      const told = place === null ? '' : ground.rests(ground.prose(usage, 300), [id]);
      if (place !== null && told) usages.set(place, told);
    }
    const gradients = new Map<number, { name: string; usage: string }>();
    for (const { id, name, usage } of answer.gradients) {
      const place = ground.place('g', id);
      if (place !== null)
        gradients.set(place, {
          name: ground.rests(ground.title(name, 40), [id]),
          usage: ground.rests(ground.prose(usage, 240), [id]),
        });
    }
    const notes = ground.said(answer.design_notes, 1_000);
    return {
      primary_palette: composed.primary_palette.map((color, index) => ({
        ...color,
        usage: ground.joined(usages.get(index), color.usage),
      })),
      gradients: composed.gradients.map((gradient, index) => ({
        ...gradient,
        name: gradients.get(index)?.name || gradient.name,
        usage: ground.joined(gradients.get(index)?.usage, gradient.usage),
      })),
      design_notes: ground.joined(notes, composed.design_notes),
    };
  },
});
