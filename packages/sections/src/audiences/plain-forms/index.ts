import { LATVIAN, LITHUANIAN } from './baltic.ts';
import { RUSSIAN, UKRAINIAN } from './east-slavic.ts';
import { ESTONIAN, FINNISH, HUNGARIAN } from './finno-ugric.ts';
import type { Forms } from './forms.ts';
import { GREEK, ICELANDIC, ROMANIAN, TURKISH } from './other-families.ts';
import { BULGARIAN, SERBO_CROATIAN, SLOVENIAN } from './south-slavic.ts';
import { CZECH, POLISH, SLOVAK } from './west-slavic.ts';

/** By language. */
export const FORMS: Readonly<Record<string, Forms>> = {
  bg: BULGARIAN,
  bs: SERBO_CROATIAN,
  cs: CZECH,
  el: GREEK,
  et: ESTONIAN,
  fi: FINNISH,
  hr: SERBO_CROATIAN,
  hu: HUNGARIAN,
  is: ICELANDIC,
  lt: LITHUANIAN,
  lv: LATVIAN,
  pl: POLISH,
  ro: ROMANIAN,
  ru: RUSSIAN,
  sk: SLOVAK,
  sl: SLOVENIAN,
  sr: SERBO_CROATIAN,
  tr: TURKISH,
  uk: UKRAINIAN,
};
