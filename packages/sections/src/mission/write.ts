import { type MissionSection, openEnum } from '@brandprint/contracts';
import { z } from 'zod';
import type { Needs } from '../section.ts';
import { ICON_TYPES } from '../shared/icon-types.ts';
import { comparisonKey } from '../shared/text/index.ts';
import { citedTextSchema, defineWriting, quoteIdSchema } from '../writing/define-writing.ts';
import type { Grounding } from '../writing/grounding/index.ts';
import { PROMPT } from './prompt.ts';

const Statement = z.object({
  quote: quoteIdSchema('the quote that states it'),
  wording: citedTextSchema('one sentence, if several quotes carry it together and none states it'),
  explanation: citedTextSchema('what it commits the brand to'),
});

const Answer = z.object({
  mission_statement: Statement,
  vision: Statement,
  core_values: z.array(
    z.object({ title: z.string(), description: citedTextSchema('what it means here'), icon: openEnum(ICON_TYPES) }),
  ),
  brand_promise: z
    .object({
      title: z.string(),
      description: citedTextSchema('what a customer may count on'),
      usage_context: z.array(z.string()),
      icon: openEnum(ICON_TYPES),
    })
    .nullable(),
});

type Answer = z.infer<typeof Answer>;
type ComposedStatement = MissionSection['mission_statement'];

const MAX_VALUES = 6;

/** A quoted statement takes precedence over one composed from several quotes, which is marked as such. */
function chooseStatement(
  answered: Answer['vision'],
  composed: ComposedStatement,
  grounding: Grounding,
): ComposedStatement {
  const quote = grounding.quote(answered.quote);
  const explanation = grounding.citedText(answered.explanation);
  if (quote) return { statement: quote.text, explanation: explanation || composed.explanation };
  if (composed.statement) return { statement: composed.statement, explanation: explanation || composed.explanation };
  const inferred = grounding.citedText(answered.wording, 300);
  return inferred
    ? {
        statement: inferred,
        explanation: grounding.join('Inferred: the site does not state it in one sentence.', explanation),
      }
    : composed;
}

/** Values listed by the site stay unchanged. The answer fills their gaps and adds values after them. */
function mergeValues(stated: MissionSection['core_values'], answered: MissionSection['core_values']): typeof stated {
  const same = (a: { title: string }, b: { title: string }): boolean =>
    comparisonKey(a.title) === comparisonKey(b.title);
  const filled = stated.map((value) => {
    const match = answered.find((other) => same(other, value));
    return {
      ...value,
      description: value.description || (match?.description ?? ''),
      icon_type: value.icon_type || (match?.icon_type ?? ''),
    };
  });
  const more = answered.filter((value) => !stated.some((other) => same(other, value)));
  return [...filled, ...more].slice(0, Math.max(MAX_VALUES, stated.length));
}

export const missionWriting = defineWriting<'mission', unknown, Needs<'things'>, Answer>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 2_500,
  accept(answer, grounding, { composed }) {
    const values = answer.core_values.slice(0, MAX_VALUES).flatMap(({ title, description, icon }) => {
      const checkedDescription = grounding.citedText(description, 400);
      const checkedTitle = grounding.title(title, 40);
      return checkedDescription && checkedTitle
        ? [
            grounding.cite(
              { title: checkedTitle, description: checkedDescription, icon_type: grounding.choice(icon, ICON_TYPES) },
              description?.from ?? [],
            ),
          ]
        : [];
    });
    const promise = answer.brand_promise;
    const promiseText = grounding.citedText(promise?.description, 400);
    return {
      mission_statement: chooseStatement(answer.mission_statement, composed.mission_statement, grounding),
      vision: chooseStatement(answer.vision, composed.vision, grounding),
      core_values: mergeValues(composed.core_values, values),
      brand_promise:
        promise && promiseText
          ? grounding.cite(
              {
                title: grounding.title(promise.title) || composed.brand_promise.title,
                description: promiseText,
                usage_context: grounding.titles(promise.usage_context, 4),
                icon_type: grounding.choice(promise.icon, ICON_TYPES),
              },
              promise.description?.from ?? [],
            )
          : composed.brand_promise,
    };
  },
});
