import type { LanguageWords } from '../words.ts';
import { AFRIKAANS } from './af.ts';
import { ARABIC } from './ar.ts';
import { BULGARIAN } from './bg.ts';
import { CATALAN } from './ca.ts';
import { CZECH } from './cs.ts';
import { WELSH } from './cy.ts';
import { DANISH } from './da.ts';
import { GERMAN } from './de.ts';
import { GREEK } from './el.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { ESTONIAN } from './et.ts';
import { BASQUE } from './eu.ts';
import { PERSIAN } from './fa.ts';
import { FINNISH } from './fi.ts';
import { FRENCH } from './fr.ts';
import { IRISH } from './ga.ts';
import { GALICIAN } from './gl.ts';
import { HEBREW } from './he.ts';
import { HINDI } from './hi.ts';
import { CROATIAN } from './hr.ts';
import { HUNGARIAN } from './hu.ts';
import { INDONESIAN } from './id.ts';
import { ICELANDIC } from './is.ts';
import { ITALIAN } from './it.ts';
import { JAPANESE } from './ja.ts';
import { GEORGIAN } from './ka.ts';
import { KOREAN } from './ko.ts';
import { LITHUANIAN } from './lt.ts';
import { LATVIAN } from './lv.ts';
import { MACEDONIAN } from './mk.ts';
import { NORWEGIAN } from './nb.ts';
import { DUTCH } from './nl.ts';
import { POLISH } from './pl.ts';
import { PORTUGUESE } from './pt.ts';
import { ROMANIAN } from './ro.ts';
import { RUSSIAN } from './ru.ts';
import { SLOVAK } from './sk.ts';
import { SLOVENE } from './sl.ts';
import { ALBANIAN } from './sq.ts';
import { SWEDISH } from './sv.ts';
import { SWAHILI } from './sw.ts';
import { THAI } from './th.ts';
import { TURKISH } from './tr.ts';
import { UKRAINIAN } from './uk.ts';
import { VIETNAMESE } from './vi.ts';
import { CHINESE } from './zh.ts';

/** The words of each language, by ISO 639-1. */
export const LANGUAGES: Readonly<Record<string, LanguageWords>> = {
  af: AFRIKAANS,
  ar: ARABIC,
  bg: BULGARIAN,
  bs: CROATIAN,
  ca: CATALAN,
  cs: CZECH,
  cy: WELSH,
  da: DANISH,
  de: GERMAN,
  el: GREEK,
  en: ENGLISH,
  es: SPANISH,
  et: ESTONIAN,
  eu: BASQUE,
  fa: PERSIAN,
  fi: FINNISH,
  fr: FRENCH,
  ga: IRISH,
  gl: GALICIAN,
  he: HEBREW,
  hi: HINDI,
  hr: CROATIAN,
  hu: HUNGARIAN,
  id: INDONESIAN,
  is: ICELANDIC,
  it: ITALIAN,
  ja: JAPANESE,
  ka: GEORGIAN,
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
  sw: SWAHILI,
  th: THAI,
  tr: TURKISH,
  uk: UKRAINIAN,
  vi: VIETNAMESE,
  zh: CHINESE,
};
