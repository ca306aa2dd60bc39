import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { ownJsonLdNodes } from '../shared/brand/json-ld.ts';
import { metaContent } from '../shared/brand/name-clue.ts';
import { detectLanguage, normalizeWhitespace, uniqueBy, wordCount, wordsOf } from '../shared/text/index.ts';
import type { Occurrence } from '../writing/material.ts';
import { knownWords, withoutUnknownWords } from './known-words.ts';

/** A text outside of the content, and where it is from. */
export interface Declaration {
  label: string;
  text: string;
  seen: Occurrence;
  /** False for words for search engines, which may say anything, and for what visitors do not see. */
  supportsClaims: boolean;
}

const KEYWORDS = 'keywords';
const META_NAMES = ['description', 'og:site_name', 'og:title', 'og:description', 'og:type', KEYWORDS];
const JSON_LD_KEYS = [
  ...['name', 'alternateName', 'slogan', 'description', 'disambiguatingDescription', 'abstract', 'category'],
  ...['applicationCategory', 'servesCuisine', 'medicalSpecialty', 'areaServed', 'audience', 'knowsAbout', KEYWORDS],
];
/** Pages besides the first that often describe the brand in their head. */
const DESCRIBING_KINDS: ReadonlySet<string> = new Set(['about', 'mission', 'product']);
const MAX_JSON_LD = 12;
const MAX_MENU_LABELS = 40;
const MAX_FOOTER_TEXTS = 12;
const MAX_FOOTER_LABELS = 30;
const MAX_OTHER_PAGES = 5;

/** What the head, the menus and the footer say: not part of the content, but often the shortest answer. */
export function collectDeclarations(evidence: Evidence): Declaration[] {
  const [home, ...others] = evidence.pages;
  if (!home) return [];
  const visibleTexts = evidence.pages.flatMap(({ text }) => text.map((block) => block.text));
  const visibleWords = new Set(visibleTexts.flatMap(keysOf));
  const isKnown = knownWords(visibleTexts, detectLanguage(evidence));
  const declared = [
    declaration(home, 'title of the first page', 'title', 'text', home.title),
    ...META_NAMES.map((name) => metaDeclaration(home, name)),
    ...jsonLdDeclarations(home),
    menuDeclaration(home),
    ...footerDeclarations(home),
    ...others
      .filter(({ kind, status }) => status < 400 && DESCRIBING_KINDS.has(kind))
      .slice(0, MAX_OTHER_PAGES)
      .map((page) => metaDeclaration(page, 'description', ` of a page (${page.kind})`)),
  ].flatMap((one) => {
    if (isShown(one.label) || isSupported(one.text, visibleWords)) return one.text === '' ? [] : [one];
    return one.supportsClaims ? unrepeated(one, isKnown) : [];
  });
  // Open Graph often repeats the title and the description.
  return uniqueBy(declared, ({ text }) => text.toLowerCase());
}

/** Menus and footers are visible. */
const isShown = (label: string): boolean => /^(?:menu|footer)/.test(label);

const keysOf = (text: string): string[] =>
  wordsOf(text.toLowerCase()).flatMap((word) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) ? [...word] : [word],
  );

/** A longer text shares with the visible text at least this share of its words. */
const MIN_SHARED = 0.5;
const MIN_WORDS = 5;

/** Whether the site's visible text supports a text of the head, which visitors do not see. Short texts are names. */
function isSupported(text: string, visibleWords: ReadonlySet<string>): boolean {
  const words = keysOf(text);
  return words.length < MIN_WORDS || words.filter((word) => visibleWords.has(word)).length >= words.length * MIN_SHARED;
}

/**
 * A text that visitors do not see, and that nothing on the page bears out. It may be read, but supports no claim, and has
 * only words that are known: nobody can bring a name into the prompt by it.
 */
function unrepeated(declared: Declaration, isKnown: (word: string) => boolean): Declaration[] {
  const text = withoutUnknownWords(declared.text, isKnown);
  return text === '' ? [] : [{ ...declared, label: `${declared.label}, ${UNREPEATED}`, text, supportsClaims: false }];
}

const UNREPEATED = 'not repeated in the visible text';

function declaration(page: PageEvidence, label: string, selector: string, property: string, text: string): Declaration {
  const value = normalizeWhitespace(text);
  const seen = { page: page.finalUrl, selector, property, value, count: 1 };
  return { label, text: value, seen, supportsClaims: true };
}

const metaDeclaration = (page: PageEvidence, name: string, of = ''): Declaration => ({
  ...declaration(page, `meta ${name}${of}`, `meta[${name}]`, 'content', metaContent(page, name)),
  supportsClaims: name !== KEYWORDS,
});

const jsonLdDeclarations = (page: PageEvidence): Declaration[] =>
  ownJsonLdNodes(page)
    .flatMap(({ types, node }) =>
      JSON_LD_KEYS.map((key) => ({
        ...declaration(
          page,
          `JSON-LD ${types.join(', ')}, ${key}`,
          'script[type="application/ld+json"]',
          key,
          textOf(node[key]),
        ),
        supportsClaims: key !== KEYWORDS,
      })),
    )
    .filter(({ text }) => text !== '')
    .slice(0, MAX_JSON_LD);

/** A text, a list of texts, or the name of what is described. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  return typeof value === 'object' && value !== null && 'name' in value ? textOf(value.name) : '';
}

function menuDeclaration(page: PageEvidence): Declaration {
  const labels = page.text.filter(({ kind, region }) => kind === 'nav' && region !== 'footer').map(({ text }) => text);
  return declaration(page, 'menu', 'nav', 'text', joinLabels(labels, MAX_MENU_LABELS));
}

/** The sentences of the footer, and the labels in it. */
function footerDeclarations(page: PageEvidence): Declaration[] {
  const blocks = page.text.filter(({ region }) => region === 'footer');
  const isText = ({ text }: { text: string }): boolean => wordCount(text) >= 4;
  return [
    ...uniqueBy(blocks.filter(isText), ({ text }) => text)
      .slice(0, MAX_FOOTER_TEXTS)
      .map(({ text, selector }) => declaration(page, 'footer', selector, 'text', text)),
    declaration(
      page,
      'labels in the footer',
      'footer',
      'text',
      joinLabels(
        blocks.filter((block) => !isText(block)).map(({ text }) => text),
        MAX_FOOTER_LABELS,
      ),
    ),
  ];
}

const joinLabels = (labels: readonly string[], most: number): string =>
  [...new Set(labels.map(normalizeWhitespace))].filter(Boolean).slice(0, most).join(' | ');
