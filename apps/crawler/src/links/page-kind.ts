import type { PageKind } from '@brandprint/contracts';
import { PAGE_KIND_PHRASES } from './page-kind-phrases.ts';
import { stripLocale } from './url-locale.ts';

export interface PageClassification {
  kind: PageKind;
  worth: number;
  /** Path segments below the one that told; null where the text of the link did, or nothing. */
  depth: number | null;
}

interface PhraseMatch {
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
const normalizeText = (text: string): string =>
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

const PHRASES = new Map<string, PhraseMatch>();
const PREFIX_PHRASES: [string, PhraseMatch][] = [];
const SUBSTRING_PHRASES: [string, PhraseMatch][] = [];
for (const { kind, worth, words } of PAGE_KIND_PHRASES) {
  for (const phrase of Object.values(words).flatMap((list) => list.split(','))) {
    const text = normalizeText(phrase);
    const entry = { kind, worth };
    if (UNSPACED.test(phrase)) SUBSTRING_PHRASES.push([text, entry]);
    else if (phrase.endsWith('*')) PREFIX_PHRASES.push([`${text} `, entry]);
    else if (!PHRASES.has(text)) PHRASES.set(text, entry);
  }
}

/** By the whole of it. */
function matchWhole(text: string): PhraseMatch | undefined {
  return (
    PHRASES.get(text) ??
    (UNSPACED.test(text) ? SUBSTRING_PHRASES.find(([part]) => text.includes(part))?.[1] : undefined)
  );
}

/** By how it begins: "about acme". */
const matchPrefix = (text: string): PhraseMatch | undefined =>
  PREFIX_PHRASES.find(
    ([start]) => text.startsWith(start) && text.slice(start.length).split(' ').length <= MORE_WORDS,
  )?.[1];

const decodeSegment = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Words of each part of the path. */
const pathWords = (url: string): string[] =>
  new URL(url).pathname
    .split('/')
    .filter(Boolean)
    .map((part) => normalizeText(decodeSegment(part).replace(/\.(html?|php|aspx?|jsp)$/i, '')));

/**
 * What a page is about, told by its address without the language, if it says one: by the last part of its path, which says most, by the text of the link to it, by the folders that it
 * lies in, and at last by how path or text begin.
 */
export function classifyPage(url: string, text: string): PageClassification {
  const parts = pathWords(url).reverse();
  const query = new URL(url).search !== '';
  const [last = '', ...folders] = parts;
  if (!query && (parts.length === 0 || (parts.length === 1 && /^(index|home|default)$/.test(last))))
    return { kind: 'home', worth: 10, depth: 0 };
  const linkText = normalizeText(text.slice(0, MAX_TEXT));
  const byName = matchWhole(last);
  if (byName) return { ...byName, depth: 0 };
  const byText = matchWhole(linkText);
  if (byText) return { ...byText, depth: null };
  for (const [index, folder] of folders.slice(0, 2).entries()) {
    const byFolder = matchWhole(folder);
    if (byFolder) return { ...byFolder, depth: index + 1 };
  }
  const byNamePrefix = matchPrefix(last);
  if (byNamePrefix) return { ...byNamePrefix, depth: 0 };
  const byTextPrefix = matchPrefix(linkText);
  if (byTextPrefix) return { ...byTextPrefix, depth: null };
  return { kind: 'other', worth: 0, depth: null };
}

export const pageKind = (url: string, text = ''): PageKind => classifyPage(stripLocale(url), text).kind;
