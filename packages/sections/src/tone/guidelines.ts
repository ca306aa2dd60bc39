import { languageName, type Quote, wordCount } from '../shared/text/index.ts';
import type { VoiceTrait } from './derive-traits.ts';
import { formalityScore, isImperative } from './english-nlp.ts';
import type { WritingStyle } from './measure-style.ts';
import { detectPerson, hasAddress, needsPronouns } from './persons.ts';
import { readingEase as easeOf, hasContraction, isTitleCase } from './text-measures.ts';
import { EXCLAMATION_END, type VoiceMeasureName } from './voice-measures.ts';

export interface Guideline {
  category: string;
  rule: string;
  example: Quote | null;
}

/** Longer sentences are no examples to follow. */
const MAX_EXAMPLE_WORDS = 32;

/** Rules that follow from the measures, as a writer can follow them, each with a sentence or heading of the site. */
export function deriveGuidelines(
  style: WritingStyle,
  sentences: readonly Quote[],
  headings: readonly Quote[],
  { avoided, traits }: { avoided: readonly string[]; traits: readonly Pick<VoiceTrait, 'measure'>[] },
): Guideline[] {
  const used = new Set<string>();
  const pick = (from: readonly Quote[], test: (text: string) => boolean): Quote | null => {
    const fitting = from.filter(({ text }) => wordCount(text) <= MAX_EXAMPLE_WORDS && test(text));
    const found = fitting.find(({ text }) => !used.has(text)) ?? fitting[0] ?? null;
    if (found) used.add(found.text);
    return found;
  };
  const [low, high] = sentenceLengths(style);
  const { contractionShare, imperativeShare, exclamationShare, readingEase, formality, language } = style;
  const usesContractions = (contractionShare ?? 0) >= HABIT;
  const exclaims = exclamationShare >= HABIT;
  const rules: (Guideline | null)[] = [
    language && language !== 'en'
      ? { category: 'Language', rule: `Write in ${languageName(language)}.`, example: pick(sentences, () => true) }
      : null,
    style.formalAddress === null
      ? null
      : {
          category: 'Address',
          rule: `Address the reader in the ${style.formalAddress ? 'polite' : 'familiar'} form, everywhere.`,
          example: pick(sentences, (text) => hasAddress(style.formalAddress ? 'formal' : 'familiar', text, language)),
        },
    personGuideline(style, traits, (test) => pick(sentences, test)),
    {
      category: 'Sentence length',
      rule: style.usesSpaces
        ? `Keep most sentences between ${low} and ${high} words.${style.longSentenceShare < 0.05 ? ' Split anything longer.' : ''}`
        : `Keep most sentences between ${low * 2} and ${high * 2} characters.`,
      example: pick(sentences, (text) => wordCount(text) >= low && wordCount(text) <= high),
    },
    contractionShare === null
      ? null
      : {
          category: 'Contractions',
          rule: usesContractions
            ? `Use contractions (“we’re”, “don’t”), about ${frequency(contractionShare)}.`
            : !avoided.some((phrase) => phrase.includes('contractions'))
              ? 'Write most verbs in full; a contraction is the exception.'
              : 'Write verbs in full: “do not”, “it is”.',
          example: pick(sentences, (text) => hasContraction(text) === usesContractions),
        },
    {
      category: 'Punctuation',
      rule: exclaims
        ? `End good news and invitations with an exclamation mark, about ${frequency(exclamationShare)}; everything else with a full stop.`
        : !avoided.some((phrase) => phrase.includes('exclamation marks'))
          ? 'End sentences with a full stop. Save the exclamation mark for a rare moment.'
          : 'End sentences with a full stop, never with an exclamation mark.',
      example: pick(sentences, (text) => (exclaims ? EXCLAMATION_END : /[.。．]$/).test(text)),
    },
    imperativeShare !== null && imperativeShare >= 0.1
      ? {
          category: 'Calls to action',
          rule: 'Open with the verb and name what happens.',
          example: pick(sentences, isImperative),
        }
      : null,
    readingEase === null || (readingEase > 45 && readingEase < 65)
      ? null
      : {
          category: 'Words',
          rule:
            readingEase >= 65
              ? 'Choose short everyday words over long ones.'
              : 'Use the exact term of the field, even if it is long.',
          example: pick(sentences, (text) => wordCount(text) >= 6 && Math.abs(easeOf([text]) - readingEase) <= 15),
        },
    formality === null || (formality > 48 && formality < 66)
      ? null
      : {
          category: 'Sentence structure',
          rule:
            formality >= 66
              ? 'Let nouns carry the sentence: name things and what they are.'
              : 'Let people and verbs carry the sentence: say who does what.',
          example: pick(sentences, (text) => formalityScore([text]) >= 60 === formality >= 66),
        },
    style.headings.count >= 3 && HAS_CASE.has(language) && Math.abs(style.headings.title - 0.5) > 0.15
      ? {
          category: 'Headings',
          rule:
            style.headings.title > 0.6
              ? 'Capitalise the main words of headings.'
              : 'Capitalise only the first word of headings, and names.',
          example: pick(
            headings,
            (text) => wordCount(text) >= 3 && !/\p{N}/u.test(text) && isTitleCase(text) === style.headings.title > 0.6,
          ),
        }
      : null,
  ];
  return rules.filter((rule): rule is Guideline => rule !== null && rule.example !== null);
}

/** From this share on, something is a habit. */
const HABIT = 0.08;
/** Languages in which headings have one case or another by choice. */
const HAS_CASE: ReadonlySet<string> = new Set(['en']);

/** The range of most sentences, in words. */
export function sentenceLengths({ meanSentenceLength }: WritingStyle): [number, number] {
  return [Math.max(4, Math.round(meanSentenceLength * 0.7)), Math.round(meanSentenceLength * 1.3)];
}

/** "in one sentence in five" */
function frequency(share: number): string {
  const every = Math.round(1 / share);
  return every <= 1 ? 'in every sentence' : `in one sentence in ${every}`;
}

/** Minimum share for a person to characterize the voice. */
const MIN_PERSON_SHARE = 0.15;

/** Measures of traits that tell a writer to say "I", "we" or "you". */
const PERSON_MEASURES: ReadonlySet<VoiceMeasureName | null> = new Set(['reader', 'team', 'speaker']);

/** The subject of sentences: the reader, the speaker, or neither. */
function personGuideline(
  { firstSingularShare, firstPluralShare, secondPersonShare, language }: WritingStyle,
  traits: readonly Pick<VoiceTrait, 'measure'>[],
  pick: (test: (text: string) => boolean) => Quote | null,
): Guideline | null {
  if (firstSingularShare === null || firstPluralShare === null || secondPersonShare === null) return null;
  const shares = { you: secondPersonShare, we: firstPluralShare, i: firstSingularShare };
  const [first, second] = (Object.keys(shares) as (keyof typeof shares)[])
    .filter((person) => shares[person] >= MIN_PERSON_SHARE)
    .toSorted((a, b) => shares[b] - shares[a]);
  // Where the verb says who speaks, words for persons are not counted in full. A trait may say the opposite.
  if (!first && (!needsPronouns(language) || traits.some(({ measure }) => PERSON_MEASURES.has(measure)))) return null;
  if (!first)
    return {
      category: 'Person',
      rule: 'Write about the subject. Leave out "I", "we" and "you" unless a sentence needs them.',
      example: pick((text) => !Object.values(detectPerson(text, language)).includes(true)),
    };
  const speak = { you: 'Address the reader directly', we: 'Speak as "we"', i: 'Speak as "I"' };
  const also = { you: 'address the reader directly', we: 'say "we" for the brand', i: 'say "I" for yourself' };
  return {
    category: 'Person',
    rule: `${speak[first]}.${second ? ` Where it is about the other side, ${also[second]}.` : ''}`,
    example: pick((text) => detectPerson(text, language)[first]),
  };
}
