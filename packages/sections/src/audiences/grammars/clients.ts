import { CONJUNCTIONS } from '../../shared/text/index.ts';

/** Who comes to an ordinary business: people by age, skill or as private customers, and organisations. */
type Clients = readonly [people: string, organisations: string];

const CLIENTS: Readonly<Record<string, Clients>> = {
  en: [
    'children|kids|adults|teens|teenagers|young people|seniors|families|couples|individuals|beginners|professionals|amateurs|homeowners|consumers|private individuals|(?:private|residential) (?:clients|customers)',
    'businesses|companies|organi[sz]ations|institutions|groups|schools|corporates?|(?:commercial|business|corporate) (?:clients|customers)',
  ],
  de: [
    'kinder[n]?|jugendliche[n]?|erwachsene[n]?|senior(?:en|innen)|familien|paare[n]?|privatpersonen|privatkunden|privatleute[n]?|private[n]?|privat-?|einzelpersonen|anfänger[n]?|einsteiger[n]?|fortgeschrittene[n]?|profis|laien',
    'unternehmen|firmen|(?:firmen|geschäfts|gewerbe|groß)kunden|betriebe[n]?|gruppen|vereine[n]?|schulen|organisationen|institutionen',
  ],
  nl: [
    "kinderen|kids|jongeren|jeugd|volwassenen|ouderen|senioren|gezinnen|families|koppels|particulieren|beginners|gevorderden|amateurs|profs|professionals|starters|baby['’]s",
    'bedrijven|ondernemers|organisaties|verenigingen|scholen|groepen|instellingen',
  ],
  sv: [
    'barn|unga|ungdomar|vuxna|äldre|seniorer|familjer|par|privatpersoner|privatkunder|nybörjare|fortsättare|proffs',
    'företag|företagskunder|organisationer|föreningar|grupper|skolor|kommuner|bostadsrättsföreningar',
  ],
  da: [
    'børn|unge|voksne|ældre|seniorer|familier|par|private|privatpersoner|privatkunder|begyndere|øvede|professionelle',
    'virksomheder|erhverv|erhvervskunder|organisationer|foreninger|grupper|skoler|institutioner|kommuner',
  ],
  nb: [
    'barn|unge|ungdom|voksne|eldre|seniorer|familier|par|private|privatpersoner|privatkunder|nybegynnere|viderekomne|profesjonelle',
    'bedrifter|bedriftskunder|næringsliv|organisasjoner|foreninger|grupper|skoler|kommuner|borettslag',
  ],
  fr: [
    'enfants|ados|adolescents|jeunes|adultes|seniors|familles|couples|particuliers|débutants|confirmés|amateurs|professionnels',
    'entreprises|pros|collectivités|associations|groupes|écoles|sociétés|commerces|institutions',
  ],
  es: [
    'niñ[oa]s|adolescentes|jóvenes|adultos|mayores|familias|parejas|particulares|principiantes|profesionales',
    'empresas|negocios|comercios|instituciones|organizaciones|grupos|colegios|comunidades',
  ],
  it: [
    'bambini|ragazzi|adolescenti|giovani|adulti|anziani|famiglie|coppie|privati|principianti|professionisti|esperti',
    'aziende|imprese|enti|gruppi|scuole|associazioni|condomini|organizzazioni',
  ],
  pt: [
    'crianças|adolescentes|jovens|residências|adultos|idosos|famílias|casais|particulares|pessoas físicas|principiantes|iniciantes|profissionais',
    'empresas|negócios|instituições|organizações|grupos|escolas|condomínios|pessoas jurídicas',
  ],
  ca: [
    'nens|nenes|infants|adolescents|joves|adults|gent gran|famílies|parelles|particulars|principiants',
    'empreses|entitats|grups|escoles|associacions',
  ],
  ro: [
    'copi(?:i|ii|ilor)|adolescen[țţ]i|tineri|adul[țţ]i|seniori|v[âa]rstnici|familii|cupluri|persoane fizice|[îi]ncep[ăa]tori|avansa[țţ]i',
    'firme|companii|persoane juridice|institu[țţ]ii|organiza[țţ]ii|grupuri|[șş]coli',
  ],
  ru: [
    'дет(?:ей|ям|и)|подростк(?:ов|ам)|молод[её]жи|взрослых|взрослым|пожилых|семей|частных лиц|физических лиц|частных клиентов|начинающих|новичков|профессионалов',
    'юридических лиц|компаний|организаций|бизнеса|предприятий|корпоративных клиентов|групп',
  ],
  uk: [
    'діт(?:ей|ям)|підлітк(?:ів|ам)|молоді|дорослих|дорослим|літніх людей|родин|сімей|фізичних осіб|приватних осіб|початківців|професіоналів',
    'юридичних осіб|компаній|організацій|бізнесу|підприємств|груп',
  ],
  bg: [
    'деца(?:та)?|тийнейджъри|младежи|възрастни|семейства|двойки|физически лица|частни лица|начинаещи|напреднали',
    'юридически лица|фирми|компании|организации|групи|училища',
  ],
  pl: [
    'dzieci|dzieciom|młodzieży|młodzież|dorosłych|dorosłym|seniorów|seniorom|rodzin|par|osób (?:prywatnych|fizycznych|indywidualnych)|klientów indywidualnych|początkujących|zaawansowanych|amatorów|profesjonalistów',
    'firm|przedsiębiorstw|instytucji|grup|szkół|klientów biznesowych|organizacji',
  ],
  cs: [
    'děti|dětem|mládež|dospívající|dospělé|dospělým|seniory|seniorům|rodiny|rodinám|páry|jednotlivce|jednotlivcům|soukromé osoby|začátečníky|pokročilé|profesionály|veřejnost',
    'firmy|firmám|podniky|instituce|organizace|skupiny|školy|školám',
  ],
  sk: [
    'deti|deťom|mládež|dospelých|dospelým|seniorov|rodiny|rodinám|páry|jednotlivcov|súkromné osoby|fyzické osoby|začiatočníkov|pokročilých|profesionálov|verejnosť',
    'firmy|firmám|podniky|inštitúcie|organizácie|skupiny|školy|právnické osoby',
  ],
  hr: [
    'djecu|djeci|mlade|odrasle|odraslima|starije|obitelji|parove|pojedince|privatne osobe|fizičke osobe|početnike|napredne|profesionalce',
    'tvrtke|poduzeća|institucije|organizacije|grupe|škole|pravne osobe',
  ],
  sl: [
    'otroke|otrokom|mlade|mladostnike|odrasle|odraslim|starejše|družine|pare|posameznike|fizične osebe|začetnike|napredne|profesionalce',
    'podjetja|podjetjem|ustanove|organizacije|skupine|šole|pravne osebe',
  ],
  lv: [
    'bērniem|jauniešiem|pusaudžiem|pieaugušajiem|senioriem|ģimenēm|pāriem|privātpersonām|iesācējiem',
    'uzņēmumiem|iestādēm|organizācijām|grupām|skolām|juridiskām personām',
  ],
  lt: [
    'vaikams|jaunimui|paaugliams|suaugusiesiems|suaugusiems|senjorams|šeimoms|poroms|privatiems asmenims|pradedantiesiems',
    'įmonėms|įstaigoms|organizacijoms|grupėms|mokykloms|juridiniams asmenims|verslui',
  ],
  et: [
    'lastele|noortele|täiskasvanutele|eakatele|peredele|paaridele|eraisikutele|algajatele|edasijõudnutele',
    'ettevõtetele|firmadele|asutustele|organisatsioonidele|gruppidele|koolidele',
  ],
  fi: [
    'lapsille|nuorille|aikuisille|ikäihmisille|senioreille|perheille|pariskunnille|yksityishenkilöille|yksityisille|yksityisasiakkaille|kuluttajille|aloittelijoille|harrastajille',
    'yrityksille|yritysasiakkaille|yhteisöille|taloyhtiöille|ryhmille|kouluille|järjestöille',
  ],
  hu: [
    'gyermekek(?:nek)?|gyerekek(?:nek)?|fiatalok(?:nak)?|felnőttek(?:nek)?|idősek(?:nek)?|családok(?:nak)?|párok(?:nak)?|magánszemélyek(?:nek)?|kezdők(?:nek)?|haladók(?:nak)?',
    'cégek(?:nek)?|vállalkozások(?:nak)?|intézmények(?:nek)?|csoportok(?:nak)?|iskolák(?:nak)?',
  ],
  el: [
    'παιδιά|παιδιών|εφήβους|εφήβων|νέους|νέων|ενήλικες|ενηλίκων|ηλικιωμένους|ηλικιωμένων|οικογένειες|οικογενειών|ζευγάρια|ζευγαριών|ιδιώτες|ιδιωτών|αρχάριους|αρχαρίων|προχωρημένους|προχωρημένων|επαγγελματίες|επαγγελματιών',
    'επιχειρήσεις|επιχειρήσεων|εταιρε?ίες|εταιρε?ιών|οργανισμούς|οργανισμών|ομάδες|ομάδων|σχολεία|σχολείων|φορείς|φορέων',
  ],
  tr: [
    'çocuk(?:lar|larınız)?|gençler|yetişkinler|yetişkin|yaşlılar|aileler|çiftler|bireyler|bireysel|yeni başlayanlar|profesyoneller',
    'kurumlar|kurumsal|şirketler|firmalar|işletmeler|okullar|gruplar',
  ],
  id: [
    'anak(?:-anak)?|remaja|dewasa|orang dewasa|lansia|keluarga|pasangan|perorangan|individu|pemula',
    'perusahaan(?: swasta| besar)?|bisnis|instansi(?: pendidikan| pemerintah)?|startup|organisasi|sekolah|kelompok|komunitas',
  ],
  vi: [
    'trẻ em|trẻ nhỏ|thanh thiếu niên|người lớn|người cao tuổi|gia đình|cặp đôi|cá nhân|người mới bắt đầu',
    'doanh nghiệp|công ty|tổ chức|cơ quan|nhóm|trường học',
  ],
  ar: [
    '(?:لل|ال)?(?:أفراد|أطفال|كبار|بالغين|عائلات|أسر|شباب|مبتدئين|محترفين|أزواج)',
    '(?:لل|ال)?(?:شركات|مؤسسات|منظمات|مدارس|جهات الحكومية|قطاع الخاص|مجموعات)',
  ],
  he: [
    'ל?ה?(?:ילדים|נוער|מבוגרים|משפחות|זוגות|קשישים|פרטיים|יחידים|מתחילים|מתקדמים|אנשים פרטיים|לקוחות פרטיים)',
    'ל?ה?(?:עסקים|חברות|ארגונים|מוסדות|קבוצות|בתי ספר|לקוחות עסקיים)',
  ],
  fa: [
    'کودکان|نوجوانان|جوانان|بزرگسالان|سالمندان|خانواده.?ها|زوج.?ها|افراد|اشخاص|مبتدیان|حرفه.?ای.?ها',
    'شرکت.?ها|سازمان.?ها|موسسات|کسب.?و.?کارها|مدارس|گروه.?ها|نهادها',
  ],
  hi: [
    'बच्चों|किशोरों|युवाओं|वयस्कों|बुजुर्गों|वरिष्ठ नागरिकों|परिवारों|जोड़ों|व्यक्तियों|शुरुआती लोगों|पेशेवरों',
    'कंपनियों|व्यवसायों|संस्थाओं|संस्थानों|संगठनों|स्कूलों|समूहों',
  ],
  sr: [
    'decu|deci|mlade|mladima|odrasle|odraslima|starije|porodice|porodicama|parove|pojedince|fizička lica|početnike|napredne|profesionalce|децу|деци|младе|младима|одрасле|одраслима|старије|породице|породицама|парове|појединце|физичка лица|почетнике|напредне|професионалце',
    'firme|firmama|kompanije|preduzeća|ustanove|institucije|organizacije|grupe|škole|pravna lica|фирме|фирмама|компаније|предузећа|установе|институције|организације|групе|школе|правна лица',
  ],
};

/** All of them, and the organisations among them. */
export const clientNouns = (language: string): { clients?: string; organisations?: string } => {
  const [people, organisations] = CLIENTS[language] ?? [];
  return people && organisations ? { clients: `${people}|${organisations}`, organisations } : {};
};

/** "And", where it is written together with the next word. */
const ATTACHED_AND: Readonly<Record<string, string>> = { ar: 'و', he: 'ו' };

/** "Children and adults", "individuals and companies": such pairs name whom an offer is for without other words around. */
export function clientPairs(language: string): string {
  const clients = CLIENTS[language];
  if (!clients) return '(?!)';
  const and: string = (CONJUNCTIONS as Readonly<Record<string, string>>)[language] ?? '&';
  const [people, organisations] = clients;
  const all = `${people}|${organisations}`;
  const last = ATTACHED_AND[language] ?? `(?:${and}) `;
  const more = `(?:[,،] (?:${all})){0,3}[,،]? ${last}`;
  return `(?:${people})${more}(?:${all})|(?:${organisations})${more}(?:${people})`;
}

/** Formulas for those of an age, behind "for": "6 to 12 year olds". */
export const AGES: Readonly<Record<string, string>> = {
  en: '(?:ages?|aged) \\d{1,2}(?:\\+| ?(?:to|-|–|and) ?\\d{1,2}| and (?:up|over|above|older))?|\\d{1,2}(?: ?(?:to|-|–) ?\\d{1,2})?[- ]years?[- ]olds?|over[- ]\\d0s|(?:the )?over[- ]\\d\\ds',
  de: '(?:\\d{1,2} ?(?:-|–|bis) ?)?\\d{1,2}[- ]jährige[n]?',
  nl: '\\d{1,2} ?(?:-|–|tot(?: en met)?|t/m) ?\\d{1,2}[- ]jarigen|\\d{1,2}-plussers',
  fr: '(?:les )?\\d{1,2} ?(?:-|–|à) ?\\d{1,2} ans',
  es: '(?:niñ[oa]s |jóvenes |adolescentes |alumn[oa]s )?de \\d{1,2} a \\d{1,2} años|mayores de \\d{1,2}(?: años)?',
  it: '(?:bambini |ragazzi )?dai \\d{1,2} (?:ai \\d{1,2} )?anni|over \\d0',
  pt: '(?:crianças |jovens |alunos )?d[eo]s? \\d{1,2} (?:a|aos) \\d{1,2} anos|maiores de \\d{1,2}(?: anos)?',
  ca: "(?:nens i nenes |infants |joves )?(?:de |d['’])\\d{1,2} a \\d{1,2} anys|majors de \\d{1,2}(?: anys)?",
  ro: '(?:copii )?(?:de |cu vârste între )\\d{1,2} ?(?:-|–|la) ?\\d{1,2} (?:de )?ani|copii \\d{1,2} ?(?:-|–) ?\\d{1,2} ani',
  sv: '(?:barn |ungdomar |elever )(?:i åldern |mellan )?\\d{1,2} ?(?:-|–|till) ?\\d{1,2} år|\\d{1,2} ?(?:-|–) ?\\d{1,2}-åringar',
  da: '(?:børn |unge |elever )(?:i alderen |på )?\\d{1,2} ?(?:-|–|til) ?\\d{1,2} år|\\d{1,2} ?(?:-|–) ?\\d{1,2}-årige',
  nb: '(?:barn |unge |elever )(?:i alderen |på )?\\d{1,2} ?(?:-|–|til) ?\\d{1,2} år|\\d{1,2} ?(?:-|–) ?\\d{1,2}-åringer',
  fi: '\\d{1,2} ?(?:-|–) ?\\d{1,2}-vuotiaille',
  pl: '(?:dzieci |młodzieży |osób )?(?:w wieku |od )\\d{1,2} ?(?:-|–|do) ?\\d{1,2} lat',
  cs: '(?:děti |mládež )?(?:ve věku |od )\\d{1,2} ?(?:-|–|do) ?\\d{1,2} let',
  sk: '(?:deti |mládež )?(?:vo veku |od )\\d{1,2} ?(?:-|–|do) ?\\d{1,2} rokov',
  ru: '(?:детей |подростков )?(?:в возрасте )?(?:от|с) \\d{1,2} (?:лет )?до \\d{1,2} лет',
  uk: '(?:дітей |підлітків )?(?:віком )?(?:від|з) \\d{1,2} (?:років )?до \\d{1,2} років',
  bg: '(?:деца )?(?:на възраст )?от \\d{1,2} (?:г\\. |години )?до \\d{1,2} (?:г\\.|години|годишна възраст)',
  hr: '(?:djecu |mlade )?(?:od|u dobi od) \\d{1,2} do \\d{1,2} godina',
  sl: '(?:otroke |mlade )?(?:od|v starosti od) \\d{1,2} do \\d{1,2} let',
  sr: '(?:decu |mlade )?(?:od|uzrasta od) \\d{1,2} do \\d{1,2} godina|(?:децу |младе )?(?:од|узраста од) \\d{1,2} до \\d{1,2} година',
  lv: '(?:bērniem |jauniešiem )(?:no |vecumā no )\\d{1,2} līdz \\d{1,2} gadiem|\\d{1,2} ?(?:-|–) ?\\d{1,2} gadus veciem',
  lt: '(?:vaikams |jaunimui )nuo \\d{1,2} iki \\d{1,2} metų|\\d{1,2} ?(?:-|–) ?\\d{1,2} metų (?:vaikams|jaunimui)',
  et: '(?:lastele )?(?:vanuses )?\\d{1,2} ?(?:-|–|kuni) ?\\d{1,2}(?:-| )?aastas(?:tele|ele)',
  hu: '(?:\\d{1,2} ?(?:-|–) ?\\d{1,2}) éves(?:eknek|ek|ig)?',
  el: '(?:παιδιά )?(?:ηλικίας |από )?\\d{1,2} ?(?:-|–|έως|ως) ?\\d{1,2} ετών',
  tr: '\\d{1,2} ?(?:-|–|ile) ?\\d{1,2} yaş (?:arası|grubu)(?: \\p{L}+(?:lar|ler))?',
  ar: '(?:لل|ال)?(?:أعمار|أطفال) من \\d{1,2} إلى \\d{1,2} (?:سنة|سنوات|عاما)',
  he: '(?:ילדים )?(?:בני|בגילאי|מגיל) \\d{1,2} ?(?:-|–|עד) ?\\d{1,2}',
  id: '(?:anak )?(?:usia|berusia|umur) \\d{1,2} ?(?:-|–|sampai|hingga) ?\\d{1,2} tahun',
  vi: '(?:trẻ em |trẻ |bé )?(?:từ )?\\d{1,2} ?(?:-|–|đến) ?\\d{1,2} tuổi',
  fa: '(?:کودکان )?[\\d۰-۹]{1,2} تا [\\d۰-۹]{1,2} ساله?',
  hi: '[\\d०-९]{1,2} (?:से|-) [\\d०-९]{1,2} (?:वर्ष|साल)(?: तक)? के (?:बच्चों|छात्रों)',
};
