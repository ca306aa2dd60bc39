/**
 * Spellings that are equal to readers, made equal: no capitals, no accents, no typographic apostrophes. Where marks make
 * another word (Vietnamese, Japanese), they stay.
 */
function foldWord(text: string, keepsMarks = false): string {
  const plain = text.toLowerCase().replace(/[’ʼ]/gu, "'");
  return keepsMarks ? plain.normalize('NFC') : plain.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/gu, 'i');
}

/** "_" and what titles lose: "24/7" is "24 7". */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}'&+.*-]+/gu;

/** How words of a language are written together with others; 'foreign': in titles of another language. */
export type Writing = 'spaced' | 'compound' | 'unspaced' | 'foreign';

/** Words, phrases and stems of one field, ready to be looked up. */
export interface WordSet {
  whole: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** Between spaces. */
  phrases: readonly string[];
  /** Beginnings of phrases, behind a space: " our " of "our team", " terms of us" of "terms of use". */
  openings: readonly string[];
  /** Both by the first word; "" for those that open with a part of one: " e-mai". */
  byFirstWord: ReadonlyMap<string, readonly string[]>;
  /** Words and stems that are found inside of others where words are not spaced; a single sign is a part of many: 本 of 日本語. */
  parts: readonly string[];
}

function groupByFirstWord(phrases: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const phrase of phrases) {
    const first = /^ (\S+) /u.exec(phrase)?.[1] ?? '';
    groups.set(first, [...(groups.get(first) ?? []), phrase]);
  }
  return groups;
}

export function readWordSet(words: string, keepsMarks = false): WordSet {
  const entries = foldWord(words, keepsMarks)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(BETWEEN_WORDS, ' ').trim());
  const isPhrase = (entry: string): boolean => /[^\p{L}\p{M}\p{N}*]/u.test(entry);
  const single = entries.filter((entry) => !isPhrase(entry));
  const phrases = entries.filter((entry) => isPhrase(entry) && !entry.endsWith('*')).map((entry) => ` ${entry} `);
  const openings = entries
    .filter((entry) => isPhrase(entry) && entry.endsWith('*'))
    .map((entry) => ` ${entry.slice(0, -1)}`);
  return {
    whole: new Set(single.filter((entry) => !entry.endsWith('*'))),
    stems: new Set(single.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1))),
    phrases,
    openings,
    byFirstWord: groupByFirstWord([...phrases, ...openings]),
    parts: single.map((entry) => entry.replace('*', '')).filter((entry) => [...entry].length > 1),
  };
}

/** The phrases and beginnings of phrases of which the first word is in a title. */
const phrasesIn = ({ text }: FoldedTitle, { byFirstWord }: WordSet): readonly string[] =>
  ['', ...text.trim().split(' ')].flatMap((word) => byFirstWord.get(word) ?? []);

const MIN_STEM_LENGTH = 2;
/** In other languages, many words begin with a shorter one: Hungarian "tartós" with "tart". */
const MIN_FOREIGN_STEM_LENGTH = 5;
/** What is longer is no word. */
const MAX_WORD_LENGTH = 60;
/** Shorter words are found in too many others. */
const MIN_PART_LENGTH = 5;
const PLURALS = /(?<=\p{L}{3})(?:es|s|en|n|er|e)$/u;

/** What a sign joins in a title: "AGB", "Datenschutz" of "AGB & Datenschutz"; the title itself where none does. */
export const joinedParts = ({ text }: FoldedTitle): FoldedTitle[] =>
  text.split(/ [&+] /u).map((part) => ({ words: part.trim().split(' '), text: ` ${part.trim()} ` }));

/** Letters of the longest stem with which a word begins; 0 where there is none. */
function stemLength(word: string, { stems }: WordSet, minLength: number): number {
  for (let length = word.length; length >= minLength; length--) if (stems.has(word.slice(0, length))) return length;
  return 0;
}

/** Letters of the longest entry that a word is, begins with, or has as a part of a compound; 0 where there is none. */
function matchedLetters(word: string, words: WordSet, writing: Writing): number {
  if (word.length > MAX_WORD_LENGTH) return 0;
  if (words.whole.has(word) || words.whole.has(word.replace(/(?:es|s)$/u, ''))) return word.length;
  let longest = stemLength(word, words, writing === 'foreign' ? MIN_FOREIGN_STEM_LENGTH : MIN_STEM_LENGTH);
  if (writing !== 'compound') return longest;
  for (let start = 2; word.length - start >= Math.max(MIN_PART_LENGTH, longest + 1); start++) {
    const part = word.slice(start);
    const isWhole = words.whole.has(part) || words.whole.has(part.replace(PLURALS, ''));
    longest = Math.max(longest, isWhole ? part.length : stemLength(part, words, MIN_PART_LENGTH));
  }
  return longest;
}

/** A title in its folded words. */
export interface FoldedTitle {
  words: readonly string[];
  /** The words between spaces. */
  text: string;
}

/** French, Italian and Catalan write articles and prepositions together with a vowel behind them: "l'acqua", "d'ongles". */
const ELISION = /^(?:[cdjlmnst]|qu|dell|all|nell|sull|dall|un|quell|bell|sant)'(?=\p{L}{3})/u;

/** Arabic and Hebrew write articles and prepositions together with the next word. */
const PREFIX = /^(?:[וف]?(?:وال|بال|لل|ال)|و|[הוב])(?=[\p{Script=Arabic}\p{Script=Hebrew}]{3})/u;

export function foldTitle(title: string, keepsMarks = false): FoldedTitle {
  const folded = foldWord(title, keepsMarks);
  const words = folded.match(/[\p{L}\p{M}\p{N}]+(?:'\p{L}+)?/gu) ?? [];
  return {
    words: words.flatMap((word) => [...new Set([word, word.replace(PREFIX, ''), word.replace(ELISION, '')])]),
    text: ` ${folded.replaceAll('*', ' ').replace(BETWEEN_WORDS, ' ').trim()} `,
  };
}

/** Letters of the longest entry of a set that a title has in it; 0 where it has none. */
export function longestMention(title: FoldedTitle, set: WordSet, writing: Writing): number {
  const found =
    writing === 'unspaced'
      ? [
          ...title.words.filter((word) => set.whole.has(word)),
          ...set.parts.filter((part) => title.text.includes(part)),
        ].map(({ length }) => length)
      : [
          ...title.words.map((word) => matchedLetters(word, set, writing)),
          ...phrasesIn(title, set).flatMap((phrase) => (title.text.includes(phrase) ? [phrase.trim().length] : [])),
        ];
  return Math.max(0, ...found);
}

/** Whether a title has a word of a set in it. */
export const mentions = (title: FoldedTitle, set: WordSet, writing: Writing): boolean =>
  longestMention(title, set, writing) > 0;

/** Whether a title begins with a word of a set. */
export const opensWith = (title: FoldedTitle, set: WordSet, writing: Writing): boolean =>
  mentions({ words: title.words.slice(0, 1), text: '' }, set, writing) ||
  phrasesIn(title, set).some((phrase) => title.text.startsWith(phrase)) ||
  (writing === 'unspaced' && set.parts.some((part) => title.text.startsWith(` ${part}`)));

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
