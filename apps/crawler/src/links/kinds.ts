import type { PageKind } from '@brandprint/contracts';
import { withoutLanguage } from './language.ts';
import { VOCABULARY } from './vocabulary.ts';

export interface Classified {
  kind: PageKind;
  worth: number;
  /** Path segments below the one that told; null where the text of the link did, or nothing. */
  depth: number | null;
}

interface Told {
  kind: PageKind;
  worth: number;
}

/** Words that a phrase with a "*" may have besides its own. */
const MORE_WORDS = 3;
/** A longer text of a link is no name of a page. */
const MAX_TEXT = 60;
/** Written without blanks between words: a phrase is looked for inside. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Lower case, without accents, words parted by single spaces. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const PHRASES = new Map<string, Told>();
const OPENINGS: [string, Told][] = [];
const INSIDE: [string, Told][] = [];
for (const { kind, worth, words } of VOCABULARY) {
  for (const phrase of Object.values(words).flatMap((list) => list.split(','))) {
    const text = plain(phrase);
    const told = { kind, worth };
    if (UNSPACED.test(phrase)) INSIDE.push([text, told]);
    else if (phrase.endsWith('*')) OPENINGS.push([`${text} `, told]);
    else if (!PHRASES.has(text)) PHRASES.set(text, told);
  }
}

/** By the whole of it. */
function toldBy(text: string): Told | undefined {
  return PHRASES.get(text) ?? (UNSPACED.test(text) ? INSIDE.find(([part]) => text.includes(part))?.[1] : undefined);
}

/** By how it begins: "about acme". */
const hinted = (text: string): Told | undefined =>
  OPENINGS.find(([start]) => text.startsWith(start) && text.slice(start.length).split(' ').length <= MORE_WORDS)?.[1];

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Words of each part of the path. */
const segments = (url: string): string[] =>
  new URL(url).pathname
    .split('/')
    .filter(Boolean)
    .map((part) => plain(decoded(part).replace(/\.(html?|php|aspx?|jsp)$/i, '')));

/**
 * What a page is about, told by its address without the language, if it says one: by the last part of its path, which says most, by the text of the link to it, by the folders that it
 * lies in, and at last by how path or text begin.
 */
export function classify(url: string, text: string): Classified {
  const parts = segments(url).reverse();
  const query = new URL(url).search !== '';
  const [last = '', ...folders] = parts;
  if (!query && (parts.length === 0 || (parts.length === 1 && /^(index|home|default)$/.test(last))))
    return { kind: 'home', worth: 10, depth: 0 };
  const said = plain(text.slice(0, MAX_TEXT));
  const byName = toldBy(last);
  if (byName) return { ...byName, depth: 0 };
  const byText = toldBy(said);
  if (byText) return { ...byText, depth: null };
  for (const [index, folder] of folders.slice(0, 2).entries()) {
    const byFolder = toldBy(folder);
    if (byFolder) return { ...byFolder, depth: index + 1 };
  }
  const byOpening = hinted(last);
  if (byOpening) return { ...byOpening, depth: 0 };
  const bySaying = hinted(said);
  if (bySaying) return { ...bySaying, depth: null };
  return { kind: 'other', worth: 0, depth: null };
}

export const pageKind = (url: string, text = ''): PageKind => classify(withoutLanguage(url), text).kind;
