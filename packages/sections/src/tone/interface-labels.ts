import { type LanguagePatterns, matchesPatterns, wholeText } from '../shared/text/index.ts';

/** What any site writes on its buttons and above its lists, by language: whole texts that have no voice of their own. */
const LABELS = wholeText({
  en: 'get (?:involved|directions|started)(?: .*)?|get (?:our|the|your) .*(?:newsletter|tickets?)|(?:buy|book|get) (?:\\p{L}+ )?(?:tickets?|now|online)|become an? (?:member|donor|sponsor|volunteer|partner|contributor)|(?:see|view|read|show|browse|explore|discover|watch|check|download) (?:all|more|our|the|availability|video)(?: \\p{L}+){0,2}|read more.*|learn (?:more|how) .*|send (?:us|me) .*|follow (?:us|me)(?: .*)?|about (?:our|the) .*|code of conduct|meet (?:the )?.* team|meet (?:the )?experts|our (?:\\p{L}+ ){1,3}(?:areas|resources|events|activities|sponsors|partners|projects)|what (?:others|you need|you can)(?: .*)?|trusted by .*|join (?:our|the) (?:\\p{L}+ )?(?:team|community|newsletter)|partners .{0,20}',
  de: 'zu (?:den|der|dem|unseren) \\p{L}+|zum \\p{L}+|alle \\p{L}+(?: ansehen| anzeigen)?|\\p{L}+ (?:herunterladen|ansehen|anzeigen|öffnen)|informationen zu .*|jetzt (?:buchen|bestellen|kaufen|anmelden|anfragen|mitglied werden|kostenlos starten)|.* jetzt buchen|meld(?:e dich|en sie sich)(?: bei uns)?|werde teil unseres teams|mitglied werden|was uns auszeichnet|(?:jetzt )?(?:termin|beratung|gespräch) (?:vereinbaren|buchen|anfragen)|per (?:whatsapp|e-?mail|telefon) .*',
  fr: "voir sur .*|(?:voir|découvr(?:ir|ez)|consulte[rz]|lire|afficher) (?:tou(?:te)?s|les?|la|nos|notre) .*|découvrir l[’'].*|nous (?:écrire|contacter)|(?:prendre|acheter|réserver) .*billets.*|devenir (?:membre|partenaire|bénévole)|rejoindre (?:la communauté|nous)|rejoignez-nous|ils parlent de nous|des prix .*",
  es: '(?:ordenar|pedir|comprar|reservar|empezar) (?:ahora|ya|un .*)|enviar .*|aprovechar .*|ver (?:tod[oa]s?|más|el|la|los|las)(?: .*)?|hazte (?:socio|socia|miembro)|síguenos.*',
  pt: 'sobre o .*|(?:começar|testar) grátis|nos siga.*|siga-nos.*|ver (?:tudo|mais|tod[oa]s)(?: .*)?|saiba mais.*|baixar .*|agendar .*',
  it: 'scopri (?:di più|tutt[eio]).*|vedi tutt[eio].*|acquista .*|prenota .*|diventa socio',
  nl: 'draag bij|bekijk .*|lees meer.*|meld je aan.*|word lid|doe mee',
  sv: 'läs mer.*|visa alla .*|boka .{0,12}|bli medlem',
  da: 'læs mere.*|se alle .*|bestil .{0,12}|bliv medlem',
  nb: 'les mer.*|se alle .*|bestill .{0,12}|bli medlem',
  pl: 'sprawdź (?:całą|naszą?|nasze|na) .*|dowiedz się .*|zobacz cał\\p{L}+ .*|szczegóły .*|zobacz (?:wszystkie|więcej).*|zapisz się.*',
  cs: 'virtuální prohlídka|nabídka \\p{L}+|zobrazit .*|více o .*',
  sk: 'virtuálna prehliadka|aktuálne \\p{L}+|zobraziť .*|viac o .*',
  ru: 'наши (?:партн[её]ры|услуги|клиенты)|смотреть .*|все \\p{L}+|подробнее.*|записаться.*|скачать.*|примеры .*',
  uk: 'наші (?:партнери|послуги|клієнти)|дивитися .*|(?:всі|усі) \\p{L}+|детальніше.*|записатися.*|завантажити.*',
  bg: 'планирайте посещение|вижте? .*|научете повече.*|свалете.*',
  he: 'להרשמה.*|לפרטים .*|קרא[ו]? עוד.*',
  ar: '(?:احجز|حجز) موعد.*|تواصل معنا.*|اقرأ المزيد.*|سجل الآن',
  ja: '詳細へ|.{0,12}で予約(?:する)?|.{0,10}(?:を開く|で送信)|.{0,10}を(?:詳しく|くわしく)?(?:見る|知る)|(?:メール|電話|LINE)で相談(?:する)?|.{0,8}方針|.{0,10}を?ダウンロード|お申し?込み.*|チケット.{0,6}',
  zh: '.{0,4}(?:手冊|手册)|[點点]我.*|我想.{1,6}|立即.{1,4}|查看.{1,6}|下[载載].{0,4}|.{0,4}解[决決]方案',
  ko: '.{0,8}(?:보기|신청하기|예약하기|다운로드)',
  fi: 'lue lisää(?: \\p{L}+){0,2}|katso (?:kaikki|lisää)(?: \\p{L}+){0,2}|ota yhteyttä(?: \\p{L}+)?|varaa .{0,14}|liity .{0,14}|näytä (?:kaikki|lisää)(?: \\p{L}+)?',
  hu: 'tovább|tovább olvas\\p{L}+|bővebben(?: \\p{L}+)?|részletek(?: \\p{L}+)?|összes \\p{L}+|olvass(?:on)? (?:tovább|el)|foglal(?:ás|jon|j)(?: \\p{L}+)?|kapcsolatfelvétel',
  ro: 'citește mai (?:mult|departe)(?: .{0,14})?|află mai mult\\p{L}*(?: .{0,14})?|vezi (?:toate|toți|mai|detalii)(?: \\p{L}+){0,2}|rezervă .{0,14}|contactează-ne(?: acum)?|descarcă(?: \\p{L}+)?',
  hr: 'saznajte? više(?: .{0,14})?|pročitajte? više(?: .{0,14})?|pogledajte? (?:sve|više)(?: \\p{L}+){0,2}|rezerviraj(?:te)? .{0,14}|kontaktirajte nas(?: danas)?|preuzmite?(?: \\p{L}+)?',
  sr: 'saznaj(?:te)? više(?: .{0,14})?|pročitaj(?:te)? više(?: .{0,14})?|pogledaj(?:te)? (?:sve|više)(?: \\p{L}+){0,2}|rezerviši(?:te)? .{0,14}|kontaktirajte nas(?: danas)?',
  sl: 'preberi(?:te)? več(?: .{0,14})?|več o (?:nas|tem|\\p{L}+)|oglej(?:te)? si (?:vse|več)(?: \\p{L}+)?|rezerviraj(?:te)? .{0,14}|kontaktirajte nas|poglej(?:te)? vse(?: \\p{L}+)?',
  el: 'διαβάστε περισσότερα(?: \\p{L}+){0,2}|δείτε (?:όλ\\p{L}+|περισσότερα)(?: \\p{L}+){0,2}|μάθετε περισσότερα(?: \\p{L}+){0,2}|επικοινωνήστε μαζί μας|κλείστε .{0,14}',
  tr: 'devamını (?:oku|gör)|daha fazla(?: bilgi(?: al)?| göster| oku)?|tümünü (?:gör|göster)(?: \\p{L}+)?|bize ulaşın|hemen .{0,14}|detaylı (?:bilgi|incele)(?: \\p{L}+)?|incele',
  et: 'loe (?:lisaks|edasi|rohkem)(?: \\p{L}+)?|vaata (?:kõiki|lisaks|rohkem)(?: \\p{L}+)?|võta (?:meiega )?ühendust|broneeri .{0,14}',
  lv: 'lasīt (?:vairāk|tālāk)(?: \\p{L}+)?|uzzin(?:āt|i) vairāk(?: \\p{L}+)?|skatīt (?:vis\\p{L}+|vairāk)(?: \\p{L}+)?|sazin(?:āties|ies) ar mums|pieteikties(?: \\p{L}+)?',
  lt: 'skaityti (?:daugiau|toliau|plačiau)|sužino(?:ti|kite) daugiau(?: \\p{L}+)?|žiūrėti (?:vis\\p{L}+|daugiau)(?: \\p{L}+)?|susisiekite(?: su mumis)?|rezervuo(?:ti|kite) .{0,14}',
  ca: "llegi(?:r|u)-?ne més|llegir més|veure (?:tot|més)(?: \\p{L}+){0,2}|descobreix(?:-ne)? més|contacta(?:[’'-]ns| amb nosaltres)?|reserva .{0,14}",
  is: 'lesa meira(?: um \\p{L}+){0,1}|meira um \\p{L}+|sjá (?:allt|alla|allar|meira|nánar)(?: \\p{L}+){0,2}|hafðu samband|bóka .{0,14}',
  af: 'stuur via .*|lees meer(?: oor \\p{L}+)?|meer oor ons|sien alle \\p{L}+|kontak ons(?: vandag)?|bespreek .{0,8}',
  id: 'baca (?:selengkapnya|lebih lanjut|juga)|lihat (?:semua|selengkapnya|detail)(?: \\p{L}+)?|selengkapnya|hubungi kami(?: sekarang)?|pesan sekarang|daftar sekarang|unduh(?: \\p{L}+)?',
  vi: 'xem (?:tất cả|thêm|chi tiết|toàn bộ)(?: \\p{L}+){0,4}|đọc (?:thêm|tiếp)|tìm hiểu thêm|liên hệ(?: ngay| với chúng tôi| tư vấn)?|gọi (?:ngay|nhận tư vấn|cho chúng tôi)|đặt (?:ngay|hàng|lịch|phòng|bàn)(?: ngay)?|tải (?:về|xuống|ứng dụng)(?: \\p{L}+)?',
  fa: 'ادامه (?:مطلب|خواندن)|مشاهده (?:همه|بیشتر|جزئیات)(?: \\p{L}+)?|بیشتر بخوانید|تماس با ما',
} satisfies LanguagePatterns);

/** True for a label of the interface: "Get involved", "Voir toutes les actualités". English ones are on any site. */
export const isInterfaceLabel = (text: string, language: string): boolean => {
  const words = text.replace(/[\s→›»>.!…]+$/u, '');
  return [language, 'en'].some((code) => matchesPatterns(words, LABELS, code));
};
