import { type CompleteLanguagePatterns, matchesPatterns } from '../text/index.ts';

/** Not in hundreds: "in 1500 boats". */
const Y = '(?<!\\p{N})(?:1[5-9]|20)(?:\\p{N}[1-9]|[1-9]0)(?!\\p{N})';

/** A year with the preposition for when something happened, and not since when it is so. */
const PAST_YEARS: CompleteLanguagePatterns = {
  ar: `في (?:عام |سنة )?${Y}`,
  bg: `през (?:година |годината )?${Y}`,
  ca: `(?:en|(?<!de )l'any) ${Y}`,
  cs: `v(?: roce| r\\.)? ${Y}`,
  da: `i(?: året)? ${Y}`,
  de: `(?:in|im jahre?|anno) ${Y}`,
  el: `(?<!από )το ${Y}`,
  en: `in(?: the year)? ${Y}`,
  es: `en(?: el año)? ${Y}`,
  et: `${Y}\\. aastal`,
  fa: `در (?:سال )?${Y}`,
  fi: `vuonna ${Y}`,
  fr: `en(?: l'an(?:née)?)? ${Y}`,
  he: `(?:בשנת |ב-?)${Y}`,
  hi: `${Y} में`,
  hr: `u ${Y}|(?<!od )${Y}\\. godine`,
  hu: `${Y}-?b[ae]n`,
  id: `(?:pada|di)(?: tahun)? ${Y}`,
  it: `nel(?:l'anno)? ${Y}`,
  ja: `${Y}年に`,
  ko: `${Y}년에`,
  lt: `(?<!nuo )${Y} ?(?:m\\.|metais)`,
  lv: `${Y}\\. gadā`,
  nb: `i(?: året)? ${Y}`,
  nl: `(?:in(?: het jaar)?|anno) ${Y}`,
  pl: `w(?: roku)? ${Y}`,
  pt: `(?:em|no ano de) ${Y}`,
  ro: `în(?: anul)? ${Y}`,
  ru: `в ${Y}`,
  sk: `v(?: roku| r\\.)? ${Y}`,
  sl: `(?<!od )leta ${Y}`,
  sr: `u ${Y}|(?<!od )${Y}\\. godine|у ${Y}|(?<!од )${Y}\\. године`,
  sv: `(?:i|år) ${Y}`,
  th: `(?:ใน|เมื่อ)ปี ?(?:ค\\.ศ\\. ?|พ\\.ศ\\. ?)?${Y}`,
  tr: `${Y}(?:'[dt][ae]| yılında)`,
  uk: `[ув] ${Y}`,
  vi: `(?<!từ )năm ${Y}`,
  zh: `(?:在|(?<!始)(?:于|於))${Y}`,
};

/** Whether a text says in which year something happened: "In 1998 we moved". */
export const namesPastYear = (text: string, language: string): boolean => matchesPatterns(text, PAST_YEARS, language);
