import type { Lexicon } from '../material.ts';
import { keysOf } from '../words.ts';

/** Words in a row of a page that are no chance. */
const PASSAGE_WORDS = 8;
/** The same of what the model was told, in whose words it thinks. */
const ECHO_WORDS = 10;
/** Fewer words in quotation marks are a manner of speaking. */
const QUOTE_WORDS = 4;
const QUOTED = [
  /[“"„«]([^“”"„«»]+)[”"“»]/g,
  /(?<![\p{L}\d])['‘]((?:[^‘’']|(?<=\p{L})['’](?=\p{L}))+)['’](?![\p{L}\d])/gu,
  /\b(?:says?|said|writes?|wrote|states?|stated|promise[sd]?): ([^“"‘]+)$/gi,
];

/** Whether so many words in a row stand in a row on a page. */
export const repeatsPassage = (text: string, { passages }: Lexicon, spare: string): boolean =>
  runsOf(text, PASSAGE_WORDS).some((run) => passages.includes(run) && !rowOf(spare).includes(run));

/** Whether a text repeats what the model was told, examples included, and what no page says. */
export const echoes = (text: string, { passages }: Lexicon, told: string): boolean =>
  runsOf(text, ECHO_WORDS).some((run) => told.includes(run) && !passages.includes(run));

/** Whether words are given as somebody's that stand nowhere on the site. */
export function inventsQuote(text: string, { passages }: Lexicon, spare: string): boolean {
  const quotes = QUOTED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, quote = '']) => keysOf(quote)));
  return quotes.some((words) => {
    const run = ` ${words.join(' ')} `;
    return words.length >= QUOTE_WORDS && !passages.includes(run) && !rowOf(spare).includes(run);
  });
}

/** Words in their order, so that " so that you can " finds a passage. */
export const rowOf = (text: string): string => ` ${keysOf(text).join(' ')} `;

function runsOf(text: string, length: number): string[] {
  const words = keysOf(text);
  return Array.from(
    { length: Math.max(0, words.length - length + 1) },
    (_, at) => ` ${words.slice(at, at + length).join(' ')} `,
  );
}
