import type { PageKind } from '@brandprint/contracts';
import { type CompleteLanguagePatterns, type LanguagePatterns, matchesPatterns } from './language-patterns.ts';
import { wordCount } from './normalize.ts';
import { isQuestion } from './questions.ts';
import { isSentence, type Quote } from './quotes.ts';
import type { Salience } from './salience.ts';
import { ASIDE_PATTERNS, DEPENDENT_OPENINGS, FIRST_PERSON_PLURAL } from './sentence-patterns.ts';

/** The kind of statement to find. */
export interface Cues {
  /** Words in the sentence itself that indicate it. */
  sentencePatterns?: LanguagePatterns;
  /** Words in the heading above that indicate it. Every sentence under it may count, the first ones most. */
  headingPatterns?: LanguagePatterns;
  /** Likelihood by kind of page, −1 to 1; other pages do not count. */
  pageWeights: Partial<Record<PageKind, number>>;
  /** Words that indicate another meaning. */
  excludedPatterns?: LanguagePatterns;
}

/** Cues with phrases in every language. */
export interface CompleteCues extends Cues {
  sentencePatterns: CompleteLanguagePatterns;
  headingPatterns?: CompleteLanguagePatterns;
}

/** The input of a choice. */
export interface TextContext {
  quotes: readonly Quote[];
  salience: Salience;
  /** ISO 639-1, "" if unknown. */
  language: string;
  /** Of the brand; "" if unknown. */
  name: string;
}

export interface ChosenQuote {
  quote: Quote;
  score: number;
  /** The criterion of the choice. */
  matchedBy: 'words' | 'heading';
}

const MIN_SCORE = 2;

/** True if the brand speaks in the first person plural. */
export const isFirstPersonPlural = (text: string, language: string): boolean =>
  matchesPatterns(text, FIRST_PERSON_PLURAL, language);

/** True for a sentence that depends on the one before, or is a side remark. */
export const isAsideSentence = (text: string, language: string): boolean =>
  matchesPatterns(text, DEPENDENT_OPENINGS, language) || matchesPatterns(text, ASIDE_PATTERNS, language);

/**
 * The best sentence for a statement; null if none is clearly good enough. The score combines its words, the heading
 * above it, the page, its position, the speaker, its salience, and how well it stands alone. `accepts` is asked of those
 * that could be chosen.
 */
export function chooseQuote(
  cues: Cues,
  context: TextContext,
  excluded: ReadonlySet<string> = new Set(),
  accepts: (quote: Quote) => boolean = () => true,
): ChosenQuote | null {
  let best: ChosenQuote | null = null;
  for (const quote of context.quotes) {
    if (excluded.has(quote.text)) continue;
    const found = scoreQuote(quote, cues, context);
    if (found && found.score >= MIN_SCORE && found.score > (best?.score ?? 0) && accepts(quote))
      best = { quote, ...found };
  }
  return best;
}

function scoreQuote(quote: Quote, cues: Cues, context: TextContext): Omit<ChosenQuote, 'quote'> | null {
  const { text, kind, pageKind, headingText, nth } = quote;
  const { language } = context;
  const pageWeight = cues.pageWeights[pageKind];
  if (pageWeight === undefined || kind === 'quote' || kind === 'caption' || !isSentence(text)) return null;
  if (/(?<!\p{L})I(?!\p{L})/u.test(text) && language === 'en') return null;
  if (cues.excludedPatterns && matchesPatterns(text, cues.excludedPatterns, language)) return null;
  const sentenceMatches = cues.sentencePatterns !== undefined && matchesPatterns(text, cues.sentencePatterns, language);
  const headingMatches =
    cues.headingPatterns !== undefined &&
    kind !== 'heading' &&
    matchesPatterns(headingText, cues.headingPatterns, language);
  if (!sentenceMatches && !headingMatches) return null;
  const score =
    (sentenceMatches ? 2 : 0) +
    (headingMatches ? Math.max(0.6, 2.2 - nth * 0.6) : 0) +
    pageWeight +
    brandVoiceScore(quote, context);
  return { score, matchedBy: sentenceMatches ? 'words' : 'heading' };
}

/** How well a sentence represents the brand, for any statement. */
export function brandVoiceScore(
  { text, kind, region, order }: Quote,
  { salience, language, name }: TextContext,
): number {
  const words = wordCount(text);
  const named = name.length > 2 && text.toLowerCase().includes(name.toLowerCase());
  return (
    0.8 * salience(text) +
    (isFirstPersonPlural(text, language) || named ? 0.5 : 0) +
    (region === 'hero' ? 0.4 : 0) +
    (kind === 'paragraph' ? 0.3 : 0) +
    (words >= 8 && words <= 30 ? 0.3 : words < 6 || words > 36 ? -0.5 : 0) -
    (isQuestion(text) ? 1.5 : 0) -
    (matchesPatterns(text, DEPENDENT_OPENINGS, language) ? 1.4 : 0) -
    (matchesPatterns(text, ASIDE_PATTERNS, language) ? 1.4 : 0) -
    ((text.match(/\p{N}/gu)?.length ?? 0) > 3 ? 0.5 : 0) -
    (/:$|^[^\p{L}]*$|\.\.\.$|…$/u.test(text) ? 1 : 0) -
    Math.min(order * 0.002, 0.4)
  );
}
