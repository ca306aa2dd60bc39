import { AFRIKAANS } from './afrikaans.ts';
import { AFRIKAANS_SERVICES } from './afrikaans-services.ts';
import { AFRIKAANS_SOCIETY } from './afrikaans-society.ts';
import { ALBANIAN } from './albanian.ts';
import { ALBANIAN_LEISURE } from './albanian-leisure.ts';
import { ALBANIAN_SERVICES } from './albanian-services.ts';
import { ALBANIAN_TRADES } from './albanian-trades.ts';
import { AMHARIC_PEOPLE_AND_PLACES } from './amharic-people-and-places.ts';
import { AMHARIC_TRADES_AND_SHOPS } from './amharic-trades-and-shops.ts';
import { ARABIC } from './arabic.ts';
import { ARABIC_PEOPLE_AND_PLACES } from './arabic-people-and-places.ts';
import { ARABIC_TRADES_AND_SHOPS } from './arabic-trades-and-shops.ts';
import { ARMENIAN } from './armenian.ts';
import { ARMENIAN_SERVICES } from './armenian-services.ts';
import { AZERBAIJANI } from './azerbaijani.ts';
import { AZERBAIJANI_SERVICES } from './azerbaijani-services.ts';
import { BASQUE } from './basque.ts';
import { BASQUE_SERVICES } from './basque-services.ts';
import { BELARUSIAN } from './belarusian.ts';
import { BELARUSIAN_SERVICES } from './belarusian-services.ts';
import { BELARUSIAN_SOCIETY } from './belarusian-society.ts';
import { BENGALI_PEOPLE_AND_PLACES } from './bengali-people-and-places.ts';
import { BENGALI_TRADES_AND_SHOPS } from './bengali-trades-and-shops.ts';
import { BULGARIAN } from './bulgarian.ts';
import { CATALAN } from './catalan.ts';
import { CATALAN_SERVICES } from './catalan-services.ts';
import { CHINESE_PEOPLE_AND_PLACES } from './chinese-people-and-places.ts';
import { CHINESE_TRADES_AND_SHOPS } from './chinese-trades-and-shops.ts';
import { CROATIAN } from './croatian.ts';
import { CROATIAN_SOCIETY } from './croatian-society.ts';
import { CZECH } from './czech.ts';
import { DANISH } from './danish.ts';
import { DANISH_SERVICES } from './danish-services.ts';
import { DANISH_SOCIETY } from './danish-society.ts';
import { DUTCH } from './dutch.ts';
import { DUTCH_SERVICES } from './dutch-services.ts';
import { DUTCH_SOCIETY } from './dutch-society.ts';
import { ENGLISH } from './english.ts';
import { ENGLISH_SERVICES } from './english-services.ts';
import { ENGLISH_SOCIETY } from './english-society.ts';
import { ESTONIAN } from './estonian.ts';
import { ESTONIAN_SERVICES } from './estonian-services.ts';
import { ESTONIAN_SOCIETY } from './estonian-society.ts';
import { FILIPINO_PEOPLE_AND_PLACES } from './filipino-people-and-places.ts';
import { FILIPINO_TRADES_AND_SHOPS } from './filipino-trades-and-shops.ts';
import { FINNISH } from './finnish.ts';
import { FINNISH_SERVICES } from './finnish-services.ts';
import { FINNISH_SOCIETY } from './finnish-society.ts';
import { FRENCH } from './french.ts';
import { FRENCH_SERVICES } from './french-services.ts';
import { GALICIAN } from './galician.ts';
import { GALICIAN_SERVICES } from './galician-services.ts';
import { GEORGIAN } from './georgian.ts';
import { GEORGIAN_SERVICES } from './georgian-services.ts';
import { GERMAN } from './german.ts';
import { GERMAN_SERVICES } from './german-services.ts';
import { GERMAN_SOCIETY } from './german-society.ts';
import { GREEK } from './greek.ts';
import { GREEK_SERVICES } from './greek-services.ts';
import { HEBREW } from './hebrew.ts';
import { HEBREW_PEOPLE_AND_PLACES } from './hebrew-people-and-places.ts';
import { HEBREW_TRADES_AND_SHOPS } from './hebrew-trades-and-shops.ts';
import { HINDI } from './hindi.ts';
import { HINDI_PEOPLE_AND_PLACES } from './hindi-people-and-places.ts';
import { HINDI_SERVICES } from './hindi-services.ts';
import { HINDI_SOCIETY } from './hindi-society.ts';
import { HINDI_TRADES_AND_SHOPS } from './hindi-trades-and-shops.ts';
import { HUNGARIAN } from './hungarian.ts';
import { ICELANDIC } from './icelandic.ts';
import { ICELANDIC_MORE } from './icelandic-more.ts';
import { ICELANDIC_MORE_SERVICES } from './icelandic-more-services.ts';
import { ICELANDIC_MORE_SOCIETY } from './icelandic-more-society.ts';
import { ICELANDIC_SERVICES } from './icelandic-services.ts';
import { ICELANDIC_SOCIETY } from './icelandic-society.ts';
import { INDONESIAN } from './indonesian.ts';
import { INDONESIAN_PEOPLE_AND_PLACES } from './indonesian-people-and-places.ts';
import { INDONESIAN_TRADES_AND_SHOPS } from './indonesian-trades-and-shops.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE_PEOPLE_AND_PLACES } from './japanese-people-and-places.ts';
import { JAPANESE_TRADES_AND_SHOPS } from './japanese-trades-and-shops.ts';
import { KAZAKH } from './kazakh.ts';
import { KAZAKH_SERVICES } from './kazakh-services.ts';
import { KOREAN_PEOPLE_AND_PLACES } from './korean-people-and-places.ts';
import { KOREAN_TRADES_AND_SHOPS } from './korean-trades-and-shops.ts';
import { LATVIAN } from './latvian.ts';
import { LATVIAN_SERVICES } from './latvian-services.ts';
import { LATVIAN_SOCIETY } from './latvian-society.ts';
import { LITHUANIAN } from './lithuanian.ts';
import { LITHUANIAN_SERVICES } from './lithuanian-services.ts';
import { LITHUANIAN_SOCIETY } from './lithuanian-society.ts';
import { MACEDONIAN } from './macedonian.ts';
import { MACEDONIAN_SERVICES } from './macedonian-services.ts';
import { MACEDONIAN_SOCIETY } from './macedonian-society.ts';
import { MACEDONIAN_TRADES } from './macedonian-trades.ts';
import { MALAY_PEOPLE_AND_PLACES } from './malay-people-and-places.ts';
import { MALAY_TRADES_AND_SHOPS } from './malay-trades-and-shops.ts';
import { MALTESE } from './maltese.ts';
import { NORWEGIAN } from './norwegian.ts';
import { NORWEGIAN_SERVICES } from './norwegian-services.ts';
import { NORWEGIAN_SOCIETY } from './norwegian-society.ts';
import { PERSIAN } from './persian.ts';
import { PERSIAN_PEOPLE_AND_PLACES } from './persian-people-and-places.ts';
import { PERSIAN_SERVICES } from './persian-services.ts';
import { PERSIAN_SOCIETY } from './persian-society.ts';
import { PERSIAN_TRADES_AND_SHOPS } from './persian-trades-and-shops.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { PORTUGUESE_SERVICES } from './portuguese-services.ts';
import { ROMANIAN } from './romanian.ts';
import { ROMANIAN_SERVICES } from './romanian-services.ts';
import { RUSSIAN } from './russian.ts';
import { SERBIAN } from './serbian.ts';
import { SERBIAN_SERVICES } from './serbian-services.ts';
import { SERBIAN_SOCIETY } from './serbian-society.ts';
import { SLOVAK } from './slovak.ts';
import { SLOVAK_SOCIETY } from './slovak-society.ts';
import { SLOVENE } from './slovene.ts';
import { SPANISH } from './spanish.ts';
import { SPANISH_SERVICES } from './spanish-services.ts';
import { SWAHILI_PEOPLE_AND_PLACES } from './swahili-people-and-places.ts';
import { SWAHILI_TRADES_AND_SHOPS } from './swahili-trades-and-shops.ts';
import { SWEDISH } from './swedish.ts';
import { SWEDISH_SERVICES } from './swedish-services.ts';
import { SWEDISH_SOCIETY } from './swedish-society.ts';
import { TAMIL_PEOPLE_AND_PLACES } from './tamil-people-and-places.ts';
import { TAMIL_TRADES_AND_SHOPS } from './tamil-trades-and-shops.ts';
import { THAI } from './thai.ts';
import { THAI_PEOPLE_AND_PLACES } from './thai-people-and-places.ts';
import { THAI_SERVICES } from './thai-services.ts';
import { THAI_SOCIETY } from './thai-society.ts';
import { THAI_TRADES_AND_SHOPS } from './thai-trades-and-shops.ts';
import { TURKISH } from './turkish.ts';
import { UKRAINIAN } from './ukrainian.ts';
import { UKRAINIAN_SOCIETY } from './ukrainian-society.ts';
import { URDU_PEOPLE_AND_PLACES } from './urdu-people-and-places.ts';
import { URDU_TRADES_AND_SHOPS } from './urdu-trades-and-shops.ts';
import { VIETNAMESE } from './vietnamese.ts';
import { VIETNAMESE_PEOPLE_AND_PLACES } from './vietnamese-people-and-places.ts';
import { VIETNAMESE_TRADES_AND_SHOPS } from './vietnamese-trades-and-shops.ts';
import type { WordsByKind } from './words-by-kind.ts';

/** Words of languages that few kinds have beside their name, by language: of some in several parts. */
export const WORDS_BY_LANGUAGE: Readonly<Record<string, readonly WordsByKind[]>> = {
  af: [AFRIKAANS, AFRIKAANS_SOCIETY, AFRIKAANS_SERVICES],
  am: [AMHARIC_TRADES_AND_SHOPS, AMHARIC_PEOPLE_AND_PLACES],
  ar: [ARABIC, ARABIC_TRADES_AND_SHOPS, ARABIC_PEOPLE_AND_PLACES],
  az: [AZERBAIJANI, AZERBAIJANI_SERVICES],
  be: [BELARUSIAN, BELARUSIAN_SERVICES, BELARUSIAN_SOCIETY],
  bg: [BULGARIAN],
  bn: [BENGALI_TRADES_AND_SHOPS, BENGALI_PEOPLE_AND_PLACES],
  ca: [CATALAN, CATALAN_SERVICES],
  cs: [CZECH],
  da: [DANISH, DANISH_SOCIETY, DANISH_SERVICES],
  de: [GERMAN, GERMAN_SOCIETY, GERMAN_SERVICES],
  el: [GREEK, GREEK_SERVICES],
  en: [ENGLISH, ENGLISH_SOCIETY, ENGLISH_SERVICES],
  es: [SPANISH, SPANISH_SERVICES],
  et: [ESTONIAN, ESTONIAN_SOCIETY, ESTONIAN_SERVICES],
  eu: [BASQUE, BASQUE_SERVICES],
  fa: [PERSIAN, PERSIAN_SERVICES, PERSIAN_SOCIETY, PERSIAN_TRADES_AND_SHOPS, PERSIAN_PEOPLE_AND_PLACES],
  fi: [FINNISH, FINNISH_SOCIETY, FINNISH_SERVICES],
  fil: [FILIPINO_TRADES_AND_SHOPS, FILIPINO_PEOPLE_AND_PLACES],
  fr: [FRENCH, FRENCH_SERVICES],
  gl: [GALICIAN, GALICIAN_SERVICES],
  he: [HEBREW, HEBREW_TRADES_AND_SHOPS, HEBREW_PEOPLE_AND_PLACES],
  hi: [HINDI, HINDI_SERVICES, HINDI_SOCIETY, HINDI_TRADES_AND_SHOPS, HINDI_PEOPLE_AND_PLACES],
  hr: [CROATIAN, CROATIAN_SOCIETY],
  hu: [HUNGARIAN],
  hy: [ARMENIAN, ARMENIAN_SERVICES],
  id: [INDONESIAN, INDONESIAN_TRADES_AND_SHOPS, INDONESIAN_PEOPLE_AND_PLACES],
  is: [
    ICELANDIC,
    ICELANDIC_SERVICES,
    ICELANDIC_SOCIETY,
    ICELANDIC_MORE,
    ICELANDIC_MORE_SOCIETY,
    ICELANDIC_MORE_SERVICES,
  ],
  it: [ITALIAN],
  ja: [JAPANESE_TRADES_AND_SHOPS, JAPANESE_PEOPLE_AND_PLACES],
  ka: [GEORGIAN, GEORGIAN_SERVICES],
  kk: [KAZAKH, KAZAKH_SERVICES],
  ko: [KOREAN_TRADES_AND_SHOPS, KOREAN_PEOPLE_AND_PLACES],
  lt: [LITHUANIAN, LITHUANIAN_SOCIETY, LITHUANIAN_SERVICES],
  lv: [LATVIAN, LATVIAN_SOCIETY, LATVIAN_SERVICES],
  mk: [MACEDONIAN, MACEDONIAN_SERVICES, MACEDONIAN_SOCIETY, MACEDONIAN_TRADES],
  ms: [MALAY_TRADES_AND_SHOPS, MALAY_PEOPLE_AND_PLACES],
  mt: [MALTESE],
  nb: [NORWEGIAN, NORWEGIAN_SOCIETY, NORWEGIAN_SERVICES],
  nl: [DUTCH, DUTCH_SOCIETY, DUTCH_SERVICES],
  pl: [POLISH],
  pt: [PORTUGUESE, PORTUGUESE_SERVICES],
  ro: [ROMANIAN, ROMANIAN_SERVICES],
  ru: [RUSSIAN],
  sk: [SLOVAK, SLOVAK_SOCIETY],
  sl: [SLOVENE],
  sq: [ALBANIAN, ALBANIAN_SERVICES, ALBANIAN_LEISURE, ALBANIAN_TRADES],
  sr: [SERBIAN, SERBIAN_SERVICES, SERBIAN_SOCIETY],
  sv: [SWEDISH, SWEDISH_SOCIETY, SWEDISH_SERVICES],
  sw: [SWAHILI_TRADES_AND_SHOPS, SWAHILI_PEOPLE_AND_PLACES],
  ta: [TAMIL_TRADES_AND_SHOPS, TAMIL_PEOPLE_AND_PLACES],
  th: [THAI, THAI_SERVICES, THAI_SOCIETY, THAI_TRADES_AND_SHOPS, THAI_PEOPLE_AND_PLACES],
  tl: [FILIPINO_TRADES_AND_SHOPS, FILIPINO_PEOPLE_AND_PLACES],
  tr: [TURKISH],
  uk: [UKRAINIAN, UKRAINIAN_SOCIETY],
  ur: [URDU_TRADES_AND_SHOPS, URDU_PEOPLE_AND_PLACES],
  vi: [VIETNAMESE, VIETNAMESE_TRADES_AND_SHOPS, VIETNAMESE_PEOPLE_AND_PLACES],
  zh: [CHINESE_TRADES_AND_SHOPS, CHINESE_PEOPLE_AND_PLACES],
};
