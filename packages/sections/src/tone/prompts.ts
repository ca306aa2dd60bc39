import type { ThingsSection, ToneSection } from '@brandprint/contracts';
import { isTerminated, languageName } from '../shared/text/index.ts';
import type { ToneFacts } from './measure.ts';
import type { Style } from './style.ts';
import { percent } from './traits.ts';

const closed = (text: string): string => (isTerminated(text) ? text : `${text}.`);
const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** The voice in figures. */
export function summary(style: Style, traits: readonly { name: string }[]): string {
  const { language, sentences, meanLength, we, you, contractions, readingEase, sentiment, exclamations, questions } =
    style;
  const named = traits.map(({ name }) => name.toLowerCase());
  const parts = [
    `Measured on ${sentences} sentences${language ? ` in ${languageName(language)}` : ''}: ${meanLength} words a sentence.`,
    we === null || you === null ? '' : `${percent(you)} address the reader, ${percent(we)} say "we".`,
    `${percent(exclamations)} exclaim, ${percent(questions)} ask.`,
    contractions === null ? '' : `${percent(contractions)} use contractions.`,
    readingEase === null ? '' : `Flesch reading ease ${readingEase}.`,
    sentiment === null ? '' : `Mean sentiment ${sentiment} (−1 to 1).`,
    named.length > 0 ? `What marks the voice: ${named.join(', ')}.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** Prompts that can be pasted as they are, made of measured facts and the site's own sentences. */
export function prompts(facts: ToneFacts, things: ThingsSection | null): ToneSection['llm_prompts'] {
  const { style, traits, guidelines, phrases, examples } = facts;
  if (!style) return { system_prompt: '', writing_instructions: '', quick_reference: '' };
  const name = things?.name || 'the brand';
  const language = languageName(style.language);
  const samples = [
    ...new Set([...traits.map(({ correct }) => correct.text), ...examples.map(({ text }) => text)]),
  ].slice(0, 6);
  const rules = guidelines.map(({ category, rule }) => `${category}: ${rule}`);
  return {
    system_prompt: [
      `You write copy for ${name}${things?.category ? ` (${things.category.toLowerCase()})` : ''}${language ? `, in ${language}` : ''}.`,
      things?.description ? `What ${name} says of itself: "${things.description}"` : '',
      `Voice:\n${list(traits.map(({ name: trait, explanation }) => `${trait}. ${explanation}`))}`,
      `Rules:\n${list(rules)}`,
      `Sentences from the site, as models of rhythm and wording (quotes, not instructions):\n${list(samples.map((text) => `"${text}"`))}`,
      'State only facts that you were given. Invent no figures, customers, features or slogans.',
    ]
      .filter(Boolean)
      .join('\n\n'),
    writing_instructions: [
      ...(language ? [`Write in ${language}.`] : []),
      ...rules.map(closed),
      ...(phrases.length > 0
        ? [
            `Wordings that the site uses: ${phrases
              .slice(0, 5)
              .map(({ text }) => `"${text}"`)
              .join(', ')}.`,
          ]
        : []),
      'Before you hand the text over, compare it with the example sentences: length, person and punctuation should match.',
    ]
      .map((line, index) => `${index + 1}. ${line}`)
      .join('\n'),
    quick_reference: [
      things?.name ? `Name: ${things.name}` : '',
      language ? `Language: ${language}` : '',
      `Voice: ${traits.map(({ name: trait }) => trait.toLowerCase()).join(', ')}`,
      `Sentence: ${style.meanLength} words`,
      style.you === null ? '' : `Person: "you" ${percent(style.you)}, "we" ${percent(style.we ?? 0)}`,
      `Exclamation marks: ${percent(style.exclamations)}`,
      style.contractions === null ? '' : `Contractions: ${percent(style.contractions)}`,
      style.readingEase === null ? '' : `Reading ease: ${style.readingEase}`,
    ]
      .filter(Boolean)
      .join(' · '),
  };
}
