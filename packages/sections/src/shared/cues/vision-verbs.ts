import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** "We began with a vision of…", "founded by Jane Miller with a vision to…": the verb and what follows it. */
const FOUNDED_WITH_VISION: LanguagePatterns = {
  en: '(?:began|begun|started|founded|established|created|built|formed|launched|born|set out|opened) (?:[^.]{0,120} )?with (?:an?|the|one|our) (?:\\p{L}+ )?vision (?:to|of|that)',
  de: '(?:begann(?:en)?|gegründet|gestartet|starteten|entstand(?:en)?) (?:[^.]{0,80} )?mit (?:der|einer) (?:\\p{L}+ )?vision|mit (?:der|einer) (?:\\p{L}+ )?vision [^.]{3,120}(?:gegründet|gestartet)',
  fr: '(?:commencé|fondée?|créée?|née?|lancée?) (?:[^.]{0,80} )?avec (?:la|une) (?:\\p{L}+ )?vision',
  es: '(?:empez\\p{L}+|comenz\\p{L}+|fund\\p{L}+|naci\\p{L}+|cre(?:ada|ado|amos)) (?:[^.]{0,80} )?con (?:la|una) (?:\\p{L}+ )?visi[oó]n',
  it: '(?:iniziat\\p{L}+|fondat\\p{L}+|nat[oa]|cominciat\\p{L}+|creat[oa]) (?:[^.]{0,80} )?con (?:la|una) (?:\\p{L}+ )?visione',
  pt: '(?:começ\\p{L}+|fundad[oa]|nasc\\p{L}+|criad[oa]) (?:[^.]{0,80} )?com (?:a|uma) (?:\\p{L}+ )?visão',
  nl: '(?:begonnen|opgericht|gestart|ontstaan) (?:[^.]{0,80} )?met (?:de|een) (?:\\p{L}+ )?visie|met (?:de|een) (?:\\p{L}+ )?visie [^.]{3,120}(?:begonnen|opgericht|gestart)',
  sv: '(?:började|startade|grundades|bildades|startades) (?:[^.]{0,80} )?med (?:en )?(?:\\p{L}+ )?vision',
  da: '(?:begyndte|startede|stiftet|grundlagt|skabt) (?:[^.]{0,80} )?med (?:en )?(?:\\p{L}+ )?vision',
  nb: '(?:begynte|startet|stiftet|grunnlagt|skapt) (?:[^.]{0,80} )?med (?:en )?(?:\\p{L}+ )?visjon',
};

/** "We fight for a city where every family…", "we work for a future that is just": what it is all for. */
const WORKED_FOR: LanguagePatterns = {
  en: "(?:we|we are|we(?:[’']re)) (?:\\p{L}+ )?(?:fight|work|strive|stand|advocate|campaign|fighting|working|striving) (?:for|towards?) an? (?:[\\p{L}’'-]+,? ){1,6}(?:where|in which|that is|that puts)",
  de: 'wir (?:kämpfen|arbeiten|streiten|setzen uns) (?:[^.]{0,40} )?für eine?n? (?:[\\p{L}-]+ ){0,4}(?:welt|zukunft|stadt|gesellschaft|land|region)(?: ein)?, (?:in (?:der|dem)|die|das|wo)',
  fr: 'nous (?:luttons|œuvrons|agissons|militons|travaillons) (?:[^.]{0,40} )?pour une? (?:[\\p{L}-]+ ){0,4}(?:monde|avenir|ville|société|pays) (?:[\\p{L}-]+ ){0,3}(?:où|dans lequel|dans laquelle|qui)',
  es: '(?:luchamos|trabajamos) por un[oa]? (?:[\\p{L}-]+ ){0,4}(?:mundo|futuro|ciudad|sociedad|país) (?:[\\p{L}-]+ ){0,3}(?:donde|en (?:el|la) que|más)',
  it: "(?:lottiamo|lavoriamo) per (?:un[ao]? |un[’'])(?:[\\p{L}-]+ ){0,4}(?:mondo|futuro|città|società|paese) (?:[\\p{L}-]+ ){0,3}(?:in cui|dove|più)",
  pt: '(?:lutamos|trabalhamos) por uma? (?:[\\p{L}-]+ ){0,4}(?:mundo|futuro|cidade|sociedade|país) (?:[\\p{L}-]+ ){0,3}(?:onde|em que|mais)',
  nl: '(?:wij|we) (?:strijden|werken) (?:voor|aan) een (?:[\\p{L}-]+ ){0,4}(?:wereld|toekomst|stad|samenleving|land) waarin',
  sv: 'vi (?:arbetar|kämpar|jobbar|verkar) för (?:en|ett) (?:[\\p{L}-]+ ){0,4}(?:värld|framtid|stad|samhälle|land),? där',
  da: 'vi (?:arbejder|kæmper) for (?:en|et) (?:[\\p{L}-]+ ){0,4}(?:verden|fremtid|by|samfund|land),? hvor',
  nb: 'vi (?:arbeider|jobber|kjemper) for (?:en|ei|et) (?:[\\p{L}-]+ ){0,4}(?:verden|framtid|fremtid|by|samfunn|land),? der',
  pl: '(?:walczymy|działamy) (?:o|na rzecz) (?:lepsz\\p{L}+ (?:jutr\\p{L}+|przyszłoś\\p{L}+|świat\\p{L}*)|(?:\\p{L}+ ){0,3}(?:świat|miast|społeczeństw|kraj)\\p{L}*, w któr\\p{L}+)',
  hu: 'olyan (?:ország|társadalom|világ|jövő|város)\\p{L}* (?:dolgozunk|küzdünk), (?:ahol|amely)',
};

/** Whether a sentence names the vision that the brand was founded with or works for. */
export const namesVisionByVerb = (text: string, language: string): boolean =>
  [FOUNDED_WITH_VISION, WORKED_FOR].some((patterns) => matchesPatterns(text, patterns, language));
