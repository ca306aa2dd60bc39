import { type LanguagePatterns, matchesPatterns, wordCount, wordsOf } from '../text/index.ts';

/** Where something is: "located in the old town". */
const LOCATIONS: LanguagePatterns = {
  en: '(?:located|situated|based|headquartered) (?:in|at|on|near)',
  de: '(?:gelegen|ansässig) (?:in|im|am|bei)|mit (?:dem )?sitz in',
  fr: 'situ(?:é|ée|és|ées) (?:à|en|au|aux|dans|sur|près)|basée?s? (?:à|en|au)',
  es: '(?:ubicad|situad)[oa]s? en|con sede en',
  it: '(?:situat|ubicat)[oaie] (?:a|in|nel|nella|nei|sul)|con sede (?:a|in)',
  pt: '(?:localizad|situad)[oa]s? (?:em|no|na|nos|nas)|com sede em',
  nl: 'gelegen (?:in|aan|op|bij)|gevestigd (?:in|te)',
  sv: 'belägen i|beläget i|ligger (?:i|vid|på)',
  da: 'beliggende (?:i|ved|på)',
  nb: 'beliggende (?:i|ved|på)',
  fi: 'sijaitsee|sijaitseva',
  pl: 'położon[ayei]|z siedzibą w|mieści się',
  cs: 'se nachází|sídlí v|v obci',
  sk: 'sa nachádza|sídli v|v obci',
  ro: 'situat[ăe]? (?:în|la)|cu sediul în',
  ru: 'расположен\\p{L}*|находится в',
  uk: 'розташован\\p{L}*|знаходиться (?:в|у)',
  ja: 'に(?:ある|位置する|所在する)',
  zh: '位于|位於|坐落于|坐落於',
  ko: '에 위치한|에 위치하고',
  ar: '(?:تقع|يقع) في',
  bg: '(?:намира|разположен)\\p{L}* (?:се )?(?:в|на|до)|със седалище в',
  tr: '\\p{L}+(?:de|da|te|ta) (?:bulunan|yer alan|bulunmaktadır|yer almaktadır)|merkezi .{2,30}(?:de|da)',
  he: '(?:נמצא|נמצאת|ממוקם|ממוקמת|שוכן|שוכנת) (?:ב|ליד|על)\\S*',
  lv: 'atrodas|atrodamies|ar (?:juridisko adresi|galveno biroju)',
  lt: '(?:esame )?įsikūr(?:ęs|usi|usios|ę)|yra įsikūr\\p{L}+|būstinė (?:yra )?',
  et: 'asub|asume|asuv|paikneb',
  hu: 'található|helyezkedik el|székhelyű',
  el: 'βρίσκεται (?:σε|στ\\p{L}+)|εδρεύει (?:σε|στ\\p{L}+)|με έδρα',
  hr: '(?:nalazi|nalazimo) se|se nalazi|smješten\\p{L}*|sa sjedištem u',
  sl: '(?:se )?nahaja(?:mo)?(?: se)?|leži (?:v|na|ob)|s sedežem v',
  ca: 'situa(?:t|da|ts|des) (?:a|al|en|prop)|ubica(?:t|da)|amb seu a|es troba (?:a|al|en)',
  vi: '(?:tọa lạc|nằm|có trụ sở|đặt trụ sở) (?:tại|ở|trên|gần|ngay)',
  id: '(?:terletak|berlokasi|berkantor|bertempat|berpusat) di',
  fa: 'واقع (?:در|شده|است)|مستقر در|در .{2,40} قرار دارد',
  th: 'ตั้งอยู่(?:ที่|ใน|บน|ใกล้)?|สำนักงานใหญ่(?:อยู่|ตั้งอยู่)',
  hi: 'में स्थित|स्थित है|का मुख्यालय',
  sr: '(?:nalazi|nalazimo) se|se nalazi|smešten\\p{L}*|sa sedištem u|(?:налази|налазимо) се|се налази|смештен\\p{L}*|са седиштем у',
};

/** A line that only announces what follows: "Here are some of our projects". */
const ANNOUNCEMENTS: LanguagePatterns = {
  en: 'here (?:are|is) (?:some|a few|our|the|a list)',
  de: '(?:hier|nachfolgend) (?:finden sie|findest du|sehen sie) (?:eine|einige|unsere)',
  fr: 'voici (?:quelques|nos|la liste|les)',
  es: '(?:estos son|aquí tienes) (?:algunos|nuestros|los)',
  it: 'ecco (?:alcuni|alcune|i nostri|le nostre)',
  pt: '(?:aqui estão|eis) (?:alguns|algumas|os nossos|as nossas)',
  nl: 'hier (?:zijn|vind je) (?:enkele|onze|een)',
};

/** What something was made as: "designed as a target for compilers". */
const DESIGNATIONS: LanguagePatterns = {
  en: '(?:is|are|was|were) (?:designed|built|conceived|founded|established) as (?:an?|the)',
  de: '(?:ist|sind|wurde|wurden) als .{2,60} (?:konzipiert|entwickelt|gegründet)',
  fr: '(?:est|sont) conçue?s? comme',
  es: '(?:está|están|fue) (?:diseñad|concebid)[oa]s? como',
  it: '(?:è|sono) (?:progettat|concepit)[oaie] come',
  pt: '(?:é|são|foi) (?:projetad|concebid)[oa]s? como',
  nl: '(?:is|zijn) (?:ontworpen|bedoeld) als',
};

/** A notice that opens with a date: "8/18 Moved to the main hall". */
const DATED_NOTICE = /^\d{1,2}(?:[/.]\d{1,2}(?!\d)|月\d{1,2}日)/u;

/** "Strada Salejda 43, Moena": a street and a number, and little else. */
const STREET =
  /^(?:via|viale|piazza|strada|corso(?! di)|rue|avenue|boulevard|calle|avenida|rua|praça|carrer|ul\.|ulica|aleja|str\.|bulevardul|ул\.|улица|проспект|вул\.|вулиця)(?: [\p{L}.'’-]+){1,4},? \d+ ?[a-z]?(?:,|\/|$)|^\p{L}+(?:straße|strasse|gasse|weg|platz|allee|gatan|vägen|gade|vej|veien|straat|laan|tie|katu) \d+ ?[a-z]?(?:,|\/|$)|^\d+(?: \p{L}+){1,3} (?:street|road|avenue|lane|drive)(?:,|$)/iu;
const MAX_ADDRESS_WORDS = 12;
export const isPostalAddress = (text: string): boolean => wordCount(text) <= MAX_ADDRESS_WORDS && STREET.test(text);

/** Whether a line only states a fact: where something is, what it was made as, what follows, what happens on a day. */
export const statesPlainFact = (text: string, language: string): boolean =>
  DATED_NOTICE.test(text) ||
  [LOCATIONS, ANNOUNCEMENTS, DESIGNATIONS].some((patterns) => matchesPatterns(text, patterns, language));

/** Commas between fewer items make a sentence. */
const MIN_KEYWORDS = 6;
const MAX_KEYWORD_WORDS = 5;
/** Of all words of a list of keywords: the others are said again. */
const MAX_SHARE_OF_DIFFERENT_WORDS = 0.7;

/** Words for search engines: "Acme Laundry, laundry, York, Yorkshire, Acme Laundry York, Acme Laundry Yorkshire". */
export function isKeywordList(text: string): boolean {
  const items = text.split(/[,،、|]/u).map((item) => item.trim());
  if (items.length < MIN_KEYWORDS || items.some((item) => wordCount(item) > MAX_KEYWORD_WORDS)) return false;
  const words = wordsOf(text.toLowerCase());
  return new Set(words).size <= words.length * MAX_SHARE_OF_DIFFERENT_WORDS;
}
