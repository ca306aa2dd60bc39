import type { PageKind } from '@brandprint/contracts';
import { PAGE_KINDS } from './page-kinds/index.ts';
import { stripLocale } from './url-locale.ts';

export interface PageClassification {
  kind: PageKind;
  worth: number;
  /** Path segments below the one that matched; null if the link text matched, or nothing. */
  depth: number | null;
}

interface PhraseMatch {
  kind: PageKind;
  worth: number;
}

/** Maximum number of additional words for a phrase with a "*". */
const MORE_WORDS = 3;
/** A longer link text is not the name of a page. */
const MAX_TEXT = 60;
/** Scripts without spaces between words: a phrase may match inside. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** Lower case, without accents, words separated by single spaces. */
export const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/đ/g, 'd')
    .normalize('NFD')
    // Tones make another word in Thai.
    .replace(/(?!\p{sc=Thai})\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const PHRASES = new Map<string, PhraseMatch>();
const PREFIX_PHRASES: [string, PhraseMatch][] = [];
const SUBSTRING_PHRASES: [string, PhraseMatch][] = [];
for (const { kind, worth, phrases } of PAGE_KINDS) {
  for (const phrase of phrases) {
    const text = normalizeText(phrase);
    const entry = { kind, worth };
    if (UNSPACED.test(phrase)) SUBSTRING_PHRASES.push([text, entry]);
    else if (phrase.endsWith('*')) PREFIX_PHRASES.push([`${text} `, entry]);
    else if (!PHRASES.has(text)) PHRASES.set(text, entry);
  }
}

/** Match of the whole text. */
function matchWhole(text: string): PhraseMatch | undefined {
  return (
    PHRASES.get(text) ??
    (UNSPACED.test(text) ? SUBSTRING_PHRASES.find(([part]) => text.includes(part))?.[1] : undefined) ??
    matchPair(text)
  );
}

/** Between the halves of "vision & mission"; the sign itself is no word. */
const AND = new Set('and und et y e en och og ja i a u ve и і та și si es in va dan oraz eta'.split(' '));
/** Pages that are named after two things that say the same of a brand. */
const PAIRED_KINDS: ReadonlySet<PageKind> = new Set(['mission', 'about']);

/** Match of two phrases in a row: "our mission & vision", "vision-mission". */
function matchPair(text: string): PhraseMatch | undefined {
  const words = text.split(' ');
  for (let at = 1; at < words.length; at++) {
    const first = PHRASES.get(words.slice(0, at).join(' '));
    if (!first || !PAIRED_KINDS.has(first.kind)) continue;
    const rest = words.slice(AND.has(words[at] ?? '') ? at + 1 : at);
    const second = PHRASES.get(rest.join(' '));
    if (second?.kind === first.kind) return first;
  }
  return undefined;
}

/** Match of the beginning: "about acme". */
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

/** Words of each path segment. */
const pathWords = (url: string): string[] =>
  new URL(url).pathname
    .split('/')
    .filter(Boolean)
    .map((part) => normalizeText(decodeSegment(part).replace(/\.(html?|php|aspx?|jsp)$/i, '')));

/**
 * The kind of a page by its URL without the language, if it tells: by the last path segment, which says most; by the
 * link text; by the folders above; and at last by how path or text begin.
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
