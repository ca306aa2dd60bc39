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
  path: string,
  answered: Answer['vision'],
  composed: ComposedStatement,
  grounding: Grounding,
): ComposedStatement {
  const quote = grounding.statement(answered.quote);
  const explanation = grounding.citedText(answered.explanation);
  const ofQuote = quote && {
    statement: quote.text,
    explanation: explanation || (quote.text === composed.statement ? composed.explanation : ''),
  };
  const inferred = quote ? '' : grounding.claim(answered.wording, { length: 300 });
  const ofWording = inferred
    ? {
        statement: inferred,
        explanation: grounding.join('Inferred: the site does not state it in one sentence.', explanation),
      }
    : null;
  return grounding.replace(path, composed, {
    isEmpty: !answered.quote?.trim() && !answered.wording?.text.trim(),
    accepted: ofQuote ?? ofWording,
    empty: { statement: '', explanation: '' },
  });
}

/**
 * Values that rules found and the answer confirms stay as the site lists them, with their gaps filled. Others of the
 * answer follow. `wanted` are all titles of the answer, accepted or not.
 */
function mergeValues(
  stated: MissionSection['core_values'],
  answered: MissionSection['core_values'],
  wanted: readonly string[],
): typeof stated {
  const same = (a: { title: string }, b: { title: string }): boolean =>
    comparisonKey(a.title) === comparisonKey(b.title);
  // A full answer had no room for more.
  const confirmed = stated.filter(
    (value) => wanted.length >= MAX_VALUES || wanted.some((title) => same({ title }, value)),
  );
  const filled = confirmed.map((value) => {
    const match = answered.find((other) => same(other, value));
    return {
      ...value,
      description: value.description || (match?.description ?? ''),
      icon_type: value.icon_type || (match?.icon_type ?? ''),
    };
  });
  const more = answered.filter((value) => !confirmed.some((other) => same(other, value)));
  return [...filled, ...more].slice(0, Math.max(MAX_VALUES, confirmed.length));
}

export const missionWriting = defineWriting<'mission', unknown, Needs<'things'>, Answer>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 2_500,
  accept(answer, grounding, { composed }) {
    const values = answer.core_values.slice(0, MAX_VALUES).flatMap(({ title, description, icon }) => {
      const checkedDescription = grounding.claim(description, { length: 400, title });
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
    const promiseText = grounding.claim(promise?.description, { length: 400, title: promise?.title ?? '' });
    const wanted = answer.core_values.map(({ title }) => title);
    const merged = mergeValues(composed.core_values, values, wanted);
    return {
      mission_statement: chooseStatement(
        '/mission_statement',
        answer.mission_statement,
        composed.mission_statement,
        grounding,
      ),
      vision: chooseStatement('/vision', answer.vision, composed.vision, grounding),
      core_values: grounding.replace('/core_values', composed.core_values, {
        isEmpty: wanted.length === 0,
        accepted: merged.length > 0 ? merged : null,
        empty: [],
      }),
      brand_promise: grounding.replace('/brand_promise', composed.brand_promise, {
        isEmpty: !promise?.description?.text.trim(),
        accepted:
          promise && promiseText
            ? grounding.cite(
                {
                  title: grounding.title(promise.title),
                  description: promiseText,
                  usage_context: grounding.titles(promise.usage_context, 4),
                  icon_type: grounding.choice(promise.icon, ICON_TYPES),
                },
                promise.description?.from ?? [],
              )
            : null,
        empty: { title: '', description: '', usage_context: [], icon_type: '' },
      }),
    };
  },
});
