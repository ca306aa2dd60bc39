import { type LanguagePatterns, matchesPatterns } from '../text/index.ts';

/** Titles of posts and lists: "How to grow in prayer", "5 tips for…", "Articles for…". */
const POSTS: LanguagePatterns = {
  en: '^(?:how to|\\d+ (?:\\p{L}+ )?(?:ways|tips|reasons|things|steps|ideas|questions)|(?:articles?|posts?|content|resources|news|stories|tips|videos|podcasts?) (?:for|about|on|from|of)|what(?: you need)? to know|everything you (?:need|want|should)(?: to)? know)|^(?:\\p{L}+ ){0,3}(?:newsletters?|blogs?|podcasts?|articles)$',
  de: '^(?:so \\p{L}+(?:en|st) (?:sie|du)|wie (?:sie|du|ihr|man)|\\d+ (?:\\p{L}+ )?(?:tipps|gründe|wege|schritte|ideen|fragen)|(?:artikel|beiträge|inhalte|neuigkeiten|tipps|videos) (?:für|über|zu|aus|von)|(?:alles,? )?was (?:sie|du|ihr) (?:über .{2,40} )?wissen (?:müssen|sollten|musst|solltest))',
  fr: "^(?:comment \\p{L}+(?:er|ir|re)|\\d+ (?:\\p{L}+ )?(?:conseils|raisons|astuces|façons|étapes|idées)|(?:articles?|contenus?|ressources|actualités|conseils|vidéos) (?:pour|sur|de|d['’]\\p{L}+)|tout ce qu.{2,30} savoir)",
  es: '^(?:cómo \\p{L}+[aei]r(?:se)?|\\d+ (?:\\p{L}+ )?(?:consejos|razones|maneras|formas|pasos|ideas)|(?:artículos|contenidos?|recursos|noticias|consejos|vídeos|videos) (?:para|sobre|de)|todo lo que .{2,20} saber)',
  it: '^(?:come \\p{L}+(?:are|ere|ire)|\\d+ (?:\\p{L}+ )?(?:consigli|motivi|modi|passi|idee)|(?:articoli|contenuti|risorse|notizie|consigli|video) (?:per|su|di|da)|tutto (?:quello|ciò) che .{2,30} sapere)',
  pt: '^(?:como \\p{L}+(?:ar|er|ir)|\\d+ (?:\\p{L}+ )?(?:dicas|razões|motivos|maneiras|formas|passos|ideias)|(?:artigos|conteúdos?|recursos|notícias|dicas|vídeos) (?:para|sobre|d[eoa])|tudo o que .{2,30} saber)',
  nl: '^(?:hoe (?:je|u|jij)|\\d+ (?:\\p{L}+ )?(?:tips|redenen|manieren|stappen|ideeën)|(?:artikelen|berichten|nieuws|tips|video.?s) (?:voor|over|van)|alles wat (?:je|u) .{0,20}weten)',
  sv: '^(?:så (?:här )?\\p{L}+ (?:du|ni)|hur (?:du|man)|\\d+ (?:\\p{L}+ )?(?:tips|skäl|sätt|steg|idéer)|(?:artiklar|nyheter|tips) (?:för|om|från)|allt du behöver veta)',
  da: '^(?:sådan \\p{L}+ (?:du|man)|hvordan (?:du|man)|\\d+ (?:\\p{L}+ )?(?:tips|råd|grunde|måder|trin)|(?:artikler|nyheder|tips) (?:til|om|fra)|alt (?:hvad )?du skal vide)',
  nb: '^(?:slik \\p{L}+ (?:du|man)|hvordan (?:du|man)|\\d+ (?:\\p{L}+ )?(?:tips|råd|grunner|måter|steg)|(?:artikler|nyheter|tips) (?:til|om|fra)|alt du trenger å vite)',
  fi: '^(?:näin \\p{L}+|miten \\p{L}+|kuinka \\p{L}+|\\d+ (?:vinkkiä|syytä|tapaa|vaihetta)|(?:artikkeleita|uutisia|vinkkejä))',
  pl: '^(?:jak \\p{L}+ć|\\d+ (?:porad|powodów|sposobów|kroków)|(?:artykuły|treści|aktualności|porady|filmy) (?:dla|o|na)|wszystko, co .{2,30} wiedzieć)',
  cs: '^(?:jak (?:se )?\\p{L}+(?:t|st|ct)|\\d+ (?:tipů|důvodů|způsobů|kroků)|(?:články|obsah|novinky|tipy|videa) (?:pro|o|z)|vše, co .{2,30} vědět)',
  sk: '^(?:ako (?:sa )?\\p{L}+ť|\\d+ (?:tipov|dôvodov|spôsobov|krokov)|(?:články|obsah|novinky|tipy|videá) (?:pre|o|z)|všetko, čo .{2,30} vedieť)',
  hu: '^(?:hogyan \\p{L}+|\\d+ (?:tipp|ok|mód|lépés)|(?:cikkek|hírek|tippek)|minden, amit .{0,30}tudni)',
  ro: '^(?:cum să|\\d+ (?:sfaturi|motive|moduri|pași)|(?:articole|conținut|știri|sfaturi) (?:pentru|despre|de)|tot ce trebuie să .{0,10}știi)',
  ru: '^(?:как \\p{L}+ть(?:ся)?|\\d+ (?:советов|причин|способов|шагов)|(?:статьи|материалы|новости|советы|видео) (?:для|о|об|по|от)|вс[её], что .{2,30} знать)',
  uk: '^(?:як \\p{L}+ти(?:ся)?|\\d+ (?:порад|причин|способів|кроків)|(?:статті|матеріали|новини|поради|відео) (?:для|про|з|від)|[ув]се, що .{2,30} знати)',
  bg: '^(?:как да|\\d+ (?:съвета|причини|начина|стъпки)|(?:статии|съдържание|новини|съвети) (?:за|от)|всичко, което .{2,30} знае(?:те|ш))',
  tr: '^(?:\\d+ (?:ipucu|neden|yol|adım)|.{3,50} (?:nasıl|için \\d+))',
  el: '^(?:πώς (?:να|θα)|\\d+ (?:συμβουλές|λόγοι|τρόποι|βήματα)|(?:άρθρα|νέα|συμβουλές) (?:για|από)|όλα όσα .{2,30} (?:γνωρίζετε|ξέρετε|μάθετε))',
  ja: '(?:方法|コツ|選び方|やり方|まとめ)[。！]?$|^\\d+つの',
  zh: '^(?:如何|怎样|怎樣|怎么|怎麼)|^\\d+(?:个|個|种|種|大)',
  ko: '(?:방법|비결|팁)[.!]?$',
  ar: '^(?:كيف|كيفية|\\d+ (?:نصائح|طرق|أسباب|خطوات)|كل ما تحتاج \\S* ?(?:معرفت|لمعرفت)\\S*)',
  he: '^(?:איך|כיצד|\\d+ (?:טיפים|סיבות|דרכים|צעדים)|כל מה ש.{2,30} לדעת)',
  vi: '^(?:cách \\p{L}+|làm (?:thế nào|sao)|\\d+ (?:cách|mẹo|lý do|bước)|(?:bài viết|tin tức|mẹo))',
  id: '^(?:cara \\p{L}+|bagaimana|\\d+ (?:cara|tips|alasan|langkah)|(?:artikel|berita|tips) (?:untuk|tentang))',
};

/** Titles of what takes place: "Leaders' meeting: …", "Workshop – …", "Talks Day 1". */
const EVENTS: LanguagePatterns = {
  en: '^(?:[\\p{L}’\\x27]+ ){0,3}(?:meeting|conference|workshop|seminar|webinar|talks?|lecture|congress|summit|festival|concert|exhibition)s?(?: [^:–—]{1,30})?(?::| [–—])|(?:talks|sessions|workshops) (?:day )?(?:\\d|[ivx]+)(?!\\p{L})|^(?:\\p{L}+ ){0,3}day \\d+(?!\\p{L})',
  de: '^(?:\\p{L}+ ){0,2}(?:treffen|tagung|konferenz|workshop|seminar|webinar|vortrag|kongress|festival|konzert|ausstellung)(?: [^:–—]{1,30})?(?::| [–—])',
  fr: '^(?:\\p{L}+ ){0,2}(?:rencontre|réunion|conférence|atelier|séminaire|webinaire|congrès|festival|concert|exposition)s?(?: [^:–—]{1,30})?(?: ?:| [–—])',
  es: '^(?:\\p{L}+ ){0,2}(?:encuentro|reunión|conferencia|taller|seminario|webinar|congreso|festival|jornadas?|concierto|exposición)(?: [^:–—]{1,30})?(?::| [–—])',
  it: '^(?:\\p{L}+ ){0,2}(?:incontro|riunione|conferenza|laboratorio|seminario|webinar|congresso|festival|convegno|concerto|mostra)(?: [^:–—]{1,30})?(?::| [–—])',
  pt: '^(?:\\p{L}+ ){0,2}(?:encontro|reunião|conferência|oficina|seminário|webinar|palestra|congresso|festival|jornada|concerto|exposição)(?: [^:–—]{1,30})?(?::| [–—])',
  nl: '^(?:\\p{L}+ ){0,2}(?:bijeenkomst|conferentie|workshop|seminar|webinar|lezing|congres|festival|concert|tentoonstelling)(?: [^:–—]{1,30})?(?::| [–—])',
  sv: '^(?:\\p{L}+ ){0,2}(?:möte|konferens|workshop|seminarium|webbinarium|föredrag|kongress|festival|konsert|utställning)(?: [^:–—]{1,30})?(?::| [–—])',
  da: '^(?:\\p{L}+ ){0,2}(?:møde|konference|workshop|seminar|webinar|foredrag|kongres|festival|koncert|udstilling)(?: [^:–—]{1,30})?(?::| [–—])',
  nb: '^(?:\\p{L}+ ){0,2}(?:møte|konferanse|workshop|seminar|webinar|foredrag|kongress|festival|konsert|utstilling)(?: [^:–—]{1,30})?(?::| [–—])',
  fi: '^(?:\\p{L}+ ){0,2}(?:tapaaminen|konferenssi|työpaja|seminaari|webinaari|luento|kongressi|festivaali|konsertti|näyttely)(?: [^:–—]{1,30})?(?::| [–—])',
  pl: '^(?:\\p{L}+ ){0,2}(?:spotkanie|konferencja|warsztaty?|seminarium|webinar|wykład|kongres|festiwal|koncert|wystawa)(?: [^:–—]{1,30})?(?::| [–—])',
  cs: '^(?:\\p{L}+ ){0,2}(?:setkání|konference|workshop|seminář|webinář|přednáška|kongres|festival|koncert|výstava)(?: [^:–—]{1,30})?(?::| [–—])',
  sk: '^(?:\\p{L}+ ){0,2}(?:stretnutie|konferencia|workshop|seminár|webinár|prednáška|kongres|festival|koncert|výstava)(?: [^:–—]{1,30})?(?::| [–—])',
  ru: '^(?:\\p{L}+ ){0,2}(?:встреча|конференция|мастер-класс|семинар|вебинар|лекция|конгресс|фестиваль|концерт|выставка)(?: [^:–—]{1,30})?(?::| [–—])',
  uk: '^(?:\\p{L}+ ){0,2}(?:зустріч|конференція|майстер-клас|семінар|вебінар|лекція|конгрес|фестиваль|концерт|виставка)(?: [^:–—]{1,30})?(?::| [–—])',
  tr: '^(?:\\p{L}+ ){0,2}(?:buluşma|konferans|atölye|seminer|webinar|kongre|festival|konser|sergi)\\p{L}*(?: [^:–—]{1,30})?(?::| [–—])',
};

/** Whether a line is the title of a post, a list of texts or an event. */
export const announcesContent = (text: string, language: string): boolean =>
  matchesPatterns(text, POSTS, language) || matchesPatterns(text, EVENTS, language);
