import type { CompleteLanguagePatterns } from '../text/index.ts';

/**
 * Openings with what the offer takes the place of, as their only group: "Instead of endless spreadsheets, …". Where no comma
 * ends it, the verb and the subject do ("Statt endloser Tabellen nutzen Sie …").
 */
const OPENING_REPLACEMENTS: CompleteLanguagePatterns = {
  en: '^(?:instead of|rather than) (?!this|that|it|which)([^,;:]{3,60}),',
  de: '^(?:anstatt|statt|anstelle von) ([^,;:]{3,60}?)(?=, \\p{L}+ (?:sie|du|ihr|wir)(?!\\p{L})| (?!auf|für|mit|an|in|zu)\\p{Ll}+ (?:sie|du|wir)(?!\\p{L})(?![^,]{0,40} zu \\p{L}+,))',
  fr: "^(?:au lieu (?:de |des |du |d['’])|plutôt que (?:de |d['’])?)(?!cela|ça|ce(?!\\p{L}))([^,;:]{3,60}),",
  es: '^en (?:lugar|vez) del? (?!eso|esto|ello)([^,;:]{3,60}),',
  it: '^(?:invece (?:di|del|dei|delle|della)|anziché|al posto (?:di|dei|delle|del|della)) (?!questo|ciò)([^,;:]{3,60}),',
  pt: '^(?:em vez|ao invés|em lugar) d(?:e|os?|as?) (?!isso|isto)([^,;:]{3,60}),',
  nl: '^in plaats van ([^,;:]{3,60}?)(?=,| (?!achter|voor|met|op|in|aan|bij|van|te)\\p{Ll}+ (?:u|je|jij|wij|we|jullie)(?!\\p{L}))',
  sv: '^i ?stället för (?:att )?([^,;:]{3,60}?)(?=,| \\p{Ll}+ (?:du|ni|vi)(?!\\p{L}))',
  da: '^i stedet for (?:at )?([^,;:]{3,60}?)(?=,| \\p{Ll}+ (?:du|vi)(?!\\p{L}))',
  nb: '^i stedet for (?:å )?([^,;:]{3,60}?)(?=,| \\p{Ll}+ (?:du|dere|vi)(?!\\p{L}))',
  fi: '^(?!(?:\\p{L}+ )?(?:sen|tämän) )([^,;:]{3,60}?) (?:sijaan|sijasta)(?!\\p{L})',
  pl: '^zamiast (?!tego)([^,;:]{3,60}),',
  cs: '^(?:namísto|místo) (?!toho|konání)([^,;:]{3,60}),',
  sk: '^namiesto (?!toho)([^,;:]{3,60}),',
  sl: '^namesto (?!tega|da(?!\\p{L}))([^,;:]{3,60}),',
  hr: '^umjesto (?!toga|da(?!\\p{L}))([^,;:]{3,60}),',
  sr: '^(?:umesto|уместо) (?!toga|da(?!\\p{L})|тога|да(?!\\p{L}))([^,;:]{3,60}),',
  bg: '^вместо (?!това|да(?!\\p{L}))([^,;:]{3,60}),',
  ru: '^вместо (?!того|этого)([^,;:]{3,60}?)(?=,| [—–-] )',
  uk: '^замість (?!того|цього)([^,;:]{3,60}?)(?=,| [—–-] )',
  ro: '^(?:în loc de|în locul) (?!asta|aceasta|acestuia|să)([^,;:]{3,60}),',
  el: '^αντί (?:για|του|της|των) (?!αυτό|αυτού)([^,;:]{3,60}),',
  hu: '^(?:az? )?([^,;:]{3,60}?) helyett(?!\\p{L})',
  lv: '^tā vietā, lai ([^,;:]{3,60}),',
  lt: '^(?:vietoj|užuot) (?!to(?!\\p{L})|šito)([^,;:]{3,60}),',
  et: '^(?!selle )([^,;:]{3,60}?) asemel(?!\\p{L})',
  ca: "^en (?:lloc|comptes) (?:de |dels? |d['’])(?!això)([^,;:]{3,60}),",
  tr: '^(?!bunun |onun )([^,;:]{3,60}?) yerine(?!\\p{L})',
  vi: '^thay vì (?!vậy|thế)([^,;:]{3,60}),',
  id: '^(?:alih-alih|daripada) (?!itu)([^,;:]{3,60}),',
  ja: '^(?!その)([^、。]{2,30}?)の代わりに',
  zh: '^与其([^，。]{2,20})，',
  ko: '^(?!그)([^,.]{2,30}?[^,.가이은는]) 대신(?=[ ,])',
  ar: '^(?:بدل[اً]{0,2} من|عوض[اً]{0,2} عن) (?!ذلك)([^،,.]{3,60})،',
  he: '^במקום (?!זה|זאת)([^,.]{3,60}),',
  fa: '^(?:به[ \\u200c]?جای) (?!این|آن)([^،,.]{3,60})،',
  th: '^(?:แทนที่จะ|แทนการ)([^ ,]{2,60}) ',
  hi: '^(?!इस|उस)([^,।]{3,60}?) के (?:बजाय|बजाए)',
};

/** What a sentence says by its opening that the offer takes the place of; "" if it does not. */
export function openingReplacement(sentence: string, language: string): string {
  const source = (OPENING_REPLACEMENTS as Readonly<Record<string, string>>)[language];
  return source ? (new RegExp(source, 'iu').exec(sentence)?.[1] ?? '').trim() : '';
}
