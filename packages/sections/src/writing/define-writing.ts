import type { SectionStage, Sections } from '@brandprint/contracts';
import { type ZodType, z } from 'zod';
import type { Grounding } from './grounding/index.ts';

/** Additional input for checking an answer. */
export interface WritingInput<S extends SectionStage, Facts, Needs> {
  /** The section without a model: used where the answer was refused, and for what is measured. */
  composed: Sections[S];
  facts: Facts;
  needs: Needs;
}

/** How a model writes a section: the prompt, the schema of the answer, and its processing. */
export interface Writing<S extends SectionStage, Facts, Needs> {
  /** The task in words. */
  prompt: string;
  answer: ZodType;
  maxTokens: number;
  /** Additional input of this stage, as lines of data. */
  extraLines?(input: WritingInput<S, Facts, Needs>): string[];
  /** Builds the section: ids become values, prose is checked, everything else is composed. */
  accept(answer: unknown, ground: Grounding, input: WritingInput<S, Facts, Needs>): Sections[S];
}

/** Infers the types: `accept` receives what the schema describes. */
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

/** A text with the ids that it cites. */
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
