import type { LanguagePatterns } from '../text/index.ts';

/** Verbs that say where, when or how a thing is: "The only exit is at the back". */
export const VERBS_OF_STATE: LanguagePatterns = {
  en: "is|are|was|were|isn['’]t|aren['’]t|has|have|had|will|can|must|may",
  de: 'ist|sind|war|waren|hat|haben|wird|werden|bleibt|befindet|liegt|kann|kostet|beginnt|endet',
  fr: 'est|sont|était|étaient|se (?:trouve|situe)',
  es: 'es|está|son|están|era|eran|fue|queda|tiene|se encuentra',
  it: 'è|sono|era|erano|fu|si trova|ha',
  pt: 'é|está|são|estão|era|fica|foi|tem',
  nl: 'is|zijn|was|waren|ligt|bevindt|heeft|kost|begint|wordt',
  sv: 'är|var|ligger|finns|har|kostar|börjar|blir',
  da: 'er|var|ligger|findes|har|koster|begynder|bliver',
  nb: 'er|var|ligger|finnes|har|koster|begynner|blir',
  fi: 'on|oli|ovat|sijaitsee|maksaa|alkaa',
  pl: 'jest|są|był|była|było|ma|znajduje|mieści|kosztuje|to',
  cs: 'je|jsou|byl[aoiy]?|se nachází|stojí|má',
  sk: 'je|sú|bol[aoi]?|sa nachádza|stojí|má',
  hr: 'je|su|nalazi|bi(?:o|la|lo)',
  sr: 'je|su|nalazi|је|су|налази',
  bs: 'je|su|nalazi',
  sl: 'je|so|stoji',
  ru: 'был[аои]?|есть|находится|находятся|закрыт[аоы]?|открыт[аоы]?',
  uk: 'був|була|було|є|знаходиться|зачинен\\p{L}+|закрит\\p{L}+',
  bg: 'е|са|беше|се намира',
  mk: 'е|се|беше|се наоѓа',
  hu: 'van|vannak|volt|nincs',
  ro: 'este|e|sunt|era|se află|costă',
  el: 'είναι|ήταν|βρίσκεται',
  ca: 'és|són|era|està|estan|es troba',
  et: 'on|oli|asub',
  lv: 'ir|bija|atrodas',
  lt: 'yra|buvo',
};

/** Words of a subject before its verb, none of which opens a clause about it: "The only bar that is open at night". */
const RELATIVES =
  'that|which|who|whose|where|when|die|das|der|dessen|deren|qui|que|dont|où|che|cui|dat|waar|som|der|który|która|które|który|která|které|joka|който|която|което|кој\\p{L}*|koji|koja|koje|ki|care|που|mely|kas|kuri';
export const SUBJECT_WORDS = `(?: (?!(?:${RELATIVES})(?!\\p{L}))[\\p{L}’'-]+){0,6} `;
