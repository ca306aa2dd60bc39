import type { Evidence, PageKind } from '@brandprint/contracts';
import { roundTo } from '../shared/numbers.ts';
import { normalizeWhitespace, type Quote, wordCount, wordsOf } from '../shared/text/index.ts';
import { formalityScore, isImperative, meanSentiment } from './english-nlp.ts';

/** Measures of the site's writing style. Shares are 0 to 1 of the sentences. */
export interface WritingStyle {
  language: string;
  sentenceCount: number;
  wordCount: number;
  /** Mean words per sentence; share of sentences under 9 and over 22 words. */
  meanSentenceLength: number;
  shortSentenceShare: number;
  longSentenceShare: number;
  /** Mean letters per word. */
  meanWordLength: number;
  questionShare: number;
  exclamationShare: number;
  figureShare: number;
  /**
   * Shares of sentences with "I", with "we", and addressing the reader; null if the words of the language are unknown.
   */
  firstSingularShare: number | null;
  firstPluralShare: number | null;
  secondPersonShare: number | null;
  /**
   * Whether the reader is addressed formally (Sie, vous, usted); null if the language has no distinction or it does not
   * show.
   */
  formalAddress: boolean | null;
  /** False for scripts without spaces. There, two characters count as a word, and lengths are not comparable. */
  usesSpaces: boolean;
  /**
   * English only, otherwise null: shares of contractions and imperatives, Flesch reading ease, sentiment −1 to 1,
   * formality 0 to 100.
   */
  contractionShare: number | null;
  imperativeShare: number | null;
  readingEase: number | null;
  sentiment: number | null;
  formality: number | null;
  emojiShare: number;
  /** Japanese: share that ends in です or ます and their forms; otherwise 0. */
  politeShare: number;
  /** Headings: share in sentence case, in title case, in capitals. */
  headings: { count: number; sentence: number; title: number };
}

interface PersonPatterns {
  /** Only unambiguous words. */
  i?: RegExp;
  we: RegExp;
  you: RegExp;
  formal?: RegExp;
}

const wordPattern = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(${alternatives})(?!\\p{L})`, 'iu');

/** First and second person words by language, and those of the formal address if there is one. */
const PERSON_PATTERNS: Record<string, PersonPatterns> = {
  en: {
    i: /(?<!\p{L})(?:I|my|My|mine|myself)(?!\p{L})/u,
    we: wordPattern("we|our|ours|us|we're|we've|we’re|we’ve"),
    you: wordPattern("you|your|yours|you're|you’re|you'll|you’ll"),
  },
  de: {
    i: wordPattern('ich|mein\\p{L}*|mich|mir'),
    we: wordPattern('wir|unser\\p{L}*|uns'),
    you: /(?<!\p{L})(du|dein\p{L}*|dich|dir|ihr|euch|euer\p{L}*)(?!\p{L})|(?<=\p{L}[^.!?]*)(?<!\p{L})(Sie|Ihnen|Ihr\p{L}*)(?!\p{L})/u,
    formal: /(?<=\p{L}[^.!?]*)(?<!\p{L})(Sie|Ihnen|Ihr(e[mnrs]?)?)(?!\p{L})/u,
  },
  fr: {
    i: wordPattern("je|j['’]\\p{L}+|mon|ma|mes|moi"),
    we: wordPattern('nous|notre|nos'),
    you: wordPattern('vous|votre|vos|tu|ton|ta|tes|toi'),
    formal: wordPattern('vous|votre|vos'),
  },
  es: {
    i: wordPattern('yo|mi|mis|soy'),
    we: wordPattern(
      'nosotros|nuestr[oa]s?|(?!(?:extremos|tramos|ramos|reclamos|supremos)(?!\\p{L}))[a-zñ]{2,}[aei]mos',
    ),
    you: wordPattern('tú|tu|tus|te|ti|usted|ustedes|su|sus'),
    formal: wordPattern('usted|ustedes'),
  },
  it: { we: wordPattern('noi|nostr[oaie]|\\p{L}{2,}iamo'), you: wordPattern('tu|tuo|tua|tuoi|tue|ti|voi|vostr[oaie]') },
  pt: {
    we: wordPattern('nós|noss[oa]s?|(?!(?:extremos|ramos)(?!\\p{L}))[a-zç]{2,}[aei]mos'),
    you: wordPattern('você|vocês|seu|sua|seus|suas|teu|tua'),
  },
  nl: { we: wordPattern('wij|we|ons|onze'), you: wordPattern('je|jij|jouw|jullie|u|uw'), formal: wordPattern('u|uw') },
  sv: { we: wordPattern('vi|vår|vårt|våra|oss'), you: wordPattern('du|din|ditt|dina|dig|er|era|ert') },
  da: { we: wordPattern('vi|vores|os'), you: wordPattern('du|din|dit|dine|dig|jer|jeres') },
  nb: { we: wordPattern('vi|vår|vårt|våre|oss'), you: wordPattern('du|din|ditt|dine|deg|dere|deres') },
  pl: { we: wordPattern('my|nasz\\p{L}*|nas|nam'), you: wordPattern('ty|twój|twoj\\p{L}*|ciebie|ci|państw\\p{L}*') },
  ja: { we: /私たち|わたしたち|当社|弊社|我々/u, you: /あなた|皆さま|皆様|みなさま|お客様|お客さま/u },
  zh: { we: /我们|我們|本公司/u, you: /你|您/u, formal: /您/u },
  ko: { we: /우리|저희|당사/u, you: /당신|여러분|고객님/u },
  ru: { we: wordPattern('мы|нас|нам|наш\\p{L}*'), you: wordPattern('вы|вас|вам|ваш\\p{L}*|ты|твой|тебя') },
};

/** Measures sentences; null if there are too few. */
export function measureStyle(
  sentences: readonly Quote[],
  headings: readonly string[],
  language: string,
): WritingStyle | null {
  if (sentences.length < MIN_SENTENCES) return null;
  const texts = sentences.map(({ text }) => text);
  const lengths = texts.map(wordCount);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const share = (test: (text: string) => boolean): number => roundTo(texts.filter(test).length / texts.length);
  const all = wordsOf(texts.join(' '));
  const person = PERSON_PATTERNS[language];
  const english = language === 'en';
  const formal = person?.formal;
  const secondPersonTexts = person ? texts.filter((text) => person.you.test(text)) : [];
  return {
    language,
    sentenceCount: texts.length,
    wordCount: words,
    meanSentenceLength: roundTo(words / texts.length, 1),
    shortSentenceShare: roundTo(lengths.filter((length) => length < 9).length / texts.length),
    longSentenceShare: roundTo(lengths.filter((length) => length > 22).length / texts.length),
    meanWordLength: roundTo(all.join('').length / Math.max(1, all.length), 1),
    usesSpaces: !UNSPACED_LANGUAGES.has(language),
    questionShare: share((text) => /[?？؟]["”’)]*$/.test(text)),
    exclamationShare: share((text) => /[!！]["”’)]*$/.test(text)),
    figureShare: share((text) => /\p{N}/u.test(text)),
    firstSingularShare: person ? share((text) => person.i?.test(text) ?? false) : null,
    firstPluralShare: person ? share((text) => person.we.test(text)) : null,
    secondPersonShare: person ? share((text) => person.you.test(text)) : null,
    formalAddress:
      formal && secondPersonTexts.length >= 2
        ? secondPersonTexts.filter((text) => formal.test(text)).length > secondPersonTexts.length / 2
        : null,
    contractionShare: english ? share(hasContraction) : null,
    imperativeShare: english ? share(isImperative) : null,
    readingEase: english ? Math.round(readingEase(texts)) : null,
    sentiment: english ? roundTo(meanSentiment(texts)) : null,
    formality: english ? Math.round(formalityScore(texts)) : null,
    emojiShare: share((text) => /\p{Extended_Pictographic}/u.test(text)),
    politeShare: language === 'ja' ? share(isPoliteForm) : 0,
    headings: headingCase(headings),
  };
}

const MIN_SENTENCES = 5;
const UNSPACED_LANGUAGES: ReadonlySet<string> = new Set(['ja', 'zh', 'th', 'lo', 'km', 'my']);

export function hasContraction(text: string): boolean {
  return /\b(\w+n['’]t|(i|you|we|they|he|she|it|that|there|here|what|who|let)['’](m|re|ve|ll|d|s))\b/i.test(text);
}

export function isPoliteForm(text: string): boolean {
  return /(です|ます|ました|ません|でした|ましょう|ください|でしょう)[かねよ]?[。！？!?」]*$/.test(text);
}

/** Whether a sentence contains "I" or "we" or addresses the reader, in a supported language. */
export function detectPerson(text: string, language: string): { i: boolean; we: boolean; you: boolean } {
  const person = PERSON_PATTERNS[language];
  return {
    i: person?.i?.test(text) ?? false,
    we: person?.we.test(text) ?? false,
    you: person?.you.test(text) ?? false,
  };
}

/** Flesch reading ease with syllables counted by vowel groups. */
export function readingEase(texts: readonly string[]): number {
  const words = texts.reduce((sum, text) => sum + wordCount(text), 0);
  const syllables = wordsOf(texts.join(' ')).reduce((sum, item) => {
    const groups =
      item
        .toLowerCase()
        .replace(/(?<=[^l])e$|es$|ed$/, '')
        .match(/[aeiouy]+/g)?.length ?? 0;
    return sum + Math.max(1, groups);
  }, 0);
  return 206.835 - 1.015 * (words / texts.length) - 84.6 * (syllables / Math.max(1, words));
}

function headingCase(headings: readonly string[]): WritingStyle['headings'] {
  const longer = headings.filter((text) => wordCount(text) >= 3 && /\p{Ll}/u.test(text));
  const titled = longer.filter((text) => {
    const rest = text
      .split(' ')
      .slice(1)
      .filter((item) => item.length > 3 && /^\p{L}/u.test(item));
    return rest.length > 0 && rest.every((item) => /^\p{Lu}/u.test(item));
  }).length;
  const count = longer.length;
  return { count, title: count ? roundTo(titled / count) : 0, sentence: count ? roundTo((count - titled) / count) : 0 };
}

const CALL_TO_ACTION_PAGES: ReadonlySet<PageKind> = new Set([
  'home',
  'about',
  'mission',
  'product',
  'pricing',
  'brand',
  'contact',
]);

const MAX_BUTTON_LABELS = 30;

/** Calls to action on buttons, most frequent first, unchanged. */
export function collectCallsToAction(
  evidence: Evidence,
): { text: string; page: string; selector: string; count: number }[] {
  const found = new Map<string, { text: string; page: string; selector: string; count: number }>();
  for (const page of evidence.pages) {
    if (!CALL_TO_ACTION_PAGES.has(page.kind)) continue;
    // This many different ones are sample buttons or an application's controls.
    const labels = new Set(
      page.text.filter(({ kind }) => kind === 'button').map(({ text }) => normalizeWhitespace(text)),
    );
    if (labels.size > MAX_BUTTON_LABELS) continue;
    for (const block of page.text) {
      if (block.kind !== 'button' || ['dialog', 'widget', 'nav'].includes(block.region)) continue;
      const text = normalizeWhitespace(block.text);
      const known = found.get(text) ?? { text, page: page.finalUrl, selector: block.selector, count: 0 };
      known.count += 1;
      found.set(text, known);
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}
