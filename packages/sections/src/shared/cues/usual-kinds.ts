import type { LanguagePatterns } from '../text/index.ts';
import { MIDDLEMEN, USUAL_ADJECTIVES } from './usual-words.ts';

/** What others are: a chain, a factory or its mass production. */
const BIG_KINDS: LanguagePatterns = {
  en: `chains?|franchises?|factory(?! outlet)|corporations?|conglomerates?|call cent(?:re|er)s?|warehouse|mass[- ]\\p{L}+|${MIDDLEMEN['en']}`,
  de: '\\p{L}*kette|\\p{L}*konzern\\p{L}*|franchise\\p{L}*|\\p{L}*fabrik|massen\\p{L}+|fließband\\p{L}*|callcenter',
  fr: "chaîne|franchise|usine|multinationale|production de masse|à la chaîne|grande (?:surface|enseigne)|grand groupe|centre d'appels?",
  es: 'cadena|franquicia|producción (?:en masa|industrial)|en serie|fábrica|multinacional|corporación|call center',
  it: 'catena|(?:produzione )?(?:di massa|industriale)|in serie|fabbrica|multinazionale|grande distribuzione|call center',
  pt: '(?:cadeia|rede)|produção (?:em massa|industrial)|em série|franquia|franchising|fábrica|multinacional|call center',
  nl: 'keten|\\p{L}+keten|franchise\\p{L}*|fabriek|massa\\p{L}+|callcenter|multinational',
  sv: 'kedja|\\p{L}+kedja|fabrik|massproduc\\p{L}+|storföretag|koncern',
  da: 'kæde|\\p{L}+kæde|fabrik|masseproduc\\p{L}+|stort firma|koncern',
  nb: 'kjede|\\p{L}+kjede|fabrikk|masseproduser\\p{L}+|konsern',
  fi: '\\p{L}*ketju|tehdas|suuryritys|massatuo\\p{L}+',
  pl: 'sieci(?:ą|ówk\\p{L}+)|korporacj\\p{L}+|fabryk\\p{L}+|masow\\p{L}+',
  cs: 'řetězec|řetězcem|síť|korporac\\p{L}+|továrn\\p{L}+|masov\\p{L}+|velkovýrob\\p{L}+',
  sk: 'reťazec|reťazcom|sieť|korporáci\\p{L}+|továr\\p{L}+|masov\\p{L}+|veľkovýrob\\p{L}+',
  hu: '\\p{L}*lánc|tömeg\\p{L}+|multi',
  ro: 'lanț|fabrică|corporație|multinațională|franciză',
  bg: 'верига|фабрика|корпорация|масов\\p{L}+',
  hr: 'lanac|tvornica|korporacija|masovn\\p{L}+',
  sr: 'lanac|fabrika|korporacija|masovn\\p{L}+|ланац|фабрика|корпорација|масовн\\p{L}+',
  sl: 'veriga|tovarna|korporacija|množičn\\p{L}+',
  el: 'αλυσίδα|εργοστάσιο|πολυεθνική',
  ru: 'сеть|сетевой|фабрика|корпорация|конвейер|массов\\p{L}+',
  uk: 'мережа|мережевий|фабрика|корпорація|конвеєр|масов\\p{L}+',
  ar: 'سلسلة|مصنعا?',
  he: 'רשת|מפעל',
  id: 'waralaba|pabrik|jaringan \\p{L}+',
  vi: 'chuỗi|nhà máy',
  ca: 'cadena|franquícia|fàbrica|multinacional',
  et: '(?:\\p{L}+)?kett|tehas|suurettevõte',
  lv: 'ķēde|tīkls|rūpnīca',
  lt: 'tinklas|gamykla',
};

/** One more of them. */
const ONE_OF_MANY: LanguagePatterns = {
  en: 'like (?:all |the |any |most )?(?:others?|most)',
  de: 'normale[rsn]? (?!arbeitgeber)\\p{L}+|standard\\p{L}+|irgendeine?\\p{L}{0,2}|wie (?:alle |die )?andere\\p{L}{0,2}',
  fr: '(?:simple|énième) \\p{L}+|comme les autres',
  es: 'otr[oa] \\p{L}+ más|como (?:l[oa]s )?(?:demás|otr[oa]s)|\\p{L}+ más',
  it: 'qualunque|qualsiasi|come (?:gli altri|le altre|tutti)',
  pt: 'mais uma?|qualquer|como (?:os outros|as outras)',
  nl: 'standaard\\p{L}*|zomaar een|zoals (?:de )?andere\\p{L}*',
  sv: 'som (?:alla )?andra',
  da: 'som (?:alle )?(?:de )?andre',
  nb: 'som (?:alle )?(?:de )?andre',
  pl: 'kolejn\\p{L}+',
  cs: 'další(?= \\p{L}+ (?:obchod|firma|restaurace|agentura|eshop|e-shop))',
  ro: 'oarecare',
  bg: 'поредн\\p{L}+',
  hr: 'još jed\\p{L}+',
  sr: 'još jed\\p{L}+|још јед\\p{L}+',
  sl: 'še en\\p{L}*',
  ru: 'очередн\\p{L}+',
  uk: 'черговий|чергова',
  he: 'עוד \\p{L}+|סתם (?!כך|היום)\\p{L}+',
  id: 'sekadar \\p{L}+|sekedar \\p{L}+',
  ca: 'una? més',
  et: 'järjekord\\p{L}+',
  lv: 'kārtēj\\p{L}+',
};

/** The noun before the adjective, where that comes last; "hari biasa" is a weekday. */
const AT_NOUN: LanguagePatterns = {
  id: '(?!hari|jam)\\p{L}+ ',
  vi: '\\p{L}+ \\p{L}+ ',
};

/**
 * What others are: a chain or factory, or an ordinary one. That somebody is no doctor, member or Italian restaurant sets
 * nobody apart, and says so by law or in passing.
 */
export const USUAL: LanguagePatterns = Object.fromEntries(
  (Object.entries(BIG_KINDS) as [keyof typeof USUAL_ADJECTIVES, string][]).map(([code, kinds]) => [
    code,
    [kinds, `${AT_NOUN[code] ?? ''}(?:${USUAL_ADJECTIVES[code]})`, ONE_OF_MANY[code]].filter(Boolean).join('|'),
  ]),
);
