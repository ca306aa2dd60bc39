export {
  brandVoiceScore,
  type ChosenQuote,
  type Cues,
  chooseQuote,
  isAsideSentence,
  isFirstPersonPlural,
  type TextContext,
} from './choose.ts';
export { isPromptInjection } from './instructs.ts';
export { detectLanguage, languageName } from './language.ts';
export { isNoise, isPlaceholder } from './noise.ts';
export { comparisonKey, normalizeWhitespace, uniqueBy, wordCount, wordsOf } from './normalize.ts';
export { ancestorSections, buildOutline, type OutlineSection } from './outline.ts';
export { extractQuotes, isSentence, ownVoiceSentences, type Quote, quoteProvenance } from './quotes.ts';
export { analyzeText } from './reading.ts';
export { endsSentence, splitSentences } from './sentences.ts';
export { visibleText } from './visible.ts';
export { type LanguagePatterns, matchesPatterns } from './wordings.ts';
