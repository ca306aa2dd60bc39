import type { Lexicon } from '../material.ts';
import { tokenize } from '../tokenize.ts';

/** Words in a row of a page that are no chance. */
const MIN_PASSAGE_WORDS = 8;
/** The same of what the model was told, in whose words it thinks. */
const MIN_ECHO_WORDS = 10;
/** Fewer words in quotation marks are a manner of speaking. */
const MIN_QUOTE_WORDS = 4;
const QUOTATION_PATTERNS = [
  /[“"„«]([^“”"„«»]+)[”"“»]/g,
  /(?<![\p{L}\d])['‘]((?:[^‘’']|(?<=\p{L})['’](?=\p{L}))+)['’](?![\p{L}\d])/gu,
  /\b(?:says?|said|writes?|wrote|states?|stated|promise[sd]?): ([^“"‘]+)$/gi,
];

/** Whether so many words in a row stand in a row on a page. */
export const copiesPassage = (text: string, { siteText }: Lexicon, allowedText: string): boolean =>
  wordNgrams(text, MIN_PASSAGE_WORDS).some((run) => siteText.includes(run) && !wordSequence(allowedText).includes(run));

/** Whether a text repeats what the model was told, examples included, and what no page says. */
export const echoesPrompt = (text: string, { siteText }: Lexicon, promptWords: string): boolean =>
  wordNgrams(text, MIN_ECHO_WORDS).some((run) => promptWords.includes(run) && !siteText.includes(run));

/** Whether words are given as somebody's that stand nowhere on the site. */
export function hasInventedQuote(text: string, { siteText }: Lexicon, allowedText: string): boolean {
  const quotes = QUOTATION_PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, quote = '']) => tokenize(quote)),
  );
  return quotes.some((words) => {
    const run = ` ${words.join(' ')} `;
    return words.length >= MIN_QUOTE_WORDS && !siteText.includes(run) && !wordSequence(allowedText).includes(run);
  });
}

/** Words in their order, so that " so that you can " finds a passage. */
export const wordSequence = (text: string): string => ` ${tokenize(text).join(' ')} `;

function wordNgrams(text: string, length: number): string[] {
  const words = tokenize(text);
  return Array.from(
    { length: Math.max(0, words.length - length + 1) },
    (_, at) => ` ${words.slice(at, at + length).join(' ')} `,
  );
}
