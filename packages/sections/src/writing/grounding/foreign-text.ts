import { wordsOf } from '../../shared/text/index.ts';
import type { Lexicon } from '../material.ts';
import { tokenize } from '../tokenize.ts';
import { isEnglishWord } from './english-words.ts';

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Hangul', 'Han'].map((script) => ({
  script,
  letters: new RegExp(`\\p{Script=${script}}`, 'gu'),
}));
/** Languages that capitalize every noun, so that a capital says nothing. */
const CAPITALIZES_NOUNS: ReadonlySet<string> = new Set(['de', 'lb']);
/** Minimum share of words that are also on the site: without a dictionary, at least the small words of the language. */
const MIN_KNOWN_SHARE = { rewording: 0.4, phrase: 0.3 };
/** From this share of English words a text counts as English. */
const MAX_ENGLISH_SHARE = 0.6;

/**
 * Whether a text is not in the site's language, or has words that cannot be judged. For languages without a dictionary
 * here: the site itself is the dictionary.
 */
export function isForeignTo(
  text: string,
  kind: keyof typeof MIN_KNOWN_SHARE,
  { lexicon, language, allowedText }: { lexicon: Lexicon; language: string; allowedText: string },
): boolean {
  const reference = `${lexicon.siteText} ${allowedText}`;
  if (mainScript(text) !== mainScript(reference.slice(0, 20_000))) return true;
  const unspaced = text.match(UNSPACED) ?? [];
  if (unspaced.length > 0)
    return unspaced.filter((letter) => reference.includes(letter)).length / unspaced.length < 0.8;
  const own = new Set(tokenize(allowedText));
  const isKnown = (word: string): boolean => lexicon.words.has(word) || own.has(word);
  const words = tokenize(text);
  const unknown = words.filter((word) => !isKnown(word));
  if (words.length === 0 || 1 - unknown.length / words.length < MIN_KNOWN_SHARE[kind]) return true;
  if (unknown.some((word) => !/^[\p{L}\p{M}'-]+$/u.test(word))) return true;
  const english = words.filter((word) => /^[a-z']+$/.test(word) && isEnglishWord(word));
  if (english.length / words.length >= MAX_ENGLISH_SHARE && unknown.some((word) => english.includes(word))) return true;
  return !CAPITALIZES_NOUNS.has(language) && hasUnknownCapital(text, isKnown);
}

/** A capital inside of a sentence indicates a name. */
const hasUnknownCapital = (text: string, isKnown: (word: string) => boolean): boolean =>
  wordsOf(text)
    .slice(1)
    .some((word) => /^\p{Lu}/u.test(word) && !tokenize(word).every(isKnown));

function mainScript(text: string): string {
  // Japanese is written in three scripts.
  const counts = SCRIPTS.map(({ script, letters }) => ({ script, count: text.match(letters)?.length ?? 0 }));
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const [most] = counts
    .map((entry) => (entry.script === 'Han' ? { ...entry, count: entry.count + kana } : entry))
    .toSorted((a, b) => b.count - a.count);
  return most && most.count > 0 ? most.script : '';
}
