import { ALBANIAN } from './albanian.ts';
import { ALBANIAN_LEISURE } from './albanian-leisure.ts';
import { ALBANIAN_SERVICES } from './albanian-services.ts';
import { ALBANIAN_TRADES } from './albanian-trades.ts';
import { ARABIC } from './arabic.ts';
import { AZERBAIJANI } from './azerbaijani.ts';
import { AZERBAIJANI_SERVICES } from './azerbaijani-services.ts';
import { BASQUE } from './basque.ts';
import { BASQUE_SERVICES } from './basque-services.ts';
import { CATALAN } from './catalan.ts';
import { CATALAN_SERVICES } from './catalan-services.ts';
import { FRENCH } from './french.ts';
import { FRENCH_SERVICES } from './french-services.ts';
import { GALICIAN } from './galician.ts';
import { GALICIAN_SERVICES } from './galician-services.ts';
import { GREEK } from './greek.ts';
import { GREEK_SERVICES } from './greek-services.ts';
import { HEBREW } from './hebrew.ts';
import { HINDI } from './hindi.ts';
import { HINDI_SERVICES } from './hindi-services.ts';
import { HINDI_SOCIETY } from './hindi-society.ts';
import { ICELANDIC } from './icelandic.ts';
import { ICELANDIC_SERVICES } from './icelandic-services.ts';
import { ICELANDIC_SOCIETY } from './icelandic-society.ts';
import { INDONESIAN } from './indonesian.ts';
import { ITALIAN } from './italian.ts';
import { MACEDONIAN } from './macedonian.ts';
import { MACEDONIAN_SERVICES } from './macedonian-services.ts';
import { MACEDONIAN_SOCIETY } from './macedonian-society.ts';
import { MALTESE } from './maltese.ts';
import { PERSIAN } from './persian.ts';
import { PERSIAN_SERVICES } from './persian-services.ts';
import { PERSIAN_SOCIETY } from './persian-society.ts';
import { PORTUGUESE } from './portuguese.ts';
import { PORTUGUESE_SERVICES } from './portuguese-services.ts';
import { ROMANIAN } from './romanian.ts';
import { ROMANIAN_SERVICES } from './romanian-services.ts';
import { SERBIAN } from './serbian.ts';
import { SERBIAN_SERVICES } from './serbian-services.ts';
import { SERBIAN_SOCIETY } from './serbian-society.ts';
import { SPANISH } from './spanish.ts';
import { SPANISH_SERVICES } from './spanish-services.ts';
import { THAI } from './thai.ts';
import { THAI_SERVICES } from './thai-services.ts';
import { THAI_SOCIETY } from './thai-society.ts';
import { TURKISH } from './turkish.ts';
import { VIETNAMESE } from './vietnamese.ts';
import type { WordsByKind } from './words-by-kind.ts';

/** Words of languages beside the kinds, by language: of some in several parts. */
export const WORDS_BY_LANGUAGE: Readonly<Record<string, readonly WordsByKind[]>> = {
  ar: [ARABIC],
  az: [AZERBAIJANI, AZERBAIJANI_SERVICES],
  ca: [CATALAN, CATALAN_SERVICES],
  el: [GREEK, GREEK_SERVICES],
  es: [SPANISH, SPANISH_SERVICES],
  eu: [BASQUE, BASQUE_SERVICES],
  fa: [PERSIAN, PERSIAN_SERVICES, PERSIAN_SOCIETY],
  fr: [FRENCH, FRENCH_SERVICES],
  gl: [GALICIAN, GALICIAN_SERVICES],
  he: [HEBREW],
  hi: [HINDI, HINDI_SERVICES, HINDI_SOCIETY],
  id: [INDONESIAN],
  is: [ICELANDIC, ICELANDIC_SERVICES, ICELANDIC_SOCIETY],
  it: [ITALIAN],
  mk: [MACEDONIAN, MACEDONIAN_SERVICES, MACEDONIAN_SOCIETY],
  mt: [MALTESE],
  pt: [PORTUGUESE, PORTUGUESE_SERVICES],
  ro: [ROMANIAN, ROMANIAN_SERVICES],
  sq: [ALBANIAN, ALBANIAN_LEISURE, ALBANIAN_SERVICES, ALBANIAN_TRADES],
  sr: [SERBIAN, SERBIAN_SERVICES, SERBIAN_SOCIETY],
  th: [THAI, THAI_SERVICES, THAI_SOCIETY],
  tr: [TURKISH],
  vi: [VIETNAMESE],
};
