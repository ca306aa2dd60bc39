import type { TypographySection } from '@brandprint/contracts';
import { z } from 'zod';
import { citedTextSchema, defineWriting } from '../writing/define-writing.ts';
import { PROMPT } from './prompt.ts';
import { numberStyles } from './style-rows.ts';

const Answer = z.object({
  families: z.array(
    z.object({ id: z.string().describe('"f1" is the first family'), usage: z.string(), rationale: z.string() }),
  ),
  styles: z.array(z.object({ id: z.string().describe('"t1" is the first type style'), usage: z.string() })),
  design_notes: citedTextSchema('the type as a system'),
});

/** Measured families and figures stay unchanged. The model explains their use. */
export const typographyWriting = defineWriting<'typography', unknown, unknown, z.infer<typeof Answer>>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 2_500,
  accept(answer, grounding, { composed }): TypographySection {
    const families = new Map<number, { usage: string; rationale: string }>();
    for (const { id, usage, rationale } of answer.families) {
      const index = grounding.factIndex('f', id);
      if (index !== null)
        families.set(index, {
          usage: grounding.cite(grounding.prose(usage, 300), [id]),
          rationale: grounding.cite(grounding.prose(rationale, 300), [id]),
        });
    }
    const rows = numberStyles(composed);
    const usages = new Map<string, string>();
    for (const { id, usage } of answer.styles) {
      const row = rows[grounding.factIndex('t', id) ?? -1];
      const checkedUsage = row ? grounding.cite(grounding.prose(usage, 240), [id]) : '';
      if (row && checkedUsage) usages.set(`${row.group} ${row.index}`, checkedUsage);
    }
    const withUsage = <T extends { usage: string }>(group: string, styles: readonly T[]): T[] =>
      styles.map((style, index) => ({
        ...style,
        usage: grounding.join(usages.get(`${group} ${index}`), style.usage),
      }));
    return {
      font_families: composed.font_families.map((family, index) => {
        const checkedUsage = families.get(index);
        const { availability } = family;
        return {
          ...family,
          usage: grounding.join(checkedUsage?.usage, family.usage),
          availability: availability.recommended_alternative
            ? {
                ...availability,
                alternative_rationale: grounding.join(availability.alternative_rationale, checkedUsage?.rationale),
              }
            : availability,
        };
      }),
      headings: withUsage('headings', composed.headings),
      labels: withUsage('labels', composed.labels),
      body_text: withUsage('body_text', composed.body_text),
      links: withUsage('links', composed.links),
      buttons: withUsage('buttons', composed.buttons),
      blockquotes: withUsage('blockquotes', composed.blockquotes),
      design_notes: grounding.join(grounding.citedText(answer.design_notes, 1_000), composed.design_notes),
    };
  },
});
