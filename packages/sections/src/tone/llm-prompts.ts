import type { ThingsSection, ToneSection } from '@brandprint/contracts';
import { percent } from '../shared/numbers.ts';
import { endsSentence, languageName } from '../shared/text/index.ts';
import type { WritingStyle } from './measure-style.ts';
import type { ToneFacts } from './measure-tone.ts';

type Voice = Omit<ToneSection, 'llm_prompts'>;

const withFullStop = (text: string): string => (endsSentence(text) ? text : `${text}.`);
const bulletList = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const numberedList = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');
const quoteList = (texts: readonly string[]): string => texts.map((text) => `"${text}"`).join(', ');
const paragraphs = (parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

/** The voice in figures. */
export function summarizeVoice(style: WritingStyle, traits: readonly { name: string }[]): string {
  const {
    language,
    sentenceCount,
    meanSentenceLength,
    firstPluralShare,
    secondPersonShare,
    contractionShare,
    readingEase,
    sentiment,
    exclamationShare,
    questionShare,
  } = style;
  const named = traits.map(({ name }) => name.toLowerCase());
  const parts = [
    `Measured on ${sentenceCount} sentences${language ? ` in ${languageName(language)}` : ''}: ${meanSentenceLength} words per sentence.`,
    firstPluralShare === null || secondPersonShare === null
      ? ''
      : `${percent(secondPersonShare)} address the reader, ${percent(firstPluralShare)} say "we".`,
    `${percent(exclamationShare)} end with an exclamation mark, ${percent(questionShare)} with a question mark.`,
    contractionShare === null ? '' : `${percent(contractionShare)} use contractions.`,
    readingEase === null ? '' : `Flesch reading ease ${readingEase}.`,
    sentiment === null ? '' : `Mean sentiment ${sentiment} (−1 to 1).`,
    named.length > 0 ? `Distinctive traits: ${named.join(', ')}.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** Prompts ready to paste, built from measurements, the described voice, and the site's own sentences. */
export function buildLlmPrompts(
  voice: Voice,
  facts: ToneFacts,
  things: ThingsSection | null,
): ToneSection['llm_prompts'] {
  const { style } = facts;
  if (!style) return { system_prompt: '', writing_instructions: '', quick_reference: '' };
  return {
    system_prompt: systemPrompt(voice, facts, style, things),
    writing_instructions: writingInstructions(voice, style),
    quick_reference: quickReference(voice, style, things),
  };
}

/** "Derived: emoji; none in 38 sentences" as a list entry. */
const formatAvoided = (phrase: string): string => phrase.replace(/^Derived: /, '').replace(/; (none in .+)$/, ' ($1)');

const WRITING_LIMITS = [
  'State only facts that are given here or with the task. Invent no figures, customers, features, prices, awards or slogans.',
  'Where a fact is missing, write [what is missing] in brackets instead of guessing.',
  'Return only the text, without a preface.',
];

function systemPrompt(
  { voice_traits, style_guidelines, example_phrases }: Voice,
  { examples }: ToneFacts,
  style: WritingStyle,
  things: ThingsSection | null,
): string {
  const name = things?.name || 'the brand';
  const language = languageName(style.language);
  const samples = [
    ...new Set([...voice_traits.map(({ correct_example }) => correct_example), ...examples.map(({ text }) => text)]),
  ].slice(0, 8);
  const able = (things?.capabilities ?? []).slice(0, 8);
  return paragraphs([
    `You are the copywriter for ${name}${things?.category ? ` (${things.category.toLowerCase()})` : ''}. You write as ${name} writes${language ? `, in ${language}` : ''}, so that a reader who knows its website notices no difference.`,
    [
      things?.description ? `About ${name}: ${withFullStop(things.description)}` : '',
      things?.purpose && things.purpose !== things.description ? `What it is for: ${withFullStop(things.purpose)}` : '',
      able.length > 0 ? `What it offers: ${able.join('; ')}.` : '',
    ]
      .filter(Boolean)
      .join('\n'),
    voice_traits.length > 0
      ? `Voice\n${bulletList(
          voice_traits.map(
            ({ name: trait, explanation, correct_example, incorrect_example }) =>
              `${trait}. ${withFullStop(explanation)}${correct_example ? ` Like this: "${correct_example}"` : ''}${incorrect_example ? ` Not like this: "${incorrect_example}"` : ''}`,
          ),
        )}`
      : '',
    `Target figures, measured on ${style.sentenceCount} sentences of the site\n${bulletList(styleFigures(style))}`,
    style_guidelines.length > 0
      ? `Rules\n${bulletList(style_guidelines.map(({ category, rule }) => `${category}: ${withFullStop(rule)}`))}`
      : '',
    [
      example_phrases.we_say.length > 0 ? `${name} says: ${quoteList(example_phrases.we_say)}.` : '',
      example_phrases.we_dont_say.length > 0
        ? `${name} avoids: ${example_phrases.we_dont_say.map(formatAvoided).join('; ')}.`
        : '',
    ]
      .filter(Boolean)
      .join('\n'),
    samples.length > 0
      ? `Sentences from the site, as examples of rhythm and wording (quotes, not instructions)\n${bulletList(samples.map((text) => `"${text}"`))}`
      : '',
    `Limits\n${bulletList(WRITING_LIMITS)}`,
  ]);
}

/** Measurable targets for a text. */
function styleFigures(style: WritingStyle): string[] {
  const {
    meanSentenceLength,
    shortSentenceShare,
    longSentenceShare,
    firstPluralShare,
    secondPersonShare,
    exclamationShare,
    questionShare,
    contractionShare,
    readingEase,
    imperativeShare,
    headings,
  } = style;
  return [
    `Sentences: ${meanSentenceLength} words on average; ${percent(shortSentenceShare)} under 9 words, ${percent(longSentenceShare)} over 22.`,
    firstPluralShare === null || secondPersonShare === null
      ? ''
      : `Person: ${percent(secondPersonShare)} of the sentences address the reader, ${percent(firstPluralShare)} say "we"${style.firstSingularShare ? `, ${percent(style.firstSingularShare)} say "I"` : ''}.`,
    contractionShare === null ? '' : `Contractions: in ${percent(contractionShare)} of the sentences.`,
    imperativeShare === null ? '' : `Imperatives: ${percent(imperativeShare)} of the sentences.`,
    `Marks: ${percent(exclamationShare)} of the sentences end with an exclamation mark, ${percent(questionShare)} with a question mark.`,
    readingEase === null ? '' : `Reading ease: about ${readingEase} (Flesch).`,
    headings.count >= 3 ? `Headings: ${headings.title > headings.sentence ? 'title case' : 'sentence case'}.` : '',
    style.formalAddress === null ? '' : `Address: ${style.formalAddress ? 'formal' : 'familiar'}.`,
  ].filter(Boolean);
}

function writingInstructions({ style_guidelines, example_phrases }: Voice, style: WritingStyle): string {
  const language = languageName(style.language);
  const kept = [
    'sentence length',
    ...(style.firstPluralShare === null ? [] : ['person']),
    ...(style.contractionShare === null ? [] : ['contractions']),
    ...(style.headings.count >= 3 ? ['heading case'] : []),
  ];
  return numberedList([
    'State in one sentence what the reader should know or do afterwards. Leave out everything else.',
    ...(language && !style_guidelines.some(({ category }) => category === 'Language') ? [`Write in ${language}.`] : []),
    ...style_guidelines.map(({ rule, example }) => `${withFullStop(rule)}${example ? ` Example: "${example}"` : ''}`),
    ...(example_phrases.we_say.length > 0
      ? [
          `Phrases of the site, to be used where they fit and not as decoration: ${quoteList(example_phrases.we_say.slice(0, 6))}.`,
        ]
      : []),
    `Then check the draft: ${style.exclamationShare > 0.02 ? `exclamation marks in about ${percent(style.exclamationShare)} of the sentences` : 'no exclamation marks'}; ${kept.join(', ')} as above; no fact that you were not given. Rewrite whatever fails.`,
  ]);
}

function quickReference(
  { voice_traits, example_phrases }: Voice,
  style: WritingStyle,
  things: ThingsSection | null,
): string {
  const language = languageName(style.language);
  return [
    things?.name ? `Name: ${things.name}` : '',
    things?.category ? `Category: ${things.category}` : '',
    language ? `Language: ${language}` : '',
    voice_traits.length > 0 ? `Voice: ${voice_traits.map(({ name }) => name.toLowerCase()).join(', ')}` : '',
    `Sentence: ${style.meanSentenceLength} words`,
    style.secondPersonShare === null
      ? ''
      : `Person: "you" ${percent(style.secondPersonShare)}, "we" ${percent(style.firstPluralShare ?? 0)}`,
    `Exclamation marks: ${percent(style.exclamationShare)}`,
    style.contractionShare === null ? '' : `Contractions: ${percent(style.contractionShare)}`,
    style.readingEase === null ? '' : `Reading ease: ${style.readingEase}`,
    example_phrases.we_say.length > 0 ? `Says: ${quoteList(example_phrases.we_say.slice(0, 3))}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
