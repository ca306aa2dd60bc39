import { normalizeWhitespace } from '../shared/text/index.ts';
import type { Audience } from './audience.ts';
import { isAudienceHeading } from './audience-heading.ts';
import { areOthers, isCutClause } from './cut-clauses.ts';
import { isOtherParty } from './other-parties.ts';
import { isWhoever } from './whoever.ts';

/** "Corporate team days", "Summer parties": what people come for, not who comes. */
const OCCASION =
  /(?<!\p{L})(?:days|parties|socials|celebrations|weddings|birthdays|receptions|occasions|feiern|hochzeiten|geburtstage|anniversaires|mariages|fêtes|bodas|fiestas|cumpleaños|matrimoni|feste|compleanni|casamentos|aniversários|bruiloften|feesten|verjaardagen|bröllop|kalas|bryllupper|fødselsdage|bryllup|häät|juhlat|wesela|urodziny|imprezy|svatby|oslavy|свадьбы|праздники|весілля|свята|düğünler|γάμοι|βαφτίσεις)$/iu;

/** "Full members": a class of members. */
const MEMBER_CLASS =
  /^(?:(?:full|ordinary|associate|honorary|corporate|student|supporting|regular|life|gold|silver|bronze|platinum|diamond|premium|professional|founding|institutional|individual) (?:members?|sponsors?|patrons?)|(?:ordentliche|außerordentliche|fördernde|aktive|passive)s? mitglied(?:er)?|(?:ehren|förder|gold|silber|bronze|platin|premium|gründungs)-?mitglieder|membres? (?:actifs?|associés?|bienfaiteurs?|d['’](?:honneur|or|argent)|or|argent|bronze|fondateurs?)|(?:socios|soci) (?:honorarios|numerarios|fundadores|(?:de )?oro|(?:de )?plata|onorari|ordinari|sostenitori|fondatori)|członk\p{L}+ (?:honorow|zwyczajn|wspierając)\p{L}+|(?:正|準|賛助|名誉|特別)会員|(?:정|준|특별|명예|일반|기관)회원|.*入会した(?:法人|個人|団体|者|方))$/iu;

/** "You are an excellent candidate for a grant": praise of the reader. */
const FIT_CANDIDATE =
  /^(?:an? )?(?:excellent|good|great|ideal|perfect|right|strong|suitable|ideal\p{L}*|gute?[rn]?|perfekt\p{L}*|geeignet\p{L}*|bon(?:ne)?s?|buen[oa]?s?|buon[oi]|perfett[oi]|bo[mn]s?|goede|idealn\p{L}*|doskonał\p{L}*|dobr\p{L}*|vhodn\p{L}*|идеальн\p{L}*|хорош\p{L}*|ідеальн\p{L}*) (?:candidat|kandidat|kandydat|кандидат)\p{L}*(?: (?:idéal|idéaux|ideales?|ideali|ideais))?$|^(?:candidat|kandidat)\p{L}* (?:idéal|ideal)\p{L}*$/iu;

/** A verb that was read as part of the name: "support preserves people". */
const OPENS_WITH_VERB =
  /^(?:(?:welcome|hire|book|meet|find|join|choose|invite|ask|call|contact|visit|preserve|support|help|want|need|love|bring|connect|empower|give|make|keep|let|serve|inspire|protect|offer)s?|(?:enrich|teach|reach)(?:es)?|\p{L}{3,}(?:maan|mään)) \p{L}/u;

/** "What our customers say", "When it helps": a heading that asks or is a clause. "quem é Acme": who that is. */
const CLAUSE =
  /^(?:what|when|how|why|where|wann|wie|warum|ce que|quand|comment|pourquoi|où|(?:lo )?qué|cuándo|cómo|por qué|dónde|cosa|quando|come|perché|dove|o que|como|por que|onde|quem é|quién es|qui est|chi è|wat|wanneer|hoe|waarom|waar|vad|hur|varför|hvad|hvornår|hvordan|hvorfor|hva|når|mitä|milloin|miten|miksi|kuka|kiedy|dlaczego|gdzie|proč|prečo|что|когда|как|почему|где|що|коли|як|чому|де|какво|кога|защо|mikor|hogyan|miért|când|cum|de ce|πότε|πώς|γιατί|što|kada|kako|zašto|kdaj|zakaj|kaip|kodėl|kāpēc|millal|kuidas|apa|kapan|bagaimana|mengapa) \p{L}/iu;

/** "людей с 2000 года": since when, unless that is their age. */
const SINCE =
  /^(?!.*(?:born|geboren|nés|nées|nacid|nat[ieo]|nascid|urodz|narozen|родивш|народжен)).*(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds|sedan|siden|od|с|з|від|от|vuodesta|sejak|từ) (?:năm )?\d{4}(?!\d)/iu;

/** 始め方, 使い方: how something is done, and nobody who does it. 一方: "on the other hand". */
const HOW_TO_JAPANESE =
  /(?:使い|味わい|扱い|洗い|買い|習い|戦い|祝い|考|作|仕|在|味|[きぎしじちにびみりえけげせぜてねべめれ]|一)方$/u;

/** 犯人, 亡くなった方: whom a story is about, and nobody who is served. */
const STORY_JAPANESE =
  /^(?:犯人|本人|他人|故人|証人|被告人?|容疑者|加害者|死者|.*(?:亡くな(?:った|られた)|逮捕された)(?:方|人))$/u;

/** "tusen kunder": how many customers, and no word on who they are. */
const COUNTED_CUSTOMERS =
  /^(?:(?:over|more than|about|around|nearly|almost|über|mehr als|rund|fast|plus de|más de|oltre|più di|mais de|meer dan|ruim|över|fler än|mer än|mere end|flere enn|mer enn|yli|ponad|více než|viac ako|более|понад|több mint|peste) )?(?:\p{N}[\p{N}.,  ]*\+?|hundreds?|thousands?|dozens|millions?|hundert\p{L}*|tausend\p{L}*|zahllose|hundrat?(?:als)?|tusen(?:tals|vis)?|tusind(?:er|vis)?|hundre(?:de)?(?:r|vis)?|honderd(?:en)?|duizend(?:en)?|miljoenen|cientos|miles|mille|mila|migliaia|centinaia|centaines|milliers|milhares|centenas|tuhansia?|tuhat|satoja|setki|tysiące|tysięcy|stovky|tisíce|tisíc|сотни|тысячи|тысяч|сотні|тисячі|тисяч|ezer|mii)(?: (?:of|de|di|nöjda|tilfredse|fornøyde|zufriedene[nr]?|happy|satisfied|av|af))* (?:customers?|clients?|guests?|visitors?|users?|members?|kund(?:en|er)|gäst(?:er|e|en)|besucher[n]?|mitglieder[n]?|besökare|brukare|användare|medlemmar|medlemmer|gæster|gjester|brugere|brukere|besøgende|klanten|gasten|bezoekers|leden|gebruikers|clientes|huéspedes|usuarios|clienti|ospiti|utenti|membri|asiakasta|asiakkaita|klient\p{L}+|zákazník\p{L}+|клиент\p{L}+|клієнт\p{L}+)$/iu;

/** 痛みから解放された方, 合格した方: what became of customers, who tell it. */
const OUTCOME_JAPANESE =
  /(?:解放され|改善(?:し|され)|楽になっ|治っ|回復し|よくなっ|良くなっ|間に合っ|達成(?:し|され)|成功し|合格(?:し|され)|ご(?:成約|契約|利用|購入|来店)(?:し|され|いただい)|喜ばれ)た(?:方|お客様|皆様)/u;

/** "Product galleries" show something. */
const GALLERY =
  /^(?:product|image|photo|picture|video|media|bilder|foto|produkt)[ -]?(?:galleries|libraries|galerien)$/iu;

/** "MOSH株式会社": a company by its name. */
const COMPANY_NAME = /(?:株式|有限|合同)会社|株式會社|(?:财团|財團|財団)法人|주식회사|有限(?:责任)?公司/u;

/** "muita yrityksiä", "other companies": besides those that were named before. */
const OTHER =
  /^(?:other|andere[nrm]?|(?:d['’])?autres?|otr[oa]s|altr[ie]|outr[oa]s|andra|andre|muita|muille|muut|inn(?:e|ych|ym)|jin(?:é|ých|ým)|iné|iných|други[ехм]?|других|другим|інших|іншим|други) (?=\p{L}{3})/iu;

/** "til å glede seg over": an infinitive. "hjælper dig med at", "giver dig": the reader. None names a group. */
const NORDIC_PHRASE =
  /^(?:(?:dig|deg) (?:(?:med|til|till) )?)?(?:å|at|att) \p{Ll}|^(?:dig|deg|dej) (?:i|på|hos|ved|vid|med (?:på|til|til|i|ut|ud|inn|ind|in)) |^\p{Ll}+r (?:dig|deg|dej)$/u;

/** "for up to 4 people": how many, not who. */
const CAPACITY = /(?<!\p{L})(?:bis zu|up to|jusqu['’]à|hasta|fino a|até|tot|upp till|op til|opptil|do|до) \d+ \p{L}+/iu;

/** "Personen ohne Benachteiligungen": a phrase that goes on. Who lacks something of these is a group. */
const WITHOUT =
  /^(?:personen|menschen|leute) ohne (?!(?:festen )?(?:abschluss|arbeit|ausbildung|ausweis|bank|behinderung|einkommen|erfahrung|job|krankenversicherung|obdach|papiere|unterkunft|vorkenntnisse|vorwissen|wohnung|wohnsitz))/iu;

/** "även för dig med …": the name behind words that add it to others. */
const ALSO_FOR =
  /^(?:also for|auch für|aussi pour|también para|anche per|também para|ook voor|även för|också för|også (?:for|til)|myös|także dla|również dla|i pro|také pro|также для|також для) /iu;

/** "acteurs du domaine afin de …", "attraverso attività": an aim or a means is not part of who they are. */
const AIM =
  /\s(?:afin (?:que|de|d['’])|in order to|um zu|con el fin de|a fin de|al fine di|com o objetivo de|por meio d[eoa]s?|através d[eoa]s?|a través de|mediante|attraverso|au moyen de|prin|[îi]n vederea|grâce (?:à|aux?))(?!\p{L}).*$/iu;

/** "tunga" of "för tunga och skrymmande varor": an adjective, the noun of which follows the next one. */
const NORDIC_ADJECTIVE_PAIR = /^ (?:och|og|eller) \p{Ll}+(?:ande|ende|iga|lige|ga|ka|ske|ade) \p{Ll}/u;
const NORDIC: ReadonlySet<string> = new Set(['sv', 'da', 'nb']);

/** "Vi hjälper dig med fotvårdsbidrag": what the reader is helped with. */
const HELPED_WITH = /(?<!\p{L})(?:hj[äæe]lp|st[öø]tt|bist|assister)\p{L}* (?:\p{L}+ )?(?:dig|deg|dej) med /iu;
const isHelpedWith = ({ name, source }: Named): boolean =>
  /^(?:dig|deg|dej) med /iu.test(name) && HELPED_WITH.test(source);

const isAdjective = ({ name, source }: Named, language: string): boolean => {
  if (!NORDIC.has(language) || /\s/.test(name)) return false;
  const at = source.indexOf(name);
  return at >= 0 && NORDIC_ADJECTIVE_PAIR.test(source.slice(at + name.length));
};

/** "customers across Kent", "people with a combined experience of 50 years": where they are, or what they get or do. */
const CUSTOMERS_OF_A_PLACE =
  /^(?:our )?(?:customers|clients|guests|visitors|users) (?:across|throughout|around) |^people with (?:a |an |over |many |decades |years )?(?:\d|combined|experience|passion|decades|years)/iu;

/** "members in over 50 countries": how many places there are, and nothing on who they are. */
const OF_COUNTED_PLACES =
  /^(?:members|users|customers|clients|people|visitors|guests|mitglieder[n]?|nutzer[n]?|kunden|menschen|membres|utilisateurs|personnes|miembros|usuarios|clientes|personas|soci|membri|utenti|clienti|persone|membros|usuários|pessoas|leden|gebruikers|klanten|mensen|medlemmar|användare|kunder|människor|medlemmer|brugere|brukere|mennesker|członk\p{L}+|użytkownik\p{L}+|klient\p{L}+|ludzi|člen\p{L}+|uživatel\p{L}+|lidí|член\p{L}*|пользовател\p{L}*|користувач\p{L}*|клиент\p{L}*|клієнт\p{L}*|людей) [^,]*\d[\d.,]*\+? (?:[\p{L}-]+ )?(?:countries|nations|cities|states|länder[n]?|ländern|städten|pays|villes|países|ciudades|cidades|paesi|città|landen|steden|länder|städer|lande|land|byer|kraj\p{L}+|zem\p{L}+|krajin\p{L}*|стран\p{L}*|країн\p{L}*|город\p{L}*|міст\p{L}*)(?!\p{L})/iu;

/** "two young scientists": a few who are told of. */
const A_FEW =
  /^(?:two|three|zwei|drei|deux|trois|tres|due|tre|dois|duas|três|twee|drie|två|dwaj|dwóch|trzej|dva|dvě|dvaja|два|две|двое|двоє|дві|iki|üç|két|három) (?!(?:generations?|generationen|générations|generaciones|generazioni|gerações|generaties|generationer|pokole\p{L}+|generac\p{L}+|поколени\p{L}+|поколінн\p{L}+|kuşak)(?!\p{L}))(?=\p{Ll})/iu;

/** "seus Clientes": customers, and no word on who they are. */
const OWN_CUSTOMERS =
  /^(?:our|their|its|your|unsere[nrm]?|ihre[nrm]?|deine[nrm]?|nos|vos|tus|vuestros|tuoi|vostri|teus|jouw|je|uw|dina|era|dine|jeres|deres|twoich|vašich|ваших|вашим|ses|leurs|nuestros|sus|nostri|suoi|loro|nossos|seus|onze|våra|sina|vores|våre|naszych|naszym|našich|našim|наших|нашим|своих|своим|своїх|своїм) (?:valued |dear )?(?:customers|clients|guests|members|kunden|gäste|gästen|mitglieder[n]?|membres|clientes|miembros|membros|clienti|membri|klanten|kunder|gäster|gæster|gjester|klientów|klientom|zákazníků|zákazníkům|zákazníkov|zákazníkom|клиентов|клиентам|клієнтів|клієнтам)$/iu;

/** "quienes pueden recibir tratamiento y": what follows was cut. */
const OPEN_END = /[,\s]+(?:y|e|et|and|und|och|og|oraz|и)$/iu;

/** "családok, akik fogyatékkal élő": a clause in Hungarian, cut in front of the noun of a participle. */
const CUT_CLAUSE_HUNGARIAN = /, akik(?:nek|et|kel)? (?:[^,]* )?\p{L}{2,}[óő](?<!(?<!\p{L})való)$/iu;

/** "pro skupiny AM, A1 a B": classes with a code. */
const CODED_CLASS =
  /(?<!\p{L})(?:[Gg]roups?|classes|categories|[Gg]ruppen|[Kk]lassen|[Kk]ategorien|groupes?|catégories|grupos|categorías|gruppi|categorie|categorias|groepen|grupper|klasser|ryhmät|luokat|grup[ay]?|kategori[ei]|skupin[ay]?m?|kategorií|csoport\p{L}*|kategóri\p{L}+|категори[ийяю]|груп(?:и|пы)):? (?!I \p{Ll})\p{Lu}{1,2}\d?(?![\p{L}\p{N}])/u;

/** "the abilities of the individual": what they have is no group. */
const WHAT_THEY_HAVE =
  /^(?:(?:the )?(?:individual |specific |special |personal )?(?:abilities|needs|health|rights|interests|well-?being|welfare|safety|lives|capabilities|requirements) of (?:the |each |every )?|(?:die |den )?(?:individuellen )?(?:fähigkeiten|bedürfnissen?|gesundheit|rechten?|interessen|wohl|anforderungen) (?:der |des |von )|(?:les |aux )?(?:capacités|besoins|santé|droits|intérêts) (?:des |de chaque |de la |de |du )|(?:las |a las )?(?:capacidades|necesidades|salud|derechos|intereses|necessidades|saúde|direitos) (?:de (?:la |los |las |cada )?|dos |das |da |do )|(?:le |alle )?(?:capacità|esigenze|bisogni|salute|diritti) (?:dei |delle |di |degli )|(?:behoeften|mogelijkheden|belangen|rechten) van (?:de |het )?|(?:sposobnost|mogućnost|možnost|schopnost|zmožnost|potřeb|możliwośc|возможност|способност|потребност|здібност|можливост)\p{L}*\s|(?:potreb(?:e|a|ama|i|y)|zdravj[eau]|zdravlj[eau]|zdrowi[aeu]|zdraví|zdravie|здоровь[яею]|здоров['’]я|интерес(?:ы|ов|ам)|інтерес(?:и|ів|ам)) )(?=\p{L})/iu;

/** "für Jugendliche", where a list says it again and again. */
const LEADING_FOR = /^(?:for|für|pour|para|per|voor|för|dla|pro|pre|za|для|pentru) (?=\p{L})/iu;

/** "designed to prepare young people": what is done for them. */
const DONE_FOR = /^(?:prepare|educate|nurture|equip|encourage|enable) (?=\p{Ll})/u;

/** The name without words before and behind it that do not say who they are. */
export const withPlainName = (audience: Audience): Audience => ({
  ...audience,
  name: normalizeWhitespace(
    audience.name
      .replace(ALSO_FOR, '')
      .replace(DONE_FOR, '')
      .replace(LEADING_FOR, '')
      .replace(OTHER, '')
      .replace(WHAT_THEY_HAVE, '')
      .replace(AIM, '')
      .replace(OPEN_END, '')
      .replace(CUT_CLAUSE_HUNGARIAN, ''),
  ),
});

const GATHERINGS =
  '(?:courses|class(?:es)?|events?|meetings?|retreats?|talks?|lessons?|seminars?|webinars?|lectures?|sessions?|trainings?|tours?|exhibitions?|conferences?|trips|programm?es?|programs?|camps|performances|concerts|part(?:y|ies)|weddings|demonstrations|coaching|mentoring|keynotes|residencies|yoga|open days|meetups|hackathons|activities|screenings)';
/** "Courses and workshops", "in our workshops", "workshops for beginners": people meet there, and nobody works there. */
const WORKSHOP_EVENT = new RegExp(
  `(?<!\\p{L})${GATHERINGS}(?: (?:and|or)|,| &| /|/)[^.;:]{0,40}workshops|workshops(?: (?:and|or)|,| &| /|/)[^.;:]{0,40}(?<!\\p{L})${GATHERINGS}(?!\\p{L})|[\\p{L}\\d][-‐‑](?:led|taught|guided|day|hour|week|long|style|on) workshops|workshops (?:for|on|about|in|with|at|to|from|where|that (?:teach|cover|help)|led|run|designed)(?!\\p{L})|(?<![\\p{L}-])(?:in|at|during|through|via|our|my|your|his|her|these|those|upcoming|past|online|virtual|weekly|monthly|regular|hands-on|creative|free|practical|interactive|educational|skills?|training|art|craft|writing|design|dance|music|cooking|join|book|attend|run|runs|running|host|hosts|hosting|offer|offers|offering|hold|holds|holding|give|lead|leads|leading|teach|deliver|delivers|organi[sz]e|organi[sz]es) (?:\\p{L}+ )?workshops|(?<!\\p{L})(?:rooms?|spaces?|venues?|halls?|places?|barns?|facilit(?:y|ies)|hire|rent|available|rented|hired|booked) [^.;:]{0,40}for [^.;:]{0,40}workshops`,
  'iu',
);
const isWorkshopEvent = ({ name, source }: Named): boolean =>
  /(?<!\p{L})workshops$/iu.test(name) && WORKSHOP_EVENT.test(source);

/** "Rexburg Community" of "Support Rexburg Community Theatre": a part of the brand's name, which the text has there only. */
const isPartOfBrand = ({ name, source, foundIn }: Named, brand: string): boolean =>
  foundIn === 'sentence' &&
  brand !== name &&
  brand.includes(name) &&
  source.includes(brand) &&
  !source.replaceAll(brand, '').includes(name);

/** What it takes to tell. */
type Named = Pick<Audience, 'name' | 'source' | 'foundIn'>;

/** Whether something else was read as a group: occasions, classes of members, other parties, fragments. */
export const isNoAudience = (audience: Named, language: string, brand: string): boolean =>
  [
    OCCASION,
    MEMBER_CLASS,
    FIT_CANDIDATE,
    OPENS_WITH_VERB,
    CLAUSE,
    SINCE,
    HOW_TO_JAPANESE,
    OUTCOME_JAPANESE,
    STORY_JAPANESE,
    COUNTED_CUSTOMERS,
    COMPANY_NAME,
    GALLERY,
    WITHOUT,
    CUSTOMERS_OF_A_PLACE,
    OF_COUNTED_PLACES,
    A_FEW,
    OWN_CUSTOMERS,
  ].some((pattern) => pattern.test(audience.name)) ||
  isCutClause(audience.name) ||
  isWhoever(audience.name) ||
  // A question is no answer.
  isAudienceHeading(audience.name, language) ||
  isPartOfBrand(audience, brand) ||
  isOtherParty(audience, brand) ||
  isWorkshopEvent(audience) ||
  (audience.foundIn === 'sentence' &&
    (CAPACITY.test(audience.source) || CODED_CLASS.test(audience.source) || areOthers(audience, language))) ||
  (NORDIC.has(language) && (NORDIC_PHRASE.test(audience.name) || isHelpedWith(audience))) ||
  isAdjective(audience, language);
