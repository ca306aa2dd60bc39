import type { Evidence, PageKind } from '@brandprint/contracts';
import { type Quote, squash, wordCount, wordsOf } from '../shared/text/index.ts';
import { formality, isImperative, sentiment } from './english.ts';

/** How the site writes, counted. Shares are 0 to 1 of the sentences. */
export interface Style {
  language: string;
  sentences: number;
  words: number;
  /** Words a sentence, mean; and the share of sentences under 9 and over 22 words. */
  meanLength: number;
  short: number;
  long: number;
  /** Letters a word, mean. */
  letters: number;
  questions: number;
  exclamations: number;
  figures: number;
  /** Share that speaks as "I", as "we", and that addresses the reader; null where the language's words are not known. */
  i: number | null;
  we: number | null;
  you: number | null;
  /** The reader is addressed formally (Sie, vous, usted); null where a language makes no difference or does not show it. */
  formalAddress: boolean | null;
  /** False for scripts without spaces: there, two characters count as a word, and lengths do not compare with others'. */
  spaced: boolean;
  /** English only, else null: contractions and commands as shares, Flesch reading ease, sentiment −1 to 1, formality 0 to 100. */
  contractions: number | null;
  commands: number | null;
  readingEase: number | null;
  sentiment: number | null;
  formality: number | null;
  emoji: number;
  /** Japanese: share that ends in です or ます and their forms; else 0. */
  polite: number;
  /** Headings: share in sentence case, in title case, in capitals. */
  headings: { count: number; sentence: number; title: number };
}

interface Person {
  /** Only where the words are no others' as well. */
  i?: RegExp;
  we: RegExp;
  you: RegExp;
  formal?: RegExp;
}

const word = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(${alternatives})(?!\\p{L})`, 'iu');

/** First and second person by language; where address has a formal form, its words. */
const PERSONS: Record<string, Person> = {
  en: {
    i: /(?<!\p{L})(?:I|my|My|mine|myself)(?!\p{L})/u,
    we: word("we|our|ours|us|we're|we've|we’re|we’ve"),
    you: word("you|your|yours|you're|you’re|you'll|you’ll"),
  },
  de: {
    i: word('ich|mein\\p{L}*|mich|mir'),
    we: word('wir|unser\\p{L}*|uns'),
    you: /(?<!\p{L})(du|dein\p{L}*|dich|dir|ihr|euch|euer\p{L}*)(?!\p{L})|(?<=\p{L}[^.!?]*)(?<!\p{L})(Sie|Ihnen|Ihr\p{L}*)(?!\p{L})/u,
    formal: /(?<=\p{L}[^.!?]*)(?<!\p{L})(Sie|Ihnen|Ihr(e[mnrs]?)?)(?!\p{L})/u,
  },
  fr: {
    i: word("je|j['’]\\p{L}+|mon|ma|mes|moi"),
    we: word('nous|notre|nos'),
    you: word('vous|votre|vos|tu|ton|ta|tes|toi'),
    formal: word('vous|votre|vos'),
  },
  es: {
    i: word('yo|mi|mis|soy'),
    we: word('nosotros|nuestr[oa]s?|(?!(?:extremos|tramos|ramos|reclamos|supremos)(?!\\p{L}))[a-zñ]{2,}[aei]mos'),
    you: word('tú|tu|tus|te|ti|usted|ustedes|su|sus'),
    formal: word('usted|ustedes'),
  },
  it: { we: word('noi|nostr[oaie]|\\p{L}{2,}iamo'), you: word('tu|tuo|tua|tuoi|tue|ti|voi|vostr[oaie]') },
  pt: {
    we: word('nós|noss[oa]s?|(?!(?:extremos|ramos)(?!\\p{L}))[a-zç]{2,}[aei]mos'),
    you: word('você|vocês|seu|sua|seus|suas|teu|tua'),
  },
  nl: { we: word('wij|we|ons|onze'), you: word('je|jij|jouw|jullie|u|uw'), formal: word('u|uw') },
  sv: { we: word('vi|vår|vårt|våra|oss'), you: word('du|din|ditt|dina|dig|er|era|ert') },
  da: { we: word('vi|vores|os'), you: word('du|din|dit|dine|dig|jer|jeres') },
  nb: { we: word('vi|vår|vårt|våre|oss'), you: word('du|din|ditt|dine|deg|dere|deres') },
  pl: { we: word('my|nasz\\p{L}*|nas|nam'), you: word('ty|twój|twoj\\p{L}*|ciebie|ci|państw\\p{L}*') },
  ja: { we: /私たち|わたしたち|当社|弊社|我々/u, you: /あなた|皆さま|皆様|みなさま|お客様|お客さま/u },
  zh: { we: /我们|我們|本公司/u, you: /你|您/u, formal: /您/u },
  ko: { we: /우리|저희|당사/u, you: /당신|여러분|고객님/u },
  ru: { we: word('мы|нас|нам|наш\\p{L}*'), you: word('вы|вас|вам|ваш\\p{L}*|ты|твой|тебя') },
};

const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Measures sentences; null where there are too few to speak of a style. */
export function styleOf(sentences: readonly Quote[], headings: readonly string[], language: string): Style | null {
  if (sentences.length < FEWEST) return null;
  const texts = sentences.map(({ text }) => text);
  const lengths = texts.map(wordCount);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const share = (test: (text: string) => boolean): number => round(texts.filter(test).length / texts.length);
  const all = wordsOf(texts.join(' '));
  const person = PERSONS[language];
  const english = language === 'en';
  const formal = person?.formal;
  const addressed = person ? texts.filter((text) => person.you.test(text)) : [];
  return {
    language,
    sentences: texts.length,
    words,
    meanLength: round(words / texts.length, 1),
    short: round(lengths.filter((length) => length < 9).length / texts.length),
    long: round(lengths.filter((length) => length > 22).length / texts.length),
    letters: round(all.join('').length / Math.max(1, all.length), 1),
    spaced: !UNSPACED.has(language),
    questions: share((text) => /[?？؟]["”’)]*$/.test(text)),
    exclamations: share((text) => /[!！]["”’)]*$/.test(text)),
    figures: share((text) => /\p{N}/u.test(text)),
    i: person ? share((text) => person.i?.test(text) ?? false) : null,
    we: person ? share((text) => person.we.test(text)) : null,
    you: person ? share((text) => person.you.test(text)) : null,
    formalAddress:
      formal && addressed.length >= 2
        ? addressed.filter((text) => formal.test(text)).length > addressed.length / 2
        : null,
    contractions: english ? share(isContracted) : null,
    commands: english ? share(isImperative) : null,
    readingEase: english ? Math.round(readingEase(texts)) : null,
    sentiment: english ? round(sentiment(texts)) : null,
    formality: english ? Math.round(formality(texts)) : null,
    emoji: share((text) => /\p{Extended_Pictographic}/u.test(text)),
    polite: language === 'ja' ? share(isPolite) : 0,
    headings: casing(headings),
  };
}

const FEWEST = 5;
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'th', 'lo', 'km', 'my']);

export function isContracted(text: string): boolean {
  return /\b(\w+n['’]t|(i|you|we|they|he|she|it|that|there|here|what|who|let)['’](m|re|ve|ll|d|s))\b/i.test(text);
}

export function isPolite(text: string): boolean {
  return /(です|ます|ました|ません|でした|ましょう|ください|でしょう)[かねよ]?[。！？!?」]*$/.test(text);
}

/** Whether a sentence speaks as "I" or "we", or addresses the reader, in a language whose words are known. */
export function personOf(text: string, language: string): { i: boolean; we: boolean; you: boolean } {
  const person = PERSONS[language];
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

function casing(headings: readonly string[]): Style['headings'] {
  const longer = headings.filter((text) => wordCount(text) >= 3 && /\p{Ll}/u.test(text));
  const titled = longer.filter((text) => {
    const rest = text
      .split(' ')
      .slice(1)
      .filter((item) => item.length > 3 && /^\p{L}/u.test(item));
    return rest.length > 0 && rest.every((item) => /^\p{Lu}/u.test(item));
  }).length;
  const count = longer.length;
  return { count, title: count ? round(titled / count) : 0, sentence: count ? round((count - titled) / count) : 0 };
}

const SELLING: ReadonlySet<PageKind> = new Set(['home', 'about', 'mission', 'product', 'pricing', 'brand', 'contact']);

const MOST_LABELS = 30;

/** Words on buttons that ask for something, most frequent first, as they stand there. */
export function callsToAction(evidence: Evidence): { text: string; page: string; selector: string; count: number }[] {
  const found = new Map<string, { text: string; page: string; selector: string; count: number }>();
  for (const page of evidence.pages) {
    if (!SELLING.has(page.kind)) continue;
    // So many different ones are samples of buttons, or what an application is worked with.
    const labels = new Set(page.text.filter(({ kind }) => kind === 'button').map(({ text }) => squash(text)));
    if (labels.size > MOST_LABELS) continue;
    for (const block of page.text) {
      if (block.kind !== 'button' || ['dialog', 'widget', 'nav'].includes(block.region)) continue;
      const text = squash(block.text);
      const known = found.get(text) ?? { text, page: page.finalUrl, selector: block.selector, count: 0 };
      known.count += 1;
      found.set(text, known);
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}
