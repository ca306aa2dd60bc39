import type { ToneSection } from '@brandprint/contracts';
import { z } from 'zod';
import type { Needs } from '../section.ts';
import { comparisonKey, uniqueBy, wordCount } from '../shared/text/index.ts';
import { citedTextSchema, defineWriting, quoteIdSchema } from '../writing/define-writing.ts';
import { buildLlmPrompts } from './llm-prompts.ts';
import type { ToneFacts } from './measure-tone.ts';
import { PROMPT } from './prompt.ts';

const Answer = z.object({
  voice_traits: z.array(
    z.object({
      name: z.string(),
      explanation: citedTextSchema('what the voice does'),
      correct: quoteIdSchema('the quote that shows it best'),
      incorrect: z.string().describe('that quote rewritten without the trait'),
    }),
  ),
  we_say: z.array(z.string()).describe('ids of quotes'),
  we_dont_say: z.array(z.string()),
  style_guidelines: z.array(
    z.object({
      category: z.string(),
      rule: citedTextSchema('what to do'),
      example: quoteIdSchema('a quote that follows the rule'),
    }),
  ),
  voice_summary: citedTextSchema('who speaks, to whom, and how'),
});

const MAX_PHRASES = 9;
/** Maximum words of a phrase that could be on a poster. */
const MAX_PHRASE_WORDS = 14;

/** Examples and phrases are the site's own, by id. The prompts are built from the accepted parts. */
export const toneWriting = defineWriting<'tone', ToneFacts, Needs<'things'>, z.infer<typeof Answer>>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 3_500,
  accept(answer, grounding, { composed, facts, needs }): ToneSection {
    const traits = answer.voice_traits.slice(0, 6).flatMap(({ name, explanation, correct, incorrect }) => {
      const quote = grounding.quote(correct);
      const [checkedName, checkedText] = [grounding.title(name, 40), grounding.citedText(explanation, 400)];
      if (!quote || !checkedName || !checkedText) return [];
      const trait = {
        name: checkedName,
        correct_example: quote.text,
        incorrect_example: grounding.rewording(incorrect, quote),
        explanation: checkedText,
      };
      return [grounding.cite(trait, [...(explanation?.from ?? []), correct ?? ''])];
    });
    const phrases = grounding
      .quotes(answer.we_say.slice(0, MAX_PHRASES))
      .flatMap(({ text }) => (wordCount(text) <= MAX_PHRASE_WORDS ? [text] : []));
    const avoided = grounding.avoidedPhrases(answer.we_dont_say, 8, 80).map((phrase) => `Derived: “${phrase}”`);
    const guidelines = answer.style_guidelines.slice(0, 8).flatMap(({ category, rule, example }) => {
      const [checkedName, checkedText] = [grounding.title(category, 40), grounding.citedText(rule, 300)];
      return checkedName && checkedText
        ? [
            grounding.cite(
              { category: checkedName, rule: checkedText, example: grounding.quote(example)?.text ?? '' },
              rule?.from ?? [],
            ),
          ]
        : [];
    });
    const voice = {
      voice_traits: traits.length > 0 ? traits : composed.voice_traits,
      example_phrases: {
        we_say: uniqueBy([...phrases, ...composed.example_phrases.we_say], comparisonKey).slice(0, MAX_PHRASES),
        we_dont_say: [...avoided, ...composed.example_phrases.we_dont_say].slice(0, 12),
      },
      style_guidelines: guidelines.length > 0 ? guidelines : composed.style_guidelines,
      voice_summary: grounding.join(grounding.citedText(answer.voice_summary), composed.voice_summary),
    };
    return { ...voice, llm_prompts: buildLlmPrompts(voice, facts, needs.things) };
  },
});
