import { ALBANIAN } from './albanian.ts';
import { ALBANIAN_SERVICES } from './albanian-services.ts';
import { ARABIC } from './arabic.ts';
import { ARMENIAN } from './armenian.ts';
import { ARMENIAN_SERVICES } from './armenian-services.ts';
import { BELARUSIAN } from './belarusian.ts';
import { BELARUSIAN_SERVICES } from './belarusian-services.ts';
import { BELARUSIAN_SOCIETY } from './belarusian-society.ts';
import { GEORGIAN } from './georgian.ts';
import { GEORGIAN_SERVICES } from './georgian-services.ts';
import { HEBREW } from './hebrew.ts';
import { HINDI } from './hindi.ts';
import { HINDI_SERVICES } from './hindi-services.ts';
import { HINDI_SOCIETY } from './hindi-society.ts';
import { ICELANDIC } from './icelandic.ts';
import { ICELANDIC_SERVICES } from './icelandic-services.ts';
import { ICELANDIC_SOCIETY } from './icelandic-society.ts';
import { INDONESIAN } from './indonesian.ts';
import { KAZAKH } from './kazakh.ts';
import { KAZAKH_SERVICES } from './kazakh-services.ts';
import { MACEDONIAN } from './macedonian.ts';
import { MACEDONIAN_SERVICES } from './macedonian-services.ts';
import { MACEDONIAN_SOCIETY } from './macedonian-society.ts';
import { PERSIAN } from './persian.ts';
import { PERSIAN_SERVICES } from './persian-services.ts';
import { PERSIAN_SOCIETY } from './persian-society.ts';
import { SERBIAN } from './serbian.ts';
import { SERBIAN_SERVICES } from './serbian-services.ts';
import { SERBIAN_SOCIETY } from './serbian-society.ts';
import { THAI } from './thai.ts';
import { THAI_SERVICES } from './thai-services.ts';
import { THAI_SOCIETY } from './thai-society.ts';
import { VIETNAMESE } from './vietnamese.ts';
import type { WordsByKind } from './words-by-kind.ts';

/** Words of languages that few kinds have beside their name, by language: of some in several parts. */
export const WORDS_BY_LANGUAGE: Readonly<Record<string, readonly WordsByKind[]>> = {
  ar: [ARABIC],
  be: [BELARUSIAN, BELARUSIAN_SERVICES, BELARUSIAN_SOCIETY],
  fa: [PERSIAN, PERSIAN_SERVICES, PERSIAN_SOCIETY],
  he: [HEBREW],
  hi: [HINDI, HINDI_SERVICES, HINDI_SOCIETY],
  hy: [ARMENIAN, ARMENIAN_SERVICES],
  id: [INDONESIAN],
  is: [ICELANDIC, ICELANDIC_SERVICES, ICELANDIC_SOCIETY],
  ka: [GEORGIAN, GEORGIAN_SERVICES],
  kk: [KAZAKH, KAZAKH_SERVICES],
  mk: [MACEDONIAN, MACEDONIAN_SERVICES, MACEDONIAN_SOCIETY],
  sq: [ALBANIAN, ALBANIAN_SERVICES],
  sr: [SERBIAN, SERBIAN_SERVICES, SERBIAN_SOCIETY],
  th: [THAI, THAI_SERVICES, THAI_SOCIETY],
  vi: [VIETNAMESE],
};
