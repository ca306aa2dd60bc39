import { ARABIC } from './arabic.ts';
import { HEBREW } from './hebrew.ts';
import { HINDI } from './hindi.ts';
import { ICELANDIC } from './icelandic.ts';
import { INDONESIAN } from './indonesian.ts';
import { PERSIAN } from './persian.ts';
import { SERBIAN } from './serbian.ts';
import { THAI } from './thai.ts';
import { VIETNAMESE } from './vietnamese.ts';
import type { WordsByKind } from './words-by-kind.ts';

/** Words of languages that few kinds have beside their name, by language. */
export const WORDS_BY_LANGUAGE: Readonly<Record<string, WordsByKind>> = {
  ar: ARABIC,
  fa: PERSIAN,
  he: HEBREW,
  hi: HINDI,
  id: INDONESIAN,
  is: ICELANDIC,
  sr: SERBIAN,
  th: THAI,
  vi: VIETNAMESE,
};
