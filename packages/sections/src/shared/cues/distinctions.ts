import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** What only this brand has or does, or does otherwise than others; "not only" adds and does not set apart. */
const DISTINCTIONS: LanguagePatterns = {
  en: "(?:is|are|['’](?:s|re)) the only \\p{L}+|unique(?:ly)?(?! (?:opportunit(?:y|ies)|perspectives?|challenges?|needs?|situations?|strengths|id|ids|identifiers?|numbers?|codes?|links?|urls?|keys?|users?|usernames?|visitors?)(?!\\p{L}))|one of a kind|unlike (?!that)\\p{L}+|like no other|no other \\p{L}+|unmatched|unrivall?ed|second to none|sets? (?:us|it|\\p{L}+) apart|what makes (?:us|it|\\p{L}+) (?:different|special|unique)|more than (?:just )?an? (?!(?:decade|century|year|month|week|day|hour|minute|dozen|hundred|thousand|million|billion|few|third|quarter|half)(?!\\p{L}))\\p{L}+|not just an? \\p{L}+|compared (?:to|with) (?:other|traditional)|than (?:any other|the traditional) \\p{L}+|pride ourselves|by (\\p{L}+),? for \\1|for (\\p{L}+),? by \\2|in contrast to",
  de: '(?:ist|sind) (?:\\p{L}+ )?(?:der|die|das) einzige[nrs]?|einzigartig\\p{L}*|einmalig(?:e[rsnm]?)?(?! (?:anmelde|einrichtungs|aufnahme|bearbeitungs)?(?:gebühr|zahlung|kosten|betrag|beitrag|anmeldung|registrierung|einrichtung))|unikate?|unverwechselbar\\p{L}*|als einzige[rsn]?|im (?:gegensatz|unterschied) zu|anders als|mehr als (?:nur )?ein\\p{L}*|kein\\p{L}* \\p{L}+, sondern|(?:unterscheidet|hebt) (?:uns|sich)|was uns (?:\\p{L}+ ){0,3}(?:unterscheidet|besonders macht|auszeichnet)|von (\\p{L}+),? für \\1|\\p{L}+ statt \\p{Lu}\\p{L}+[.!]?$|wir (?:verkaufen|berechnen|verlangen) (?:dir |ihnen )?kein\\p{L}*|(?:alles )?aus einer hand',
  fr: "(?:est|sont|sommes) (?:le|la|les) seule?s?|unique en (?:son|leur) genre|(?:expérience|concept|lieu|offre|cadre|approche|savoir-faire) uniques?|inédite?s?|contrairement aux? \\p{L}+|plus qu['’]une? \\p{L}+|ce qui nous (?:distingue|différencie)|se distingue|(?:par) des (\\p{L}+),? pour des \\1|pas un simple|nous ne (?:vendons|facturons|demandons) (?:pas|aucun)|un seul (?:interlocuteur|outil)",
  es: '(?:es|son|somos) (?:el|la|los|las) únic[oa]s?|(?:servicio|experiencia|lugar|producto|espacio|método|forma) únic[oa]s?|inigualable|irrepetible|a diferencia de|más que un[oa]? \\p{L}+|lo que nos (?:diferencia|distingue|hace)|no (?:cobramos|vendemos|filtramos|añadimos)|un (?:solo|único) (?:equipo|proveedor|interlocutor)|se (?:distingue|diferencia|caracteriza)n?|únic[oa] en|no (?:es|somos) (?:solo|sólo|solamente) \\p{L}+|no (?:es|somos) un[oa]? \\p{L}+(?: \\p{L}+){0,4}, sino',
  it: "(?:è|sono|siamo) (?:l['’]|gli |le )unic[oaie]|unic[oaie] (?:nel suo genere|al mondo|in)|(?:esperienza|luogo|prodotto|metodo|ambiente) unic[oa]|inimitabil\\p{L}+|a differenza d\\p{L}+|più di un[oa']? ?\\p{L}+|ciò che ci (?:distingue|rende)|non (?:vendiamo|chiediamo|aggiungiamo)|un unico (?:referente|interlocutore|fornitore)|si distingu\\p{L}+|non (?:è|siamo) (?:solo|soltanto)|non (?:è|siamo) un[oa']? ?\\p{L}+(?: \\p{L}+){0,4},? ma",
  pt: '(?:é|são|somos) (?:o|a|os|as) únic[oa]s?|(?:experiência|serviço|produto|lugar|conceito|espaço) únic[oa]s?|únic[oa] (?:no|na|em)|ao contrário d\\p{L}+|mais (?:do )?que um[a]? \\p{L}+|o que nos (?:diferencia|distingue|torna)|não (?:vendemos|cobramos)|diferencia(?:l|is|-se)|feit[oa] à mão|não (?:é|somos) (?:só|apenas) \\p{L}+|não (?:é|somos) um[a]? \\p{L}+(?: \\p{L}+){0,4}, mas',
  nl: '(?:is|zijn) (?:de|het) enige|unieke?|in tegenstelling tot|anders dan|meer dan (?:alleen )?een \\p{L}+|wat ons (?:onderscheidt|anders maakt)|(?:wij|we) (?:verkopen|rekenen) geen|onderscheidt zich|voor en door|door (\\p{L}+),? voor \\1',
  sv: 'unik(?:t|a)?|enda .{2,40} som|till skillnad från|mer än (?:bara )?ett? \\p{L}+|skiljer oss|av (\\p{L}+),? för \\1',
  da: 'unik(?:t|ke)?|eneste .{2,40} (?:der|som)|i modsætning til|mere end (?:bare )?et? \\p{L}+|adskiller os|af (\\p{L}+),? for \\1',
  nb: 'unik(?:t|e)?|eneste .{2,40} (?:som|der)|i motsetning til|mer enn (?:bare )?et? \\p{L}+|skiller oss|av (\\p{L}+),? for \\1',
  fi: 'ainutlaatui\\p{L}+|ainoa(?!staan)\\p{L}{0,9} .{2,40} jo(?:ka|lla|ssa|sta|nka)|meidät erottaa|toisin kuin|enemmän kuin|erottaa meidät',
  pl: 'jesteśmy jedyn\\p{L}+|wyjątkow\\p{L}+ (?!os[oó]b|ludz|specjalist|chwil|moment|okazj)\\p{L}+|unikal\\p{L}+|niepowtarzaln\\p{L}+|w przeciwieństwie do|wyróżnia (?:nas|się)|nie (?:sprzedajemy|pobieramy)|więcej niż',
  cs: '(?:je|jsme) jedin\\p{L}+|jedinečn\\p{L}+|unikátn\\p{L}+|na rozdíl od|odlišuje|víc než',
  sk: 'jedinečn\\p{L}+|unikátn\\p{L}+|na rozdiel od|odlišuje|viac než',
  ru: 'единственн(?:ый|ая|ое|ые)|уникальн\\p{L}+|неповторим\\p{L}+|в отличие от|нас отличает|отличает нас|мы не (?:бер[её]м|прода[её]м|навязываем)|больше,? чем',
  uk: 'унікальн\\p{L}+|неповторн\\p{L}+|на відміну від|нас вирізняє|більше,? ніж',
  bg: 'уникал\\p{L}+|неповторим\\p{L}+|за разлика от|отличава ни',
  tr: '\\p{L}{1,30}(?:deki|daki|teki|taki) (?:tek|ilk)|(?:tek|ilk) \\p{L}{1,30}[ıiuü]z|tek \\p{L}+(?:dır|dir|dur|dür|yız|yiz|yuz|yüz)|eşsiz|benzersiz|bizi (?:farklı|özel) kılan|aksine|\\p{L}+d[ae]n farklı olarak',
  ja: '(?:で|の)唯一|唯一(?:の|無二)|違い(?:は|を|です)|(?:私たち|当社)の強み|独自の|ここだけの|他にはない|とは(?:違|異な)|だけではない|に特化',
  zh: '唯一|独特|獨特|独有|獨有|与众不同|與眾不同|不同于|不同於|不只是|不仅仅是|不僅僅是',
  ko: '유일(?:한|무이)|차별점|독보적|차별화|남다른|과(?:는)? 달리',
  ar: 'الوحيدة? (?:في|من|الت?ي|الذي)|فريد(?:ة)?(?: من نوع)?|لا مثيل|على عكس|ما يميزنا|يميزنا',
  he: 'ייחודי\\S*|בניגוד ל|מה שמייחד|יותר מ(?:סתם)',
  lv: 'unikāl\\p{L}+|atšķirībā no|vairāk nekā',
  lt: 'unikal\\p{L}+|išskirtin\\p{L}+|skirtingai nei|daugiau nei',
  et: 'ainulaad\\p{L}+|erinevalt|eristab (?:meid|mind)|rohkem kui',
  hu: 'egyedülálló\\p{L}*|páratlan|ellentétben|több mint egy',
  ro: 'unic(?:ă|e|i)? (?:în|prin)|spre deosebire de|ne diferențiază|mai mult decât',
  el: 'μοναδικ\\p{L}+|σε αντίθεση με|κάτι παραπάνω από|μας ξεχωρίζει',
};

/** The brand is the first, the largest, or the most of something. */
const SUPERLATIVES: LanguagePatterns = {
  en: "(?:the|\\p{L}+['’]s) (?:\\p{L}+ )?(?:most(?! (?:\\p{L}+-)?(?:common|cited|recent|popular questions))|best|largest|biggest|oldest|leading|top|fastest|easiest|simplest|lightest|smallest|only|first) (?!(?:step|time|year|week|month|visit|lesson|thing|part|resource|reason|of|one|page|section|way to (?:start|begin|use|install|get|try|import|run|contact|reach|learn|do|see|test|check)|possible|results?|services?|prices?|quality|experience|practices?|choice|version|versions)(?!\\p{L}))\\p{L}[\\p{L}-]*|one of the (?:few|first|only|largest|oldest|lowest|leading)|than (?:other|most) \\p{L}+",
  de: '(?:der|die|das|den|dem|zu den) (?:\\p{L}+ )?(?:größt|ältest|best|schnellst|modernst|höchst|führend|erst|einzig)e[nrsm]? (?!(?:schritt|mal|teil|stelle|linie|jahre?[ns]?|tage?[ns]?|wochen?|monate?[ns]?|besuch|lebensjahr\\p{L}*)(?!\\p{L}))\\p{L}+',
  fr: 'l[ea]s? (?:plus (?:grand|ancien|rapide|simple|complet)\\p{L}*|premi(?:er|ère)s?(?! (?:fois|étape|pas|années?|jours?|mois|semaines?|visites?)(?!\\p{L}))|seule?s?|meilleure?s?) (?!(?:services?|résultats?|prix|qualité|façons?|moments?)(?!\\p{L}))\\p{L}+|leader',
  es: '(?:el|la|los|las) (?:más|mayor|mejor|primer[ao]?s?(?! (?:paso|vez|año|día|mes|semana|visita|consulta)s?(?!\\p{L}))|únic[oa]s?|líder(?:es)?) (?!(?:servicios?|resultados?|precios?|calidad|momentos?)(?!\\p{L}))\\p{L}+',
  it: '(?:il|la|i|le) (?:più|miglior[ei]?|prim[oai](?! (?:passo|volta|anno|giorno|mese|settimana|visita)(?!\\p{L}))|unic[oa]|maggior[ei]?) (?!(?:servizi|risultati|prezzi|qualità|parte)(?!\\p{L}))\\p{L}+',
  pt: '(?:o|a|os|as) (?:mais|maior(?:es)?|melhor|primeir[oa]s?(?! (?:passo|vez|parte|ano|dia|mês|semana|visita|consulta)s?(?!\\p{L}))|únic[oa]s?) (?!(?:serviços?|resultados?|preços?|qualidade|parte)(?!\\p{L}))\\p{L}+',
  nl: '(?:de|het) (?:grootste|beste|oudste|snelste|enige|leukste|modernste) \\p{L}+',
  sv: '(?:den|det|sveriges|världens) (?:största|bästa|äldsta|enda|första|ledande) (?!(?:gången|gang|gangen|steget|steg|skridt|år|året|dag|dagen|uge|uken|uge[nr]|vecka\\p{L}*|måned\\p{L}*|månad\\p{L}*|besök\\p{L}*|besøk\\p{L}*|besøg\\p{L}*)(?!\\p{L}))\\p{L}+',
  da: '(?:den|det|danmarks|verdens) (?:største|bedste|ældste|eneste|første|førende) (?!(?:gången|gang|gangen|steget|steg|skridt|år|året|dag|dagen|uge|uken|uge[nr]|vecka\\p{L}*|måned\\p{L}*|månad\\p{L}*|besök\\p{L}*|besøk\\p{L}*|besøg\\p{L}*)(?!\\p{L}))\\p{L}+',
  nb: '(?:den|det|norges|verdens) (?:største|beste|eldste|eneste|første|ledende) (?!(?:gången|gang|gangen|steget|steg|skridt|år|året|dag|dagen|uge|uken|uge[nr]|vecka\\p{L}*|måned\\p{L}*|månad\\p{L}*|besök\\p{L}*|besøk\\p{L}*|besøg\\p{L}*)(?!\\p{L}))\\p{L}+',
  fi: '(?:suomen|maailman) (?:suurin|paras|vanhin|ainoa|ensimmäinen|johtava)',
  pl: '(?:największ|najstarsz|najleps|najszybs|jedyn(?!ie)|pierwsz|wiodąc)\\p{L}+ (?!(?:raz|krok|rok|dzień|dniach|tydzień|miesiąc|wizyt[aęy]?)(?!\\p{L}))\\p{L}+',
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
};

/** "Every patient is unique": each of many is, mostly of customers, and it sets nobody apart. */
const EVERYBODY_IS_UNIQUE: LanguagePatterns = {
  en: '(?:every|each|all) (?:\\p{L}+ ){1,4}(?:is|are|has|have|a) (?:\\p{L}+ )?unique(?:ly)?|everyone is unique|you are unique',
  de: 'jede[rsn]? (?:\\p{L}+ ){1,4}ist (?:\\p{L}+ )?(?:einzigartig|einmalig)|alle (?:\\p{L}+ ){1,4}sind einzigartig',
  fr: 'chaque (?:\\p{L}+ ){1,4}est (?:\\p{L}+ )?uniques?',
  es: 'cada (?:\\p{L}+ ){1,4}es (?:\\p{L}+ )?(?:únic[oa]|irrepetible)',
  it: 'ogni (?:\\p{L}+ ){1,4}è (?:\\p{L}+ )?(?:unic[oa]|irripetibile)',
  pt: 'cada (?:\\p{L}+ ){1,4}é (?:\\p{L}+ )?únic[oa]',
  nl: '(?:ieder|elk)e? (?:\\p{L}+ ){1,4}is (?:\\p{L}+ )?uniek',
  sv: 'var(?:je|t) (?:\\p{L}+ ){1,4}är (?:\\p{L}+ )?unik\\p{L}*|alla (?:\\p{L}+ ){1,4}är unika',
  da: 'hver(?:t)? (?:\\p{L}+ ){1,4}er (?:\\p{L}+ )?unik\\p{L}*',
  nb: 'hver(?:t)? (?:\\p{L}+ ){1,4}er (?:\\p{L}+ )?unik\\p{L}*',
  fi: '(?:jokainen|jokaisen) (?:\\p{L}+ ){1,4}on ainutlaatuinen|jokainen on ainutlaatuinen',
  pl: 'każd\\p{L}+ (?:\\p{L}+ ){1,4}(?:jest )?(?:wyjątkow|unikaln|niepowtarzaln)\\p{L}+',
  cs: 'každ\\p{L}+ (?:\\p{L}+ ){1,4}je (?:\\p{L}+ )?(?:jedinečn|unikátn)\\p{L}+',
  sk: 'každ\\p{L}+ (?:\\p{L}+ ){1,4}je (?:\\p{L}+ )?(?:jedinečn|unikátn)\\p{L}+',
  ru: 'кажд\\p{L}+ (?:\\p{L}+ ){1,4}(?:[—–-] )?(?:уникал|неповторим)\\p{L}+',
  uk: 'кож\\p{L}+ (?:\\p{L}+ ){1,4}(?:[—–-] )?(?:унікал|неповторн)\\p{L}+',
  bg: 'всек\\p{L}+ (?:\\p{L}+ ){1,4}е (?:уникал|неповторим)\\p{L}+',
  tr: 'her (?:\\p{L}+ ){1,4}(?:benzersiz|eşsiz)\\p{L}*',
};

/** It ends by what it is not: "Design with authorship, not mass production." */
const CONTRASTS: LanguagePatterns = {
  en: "\\p{L}{1,40}(?:,| —| –) not (?!(?:to|only|yet|all|always|necessarily)(?!\\p{L}))(?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  de: "\\p{L}{1,40}(?:,| —| –) (?:nicht|kein\\p{L}{0,2}) (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  fr: "\\p{L}{1,40}(?:,| —| –) pas (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  es: "\\p{L}{1,40}(?:,| —| –) no (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  it: "\\p{L}{1,40}(?:,| —| –) non (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  pt: "\\p{L}{1,40}(?:,| —| –) não (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  nl: "\\p{L}{1,40}(?:,| —| –) (?:geen|niet) (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  sv: "\\p{L}{1,40}(?:,| —| –) inte (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  da: "\\p{L}{1,40}(?:,| —| –) ikke (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  nb: "\\p{L}{1,40}(?:,| —| –) ikke (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  pl: "\\p{L}{1,40}(?:,| —| –) (?:a )?nie (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  cs: "\\p{L}{1,40}(?:,| —| –) (?:a )?ne (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  ru: "\\p{L}{1,40}(?:,| —| –) а не (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
  uk: "\\p{L}{1,40}(?:,| —| –) а не (?:[\\p{L}’'-]{1,40} ){0,4}[\\p{L}’'-]{1,40}[.!]?$",
};

/** What the brand does not do on principle: "We don't take sponsors." */
const REFUSALS: LanguagePatterns = {
  en: "we (?:don['’]t|do not|never) (?:take|work (?:with|for)|do|sell|use|accept|charge|show|run|track|bundle|add)(?! (?:any )?(?:responsib\\p{L}+|liabil\\p{L}+|returns?|refunds?|exchanges?|cash|cards?|credit|reservations?|bookings?|walk-ins|cookies|orders|payments?|appointments?|so|this|that|it|not)(?!\\p{L}))",
  de: 'wir (?:nehmen|verkaufen|verwenden|machen|arbeiten|verlangen|zeigen) (?:kein\\p{L}{0,2}(?! (?:haftung|verantwortung|gewähr|rücksendung\\p{L}*|reservierung\\p{L}*|kartenzahlung\\p{L}*))|nicht mit)',
  fr: 'nous ne (?:prenons|travaillons|faisons|vendons|utilisons|facturons|acceptons|affichons) (?:pas|aucune?|jamais)(?! (?:de |les )?(?:cartes?|chèques?|responsabilité|réservations?|remboursements?))',
  es: 'no (?:trabajamos con|vendemos|usamos|utilizamos|cobramos|aceptamos)(?! (?:cookies|tarjetas?|devoluciones|reservas|efectivo)(?!\\p{L}))',
  it: 'non (?:lavoriamo con|vendiamo|usiamo|utilizziamo|chiediamo|accettiamo)(?! (?:cookie|carte|resi|prenotazioni|contanti)(?!\\p{L}))',
  pt: 'não (?:trabalhamos com|vendemos|usamos|utilizamos|cobramos|aceitamos)(?! (?:cookies|cartões|devoluções|reservas|dinheiro)(?!\\p{L}))',
  nl: '(?:wij|we) (?:werken niet (?:met|voor)|(?:nemen|verkopen|gebruiken|rekenen|doen) (?:geen|nooit))(?! (?:cookies|pinpas|reserveringen|retouren|verantwoordelijkheid)(?!\\p{L}))',
  sv: 'vi (?:tar|säljer|använder|arbetar|jobbar) (?:inte med|aldrig|inga|ingen)(?! (?:kakor|cookies|kort|kontanter|ansvar|bokningar)(?!\\p{L}))',
  da: 'vi (?:tager|sælger|bruger|arbejder) (?:ikke med|aldrig|ingen)(?! (?:cookies|kort|kontanter|ansvar|reservationer)(?!\\p{L}))',
  nb: 'vi (?:tar|selger|bruker|arbeider|jobber) (?:ikke med|aldri|ingen)(?! (?:cookies|informasjonskapsler|kort|kontanter|ansvar|bestillinger)(?!\\p{L}))',
  pl: 'nie (?:sprzedajemy|pobieramy|bierzemy|używamy|stosujemy|pracujemy z)(?! (?:plików|cookies|odpowiedzialności|rezerwacji)(?!\\p{L}))',
  cs: 'ne(?:prodáváme|bereme|používáme|účtujeme|pracujeme s)(?! (?:cookies|odpovědnost|rezervace|hotovost)(?!\\p{L}))',
};

/** "…who chose this unique place", "If you are looking for the best venue": it is taken for granted, or looked for. */
const MENTIONED: LanguagePatterns = {
  en: '(?:this|that|these|those) (?:\\p{L}+ )?unique|(?:looking|searching) for',
  de: 'dies\\p{L}+ (?:\\p{L}+ )?(?:einzigartig|einmalig)\\p{L}*|auf der suche nach|(?:wenn|falls) sie [^.]{0,60}suchen|suchst du|suchen sie',
  fr: "c(?:e|et|ette|es) \\p{L}+ uniques?|(?:vous|tu) (?:re)?cherche[sz]|à la recherche d(?:e|u|es|['’]\\p{L}+)",
  es: '(?:est|es)[eao]s? \\p{L}+ únic[oa]s?|si (?:lo que )?busca\\p{L}*|buscas|está[s]? buscando',
  it: 'quest[oaie] \\p{L}+ unic[oa]|(?:se|stai|state) cerc\\p{L}+|alla ricerca d\\p{L}+',
  pt: '(?:est|ess)[ea]s? \\p{L}+ únic[oa]s?|se (?:você )?(?:procura|busca)|(?:à|em) (?:procura|busca) d[eoa]s?|está (?:à )?procura\\p{L}*',
  nl: '(?:deze|dit|die|dat) unieke?|op zoek naar|(?:als|indien) (?:je|u) [^.]{0,40}zoekt|zoek(?:t u| je)',
  sv: '(?:denna|detta|dessa|de[nt] här|de här) unik\\p{L}*|letar (?:du|ni) efter|söker (?:du|ni)',
  da: '(?:denne|dette|disse|de[nt] her) unik\\p{L}*|leder (?:du|i) efter|søger (?:du|i)',
  nb: '(?:denne|dette|disse|de[nt] her) unik\\p{L}*|ser (?:du|dere) etter|leter (?:du|dere) etter',
  fi: 'tä(?:mä|män|ssä|stä|hän|llä) ainutlaatui\\p{L}+|etsit(?:kö|tekö)?',
  pl: 't(?:o|ego|en|a|ym|ej|ę|ą) (?:wyjątkow|niepowtarzaln|unikaln)\\p{L}+|(?:po)?szukasz|(?:po)?szukają państwo',
  cs: 't(?:oto|ento|ato|ohoto|éto|omto) (?:jedinečn|unikátn)\\p{L}+|hledáte|hledáš',
  sk: 't(?:oto|ento|áto|ohto|ejto|omto) (?:jedinečn|unikátn)\\p{L}+|hľadáte|hľadáš',
  hu: 'ez(?:t|en|ek|ben)? az? (?:egyedülálló|páratlan)\\p{L}*|keres(?:ed|i|sz)',
  ro: 'acest\\p{L}* \\p{L}+ unic\\p{L}*|(?:dacă )?(?:cauți|căutați)',
  ru: 'эт(?:о|от|а|и|ого|ой|ом|их|у) (?:уникальн|неповторим)\\p{L}+|ищ(?:ете|ешь)',
  uk: 'ц(?:е|ей|я|і|ього|ієї|ьому|их|ю) (?:унікальн|неповторн)\\p{L}+|шука(?:єте|єш)',
  bg: 'т(?:ова|ози|ази|ези) (?:уникал|неповторим)\\p{L}+|търсите',
  el: 'αυτ\\p{L}+ (?:τ\\p{L}+ )?μοναδικ\\p{L}+|ψάχνετε|αναζητάτε',
  tr: 'bu (?:eşsiz|benzersiz)|arıyorsanız|(?:mı|mi|mu|mü) arıyorsun\\p{L}*',
  ja: 'お探し|この唯一',
  zh: '寻找|尋找|这(?:个|座|片)独特|這(?:個|座|片)獨特',
  ko: '찾고 (?:있|계)|찾으(?:시|신)',
  ar: 'هذ[اه] .{0,15}فريد|تبحث(?:ون)? عن',
  he: 'מחפש\\S*',
};

/** Whether a sentence says in so many words what sets something apart. */
export const setsApart = (text: string, language: string): boolean =>
  ![EVERYBODY_IS_UNIQUE, MENTIONED].some((patterns) => matchesPatterns(text, patterns, language)) &&
  (matchesPatterns(text, DISTINCTIONS, language) || matchesPatterns(text, REFUSALS, language));

/** Whether a sentence calls something the first, largest or best, or says what it is not. */
export const isSuperlative = (text: string, language: string): boolean =>
  !matchesPatterns(text, MENTIONED, language) &&
  (matchesPatterns(text, SUPERLATIVES, language) || matchesPatterns(text, CONTRASTS, language));
