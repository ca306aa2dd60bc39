import type { MissionSection } from '@brandprint/contracts';
import { z } from 'zod';
import type { Needs } from '../section.ts';
import { ICONS } from '../shared/icon-types.ts';
import { plainKey } from '../shared/text/index.ts';
import type { Ground } from '../writing/grounding/index.ts';
import { oneOf, quoteId, said, writing } from '../writing/writing.ts';
import { PROMPT } from './prompt.ts';

const Statement = z.object({
  quote: quoteId('the quote that states it'),
  wording: said('one sentence, if several quotes carry it together and none states it'),
  explanation: said('what it commits the brand to'),
});

const Answer = z.object({
  mission_statement: Statement,
  vision: Statement,
  core_values: z.array(z.object({ title: z.string(), description: said('what it means here'), icon: oneOf(ICONS) })),
  brand_promise: z
    .object({
      title: z.string(),
      description: said('what a customer may count on'),
      usage_context: z.array(z.string()),
      icon: oneOf(ICONS),
    })
    .nullable(),
});

type Answer = z.infer<typeof Answer>;
type Stated = MissionSection['mission_statement'];

const MOST_VALUES = 6;

/** A statement of the site itself goes before one put together from several; that one says so. */
function statement(offered: Answer['vision'], composed: Stated, ground: Ground): Stated {
  const quote = ground.quote(offered.quote);
  const explanation = ground.said(offered.explanation);
  if (quote) return { statement: quote.text, explanation: explanation || composed.explanation };
  if (composed.statement) return { statement: composed.statement, explanation: explanation || composed.explanation };
  const inferred = ground.said(offered.wording, 300);
  return inferred
    ? {
        statement: inferred,
        explanation: ground.joined('Inferred: the site does not state it in one sentence.', explanation),
      }
    : composed;
}

/** Values that the site lists stay as they are; what they lack comes from the answer, and values after them. */
function merged(stated: MissionSection['core_values'], offered: MissionSection['core_values']): typeof stated {
  const same = (a: { title: string }, b: { title: string }): boolean => plainKey(a.title) === plainKey(b.title);
  const filled = stated.map((value) => {
    const match = offered.find((other) => same(other, value));
    return {
      ...value,
      description: value.description || (match?.description ?? ''),
      icon_type: value.icon_type || (match?.icon_type ?? ''),
    };
  });
  const more = offered.filter((value) => !stated.some((other) => same(other, value)));
  return [...filled, ...more].slice(0, Math.max(MOST_VALUES, stated.length));
}

export const write = writing<'mission', unknown, Needs<'things'>, Answer>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 2_500,
  accept(answer, ground, { composed }) {
    const values = answer.core_values.slice(0, MOST_VALUES).flatMap(({ title, description, icon }) => {
      const what = ground.said(description, 400);
      const named = ground.title(title, 40);
      return what && named
        ? [
            ground.rests(
              { title: named, description: what, icon_type: ground.choice(icon, ICONS) },
              description?.from ?? [],
            ),
          ]
        : [];
    });
    const promise = answer.brand_promise;
    const promised = ground.said(promise?.description, 400);
    return {
      mission_statement: statement(answer.mission_statement, composed.mission_statement, ground),
      vision: statement(answer.vision, composed.vision, ground),
      core_values: merged(composed.core_values, values),
      brand_promise:
        promise && promised
          ? ground.rests(
              {
                title: ground.title(promise.title) || composed.brand_promise.title,
                description: promised,
                usage_context: ground.titles(promise.usage_context, 4),
                icon_type: ground.choice(promise.icon, ICONS),
              },
              promise.description?.from ?? [],
            )
          : composed.brand_promise,
    };
  },
});
