import { OFFER_ENDS, OFFER_LEAD_INS } from '../cues/offer-statements.ts';
import type { SiteStatements } from '../statements/context.ts';
import { isOwnVoice } from '../statements/fields.ts';
import type { Statement } from '../statements/statement.ts';
import { findPattern, isNoise, type LanguagePatterns, matchesPatterns, splitList, wordCount } from '../text/index.ts';
import { splitJoined, withoutRemark } from './joined-items.ts';

/** What a sentence says that the brand offers. */
export interface StatedOffers {
  statement: Statement;
  items: readonly string[];
}

/** Longer sentences hold more than a list. */
const MAX_LENGTH = 400;
/** Words in front of the list: "At our studio in the old mill we offer". */
const MAX_LEAD_IN_LENGTH = 120;
const MIN_ITEMS = 3;
const MAX_ITEMS = 12;
const MAX_ITEM_WORDS = 5;

/** Articles and the like in front of an offer. */
const ARTICLES: LanguagePatterns = {
  en: 'the|an|a(?! la )|our|both|various|many',
  de: 'die|der|das|den|eine?n?|unsere',
  fr: 'des|les?|la|une?|nos',
  es: 'el|la|los|las|una?',
  it: 'i|il|lo|gli|le|la|una?',
  pt: 'o|os|as?|uma?',
  nl: 'de|het|een',
};
const FIRST_ARTICLE: LanguagePatterns = Object.fromEntries(
  Object.entries(ARTICLES).map(([language, words]) => [language, `^(?:${words})(?= )`]),
);

const LEADING_MARKS = /^[\s:–—-]+/;

function withoutArticle(item: string, language: string): string {
  const article = findPattern(item, FIRST_ARTICLE, language);
  return article ? item.slice(article.end).trim() : item;
}

/** A sentence that says what is not offered: "We offer no delivery", "We no longer offer…". */
const NEGATED_ITEM =
  /^(?:no|not|neither|nor|kein\p{L}*|nicht|aucune?s?|pas|ning[uú]n\p{L}*|nessun\p{L}*|nenhum\p{L}*|geen|inga?|inget|ingen|intet|ikke|inte|niet|žádn\p{L}*|žiadn\p{L}*|nem|nici|не|ні|няма|никакви|никаких|жодних|δεν|κανένα)(?= |$)/iu;
const NEGATED_LEAD = /(?:^|\s)(?:not|never|no longer|nicht|nie|non|não|niet|inte|ikke|nem|nu|ne|ni|не|δεν)\s*$/iu;

/** Words that open a clause, or tie an item to the ones behind it: "lessons for children, parents and teachers". */
const ENDS: LanguagePatterns = Object.fromEntries(
  Object.entries(OFFER_ENDS).map(([language, words]) => [language, `(?:^|(?<= ))(?:${words})(?= |$)`]),
);

/** The last item up to a clause that explains it: "workshops to train the next generation". */
function withoutClause(item: string, language: string): string {
  const clause = findPattern(item, ENDS, language);
  return clause ? item.slice(0, clause.start).trim() : item;
}

const isOffer = (item: string, language: string): boolean =>
  wordCount(item) >= 1 &&
  wordCount(item) <= MAX_ITEM_WORDS &&
  /^[\p{L}\p{N}]/u.test(item) &&
  /[\p{L}\p{M}]{3}|\p{Script=Han}{2}|\p{Script=Hangul}{2}/u.test(item) &&
  !/[()?!:.–—]/u.test(item) &&
  !matchesPatterns(item, ENDS, language) &&
  !isNoise(item);

/** The items of "We offer tours, tastings and dinners"; none where the sentence holds more than a plain list. */
export function readOffers(sentence: string, language: string): string[] {
  if (sentence.length > MAX_LENGTH) return [];
  const lead = findPattern(sentence, OFFER_LEAD_INS, language);
  if (!lead || lead.start > MAX_LEAD_IN_LENGTH) return [];
  const rest = withoutRemark(sentence.slice(lead.end).replace(/[\s.!…。！।]+$/u, ''), language);
  const named = splitJoined(splitList(rest, language), language).map((item) => item.replace(LEADING_MARKS, ''));
  if (NEGATED_LEAD.test(sentence.slice(0, lead.start)) || NEGATED_ITEM.test(named[0] ?? '')) return [];
  const listed = named.map((item) => withoutArticle(item, language));
  const items = [...listed.slice(0, -1), withoutClause(listed.at(-1) ?? '', language)];
  const isList = items.length >= MIN_ITEMS && items.length <= MAX_ITEMS;
  return isList && items.every((item) => isOffer(item, language)) ? items : [];
}

/** Whether a line says that a list of what the brand offers follows: "We offer the following:". */
export function announcesOffers(line: string, language: string): boolean {
  const lead = /[:：]$/u.test(line) ? findPattern(line, OFFER_LEAD_INS, language) : null;
  return !!lead && !NEGATED_LEAD.test(line.slice(0, lead.start));
}

/** Pages that say what the brand offers as a whole. */
const isOverview = ({ pageIndex, pageKind }: Statement): boolean =>
  pageIndex === 0 || pageKind === 'about' || pageKind === 'product';

/** The lists of offers in a site's own sentences, in reading order. */
export const findStatedOffers = ({ described, language }: SiteStatements): StatedOffers[] =>
  described
    .filter(
      ({ statement, features }) =>
        statement.level === 0 && !statement.several && isOverview(statement) && isOwnVoice(statement, features),
    )
    .map(({ statement }) => ({ statement, items: readOffers(statement.text, language) }))
    .filter(({ items }) => items.length > 0);
