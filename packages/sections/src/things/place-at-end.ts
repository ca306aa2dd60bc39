import { CONJUNCTIONS, type LanguagePatterns } from '../shared/text/index.ts';

/** " in Sheffield", where only names have a capital. */
const PLACE_AT_END =
  / (in|near|at|à|á|í|en|au|aux|em|no|na|nos|nas|a|ad|i|på|w|we|v|ve|vo|u|în|din|στην?|στο|в|во|у|te) (?:\p{Lu}[\p{L}’'-]+ ?){1,3}$/u;

/** What is "in" in one language is "and" in another: "Sportieve en Exclusieve Occasions". */
const isConjunction = (word: string, language: string): boolean =>
  ((CONJUNCTIONS as LanguagePatterns)[language] ?? '').split('|').includes(word);

/** A title without the place at its end: "Roofing in Kent". In German other words have capitals too. */
export const withoutPlace = (text: string, language: string): string =>
  language === 'de'
    ? text
    : text.replace(PLACE_AT_END, (place, word: string) => (isConjunction(word, language) ? place : ''));
