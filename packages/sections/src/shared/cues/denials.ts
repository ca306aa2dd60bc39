import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';
import { isBelief } from './beliefs.ts';
import { NAME } from './own-name.ts';
import { USUAL } from './usual-kinds.ts';

/** "We are not", "Acme isn't": of the brand itself, not of its site, its kitchen or its car park. */
const WE_ARE_NOT: LanguagePatterns = {
  en: `(?:we|i)(?: are|'re| am|'m) (?:not|never)|we aren't|${NAME} (?:is|are)(?: not|n't)`,
  de: `(?:wir sind|sind wir|ich bin|${NAME} (?:ist|sind)) (?:\\p{L}+ )?(?:kein\\p{L}{0,2}|nicht(?= (?:irgend|wie )))`,
  fr: `nous ne sommes pas|je ne suis pas|${NAME} n'est pas`,
  es: `no (?:somos|soy)|${NAME} no es`,
  it: `non (?:siamo|sono)|${NAME} non è`,
  pt: `não (?:somos|sou)|${NAME} não é`,
  nl: `(?:(?:wij|we) zijn|ik ben|${NAME} is) (?:\\p{L}+ )?(?:geen|niet(?= zomaar))`,
  sv: `(?:vi|jag|${NAME}) är (?:inte (?:bara )?(?:en|ett|som)|ingen|inget)`,
  da: `(?:vi|jeg|${NAME}) er (?:ikke (?:bare )?(?:en|et|som)|ingen|intet)`,
  nb: `(?:vi|jeg|eg|${NAME}) er (?:(?:ikke|ikkje) (?:bare )?(?:en|ei|et|ein|eit|som)|ingen|inget)`,
  fi: `emme ole|${NAME} ei ole`,
  pl: `nie jesteśmy|nie jestem|${NAME} (?:to )?nie(?: jest)?`,
  cs: `nejsme|${NAME} není`,
  sk: `nie sme|${NAME} nie je`,
  hu: `(?:mi )?nem vagyunk|${NAME} nem`,
  ro: `nu suntem|${NAME} nu (?:este|e)`,
  bg: `не сме|${NAME} не е`,
  hr: `nismo|${NAME} nije`,
  sr: `nismo|нисмо|${NAME} (?:nije|није)`,
  sl: `nismo|${NAME} ni`,
  el: `δεν είμαστε|${NAME} δεν είναι`,
  ru: `(?:мы|${NAME})(?: [—–-])?(?: это)? не`,
  uk: `(?:ми|${NAME})(?: [—–-])?(?: це)? не`,
  ar: `لسنا|${NAME} ليست?`,
  he: `(?:אנחנו|אנו|${NAME}) (?:לא|איננו|אינו|אינה)`,
  id: `(?:kami|${NAME}) bukan`,
  vi: `(?:chúng tôi|${NAME}) không (?:chỉ |phải |đơn thuần |phải chỉ )?là`,
  ca: `no som|${NAME} no és`,
  et: `(?:me|${NAME}) (?:ei ole|pole)`,
  lv: `neesam|${NAME} nav`,
  lt: `nesame|${NAME} nėra`,
};

/** The same where the verb comes last or words are not spaced. */
const DENIALS_BY_THE_END: LanguagePatterns = {
  tr: `(?:biz|${NAME}) (?:bir )?(?:sıradan|alelade|anonim|zincir|fabrika) (?:\\p{L}+ ){0,4}değil\\p{L}*`,
  ja: `(?:私たち|当社|弊社|当店|当院|当塾|${NAME})は、?(?:.{0,12})(?:単なる|ただの|よくある|普通の|チェーン)(?:(?!時間|営業).){1,25}では(?:ありません|ない)`,
  ko: `(?:저희|우리|${NAME})[는은] .{0,8}(?:평범한|흔한|체인|프랜차이즈|단순한 (?:식당|가게|회사|학원|카페|업체|병원|공간|곳)).{0,20}아닙니다`,
  zh: `(?:我们|我們|本店|本公司|${NAME})(?:不是|并非|並非)(?:一[家个個间間])?.{0,2}(?:普通(?!.?营业)|传统|傳統|连锁|連鎖|流水线|流水線)`,
};

/** What stands before the kind, in languages with articles: who is not open at ordinary hours has none. */
const ARTICLES: LanguagePatterns = {
  en: ' (?:just |simply |merely )?(?:an?|your|one of those)',
  fr: " (?:juste |seulement )?(?:une?|des|le|la|qu'une?)",
  es: ' (?:solo |sólo )?(?:un|una|unos|unas|el|la)',
  it: ' (?:solo |soltanto )?(?:un[oa]?|il|la|i|gli|le)',
  pt: ' (?:só |apenas |mais )?(?:uma?|o|a)',
  ca: ' (?:només )?(?:un|una|el|la)',
};

/** No words of the kind itself: "not open at ordinary hours", "not liable for a chain of mails". */
const NO_PREPOSITION =
  '(?!(?:w|we|na|v|ve|u|в|во|на|у|о|по|за|от|от|з|із|a|az|la|de|di|do|em|do|da|sub|za|od|po|pri|στις|τις|στο|στη|στον|στην|σε|με|par|por|para|in|on|at|for|by|with|من|في|علي|op|in|i|på|für|von|im|am|bei|seperti|buka)(?!\\p{L}))';

/** So many words may stand between: "not a big anonymous chain". */
const BETWEEN = `(?: ${NO_PREPOSITION}[\\p{L}'-]+,?){0,2}?`;

/** "Not another tourist trap", "pas comme les autres". */
const ONE_MORE: LanguagePatterns = {
  en: '(?: just)? another (?!member|branch|day|lockdown)\\p{L}+| like (?:all |the |any |most )?(?:others?|most)',
  fr: ' comme les autres',
  es: ' como (?:l[oa]s )?(?:demás|otr[oa]s)',
  it: ' come (?:gli altri|le altre)',
  pt: ' mais uma? (?!vez)\\p{L}+| como (?:os outros|as outras)',
};

const DENIALS: LanguagePatterns = {
  ...Object.fromEntries(
    Object.entries(WE_ARE_NOT).map(([code, not]) => {
      const usual = `${ARTICLES[code] ?? ''}${BETWEEN} (?:${USUAL[code]})`;
      const ways = [usual, ONE_MORE[code]].filter(Boolean).join('|');
      return [code, `(?:${not})(?:${ways})`];
    }),
  ),
  ...DENIALS_BY_THE_END,
};

/** Hours and places that are not the usual ones. */
const HOURS_AND_PLACES: LanguagePatterns = {
  en: 'hours?|times?|address|distance|entrance|number|weather',
  de: 'uhr|öffnungszeiten|adresse|eingang',
  fr: 'heures|horaires?|adresse|voie',
  es: 'horas?|horarios?|dirección|correos?',
  it: 'ore|orari[oi]?|indirizzo',
  pt: 'horas?|horários?|endereço|plano de saúde',
  nl: 'tijd(?:en)?|uur|adres',
  sv: 'tid(?:er)?|adress',
  da: 'tid(?:er)?|adresse|telefon',
  nb: 'tid(?:er)?|adresse|telefon',
  pl: 'godzin\\p{L}*|adres\\p{L}*',
  cs: 'hodin\\p{L}*|míst[oě]|adres\\p{L}*',
  ru: 'режим\\p{L}*|час(?:ы|ов)|мест[оеа]|адрес\\p{L}*|врем\\p{L}+',
  uk: 'режим\\p{L}*|годин\\p{L}*|місц\\p{L}+|адрес\\p{L}*|час\\p{L}*',
  hu: 'hely\\p{L}*|óra|órá\\p{L}*|idő\\p{L}*',
  ro: 'or[aăe]\\p{L}*|adres\\p{L}*',
  bg: 'мяст\\p{L}*|час\\p{L}*|адрес\\p{L}*|време',
  el: 'ώρ\\p{L}+|διεύθυνση',
};

/** "Not a course, not a retreat", as the opening of a line: nothing is said of it, and something follows or nothing. */
const DENIAL_OPENINGS: LanguagePatterns = {
  en: 'not (?:just |merely )?(?:an?|another|your)',
  de: '(?:nicht (?:nur |einfach )?(?:irgend)?eine?[nr]?)',
  fr: "pas (?:seulement |juste )?(?:une?|qu'une?)",
  es: '(?:no (?:es )?(?:solo |sólo )?|ni )una?',
  it: "non (?:è )?(?:solo |soltanto |semplicemente )?un[oa']?",
  pt: '(?:não (?:é )?(?:só |apenas )?|nem )uma?',
  nl: '(?:geen(?= (?:doorsnee|standaard|gewone?|anonieme?)(?!\\p{L}| dag))|niet (?:zomaar|weer) een)',
  sv: 'inte (?:bara )?(?:en|ett)',
  da: 'ikke (?:bare )?(?:en|et)',
  nb: 'ikke (?:bare )?(?:en|ei|et)',
  fi: 'ei (?:mikään|pelkkä|tavallinen)',
  pl: 'nie (?:kolejn\\p{L}+|zwykł\\p{L}+)',
  cs: '(?:žádn\\p{L}+ |ne)(?:další|obyčejn\\p{L}+|masov\\p{L}+)',
  sk: '(?:žiadn\\p{L}+ |nie )(?:ďalš\\p{L}+|obyčajn\\p{L}+|masov\\p{L}+)',
  hu: 'nem (?:csak )?egy(?:szerű)?',
  ro: 'nu (?:doar )?(?:un|o|încă)',
  bg: 'не (?:просто|поредн\\p{L}+)',
  hr: 'ne (?:još jed\\p{L}+|obič\\p{L}+)',
  sl: 'ne še en\\p{L}*',
  el: 'όχι (?:απλ[άώ]ς? |άλλ\\p{L}+ )?(?:ένα[ςν]?|μι[αά])',
  ru: 'не (?:просто|очередн\\p{L}+)',
  uk: 'не (?:просто|черговий|чергова)',
  id: 'bukan (?:sekadar|sekedar)',
  ca: 'no (?:és )?(?:només )?una?',
};

/** "Not an anonymous chain of…" needs no end. */
const usualIn = (code: string): string =>
  USUAL[code] === undefined ? '' : `|(?: [\\p{L}'-]+){0,2}? (?:${USUAL[code]})(?= \\p{L})`;

const OPENINGS: LanguagePatterns = Object.fromEntries(
  Object.entries(DENIAL_OPENINGS).map(([code, words]) => [
    code,
    `^(?:${words})(?: ?[\\p{L}'-]+(?: [\\p{L}'-]+)?(?=[.,:;—–]| [—–-] |$)${usualIn(code)})`,
  ]),
);

/** "Not a problem", "Not a day": a manner of speaking; and disclaimers: "Not a medical device". */
const NO_KIND: LanguagePatterns = {
  en: 'problem|issue|doubt|day|hour|minute|moment|chance|soul|single|inch|lot|bit|thing|word|bad|member|customer|client|subscriber|user|robot|fan|place|table|seat|secret|option|coincidence|surprise|big deal|medical|legal|financial|substitute|replacement|offer|advice|affiliate|recommendation',
  de: '(?:problem|thema|zweifel|tag|stunde|minute|moment|wort|platz|mitglied|kunde|zufall|wunder|sorge|ahnung|lust|frage|angst|zeit|einfache\\p{L}*|gewähr|haftung|ersatz|zutritt|eintritt|arzt\\p{L}*|medizin\\p{L}*)',
  fr: 'problème|souci|doute|jour|heure|minute|mot|place|hasard|question|chance|secret',
  es: 'problema|duda|vez|día|hora|minuto|palabra|secreto|casualidad|plaza|euro|céntimo',
  it: 'problema|dubbio|volta|giorno|ora|minuto|parola|caso|posto|segreto|euro',
  pt: 'problema|dúvida|vez|dia|hora|minuto|palavra|acaso|segredo|lugar|real',
  nl: 'probleem|twijfel|dag|uur|minuut|woord|plaats|toeval|zorgen|idee|tijd|zin|lid|account|abonnement',
  sv: 'problem|dag|timme|minut|ord|plats|bord|slump|aning|chans',
  da: 'problem|dag|time|minut|ord|plads|bord|tilfælde|chance',
  nb: 'problem|dag|time|minutt|ord|plass|bord|tilfeldighet|sjanse',
  hu: 'nap|óra|perc|szó|hely|gond',
  ro: 'zi|oră|minut|cuvânt|loc|problemă|dată',
  el: 'μέρα|ημέρα|ώρα|λεπτό|λέξη|πρόβλημα',
  ca: 'dia|hora|minut|paraula|problema|dubte',
};

/** Whether a text says that the brand, which it calls `NAME` or "we", is not what others are, other than in a belief. */
export const deniesBeing = (text: string, language: string): boolean =>
  matchesPatterns(text, DENIALS, language) &&
  !matchesPatterns(text, HOURS_AND_PLACES, language) &&
  !isBelief(text, language);

/** Whether a text opens by what something is not. */
export const opensByDenial = (text: string, language: string): boolean =>
  matchesPatterns(text, OPENINGS, language) && !matchesPatterns(text.slice(0, 60), NO_KIND, language);
