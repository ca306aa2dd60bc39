import { roundTo } from '../shared/numbers.ts';
import { type Quote, UNSPACED_LANGUAGES, wordCount } from '../shared/text/index.ts';
import { formalityScore, isImperative } from './english-nlp.ts';
import { type Address, detectPerson, hasAddress, knowsPersons } from './persons.ts';
import { hasContraction, isTitleCase, readingEase } from './text-measures.ts';

/** Measures of the site's writing style. Shares are 0 to 1 of the sentences. */
export interface WritingStyle {
  language: string;
  sentenceCount: number;
  /** Mean words per sentence; share of sentences over 22 words. */
  meanSentenceLength: number;
  longSentenceShare: number;
  questionShare: number;
  exclamationShare: number;
  /**
   * Shares of sentences with "I", with "we", and addressing the reader; null if the words of the language are unknown.
   */
  firstSingularShare: number | null;
  firstPluralShare: number | null;
  secondPersonShare: number | null;
  /**
   * Whether the reader is addressed formally (Sie, vous, usted); null if the language has no distinction, or the site
   * makes none.
   */
  formalAddress: boolean | null;
  /** False for scripts without spaces. There, two characters count as a word, and lengths are not comparable. */
  usesSpaces: boolean;
  /**
   * English only, otherwise null: shares of contractions and imperatives, Flesch reading ease, and formality 0 to
   * 100.
   */
  contractionShare: number | null;
  imperativeShare: number | null;
  readingEase: number | null;
  formality: number | null;
  /** Japanese: share that ends in です or ます and their forms; otherwise 0. */
  politeShare: number;
  /** Headings: share in sentence case, in title case, in capitals. */
  headings: { count: number; sentence: number; title: number };
}

/** Measures sentences; null if there are too few. */
export function measureStyle(
  sentences: readonly Quote[],
  headings: readonly string[],
  language: string,
): WritingStyle | null {
  if (sentences.length < MIN_SENTENCES) return null;
  const texts = sentences.map(({ text }) => text);
  const lengths = texts.map(wordCount);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const share = (test: (text: string) => boolean): number => roundTo(texts.filter(test).length / texts.length);
  const known = knowsPersons(language);
  const english = language === 'en';
  return {
    language,
    sentenceCount: texts.length,
    meanSentenceLength: roundTo(words / texts.length, 1),
    longSentenceShare: roundTo(lengths.filter((length) => length > 22).length / texts.length),
    usesSpaces: !UNSPACED_LANGUAGES.has(language),
    questionShare: share((text) => /[?？؟]["”’)]*$/.test(text)),
    exclamationShare: share((text) => /[!！]["”’)]*$/.test(text)),
    firstSingularShare: known ? share((text) => detectPerson(text, language).i) : null,
    firstPluralShare: known ? share((text) => detectPerson(text, language).we) : null,
    secondPersonShare: known ? share((text) => detectPerson(text, language).you) : null,
    formalAddress: measureAddress(texts, language),
    contractionShare: english ? share(hasContraction) : null,
    imperativeShare: english ? share(isImperative) : null,
    readingEase: english ? Math.round(readingEase(texts)) : null,
    formality: english ? Math.round(formalityScore(texts)) : null,
    politeShare: language === 'ja' ? share(isPoliteForm) : 0,
    headings: headingCase(headings),
  };
}

/** The form that four of five addressed sentences have. */
function measureAddress(texts: readonly string[], language: string): boolean | null {
  const count = (address: Address): number => texts.filter((text) => hasAddress(address, text, language)).length;
  const [formal, familiar] = [count('formal'), count('familiar')];
  const share = formal / Math.max(1, formal + familiar);
  return formal + familiar < 2 || (share > 0.2 && share < 0.8) ? null : share >= 0.8;
}

const MIN_SENTENCES = 5;

export function isPoliteForm(text: string): boolean {
  return /(です|ます|ました|ません|でした|ましょう|ください|でしょう)[かねよ]?[。！？!?」]*$/.test(text);
}

function headingCase(headings: readonly string[]): WritingStyle['headings'] {
  const longer = headings.filter((text) => wordCount(text) >= 3 && /\p{Ll}/u.test(text));
  const titled = longer.filter(isTitleCase).length;
  const count = longer.length;
  return { count, title: count ? roundTo(titled / count) : 0, sentence: count ? roundTo((count - titled) / count) : 0 };
}
