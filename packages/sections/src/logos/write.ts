import { LOGO_SLOTS, type LogosSection, openEnum } from '@brandprint/contracts';
import { z } from 'zod';
import { sanitizeForPrompt } from '../shared/text/sanitize-for-prompt.ts';
import { citedTextSchema, defineWriting } from '../writing/define-writing.ts';
import { PROMPT } from './prompt.ts';

const Answer = z.object({
  variants: z.array(z.object({ id: z.string().describe('"v1" is the first file'), label: z.string() })),
  slots: z.array(z.object({ key: openEnum(LOGO_SLOTS), description: citedTextSchema('how the brand uses this form') })),
});

/** Files, slots and sizes stay as found. The model names and explains them. */
export const logosWriting = defineWriting<'logos', unknown, unknown, z.infer<typeof Answer>>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 1_200,
  extraLines: ({ composed }) => [
    ...composed.variants.map(
      ({ key, label, format, width, height, generated }, index) =>
        `v${index + 1} ${key}; ${sanitizeForPrompt(label, 100)}; ${format} ${width ?? '?'} × ${height ?? '?'}${generated ? '; recoloured here, not on the site' : ''}`,
    ),
    `slots that are filled: ${LOGO_SLOTS.filter((slot) => composed.slots[slot]).join(', ') || 'none'}`,
  ],
  accept(answer, grounding, { composed }): LogosSection {
    const labels = new Map(
      answer.variants.flatMap(({ id, label }) => {
        const index = grounding.itemIndex(id, 'v', composed.variants.length);
        const checkedLabel = index === null ? '' : grounding.cite(grounding.title(label), []);
        return index !== null && checkedLabel ? [[index, checkedLabel]] : [];
      }),
    );
    const descriptions = new Map(
      answer.slots.flatMap(({ key, description }) => {
        const slot = grounding.choice(key, LOGO_SLOTS);
        const checkedDescription = slot ? grounding.citedText(description, 400) : '';
        return checkedDescription ? [[slot, checkedDescription]] : [];
      }),
    );
    return {
      ...composed,
      slot_definitions: composed.slot_definitions.map((slot) => ({
        ...slot,
        description: grounding.join(slot.description, descriptions.get(slot.key)),
      })),
      variants: composed.variants.map((variant, index) => ({ ...variant, label: labels.get(index) ?? variant.label })),
    };
  },
});
