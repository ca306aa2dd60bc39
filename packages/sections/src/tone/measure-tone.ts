import type { Evidence, PageKind, Provenance } from '@brandprint/contracts';
import type { Measurement } from '../section.ts';
import { analyzeText, brandVoiceScore, type Quote, quoteProvenance } from '../shared/text/index.ts';
import { deriveAvoided } from './avoided.ts';
import { collectCallsToAction } from './calls-to-action.ts';
import { collectVoice, measureVoice } from './collect-voice.ts';
import { deriveTraits, type VoiceTrait } from './derive-traits.ts';
import { deriveGuidelines, type Guideline } from './guidelines.ts';
import { measureStyle, type WritingStyle } from './measure-style.ts';
import { type Phrase, selectPhrases } from './select-phrases.ts';

export interface ToneFacts {
  language: string;
  /** Null if the site has too few sentences. */
  style: WritingStyle | null;
  traits: VoiceTrait[];
  guidelines: Guideline[];
  /** Phrases found on the site. */
  phrases: { text: string }[];
  /** What no text of the site has; marked as derived. */
  avoided: string[];
  examples: Quote[];
}

export function measureTone(evidence: Evidence): Measurement<ToneFacts> {
  const voice = collectVoice(evidence);
  const { language, sentences, headlines } = voice;
  const style = measureStyle(
    sentences,
    headlines.map(({ text }) => text),
    language,
  );
  const context = { ...analyzeText(evidence), language, name: voice.name };
  const worth = (quote: Quote): number => (PAGE_WEIGHTS[quote.pageKind] ?? 0) + brandVoiceScore(quote, context);
  const byWorth = (quotes: readonly Quote[]): Quote[] =>
    quotes
      .map((quote) => ({ quote, worth: worth(quote) }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ quote }) => quote);
  const best = byWorth(sentences);
  const traits = style
    ? deriveTraits(style, measureVoice(voice), { sentences: best, headlines: byWorth(headlines) }, voice)
    : [];
  const avoided = style ? deriveAvoided(evidence, language) : [];
  const guidelines = style ? deriveGuidelines(style, best, headlines, { avoided, traits }) : [];
  const phrases = selectPhrases(evidence, voice, collectCallsToAction(evidence));
  return {
    facts: {
      language,
      style,
      traits,
      guidelines,
      phrases: phrases.map(({ text }) => ({ text })),
      avoided,
      examples: best.slice(0, 4),
    },
    provenance: provenanceOf(traits, phrases, guidelines),
  };
}

function provenanceOf(
  traits: readonly VoiceTrait[],
  phrases: readonly Phrase[],
  guidelines: readonly Guideline[],
): Provenance[] {
  return [
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
}

/** Pages that represent the brand best. */
const PAGE_WEIGHTS: Partial<Record<PageKind, number>> = {
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
