import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { isBelief } from './beliefs.ts';
import { namesWeekday } from './house-rules.ts';

/** "We are not a pool of anonymous drivers": what somebody or something is not. */
const DENIALS: LanguagePatterns = {
  en: "(?:we|i)(?: are|['’]re| am|['’]m) (?:not|never) (?:just |simply )?(?:an?|another|your|one of|like)|(?<!there )(?:is|are)(?: not|n['’]t) (?:just |simply )?(?:an?|another|your)",
  de: '(?:wir sind|ich bin|ist|sind) (?:\\p{L}+ )?kein(?:e[nmrs]?)?|(?:wir sind|ist|sind) nicht (?:nur |einfach )?(?:irgend)?eine?',
  fr: "n['’]est pas (?:qu['’])?(?:une?|un simple|une simple)|ne (?:sommes|sont) pas (?:une?|des|comme)|je ne suis pas une?",
  es: 'no (?:es|somos|son|soy) (?:un|una|unos|unas|otr[oa]|el típico|la típica|como)',
  it: "non (?:è|siamo|sono) (?:(?:solo|soltanto|semplicemente) )?(?:un|una|uno|come|il solito|la solita)|non (?:è|siamo|sono) un['’]\\p{L}+",
  pt: 'não (?:é|somos|são|sou) (?:(?:só|apenas) )?(?:um|uma|mais um|mais uma|como)',
  nl: '(?:wij zijn|we zijn|ik ben|is|zijn) (?!er(?!\\p{L}))(?:\\p{L}+ )?geen|(?:is|zijn) niet (?:zomaar|weer) een',
  sv: '(?<!det )är (?:vi |jag )?(?:inte (?:bara )?(?:en|ett)|ingen|inget|inga)',
  da: '(?<!der )er (?:vi |jeg )?(?:ikke (?:bare )?(?:en|et)|ingen|intet)',
  nb: '(?<!(?:det|der) )er (?:vi |jeg )?(?:ikke (?:bare )?(?:en|ei|et)|ingen|ikkje (?:ein|ei|eit))',
  fi: '(?:emme|en|ei) ole (?:vain |pelkkä )?(?:mikään|tavallinen|tavanomainen|perinteinen|pelkkä|suuri|iso|ketju)',
  pl: '(?:nie (?:jest|są|jestem) (?:tylko |zwykł|kolejn|jedynie )\\p{L}*|nie jesteśmy (?!w stanie|zainteresowani|odpowiedzialni)\\p{L}+|to nie (?:jest )?(?:tylko|zwykł\\p{L}+|kolejn\\p{L}+))',
  cs: '(?:nejsme (?!schopni|povinni|odpovědní|plátci)\\p{L}+|(?:není|nejsou) (?:jen |pouze )?(?:další|obyčejn\\p{L}+|běžn\\p{L}+|klasick\\p{L}+|jen|pouze))',
  sk: '(?:nie sme (?!schopní|povinní|zodpovední|platcami)\\p{L}+|nie (?:je|sú) (?:len |iba )?(?:ďalš\\p{L}+|obyčajn\\p{L}+|bežn\\p{L}+|klasick\\p{L}+|len|iba))',
  hu: 'nem (?:csak )?egy \\p{L}+|nem vagyunk (?!felelős|köteles)\\p{L}+',
  ro: 'nu (?:este|suntem|e|sunt) (?:doar )?(?:un|o|niște|încă)',
  bg: '(?:не сме (?!отговорни|длъжни)\\p{L}+|не (?:е|са) (?:просто |само |поредн|обикновен)\\p{L}*)',
  hr: '(?:nismo (?!odgovorni|dužni|u mogućnosti)\\p{L}+|(?:nije|nisu) (?:samo|tek|obič\\p{L}+|još jed\\p{L}+))',
  sr: '(?:nismo (?!odgovorni|dužni|u mogućnosti)\\p{L}+|(?:nije|nisu) (?:samo|tek|obič\\p{L}+|još jed\\p{L}+)|нисмо (?!одговорни|дужни)\\p{L}+|(?:није|нису) (?:само|тек|обич\\p{L}+|још јед\\p{L}+))',
  sl: '(?:nismo (?!odgovorni|dolžni)\\p{L}+|(?:ni|niso) (?:le|samo|zgolj|običaj\\p{L}+|navad\\p{L}+|še en\\p{L}*))',
  el: 'δεν (?:είναι|είμαστε) (?:(?:απλ[άώ]ς?|μόνο) )?(?:ένα[ςν]?|μι[αά]|άλλ\\p{L}+)',
  ru: 'мы не (?!\\p{L}+(?:ем|им|ём)(?!\\p{L}))\\p{L}+|это не (?:просто )?\\p{L}+|не является (?!публич|офертой|медицин)\\p{L}+',
  uk: 'ми не (?!\\p{L}+(?:ємо|имо|емо)(?!\\p{L}))\\p{L}+|це не (?:просто )?\\p{L}+|не є (?!публіч|офертою)\\p{L}+',
  tr: '(?:bir|sıradan|sadece|yalnızca) (?:\\p{L}+ ){1,4}değil(?:iz|dir|im)?',
  ar: 'لسنا \\p{L}+|(?:ليس|ليست) مجرد',
  he: 'לא (?:רק|סתם|עוד) \\S+|(?:אינו|אינה|איננו) (?:רק |סתם |עוד )\\S+',
  ja: '(?:(?:単なる|ただの|よくある|普通の).{1,30}|(?:店|屋|会社|業者|場所|教室|塾|宿|サービス|施設|工場))では(?:ありません|ない|なく)',
  ko: '(?:단순한|그저|평범한|흔한) .{1,30}(?:아닙니다|아닌|아니라)',
  zh: '(?:我们|我們)?(?:不是|并非|並非)(?:一(?:家|个|個|间|間)|普通|传统|傳統|单纯|單純).{1,20}',
  id: '(?:kami |adalah )?bukan (?:sekadar |sekedar |hanya )?(?:sebuah|tempat|toko|perusahaan|sekolah|agen|lembaga|biasa)',
  vi: '(?:chúng tôi )?không (?:chỉ|đơn thuần|phải) là (?:một|nơi)',
  hi: '(?:हम|यह) (?:सिर्फ|केवल|कोई) .{2,40} नहीं (?:हैं|है)',
  ca: 'no (?:és|som|són) (?:(?:només|simplement) )?(?:un|una)',
  et: '(?:me )?(?:ei ole|pole) (?:lihtsalt|pelgalt|tavali\\p{L}+|järjekord\\p{L}+|suur)',
  lv: '(?:neesam (?!atbildīgi)|nav (?:tikai |vienkārši |parast|kārtēj))\\p{L}*',
  lt: '(?:nesame (?!atsakingi)|nėra (?:tik |tiesiog |eilin|įprast))\\p{L}*',
};

/** The same without a subject, as the opening of a line: "Not a course, not a retreat". */
const DENIAL_OPENINGS: LanguagePatterns = {
  en: '^not (?:just |merely )?(?:an?|another|your) (?!(?:member|customer|client|subscriber|user|robot|fan|problem)(?!\\p{L}))\\p{L}+',
  de: '^(?:hier )?(?:nicht (?:nur |einfach )?(?:irgend)?eine?[nrm]? \\p{L}+|kein\\p{L}{0,2} \\p{L}+(?: von der stange|, kein))',
  fr: "^pas (?:seulement |juste )?(?:une? |qu['’]une? )\\p{L}+",
  es: '^no (?:es )?(?:solo |sólo )?un[oa]? \\p{L}+|^ni un[oa]? \\p{L}+',
  it: "^non (?:è )?(?:solo |soltanto |semplicemente )?(?:un[oa]? |un['’])\\p{L}+",
  pt: '^não (?:é )?(?:só |apenas )?uma? \\p{L}+|^nem uma? \\p{L}+',
  nl: '^(?:geen (?:doorsnee|standaard|gewone?|massa\\p{L}*) \\p{L}+|niet (?:zomaar|weer) een \\p{L}+)',
  sv: '^inte (?:bara )?(?:en|ett) \\p{L}+',
  da: '^ikke (?:bare )?(?:en|et) \\p{L}+',
  nb: '^ikke (?:bare )?(?:en|ei|et) \\p{L}+',
  fi: '^ei (?:mikään|pelkkä|tavallinen) \\p{L}+',
  pl: '^nie (?:kolejn\\p{L}+|zwykł\\p{L}+) \\p{L}+',
  cs: '^(?:žádn\\p{L}+ |ne)(?:další|obyčejn\\p{L}+|masov\\p{L}+) \\p{L}+',
  sk: '^(?:žiadn\\p{L}+ |nie )(?:ďalš\\p{L}+|obyčajn\\p{L}+|masov\\p{L}+) \\p{L}+',
  hu: '^nem (?:csak )?egy(?:szerű)? \\p{L}+',
  ro: '^nu (?:doar )?(?:un|o|încă) \\p{L}+',
  bg: '^не (?:просто|поредн\\p{L}+) \\p{L}+',
  hr: '^ne (?:još jed\\p{L}+|obič\\p{L}+) \\p{L}+',
  sl: '^ne (?:še en\\p{L}*) \\p{L}+',
  el: '^όχι (?:απλ[άώ]ς? |άλλ\\p{L}+ )?(?:ένα[ςν]?|μι[αά]) \\p{L}+',
  ru: '^не (?:просто|очередн\\p{L}+) \\p{L}+',
  uk: '^не (?:просто|черговий|чергова) \\p{L}+',
  tr: '^(?:sadece|sıradan|yalnızca) (?:\\p{L}+ ){1,4}değil',
  id: '^bukan (?:sekadar|sekedar) \\p{L}+',
  vi: '^không (?:chỉ|phải|đơn thuần) là \\p{L}+',
  ca: '^no (?:és )?(?:només )?una? \\p{L}+',
};

/** Who gives no advice says so by law, and what is believed is said of the world: "This is not a medical service". */
const DISCLAIMERS =
  /(?<!\p{L})(?:legal|medi[ckz]|médi[ck]|medicin|klini|clini|clíni|jur[ií]d|juris|rechts|financ|finanz|finans|tax|steuer|advice|advis|beratung(?!\p{L})|therap|terap|diagno|emergency|notfall|substitut|ersatz|liab|haft|guarant|garant|warrant|invest|licen[cs]|лекар|врач|медицин|юрид|терап|лікар|гарант|医療|診断|保証|의료|보증|医疗|طبي|רפוא)/iu;

/** Of doors, food and what is needed: "We are not a nut-free kitchen", "Bei uns ist keine Anmeldung nötig". */
const NOTICES =
  /allerg|nut-free|gluten|pet-friendly|smok|rauch|otev[rř]|zavř|czynn|otwar|zamkn|otvoren|zatvoren|odprt|zaprt|отворен|затворен|nyitva|zárva|zastiž|dostup|erforderlich|nötig|notwendig|möglich|erlaubt|required|needed|necessary|vereist|nodig|mogelijk|krävs|nödvänd|nødvend|nécessaire|necesari|necessári|obligato|obligator|potrzeb|potřeb|потріб|нужн|необход/iu;

const isNotice = (text: string, language: string): boolean =>
  DISCLAIMERS.test(text) || NOTICES.test(text) || namesWeekday(text, language);

/** Whether a text denies what something is, other than in a belief, notice or disclaimer. */
export const deniesBeing = (text: string, language: string): boolean =>
  matchesPatterns(text, DENIALS, language) && !isBelief(text) && !isNotice(text, language);

/** Whether a text opens by what something is not. */
export const opensByDenial = (text: string, language: string): boolean =>
  matchesPatterns(text, DENIAL_OPENINGS, language) && !isNotice(text, language);
