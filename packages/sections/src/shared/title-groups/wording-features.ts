import { explains } from '../cues/explanations.ts';
import { speaksOfUs } from '../cues/verbs-of-us.ts';
import { flag, shareOf } from '../numbers.ts';
import { readTitle } from '../offer-words/index.ts';
import { withoutAcronyms } from '../statements/subject.ts';
import { READER, WE } from '../statements/subject-words.ts';
import { matchesPatterns, wordsOf } from '../text/index.ts';

/** "We plan the programme": a sentence about the brand. */
const isOfUs = (title: string, language: string): boolean =>
  matchesPatterns(withoutAcronyms(title, language), WE, language) || speaksOfUs(title, language);

/** "Your help is on its way": a sentence to the reader. */
const isToReader = (title: string, language: string): boolean => matchesPatterns(title, READER, language);

const joins = (title: string): boolean => title.includes('&');

/** In a title of so many words, a word of a trade may be there by chance. */
const MIN_LONG = 4;
const MIN_SHARE_OF_TRADE = 0.34;

/** What the wording of a title says, each 0 to 1: whether it is a sentence or a name, and how much of it is of a trade. */
export function titleWording(title: string, language: string) {
  const words = wordsOf(title);
  const tradeShare = shareOf(words, (word: string) => readTitle(word, language).trades.size > 0);
  const isOfTrade = readTitle(title, language).trades.size > 0;
  return {
    titleOfUs: flag(isOfUs(title, language)),
    titleToReader: flag(isToReader(title, language)),
    titleExplains: flag(explains(title, language)),
    titleBrackets: flag(/[()]/.test(title)),
    titleSigns: flag(/[+/|]/.test(title)),
    titleJoins: flag(joins(title)),
    titleDash: flag(/\s[-–—]\s/.test(title)),
    titleCommas: flag((title.match(/[,、，]/g) ?? []).length >= 2),
    titleTradeShare: tradeShare,
    titleFewOfTrade: flag(isOfTrade && words.length >= MIN_LONG && tradeShare < MIN_SHARE_OF_TRADE),
  };
}

/** Shares of titles with such wordings. */
export const groupWording = (titles: readonly string[], language: string) => ({
  ofUs: shareOf(titles, (title) => isOfUs(title, language)),
  toReader: shareOf(titles, (title) => isToReader(title, language)),
  explanations: shareOf(titles, (title) => explains(title, language)),
  joined: shareOf(titles, joins),
});
