import type { LanguagePatterns } from '../text/index.ts';

/**
 * Openings of a contrast, with what the brand is set against as their only group: "Unlike the big chains, …". Where no comma
 * ends it, the verb and the subject do ("Anders als die großen Ketten verkaufen wir …"), or only usual words count.
 */
const OPENING_CONTRASTS: LanguagePatterns = {
  en: '^unlike (?!us|you|me|this|that|it)([^,;:]{3,80}?)(?=,|(?<=\\)) | (?:it|we|our|they) )',
  de: '^(?:im (?:gegensatz|unterschied) zu[mr]?|anders als) ((?:(?:den|die) meisten|andere[nr]?|viele[nr]?|herkömmliche[nr]?|übliche[nr]?) (?!unser|ander|von(?!\\p{L}))\\p{L}+|[^,;:.]{3,60}?(?=,| \\p{Ll}+ (?:wir|ich|bei uns|unser\\p{L}*)(?!\\p{L})))',
  fr: '^contrairement (?:à|aux|au) ([^,;:]{3,80}),',
  es: '^a diferencia de(?:l)? ([^,;:]{3,80}),',
  it: "^a differenza (?:di|dei |del |della |delle |degli |dell['’]) ?([^,;:]{3,80}),",
  pt: '^(?:ao contrário|diferentemente) d(?:e|os?|as?) ([^,;:]{3,80}),',
  nl: '^(?:in tegenstelling tot|anders dan) ((?:andere|de meeste|gewone|traditionele) (?!van|onze|andere)\\p{L}+|[^,;:.]{3,60}?(?=,| \\p{Ll}+ (?:wij|we|ik|onze|ons)(?!\\p{L})))',
  sv: '^till skillnad från ((?:andra|de flesta|vanliga|traditionella) \\p{L}+|[^,;:.]{3,60}?(?=,| \\p{Ll}+ (?:vi|jag|vår\\p{L}*)(?!\\p{L})))',
  da: '^(?:i modsætning til|modsat) ((?:andre|de fleste|almindelige|traditionelle) \\p{L}+|[^,;:.]{3,60}?(?=,| \\p{Ll}+ (?:vi|jeg|vores)(?!\\p{L})))',
  nb: '^(?:i motsetning til|til forskjell fra) ((?:andre|de fleste|vanlige|tradisjonelle) \\p{L}+|[^,;:.]{3,60}?(?=,| \\p{Ll}+ (?:vi|jeg|vår\\p{L}*)(?!\\p{L})))',
  fi: '^toisin kuin ([^,;:]{3,80}),',
  pl: '^w (?:przeciwieństwie do|odróżnieniu od) ((?:innych|większości|zwykłych|tradycyjnych) \\p{L}+|[^,;:.]{3,60}?(?=,| (?:nasz\\p{L}*|my|u nas)(?!\\p{L})))',
  cs: '^na rozdíl od ((?:jiných|většiny|běžných|tradičních) \\p{L}+|[^,;:.]{3,60}?(?=,| (?:my|u nás|naš[eií]|náš)(?!\\p{L})))',
  sk: '^na rozdiel od ((?:iných|väčšiny|bežných|tradičných) \\p{L}+|[^,;:.]{3,60}?(?=,| (?:my|u nás|naš[aei]|náš)(?!\\p{L})))',
  sl: '^(?:za razliko|v nasprotju) (?:od|z|s) ([^,;:.]{3,80}?)(?=,| (?:mi|pri nas|naš\\p{L}*)(?!\\p{L}))',
  hr: '^za razliku od ([^,;:.]{3,80}?)(?=,| (?:mi|kod nas|naš\\p{L}*)(?!\\p{L}))',
  sr: '^(?:za razliku od|за разлику од) ([^,;:.]{3,80}?)(?=,| (?:mi|kod nas|naš\\p{L}*|ми|код нас|наш\\p{L}*)(?!\\p{L}))',
  bg: '^за разлика от ([^,;:]{3,80}),',
  ru: '^в отличие от ([^,;:]{3,80}),',
  uk: '^на відміну від ([^,;:]{3,80}),',
  ro: '^spre deosebire de ([^,;:]{3,80}),',
  el: '^σε αντίθεση με ([^,;:]{3,80}),',
  hu: '^((?:a(?:z)? )?[^,;:.]{3,60}?)(?:t[óő]l eltérően|[ae]l ellentétben)(?!\\p{L})',
  lv: '^atšķirībā no ([^,;:]{3,80}),',
  lt: '^(?:skirtingai|kitaip) nei ([^,;:]{3,80}),',
  et: '^erinevalt ([^,;:.]{3,60}?)(?=,| \\p{Ll}+ (?:me|meie)(?!\\p{L})| meie(?!\\p{L}))',
  ca: "^a diferència d(?:e|el|els|['’]) ?([^,;:]{3,80}),",
  tr: '^((?:diğer|çoğu|geleneksel) \\p{L}+) aksine',
  vi: '^(?:khác (?:với|hẳn)|không giống)(?: như)? ([^,;:]{3,80}),',
  id: '^(?:tidak seperti|berbeda dengan) ([^,;:]{3,80}),',
  ja: '^([^、。]{2,30}?)(?:と(?:は)?違い|と(?:は)?異なり)、',
  zh: '^(?:与|與|和|不同于|不像)([^，。]{2,20}?)(?:不同)?，',
  ko: '^([^,.]{2,30}?)(?:과|와)(?:는)? 달리',
  ar: '^(?:على عكس|بخلاف|خلاف[اًا]+ ل) ?([^،,.]{3,60})،',
  he: '^(?:בניגוד|להבדיל) (?:ל|מ)-?([^,.]{3,60}),',
  fa: '^(?:بر ?خلاف|بر‌خلاف) ([^،,.]{3,60})،',
  hi: '^([^,।]{3,60}?) के विपरीत',
  th: '^(?:ต่างจาก|ไม่เหมือน)(?:กับ)?([^ ,]{3,40}) ',
};

/** What a sentence sets the brand against by its opening: "other tools" of "Unlike other tools, …"; "" if it does not. */
export function openingContrast(sentence: string, language: string): string {
  const source = OPENING_CONTRASTS[language];
  return source ? (new RegExp(source, 'iu').exec(sentence)?.[1] ?? '').trim() : '';
}
