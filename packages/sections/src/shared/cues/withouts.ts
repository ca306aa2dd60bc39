import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** What somebody is spared. */
const WITHOUTS: LanguagePatterns = {
  en: 'without|no more',
  de: 'ohne',
  fr: 'sans',
  es: 'sin',
  it: 'senza',
  pt: 'sem',
  nl: 'zonder',
  sv: 'utan att|utan \\p{L}+',
  da: 'uden',
  nb: 'uten',
  fi: 'ilman',
  pl: 'bez',
  cs: 'bez',
  sk: 'bez',
  uk: 'без',
  ru: 'без',
  bg: 'без',
  he: 'בלי|ללא',
  hr: 'bez',
  sl: 'brez',
  sr: 'bez|без',
  ro: 'fără',
  el: 'χωρίς',
  ca: 'sense',
  id: 'tanpa',
  vi: 'không (?:cần|phải)',
  lv: 'bez',
  lt: 'be',
  et: 'ilma',
  ar: 'بدون|بلا|دون',
  fa: 'بدون',
};

/** Whether a sentence says what somebody is spared: its trouble is over. */
export const sparesTrouble = (text: string, language: string): boolean => matchesPatterns(text, WITHOUTS, language);

/** What a sentence says before it says what is missing: "Farms struggle" of "Farms struggle without a vet nearby". */
export const beforeWithout = (text: string, language: string): string => {
  const words = text.split(' ');
  const at = words.findIndex((_, index) => sparesTrouble(words.slice(0, index + 1).join(' '), language));
  return at < 0 ? text : words.slice(0, at).join(' ');
};
