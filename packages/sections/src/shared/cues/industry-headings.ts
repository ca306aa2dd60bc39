import { type LanguagePatterns, matchesPatterns, normalizeWhitespace, wholeText, wordCount } from '../text/index.ts';

/** How headings name the lines of business that customers are in. */
interface IndustryHeading {
  /** The whole heading: "Industries we serve". */
  whole: string;
  /** Words of any heading: "Solutions by industry". */
  words: string;
}

const INDUSTRY_HEADINGS: Readonly<Record<string, IndustryHeading>> = {
  en: {
    whole:
      '(?:(?:the|our|key|target|core) )?(?:industr(?:y|ies)|sectors|markets|verticals)(?: (?:and|&) (?:industries|sectors|markets|applications|clients|customers))?(?: (?:that )?we (?:serve|work (?:with|in|for)|support|supply|cover|operate in)| served| of (?:activity|expertise|application)| expertise| solutions| focus)?|(?:serving|supporting|trusted (?:in|across)) (?:\\p{L}+ )?(?:industries|sectors)|who we (?:supply|build for)|(?:solutions|services|expertise) (?:for|by|across) (?:\\p{L}+ )?(?:industries|industry|sectors?|verticals?|markets?)',
    words: 'by (?:industry|sector|vertical)|(?:your|every|any|each) (?:industry|sector)|industries|sectors|verticals',
  },
  de: {
    whole:
      '(?:(?:unsere|die|diese|ihre) )?(?:ziel)?(?:branchen|märkte|industrien|industriebereiche|sektoren|wirtschaftszweige)(?:kompetenz|erfahrung|fokus|lösungen)?(?: (?:und|&) (?:anwendungen|branchen|märkte|zielgruppen))?(?:,? (?:die wir (?:bedienen|betreuen|beliefern)|in denen wir .{2,20}))?|wir (?:bedienen|beliefern|betreuen) (?:diese|folgende) branchen',
    words: 'branchen|(?:ihre|jede|deine) branche|branchenlösungen',
  },
  fr: {
    whole:
      "(?:(?:nos|les|vos) )?(?:secteurs|marchés|industries)(?: d['’](?:activité|application))?(?: (?:que nous (?:servons|accompagnons|couvrons)|desservis|servis|clients))?|(?:nous intervenons|présents) dans .{0,15}secteurs.{0,20}",
    words: "secteurs(?: d['’]activité)?|(?:votre|chaque|par) secteur",
  },
  es: {
    whole:
      '(?:(?:nuestros|los|principales) )?(?:sectores|mercados|industrias)(?: (?:que (?:atendemos|servimos|cubrimos)|en (?:los )?que trabajamos|a los que servimos|de actividad|de aplicación|atendidos|clave))?',
    words: 'sectores|(?:tu|su|cada|por) sector|industrias',
  },
  pt: {
    whole:
      '(?:(?:nossos|os|principais) )?(?:setores|sectores|mercados|indústrias|segmentos|ramos)(?: (?:que (?:atendemos|servimos)|em que (?:atuamos|actuamos)|onde (?:atuamos|actuamos)|de (?:atuação|atividade|atividades|mercado)|atendidos))?',
    words: 'setores|sectores|(?:seu|cada|por) (?:setor|segmento)|segmentos',
  },
  it: {
    whole:
      '(?:(?:i nostri|nostri|principali) )?(?:settori|mercati|industrie)(?: (?:in cui (?:operiamo|lavoriamo)|che serviamo|serviti|di (?:applicazione|attività|riferimento|impiego)|industriali))?',
    words: 'settori|(?:tuo|vostro|per|ogni) settore',
  },
  ca: {
    whole:
      "(?:(?:els nostres|nostres) )?(?:sectors|mercats|indústries)(?: (?:que (?:atenem|servim)|en què treballem|d['’](?:activitat|aplicació)))?",
    words: 'sectors|(?:el teu|cada|per) sector|indústries',
  },
  ro: {
    whole:
      '(?:(?:principalele) )?(?:industrii|sectoare|pie[țţ]e|domenii(?= (?:pe|[îi]n|deserv)))(?:le)?(?: (?:pe care le (?:deservim|servim)|[îi]n care (?:activ[ăa]m|lucr[ăa]m)|deservite|de activitate))?',
    words: 'industrii(?:le)?|domenii de activitate|(?:fiecare|pe) (?:industrie|domeniu)|sectoare',
  },
  nl: {
    whole:
      '(?:(?:onze|de) )?(?:doel)?(?:branches|sectoren|markten|industrieën|marktsegmenten)(?: (?:die wij (?:bedienen|ondersteunen)|waarin (?:wij|we) .{2,20}|waar (?:wij|we) .{2,20}))?',
    words: 'branches|sectoren|(?:uw|jouw|elke|per) (?:branche|sector)',
  },
  sv: {
    whole:
      '(?:(?:våra|de) )?(?:branscher|marknader|sektorer|industrier|kundsegment)(?: (?:vi (?:arbetar|jobbar|verkar|betjänar|levererar).{0,12}|som vi .{2,20}))?',
    words: 'branscher|(?:din|varje) bransch',
  },
  da: {
    whole:
      '(?:(?:vores|de) )?(?:brancher|markeder|sektorer|industrier)(?: (?:vi (?:arbejder|betjener|leverer|servicerer).{0,12}|som vi .{2,20}))?',
    words: 'brancher|(?:din|hver) branche',
  },
  nb: {
    whole:
      '(?:(?:våre|de) )?(?:bransjer|markeder|sektorer|industrier)(?: (?:vi (?:jobber|arbeider|betjener|leverer).{0,12}|som vi .{2,20}))?',
    words: 'bransjer|(?:din|hver) bransje',
  },
  fi: {
    whole:
      '(?:palvelemamme |asiakkaidemme )?(?:toimialat?|toimialamme|markkinat|asiakastoimialat|teollisuudenalat)(?: .{2,30})?',
    words: 'toimialat|toimialoittain',
  },
  pl: {
    whole:
      '(?:(?:nasze|główne) )?(?:branże|sektory|rynki|gałęzie przemysłu)(?:,? (?:które obsługujemy|w których (?:działamy|pracujemy)|dla których .{2,20}))?|(?:obsługiwane|obsługujemy) branże',
    words: 'branże|(?:twojej|każdej|dla) branży',
  },
  cs: {
    whole:
      '(?:naše )?(?:odvětví|obory(?=,)|sektory|trhy|průmyslová odvětví)(?:,? (?:ve kterých .{2,20}|pro která .{2,20}|kterým .{2,20}))?',
    words: 'odvětví',
  },
  sk: {
    whole:
      '(?:naše )?(?:odvetvia|sektory|trhy|priemyselné odvetvia)(?:,? (?:v ktorých .{2,20}|pre ktoré .{2,20}|ktorým .{2,20}))?',
    words: 'odvetvia|odvetví',
  },
  ru: {
    whole:
      '(?:(?:наши|основные) )?(?:отрасли|сферы деятельности клиентов|сектора|рынки)(?:,? (?:с которыми (?:мы )?работаем|в которых (?:мы )?работаем|которые (?:мы )?обслуживаем|применения|промышленности))?|отраслевые решения|работаем с отраслями',
    words: 'отрасл(?:и|ей|ям)',
  },
  uk: {
    whole:
      '(?:(?:наші|основні) )?(?:галузі|сектори|ринки)(?:,? (?:з якими (?:ми )?працюємо|в яких (?:ми )?працюємо|які (?:ми )?обслуговуємо|застосування|промисловості))?|галузеві рішення',
    words: 'галуз(?:і|ей|ям)',
  },
  bg: {
    whole:
      '(?:нашите )?(?:отрасли|индустрии|сектори|браншове|пазари)(?:,? (?:които обслужваме|в които работим|с които работим))?',
    words: 'отрасли|браншове|(?:вашия|всеки) бранш',
  },
  hr: {
    whole:
      '(?:naše )?(?:industrije|sektori|djelatnosti(?= k)|tržišta)(?: (?:koje (?:opslužujemo|pokrivamo)|koj(?:e|im) .{2,20}|u kojima .{2,20}))?',
    words: 'industrij(?:e|ama)|sektor(?:i|ima)|(?:vašu|svaku) (?:industriju|djelatnost)',
  },
  sr: {
    whole:
      '(?:naše )?(?:industrije|sektori|delatnosti(?= k)|tržišta)(?: (?:koje (?:opslužujemo|pokrivamo)|koj(?:e|im) .{2,20}|u kojima .{2,20}))?|(?:наше )?(?:индустрије|сектори|делатности(?= к))(?: (?:које .{2,20}|у којима .{2,20}))?',
    words:
      'industrij(?:e|ama)|sektor(?:i|ima)|(?:vašu|svaku) (?:industriju|delatnost)|индустриј(?:е|ама)|сектор(?:и|има)|(?:вашу|сваку) (?:индустрију|делатност)',
  },
  sl: {
    whole:
      '(?:naše )?(?:panoge|industrije|sektorji|trgi)(?:,? (?:ki jih .{2,20}|v katerih .{2,20}|za katere .{2,20}))?',
    words: 'panog(?:e|ah|am)|(?:vašo|vsako) (?:panogo|dejavnost)|industrije',
  },
  lv: {
    whole: '(?:mūsu )?(?:nozares|tirgi|sektori)(?:,? (?:kurās .{2,20}|ko .{2,20}|kurām .{2,20}))?|apkalpotās nozares',
    words: 'nozar(?:es|ēm|ei)|(?:jūsu|katrai) nozarei',
  },
  lt: {
    whole: '(?:mūsų )?(?:sektoriai|pramonės šakos|rinkos|verslo sritys)(?:,? (?:kuri(?:uose|ems|as|uos) .{2,20}))?',
    words: 'sektori(?:ai|ams)|pramonės šak(?:os|oms)|(?:jūsų|kiekvienai) (?:sričiai|šakai)',
  },
  et: {
    whole: '(?:meie )?(?:tööstusharud|sektorid|turud|valdkonnad)(?:,? (?:mida .{2,20}|kus .{2,20}|milles .{2,20}))?',
    words: 'tööstusharud|sektorid|(?:teie|iga) valdkond\\p{L}*',
  },
  hu: {
    whole:
      '(?:kiszolgált )?(?:iparágak|ágazatok|szektorok|piacok|iparágaink)(?:,? (?:amelyeket .{2,20}|melyeket .{2,20}|ahol .{2,20}|ahová .{2,20}))?',
    words: 'iparág(?:ak|anként|aknak)?|ágazat(?:ok|onként)?',
  },
  el: {
    whole:
      '(?:οι )?(?:κλάδοι|τομείς(?= (?:που|στους))|αγορές|βιομηχανίες)(?: (?:που (?:εξυπηρετούμε|καλύπτουμε)|στους οποίους .{2,20}|δραστηριότητας|εφαρμογής))?',
    words: 'κλάδ(?:οι|ους|ων)|(?:ανά|κάθε) κλάδο',
  },
  tr: {
    whole:
      '(?:(?:hizmet verdiğimiz|çalıştığımız|çözüm sunduğumuz|faaliyet gösterdiğimiz|ürün verdiğimiz|tedarik ettiğimiz) )?(?:sektörler(?:imiz)?|endüstriler|sanayi kolları|pazarlar(?:ımız)?)|kullanım alanları ?(?:/|&|ve|-|–) ?sektörler|sektörel çözümler(?:imiz)?|sektörlere göre.{0,20}',
    words: 'sektörler(?:e|imiz)?',
  },
  ar: {
    whole:
      '(?:القطاعات|الصناعات|المجالات(?= التي)|الأسواق(?= التي))(?: التي (?:نخدمها|نعمل (?:بها|فيها|معها)|نغطيها))?|قطاعات (?:عملنا|نخدمها)',
    words: 'القطاعات',
  },
  he: {
    whole:
      '(?:ה)?(?:תעשיות|ענפים|מגזרים|תחומים|שווקים) (?:שאנחנו |שאנו |ש)(?:משרתים|עובדים|פועלים).{0,15}|(?:ה)?(?:תעשיות|ענפים|מגזרים)',
    words: 'תעשיות|ענפים|מגזרים|לפי (?:ענף|מגזר|תעשייה)',
  },
  fa: {
    whole: '(?:صنایع|بخش.?ها(?=.? )|حوزه.?ها(?=.? ))(?:ی)?(?: (?:تحت پوشش|هدف|مرتبط|که .{2,25}))?',
    words: 'صنایع|حوزه.?های فعالیت|بخش.?های صنعتی',
  },
  hi: {
    whole: '(?:जिन )?(?:उद्योगों|क्षेत्रों) (?:की|में|को) (?:हम )?.{2,20}|(?:हमारे )?उद्योग',
    words: 'उद्योग(?:ों)?(?: के अनुसार)?|क्षेत्र के अनुसार',
  },
  id: {
    whole:
      '(?:(?:berbagai|beragam) )?(?:industri|sektor(?: industri)?|bidang (?:industri|usaha)|pasar)(?: yang)? (?:kami )?(?:layani|dilayani|kami layani|kami dukung|kami tangani)|melayani (?:berbagai|beragam|banyak) (?:industri|sektor|bidang).{0,20}|(?:solusi|aplikasi)(?: untuk)? (?:berbagai )?(?:industri|sektor)|sektor industri',
    words: '(?:berbagai|setiap|per) industri|sektor(?: industri)?|bidang usaha',
  },
  vi: {
    whole:
      '(?:các )?(?:ngành(?: công nghiệp| nghề| hàng)?|lĩnh vực|thị trường)(?: (?:mà )?(?:chúng tôi )?(?:phục vụ|cung cấp|hoạt động|ứng dụng))|ngành phục vụ',
    words: '(?:theo )?ngành (?:nghề|hàng)|lĩnh vực (?:hoạt động|phục vụ)',
  },
  th: {
    whole: '(?:กลุ่ม)?อุตสาหกรรม(?:ที่(?:เรา)?(?:ให้บริการ|รองรับ).{0,10}|เป้าหมาย)',
    words: '(?:กลุ่ม|ตาม)อุตสาหกรรม|ประเภทธุรกิจ',
  },
  ja: {
    whole:
      '(?:対応|対象|納入|取引|主要|導入|活躍)(?:業界|業種|分野|産業)|(?:業界|業種)(?:一覧|別(?:ソリューション|事例)?)|お取引(?:業界|業種)',
    words: '業種|業界',
  },
  zh: {
    whole:
      '(?:服务|服務|应用|應用|覆盖|涉及)(?:的)?(?:行业|行業|产业|產業)|(?:行业|行業|产业|產業)(?:应用|應用|解决方案|解決方案|领域|領域|覆盖)',
    words: '行业|行業',
  },
  ko: {
    whole: '(?:적용|대상|납품|서비스) ?(?:산업|업종|분야)|(?:산업|업종)(?: ?분야|별 .{2,10})?',
    words: '업종|산업별',
  },
};

/** Headings above what something is used for: industries at times, at others tasks and places. */
const USE_HEADINGS: LanguagePatterns = {
  en: '(?:(?:our|key|typical) )?(?:applications?|use cases)(?: (?:areas|fields))?|(?:areas|fields) of (?:use|application)',
  de: '(?:(?:unsere|typische) )?(?:anwendungs|einsatz)(?:bereiche|gebiete|felder)|anwendungen',
  fr: "(?:(?:nos|les) )?(?:applications|domaines d['’](?:application|utilisation))",
  es: '(?:(?:nuestras|las) )?(?:aplicaciones|áreas de aplicación|campos de aplicación)',
  pt: '(?:(?:nossas|as) )?(?:aplicações|áreas de aplicação)',
  it: '(?:(?:le nostre) )?(?:applicazioni|ambiti di applicazione|campi di applicazione)',
  nl: '(?:(?:onze) )?(?:toepassingen|toepassingsgebieden)',
  sv: '(?:våra )?(?:användnings|tillämpnings)områden|applikationer',
  da: '(?:vores )?anvendelses(?:områder|muligheder)',
  nb: '(?:våre )?bruksområder',
  fi: 'käyttökohteet|sovellus(?:kohteet|alueet)',
  pl: '(?:nasze )?(?:zastosowani[ae]|obszary zastosowań)',
  cs: '(?:oblasti )?(?:použití|využití)|aplikace',
  sk: '(?:oblasti )?(?:použitia|využitia)|aplikácie',
  ru: '(?:области|сферы) (?:применения|использования)|применение',
  uk: '(?:галузі|сфери) (?:застосування|використання)|застосування',
  hu: '(?:alkalmazási|felhasználási) területek|alkalmazások',
  ro: 'aplica[țţ]ii|domenii de (?:utilizare|aplicare)',
  el: '(?:τομείς )?εφαρμογ(?:ές|ών)|χρήσεις',
  tr: '(?:uygulama|kullanım) alanları(?:mız)?|uygulamalar(?:ımız)?',
  id: '(?:bidang |area )?(?:aplikasi|penggunaan|kegunaan)',
  vi: '(?:lĩnh vực )?ứng dụng',
  hr: '(?:područja )?primjen[ae]',
  sr: '(?:oblasti )?primen[ae]|(?:области )?примен[ае]',
  sl: '(?:področja )?uporab[ae]',
  ja: '(?:用途|利用シーン|活用分野|活用シーン|応用分野)(?:例)?',
  zh: '(?:应用|應用)(?:领域|領域|场景|場景|范围|範圍)|适用范围',
  ko: '(?:적용|활용) ?(?:분야|사례)',
  ar: '(?:مجالات|استخدامات) (?:الاستخدام|التطبيق|الاستعمال)|التطبيقات',
};

const partOf = (part: keyof IndustryHeading): LanguagePatterns =>
  Object.fromEntries(Object.entries(INDUSTRY_HEADINGS).map(([code, heading]) => [code, heading[part]]));

const WHOLE_HEADING = wholeText(partOf('whole'));
const WORDS = partOf('words');
const USE_HEADING = wholeText(USE_HEADINGS);
/** Longer texts are no headings. */
const MAX_WORDS = 12;
const MAX_LENGTH = 200;

const isWholeHeading = (heading: string, language: string, ...patterns: readonly LanguagePatterns[]): boolean => {
  const text = normalizeWhitespace(heading);
  return text.length <= MAX_LENGTH && patterns.some((whole) => matchesPatterns(text, whole, language));
};

/** "Our markets" may be those that a brand holds: "Antiques market", "Christmas market". */
const MAY_BE_OFFERS =
  /^\P{L}*(?:(?:(?:i|els|os|los|le) )?(?!(?:target|key|core) )\p{L}+ )?(?:markets|märkte|marchés|mercados|mercati|mercats|pie[țţ]e(?:le)?|markten|marknader|markeder|markkinat|rynki|trhy|рынки|ринки|пазари|tržišta|trgi|tirgi|rinkos|turud|piacok|αγορές|pazarlar(?:ımız)?|ramos)\P{L}*$/iu;

/** Whether a heading announces industries. */
export const isSectorHeading = (heading: string, language: string): boolean =>
  wordCount(heading) <= MAX_WORDS &&
  (matchesPatterns(heading, WORDS, language) ||
    (!MAY_BE_OFFERS.test(heading) && isWholeHeading(heading, language, WHOLE_HEADING)));

/** Whether a heading may stand above the industries that are served: "Sectors we serve", "Applications". What stands below it tells. */
export const mayBeIndustryHeading = (heading: string, language: string): boolean =>
  isWholeHeading(heading, language, WHOLE_HEADING, USE_HEADING);
