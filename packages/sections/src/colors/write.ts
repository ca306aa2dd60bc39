import type { ColorsSection } from '@brandprint/contracts';
import { z } from 'zod';
import { citedTextSchema, defineWriting } from '../writing/define-writing.ts';
import { PROMPT } from './prompt.ts';

const Answer = z.object({
  colors: z.array(z.object({ id: z.string().describe('"c1" is the first colour'), usage: z.string() })),
  gradients: z.array(
    z.object({ id: z.string().describe('"g1" is the first gradient'), name: z.string(), usage: z.string() }),
  ),
  design_notes: citedTextSchema('the palette as a system'),
});

/** Measured values stay unchanged. The model's explanation comes first, then the measured usage. */
export const colorsWriting = defineWriting<'colors', unknown, unknown, z.infer<typeof Answer>>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 2_500,
  accept(answer, grounding, { composed }): ColorsSection {
    const usages = new Map<number, string>();
    for (const { id, usage } of answer.colors) {
      const index = grounding.factIndex('c', id);
      const checkedUsage = index === null ? '' : grounding.cite(grounding.prose(usage, 300), [id]);
      if (index !== null && checkedUsage) usages.set(index, checkedUsage);
    }
    const gradients = new Map<number, { name: string; usage: string }>();
    for (const { id, name, usage } of answer.gradients) {
      const index = grounding.factIndex('g', id);
      if (index !== null)
        gradients.set(index, {
          name: grounding.cite(grounding.title(name, 40), [id]),
          usage: grounding.cite(grounding.prose(usage, 240), [id]),
        });
    }
    const notes = grounding.citedText(answer.design_notes, 1_000);
    return {
      primary_palette: composed.primary_palette.map((color, index) => ({
        ...color,
        usage: grounding.join(usages.get(index), color.usage),
      })),
      gradients: composed.gradients.map((gradient, index) => ({
        ...gradient,
        name: gradients.get(index)?.name || gradient.name,
        usage: grounding.join(gradients.get(index)?.usage, gradient.usage),
      })),
      design_notes: grounding.join(notes, composed.design_notes),
    };
  },
});
