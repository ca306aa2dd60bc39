import {
  type CompleteLanguagePatterns,
  findPattern,
  isFirstPersonPlural,
  type LanguagePatterns,
  matchesPatterns,
} from '../text/index.ts';
import { namesOpeningTimes } from './opening-times.ts';
import { namesPartOfOffer } from './parts-of-offers.ts';
import { speaksOfUs } from './verbs-of-us.ts';

/** "Not only", behind which more follows. */
const NOT_ONLY: CompleteLanguagePatterns = {
  en: "not (?:just|only|simply|merely)|(?:is|are|was|were|do|does|did|has|have)n['’]t (?:just|only|simply|merely)",
  de: 'nicht (?:nur|bloß|allein|lediglich|einfach nur)',
  fr: 'pas (?:seulement|uniquement|simplement|juste|que)|non seulement',
  es: 'no (?:\\p{L}+ ){0,2}(?:solo|sólo|solamente|únicamente|simplemente)',
  it: 'non (?:\\p{L}+ ){0,2}(?:solo|soltanto|solamente|semplicemente)',
  pt: 'não (?:\\p{L}+ ){0,2}(?:só|somente|apenas|simplesmente)',
  nl: 'niet (?:alleen|enkel|slechts|zomaar|uitsluitend)',
  sv: 'inte (?:bara|enbart|endast)',
  da: 'ikke (?:bare|blot|kun|alene)',
  nb: 'ikke (?:bare|kun|berre)',
  fi: '(?:ei|eivät|emme|en) (?:\\p{L}+ ){0,2}(?:vain|ainoastaan|pelkästään|pelkkä)',
  pl: 'nie (?:\\p{L}+ )?tylko',
  cs: 'nejen(?:om)?|ne\\p{L}+ (?:jen|pouze|jenom)',
  sk: 'nielen|nie (?:\\p{L}+ )?(?:len|iba)|ne\\p{L}+ (?:len|iba)',
  hu: 'nem (?:csak|csupán|pusztán|egyszerűen)',
  ro: 'nu (?:\\p{L}+ ){0,2}(?:doar|numai)',
  bg: 'не (?:е |са |сме )?(?:само|просто)',
  hr: 'n(?:e|ije|isu|ismo) (?:samo|tek)',
  sr: 'n(?:e|ije|isu|ismo) (?:samo|tek)|н(?:е|ије|ису|исмо) (?:само|тек)',
  sl: 'n(?:e|i|iso|ismo) (?:le|samo|zgolj)',
  el: '(?:δεν|όχι) (?:\\p{L}+ ){0,2}(?:μόνο|απλά|απλώς)',
  ru: 'не (?:только|просто|лишь)',
  uk: 'не (?:лише|тільки|просто)',
  ca: 'no (?:\\p{L}+ ){0,2}(?:només|solament|simplement)',
  et: '(?:mitte|pole|ei(?: ole)?) (?:\\p{L}+ )?(?:ainult|lihtsalt|üksnes|pelgalt)',
  lv: '(?:ne|nevis|nav|neesam) (?:tikai|vien|vienkārši)',
  lt: '(?:ne|nesame|nėra) (?:tik|vien|tiesiog)',
  tr: '(?:sadece|yalnızca|yalnız) .{2,80}değil',
  ja: 'だけで(?:は)?(?:なく|ない|ありません)|のみならず|ばかりでなく|にとどまらず',
  zh: '不(?:仅|僅|只|单|單|止)',
  ko: '뿐(?:만)? ?아니라',
  ar: '(?:ليس|ليست|لسنا|لا) .{0,30}فقط|(?:ليس|ليست|لسنا) مجرد|لا نكتفي',
  he: '(?:לא|אינו|אינה|איננו) (?:רק|סתם)',
  fa: 'نه (?:تنها|فقط|صرفا)|فقط .{2,80}بلکه',
  vi: 'không (?:chỉ|đơn thuần|dừng lại)',
  id: '(?:bukan|tidak) (?:hanya|sekadar|sekedar|cuma)',
  th: 'ไม่(?:ใช่|ได้)?.{0,12}(?:แค่|เพียง)',
  hi: '(?:सिर्फ|केवल|महज) .{2,80}नहीं',
};

/** What "we" do, by the end of the verb, where the pronoun is left out. */
const WE_DO: LanguagePatterns = {
  es: '\\p{L}{2,}[aei]mos',
  pt: '\\p{L}{2,}[aei]mos',
  it: '\\p{L}{2,}iamo',
  ca: '\\p{L}{3,}(?:em|im)',
  ro: '\\p{L}{2,}(?:ăm|em|im)',
  pl: '\\p{L}{2,}[aeiy]my',
  cs: '\\p{L}{2,}(?:áme|íme|eme)',
  sk: '\\p{L}{2,}(?:áme|íme|eme|ame)',
  hr: '\\p{L}{2,}[aei]mo',
  sr: '\\p{L}{2,}[aei]mo|\\p{L}{2,}[аеи]мо',
  sl: '\\p{L}{2,}[aei]mo',
  el: '\\p{L}{2,}(?:ουμε|άμε)',
};

/** Whether a text says that something is not only one thing. */
export const addsOn = (text: string, language: string): boolean => matchesPatterns(text, NOT_ONLY, language);

/** Whether "we" are or do what a text says. */
export const saysWhatWeDo = (text: string, language: string): boolean =>
  isFirstPersonPlural(text, language) || speaksOfUs(text, language) || matchesPatterns(text, WE_DO, language);

/** "Is not just a summer camp": more than a thing of its kind, whatever words that kind has. */
const NOT_JUST_A: LanguagePatterns = {
  en: "(?:(?:is|are|we['’]re|it['’]s) not|(?:is|are)n['’]t|^not) (?:just|only|simply|merely) an?",
  de: '(?:ist|sind) nicht (?:nur|bloß|allein|lediglich|einfach nur) eine?',
  fr: "(?:n['’]est|ne sommes) pas (?:seulement|uniquement|simplement|juste) une?",
  es: 'no (?:es|somos) (?:solo|sólo|solamente|únicamente|simplemente) una?|no (?:solo|sólo|solamente) (?:es|somos) una?',
  it: 'non (?:è|siamo) (?:solo|soltanto|solamente|semplicemente) una?',
  pt: 'não (?:é|somos) (?:só|somente|apenas|simplesmente) uma?|não (?:só|somente|apenas) (?:é|somos) uma?',
  nl: '(?:is|zijn) niet (?:alleen|enkel|slechts|zomaar)(?: maar)? een',
  sv: 'är inte (?:bara|enbart|endast) (?:en|ett)',
  da: 'er ikke (?:bare|blot|kun) (?:en|et)',
  nb: 'er ikke (?:bare|kun) (?:en|ei|et)',
  ro: 'nu (?:este|e|suntem) (?:doar|numai) (?:un|o)',
  ca: 'no (?:és|som) (?:només|solament|simplement) una?|no (?:només|solament) (?:és|som) una?',
};

/**
 * Whether a text says of opening times, or of a part of an offer, that it is not only one thing: "open not only for lunch",
 * "the soup is not only warm". What stands before "not only" is what that is said of: "we don't just bake cake" is of "us".
 */
export function addsToPart(text: string, language: string): boolean {
  const found = findPattern(text, NOT_ONLY, language);
  if (!found) return false;
  const before = text.slice(0, found.start);
  const ofTimes = matchesPatterns(text, NOT_JUST_A, language) ? before : text;
  return namesPartOfOffer(before, language) || namesOpeningTimes(ofTimes, language);
}
