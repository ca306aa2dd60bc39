import { ToneSection } from '@brandprint/contracts';
import { section } from '../section.ts';
import { measure, type ToneFacts } from './measure.ts';
import { prompts, summary } from './prompts.ts';
import { write } from './write.ts';

/** How the brand writes: measured style, each trait and rule shown by a sentence of the site. */
export const tone = section({
  name: 'tone',
  needs: ['things'],
  schema: ToneSection,
  measure,
  compose: (facts, { things }): ToneSection => {
    const voice = voiceOf(facts);
    return { ...voice, llm_prompts: prompts(voice, facts, things) };
  },
  write,
});

const voiceOf = (facts: ToneFacts): Omit<ToneSection, 'llm_prompts'> => ({
  voice_traits: facts.traits.map(({ name, correct, incorrect, explanation }) => ({
    name,
    correct_example: correct.text,
    incorrect_example: incorrect,
    explanation,
  })),
  example_phrases: { we_say: facts.phrases.map(({ text }) => text), we_dont_say: facts.avoided },
  style_guidelines: facts.guidelines.map(({ category, rule, example }) => ({
    category,
    rule,
    example: example?.text ?? '',
  })),
  voice_summary: facts.style ? summary(facts.style, facts.traits) : '',
});
