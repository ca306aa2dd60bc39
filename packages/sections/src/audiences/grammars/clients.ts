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
    'barn|unga|ungdomar|vuxna|äldre|seniorer|familjer|par|privatpersoner|privatkunder|nybörjare|proffs',
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
    'παιδιά|εφήβους|νέους|ενήλικες|ηλικιωμένους|οικογένειες|ζευγάρια|ιδιώτες|αρχάριους|προχωρημένους|επαγγελματίες',
    'επιχειρήσεις|εταιρ(?:ε)?ίες|οργανισμούς|ομάδες|σχολεία|φορείς',
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
};

/** All of them, and the organisations among them. */
export const clientNouns = (language: string): { clients?: string; organisations?: string } => {
  const [people, organisations] = CLIENTS[language] ?? [];
  return people && organisations ? { clients: `${people}|${organisations}`, organisations } : {};
};

/** "Children and adults", "individuals and companies": such pairs name whom an offer is for without other words around. */
export function clientPairs(language: string): string {
  const clients = CLIENTS[language];
  if (!clients) return '(?!)';
  const and: string = (CONJUNCTIONS as Readonly<Record<string, string>>)[language] ?? '&';
  const [people, organisations] = clients;
  const all = `${people}|${organisations}`;
  const more = `(?:, (?:${all})){0,3},? (?:${and}) `;
  return `(?:${people})${more}(?:${all})|(?:${organisations})${more}(?:${people})`;
}

/** Formulas for those of an age, behind "for": "6 to 12 year olds". */
export const AGES: Readonly<Record<string, string>> = {
  en: '(?:ages?|aged) \\d{1,2}(?:\\+| ?(?:to|-|–|and) ?\\d{1,2}| and (?:up|over|above|older))?|\\d{1,2}(?: ?(?:to|-|–) ?\\d{1,2})?[- ]years?[- ]olds?|over[- ]\\d0s|(?:the )?over[- ]\\d\\ds',
  de: '(?:\\d{1,2} ?(?:-|–|bis) ?)?\\d{1,2}[- ]jährige[n]?',
  nl: '\\d{1,2} ?(?:-|–|tot(?: en met)?|t/m) ?\\d{1,2}[- ]jarigen|\\d{1,2}-plussers',
  fr: '(?:les )?\\d{1,2} ?(?:-|–|à) ?\\d{1,2} ans',
};
