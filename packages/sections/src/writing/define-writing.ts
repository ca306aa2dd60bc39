import type { SectionStage, Sections } from '@brandprint/contracts';
import { type ZodType, z } from 'zod';
import type { Grounding } from './grounding/index.ts';

/** What the judge of an answer has besides it. */
export interface WritingInput<S extends SectionStage, Facts, Needs> {
  /** The section without a model: what stays wherever the answer says nothing that stands. */
  composed: Sections[S];
  facts: Facts;
  needs: Needs;
}

/** How a model writes a section: what it is asked, the shape of its answer, and what becomes of that. */
export interface Writing<S extends SectionStage, Facts, Needs> {
  /** The task in words. */
  prompt: string;
  answer: ZodType;
  maxTokens: number;
  /** What this stage shows besides the shared material, as lines of data. */
  extraLines?(input: WritingInput<S, Facts, Needs>): string[];
  /** Builds the section: ids become values, prose is judged, all else is what was composed. */
  accept(answer: unknown, ground: Grounding, input: WritingInput<S, Facts, Needs>): Sections[S];
}

/** Types a writing in place: what `accept` gets is what the schema says. */
export function defineWriting<S extends SectionStage, Facts, Needs, Answer>(definition: {
  prompt: string;
  answer: ZodType<Answer>;
  maxTokens: number;
  extraLines?(input: WritingInput<S, Facts, Needs>): string[];
  accept(answer: Answer, ground: Grounding, input: WritingInput<S, Facts, Needs>): Sections[S];
}): Writing<S, Facts, Needs> {
  return {
    ...definition,
    accept: (answer, ground, input) => definition.accept(definition.answer.parse(answer), ground, input),
  };
}

/** A text with the ids of what it rests on. */
export const citedTextSchema = (what: string) =>
  z
    .object({
      text: z.string(),
      from: z.array(z.string()).describe('ids of the quotes and facts that the text rests on'),
    })
    .nullable()
    .describe(what);

/** The id of a quote. */
export const quoteIdSchema = (what: string) =>
  z.string().nullable().describe(`${what}; id of a quote such as "q4", or null`);
