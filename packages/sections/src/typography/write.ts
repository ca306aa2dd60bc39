import type { TypographySection } from '@brandprint/contracts';
import { z } from 'zod';
import { said, writing } from '../writing/writing.ts';
import { PROMPT } from './prompt.ts';
import { styleRows } from './rows.ts';

const Answer = z.object({
  families: z.array(
    z.object({ id: z.string().describe('"f1" is the first family'), usage: z.string(), rationale: z.string() }),
  ),
  styles: z.array(z.object({ id: z.string().describe('"t1" is the first type style'), usage: z.string() })),
  design_notes: said('the type as a system'),
});

/** Families and figures are as measured; the answer says what they are for. */
export const write = writing<'typography', unknown, unknown, z.infer<typeof Answer>>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 2_500,
  accept(answer, ground, { composed }): TypographySection {
    const families = new Map<number, { usage: string; rationale: string }>();
    for (const { id, usage, rationale } of answer.families) {
      const place = ground.place('f', id);
      if (place !== null)
        families.set(place, {
          usage: ground.rests(ground.prose(usage, 300), [id]),
          rationale: ground.rests(ground.prose(rationale, 300), [id]),
        });
    }
    const rows = styleRows(composed);
    const usages = new Map<string, string>();
    for (const { id, usage } of answer.styles) {
      const row = rows[ground.place('t', id) ?? -1];
      const told = row ? ground.rests(ground.prose(usage, 240), [id]) : '';
      if (row && told) usages.set(`${row.group} ${row.index}`, told);
    }
    const used = <T extends { usage: string }>(group: string, styles: readonly T[]): T[] =>
      styles.map((style, index) => ({
        ...style,
        usage: ground.joined(usages.get(`${group} ${index}`), style.usage),
      }));
    return {
      font_families: composed.font_families.map((family, index) => {
        const told = families.get(index);
        const { availability } = family;
        return {
          ...family,
          usage: ground.joined(told?.usage, family.usage),
          availability: availability.recommended_alternative
            ? {
                ...availability,
                alternative_rationale: ground.joined(availability.alternative_rationale, told?.rationale),
              }
            : availability,
        };
      }),
      headings: used('headings', composed.headings),
      labels: used('labels', composed.labels),
      body_text: used('body_text', composed.body_text),
      links: used('links', composed.links),
      buttons: used('buttons', composed.buttons),
      blockquotes: used('blockquotes', composed.blockquotes),
      design_notes: ground.joined(ground.said(answer.design_notes, 1_000), composed.design_notes),
    };
  },
});
