import { ToneSection } from '@brandprint/contracts';
import { defineSection } from '../section.ts';
import { buildLlmPrompts, summarizeVoice } from './llm-prompts.ts';
import { measureTone, type ToneFacts } from './measure-tone.ts';
import { toneWriting } from './write.ts';

/** How the brand writes: measured style, with an example sentence of the site for each trait and rule. */
export const tone = defineSection({
  name: 'tone',
  needs: ['things'],
  schema: ToneSection,
  measure: measureTone,
  compose: (facts, { things }): ToneSection => {
    const voice = composeVoice(facts);
    return { ...voice, llm_prompts: buildLlmPrompts(voice, facts, things) };
  },
  write: toneWriting,
});

const STOCK_NOTE = 'The wrong example is a stock sentence, not one of the site.';

const composeVoice = (facts: ToneFacts): Omit<ToneSection, 'llm_prompts'> => ({
  voice_traits: facts.traits.map(({ name, correct, incorrect, isStock, character, advice, evidence }) => ({
    name,
    correct_example: correct.text,
    incorrect_example: incorrect,
    explanation: [character, advice, evidence, isStock && STOCK_NOTE].filter(Boolean).join(' '),
  })),
  example_phrases: { we_say: facts.phrases.map(({ text }) => text), we_dont_say: facts.avoided },
  style_guidelines: facts.guidelines.map(({ category, rule, example }) => ({
    category,
    rule,
    example: example?.text ?? '',
  })),
  voice_summary: facts.style ? summarizeVoice(facts.style, facts.traits) : '',
});
