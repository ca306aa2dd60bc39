import type { ToneSection } from '@brandprint/contracts';
import { z } from 'zod';
import type { Needs } from '../section.ts';
import { plainKey, uniqueBy, wordCount } from '../shared/text/index.ts';
import { quoteId, said, writing } from '../writing/writing.ts';
import type { ToneFacts } from './measure.ts';
import { PROMPT } from './prompt.ts';
import { prompts } from './prompts.ts';

const Answer = z.object({
  voice_traits: z.array(
    z.object({
      name: z.string(),
      explanation: said('what the voice does'),
      correct: quoteId('the quote that shows it best'),
      incorrect: z.string().describe('that quote rewritten without the trait'),
    }),
  ),
  we_say: z.array(z.string()).describe('ids of quotes'),
  we_dont_say: z.array(z.string()),
  style_guidelines: z.array(
    z.object({ category: z.string(), rule: said('what to do'), example: quoteId('a quote that follows the rule') }),
  ),
  voice_summary: said('who speaks, to whom, and how'),
});

const MOST_PHRASES = 9;
/** Words of a phrase that could stand on a poster. */
const PHRASE_WORDS = 14;

/** Examples and phrases are the site's own, by id; the prompts are put together from what stands. */
export const write = writing<'tone', ToneFacts, Needs<'things'>, z.infer<typeof Answer>>({
  prompt: PROMPT,
  answer: Answer,
  maxTokens: 3_500,
  accept(answer, ground, { composed, facts, needs }): ToneSection {
    // What a brand would not say is said in its own language or not at all, and only English is known here.
    const speaksEnglish = ['', 'en'].includes(ground.material.language);
    const traits = answer.voice_traits.slice(0, 6).flatMap(({ name, explanation, correct, incorrect }) => {
      const quote = ground.quote(correct);
      const [named, told] = [ground.title(name, 40), ground.said(explanation, 400)];
      if (!quote || !named || !told) return [];
      const wrong = speaksEnglish ? ground.rewording(incorrect, quote) : '';
      const trait = { name: named, correct_example: quote.text, incorrect_example: wrong, explanation: told };
      return [ground.rests(trait, [...(explanation?.from ?? []), correct ?? ''])];
    });
    const phrases = ground
      .quotes(answer.we_say.slice(0, MOST_PHRASES))
      .flatMap(({ text }) => (wordCount(text) <= PHRASE_WORDS ? [text] : []));
    const avoided = speaksEnglish
      ? ground.avoidedTitles(answer.we_dont_say, 8, 80).map((phrase) => `Derived: “${phrase}”`)
      : [];
    const guidelines = answer.style_guidelines.slice(0, 8).flatMap(({ category, rule, example }) => {
      const [named, told] = [ground.title(category, 40), ground.said(rule, 300)];
      return named && told
        ? [ground.rests({ category: named, rule: told, example: ground.quote(example)?.text ?? '' }, rule?.from ?? [])]
        : [];
    });
    const voice = {
      voice_traits: traits.length > 0 ? traits : composed.voice_traits,
      example_phrases: {
        we_say: uniqueBy([...phrases, ...composed.example_phrases.we_say], plainKey).slice(0, MOST_PHRASES),
        we_dont_say: [...avoided, ...composed.example_phrases.we_dont_say].slice(0, 12),
      },
      style_guidelines: guidelines.length > 0 ? guidelines : composed.style_guidelines,
      voice_summary: ground.joined(ground.said(answer.voice_summary), composed.voice_summary),
    };
    return { ...voice, llm_prompts: prompts(voice, facts, needs.things) };
  },
});
