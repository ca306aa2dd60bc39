/**
 * Spellings that are equal to readers, made equal: no capitals, no accents, no typographic apostrophes. Where marks make
 * another word (Vietnamese, Japanese), they stay.
 */
function foldWord(text: string, keepsMarks = false): string {
  const plain = text.toLowerCase().replace(/[’ʼ]/gu, "'");
  return keepsMarks ? plain.normalize('NFC') : plain.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/gu, 'i');
}

/** How words of a language are written together with others. */
export type Writing = 'spaced' | 'compound' | 'unspaced';

/** Words, phrases and stems of one field, ready to be looked up. */
export interface WordSet {
  whole: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** Between spaces. */
  phrases: readonly string[];
  /** Beginnings of phrases, behind a space: " our " of "our team", " terms of us" of "terms of use". */
  openings: readonly string[];
}

export function readWordSet(words: string, keepsMarks = false): WordSet {
  const entries = foldWord(words, keepsMarks)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll('_', ' '));
  const isPhrase = (entry: string): boolean => /[^\p{L}\p{N}*]/u.test(entry);
  const single = entries.filter((entry) => !isPhrase(entry));
  return {
    whole: new Set(single.filter((entry) => !entry.endsWith('*'))),
    stems: new Set(single.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1))),
    phrases: entries.filter((entry) => isPhrase(entry) && !entry.endsWith('*')).map((entry) => ` ${entry} `),
    openings: entries
      .filter((entry) => isPhrase(entry) && entry.endsWith('*'))
      .map((entry) => ` ${entry.slice(0, -1)}`),
  };
}

const MIN_STEM_LENGTH = 2;
/** What is longer is no word. */
const MAX_WORD_LENGTH = 60;
/** Shorter words are found in too many others. */
const MIN_PART_LENGTH = 5;
const PLURALS = /(?<=\p{L}{3})(?:es|s|en|n|er|e)$/u;

const hasStem = (word: string, { stems }: WordSet, minLength: number): boolean => {
  for (let length = word.length; length >= minLength; length--) if (stems.has(word.slice(0, length))) return true;
  return false;
};

/** Whether a word, or a part of a compound, is in a set. */
function hasWord(word: string, words: WordSet, writing: Writing): boolean {
  if (word.length > MAX_WORD_LENGTH) return false;
  if (words.whole.has(word) || words.whole.has(word.replace(/(?:es|s)$/u, '')) || hasStem(word, words, MIN_STEM_LENGTH))
    return true;
  if (writing !== 'compound') return false;
  for (let start = 2; word.length - start >= MIN_PART_LENGTH; start++) {
    const part = word.slice(start);
    if (words.whole.has(part) || words.whole.has(part.replace(PLURALS, '')) || hasStem(part, words, MIN_PART_LENGTH))
      return true;
  }
  return false;
}

/** A title in its folded words. */
export interface FoldedTitle {
  words: readonly string[];
  /** The words between spaces. */
  text: string;
}

/** Arabic and Hebrew write articles and prepositions together with the next word. */
const PREFIX = /^(?:[וف]?(?:وال|بال|لل|ال)|و|[הוב])(?=[\p{Script=Arabic}\p{Script=Hebrew}]{3})/u;

export function foldTitle(title: string, keepsMarks = false): FoldedTitle {
  const folded = foldWord(title, keepsMarks);
  const words = folded.match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [];
  return {
    words: words.flatMap((word) => (PREFIX.test(word) ? [word, word.replace(PREFIX, '')] : [word])),
    text: ` ${folded.replace(/[^\p{L}\p{N}'&+.-]+/gu, ' ').trim()} `,
  };
}

/** A single sign is a part of many words: 本 of 日本語. It counts between spaces only. */
const inUnspaced = ({ whole, stems }: WordSet): string[] => [...whole, ...stems].filter((word) => [...word].length > 1);

/** Whether a title has a word of a set in it. */
export const mentions = ({ words, text }: FoldedTitle, set: WordSet, writing: Writing): boolean =>
  writing === 'unspaced'
    ? words.some((word) => set.whole.has(word)) || inUnspaced(set).some((word) => text.includes(word))
    : words.some((word) => hasWord(word, set, writing)) ||
      [...set.phrases, ...set.openings].some((phrase) => text.includes(phrase));

/** Whether a title begins with a word of a set. */
export const opensWith = ({ words, text }: FoldedTitle, set: WordSet, writing: Writing): boolean =>
  mentions({ words: words.slice(0, 1), text: '' }, set, writing) ||
  [...set.phrases, ...set.openings].some((phrase) => text.startsWith(phrase)) ||
  (writing === 'unspaced' && inUnspaced(set).some((word) => text.startsWith(` ${word}`)));

/** Whether a title is a word, a stem or a phrase of a set, as it is spelled there. */
export function isOneOf({ words, text }: FoldedTitle, { whole, stems, phrases }: WordSet): boolean {
  const [word = ''] = words;
  return (words.length === 1 && (whole.has(word) || stems.has(word))) || phrases.includes(text);
}

/** Longer endings are words of their own: "linsen" in "Kontaktlinsen". */
const ENDING = /^\p{L}{0,3}$/u;

/** Whether a title is a stem of a set with an ending, or the beginning of a phrase with one more word. */
export function isInflectionOf({ words, text }: FoldedTitle, { stems, openings }: WordSet): boolean {
  const [word = ''] = words;
  return (
    (words.length === 1 && [...stems].some((stem) => word.startsWith(stem) && ENDING.test(word.slice(stem.length)))) ||
    openings.some((opening) => {
      const rest = text.slice(opening.length).trim();
      return text.startsWith(opening) && (opening.endsWith(' ') ? /^\S+$/u : ENDING).test(rest);
    })
  );
}
