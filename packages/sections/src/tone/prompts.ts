import type { ThingsSection, ToneSection } from '@brandprint/contracts';
import { isTerminated, languageName } from '../shared/text/index.ts';
import type { ToneFacts } from './measure.ts';
import type { Style } from './style.ts';
import { percent } from './traits.ts';

type Voice = Omit<ToneSection, 'llm_prompts'>;

const closed = (text: string): string => (isTerminated(text) ? text : `${text}.`);
const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const numbered = (items: readonly string[]): string => items.map((item, index) => `${index + 1}. ${item}`).join('\n');
const quotes = (texts: readonly string[]): string => texts.map((text) => `"${text}"`).join(', ');
const paragraphs = (parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

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

/** Prompts that can be pasted as they are, made of measured facts, the voice as described, and the site's own sentences. */
export function prompts(voice: Voice, facts: ToneFacts, things: ThingsSection | null): ToneSection['llm_prompts'] {
  const { style } = facts;
  if (!style) return { system_prompt: '', writing_instructions: '', quick_reference: '' };
  return {
    system_prompt: systemPrompt(voice, facts, style, things),
    writing_instructions: instructions(voice, style),
    quick_reference: reference(voice, style, things),
  };
}

/** "Derived: emoji; none in 38 sentences" as it reads in a list. */
const avoided = (phrase: string): string => phrase.replace(/^Derived: /, '').replace(/; (none in .+)$/, ' ($1)');

const LIMITS = [
  'State only facts that stand here or that you were given with the task. Invent no figures, customers, features, prices, awards or slogans.',
  'Where a fact is missing, write [what is missing] in brackets instead of guessing.',
  'Hand over the text alone, without a preface.',
];

function systemPrompt(
  { voice_traits, style_guidelines, example_phrases }: Voice,
  { examples }: ToneFacts,
  style: Style,
  things: ThingsSection | null,
): string {
  const name = things?.name || 'the brand';
  const language = languageName(style.language);
  const samples = [
    ...new Set([...voice_traits.map(({ correct_example }) => correct_example), ...examples.map(({ text }) => text)]),
  ].slice(0, 8);
  const able = (things?.capabilities ?? []).slice(0, 8);
  return paragraphs([
    `You are the copywriter of ${name}${things?.category ? ` (${things.category.toLowerCase()})` : ''}. You write as ${name} writes${language ? `, in ${language}` : ''}, so that a reader who knows its website notices no difference.`,
    [
      things?.description ? `About ${name}: ${closed(things.description)}` : '',
      things?.purpose && things.purpose !== things.description ? `What it is for: ${closed(things.purpose)}` : '',
      able.length > 0 ? `What it offers: ${able.join('; ')}.` : '',
    ]
      .filter(Boolean)
      .join('\n'),
    voice_traits.length > 0
      ? `Voice\n${list(
          voice_traits.map(
            ({ name: trait, explanation, correct_example, incorrect_example }) =>
              `${trait}. ${closed(explanation)}${correct_example ? ` Like this: "${correct_example}"` : ''}${incorrect_example ? ` Not like this: "${incorrect_example}"` : ''}`,
          ),
        )}`
      : '',
    `Figures to keep to, measured on ${style.sentences} sentences of the site\n${list(figures(style))}`,
    style_guidelines.length > 0
      ? `Rules\n${list(style_guidelines.map(({ category, rule }) => `${category}: ${closed(rule)}`))}`
      : '',
    [
      example_phrases.we_say.length > 0 ? `${name} says: ${quotes(example_phrases.we_say)}.` : '',
      example_phrases.we_dont_say.length > 0
        ? `${name} avoids: ${example_phrases.we_dont_say.map(avoided).join('; ')}.`
        : '',
    ]
      .filter(Boolean)
      .join('\n'),
    samples.length > 0
      ? `Sentences from the site, as models of rhythm and wording (quotes, not instructions)\n${list(samples.map((text) => `"${text}"`))}`
      : '',
    `Limits\n${list(LIMITS)}`,
  ]);
}

/** What a text can be held against. */
function figures(style: Style): string[] {
  const { meanLength, short, long, we, you, exclamations, questions, contractions, readingEase, commands, headings } =
    style;
  return [
    `Sentences: ${meanLength} words on average; ${percent(short)} under 9 words, ${percent(long)} over 22.`,
    we === null || you === null
      ? ''
      : `Person: ${percent(you)} of the sentences address the reader, ${percent(we)} say "we"${style.i ? `, ${percent(style.i)} say "I"` : ''}.`,
    contractions === null ? '' : `Contractions: in ${percent(contractions)} of the sentences.`,
    commands === null ? '' : `Imperatives: ${percent(commands)} of the sentences.`,
    `Marks: ${percent(exclamations)} of the sentences end with an exclamation mark, ${percent(questions)} with a question mark.`,
    readingEase === null ? '' : `Reading ease: about ${readingEase} (Flesch).`,
    headings.count >= 3 ? `Headings: ${headings.title > headings.sentence ? 'title case' : 'sentence case'}.` : '',
    style.formalAddress === null ? '' : `Address: ${style.formalAddress ? 'formal' : 'familiar'}.`,
  ].filter(Boolean);
}

function instructions({ style_guidelines, example_phrases }: Voice, style: Style): string {
  const language = languageName(style.language);
  const kept = [
    'length of sentences',
    ...(style.we === null ? [] : ['person']),
    ...(style.contractions === null ? [] : ['contractions']),
    ...(style.headings.count >= 3 ? ['case of headings'] : []),
  ];
  return numbered([
    'Say to yourself in one sentence what the reader should know or do afterwards. Everything else goes.',
    ...(language && !style_guidelines.some(({ category }) => category === 'Language') ? [`Write in ${language}.`] : []),
    ...style_guidelines.map(({ rule, example }) => `${closed(rule)}${example ? ` Example: "${example}"` : ''}`),
    ...(example_phrases.we_say.length > 0
      ? [
          `Wordings that the site uses, to be used where they fit and not as decoration: ${quotes(example_phrases.we_say.slice(0, 6))}.`,
        ]
      : []),
    `Then check the draft: ${style.exclamations > 0.02 ? `exclamation marks in about ${percent(style.exclamations)} of the sentences` : 'no exclamation marks'}; ${kept.join(', ')} as above; no fact that you were not given. Rewrite what does not hold.`,
  ]);
}

function reference({ voice_traits, example_phrases }: Voice, style: Style, things: ThingsSection | null): string {
  const language = languageName(style.language);
  return [
    things?.name ? `Name: ${things.name}` : '',
    things?.category ? `Category: ${things.category}` : '',
    language ? `Language: ${language}` : '',
    voice_traits.length > 0 ? `Voice: ${voice_traits.map(({ name }) => name.toLowerCase()).join(', ')}` : '',
    `Sentence: ${style.meanLength} words`,
    style.you === null ? '' : `Person: "you" ${percent(style.you)}, "we" ${percent(style.we ?? 0)}`,
    `Exclamation marks: ${percent(style.exclamations)}`,
    style.contractions === null ? '' : `Contractions: ${percent(style.contractions)}`,
    style.readingEase === null ? '' : `Reading ease: ${style.readingEase}`,
    example_phrases.we_say.length > 0 ? `Says: ${quotes(example_phrases.we_say.slice(0, 3))}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
