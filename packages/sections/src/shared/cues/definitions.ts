import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** "X is a…", "We are the…" */
export const DEFINITIONS: LanguagePatterns = {
  en: "we(?:['’]re| are) the only \\p{L}+|(?:is|are) (?:an?|the|your|our)(?! (?:\\p{L}+ )?(?:means|ways?|reasons?|signs?|results?|matter) (?:of|to|toward|why)(?!\\p{L}))(?! (?:way|reason|time|case|same|only))|(?:is|are) (?:\\p{L}+ ){0,2}(?:built|made|designed) (?:for|to)",
  de: '(?:ist|sind) (?:eine?|der|die|das|ihre?)',
  fr: "(?:est|sont|sommes) (?:une?|les?|la|l['’]|des|votre)",
  es: '(?:es|son|somos) (?:una?|el|la|los|las|tu)',
  it: "(?:è|siamo|sono) (?:una?|uno|un['’]|il|la|lo|i|gli|l['’])",
  pt: '(?:é|somos|são) (?:uma?|o|a|os|as)',
  nl: '(?:is|zijn) (?:een|de|het|jouw)',
  sv: 'är (?:en|ett)',
  da: 'er (?:en|et)',
  nb: 'er (?:en|et)',
  fi: 'on \\p{L}+',
  pl: '(?:to|jest) \\p{L}+',
  cs: 'je \\p{L}+',
  sk: 'je \\p{L}+',
  ro: 'este (?:un|o|cea|cel)',
  hu: 'egy \\p{L}+',
  et: 'on \\p{L}+',
  tr: '\\p{L}+(?:dır|dir|dur|dür|tır|tir)',
  ru: '[—–-] это|это \\p{L}+|является',
  uk: '[—–-] це|це \\p{L}+|є \\p{L}+',
  ja: 'は.{2,60}(?:です|である|会社|サービス|ブランド|工房|店|団体|法人)|は、?.{2,200}(?:会社|団体|法人|組織|協会|学校|教室|施設|工房|専門店|サービス|ブランド)(?:です|であります|でございます)|とは',
  zh: '是(?:一|中国|全球|台|一个|一個|由)',
  ko: '(?:은|는) .{2,60}(?:입니다|기업|서비스)',
  ar: '(?:هي|هو) \\p{L}+|شركة|منصة|جمعية|مؤسسة',
  bg: '(?:е|са|сме) \\p{L}+',
  he: '(?:הוא|היא|הם|הן|אנחנו) \\p{L}+',
  lv: 'ir \\p{L}+|esam \\p{L}+',
  lt: '(?:yra|esame|–|—) \\p{L}+',
  el: '(?:είναι|είμαστε) (?:ένας?|μια|μία|ο|η|το|οι|τα)',
  hr: '(?:je|smo) \\p{L}+',
  sl: '(?:je|smo) \\p{L}+',
  ca: "(?:és|som|són) (?:una?|el|la|els|les|l['’])",
  vi: 'là (?:một|đơn vị|công ty|thương hiệu|nơi|nền tảng|trung tâm)',
  id: '(?:adalah|merupakan) \\p{L}+',
  fa: '(?:یک|است|هستیم)',
  th: '(?:เป็น|คือ)(?!อย่าง|ต้น|ไป)',
  hi: '(?:एक .{2,40} है|हैं|हम एक)',
  sr: '(?:je|smo) \\p{L}+|(?:је|смо) \\p{L}+',
};

/** "Welcome to our site!", "Praise the Lord" */
const GREETINGS: LanguagePatterns = {
  en: '^(?:welcome|hello|hi|hey)|^praise (?:be|the lord)|^hallelujah|^jai (?:shri|shree|mata|ho)|^hare krishna|^om namah',
  de: '^(?:(?:sehr )?herzlich(?:en?|es)? )?will?kommen|^hallo|^grüezi|^grüß gott|^gelobt sei',
  fr: '^(?:soyez (?:les? )?)?bienvenue?s?|^bonjour',
  es: '^(?:te|os|le|les) damos la bienvenida|^bienvenid[oa]s?|^hola',
  it: '^(?:ti|vi) diamo il benvenuto|^benvenut[oaie]|^ciao',
  pt: '^(?:seja[mn]?|sede) (?:muito )?bem[- ]vind[oa]s?|^bem[- ]vind[oa]s?|^olá',
  nl: '^welkom|^hallo',
  sv: '^välkommen|^hej',
  da: '^velkommen|^hej',
  nb: '^velkommen|^hei',
  fi: '^tervetuloa|^hei',
  pl: '^witamy|^witaj|^szczęść boże|^niech będzie pochwalony',
  cs: '^vítejte|^vítáme|^pochválen buď',
  sk: '^vitajte|^vítame|^pochválený buď',
  ru: '^добро пожаловать|^привет|^здравствуйте|^слава (?:иисусу|богу)|^христос воскрес',
  uk: '^ласкаво просимо|^вітаємо|^привіт|^слава (?:ісусу|богу)|^христос воскрес',
  tr: '^hoş ?geldiniz|^merhaba|^selam(?:ün|ın) ?aleyküm|^bismill\\p{L}+',
  ja: 'ようこそ|いらっしゃいませ|こんにちは',
  zh: '^(?:欢迎|歡迎)|^你好',
  ko: '환영합니다|^안녕',
  ar: '^أهلا|^مرحبا|^أهلًا|^السلام عليكم|^بسم الله|^الحمد لله',
  he: '^ברוכים הבאים|^שלום|^שבת שלום|^בס["״]ד',
  hu: '^üdvözöl\\p{L}+|^isten hozta',
  ro: '^bine (?:a[țt]i|ai) venit|^bun venit|^hristos a înviat|^doamne ajută',
  bg: '^добре дошл[иа]',
  hr: '^dobro ?došli',
  sl: '^dobrodošli|^pozdravljeni',
  et: '^tere tulemast',
  lv: '^laipni (?:lūdzam|lūgti)|^sveicināti',
  lt: '^sveiki atvykę',
  el: '^καλ[ώω]ς (?:ήρθατε|ορίσατε|ήλθατε|ηρθατε|ηλθατε)|^χριστός ανέστη',
  ca: '^(?:us donem la benvinguda|benvingu(?:ts|des|da|t))',
  eu: '^ongi etorri',
  id: '^selamat datang|^assalam\\p{L}+|^bismill\\p{L}+',
  vi: '^chào mừng|^xin chào|^kính chào',
  th: '^ยินดีต้อนรับ|^สวัสดี',
  fa: '^خوش آمدید|^سلام|^به نام خدا',
  hi: '^(?:आपका )?स्वागत|^(?:बोलो )?जय (?:\\S+ ){0,4}(?:जी(?: की)?|की|हो|दी|राम|श्याम|भोले|महादेव)$|^हर हर महादेव|^राधे राधे|^राम राम|^ॐ (?:\\S+ ){1,4}नमः|^नमस्ते|^नमस्कार',
  sr: '^(?:dobro ?došli|добро ?дошли)',
  bn: '^স্বাগত|^আসসালামু|^জয় (?:\\S+ ){0,3}\\S+$',
  ta: '^வணக்கம்|^நல்வரவு',
  ur: '^خوش آمدید|^السلام علیکم|^بسم اللہ',
};

/** Whether a sentence says what something is: "Acme is a bakery". */
export const isDefinition = (text: string, language: string): boolean => matchesPatterns(text, DEFINITIONS, language);

/** Whether a text opens with a greeting: "Welcome to our site!" */
export const isGreeting = (text: string, language: string): boolean =>
  matchesPatterns(text.replace(/^\P{L}+/u, ''), GREETINGS, language);

/** The website itself, rather than whose it is: "Welcome to our website", "Website resmi". */
const WEBSITE =
  /(?<!\p{L})(?:web-?sites?|web ?seite|webbplats|hjemmeside|nettside|homepage|internetpräsenz|sitio web|página web|site (?:web|internet|officiel|oficial)|sito (?:web|internet|ufficiale)|strona internetowa|webov(?:é|á|ých) strán\p{L}+|web ?sitesi|веб-?сайт\p{L}*|сайт\p{L}*|уебсайт\p{L}*|ιστοσελίδα|situs web|trang web)(?!\p{L})|ホームページ|ウェブサイト|公式サイト|网站|網站|官网|官網|홈페이지|웹사이트|الموقع الإلكتروني/iu;

/** "Welcome to our website", "thank you for visiting this website", in one phrase. */
const WELCOMES =
  /(?<!\p{L})(?:(?<!(?:are|feel) )welcomes?(?: you)? (?:to|on)|thank(?:s| you) for visiting|willkommen auf|begrüß\p{L}+ (?:sie|euch|dich) (?:\p{L}+ )?auf|bienvenue sur|merci de visiter|bienvenid[oa]s? a|bienvenida a|gracias por visitar|benvenut[oaie] (?:nel|sul|al)|grazie per aver visitato|bem[- ]vind[oa]s? a[o]?|obrigad[oa] por visitar|welkom op|bedankt voor uw bezoek aan|välkommen till|velkommen til|tervetuloa|witamy na|vítejte na|vitajte na|добро пожаловать на|ласкаво просимо на|вітаємо на|добре дошли в|dobro ?došli na|dobrodošli na|menyambut kehadiran (?:anda|bapak|ibu|saudara) di|selamat datang di|chào mừng (?:\p{L}+ ){0,3}đến(?: với)?)(?: [\p{L}\p{N}’'-]+){0,4} (?:web-?sites?|webseite|homepage|internetseite|site (?:web|internet|officiel)|sitio web|página web|sito (?:web|internet|ufficiale)|site oficial|webbplats|hemsida|hjemmeside|nettside|kotisivuil\p{L}*|verkkosivuil\p{L}*|stronie(?: internetowej)?|webov\p{L}+ strán\p{L}+|сайт\p{L}*|уебсайт\p{L}*|web ?sitemiz\p{L}*|situs web|trang web)(?!\p{L})|(?:ホームページ|ウェブサイト)(?:へようこそ|を(?:ご覧|ご訪問)いただき(?:まして)?[、,]?(?:誠に)?ありがとう)|(?:欢迎|歡迎)(?:来到|光临|访问|來到|光臨|訪問).{0,12}(?:网站|網站)/iu;

/** Whether a text welcomes visitors to the website, or thanks them. */
export const welcomesToWebsite = (text: string): boolean => WELCOMES.test(text);

/** A text about the website as such. It says nothing of what the brand is, unless the brand makes them. */
export const isAboutWebsite = (text: string): boolean => WEBSITE.test(text);

const OFFICIAL_SITE =
  /(?:(?<!\p{L})(?:official (?:home ?page|web ?site|site)|offizielle (?:homepage|internetseite|seite|website|webseite)|site (?:web )?officiel|sitio (?:web )?oficial|página (?:web )?oficial|sito (?:web )?ufficiale|site oficial|officiële (?:web)?site|officiell[at]? (?:hemsida|webbplats)|officiel(?:le)? hjemmeside|offisielle? (?:hjemmeside|nettside)|viralli\p{L}+ (?:koti|verkko)?sivu\p{L}*|oficjalna strona(?: internetowa)?|oficiální (?:stránky|web)|oficiálna (?:stránka|webstránka)|официальн\p{L}+ (?:веб-?)?сайт|офіційн\p{L}+ (?:веб-?)?сайт|официал\p{L}+ (?:уеб)?сайт|επίσημη ιστοσελίδα|hivatalos (?:hon|web)lap\p{L}*|site-ul oficial|službena stranica|uradna stran|resm[iî] (?:web|internet) ?sitesi|situs (?:web )?resmi|website (?:\p{L}+ )?resmi|trang (?:chủ|web) chính thức)(?!\p{L})|公式(?:サイト|ホームページ|ウェブサイト)|官方(?:网站|網站)|官网|官網|공식 ?(?:홈페이지|웹사이트|사이트)|الموقع الرسمي|האתר הרשמי)/iu;
const MAX_NAME_WORDS = 7;
const MAX_LABEL_WORDS = 3;
const MIN_LABELS = 3;

/** "Acme, official website", alone or with the parts of its menu: it names the site, and says nothing of the brand. */
export function isOfficialSiteLine(text: string): boolean {
  const [line = ''] = OFFICIAL_SITE.exec(text) ?? [];
  if (line === '') return false;
  const [before = '', after = ''] = text
    .split(line)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const words = (part: string): number => part.split(/\s+/).filter(Boolean).length;
  const labels = after.split(/\s*[,、·|/]\s*/u);
  const isMenu = labels.length >= MIN_LABELS && labels.every((label) => words(label) <= MAX_LABEL_WORDS);
  const isNameOnly = words(before) + words(after) <= MAX_NAME_WORDS && !/[,.;:–—|]/u.test(after);
  return words(before) <= MAX_NAME_WORDS && (isMenu || isNameOnly);
}

/** "This is a site about Acme", and no word of what Acme is. */
const TOPIC_ONLY =
  /^(?:this is (?:a|the) (?:web ?)?(?:site|page) (?:about|on|of)|(?:das|dies) ist (?:eine|die) (?:Web)?[Ss](?:eite|ite) (?:über|von)|(?:ceci|c['’]est|voici) (?:est )?(?:un|le) site (?:web )?(?:sur|de|d['’])|(?:este|esto) es (?:un|el) sitio (?:web )?(?:sobre|de)|(?:este|isto) é (?:um|o) site (?:sobre|d[aoe])|questo è (?:un|il) sito (?:web )?(?:su|sull?[ao]?|di)) ?(?:(?:the|a|o|la|le|el|il|die|der|das) )?(?:[\p{Lu}\p{N}][\p{L}\p{N}.'’&-]*)(?: [\p{Lu}\p{N}][\p{L}\p{N}.'’&-]*){0,3}\P{L}*$/u;

/** Whether a text says that the site is about a name, and nothing else. */
export const namesTopicOnly = (text: string): boolean =>
  TOPIC_ONLY.test(text.trim().replace(/^\p{Lu}/u, (first) => first.toLowerCase()));

/** "Congratulations to our team!": news, and not what the brand is. */
const CONGRATULATIONS =
  /^\P{L}*(?:congratulations|congrats|happy (?:new year|holidays|easter)|merry christmas|herzlichen glückwunsch|wir gratulieren|frohe weihnachten|félicitations|joyeu\p{L}+ \p{L}+|felicidades|felicitaciones|enhorabuena|feliz \p{L}+|congratulazioni|complimenti a|buon natale|parabéns|gefeliciteerd|proficiat|gratulerer|grattis|tillykke|onnittelut|onneksi olkoon|gratulujemy|gratulacje|gratulujeme|gratulálunk|felicitări|čestitamo|честитим|поздравляем|с праздником|вітаємо з|συγχαρητήρια|tebrikler|tebrik ederiz|selamat kepada|chúc mừng|おめでとう|恭喜|祝贺|祝賀|축하|تهانينا|مبروك|ברכות)(?!\p{Ll})/iu;

/** Whether a text congratulates somebody, or wishes something for a day. */
export const isCongratulation = (text: string): boolean => CONGRATULATIONS.test(text);

/** "Perhaps you would like a glass of wine": a suggestion in passing. */
const HEDGED_OPENINGS: LanguagePatterns = {
  en: 'perhaps|maybe',
  de: 'vielleicht|möglicherweise|eventuell',
  fr: 'peut-être',
  es: 'quizás?|tal vez|a lo mejor',
  it: 'forse|magari',
  pt: 'talvez|quem sabe',
  nl: 'misschien|wellicht',
  sv: 'kanske',
  da: 'måske',
  nb: 'kanskje',
  fi: 'ehkä',
  pl: 'może|być może',
  cs: 'možná|snad',
  sk: 'možno|snáď',
  ru: 'возможно|может быть',
  uk: 'можливо|може',
  tr: 'belki',
  ja: 'もしかしたら|たぶん',
  zh: '也许|也許|或许|或許',
  bg: 'може би',
  ko: '아마도?|어쩌면',
  ar: 'ربما|لعل',
  he: 'אולי',
  lv: 'varbūt|iespējams',
  lt: 'galbūt|gal',
  et: 'võib-olla|ehk',
  hu: 'talán|esetleg',
  ro: 'poate|probabil',
  el: 'ίσως|μήπως',
  hr: 'možda',
  sl: 'morda|mogoče',
  ca: 'potser|tal vegada',
  vi: 'có lẽ|có thể',
  id: 'mungkin|barangkali',
  fa: 'شاید|احتمالا',
  th: 'บางที|อาจจะ',
  hi: 'शायद|संभवतः',
  sr: 'možda|verovatno|можда|вероватно',
};
const HEDGED: LanguagePatterns = Object.fromEntries(
  Object.entries(HEDGED_OPENINGS).map(([language, words]) => [language, `^(?:${words})`]),
);

/** Whether a sentence opens with a doubt. */
export const isHedged = (text: string, language: string): boolean =>
  language !== '' && matchesPatterns(text, HEDGED, language);
