import { AFRIKAANS } from './afrikaans.ts';
import { AFRIKAANS_SERVICES } from './afrikaans-services.ts';
import { AFRIKAANS_SOCIETY } from './afrikaans-society.ts';
import { ALBANIAN } from './albanian.ts';
import { ALBANIAN_SERVICES } from './albanian-services.ts';
import { ARABIC } from './arabic.ts';
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
import { FINNISH } from './finnish.ts';
import { FINNISH_SERVICES } from './finnish-services.ts';
import { FINNISH_SOCIETY } from './finnish-society.ts';
import { GERMAN } from './german.ts';
import { GERMAN_SERVICES } from './german-services.ts';
import { GERMAN_SOCIETY } from './german-society.ts';
import { HEBREW } from './hebrew.ts';
import { HINDI } from './hindi.ts';
import { HINDI_SERVICES } from './hindi-services.ts';
import { HINDI_SOCIETY } from './hindi-society.ts';
import { ICELANDIC } from './icelandic.ts';
import { ICELANDIC_MORE } from './icelandic-more.ts';
import { ICELANDIC_MORE_SERVICES } from './icelandic-more-services.ts';
import { ICELANDIC_MORE_SOCIETY } from './icelandic-more-society.ts';
import { ICELANDIC_SERVICES } from './icelandic-services.ts';
import { ICELANDIC_SOCIETY } from './icelandic-society.ts';
import { INDONESIAN } from './indonesian.ts';
import { LATVIAN } from './latvian.ts';
import { LATVIAN_SERVICES } from './latvian-services.ts';
import { LATVIAN_SOCIETY } from './latvian-society.ts';
import { LITHUANIAN } from './lithuanian.ts';
import { LITHUANIAN_SERVICES } from './lithuanian-services.ts';
import { LITHUANIAN_SOCIETY } from './lithuanian-society.ts';
import { MACEDONIAN } from './macedonian.ts';
import { MACEDONIAN_SERVICES } from './macedonian-services.ts';
import { MACEDONIAN_SOCIETY } from './macedonian-society.ts';
import { NORWEGIAN } from './norwegian.ts';
import { NORWEGIAN_SERVICES } from './norwegian-services.ts';
import { NORWEGIAN_SOCIETY } from './norwegian-society.ts';
import { PERSIAN } from './persian.ts';
import { PERSIAN_SERVICES } from './persian-services.ts';
import { PERSIAN_SOCIETY } from './persian-society.ts';
import { SERBIAN } from './serbian.ts';
import { SERBIAN_SERVICES } from './serbian-services.ts';
import { SERBIAN_SOCIETY } from './serbian-society.ts';
import { SWEDISH } from './swedish.ts';
import { SWEDISH_SERVICES } from './swedish-services.ts';
import { SWEDISH_SOCIETY } from './swedish-society.ts';
import { THAI } from './thai.ts';
import { THAI_SERVICES } from './thai-services.ts';
import { THAI_SOCIETY } from './thai-society.ts';
import { VIETNAMESE } from './vietnamese.ts';
import type { WordsByKind } from './words-by-kind.ts';

/** Words of languages that few kinds have beside their name, by language: of some in several parts. */
export const WORDS_BY_LANGUAGE: Readonly<Record<string, readonly WordsByKind[]>> = {
  af: [AFRIKAANS, AFRIKAANS_SOCIETY, AFRIKAANS_SERVICES],
  ar: [ARABIC],
  da: [DANISH, DANISH_SOCIETY, DANISH_SERVICES],
  de: [GERMAN, GERMAN_SOCIETY, GERMAN_SERVICES],
  en: [ENGLISH, ENGLISH_SOCIETY, ENGLISH_SERVICES],
  et: [ESTONIAN, ESTONIAN_SOCIETY, ESTONIAN_SERVICES],
  fa: [PERSIAN, PERSIAN_SERVICES, PERSIAN_SOCIETY],
  fi: [FINNISH, FINNISH_SOCIETY, FINNISH_SERVICES],
  he: [HEBREW],
  hi: [HINDI, HINDI_SERVICES, HINDI_SOCIETY],
  id: [INDONESIAN],
  is: [
    ICELANDIC,
    ICELANDIC_SERVICES,
    ICELANDIC_SOCIETY,
    ICELANDIC_MORE,
    ICELANDIC_MORE_SOCIETY,
    ICELANDIC_MORE_SERVICES,
  ],
  lt: [LITHUANIAN, LITHUANIAN_SOCIETY, LITHUANIAN_SERVICES],
  lv: [LATVIAN, LATVIAN_SOCIETY, LATVIAN_SERVICES],
  mk: [MACEDONIAN, MACEDONIAN_SERVICES, MACEDONIAN_SOCIETY],
  nb: [NORWEGIAN, NORWEGIAN_SOCIETY, NORWEGIAN_SERVICES],
  nl: [DUTCH, DUTCH_SOCIETY, DUTCH_SERVICES],
  sq: [ALBANIAN, ALBANIAN_SERVICES],
  sr: [SERBIAN, SERBIAN_SERVICES, SERBIAN_SOCIETY],
  sv: [SWEDISH, SWEDISH_SOCIETY, SWEDISH_SERVICES],
  th: [THAI, THAI_SERVICES, THAI_SOCIETY],
  vi: [VIETNAMESE],
};
