import { normalizeWhitespace } from '../shared/text/index.ts';
import { CATEGORY_GRAMMARS } from './category-grammars.ts';
import { withoutPlace } from './place-at-end.ts';

/** What shows that words are an offer: only offers have specialists, prices and places. */
type Mark = 'specialists' | 'price' | 'place' | 'names';

/** What a title or headline says is offered. */
export interface OfferPhrase {
  words: string;
  /** The first of the marks that stood beside it: "Metal recycling in Iceland", "Songs from £20", "Experts in roofing". */
  mark: Mark | null;
}

/** What is left of a text after a cut; the same text if there was nothing to cut. */
type Cut = (text: string, language: string, properNouns: ReadonlySet<string>) => string;

/** Their nouns have a capital. */
export const WITH_CAPITALS: ReadonlySet<string> = new Set(['de', 'lb']);
/** Articles and prepositions, which stand before a place. */
const MAX_JOINING = 3;

/** "Experts in", where what follows keeps the form of a dictionary. */
const SPECIALISTS = new RegExp(
  `^(?:${[
    '(?:the |your )?(?:specialists?|experts?|professionals?) (?:in|for)',
    '(?:ihre?[nr]? )?(?:spezialist(?:en|innen|in)?|expert(?:en|innen|in|e)|profis?|fachbetrieb|partner) (?:für|rund um)',
    "(?:votre |vos )?(?:spécialistes?|experte?s?)(?: (?:en|dans)| (?:de la |du |des |de )| de l[’'](?=\\p{L})|(?= \\p{Lu}))",
    '(?:tus? |sus? |su )?(?:especialistas?|expert[oa]s?|profesionales) en(?: la| el| los| las)?',
    '(?:seus? )?(?:especialistas?|expert[oa]s?) em',
    '(?:els teus |el teu )?(?:especialist[ea]s?|expert[ae]?s?) en',
    '(?:i tuoi |il tuo )?(?:specialist[ai]|espert[oi]) (?:in|nel|nella|nei)',
    '(?:uw |jouw |dé )?(?:specialist(?:en)?|experts?|partner) (?:in|voor)',
    '(?:din |er )?(?:specialist(?:er|en)?|expert(?:er)?|eksperter?) (?:på|inom|i|på)',
  ].join('|')})\\s*(?=\\S)`,
  'iu',
);
/** "за 19,90 €", "from £20", with the word before. */
const PRICE =
  /[\s,–-]+(?:\p{Ll}{1,6}\s+)?(?:\p{Sc}\s?\d|\d[\d\s.,]*\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L})|zł|kr|лв|руб|грн|Kč|Ft|lei)).*$/u;
const ADDED = /[\s,]*[|•·:;!?(].*$|\s[–—-]\s.*$/su;
const TRAILING = /[\s.,&+/–-]+$|^[^\p{L}\p{N}]+/gu;

/** Where other words have no capital, names at the end: "Ushonaji wa Kitaalamu Dar es Salaam". */
const withoutNames: Cut = (text, language, properNouns) => {
  if (WITH_CAPITALS.has(language)) return text;
  const words = text.split(' ');
  const isName = (word: string): boolean =>
    /^\p{Lu}/u.test(word) && properNouns.has(word.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, ''));
  const isPart = (word: string, index: number): boolean =>
    isName(word) || (word.length <= MAX_JOINING && index < words.length - 1 && !/^\p{Lu}/u.test(word));
  const end = words.findLastIndex((word, index) => !isPart(word, index)) + 1;
  return end > 0 ? words.slice(0, end).join(' ') : text;
};

const MARKS: readonly (readonly [Mark, Cut])[] = [
  ['specialists', (text) => text.replace(SPECIALISTS, '')],
  ['price', (text) => text.replace(PRICE, '')],
  ['place', withoutPlace],
  ['names', withoutNames],
];

/** Without praise and articles before it, and without what joined the rest; "" where only a part of a phrase is left. */
function trimmed(text: string, language: string): string {
  const grammars = [language, 'en'].flatMap((code) => CATEGORY_GRAMMARS[code] ?? []);
  const isOneOf = (patterns: readonly string[]) => {
    const pattern = new RegExp(`^(?:${patterns.join('|')})$`, 'iu');
    return (word: string): boolean => pattern.test(word);
  };
  const isEmpty = isOneOf([PRAISE, ...grammars.flatMap(({ praise, article }) => [praise, article])]);
  const isJoining = isOneOf(grammars.slice(0, 1).map(({ stop }) => stop));
  const words = text.split(' ');
  const first = words.findIndex((word) => !isEmpty(word));
  const last = words.findLastIndex((word) => !isJoining(word));
  return first < 0 || isJoining(words[first] ?? '') ? '' : words.slice(first, last + 1).join(' ');
}
const PRAISE = 'premium';

/** What a title or headline says is offered, without praise, price and place. */
export function offerPhrase(text: string, language: string, properNouns: ReadonlySet<string>): OfferPhrase {
  const clause = normalizeWhitespace(text.replace(/[\p{Extended_Pictographic}®™]/gu, ' ')).replace(ADDED, '');
  let cut = clause;
  let mark: Mark | null = null;
  for (const [name, without] of MARKS) {
    const left = without(cut, language, properNouns);
    if (left !== cut) mark ??= name;
    cut = left;
  }
  return { words: trimmed(normalizeWhitespace(cut), language).replace(TRAILING, ''), mark };
}
