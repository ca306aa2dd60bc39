/** Only characters of ASCII that are seen, and single spaces between them: most texts, which need no normalization. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
export const isPlain = (text: string): boolean => PLAIN.test(text);

/** Scripts in which a joiner or non-joiner between two letters changes what is seen: "خانواده‌ها". */
const JOINING_SCRIPTS =
  'Arabic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar';
const JOINING = `[${JOINING_SCRIPTS.replaceAll(/\w+/g, '\\p{Script_Extensions=$&}').replaceAll(' ', '')}]`;
/** Behind these a joiner changes the letter before it, at the end of a word too. */
const VIRAMA = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]';

/** Invisible characters of given classes, but for such joiners (UAX #31, section 2.3). */
export const invisibleCharacters = (classes: string): RegExp =>
  new RegExp(`[${classes}](?<!${JOINING}[\\u200c\\u200d](?=[\\u200c\\u200d]*${JOINING})|${VIRAMA}\\u200d)`, 'gu');

const INVISIBLE = invisibleCharacters('\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cs}');

/** Text as a reader sees it: white space collapsed, invisible characters removed. */
export function normalizeWhitespace(text: string): string {
  if (isPlain(text)) return text;
  return text
    .replace(/[\s\u2800]+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Lower-case, as regular expressions with /i see it: both forms of the Greek sigma are one letter. */
export const foldCase = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ');

/** A key shared by the spellings of one name: lower-case letters and digits, without accents and marks. */
export function comparisonKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[™®©]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.&+-]*/gu) ?? [];
}

/** Scripts without spaces between words, with the usual number of characters of a word. */
const UNSPACED_SCRIPTS: readonly [RegExp, number][] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, 2],
  [/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu, 4],
];

/** Length in words. In scripts without spaces, it is estimated from the characters. */
export function wordCount(text: string): number {
  for (const [script, charactersPerWord] of UNSPACED_SCRIPTS) {
    const characters = text.match(script)?.length ?? 0;
    if (characters > text.length / 4) return Math.ceil(characters / charactersPerWord);
  }
  return wordsOf(text).length;
}

/** The first item of each key, in order. */
export function uniqueBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const k = key(item);
    if (seen.has(k)) return false;
    seen.add(k);
    return true;
  });
}
