export { analyzeText } from './analyze-text.ts';
export { chineseScript } from './chinese-script.ts';
export {
  brandVoiceScore,
  type ChosenQuote,
  type CompleteCues,
  type Cues,
  chooseQuote,
  isAsideSentence,
  isFirstPersonPlural,
  type TextContext,
} from './choose-quote.ts';
export { CONJUNCTIONS, splitList } from './conjunctions.ts';
export { isHomeLink } from './home-links.ts';
export { detectLanguage, isInOtherLanguage, isTranslatedPage, isWrittenIn, languageName } from './language.ts';
export {
  arabicWords,
  type CompleteLanguagePatterns,
  countPhrases,
  findPattern,
  foldSpelling,
  type LanguagePatterns,
  matchesPatterns,
  phraseEnd,
  replacePhrases,
  wholeText,
} from './language-patterns.ts';
export { isNoise, isPlaceholder } from './noise.ts';
export { comparisonKey, foldCase, normalizeWhitespace, uniqueBy, wordCount, wordsOf } from './normalize.ts';
export { ancestorSections, buildOutline, type OutlineSection } from './outline.ts';
export { isPlaceholderDescription } from './placeholder-descriptions.ts';
export { isPromptInjection } from './prompt-injection.ts';
export { isQuestion } from './questions.ts';
export { extractQuotes, isSentence, ownVoiceSentences, type Quote, quoteProvenance } from './quotes.ts';
export { otherScriptTest } from './scripts.ts';
export { endsSentence, splitSentences } from './sentences.ts';
export { termsOf } from './terms.ts';
export { isTestimonialHeading } from './testimonial-headings.ts';
export { UNBOUNDED_LANGUAGES, UNSPACED_LANGUAGES } from './unspaced.ts';
export { visibleText } from './visible-text.ts';
