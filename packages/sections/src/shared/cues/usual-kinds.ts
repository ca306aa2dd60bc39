import type { LanguagePatterns } from '../text/index.ts';

/** What others are: a chain, a factory or its mass production. */
const BIG_KINDS: LanguagePatterns = {
  en: 'chains?|franchises?|factory(?! outlet)|corporations?|conglomerates?|call cent(?:re|er)s?|warehouse|mass[- ]\\p{L}+|middlem[ae]n',
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

/** What others are like. */
const ORDINARY: LanguagePatterns = {
  en: 'faceless|anonymous|ordinary|typical|average|usual|run-of-the-mill|cookie-cutter|corporate|conventional|generic|like (?:all |the |any |most )?(?:others?|most)',
  de: 'anonyme\\p{L}{0,2}|gewöhnliche\\p{L}{0,2}|normale[rsn]? (?!arbeitgeber)\\p{L}+|typische\\p{L}{0,2}|klassische\\p{L}{0,2}|übliche\\p{L}{0,2}|herkömmliche\\p{L}{0,2}|durchschnittliche\\p{L}{0,2}|standard\\p{L}+|irgendeine?\\p{L}{0,2}|wie (?:alle |die )?andere\\p{L}{0,2}',
  fr: 'anonyme|ordinaires?|(?:simple|énième) \\p{L}+|classique|comme les autres|industriels?|industrielle',
  es: 'típic[oa]s?|corriente|convencional(?:es)?|otr[oa] \\p{L}+ más|anónim[oa]s?|como (?:l[oa]s )?(?:demás|otr[oa]s)|\\p{L}+ más|masificad[oa]s?',
  it: 'solit[oaie]|qualunque|qualsiasi|comune|anonim[oaie]|tradizionale|come (?:gli altri|le altre|tutti)',
  pt: 'mais uma?|qualquer|comum|anónim[oa]s?|anônim[oa]s?|tradicional|convencional|como (?:os outros|as outras)',
  nl: 'anonieme?|gewone|doorsnee|standaard\\p{L}*|traditionele?|zomaar een|zoals (?:de )?andere\\p{L}*',
  sv: 'anonym\\p{L}*|vanlig\\p{L}*|traditionell\\p{L}*|som (?:alla )?andra',
  da: 'anonym\\p{L}*|almindelig\\p{L}*|traditionel\\p{L}*|som (?:alle )?(?:de )?andre',
  nb: 'anonym\\p{L}*|vanlig\\p{L}*|tradisjonell\\p{L}*|som (?:alle )?(?:de )?andre',
  fi: 'anonyymi|kasvoton|tavallinen|tavanomainen|perinteinen',
  pl: 'anonimow\\p{L}+|zwykł\\p{L}+|kolejn\\p{L}+|typow\\p{L}+|przeciętn\\p{L}+',
  cs: 'anonymní\\p{L}*|obyčejn\\p{L}+|běžn\\p{L}+|typick\\p{L}+|další(?= \\p{L}+ (?:obchod|firma|restaurace|agentura|eshop|e-shop))',
  sk: 'anonymn\\p{L}+|obyčajn\\p{L}+|bežn\\p{L}+|typick\\p{L}+',
  hu: 'átlagos|szokványos|hagyományos|névtelen|arctalan',
  ro: 'obișnuit\\p{L}*|oarecare|anonim\\p{L}*|tipic\\p{L}*',
  bg: 'обикновен\\p{L}*|поредн\\p{L}+|анонимн\\p{L}+|типичн\\p{L}+',
  hr: 'obič\\p{L}+|anonim\\p{L}+|tipič\\p{L}+|još jed\\p{L}+',
  sr: 'obič\\p{L}+|anonim\\p{L}+|tipič\\p{L}+|još jed\\p{L}+|обич\\p{L}+|аноним\\p{L}+|типич\\p{L}+|још јед\\p{L}+',
  sl: 'običaj\\p{L}+|navad(?:en|na|no)|anonim\\p{L}+|tipič\\p{L}+|še en\\p{L}*',
  el: 'συνηθισμέν\\p{L}+|συνήθ\\p{L}+|ανώνυμ\\p{L}+|τυπικ\\p{L}+|απρόσωπ\\p{L}+',
  ru: 'обычн\\p{L}+|очередн\\p{L}+|типичн\\p{L}+|безлик\\p{L}+',
  uk: 'звичайн\\p{L}+|черговий|чергова|типов\\p{L}+|безлик\\p{L}+',
  ar: 'عادي\\p{L}*|تقليدي\\p{L}*|مجهول\\p{L}*',
  he: 'עוד \\p{L}+|סתם (?!כך|היום)\\p{L}+|רגיל\\p{L}*|שגרתי\\p{L}*',
  id: 'sekadar \\p{L}+|sekedar \\p{L}+|(?!hari|jam)\\p{L}+ biasa',
  vi: '\\p{L}+ \\p{L}+ (?:thông thường|bình thường)',
  ca: 'típic\\p{L}*|corrents?|una? més|anònim\\p{L}*|convencional\\p{L}*',
  et: 'tavali\\p{L}+|järjekord\\p{L}+|anonüüm\\p{L}+',
  lv: 'parast\\p{L}+|kārtēj\\p{L}+|anonīm\\p{L}+|tipisk\\p{L}+',
  lt: 'eilin\\p{L}+|įprast\\p{L}+|anonimin\\p{L}+|tipin\\p{L}+',
};

/**
 * What others are: a chain or factory, or an ordinary one. That somebody is no doctor, member or Italian restaurant sets
 * nobody apart, and says so by law or in passing.
 */
export const USUAL: LanguagePatterns = Object.fromEntries(
  Object.entries(BIG_KINDS).map(([code, kinds]) => [code, [kinds, ORDINARY[code]].filter(Boolean).join('|')]),
);
