import type { Evidence, Provenance } from '@brandprint/contracts';
import type { Measurement } from '../section.ts';
import { findBrandName } from '../shared/brand/brand-name.ts';
import {
  analyzeText,
  brandVoiceScore,
  ownVoiceSentences,
  type Quote,
  quoteProvenance,
  splitSentences,
} from '../shared/text/index.ts';
import { deriveTraits, type VoiceTrait } from './derive-traits.ts';
import { hasVerb } from './english-nlp.ts';
import { deriveGuidelines, type Guideline } from './guidelines.ts';
import { collectCallsToAction, measureStyle, type WritingStyle } from './measure-style.ts';
import { selectPhrases } from './select-phrases.ts';

export interface ToneFacts {
  language: string;
  /** Null if the site has too few sentences. */
  style: WritingStyle | null;
  traits: VoiceTrait[];
  guidelines: Guideline[];
  /** Phrases found on the site. */
  phrases: { text: string }[];
  /** Conclusions from measured absence; marked as derived. */
  avoided: string[];
  examples: Quote[];
}

/** More sentences take time and hardly change the figures. */
const MAX_SENTENCES = 160;

export function measureTone(evidence: Evidence): Measurement<ToneFacts> {
  const analysis = analyzeText(evidence);
  const { language, quotes } = analysis;
  const sentences = sampleSentences(ownVoiceSentences(quotes)).filter(
    ({ text, kind }) =>
      (kind !== 'heading' || splitSentences(text, language).length === 1) && (language !== 'en' || hasVerb(text)),
  );
  const headings = quotes.filter(({ kind }) => kind === 'heading');
  const style = measureStyle(
    sentences,
    headings.map(({ text }) => text),
    language,
  );
  const context = { ...analysis, name: findBrandName(evidence).name };
  const best = sentences
    .map((quote) => ({ quote, worth: (PAGE_WEIGHTS[quote.pageKind] ?? 0) + brandVoiceScore(quote, context) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ quote }) => quote);
  const traits = style ? deriveTraits(style, best) : [];
  const guidelines = style ? deriveGuidelines(style, best, headings) : [];
  const phrases = selectPhrases(evidence, collectCallsToAction(evidence));
  const provenance: Provenance[] = [
    ...traits.map(({ correct }, index) => quoteProvenance(`/voice_traits/${index}/correct_example`, correct, 0.8)),
    ...phrases.flatMap(({ quote, call }, index) => {
      const path = `/example_phrases/we_say/${index}`;
      if (quote) return [quoteProvenance(path, quote, 0.9)];
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
      example ? [quoteProvenance(`/style_guidelines/${index}/example`, example, 0.8)] : [],
    ),
  ];
  return {
    facts: {
      language,
      style,
      traits,
      guidelines,
      phrases: phrases.map(({ text }) => ({ text })),
      avoided: style ? deriveAvoided(style) : [],
      examples: best.slice(0, 4),
    },
    provenance,
  };
}

/** Pages that represent the brand first, then articles and manuals. */
function sampleSentences(sentences: Quote[]): Quote[] {
  const rank = (quote: Quote): number => (['blog', 'docs'].includes(quote.pageKind) ? 1 : 0);
  return [...sentences].sort((a, b) => rank(a) - rank(b) || a.order - b.order).slice(0, MAX_SENTENCES);
}

/** Pages that represent the brand best. */
const PAGE_WEIGHTS: Partial<Record<Quote['pageKind'], number>> = {
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

const MIN_SENTENCES_FOR_ABSENCE = 15;

function deriveAvoided({
  sentenceCount,
  exclamationShare,
  questionShare,
  contractionShare,
  emojiShare,
}: WritingStyle): string[] {
  if (sentenceCount < MIN_SENTENCES_FOR_ABSENCE) return [];
  const absence = (what: string): string => `Derived: ${what}; none in ${sentenceCount} sentences`;
  return [
    ...(exclamationShare === 0 ? [absence('exclamation marks')] : []),
    ...(contractionShare === 0 ? [absence('contractions')] : []),
    ...(questionShare === 0 ? [absence('questions')] : []),
    ...(emojiShare === 0 ? [absence('emoji')] : []),
  ];
}
