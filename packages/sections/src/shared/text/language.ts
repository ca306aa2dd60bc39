import type { Evidence, PageEvidence } from '@brandprint/contracts';
import { eld } from 'eld/extrasmall';
import { isLoremIpsum } from './noise.ts';
import { normalizeWhitespace, uniqueBy, wordsOf } from './normalize.ts';

/** Fewer letters do not tell a language. */
const MIN_LETTERS = 20;
/** Fewer letters do not contradict a declared language. */
const MIN_LETTERS_TO_CONTRADICT = 60;
/** From this share of the text on, the declared language counts: text in another one is what a template left, or a quotation. */
const MIN_DECLARED_SHARE = 0.4;
/** With fewer letters on its first page, all pages of a site tell how much is in the declared language. */
const MIN_LETTERS_OF_FIRST_PAGE = 300;
/** As many characters of the first pages are enough. */
const MAX_LENGTH = 4_000;

/** The detector's codes for which we use others. */
const DETECTOR_CODES: Readonly<Record<string, string>> = { no: 'nb', ms: 'id' };

/** Our codes for what sites declare: "no" is Bokmål, and some declare a country. */
const DECLARED_CODES: Readonly<Record<string, string>> = {
  no: 'nb',
  cn: 'zh',
  cz: 'cs',
  dk: 'da',
  gr: 'el',
  jp: 'ja',
  kr: 'ko',
  se: 'sv',
  ua: 'uk',
};

/** ISO 639 codes for text in no language, several, or one that is not known. */
const NO_LANGUAGE: ReadonlySet<string> = new Set(['mis', 'mul', 'und', 'zxx']);

/** Pairs that the detector does not tell apart reliably: a declaration decides. */
const NEAR_IDENTICAL: readonly (readonly string[])[] = [
  ['id', 'ms'],
  ['hr', 'sr'],
  ['bg', 'mk'],
  ['mk', 'sr'],
];

/**
 * Languages that the detector does not know, by words that no other language has: it takes Irish and Maltese for English, and
 * Kazakh for Russian.
 */
const DISTINCT_WORDS: Readonly<Record<string, RegExp>> = {
  ga: /^(?:agus|tá|atá|bhfuil|bhí|chun|ár|leis|fáil|againn|orainn|gach|muid)$/u,
  kk: /ұ|қ.*[әөүің]|[әөүің].*қ|^(?:және|үшін|туралы|бойынша|біздің)$/u,
  mt: /ħ/u,
};
const MIN_DISTINCT_WORDS = 0.08;

/** What the detector takes Macedonian for, and words that neither of these has. */
const LIKE_MACEDONIAN: ReadonlySet<string> = new Set(['bg', 'sr']);
const MACEDONIAN_WORDS = /[ѓќѕ]|^(?:во|со|сите|преку)$|ј[ао]?(?:та|от)$/u;
const MIN_MACEDONIAN_WORDS = 0.03;

/** Letters that no neighbour of Kazakh has. The detector takes it for Russian or Ukrainian. */
const KAZAKH_LETTERS = /[әғқңөұһ]/u;
const MIN_KAZAKH_WORDS = 0.05;

const DETECTED_LANGUAGES: ReadonlySet<string> = new Set([
  ...Object.values(eld.info().Languages).map((code) => DETECTOR_CODES[code] ?? code),
  ...Object.keys(DISTINCT_WORDS),
  'mk',
]);

/**
 * ISO 639 code of the site's main language. The declared language counts unless the text clearly contradicts it
 * (themes declare "en" and are translated without changing that). "" if unknown.
 */
export function detectLanguage(evidence: Evidence): string {
  const declared = mostCommon(evidence.pages.map(({ lang }) => parseLanguageTag(lang)).filter(Boolean));
  const blocksByPage = evidence.pages.map(({ text: blocks }) =>
    blocks.filter(({ region, text }) => region !== 'dialog' && region !== 'widget' && !isLoremIpsum(text)),
  );
  const blocks = blocksByPage.flat();
  const all = joinTexts(blocks);
  const guess = guessLanguage(all);
  if (!declared) return guess.language;
  // Paragraphs that a template left between the site's own headings and lists contradict nothing.
  const prose = joinTexts(blocks.filter(({ kind }) => kind === 'paragraph'));
  const isUnanimous =
    letterCount(prose) < MIN_LETTERS_TO_CONTRADICT || guessLanguage(prose).language === guess.language;
  if (declared === 'kk' && shareOfWords(wordsOf(all.toLowerCase()), KAZAKH_LETTERS) > MIN_KAZAKH_WORDS) return declared;
  // Further pages may be translations that declare the same language; a first page alone may be a greeting in another.
  const [first = []] = blocksByPage;
  const isMostly = shareIn(guess.language, blocks) >= MIN_DECLARED_SHARE;
  const telling = isMostly && letterCount(joinTexts(first)) >= MIN_LETTERS_OF_FIRST_PAGE ? first : blocks;
  return isUnanimous &&
    contradicts(guess, declared, letterCount(all)) &&
    shareIn(declared, telling) < MIN_DECLARED_SHARE
    ? guess.language
    : declared;
}

/** The share of a language in the letters of the blocks that are long enough to tell. */
function shareIn(language: string, blocks: readonly { text: string }[]): number {
  let inLanguage = 0;
  let all = 0;
  for (const { text } of uniqueBy(blocks, (block) => block.text)) {
    const letters = letterCount(text);
    if (letters < MIN_LETTERS_TO_CONTRADICT) continue;
    all += letters;
    if (guessLanguage(text).language === language) inLanguage += letters;
  }
  return all === 0 ? 0 : inLanguage / all;
}

const shareOfWords = (words: readonly string[], pattern: RegExp): number =>
  words.filter((word) => pattern.test(word)).length / Math.max(1, words.length);

interface Guess {
  language: string;
  isReliable: boolean;
}

/** The language of a text; "" if there is too little of it. */
function guessLanguage(text: string): Guess {
  const isLatin = /^[\p{Script=Latin}\P{L}]*$/u.test(text);
  if (letterCount(text) < (isLatin ? MIN_LETTERS : 4)) return { language: '', isReliable: false };
  const words = wordsOf(text.toLowerCase()).flatMap((word) => word.split(/[-’']/u));
  const shareOf = (distinct: RegExp): number => shareOfWords(words, distinct);
  for (const [language, distinct] of Object.entries(DISTINCT_WORDS)) {
    if (shareOf(distinct) > MIN_DISTINCT_WORDS) return { language, isReliable: true };
  }
  const found = eld.detect(text);
  if (LIKE_MACEDONIAN.has(found.language) && shareOf(MACEDONIAN_WORDS) > MIN_MACEDONIAN_WORDS)
    return { language: 'mk', isReliable: found.isReliable() };
  return { language: DETECTOR_CODES[found.language] ?? found.language, isReliable: found.isReliable() };
}

function contradicts({ language, isReliable }: Guess, declared: string, letters: number): boolean {
  if (!isReliable || language === declared || letters < MIN_LETTERS_TO_CONTRADICT) return false;
  if (NEAR_IDENTICAL.some((pair) => pair.includes(language) && pair.includes(declared))) return false;
  // The detector takes a language that it does not know for a relative, never for English.
  return DETECTED_LANGUAGES.has(declared) || language === 'en';
}

/** Whether a text is clearly in another language than the one given. */
export const isInOtherLanguage = (text: string, language: string): boolean =>
  language !== '' && contradicts(guessLanguage(text), language, letterCount(text));

/** Whether texts are clearly in a language, whatever the page declares. */
export function isWrittenIn(blocks: readonly { text: string }[], language: string): boolean {
  const text = joinTexts(blocks);
  const guess = guessLanguage(text);
  return guess.language === language && guess.isReliable && letterCount(text) >= MIN_LETTERS_TO_CONTRADICT;
}

/** A page is in the language of so much of its text. */
const MIN_SHARE_OF_PAGE = 0.6;

const languages = new WeakMap<PageEvidence, Guess & { letters: number }>();

/** The language of most of the longer texts of a page; "" if none is. */
function languageOfPage(page: PageEvidence): Guess & { letters: number } {
  const known = languages.get(page);
  if (known) return known;
  const blocks = page.text.filter(({ region }) => region === 'hero' || region === 'main');
  const text = joinTexts(blocks);
  const guess = guessLanguage(text);
  const isReliable = guess.isReliable && shareIn(guess.language, blocks) >= MIN_SHARE_OF_PAGE;
  const found = { ...guess, isReliable, letters: letterCount(text) };
  languages.set(page, found);
  return found;
}

/** Whether a page is clearly in another language than the site, whatever it declares: a translation. */
export function isTranslatedPage(page: PageEvidence, language: string): boolean {
  const own = languageOfPage(page);
  return language !== '' && contradicts(own, language, own.letters);
}

/** "de" for "de-AT"; "" for what is no language. */
function parseLanguageTag(tag: string): string {
  const code = /^[a-z]{2,3}(?=$|[-_])/i.exec(tag.trim())?.[0].toLowerCase();
  if (!code || NO_LANGUAGE.has(code)) return '';
  const language = DECLARED_CODES[code] ?? new Intl.Locale(code).language;
  return englishNames.of(language) ? language : '';
}

const englishNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** "German" for "de"; "" for "". */
export function languageName(code: string): string {
  return code ? (englishNames.of(code) ?? code) : '';
}

const joinTexts = (blocks: readonly { text: string }[]): string =>
  normalizeWhitespace(
    blocks
      .map(({ text }) => text)
      .join(' ')
      .slice(0, MAX_LENGTH),
  );

const letterCount = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

function mostCommon(values: string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
