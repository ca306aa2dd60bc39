import { chineseScript, type LanguagePatterns } from '../shared/text/index.ts';

/** A wrong example that is not made of the site's words alone: a stock phrase before them, or in their place. */
export interface StockExample {
  phrases: LanguagePatterns;
  place: 'before' | 'instead';
}

/** A manner of speaking in front of the text: "Long story short: We build boats." */
export const openedWith = (phrases: LanguagePatterns): StockExample[] => [{ phrases, place: 'before' }];

/** Sentences in other manners, the closest first, where the text itself cannot be reworded. */
export const replacedBy = (...manners: LanguagePatterns[]): StockExample[] =>
  manners.map((phrases) => ({ phrases, place: 'instead' }));

const lettersOf = (text: string, script: RegExp): number => text.match(script)?.length ?? 0;

/** Whether most letters of a text are Latin. */
const isLatin = (text: string): boolean => 2 * lettersOf(text, /\p{Script=Latin}/gu) >= lettersOf(text, /\p{L}/gu);

/**
 * What a table has for the language of a text, in its characters; "" if they could be of either Chinese script, or if one
 * of the two is in Latin letters and the other is not.
 */
export function phraseFor(phrases: LanguagePatterns, language: string, text: string): string {
  if (language === 'zh') {
    const script = chineseScript(text);
    return (script && phrases[script === 'traditional' ? 'zh-Hant' : 'zh']) ?? '';
  }
  const phrase = (isLatin(text) ? phrases[`${language}-Latn`] : undefined) ?? phrases[language] ?? '';
  return isLatin(text) === isLatin(phrase) ? phrase : '';
}

/** The example for a text; "" if there is none. */
export function makeStockExample({ phrases, place }: StockExample, text: string, language: string): string {
  const phrase = phraseFor(phrases, language, text);
  if (place === 'instead' || phrase === '') return phrase;
  // Two colons in a row are a fault of their own.
  return /[:：]/u.test(text) ? '' : `${phrase}${/[，。：、]$/u.test(phrase) ? '' : ' '}${text}`;
}
