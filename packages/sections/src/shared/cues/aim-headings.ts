import { type LanguagePatterns, matchesPatterns, normalizeWhitespace, wholeText, wordCount } from '../text/index.ts';
import { FUTURE_HEADINGS, WHY_HEADINGS } from './more-aim-headings.ts';
import { isStanceHeading, isValuesHeading } from './values.ts';

/** Headings above the brand's mission or goals. */
export const MISSION_HEADINGS: LanguagePatterns = {
  en: "(?:our |the |\\p{L}+['’]s )?(?:mission|purpose|aims?|goals?|objectives?)(?: statement)?|our mandate|\\p{L}+ mission(?: statement)?|(?:\\p{L}+ ){1,3}\\p{L}+['’]s? (?:mission|purpose)|aims and objectives|why we exist|why we (?:do|started) .{1,20}|what drives us|what we stand for|reason for being",
  de: '(?:unsere? |die |der |das )?(?:mission|auftrag|anspruch|antrieb|ziele?|zielsetzung|aufgabe|anliegen|leitbild|zweck|vereinszweck|stiftungszweck|selbstverständnis|philosophie)|was uns antreibt|wofür wir stehen|warum es uns gibt',
  fr: "(?:notre |nos |la |le |les )?(?:mission|missions|raison d['’]être|vocation|but|buts|objectifs?|ambition|objet|projet associatif)|ce qui nous anime|pourquoi nous existons",
  es: '(?:nuestr[oa]s? |la |el |los )?(?:misi[oó]n|prop[oó]sito|objetivos?|fines|filosof[ií]a)|por qué existimos|lo que nos mueve',
  it: '(?:la nostra |il nostro |i nostri |la |lo |gli )?(?:missione|mission|scopo|scopi|obiettivo|obiettivi|finalità|filosofia)|perché esistiamo|cosa ci guida',
  pt: '(?:a |o |os )?(?:noss[ao]s? )?(?:miss[aã]o|prop[oó]sito|objetivos?|finalidade|filosofia)|por que existimos',
  nl: '(?:onze |ons |de |het )?(?:missie|doel|doelen|doelstelling|doelstellingen)|waarom (?:wij|we) bestaan|wat ons drijft',
  sv: '(?:vår |vårt |våra )?(?:mission|uppdrag|mål|syfte|ändamål)|varför vi finns|det som driver oss',
  da: '(?:vores )?(?:mission|formål|mål)|hvad driver os|derfor findes vi',
  nb: '(?:vår |vårt )?(?:misjon|oppdrag|formål|mål)|oppdraget vårt|hva driver oss|hvorfor vi finnes',
  fi: '(?:meidän )?(?:tehtävämme|missiomme|missio|tarkoitus|tavoitteemme)|miksi olemme olemassa|mikä meitä ajaa',
  pl: '(?:nasza |nasze |nasz )?(?:misja|cele?|cele statutowe)(?: (?:fundacji|stowarzyszenia|klubu|szkoły|przedszkola|firmy))?|po co istniejemy|co nas napędza',
  cs: '(?:naše )?(?:mise|poslání|cíle|cíl)(?: (?:spolku|klubu|školy|nadace|organizace|sdružení|společnosti))?|proč existujeme|co nás žene',
  sk: '(?:naša |naše )?(?:misia|poslanie|ciele|cieľ)(?: (?:združenia|klubu|školy|nadácie|spoločnosti))?|prečo existujeme',
  ru: '(?:наша |наши )?(?:миссия|цел[ьи]|цели и задачи)|зачем мы (?:работаем|существуем)',
  uk: '(?:наша |наші )?(?:місія|мета|цілі|завдання)(?: (?:фонду|організації|центру|школи|клубу|компанії|асоціації))?|навіщо ми (?:працюємо|існуємо)',
  bg: '(?:нашата |нашите )?(?:мисия|мисията(?: ни)?|цели?|целите ни)(?: на (?:фондацията|сдружението|училището|клуба|компанията))?|защо съществуваме',
  tr: 'misyon(?:umuz)?|amaç|(?:vakfın|derneğin|kulübün) amacı|amacımız|amaçlarımız|neden varız',
  ja: '(?:私たちの|わたしたちの)?(?:使命|ミッション|理念|目的|設立趣旨|パーパス|存在意義)|(?:企業|経営|基本|活動)理念',
  zh: '(?:(?:我们|我們)的)?(?:使命|宗旨|理念|核心理念|目标|目標)',
  ko: '(?:(?:우리|저희)의 )?(?:미션|사명|목적|설립 ?목적)|경영 ?이념',
  ar: 'رسالتنا|مهمتنا|هدفنا|أهدافنا|الرسالة|الأهداف',
  he: '(?:המטרה|המשימה|המטרות) שלנו|מטרות(?: ה\\S+)?|מי אנחנו ומה מטרתנו',
  lv: '(?:mūsu )?(?:misija|mērķis|mērķi)|(?:biedrības|kluba|skolas|fonda) (?:misija|mērķis|mērķi)',
  lt: '(?:mūsų )?(?:misija|tikslas|tikslai)|(?:asociacijos|klubo|mokyklos|fondo) (?:misija|tikslas|tikslai)',
  et: '(?:meie )?(?:missioon|eesmärk|eesmärgid)|(?:ühingu|seltsi|klubi|kooli) (?:missioon|eesmärk|eesmärgid)',
  hu: 'küldetésünk|célunk|céljaink|küldetés|küldetésnyilatkozat|(?:az egyesület|az alapítvány|az iskola|a klub) (?:célja|céljai|küldetése)|miért vagyunk',
  ro: 'misiune(?:a(?: noastră| (?:asociației|fundației|clubului|școlii|firmei))?)?|scop(?:ul(?: nostru| (?:asociației|fundației|clubului))?)?|obiective(?:le(?: noastre)?)?|de ce existăm',
  el: '(?:η |ο |οι )?(?:αποστολή|σκοπός|στόχοι|στόχος)(?: μας)?|γιατί υπάρχουμε',
  hr: '(?:naša |naši |naš |naše )?(?:misija|poslanje|svrha|zadaća|cilj|ciljevi)(?: (?:udruge|udruženja|kluba|škole|društva|zaklade|tvrtke))?|zašto postojimo',
  sr: '(?:naša |naši |naš )?(?:misija|svrha|cilj|ciljevi)(?: (?:udruženja|kluba|škole|društva|fondacije|kompanije))?|(?:наша |наши |наш )?(?:мисија|сврха|циљ|циљеви)(?: (?:удружења|клуба|школе|друштва|фондације|компаније))?|zašto postojimo|зашто постојимо',
  sl: '(?:naše |naš |naši )?(?:poslanstvo|namen|cilj|cilji)(?: (?:društva|kluba|šole|zavoda|ustanove|podjetja))?|zakaj obstajamo',
  ca: "(?:la nostra |el nostre |els nostres |la |el |els )?(?:missió|propòsit|objectiu|objectius|finalitat|finalitats|raó de ser)(?: (?:de|del|de la|de l['’]) ?\\p{L}+)?|per què existim|què ens mou",
  vi: '(?:sứ mệnh|sứ mạng|tôn chỉ|mục đích|mục tiêu)(?: (?:hoạt động|cốt lõi))?(?: của (?:chúng tôi|công ty|trường))?',
  id: 'misi(?: (?:kami|sekolah|perusahaan|yayasan|organisasi|lembaga))?|tujuan (?:kami|sekolah|perusahaan|yayasan|organisasi|lembaga)|mengapa kami ada',
  fa: '(?:ماموریت|مأموریت|رسالت|هدف|اهداف)(?:‌?ی)?(?: (?:ما|موسسه|شرکت|انجمن))?|چرا (?:ما )?هستیم',
  th: '(?:พันธกิจ|ภารกิจ|วัตถุประสงค์|เป้าหมาย)(?:ของเรา)?',
  hi: '(?:हमारा |हमारे )?(?:मिशन|उद्देश्य|लक्ष्य)',
  sq: '(?:misioni|qëllimi|qëllimet|objektivat|synimi)(?: ynë| tona| jonë| i (?:shoqatës|fondacionit|klubit|shkollës|kompanisë))?|pse ekzistojmë',
  mk: '(?:нашата |нашите )?(?:мисија|мисијата|цел|цели|целта|целите)(?: ни| на (?:здружението|фондацијата|клубот|училиштето|компанијата))?|зошто постоиме',
  is: '(?:hlutverk|tilgangur|markmið|markmiðið|hlutverkið)(?: okkar| félagsins| klúbbsins| samtakanna| skólans| fyrirtækisins)?|hvers vegna við erum til',
  bs: '(?:naša |naši |naš )?(?:misija|svrha|cilj|ciljevi|zadaća|poslanje)(?: (?:udruženja|kluba|škole|društva|fondacije|kompanije|firme))?|zašto postojimo',
  gl: '(?:a nosa |o noso |os nosos )?(?:misión|propósito|obxectivos?|finalidade|fins)|por que existimos',
  eu: '(?:gure )?(?:misioa|helburua|helburuak|xedea|xedeak|egitekoa)',
  az: 'missiya(?:mız)?|məqsəd(?:imiz|lərimiz)?|(?:cəmiyyətin|fondun|birliyin) məqsədi',
  hy: '(?:մեր )?(?:առաքելությունը?|նպատակը|նպատակները)',
  ka: '(?:ჩვენი )?(?:მისია|მიზანი|მიზნები)',
  be: '(?:наша |нашы )?(?:місія|мэта|мэты|задачы)(?: (?:фонду|арганізацыі|цэнтра|клуба))?',
  sw: '(?:dhamira|dhima|dira na dhamira|malengo|lengo|madhumuni)(?: (?:yetu|letu))?',
  af: '(?:ons |die )?(?:missie|doel|doelwit|doelwitte|doelstelling|doelstellings|roeping)|waarom ons bestaan',
  ga: '(?:ár )?(?:misean|aidhm|aidhmeanna|cuspóir|cuspóirí|ráiteas misin)',
  mt: '(?:il-missjoni|l-għan|l-għanijiet|l-iskop|l-objettivi)(?: tagħna)?|missjoni',
  tl: '(?:ang )?(?:aming |ating )?(?:misyon|layunin|mga layunin|hangarin)(?: namin)?',
  bn: '(?:আমাদের )?(?:লক্ষ্য|উদ্দেশ্য|মিশন|লক্ষ্য ও উদ্দেশ্য)',
  ur: '(?:ہمارا |ہمارے )?(?:مشن|مقصد|مقاصد|نصب العین)',
  ta: '(?:எங்கள் |நமது )?(?:நோக்கம்|பணி|இலக்கு|குறிக்கோள்)',
};

/** Headings above the brand's vision. */
export const VISION_HEADINGS: LanguagePatterns = {
  en: "(?:our |the |\\p{L}+['’]s )?vision(?: statement)?|where we(?:[’']re| are) going|the future we .{1,20}",
  de: '(?:unsere )?vision|wohin wir wollen',
  fr: '(?:notre )?vision|où nous allons',
  es: '(?:nuestra )?visi[oó]n|hacia dónde vamos',
  it: '(?:la nostra )?visione|(?:la nostra )?vision',
  pt: '(?:a )?(?:nossa )?vis[aã]o',
  nl: '(?:onze )?visie',
  sv: '(?:vår )?vision',
  da: '(?:vores )?vision',
  nb: '(?:vår )?visjon|visjonen vår',
  fi: '(?:meidän )?visio(?:mme)?|mihin olemme menossa',
  pl: '(?:nasza )?wizja',
  cs: '(?:naše )?vize|kam směřujeme',
  sk: '(?:naša )?vízia',
  ru: '(?:наше )?видение',
  uk: '(?:наше )?бачення|візія',
  bg: '(?:нашата )?визия',
  tr: 'vizyon(?:umuz)?',
  ja: '(?:私たちの)?ビジョン|(?:私たちが)?目指す(?:未来|社会|姿)',
  zh: '(?:(?:我们|我們)的)?(?:愿景|願景)',
  ko: '(?:(?:우리|저희)의 )?비전',
  ar: 'رؤيتنا|الرؤية',
  he: 'החזון(?: שלנו)?|חזון',
  lv: '(?:mūsu )?vīzija',
  lt: '(?:mūsų )?vizija',
  et: '(?:meie )?visioon',
  hu: 'jövőkép(?:ünk)?|víziónk',
  ro: 'viziune(?:a noastră)?',
  el: '(?:το )?όραμ[άα](?: μας)?',
  hr: '(?:naša )?vizija(?: (?:udruge|udruženja|kluba|škole|društva|zaklade|tvrtke))?',
  sr: '(?:naša )?vizija(?: (?:udruženja|kluba|škole|društva|fondacije|kompanije))?|(?:наша )?визија(?: (?:удружења|клуба|школе|друштва|фондације|компаније))?',
  sl: '(?:naša )?vizija(?: (?:društva|kluba|šole|zavoda|ustanove|podjetja))?|kam gremo',
  ca: '(?:la nostra |la )?visió|cap on anem',
  vi: 'tầm nhìn(?: (?:đến năm )?\\d{4})?(?: của (?:chúng tôi|công ty|trường))?',
  id: 'visi(?: (?:kami|sekolah|perusahaan|yayasan|organisasi|lembaga))?',
  fa: 'چشم[ ‌]?انداز(?:‌?ی)?(?: ما)?',
  th: 'วิสัยทัศน์(?:ของเรา)?',
  hi: '(?:हमारी |हमारा )?(?:दृष्टि|विज़न|विजन|दृष्टिकोण)',
  sq: 'vizioni(?: ynë| i (?:shoqatës|fondacionit|klubit|shkollës|kompanisë))?',
  mk: '(?:нашата )?визија(?:та)?(?: ни| на (?:здружението|фондацијата|клубот|училиштето|компанијата))?',
  is: '(?:framtíðarsýn|sýn|framtíðarsýnin)(?: okkar| félagsins| skólans| fyrirtækisins)?',
  bs: '(?:naša )?vizija(?: (?:udruženja|kluba|škole|društva|fondacije|kompanije|firme))?',
  gl: '(?:a nosa )?visión',
  eu: '(?:gure )?ikuspegia|(?:gure )?bisioa',
  az: 'vizyon(?:umuz)?|baxışımız',
  hy: '(?:մեր )?տեսլականը?',
  ka: '(?:ჩვენი )?(?:ხედვა|ვიზია)',
  be: '(?:наша )?бачанне|наша візія|візія',
  af: '(?:ons |die )?visie',
  ga: '(?:ár )?(?:fís|bhfís|ráiteas físe)',
  mt: 'il-viżjoni(?: tagħna)?|viżjoni',
  tl: '(?:ang )?(?:aming |ating )?(?:bisyon|pananaw)',
  bn: '(?:আমাদের )?(?:দৃষ্টিভঙ্গি|ভিশন|স্বপ্ন|রূপকল্প)',
  ur: '(?:ہمارا )?(?:وژن|ویژن|نظریہ)',
  ta: '(?:எங்கள் |நமது )?(?:தொலைநோக்கு|பார்வை|கண்ணோட்டம்)',
};

/** Between the halves of "Mission & Vision". */
const CONNECTORS =
  /\s*(?:[&+/,،、・|·•;]|\s[–—-]\s|(?<!\p{L})(?:and|und|et|y|e|en|och|og|ja|i|a|и|и|ve|та|й|і|és|și|un|ir|και|in|và|dan|और|एवं|oraz|eta|dhe)(?!\p{L}))\s*|(?<=\s)ו(?=\p{L})|\s+و(?=\p{L})|\s+و\s+|และ|[与與和及]|(?<=\p{Script=Hangul})[과와](?= )/iu;
/** "Our mission at Acme" */
const MAX_WORDS_AROUND = 2;
/** "Acmeのミッション" */
const MAX_CHARACTERS_AROUND = 8;

const MISSION_HEADING = wholeText(MISSION_HEADINGS);
const MISSION_HEADING_WITH_NAME = wholeText(MISSION_HEADINGS, '', `(?:\\s+\\S+){0,${MAX_WORDS_AROUND}}`);
/** A name may follow these only: "Goal scoring tips" and "Purpose built software" are about something else. */
const MISSION_NOUN =
  /(?<!\p{L})(?:missi|mision|misi[oóeę]|misij|misj|misi(?!\p{L})|мисиј|poslanstv|sứ m[ệạ]n[hg]|ماموریت|مأموریت|मिशन|мисси|міс[іи]|миси|auftrag|uppdrag|oppdrag|poslání|poslanie)/iu;
/** The mission, purpose or aim as a word. */
const MISSION_WORD =
  /dhamira|dhima|malengo|lengo|madhumuni|miss[iãõ]|mision|misi[oóeęaąuų]|misij|misj|(?<!\p{L})mis(?:e|í|i)(?!\p{L})|reason for being|our why|calling|aufgabe|anliegen|antrieb|raz[óã]n? de ser|razão de ser|ragione? d|opdracht|drijfveer|ändamål|\bmål(?:et)?\b|opgave|tarkoitu|toiminta-ajatu|účel|cil[jí]|ciele|предназначени|призначен|покликан|στόχ|hedef|obiectiv|menire|poslan|eesmär|ülesan|存在意義|パーパス|設立趣旨|目标|目標|존재 ?이유|غاي[ةا]|שליחות|ייעוד|เป้าหมาย|จุดมุ่งหมาย|misi(?!\p{L})|мисси|міс[іи]|миси|misyon|mandate|purpose|\baims?\b|objectives?|zweck|auftrag|\bziele?\b|zielsetzung|raison d|vocation|\bbuts?\b|objectif|objet|propósito|objetivo|scop[oi]|obiettiv|finalità|doel|syfte|ändamål|uppdrag|uppgift|formål|oppdrag|tarkoitus|tehtäv|tavoit|cele?\b|poslání|poslanie|cíl|cieľ|küldetés|cél|scop|poslanstv|svrha|мета|цел[ьи]|ціл|amaç|amacı|使命|ミッション|理念|目的|宗旨|이념|미션|사명|목적|رسال|مهم[ةت]|هدف|أهداف|מטר|המשימה|mērķ|tiksl|eesmärk|αποστολ|σκοπ|sứ m[ệạ]n[hg]|tôn chỉ|mục (?:đích|tiêu)|tujuan|propòsit|objectiu|finalitat|raó de ser|namen|cilj|zadać|циљ|сврх|พันธกิจ|ภารกิจ|วัตถุประสงค์|ماموریت|مأموریت|رسالت|اهداف|मिशन|उद्देश्य|लक्ष्य|hlutverk|tilgang|markmið|qëllim|objektiv|synim|helburu|xede|məqsəd|առաքելութ|նպատակ|მისია|მიზან|მიზნებ|мэт[аы]|misean|aidhm|cuspóir|missjoni|l-għan|layunin|লক্ষ্য|উদ্দেশ্য|মিশন|مشن|مقصد|مقاصد|நோக்கம்|இலக்கு/iu;
/** The word for what a brand is there for; aims and goals may be those of a course, a hike or a season. */
const MISSION_ITSELF =
  /dhamira|dhima|miss[iíãõ]|mision|misi[oóeęaąuų]|(?<!\p{L})mis(?:e|í)(?!\p{L})|raz[óã]n? de ser|razão de ser|ragione? d.essere|opdracht|tarkoitu|toiminta-ajatu|предназначени|призначен|покликан|menire|poslanj|שליחות|ייעוד|존재 ?이유|رسالة|ภารกิจ|misij|misj|misi(?!\p{L})|мисси|міс[іи]|миси|misyon|mandate|purpose|reason for being|zweck|auftrag|raison d|vocation|propósito|uppdrag|syfte|ändamål|formål|oppdrag|tarkoitus|tehtäv|poslán|poslan|küldetés|svrha|使命|ミッション|理念|設立趣旨|パーパス|存在意義|宗旨|이념|미션|사명|رسالت|الرسالة|مهم[ةت]|המשימה|αποστολ|propòsit|raó de ser|sứ m[ệạ]n[hg]|tôn chỉ|พันธกิจ|ماموریت|مأموریت|मिशन|hlutverk|tilgang|առաքելութ|მისია|misean|missjoni|মিশন|مشن|qëllim|xede|poslanj/iu;
const OTHER_MISSION = /mission[ -](?:control|critical|impossible|street|district|bay|intérim)|커미션|트랜스미션/iu;
const VISION_HEADING = wholeText(VISION_HEADINGS);
const WHY_HEADING = wholeText(WHY_HEADINGS);
const FUTURE_HEADING = wholeText(FUTURE_HEADINGS);
const UNSPACED_BEFORE = `.{0,${MAX_CHARACTERS_AROUND}}`;
const MISSION_HEADING_UNSPACED = wholeText(MISSION_HEADINGS, UNSPACED_BEFORE);
const VISION_HEADING_UNSPACED = wholeText(VISION_HEADINGS, UNSPACED_BEFORE);
const MAX_HEADING_WORDS = 7;
/** Words for values that alone head marks and prices. */
const BARE_VALUES = /^\s*(?:nilai(?:-nilai)?|giá trị(?: cốt lõi)?|मूल्य|ارزش.?ها)\s*$/iu;

const languagesOf = (language: string): string[] => [...new Set([language, 'en'])];

function isHeadingOf(text: string, language: string, spaced: LanguagePatterns, unspaced: LanguagePatterns): boolean {
  return languagesOf(language).some((code) =>
    matchesPatterns(text, code === 'ja' || code === 'zh' || code === 'ko' ? unspaced : spaced, code),
  );
}

/** "Discover your life's purpose", "The story of NASA's mission": of somebody who is no brand, or not named as one. */
const OWNED_MISSION = /^(.+)['’]s? (?:mission|purpose)(?!\p{L})/iu;
const NO_OWNER = /(?<!\p{L})(?:your|my|his|her|life|story|history|behind|discover|find)(?!\p{L})/iu;
const PART_OF_NAME = /^(?:\p{Lu}|\p{N}|&|(?:and|for|of|the)$)/u;
const isOfNobody = (text: string): boolean => {
  const owner = OWNED_MISSION.exec(text)?.[1] ?? '';
  const words = owner.split(' ');
  return (
    owner !== '' && (NO_OWNER.test(owner) || (words.length > 1 && !words.every((word) => PART_OF_NAME.test(word))))
  );
};

const isMissionPart = (text: string, language: string): boolean =>
  !OTHER_MISSION.test(text) &&
  !isOfNobody(text) &&
  (isHeadingOf(text, language, MISSION_HEADING, MISSION_HEADING_UNSPACED) ||
    languagesOf(language).some((code) => matchesPatterns(text, WHY_HEADING, code)) ||
    (MISSION_NOUN.test(text) && isHeadingOf(text, language, MISSION_HEADING_WITH_NAME, MISSION_HEADING_UNSPACED)));
const isVisionPart = (text: string, language: string): boolean =>
  (isHeadingOf(text, language, VISION_HEADING, VISION_HEADING_UNSPACED) ||
    languagesOf(language).some((code) => matchesPatterns(text, FUTURE_HEADING, code))) &&
  !/コンピュータ|マシン|视觉|計算機|텔레비전|레비전/u.test(text);

/** Whether a heading announces one of the two, alone or besides the other and the values: "Mission & Vision". */
function announces(heading: string, language: string, isWanted: (part: string, language: string) => boolean): boolean {
  const text = normalizeWhitespace(heading);
  if (text === '' || text.length > 80 || wordCount(text) > MAX_HEADING_WORDS) return false;
  if (isWanted(text, language)) return true;
  const parts = text.split(CONNECTORS).filter(Boolean);
  return (
    parts.length > 1 &&
    parts.some((part) => isWanted(part, language)) &&
    parts.every(
      (part) =>
        isMissionPart(part, language) ||
        isVisionPart(part, language) ||
        isValuesHeading(part, language) ||
        isStanceHeading(part, language) ||
        BARE_VALUES.test(part),
    )
  );
}

/** True for a heading above the mission: "Our mission", "Mission & vision", "Миссия лицея". */
export const isMissionHeading = (heading: string, language: string): boolean =>
  announces(heading, language, isMissionPart);

/** True for a heading with the word itself: "Our mission", "Vereinszweck", not "What drives us" or "Our philosophy". */
export const namesMission = (heading: string, language: string): boolean =>
  isMissionHeading(heading, language) && MISSION_WORD.test(heading);

/** True for "Our mission" and "Vereinszweck", not for "Objectives" and "Ziele". */
export const namesMissionItself = (heading: string): boolean => MISSION_ITSELF.test(heading);

/** True for a heading above the vision, which "Computer vision" and "Primary vision care" are not. */
export const isVisionHeading = (heading: string, language: string): boolean =>
  announces(heading, language, isVisionPart);

/** True for a heading above the values, alone or besides mission and vision: "Our values", "Mission & values". */
export const announcesValues = (heading: string, language: string): boolean =>
  isValuesHeading(heading, language) ||
  announces(heading, language, isValuesHeading) ||
  (isMissionOrVision(heading, language) && heading.split(CONNECTORS).some((part) => BARE_VALUES.test(part)));

const isMissionOrVision = (heading: string, language: string): boolean =>
  isMissionHeading(heading, language) || isVisionHeading(heading, language);
