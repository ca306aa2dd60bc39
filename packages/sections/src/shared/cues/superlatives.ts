import { findPattern, type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { endsInContrast } from './ending-contrasts.ts';
import { isMentioned } from './mentions.ts';
import { SUBJECT_WORDS, VERBS_OF_STATE } from './states-of-things.ts';

/** The brand is the first, the largest, or the most of something. */
const SUPERLATIVES: LanguagePatterns = {
  en: "(?:the|\\p{L}+['’]s) (?:\\p{L}+ )?(?:most(?! (?:\\p{L}+-)?(?:common|cited|recent|popular questions))|best|largest|biggest|oldest|leading|top|fastest|easiest|simplest|lightest|smallest|only|first) (?!(?:step|time|year|week|month|visit|lesson|thing|part|resource|reason|of|one|page|section|way to (?:start|begin|use|install|get|try|import|run|contact|reach|learn|do|see|test|check)|possible|results?|services?|prices?|quality|experience|practices?|choice|version|versions)(?!\\p{L}))\\p{L}[\\p{L}-]*|one of the (?:few|first|only|largest|oldest|lowest|leading)|than (?:other|most) \\p{L}+",
  de: '(?:der|die|das|den|dem|zu den) (?:\\p{L}+ )?(?:größt|ältest|best|schnellst|modernst|höchst|führend|erst|einzig)e[nrsm]? (?!(?:schritt|mal|teil|stelle|linie|jahre?[ns]?|tage?[ns]?|wochen?|monate?[ns]?|besuch|lebensjahr\\p{L}*)(?!\\p{L}))\\p{L}+',
  fr: 'l[ea]s? (?:plus (?:grand|ancien|rapide|simple|complet|belle|beau|bel|haut|petit|vieux|vieil)\\p{L}*|premi(?:er|ère)s?(?! (?:fois|étape|pas|années?|jours?|mois|semaines?|visites?|à|pour|plan)(?!\\p{L}))|seule?s?|meilleure?s?) (?!(?:services?|résultats?|prix|qualité|façons?|moments?)(?!\\p{L}))\\p{L}+|leader',
  es: '(?:el|la|los|las) (?:más|mayor|mejor|primer[ao]?s?(?! (?:paso|vez|año|día|mes|semana|visita|consulta)s?(?!\\p{L}))|únic[oa]s?|líder(?:es)?) (?!(?:servicios?|resultados?|precios?|calidad|momentos?)(?!\\p{L}))\\p{L}+',
  it: '(?:il|la|i|le) (?:più|miglior[ei]?|prim[oai](?! (?:passo|volta|anno|giorno|mese|settimana|visita)(?!\\p{L}))|unic[oa]|maggior[ei]?) (?!(?:servizi|risultati|prezzi|qualità|parte)(?!\\p{L}))\\p{L}+',
  pt: '(?:o|a|os|as) (?:mais|maior(?:es)?|melhor|primeir[oa]s?(?! (?:passo|vez|parte|ano|dia|mês|semana|visita|consulta)s?(?!\\p{L}))|únic[oa]s?) (?!(?:serviços?|resultados?|preços?|qualidade|parte)(?!\\p{L}))\\p{L}+',
  nl: '(?:de|het) (?:grootste|beste|oudste|snelste|enige|leukste|modernste) \\p{L}+',
  sv: '(?:den|det|sveriges|världens) (?:största|bästa|äldsta|enda|första|ledande) (?!(?:gången|gang|gangen|steget|steg|skridt|år|året|dag|dagen|uge|uken|uge[nr]|vecka\\p{L}*|måned\\p{L}*|månad\\p{L}*|besök\\p{L}*|besøk\\p{L}*|besøg\\p{L}*)(?!\\p{L}))\\p{L}+',
  da: '(?:den|det|danmarks|verdens) (?:største|bedste|ældste|eneste|første|førende) (?!(?:gången|gang|gangen|steget|steg|skridt|år|året|dag|dagen|uge|uken|uge[nr]|vecka\\p{L}*|måned\\p{L}*|månad\\p{L}*|besök\\p{L}*|besøk\\p{L}*|besøg\\p{L}*)(?!\\p{L}))\\p{L}+',
  nb: '(?:den|det|norges|verdens) (?:største|beste|eldste|eneste|første|ledende) (?!(?:gången|gang|gangen|steget|steg|skridt|år|året|dag|dagen|uge|uken|uge[nr]|vecka\\p{L}*|måned\\p{L}*|månad\\p{L}*|besök\\p{L}*|besøk\\p{L}*|besøg\\p{L}*)(?!\\p{L}))\\p{L}+',
  fi: '(?:suomen|maailman) (?:suurin|paras|vanhin|ainoa|ensimmäinen|johtava)',
  pl: '(?:największ|najstarsz|najleps|najszybs|jedyn(?!ie)|pierwsz|wiodąc)\\p{L}+ (?!(?:raz|krok|rok|dzień|dniach|tydzień|miesiąc|wizyt[aęy]?|chwil\\p{L}*|moment\\p{L}*|spotkani\\p{L}*)(?!\\p{L}))\\p{L}+',
  cs: '(?:největší|nejstarší|nejlepší|nejrychlejší|jediný|jediná|první|přední) (?!(?:krok|rok|den|týden|měsíc|návštěv[aěuy]?)(?!\\p{L}))\\p{L}+',
  sk: '(?:najväčš|najstarš|najlepš|najrýchlejš|jedin|prv|popredn)\\p{L}+ (?!(?:krok|rok|deň|týždeň|mesiac|návštev[aeuy]?)(?!\\p{L}))\\p{L}+',
  ru: '(?:сам(?:ый|ая|ое|ые)|крупнейш\\p{L}+|старейш\\p{L}+|единственн\\p{L}+|ведущ(?:ий|ая|ее)|лучш(?:ий|ая|ее)) \\p{L}+',
  uk: '(?:най\\p{L}+|єдин(?:ий|а|е)|провідн(?:ий|а|е)) \\p{L}+',
  bg: 'най-(?:голям|стар|добр|бърз)\\p{L}+|единствен\\p{L}+|водещ\\p{L}+',
  tr: '(?:en (?:büyük|iyi|eski|hızlı)|(?:ilk|tek) ve)',
  ja: '(?:日本|世界|国内|業界)(?:最大|最高|初|唯一)|最高峰|No\\.?1',
  zh: '(?:全球|世界|中国|中國|全国|全國|台灣|业界|業界)(?:最|首|领先|領先)|首[个個家创創]|最[大佳优優]的|卓越的',
  ko: '(?:국내|세계|업계) (?:최대|최초|최고|유일)',
  ar: '(?:أكبر|أفضل|أول|أقدم) \\p{L}+ (?:في|من)',
  he: '(?:הגדול|הראשון|היחיד|המוביל)(?:ה|ים)? (?:ב|ש)\\S+',
  lv: '(?:lielāk|vecāk|labāk|ātrāk|vienīg|pirm|vadoš)(?:ais|ā|ie|ās|ajā|o) (?!(?:reiz|sol|gad|dien|nedēļ|mēnes|pus|apmeklējum|vizīt|palīdzīb|klas|stāv)\\p{L}*(?!\\p{L}))\\p{L}+',
  lt: '(?:didžiaus|seniaus|geriaus|greičiaus|vieninteli|pirmauj|pirm)(?:ias|ia|ia[sm]i|ieji|ios|as|a|oji|asis|is|ė|antis|anti) (?!(?:kart|žingsn|met|dien|savait|mėnes|vizit|klas|aukšt|pagalb)\\p{L}*)\\p{L}+',
  et: '(?:eesti|maailma|linna|maakonna|baltikumi|euroopa)? ?(?:suurim|vanim|parim|kiireim|ainus|juhtiv|esimene)(?:a|ad|t)? (?!(?:kord|samm|aasta|päev|nädal|kuu|visiit|korrus|klass|abi)\\p{L}*)\\p{L}+',
  hu: '(?:legnagyobb|legrégebbi|legjobb|leggyorsabb|egyetlen|legelső|vezető) (?!(?:lépés|nap|év|hét|hónap|alkalom|látogatás|esetben|pillanat)\\p{L}*)\\p{L}+|(?:magyarország|európa|a világ|a város) (?:első|legnagyobb|legrégebbi|legjobb|egyetlen) \\p{L}+',
  ro: '(?:cel|cea|cei|cele) mai (?:mare|mari|vechi|veche|bun|bună|buni|bune|rapid|rapidă) (?!(?:servicii|prețuri|rezultate|parte)(?!\\p{L}))\\p{L}+|(?:singurul|singura|primul|prima|liderul?|unicul|unica) (?!(?:pas|dată|oară|zi|an|lună|săptămână|vizită|consultație|parte|pagină)(?!\\p{L}))\\p{L}+',
  el: '(?:ο|η|το|οι|τα) (?:μεγαλύτερ|παλαιότερ|παλιότερ|αρχαιότερ|καλύτερ|ταχύτερ|μοναδικ|κορυφαί|πρώτ)(?:ος|η|ο|οι|ες|α) (?!(?:φορά|βήμα|μέρα|ημέρα|έτος|χρόνο|χρόνος|μήνα|μήνας|εβδομάδα|επίσκεψη|μέρος)(?!\\p{L}))\\p{L}+',
  hr: '(?:najveć|najstarij|najbolj|najbrž|jedin(?!stv)|vodeć|prv)(?:i|a|e|u|oj|om) (?!(?:put|korak|dan|godin|tjed|mjesec|posjet|pregled|razred|kat|pomoć|dio|dijel)\\p{L}*)\\p{L}+',
  sl: '(?:največj|najstarejš|najboljš|najhitrejš|edin(?!stv)|vodiln|prv)(?:i|a|e|o|ega|em) (?!(?:krat|korak|dan|let|teden|mesec|obisk|pregled|razred|pomoč|del|nadstrop)\\p{L}*)\\p{L}+',
  ca: "(?:el|la|els|les|l['’]) ?(?:més|major|millor|millors|primera?(?! (?:pas|cop|vegada|any|dia|mes|setmana|visita|consulta)(?!\\p{L}))|únic|única|líder) (?!(?:serveis?|resultats?|preus?|qualitat|part|de)(?!\\p{L}))\\p{L}+|\\p{L}+ (?:més (?:gran|antic|antiga|ràpid|ràpida)|líder) (?:de|del|d['’]) ?\\p{L}+",
  vi: '(?:lớn|lâu đời|tốt|nhanh|uy tín|hiện đại|rẻ) nhất (?:tại|ở|của|trong|việt nam|thế giới)|(?:đơn vị|công ty|thương hiệu|nơi) (?:đầu tiên|duy nhất|hàng đầu|tiên phong)|hàng đầu (?:tại|ở|của|trong|việt nam|thế giới)',
  id: '(?:terbesar|tertua|tercepat|terkemuka|terdepan|nomor satu|pertama|terbaik) (?:di(?: indonesia| dunia| kota| asia| \\p{L}+)|se-?(?:indonesia|asia|dunia))|(?:pelopor|satu-satunya) \\p{L}+',
  fa: '(?:بزرگ.?ترین|قدیمی.?ترین|بهترین|سریع.?ترین|اولین|نخستین|تنها|پیشروترین) (?!(?:بار|قدم|گام|روز|هفته|ماه|سال|نتیجه|کیفیت|قیمت|خدمات|زمان)(?!\\p{L}))\\p{L}+ (?:\\S+ )?(?:در|ایران|جهان|کشور|شهر|که)',
  th: '(?:ใหญ่|เก่าแก่|ดี|เร็ว|ทันสมัย)ที่สุดใน|(?:แห่ง|ราย|เจ้า)แรก(?:ใน|ของ)|อันดับ ?(?:1|หนึ่ง)|ผู้นำ(?:ด้าน|ใน|ของ|อันดับ)',
  hi: '(?:सबसे (?:बड़[ाीे]|पुरान[ाीे]|अच्छ[ाीे]|तेज|तेज़)|सर्वश्रेष्ठ|अग्रणी|नंबर (?:1|एक)|देश (?:का|की) (?:पहल[ाी]|एकमात्र)|भारत (?:का|की) (?:पहल[ाी]|एकमात्र)) \\S+',
  sr: '(?:najveć|najstarij|najbolj|najbrž|jedin(?!stv)|vodeć|prv)(?:i|a|e|u|oj|om) (?!(?:put|korak|dan|godin|nedelj|mesec|poset|pregled|razred|sprat|pomoć|deo|del)\\p{L}*)\\p{L}+|(?:највећ|најстариј|најбољ|најбрж|једин(?!ств)|водећ|прв)(?:и|а|е|у|ој|ом) (?!(?:пут|корак|дан|годин|недељ|месец|посет|преглед|разред|спрат|помоћ|део|дел)\\p{L}*)\\p{L}+',
};

/** Letters of an article before it, at most. */
const MAX_LEAD = 2;

/** Right behind the noun, a verb: "The only exit is at the back". */
const STATED: LanguagePatterns = Object.fromEntries(
  Object.entries(VERBS_OF_STATE).map(([language, verbs]) => [language, `^${SUBJECT_WORDS}(?:${verbs})`]),
);

/** Whether a text opens by a sentence about where, when or how the first, largest or only one is. */
export function statesOfSuperlative(text: string, language: string): boolean {
  const found = findPattern(text, SUPERLATIVES, language);
  return found !== null && found.start <= MAX_LEAD && matchesPatterns(text.slice(found.end), STATED, language);
}

/** Whether a text opens by what is the first, largest or only one: "The only bakery on the island". */
export function opensBySuperlative(text: string, language: string): boolean {
  const found = isMentioned(text, language) ? null : findPattern(text, SUPERLATIVES, language);
  return found !== null && found.start <= MAX_LEAD;
}

/** Whether a sentence calls something the first, largest or best, or says what it is not. */
export const isSuperlative = (text: string, language: string): boolean =>
  endsInContrast(text, language) || (!isMentioned(text, language) && matchesPatterns(text, SUPERLATIVES, language));
