import { ALBANIAN } from './albanian.ts';
import { ALBANIAN_SERVICES } from './albanian-services.ts';
import { ARABIC } from './arabic.ts';
import { ARMENIAN } from './armenian.ts';
import { ARMENIAN_SERVICES } from './armenian-services.ts';
import { BELARUSIAN } from './belarusian.ts';
import { BELARUSIAN_SERVICES } from './belarusian-services.ts';
import { BELARUSIAN_SOCIETY } from './belarusian-society.ts';
import { BULGARIAN } from './bulgarian.ts';
import { CROATIAN } from './croatian.ts';
import { CROATIAN_SOCIETY } from './croatian-society.ts';
import { CZECH } from './czech.ts';
import { GEORGIAN } from './georgian.ts';
import { GEORGIAN_SERVICES } from './georgian-services.ts';
import { HEBREW } from './hebrew.ts';
import { HINDI } from './hindi.ts';
import { HINDI_SERVICES } from './hindi-services.ts';
import { HINDI_SOCIETY } from './hindi-society.ts';
import { HUNGARIAN } from './hungarian.ts';
import { ICELANDIC } from './icelandic.ts';
import { ICELANDIC_SERVICES } from './icelandic-services.ts';
import { ICELANDIC_SOCIETY } from './icelandic-society.ts';
import { INDONESIAN } from './indonesian.ts';
import { KAZAKH } from './kazakh.ts';
import { KAZAKH_SERVICES } from './kazakh-services.ts';
import { MACEDONIAN } from './macedonian.ts';
import { MACEDONIAN_SERVICES } from './macedonian-services.ts';
import { MACEDONIAN_SOCIETY } from './macedonian-society.ts';
import { MACEDONIAN_TRADES } from './macedonian-trades.ts';
import { PERSIAN } from './persian.ts';
import { PERSIAN_SERVICES } from './persian-services.ts';
import { PERSIAN_SOCIETY } from './persian-society.ts';
import { POLISH } from './polish.ts';
import { RUSSIAN } from './russian.ts';
import { SERBIAN } from './serbian.ts';
import { SERBIAN_SERVICES } from './serbian-services.ts';
import { SERBIAN_SOCIETY } from './serbian-society.ts';
import { SLOVAK } from './slovak.ts';
import { SLOVAK_SOCIETY } from './slovak-society.ts';
import { SLOVENE } from './slovene.ts';
import { THAI } from './thai.ts';
import { THAI_SERVICES } from './thai-services.ts';
import { THAI_SOCIETY } from './thai-society.ts';
import { UKRAINIAN } from './ukrainian.ts';
import { UKRAINIAN_SOCIETY } from './ukrainian-society.ts';
import { VIETNAMESE } from './vietnamese.ts';
import type { WordsByKind } from './words-by-kind.ts';

/** Words of languages that few kinds have beside their name, by language: of some in several parts. */
export const WORDS_BY_LANGUAGE: Readonly<Record<string, readonly WordsByKind[]>> = {
  ar: [ARABIC],
  be: [BELARUSIAN, BELARUSIAN_SERVICES, BELARUSIAN_SOCIETY],
  bg: [BULGARIAN],
  cs: [CZECH],
  fa: [PERSIAN, PERSIAN_SERVICES, PERSIAN_SOCIETY],
  he: [HEBREW],
  hi: [HINDI, HINDI_SERVICES, HINDI_SOCIETY],
  hr: [CROATIAN, CROATIAN_SOCIETY],
  hu: [HUNGARIAN],
  hy: [ARMENIAN, ARMENIAN_SERVICES],
  id: [INDONESIAN],
  is: [ICELANDIC, ICELANDIC_SERVICES, ICELANDIC_SOCIETY],
  ka: [GEORGIAN, GEORGIAN_SERVICES],
  kk: [KAZAKH, KAZAKH_SERVICES],
  mk: [MACEDONIAN, MACEDONIAN_SERVICES, MACEDONIAN_SOCIETY, MACEDONIAN_TRADES],
  pl: [POLISH],
  ru: [RUSSIAN],
  sk: [SLOVAK, SLOVAK_SOCIETY],
  sl: [SLOVENE],
  sq: [ALBANIAN, ALBANIAN_SERVICES],
  sr: [SERBIAN, SERBIAN_SERVICES, SERBIAN_SOCIETY],
  th: [THAI, THAI_SERVICES, THAI_SOCIETY],
  uk: [UKRAINIAN, UKRAINIAN_SOCIETY],
  vi: [VIETNAMESE],
};
