/** Text as a reader sees it: runs of white space are one space, invisible characters are gone. */
export function normalizeWhitespace(text: string): string {
  return text
    .replace(/[\s\u2800]+/gu, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** What two spellings of one name share: lower case letters and digits, accents and marks gone. */
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

const UNSPACED_SCRIPTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;

/** Length in words; scripts without spaces count two characters as a word. */
export function wordCount(text: string): number {
  const unspaced = text.match(UNSPACED_SCRIPTS)?.length ?? 0;
  return unspaced > text.length / 4 ? Math.ceil(unspaced / 2) : wordsOf(text).length;
}

/** The first of each key, in order. */
export function uniqueBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const k = key(item);
    if (seen.has(k)) return false;
    seen.add(k);
    return true;
  });
}
