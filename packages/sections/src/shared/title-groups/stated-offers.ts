import { OFFER_ENDS, OFFER_LEAD_INS } from '../cues/offer-statements.ts';
import type { SiteStatements } from '../statements/context.ts';
import { isOwnVoice } from '../statements/fields.ts';
import type { Statement } from '../statements/statement.ts';
import { findPattern, isNoise, type LanguagePatterns, matchesPatterns, splitList, wordCount } from '../text/index.ts';

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

const LEADING_WORDS =
  /^(?:[\s:–—-]|(?:the|an?|our|both|various|many|die|der|das|eine?|unsere|des|les?|la|una?|el|los|las|i|il|gli|le|uma?|o|os|as|een|de|het)\s)+/iu;

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
  /\p{L}{3}/u.test(item) &&
  !/[()?!:.–—]/u.test(item) &&
  !matchesPatterns(item, ENDS, language) &&
  !isNoise(item);

/** The items of "We offer tours, tastings and dinners"; none where the sentence holds more than a plain list. */
export function readOffers(sentence: string, language: string): string[] {
  if (sentence.length > MAX_LENGTH) return [];
  const lead = findPattern(sentence, OFFER_LEAD_INS, language);
  if (!lead || lead.start > MAX_LEAD_IN_LENGTH) return [];
  const listed = splitList(sentence.slice(lead.end).replace(/[\s.!…]+$/u, ''), language).map((item) =>
    item.replace(LEADING_WORDS, ''),
  );
  const items = [...listed.slice(0, -1), withoutClause(listed.at(-1) ?? '', language)];
  const isList = items.length >= MIN_ITEMS && items.length <= MAX_ITEMS;
  return isList && items.every((item) => isOffer(item, language)) ? items : [];
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
