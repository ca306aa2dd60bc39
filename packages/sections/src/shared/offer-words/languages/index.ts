import type { LanguageWords } from '../words.ts';
import { CHINESE, JAPANESE, KOREAN } from './asia.ts';
import { BULGARIAN, CROATIAN, ROMANIAN } from './balkan.ts';
import { CZECH } from './cs.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { ESTONIAN, FINNISH, HUNGARIAN } from './finno-ugric.ts';
import { FRENCH } from './fr.ts';
import { ITALIAN } from './it.ts';
import { CATALAN, INDONESIAN, VIETNAMESE } from './more.ts';
import { ARABIC, GREEK, HEBREW, TURKISH } from './near-east.ts';
import { DUTCH } from './nl.ts';
import { DANISH, NORWEGIAN, SWEDISH } from './nordic.ts';
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
  fi: FINNISH,
  fr: FRENCH,
  he: HEBREW,
  hr: CROATIAN,
  hu: HUNGARIAN,
  id: INDONESIAN,
  it: ITALIAN,
  ja: JAPANESE,
  ko: KOREAN,
  lt: LITHUANIAN,
  lv: LATVIAN,
  nb: NORWEGIAN,
  nl: DUTCH,
  pl: POLISH,
  pt: PORTUGUESE,
  ro: ROMANIAN,
  ru: RUSSIAN,
  sk: SLOVAK,
  sl: SLOVENE,
  sr: CROATIAN,
  sv: SWEDISH,
  tr: TURKISH,
  uk: UKRAINIAN,
  vi: VIETNAMESE,
  zh: CHINESE,
};
