import type { Evidence, Provenance } from '@brandprint/contracts';
import type { Measured } from '../section.ts';
import { type Quote, quoted, readingOf, sentencesOf, splitSentences, standing } from '../shared/text/index.ts';
import { brandName } from '../things/name/decide.ts';
import { hasVerb } from './english.ts';
import { type Guideline, guidelinesOf } from './guidelines.ts';
import { phrasesOf } from './phrases.ts';
import { callsToAction, type Style, styleOf } from './style.ts';
import { type Trait, traitsOf } from './traits.ts';

export interface ToneFacts {
  language: string;
  /** null where the site has too few sentences to speak of a voice. */
  style: Style | null;
  traits: Trait[];
  guidelines: Guideline[];
  /** Phrases found on the site. */
  phrases: { text: string }[];
  /** What measured absence lets one conclude; marked as derived. */
  avoided: string[];
  examples: Quote[];
}

/** More sentences than this change no figure worth mentioning, and cost time. */
const SAMPLE = 160;

export function measure(evidence: Evidence): Measured<ToneFacts> {
  const reading = readingOf(evidence);
  const { language, quotes } = reading;
  const sentences = sample(sentencesOf(quotes)).filter(
    ({ text, kind }) =>
      (kind !== 'heading' || splitSentences(text, language).length === 1) && (language !== 'en' || hasVerb(text)),
  );
  const headings = quotes.filter(({ kind }) => kind === 'heading');
  const style = styleOf(
    sentences,
    headings.map(({ text }) => text),
    language,
  );
  const choice = { ...reading, name: brandName(evidence).name };
  const best = sentences
    .map((quote) => ({ quote, worth: (WORTH[quote.pageKind] ?? 0) + standing(quote, choice) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ quote }) => quote);
  const traits = style ? traitsOf(style, best) : [];
  const guidelines = style ? guidelinesOf(style, best, headings) : [];
  const phrases = phrasesOf(evidence, callsToAction(evidence));
  const provenance: Provenance[] = [
    ...traits.map(({ correct }, index) => quoted(`/voice_traits/${index}/correct_example`, correct, 0.8)),
    ...phrases.flatMap(({ quote, call }, index) => {
      const path = `/example_phrases/we_say/${index}`;
      if (quote) return [quoted(path, quote, 0.9)];
      return call
        ? [
            {
              path,
              page: call.page,
              selector: call.selector,
              property: 'text',
              value: call.text,
              count: call.count,
              confidence: 0.9,
            },
          ]
        : [];
    }),
    ...guidelines.flatMap(({ example }, index) =>
      example ? [quoted(`/style_guidelines/${index}/example`, example, 0.8)] : [],
    ),
  ];
  return {
    facts: {
      language,
      style,
      traits,
      guidelines,
      phrases: phrases.map(({ text }) => ({ text })),
      avoided: style ? avoidedOf(style) : [],
      examples: best.slice(0, 4),
    },
    provenance,
  };
}

/** Pages that speak for the brand first; articles and manuals fill up. */
function sample(sentences: Quote[]): Quote[] {
  const rank = (quote: Quote): number => (['blog', 'docs'].includes(quote.pageKind) ? 1 : 0);
  return [...sentences].sort((a, b) => rank(a) - rank(b) || a.order - b.order).slice(0, SAMPLE);
}

/** Pages that speak for the brand more than others. */
const WORTH: Partial<Record<Quote['pageKind'], number>> = {
  home: 1,
  about: 1,
  mission: 1,
  product: 0.7,
  brand: 0.7,
  customers: 0.3,
  careers: 0.3,
  blog: -0.5,
  docs: -0.5,
};

const CERTAIN = 15;

function avoidedOf({ sentences, exclamations, questions, contractions, emoji }: Style): string[] {
  if (sentences < CERTAIN) return [];
  const none = (what: string): string => `Derived: ${what}; none in ${sentences} sentences`;
  return [
    ...(exclamations === 0 ? [none('exclamation marks')] : []),
    ...(contractions === 0 ? [none('contractions')] : []),
    ...(questions === 0 ? [none('questions')] : []),
    ...(emoji === 0 ? [none('emoji')] : []),
  ];
}
