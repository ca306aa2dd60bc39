import { LOGO_SLOTS, type LogosSection } from '@brandprint/contracts';
import { z } from 'zod';
import { dataText } from '../writing/digest/clean.ts';
import { oneOf, said, writing } from '../writing/writing.ts';
import { PROMPT } from './prompt.ts';

const Answer = z.object({
  variants: z.array(z.object({ id: z.string().describe('"v1" is the first file'), label: z.string() })),
  slots: z.array(z.object({ key: oneOf(LOGO_SLOTS), description: said('how the brand uses this form') })),
});

/** Files, slots and sizes are as found; the answer names and explains them. */
export const write = writing<'logos', unknown, unknown, z.infer<typeof Answer>>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 1_200,
  shown: ({ composed }) => [
    ...composed.variants.map(
      ({ key, label, format, width, height, generated }, index) =>
        `v${index + 1} ${key}; ${dataText(label, 100)}; ${format} ${width ?? '?'} × ${height ?? '?'}${generated ? '; recoloured here, not on the site' : ''}`,
    ),
    `slots that are filled: ${LOGO_SLOTS.filter((slot) => composed.slots[slot]).join(', ') || 'none'}`,
  ],
  accept(answer, ground, { composed }): LogosSection {
    const labels = new Map(
      answer.variants.flatMap(({ id, label }) => {
        const index = ground.pick(id, 'v', composed.variants.length);
        const named = index === null ? '' : ground.rests(ground.title(label), []);
        return index !== null && named ? [[index, named]] : [];
      }),
    );
    const descriptions = new Map(
      answer.slots.flatMap(({ key, description }) => {
        const slot = ground.choice(key, LOGO_SLOTS);
        const told = slot ? ground.said(description, 400) : '';
        return told ? [[slot, told]] : [];
      }),
    );
    return {
      ...composed,
      slot_definitions: composed.slot_definitions.map((slot) => ({
        ...slot,
        description: ground.joined(slot.description, descriptions.get(slot.key)),
      })),
      variants: composed.variants.map((variant, index) => ({ ...variant, label: labels.get(index) ?? variant.label })),
    };
  },
});
