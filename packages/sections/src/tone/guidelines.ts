import { percent } from '../shared/numbers.ts';
import { languageName, type Quote, wordCount } from '../shared/text/index.ts';
import { formalityScore, isImperative, meanSentiment } from './english-nlp.ts';
import { detectPerson, readingEase as easeOf, hasContraction, type WritingStyle } from './measure-style.ts';

export interface Guideline {
  category: string;
  rule: string;
  example: Quote | null;
}

/** Rules supported by the measures, each with an example sentence or heading of the site. */
export function deriveGuidelines(
  style: WritingStyle,
  sentences: readonly Quote[],
  headings: readonly Quote[],
): Guideline[] {
  const used = new Set<string>();
  const pick = (from: readonly Quote[], test: (text: string) => boolean): Quote | null => {
    const fitting = from.filter(({ text }) => test(text));
    const found = fitting.find(({ text }) => !used.has(text)) ?? fitting[0] ?? null;
    if (found) used.add(found.text);
    return found;
  };
  const low = Math.max(4, Math.round(style.meanSentenceLength * 0.7));
  const high = Math.round(style.meanSentenceLength * 1.3);
  const { contractionShare, imperativeShare, readingEase, language } = style;
  const rules: (Guideline | null)[] = [
    {
      category: 'Sentence length',
      rule: style.usesSpaces
        ? `Write sentences of ${low} to ${high} words; the site averages ${style.meanSentenceLength}.`
        : `Write sentences of about ${low * 2} to ${high * 2} characters.`,
      example: pick(sentences, (text) => wordCount(text) >= low && wordCount(text) <= high),
    },
    personGuideline(style, (test) => pick(sentences, test)),
    contractionShare === null
      ? null
      : {
          category: 'Contractions',
          rule:
            contractionShare >= 0.08
              ? `Use contractions: ${percent(contractionShare)} of the sentences do.`
              : `Avoid contractions: ${contractionShare === 0 ? 'no sentence has' : `only ${percent(contractionShare)} of the sentences have`} one.`,
          example: pick(sentences, (text) => hasContraction(text) === contractionShare >= 0.08),
        },
    {
      category: 'Punctuation',
      rule:
        style.exclamationShare >= 0.08
          ? `Use exclamation marks: ${percent(style.exclamationShare)} of the sentences end with one. Questions: ${percent(style.questionShare)}.`
          : `End sentences plainly: ${style.exclamationShare === 0 ? 'none of them ends' : `only ${percent(style.exclamationShare)} of them end`} with an exclamation mark, ${percent(style.questionShare)} with a question mark.`,
      example: pick(sentences, (text) => (style.exclamationShare >= 0.08 ? /[!！]$/ : /[.。．]$/).test(text)),
    },
    imperativeShare !== null && imperativeShare >= 0.1
      ? {
          category: 'Calls to action',
          rule: `Open with the verb: ${percent(imperativeShare)} of the sentences are commands.`,
          example: pick(sentences, isImperative),
        }
      : null,
    readingEase === null
      ? null
      : {
          category: 'Reading level',
          rule: `Keep to a Flesch reading ease near ${readingEase} (words of ${style.meanWordLength} letters on average).`,
          example: pick(sentences, (text) => wordCount(text) >= 6 && Math.abs(easeOf([text]) - readingEase) <= 15),
        },
    style.formalAddress === null
      ? null
      : {
          category: 'Address',
          rule: `Address the reader in the ${style.formalAddress ? 'polite' : 'familiar'} form, as the site does.`,
          example: pick(sentences, (text) => detectPerson(text, language).you),
        },
    style.formality === null || (style.formality > 48 && style.formality < 62)
      ? null
      : {
          category: 'Formality',
          rule:
            style.formality >= 62
              ? `Prefer nouns and facts: formality is ${style.formality} of 100.`
              : `Prefer pronouns and verbs: formality is ${style.formality} of 100.`,
          example: pick(sentences, (text) => formalityScore([text]) >= 62 === (style.formality ?? 0) >= 62),
        },
    style.sentiment === null || style.sentiment < 0.1
      ? null
      : {
          category: 'Mood',
          rule: `Stress what is good rather than what is bad: mean sentiment is ${style.sentiment} (−1 to 1).`,
          example: pick(sentences, (text) => meanSentiment([text]) >= 0.2),
        },
    style.headings.count >= 3 && language === 'en' && Math.abs(style.headings.title - 0.5) > 0.15
      ? {
          category: 'Headings',
          rule:
            style.headings.title > 0.6
              ? `Set headings in title case, as ${percent(style.headings.title)} of ${style.headings.count} are.`
              : `Set headings in sentence case, as ${percent(style.headings.sentence)} of ${style.headings.count} are.`,
          example: pick(headings, (text) => wordCount(text) >= 3 && isTitleCase(text) === style.headings.title > 0.6),
        }
      : null,
    language && language !== 'en'
      ? { category: 'Language', rule: `Write in ${languageName(language)}.`, example: pick(sentences, () => true) }
      : null,
  ];
  return rules.filter((rule): rule is Guideline => rule !== null && rule.example !== null);
}

/** Minimum share for a person to characterize the voice. */
const MIN_PERSON_SHARE = 0.15;

/** The subject of sentences: the reader, the speaker, or neither. */
function personGuideline(
  { firstSingularShare, firstPluralShare, secondPersonShare, language }: WritingStyle,
  pick: (test: (text: string) => boolean) => Quote | null,
): Guideline | null {
  if (firstSingularShare === null || firstPluralShare === null || secondPersonShare === null) return null;
  const [[person = 'you', most = 0] = []] = Object.entries({
    you: secondPersonShare,
    we: firstPluralShare,
    i: firstSingularShare,
  }).toSorted(([, a], [, b]) => b - a);
  const shares = [`${percent(secondPersonShare)} of the sentences say "you"`, `${percent(firstPluralShare)} say "we"`];
  if (firstSingularShare >= MIN_PERSON_SHARE) shares.push(`${percent(firstSingularShare)} say "I"`);
  if (most < MIN_PERSON_SHARE)
    return {
      category: 'Person',
      rule: `Write about the subject, not about people: ${shares.join(', ')}.`,
      example: pick((text) => !Object.values(detectPerson(text, language)).includes(true)),
    };
  const speak = { you: 'Address the reader directly', we: 'Speak as "we"', i: 'Speak as "I"' };
  return {
    category: 'Person',
    rule: `${speak[person as keyof typeof speak]}: ${shares.join(', ')}.`,
    example: pick((text) => detectPerson(text, language)[person as keyof typeof speak]),
  };
}

function isTitleCase(text: string): boolean {
  const rest = text
    .split(' ')
    .slice(1)
    .filter((item) => item.length > 3 && /^\p{L}/u.test(item));
  return rest.length > 0 && rest.every((item) => /^\p{Lu}/u.test(item));
}
