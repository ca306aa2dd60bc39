import type { LanguageWords } from '../words.ts';
import { CHINESE, JAPANESE, KOREAN } from './asia.ts';
import { BULGARIAN, CROATIAN, ROMANIAN } from './balkan.ts';
import { CZECH } from './cs.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { ESTONIAN, FINNISH, HUNGARIAN } from './finno-ugric.ts';
import { FRENCH } from './fr.ts';
import { ALBANIAN, ICELANDIC, MACEDONIAN } from './icelandic-albanian-macedonian.ts';
import { ITALIAN } from './it.ts';
import { CATALAN, INDONESIAN, VIETNAMESE } from './more.ts';
import { ARABIC, GREEK, HEBREW, TURKISH } from './near-east.ts';
import { DUTCH } from './nl.ts';
import { DANISH, NORWEGIAN, SWEDISH } from './nordic.ts';
import { HINDI, PERSIAN, THAI } from './persian-hindi-thai.ts';
import { POLISH } from './pl.ts';
import { PORTUGUESE } from './pt.ts';
import { RUSSIAN } from './ru.ts';
import { LATVIAN, LITHUANIAN, SLOVAK, SLOVENE } from './slovak-slovene-baltic.ts';
import { UKRAINIAN } from './uk.ts';

/** The words of each language, by ISO 639-1. */
export const LANGUAGES: Readonly<Record<string, LanguageWords>> = {
  ar: ARABIC,
  bg: BULGARIAN,
  bs: CROATIAN,
  ca: CATALAN,
  cs: CZECH,
  da: DANISH,
  de: GERMAN,
  el: GREEK,
  en: ENGLISH,
  es: SPANISH,
  et: ESTONIAN,
  fa: PERSIAN,
  fi: FINNISH,
  fr: FRENCH,
  he: HEBREW,
  hi: HINDI,
  hr: CROATIAN,
  hu: HUNGARIAN,
  id: INDONESIAN,
  is: ICELANDIC,
  it: ITALIAN,
  ja: JAPANESE,
  ko: KOREAN,
  lt: LITHUANIAN,
  lv: LATVIAN,
  mk: MACEDONIAN,
  nb: NORWEGIAN,
  nl: DUTCH,
  pl: POLISH,
  pt: PORTUGUESE,
  ro: ROMANIAN,
  ru: RUSSIAN,
  sk: SLOVAK,
  sl: SLOVENE,
  sq: ALBANIAN,
  sr: CROATIAN,
  sv: SWEDISH,
  th: THAI,
  tr: TURKISH,
  uk: UKRAINIAN,
  vi: VIETNAMESE,
  zh: CHINESE,
};
