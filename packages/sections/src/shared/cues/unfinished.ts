import { type LanguagePatterns, matchesPatterns, wordCount } from '../text/index.ts';

/** That a site or a page is not finished, or given up: "This website is under construction and will be available soon." */
const UNFINISHED: LanguagePatterns = {
  en: '(?:site|page|website|shop|store) (?:is |are )?(?:currently |still )?(?:under construction|being (?:built|rebuilt|redesigned|updated)|in (?:progress|development)|down for maintenance)|under construction|(?:site|page|website|shop|store) (?:is )?coming soon|new (?:website|site) (?:is )?(?:coming|on its way)|(?:back|online) soon|(?:this|our|the) (?:site|page|website|blog) (?:is|has been) (?:no longer (?:being )?(?:updated|maintained)|not (?:being )?(?:updated|maintained) any ?more|archived)',
  de: '(?:seite|website|webseite|homepage|shop|internetauftritt) (?:\\p{L}+ ){0,3}(?:im aufbau|in (?:arbeit|bearbeitung|wartung|entwicklung)|überarbeitet)|(?:noch |derzeit |gerade )im aufbau|(?:bald|demnächst) (?:wieder )?(?:online|verfügbar)|(?:diese|unsere|die) (?:seite|website|webseite) wird nicht mehr (?:aktualisiert|gepflegt)',
  fr: '(?:site|page|boutique)(?: \\p{L}+){0,4} (?:en (?:construction|travaux|maintenance|cours de)|bientôt (?:disponible|en ligne))|(?:bientôt|prochainement) (?:disponible|en ligne)|(?:site|page) n[\u0027’]est plus (?:mise? à jour|maintenue?)',
  es: '(?:sitio|página|web|tienda)(?: \\p{L}+){0,3} en (?:construcción|mantenimiento|desarrollo)|(?:muy pronto|próximamente) (?:disponible|en línea|online)|(?:sitio|página|web) (?:ya no se actualiza|no se actualiza más)',
  it: '(?:sito|pagina|negozio)(?: \\p{L}+){0,3} in (?:costruzione|manutenzione|allestimento|aggiornamento)|(?:presto|a breve|prossimamente) (?:disponibile|online)|(?:sito|pagina)(?: web)? non (?:è|viene) più aggiornat[oa]',
  pt: '(?:site|página|loja|website)(?: \\p{L}+){0,3} em (?:construção|manutenção|desenvolvimento)|(?:em breve) (?:disponível|online|no ar)|(?:site|página) (?:não (?:é|está) mais (?:sendo )?|já não é )atualizad[oa]',
  ca: '(?:lloc|pàgina|web|botiga)(?: \\p{L}+){0,3} en (?:construcció|manteniment)|(?:ben aviat|properament) (?:disponible|en línia)|(?:lloc|pàgina|web) (?:ja )?no s[\u0027’]actualitza',
  ro: '(?:site|site-ul|pagina|magazinul)(?: \\p{L}+){0,3} în (?:construcție|lucru|mentenanță)|în curând (?:disponibil|online)',
  nl: '(?:site|website|pagina|webshop)(?: \\p{L}+){0,3} (?:in aanbouw|in onderhoud|in ontwikkeling)|(?:binnenkort) (?:beschikbaar|online)|(?:site|website|pagina) wordt niet (?:meer|langer) (?:bijgewerkt|onderhouden)',
  sv: '(?:sidan|webbplatsen|hemsidan|butiken)(?: \\p{L}+){0,3} under (?:uppbyggnad|konstruktion|arbete)|under uppbyggnad|(?:snart|kommer snart) (?:tillgänglig|online)|(?:sidan|webbplatsen|hemsidan) uppdateras inte längre',
  da: '(?:siden|hjemmesiden|websitet|butikken)(?: \\p{L}+){0,3} under (?:opbygning|konstruktion|udarbejdelse)|under opbygning|snart (?:tilgængelig|online)|(?:siden|hjemmesiden) (?:opdateres ikke længere|bliver ikke længere opdateret)',
  nb: '(?:siden|nettsiden|hjemmesiden|butikken)(?: \\p{L}+){0,3} under (?:oppbygging|konstruksjon|arbeid|utvikling)|under oppbygging|snart (?:tilgjengelig|på nett)|(?:siden|nettsiden) (?:oppdateres ikke lenger|blir ikke lenger oppdatert)',
  fi: '(?:sivusto|sivu|sivut|verkkokauppa)(?:mme)?(?: \\p{L}+){0,3} (?:rakenteilla|työn alla|huollossa)|tulossa pian|(?:sivustoa|sivua) ei enää päivitetä',
  pl: '(?:strona|witryna|sklep)(?: \\p{L}+){0,3} (?:w budowie|w przygotowaniu|w przebudowie)|(?:już )?wkrótce (?:dostępn\\p{L}+|online)|(?:strona|witryna) nie jest już aktualizowana',
  cs: '(?:stránky|stránka|web|e-shop)(?: \\p{L}+){0,3} (?:ve výstavbě|v přípravě|v údržbě|v rekonstrukci)|(?:již )?brzy (?:k dispozici|online)|(?:stránky|stránka|web) (?:již |už )(?:nejsou|není) aktualizován\\p{L}+',
  sk: '(?:stránky|stránka|web|e-shop)(?: \\p{L}+){0,3} (?:vo výstavbe|v príprave|v údržbe|v rekonštrukcii)|(?:už )?čoskoro (?:k dispozícii|online)',
  sl: '(?:stran|spletna stran|trgovina)(?: \\p{L}+){0,3} v (?:izdelavi|pripravi|prenovi)|kmalu (?:na voljo|na spletu)',
  hr: '(?:stranica|web|trgovina)(?: \\p{L}+){0,3} u (?:izradi|pripremi|izgradnji)|uskoro (?:dostupn\\p{L}+|online)',
  sr: '(?:sajt|stranica|prodavnica)(?: \\p{L}+){0,3} u (?:izradi|pripremi|izgradnji)|(?:сајт|страница)(?: \\p{L}+){0,3} у (?:изради|припреми|изградњи)|uskoro (?:dostupn\\p{L}+|online)',
  ru: '(?:сайт|страница|раздел|магазин)(?: \\p{L}+){0,3} (?:в разработке|в стадии разработки|на реконструкции|в процессе)|скоро (?:открытие|будет доступ\\p{L}+)|(?:сайт|страница) больше не обновля\\p{L}+',
  uk: '(?:сайт|сторінка|розділ|магазин)(?: \\p{L}+){0,3} (?:в розробці|у розробці|на реконструкції)|незабаром (?:відкриття|буде доступ\\p{L}+)|(?:сайт|сторінка) більше не оновлю\\p{L}+',
  bg: '(?:сайтът?|страницата|магазинът)(?: \\p{L}+){0,3} (?:в процес на|в изграждане|в строеж)|очаквайте скоро',
  hu: '(?:oldal|honlap|weboldal|webáruház)(?:unk)?(?: \\p{L}+){0,3} (?:fejlesztés alatt|készül|karbantartás alatt|feltöltés alatt)|hamarosan (?:elérhető|indul)|(?:oldal|honlap) már nem frissül',
  et: '(?:leht|koduleht|veebileht|pood)(?: \\p{L}+){0,3} (?:valmimisel|arendamisel|hooldusel)|peagi (?:saadaval|avame)',
  lv: '(?:lapa|vietne|veikals)(?: \\p{L}+){0,3} (?:izstrādē|izstrādes stadijā|tiek veidota)|drīzumā (?:pieejam\\p{L}+|būs)',
  lt: '(?:svetainė|puslapis|parduotuvė)(?: \\p{L}+){0,3} (?:kuriama|kuriamas|ruošiama|atnaujinama)|netrukus (?:atidarysime|bus)',
  el: '(?:ιστοσελίδα|σελίδα|ιστότοπος|κατάστημα)(?: μας)?(?: \\p{L}+){0,3} υπό κατασκευή|υπό κατασκευή|(?:σύντομα|προσεχώς) (?:κοντά σας|διαθέσιμ\\p{L}+)',
  tr: '(?:site|sitemiz|sayfa|mağaza)(?: \\p{L}+){0,3} (?:yapım aşamasında|bakımda|hazırlanıyor|yenileniyor)|yapım aşamasında|(?:çok )?yakında (?:sizlerle|hizmetinizde|açılıyor)',
  ja: '(?:サイト|ページ|ショップ).{0,6}(?:準備中|工事中|制作中|メンテナンス)|準備中です|近日(?:公開|オープン)|(?:サイト|ページ).{0,8}更新(?:を|は)?(?:停止(?!せず)|終了|しておりません)',
  zh: '(?:网站|網站|页面|頁面).{0,6}(?:建设中|建設中|施工中|维护中|維護中|开发中)|敬请期待|敬請期待|即将上线|即將上線|(?:网站|網站|本站|页面|頁面).{0,6}(?:不再|停止)更新',
  ko: '(?:사이트|홈페이지|페이지).{0,6}(?:준비|공사|제작|점검) ?중|준비 ?중입니다|곧 (?:오픈|공개)|더 이상 (?:업데이트|갱신)(?:되지|하지) 않',
  ar: '(?:الموقع|الصفحة|المتجر) (?:\\p{L}+ )?(?:قيد (?:الإنشاء|التطوير|الصيانة)|تحت (?:الإنشاء|الصيانة|التطوير))|قريبا جدا',
  he: '(?:האתר|הדף|החנות) (?:\\p{L}+ )?(?:בבנייה|בבניה|בהקמה|בתחזוקה)|בקרוב (?:באתר|אצלכם|עולים)',
  fa: '(?:سایت|صفحه|فروشگاه) (?:\\p{L}+ )?(?:در حال (?:ساخت|طراحی|بروزرسانی|توسعه)|در دست (?:ساخت|طراحی))|به زودی (?:در دسترس|راه)',
  hi: '(?:साइट|वेबसाइट|पृष्ठ) (?:\\p{L}+ )?निर्माणाधीन|जल्द (?:ही )?(?:आ रहा|उपलब्ध)',
  id: '(?:situs|website|halaman|toko)(?: \\p{L}+){0,3} (?:dalam (?:pengembangan|perbaikan|pembuatan|pemeliharaan)|sedang (?:dibangun|dikembangkan))|segera (?:hadir|tersedia)',
  th: '(?:เว็บไซต์|หน้านี้).{0,10}(?:อยู่ระหว่าง|กำลังปรับปรุง)|เร็วๆ นี้',
  vi: '(?:trang web|website|trang|cửa hàng)(?: \\p{L}+){0,3} (?:đang (?:xây dựng|được xây dựng|bảo trì|phát triển|cập nhật))|sắp (?:ra mắt|có mặt)',
};

/** What may be unfinished; houses are too. */
const SITE =
  /site|website|web(?!\p{L}{3})|(?:home)?page|shop|seite|internetauftritt|boutique|página|pàgina|sitio|tienda|sito|pagina|negozio|loja|lloc|botiga|magazin|sid(?:an|en)|webbplats|butik|nettsid|sivu|stron|witryn|sklep|stránk|stran|trgovin|prodavnic|oldal|honlap|leht|lapa|vietne|svetain|puslapi|parduotuv|σελίδα|ιστότοπο|κατάστημα|sayfa|mağaza|сайт|страниц|сторінк|магазин|раздел|розділ|サイト|ページ|ショップ|网站|網站|页面|頁面|사이트|홈페이지|페이지|الموقع|الصفحة|المتجر|האתר|הדף|החנות|سایت|صفحه|فروشگاه|साइट|पृष्ठ|situs|halaman|toko|เว็บ|หน้านี้|trang/iu;
/** With so few words, a notice says nothing else. */
const MAX_BARE_WORDS = 4;

/** Whether a text says that its site or page is not finished, or given up. */
export const isUnfinishedNotice = (text: string, language: string): boolean =>
  (SITE.test(text) || wordCount(text) <= MAX_BARE_WORDS) &&
  [...new Set([language, 'en'])].some((code) => matchesPatterns(text, UNFINISHED, code));
