import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** "We began with a vision of…": said of "us" at once, and of nothing that somebody else or a menu began with. */
const BEGUN_WITH_VISION: LanguagePatterns = {
  en: '^we (?:were )?(?:began|started(?: out)?|founded|established|set out) with (?:an?|the|one|our) (?:\\p{L}+ )?vision (?:to|of)',
  de: '^wir (?:begannen|starteten) mit (?:der|einer) (?:\\p{L}+ )?vision,',
  sv: '^vi (?:började|startade) med en (?:\\p{L}+ )?vision om',
  da: '^vi (?:begyndte|startede) med en (?:\\p{L}+ )?vision om',
  nb: '^vi (?:begynte|startet) med en (?:\\p{L}+ )?visjon om',
};

/** "We fight for a world where every family…": what it is all for. A society is a firm or a club too. */
const WORKED_FOR: LanguagePatterns = {
  en: "^we(?: are|'re)? (?:\\p{L}+ )?(?:fight|work|strive|campaign|fighting|working|striving|campaigning) (?:for|towards?) an? (?:(?:[\\p{L}'-]+,? ){0,3}(?:world|future) (?:where|in which|that is)|(?:[\\p{L}'-]+,? ){0,3}society (?:where|in which))",
  de: '^wir (?:kämpfen|arbeiten|streiten|setzen uns) (?:[^.]{0,40} )?für eine (?:[\\p{L}-]+ ){0,3}(?:welt|zukunft)(?: ein)?, in der|^wir (?:kämpfen|streiten|setzen uns) (?:[^.]{0,40} )?für eine (?:[\\p{L}-]+ ){0,3}gesellschaft(?: ein)?, in der',
  fr: '^nous (?:luttons|œuvrons|militons) pour un (?:[\\p{L}-]+ ){0,3}(?:monde|avenir) (?:[\\p{L}-]+ ){0,3}(?:où|dans lequel)',
  es: '^(?:luchamos|trabajamos) por un (?:[\\p{L}-]+ ){0,3}(?:mundo|futuro) (?:[\\p{L}-]+ ){0,3}(?:donde|en el que)',
  it: '^(?:lottiamo|lavoriamo) per un (?:[\\p{L}-]+ ){0,3}(?:mondo|futuro) (?:[\\p{L}-]+ ){0,3}(?:in cui|dove)',
  pt: '^(?:lutamos|trabalhamos) por um (?:[\\p{L}-]+ ){0,3}(?:mundo|futuro) (?:[\\p{L}-]+ ){0,3}(?:onde|em que)',
  nl: '^(?:wij|we) (?:strijden|werken) (?:voor|aan) een (?:[\\p{L}-]+ ){0,3}(?:wereld|toekomst|samenleving) waarin',
  sv: '^vi (?:arbetar|kämpar|jobbar|verkar) för (?:en|ett) (?:[\\p{L}-]+ ){0,3}(?:värld|framtid|samhälle),? där',
  da: '^vi (?:arbejder|kæmper) for (?:en|et) (?:[\\p{L}-]+ ){0,3}(?:verden|fremtid|samfund),? hvor',
  nb: '^vi (?:arbeider|jobber|kjemper) for (?:en|ei|et) (?:[\\p{L}-]+ ){0,3}(?:verden|framtid|fremtid|samfunn),? der',
  pl: '(?:walczymy|działamy) (?:o|na rzecz) (?:lepsz\\p{L}+ (?:jutr\\p{L}+|przyszłoś\\p{L}+|świat\\p{L}*)|(?:\\p{L}+ ){0,3}(?:świat|społeczeństw)\\p{L}*, w któr\\p{L}+)',
  hu: '^olyan (?:társadalomért|világért|jövőért) (?:dolgozunk|küzdünk), (?:ahol|amely)',
};

/** Whether a sentence names the vision that "we" began with or work for. */
export const namesVisionByVerb = (text: string, language: string): boolean =>
  [BEGUN_WITH_VISION, WORKED_FOR].some((patterns) => matchesPatterns(text, patterns, language));
