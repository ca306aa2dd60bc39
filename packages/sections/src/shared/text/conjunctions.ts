import type { LanguagePatterns } from './language-patterns.ts';

/** Words between the last items of a list, by language, as alternatives of a regular expression. */
export const CONJUNCTIONS = {
  en: 'and|or|as well as|&|and\\/or',
  de: 'und|oder|sowie|&',
  nl: 'en|of|alsook|&',
  sv: 'och|eller|samt|&',
  da: 'og|eller|samt|&',
  nb: 'og|eller|samt|&',
  fr: 'et|ou|ainsi que|&',
  es: 'y|e|o|u|así como|&',
  it: 'e|ed|o|nonché|&',
  pt: 'e|ou|bem como|&',
  ca: 'i|o|així com|&',
  ro: '[șş]i|sau|precum [șş]i|&',
  ru: 'и|или|а также|&',
  uk: 'і|й|та|або|а також|&',
  bg: 'и|или|както и|&',
  pl: 'i|lub|oraz|a także|jak i|&',
  cs: 'a|i|nebo|či|a také|&',
  sk: 'a|aj|i|alebo|či|ako aj|&',
  hr: 'i|ili|te|kao i|&',
  sl: 'in|ali|ter|kot tudi|pa tudi|&',
  lv: 'un|vai|kā arī',
  lt: 'ir|arba|bei|taip pat',
  et: 'ja|või|ning|kui ka',
  fi: 'ja|tai|sekä|että',
  hu: 'és|vagy|valamint|illetve|&',
  el: 'και|ή|καθώς και|&',
  tr: 've|veya|ya da',
  ar: 'و|أو',
  he: 'או',
  fa: 'و|یا',
  id: 'dan|atau|serta|&',
  vi: 'và|hoặc|cùng|&',
  sr: 'i|ili|te|kao i|&|и|или|те|као и|&',
  bs: 'i|ili|te|kao i|&',
  mk: 'и|или|како и|&',
  be: 'і|й|ды|або|а таксама|&',
  is: 'og|eða|ásamt|&',
  sq: 'dhe|ose|si dhe|&',
  gl: 'e|ou|así como|&',
  eu: 'eta|edo|&',
  az: 'və|yaxud|&',
  af: 'en|of|asook|&',
  sw: 'na|au|pamoja na|&',
  hi: 'और|या|तथा|एवं|व|&',
} satisfies LanguagePatterns;

const separators = new Map<string, RegExp>();

/** Commas, and the conjunctions of a language or of all. */
function separatorOf(language: string): RegExp {
  const known = separators.get(language);
  if (known) return known;
  const patterns: LanguagePatterns = CONJUNCTIONS;
  const words = patterns[language] ?? '&';
  const pattern = new RegExp(`\\s*[,，、،;；](?:\\s+(?:${words})(?=\\s))?\\s*|\\s+(?:${words})\\s+`, 'iu');
  separators.set(language, pattern);
  return pattern;
}

/** The items of a list in a sentence: "tours, tastings and dinners". */
export const splitList = (text: string, language: string): string[] =>
  text.split(separatorOf(language)).map((item) => item.trim());
