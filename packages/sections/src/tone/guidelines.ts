import { languageName, type Quote, wordCount } from '../shared/text/index.ts';
import { formality, isImperative, sentiment } from './english.ts';
import { readingEase as easeOf, isContracted, personOf, type Style } from './style.ts';
import { percent } from './traits.ts';

export interface Guideline {
  category: string;
  rule: string;
  example: Quote | null;
}

/** Rules that the measures support, each with a sentence or heading of the site that follows it. */
export function guidelinesOf(style: Style, sentences: readonly Quote[], headings: readonly Quote[]): Guideline[] {
  const used = new Set<string>();
  const pick = (from: readonly Quote[], test: (text: string) => boolean): Quote | null => {
    const fitting = from.filter(({ text }) => test(text));
    const found = fitting.find(({ text }) => !used.has(text)) ?? fitting[0] ?? null;
    if (found) used.add(found.text);
    return found;
  };
  const low = Math.max(4, Math.round(style.meanLength * 0.7));
  const high = Math.round(style.meanLength * 1.3);
  const { contractions, commands, readingEase, language } = style;
  const rules: (Guideline | null)[] = [
    {
      category: 'Sentence length',
      rule: style.spaced
        ? `Write sentences of ${low} to ${high} words; the site averages ${style.meanLength}.`
        : `Write sentences of about ${low * 2} to ${high * 2} characters.`,
      example: pick(sentences, (text) => wordCount(text) >= low && wordCount(text) <= high),
    },
    personRule(style, (test) => pick(sentences, test)),
    contractions === null
      ? null
      : {
          category: 'Contractions',
          rule:
            contractions >= 0.08
              ? `Contract as in speech: ${percent(contractions)} of the sentences do.`
              : `Write verbs out: ${contractions === 0 ? 'no sentence is' : `only ${percent(contractions)} of the sentences are`} contracted.`,
          example: pick(sentences, (text) => isContracted(text) === contractions >= 0.08),
        },
    {
      category: 'Punctuation',
      rule:
        style.exclamations >= 0.08
          ? `Exclamation marks belong to the voice: ${percent(style.exclamations)} of the sentences end with one. Questions: ${percent(style.questions)}.`
          : `End sentences plainly: ${style.exclamations === 0 ? 'none of them closes' : `only ${percent(style.exclamations)} of them close`} with an exclamation mark, ${percent(style.questions)} with a question mark.`,
      example: pick(sentences, (text) => (style.exclamations >= 0.08 ? /[!！]$/ : /[.。．]$/).test(text)),
    },
    commands !== null && commands >= 0.1
      ? {
          category: 'Calls to action',
          rule: `Open with the verb: ${percent(commands)} of the sentences are commands.`,
          example: pick(sentences, isImperative),
        }
      : null,
    readingEase === null
      ? null
      : {
          category: 'Reading level',
          rule: `Keep to a Flesch reading ease near ${readingEase} (words of ${style.letters} letters on average).`,
          example: pick(sentences, (text) => wordCount(text) >= 6 && Math.abs(easeOf([text]) - readingEase) <= 15),
        },
    style.formalAddress === null
      ? null
      : {
          category: 'Address',
          rule: `Address the reader in the ${style.formalAddress ? 'polite' : 'familiar'} form, as the site does.`,
          example: pick(sentences, (text) => personOf(text, language).you),
        },
    style.formality === null || (style.formality > 48 && style.formality < 62)
      ? null
      : {
          category: 'Formality',
          rule:
            style.formality >= 62
              ? `Let names and facts carry the sentence: formality is ${style.formality} of 100.`
              : `Let persons and verbs carry the sentence: formality is ${style.formality} of 100.`,
          example: pick(sentences, (text) => formality([text]) >= 62 === (style.formality ?? 0) >= 62),
        },
    style.sentiment === null || style.sentiment < 0.1
      ? null
      : {
          category: 'Mood',
          rule: `Say what is good about a thing rather than what is bad about another: mean sentiment is ${style.sentiment} (−1 to 1).`,
          example: pick(sentences, (text) => sentiment([text]) >= 0.2),
        },
    style.headings.count >= 3 && language === 'en' && Math.abs(style.headings.title - 0.5) > 0.15
      ? {
          category: 'Headings',
          rule:
            style.headings.title > 0.6
              ? `Set headings in title case, as ${percent(style.headings.title)} of ${style.headings.count} are.`
              : `Set headings in sentence case, as ${percent(style.headings.sentence)} of ${style.headings.count} are.`,
          example: pick(headings, (text) => wordCount(text) >= 3 && isTitled(text) === style.headings.title > 0.6),
        }
      : null,
    language && language !== 'en'
      ? { category: 'Language', rule: `Write in ${languageName(language)}.`, example: pick(sentences, () => true) }
      : null,
  ];
  return rules.filter((rule): rule is Guideline => rule !== null && rule.example !== null);
}

/** From so large a share on a person is the voice's own. */
const SPEAKS = 0.15;

/** Whom sentences are about: the reader, those who speak, or neither. */
function personRule(
  { i, we, you, language }: Style,
  pick: (test: (text: string) => boolean) => Quote | null,
): Guideline | null {
  if (i === null || we === null || you === null) return null;
  const [[person = 'you', most = 0] = []] = Object.entries({ you, we, i }).toSorted(([, a], [, b]) => b - a);
  const shares = [`${percent(you)} of the sentences say "you"`, `${percent(we)} say "we"`];
  if (i >= SPEAKS) shares.push(`${percent(i)} say "I"`);
  if (most < SPEAKS)
    return {
      category: 'Person',
      rule: `Let the subject lead: ${shares.join(', ')}.`,
      example: pick((text) => !Object.values(personOf(text, language)).includes(true)),
    };
  const speak = { you: 'Address the reader directly', we: 'Speak as "we"', i: 'Speak as "I"' };
  return {
    category: 'Person',
    rule: `${speak[person as keyof typeof speak]}: ${shares.join(', ')}.`,
    example: pick((text) => personOf(text, language)[person as keyof typeof speak]),
  };
}

function isTitled(text: string): boolean {
  const rest = text
    .split(' ')
    .slice(1)
    .filter((item) => item.length > 3 && /^\p{L}/u.test(item));
  return rest.length > 0 && rest.every((item) => /^\p{Lu}/u.test(item));
}
