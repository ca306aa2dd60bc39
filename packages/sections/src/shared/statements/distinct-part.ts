import { doesWithout, putsInPlace } from '../cues/contrasts.ts';
import { setsApart } from '../cues/distinctions.ts';
import { isSuperlative } from '../cues/superlatives.ts';
import { statesTrackRecord } from '../cues/track-records.ts';
import { splitSentences, wordCount } from '../text/index.ts';
import type { Statement } from './statement.ts';

/** Ways to say what sets something apart, the one that says most first. */
const WAYS = [setsApart, isSuperlative, putsInPlace, statesTrackRecord, doesWithout];

/**
 * What parts a line of search results: "Acme – over 40 years of experience | Leith", and the full stop before a number,
 * which ends no sentence where a small letter follows.
 */
const BARS = /\s+[—–|·•-]\s+|(?<=\p{L}[.!])\s+(?=\p{N})/u;

const MIN_WORDS = 2;

/**
 * Of a text that a site declares, the sentence or the part between dashes that says what sets the brand apart, word for
 * word; the whole text if only all of it does. What stands on a page is as long as its author wanted it.
 */
export function distinctPart({ text, source }: Pick<Statement, 'text' | 'source'>, language: string): string {
  if (source === 'text') return text;
  const sentence = tellingOf(splitSentences(text, language), language) ?? text;
  return tellingOf(sentence.split(BARS), language) ?? sentence;
}

function tellingOf(parts: readonly string[], language: string): string | undefined {
  const readable = parts.filter((part) => wordCount(part) >= MIN_WORDS);
  for (const tells of WAYS) {
    const part = readable.find((one) => tells(one, language));
    if (part) return part;
  }
  return undefined;
}
