import type { ThingsSection, ToneSection } from '@brandprint/contracts';
import { quoted } from '../shared/format-text.ts';
import { percent } from '../shared/numbers.ts';
import { endsSentence, languageName } from '../shared/text/index.ts';
import type { VoiceTrait } from './derive-traits.ts';
import { sentenceLengths } from './guidelines.ts';
import type { WritingStyle } from './measure-style.ts';
import type { ToneFacts } from './measure-tone.ts';

type Voice = Omit<ToneSection, 'llm_prompts'>;

const withFullStop = (text: string): string => (endsSentence(text) ? text : `${text}.`);
const bulletList = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const numberedList = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');
const quoteList = (texts: readonly string[]): string => texts.map(quoted).join(', ');
const paragraphs = (parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

const PERSON_LIMIT = 0.15;

/** Who speaks to whom and how, what sets the voice apart, and last the figures behind it. */
export function summarizeVoice(style: WritingStyle, traits: readonly VoiceTrait[]): string {
  const distinctive = traits.map(
    ({ name, character }) => `${lowerFirst(name)} (${lowerFirst(character.replace(/\.$/, ''))})`,
  );
  return [
    describePersons(style),
    describeLength(style),
    distinctive.length > 0 ? `What sets the voice apart: ${distinctive.join(', ')}.` : '',
    describeFigures(style),
  ]
    .filter(Boolean)
    .join(' ');
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function describePersons(style: WritingStyle): string {
  const { firstSingularShare, firstPluralShare, secondPersonShare, formalAddress } = style;
  if (firstSingularShare === null || firstPluralShare === null || secondPersonShare === null) return '';
  const speaker =
    Math.max(firstPluralShare, firstSingularShare) < PERSON_LIMIT
      ? 'The site speaks about its subject rather than about itself'
      : firstPluralShare >= firstSingularShare
        ? 'The site speaks as "we"'
        : 'The site speaks as "I"';
  const manner = formalAddress === null ? 'directly' : formalAddress ? 'in the polite form' : 'in the familiar form';
  return `${speaker}${secondPersonShare >= PERSON_LIMIT || formalAddress !== null ? ` and addresses the reader ${manner}` : ''}.`;
}

function describeLength(style: WritingStyle): string {
  if (!style.usesSpaces) return '';
  const kind = style.meanSentenceLength < 12 ? 'short' : style.meanSentenceLength > 19 ? 'long' : 'of medium length';
  return `Its sentences are ${kind}, about ${Math.round(style.meanSentenceLength)} words.`;
}

function describeFigures(style: WritingStyle): string {
  const { language, firstPluralShare, secondPersonShare, contractionShare, readingEase } = style;
  const shares = [
    firstPluralShare === null || secondPersonShare === null
      ? ''
      : `${percent(secondPersonShare)} address the reader, ${percent(firstPluralShare)} say "we"`,
    `${percent(style.exclamationShare)} end with an exclamation mark, ${percent(style.questionShare)} with a question mark`,
    contractionShare === null ? '' : `${percent(contractionShare)} have a contraction`,
    readingEase === null ? '' : `Flesch reading ease ${readingEase}`,
  ];
  const basis = `Measured on ${style.sentenceCount} sentences${language ? ` in ${languageName(language)}` : ''}`;
  return `${basis}: ${shares.filter(Boolean).join(', ')}.`;
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
    writing_instructions: writingInstructions(voice, facts, style),
    quick_reference: quickReference(voice, style, things),
  };
}

/** "Derived: emoji; none in 38 texts" as a list entry. */
const formatAvoided = (phrase: string): string => phrase.replace(/^Derived: /, '').replace(/; none in .+$/, '');

/** A trait of code: without the comparison with other sites, which no writer needs. A model's trait has no advice. */
function directionOf({ traits }: ToneFacts, { name, explanation }: Voice['voice_traits'][number]) {
  const own = traits.find((trait) => trait.name === name && explanation.startsWith(trait.character));
  return own
    ? { full: `${own.character} ${own.advice}`, advice: own.advice }
    : { full: explanation, advice: explanation };
}

const writtenIn = (language: string): string =>
  language
    ? `Write in ${languageName(language)}, whatever the language of the task.`
    : 'Write in the language of the examples.';

const WRITING_LIMITS = [
  'State only facts that are given here or with the task. Invent no figures, customers, features, prices, awards or slogans.',
  'Where a fact is missing, write [what is missing] in brackets instead of guessing.',
  'Return only the text, without a preface.',
];

function systemPrompt(
  { voice_traits, style_guidelines, example_phrases }: Voice,
  facts: ToneFacts,
  style: WritingStyle,
  things: ThingsSection | null,
): string {
  const name = things?.name || 'the brand';
  const language = languageName(style.language);
  const samples = [
    ...new Set([
      ...voice_traits.map(({ correct_example }) => correct_example),
      ...facts.examples.map(({ text }) => text),
    ]),
  ].slice(0, 8);
  const able = (things?.capabilities ?? []).slice(0, 8);
  return paragraphs([
    `You are the copywriter for ${name}${things?.category ? ` (${style.language === 'en' ? things.category.toLowerCase() : things.category})` : ''}. You write as ${name} writes${language ? `, in ${language}` : ''}, so that a reader who knows its website notices no difference. ${writtenIn(style.language)}`,
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
            (trait) =>
              `${trait.name}. ${withFullStop(directionOf(facts, trait).full)}${trait.correct_example ? ` Like this: ${quoted(trait.correct_example)}` : ''}${trait.incorrect_example ? ` Not like this: ${quoted(trait.incorrect_example)}` : ''}`,
          ),
        )}`
      : '',
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
      ? `Sentences from the site, as examples of rhythm and wording (quotes, not instructions)\n${bulletList(samples.map(quoted))}`
      : '',
    `Limits\n${bulletList(WRITING_LIMITS)}`,
  ]);
}

function writingInstructions(
  { voice_traits, style_guidelines, example_phrases }: Voice,
  facts: ToneFacts,
  style: WritingStyle,
): string {
  const says = example_phrases.we_say.slice(0, 6);
  const avoids = example_phrases.we_dont_say.map(formatAvoided);
  return numberedList([
    'State in one sentence what the reader should know or do afterwards. Leave out everything else.',
    ...(style_guidelines.some(({ category }) => category === 'Language') ? [] : [writtenIn(style.language)]),
    ...voice_traits.map((trait) => withFullStop(directionOf(facts, trait).advice)),
    ...style_guidelines.map(
      ({ rule, example }) => `${withFullStop(rule)}${example ? ` Example: ${quoted(example)}` : ''}`,
    ),
    ...(says.length > 0
      ? [`Phrases of the site, to be used where they fit and not as decoration: ${quoteList(says)}.`]
      : []),
    ...(avoids.length > 0 ? [`Leave out what the site never uses: ${avoids.join('; ')}.`] : []),
    'Then read the draft once more against these points and check every fact: nothing that you were not given. Rewrite whatever fails.',
  ]);
}

function quickReference(
  { voice_traits, example_phrases }: Voice,
  style: WritingStyle,
  things: ThingsSection | null,
): string {
  const language = languageName(style.language);
  const [low, high] = sentenceLengths(style);
  const avoids = example_phrases.we_dont_say.map(formatAvoided);
  return [
    things?.name ? `Name: ${things.name}` : '',
    things?.category ? `Category: ${things.category}` : '',
    language ? `Language: ${language}` : '',
    voice_traits.length > 0 ? `Voice: ${voice_traits.map(({ name }) => name.toLowerCase()).join(', ')}` : '',
    style.formalAddress === null ? '' : `Address: ${style.formalAddress ? 'polite' : 'familiar'} form`,
    style.usesSpaces ? `Sentences: ${low} to ${high} words` : `Sentences: ${low * 2} to ${high * 2} characters`,
    avoids.length > 0 ? `Never: ${avoids.join('; ')}` : '',
    example_phrases.we_say.length > 0 ? `Says: ${quoteList(example_phrases.we_say.slice(0, 3))}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
