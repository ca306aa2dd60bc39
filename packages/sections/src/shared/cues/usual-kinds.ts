import type { LanguagePatterns } from '../text/index.ts';

/**
 * What others are: a chain or factory, or an ordinary one. That somebody is no doctor, member or Italian restaurant sets
 * nobody apart, and says so by law or in passing.
 */
export const USUAL: LanguagePatterns = {
  en: 'chains?|franchises?|factory(?! outlet)|corporations?|conglomerates?|call cent(?:re|er)s?|warehouse|faceless|anonymous|ordinary|typical|average|usual|run-of-the-mill|cookie-cutter|mass[- ]\\p{L}+|corporate|conventional|generic|middlem[ae]n|like (?:all |the |any |most )?(?:others?|most)',
  de: '\\p{L}*kette|\\p{L}*konzern\\p{L}*|franchise\\p{L}*|\\p{L}*fabrik|massen\\p{L}+|anonyme\\p{L}{0,2}|gewöhnliche\\p{L}{0,2}|normale[rsn]? (?!arbeitgeber)\\p{L}+|typische\\p{L}{0,2}|klassische\\p{L}{0,2}|übliche\\p{L}{0,2}|herkömmliche\\p{L}{0,2}|durchschnittliche\\p{L}{0,2}|standard\\p{L}+|fließband\\p{L}*|callcenter|irgendeine?\\p{L}{0,2}|wie (?:alle |die )?andere\\p{L}{0,2}',
  fr: "chaîne|franchise|usine|multinationale|production de masse|à la chaîne|grande (?:surface|enseigne|enseigne)|grand groupe|anonyme|ordinaires?|(?:simple|énième) \\p{L}+|classique|comme les autres|industriels?|industrielle|centre d'appels?",
  es: 'cadena|franquicia|producción (?:en masa|industrial)|en serie|fábrica|multinacional|corporación|típic[oa]s?|corriente|convencional(?:es)?|otr[oa] \\p{L}+ más|anónim[oa]s?|como (?:l[oa]s )?(?:demás|otr[oa]s)|\\p{L}+ más|masificad[oa]s?',
  it: 'catena|(?:produzione )?(?:di massa|industriale)|in serie|fabbrica|multinazionale|solit[oaie]|qualunque|qualsiasi|comune|anonim[oaie]|tradizionale|come (?:gli altri|le altre|tutti)|grande distribuzione|call center',
  pt: '(?:cadeia|rede)|produção (?:em massa|industrial)|em série|franquia|franchising|fábrica|multinacional|mais uma?|qualquer|comum|anónim[oa]s?|anônim[oa]s?|tradicional|convencional|como (?:os outros|as outras)',
  nl: 'keten|\\p{L}+keten|franchise\\p{L}*|fabriek|anonieme?|gewone|doorsnee|standaard\\p{L}*|massa\\p{L}+|traditionele?|zomaar een|callcenter|multinational|zoals (?:de )?andere\\p{L}*',
  sv: 'kedja|\\p{L}+kedja|fabrik|massproduc\\p{L}+|anonym\\p{L}*|vanlig\\p{L}*|traditionell\\p{L}*|storföretag|koncern|som (?:alla )?andra',
  da: 'kæde|\\p{L}+kæde|fabrik|masseproduc\\p{L}+|anonym\\p{L}*|almindelig\\p{L}*|traditionel\\p{L}*|stort firma|koncern|som (?:alle )?(?:de )?andre',
  nb: 'kjede|\\p{L}+kjede|fabrikk|masseproduser\\p{L}+|anonym\\p{L}*|vanlig\\p{L}*|tradisjonell\\p{L}*|konsern|som (?:alle )?(?:de )?andre',
  fi: '\\p{L}*ketju|tehdas|anonyymi|kasvoton|tavallinen|tavanomainen|perinteinen|suuryritys|massatuo\\p{L}+',
  pl: 'sieci(?:ą|ówk\\p{L}+)|korporacj\\p{L}+|fabryk\\p{L}+|anonimow\\p{L}+|zwykł\\p{L}+|kolejn\\p{L}+|typow\\p{L}+|masow\\p{L}+|przeciętn\\p{L}+',
  cs: 'řetězec|řetězcem|síť|korporac\\p{L}+|továrn\\p{L}+|anonymní\\p{L}*|obyčejn\\p{L}+|běžn\\p{L}+|typick\\p{L}+|masov\\p{L}+|velkovýrob\\p{L}+|další(?= \\p{L}+ (?:obchod|firma|restaurace|agentura|eshop|e-shop))',
  sk: 'reťazec|reťazcom|sieť|korporáci\\p{L}+|továr\\p{L}+|anonymn\\p{L}+|obyčajn\\p{L}+|bežn\\p{L}+|typick\\p{L}+|masov\\p{L}+|veľkovýrob\\p{L}+',
  hu: '\\p{L}*lánc|átlagos|szokványos|hagyományos|névtelen|arctalan|tömeg\\p{L}+|multi',
  ro: 'lanț|fabrică|corporație|multinațională|franciză|obișnuit\\p{L}*|oarecare|anonim\\p{L}*|tipic\\p{L}*',
  bg: 'верига|фабрика|корпорация|обикновен\\p{L}*|поредн\\p{L}+|анонимн\\p{L}+|масов\\p{L}+|типичн\\p{L}+',
  hr: 'lanac|tvornica|korporacija|obič\\p{L}+|anonim\\p{L}+|masovn\\p{L}+|tipič\\p{L}+|još jed\\p{L}+',
  sr: 'lanac|fabrika|korporacija|obič\\p{L}+|anonim\\p{L}+|masovn\\p{L}+|tipič\\p{L}+|još jed\\p{L}+|ланац|фабрика|корпорација|обич\\p{L}+|аноним\\p{L}+|масовн\\p{L}+|типич\\p{L}+|још јед\\p{L}+',
  sl: 'veriga|tovarna|korporacija|običaj\\p{L}+|navad(?:en|na|no)|anonim\\p{L}+|množičn\\p{L}+|tipič\\p{L}+|še en\\p{L}*',
  el: 'αλυσίδα|εργοστάσιο|πολυεθνική|συνηθισμέν\\p{L}+|συνήθ\\p{L}+|ανώνυμ\\p{L}+|τυπικ\\p{L}+|απρόσωπ\\p{L}+',
  ru: 'сеть|сетевой|фабрика|корпорация|конвейер|обычн\\p{L}+|очередн\\p{L}+|типичн\\p{L}+|безлик\\p{L}+|массов\\p{L}+',
  uk: 'мережа|мережевий|фабрика|корпорація|конвеєр|звичайн\\p{L}+|черговий|чергова|типов\\p{L}+|безлик\\p{L}+|масов\\p{L}+',
  ar: 'سلسلة|مصنعا?|عادي\\p{L}*|تقليدي\\p{L}*|مجهول\\p{L}*',
  he: 'רשת|מפעל|עוד \\p{L}+|סתם (?!כך|היום)\\p{L}+|רגיל\\p{L}*|שגרתי\\p{L}*',
  id: 'sekadar \\p{L}+|sekedar \\p{L}+|(?!hari|jam)\\p{L}+ biasa|waralaba|pabrik|jaringan \\p{L}+',
  vi: 'chuỗi|nhà máy|\\p{L}+ \\p{L}+ (?:thông thường|bình thường)',
  ca: 'cadena|franquícia|fàbrica|multinacional|típic\\p{L}*|corrents?|una? més|anònim\\p{L}*|convencional\\p{L}*',
  et: '(?:\\p{L}+)?kett|tehas|tavali\\p{L}+|järjekord\\p{L}+|anonüüm\\p{L}+|suurettevõte',
  lv: 'ķēde|tīkls|rūpnīca|parast\\p{L}+|kārtēj\\p{L}+|anonīm\\p{L}+|tipisk\\p{L}+',
  lt: 'tinklas|gamykla|eilin\\p{L}+|įprast\\p{L}+|anonimin\\p{L}+|tipin\\p{L}+',
};
