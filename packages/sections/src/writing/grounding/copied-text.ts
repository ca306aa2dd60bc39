import type { Lexicon } from '../material.ts';
import { tokenize } from '../tokenize.ts';

/** Minimum number of consecutive words that count as copied from a page. */
const MIN_PASSAGE_WORDS = 8;
/** The same for the prompt, whose words a model tends to reuse. */
const MIN_ECHO_WORDS = 10;
/** Minimum words in quotation marks for a quotation; fewer are a figure of speech. */
const MIN_QUOTE_WORDS = 4;
const QUOTATION_PATTERNS = [
  /[“"„«]([^“”"„«»]+)[”"“»]/g,
  /(?<![\p{L}\d])['‘]((?:[^‘’']|(?<=\p{L})['’](?=\p{L}))+)['’](?![\p{L}\d])/gu,
  /\b(?:says?|said|writes?|wrote|states?|stated|promise[sd]?): ([^“"‘]+)$/gi,
];

/** Whether a page contains that many consecutive words of the text. */
export const copiesPassage = (text: string, { siteText }: Lexicon, allowedText: string): boolean =>
  wordNgrams(text, MIN_PASSAGE_WORDS).some((run) => siteText.includes(run) && !wordSequence(allowedText).includes(run));

/** Whether a text repeats the prompt, examples included, in words that no page contains. */
export const echoesPrompt = (text: string, { siteText }: Lexicon, promptWords: string): boolean =>
  wordNgrams(text, MIN_ECHO_WORDS).some((run) => promptWords.includes(run) && !siteText.includes(run));

/** Whether a text quotes words that are nowhere on the site. */
export function hasInventedQuote(text: string, { siteText }: Lexicon, allowedText: string): boolean {
  const quotes = QUOTATION_PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, quote = '']) => tokenize(quote)),
  );
  return quotes.some((words) => {
    const run = ` ${words.join(' ')} `;
    return words.length >= MIN_QUOTE_WORDS && !siteText.includes(run) && !wordSequence(allowedText).includes(run);
  });
}

/** Words in order with spaces around them, so that " so that you can " matches a passage. */
export const wordSequence = (text: string): string => ` ${tokenize(text).join(' ')} `;

function wordNgrams(text: string, length: number): string[] {
  const words = tokenize(text);
  return Array.from(
    { length: Math.max(0, words.length - length + 1) },
    (_, at) => ` ${words.slice(at, at + length).join(' ')} `,
  );
}
