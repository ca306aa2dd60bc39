import { type LanguagePatterns, matchesPatterns, normalizeWhitespace, wordCount } from '../text/index.ts';

/** What a brand says before it lists what it offers, anywhere in a heading or in a line above a list. */
const OFFER_PHRASES: LanguagePatterns = {
  en: "we (?:offer|provide|do|help|support|deliver|organi[sz]e|speciali[sz]e|work on)|(?:you|users|members|guests|visitors) (?:can|will|get|receive)|what (?:we|you)(?: can|[’']ll)?|everything|all (?:you|the)|areas?|programm?es?|projects?|initiatives?|activities|departments|why (?:choose|use|us|we|you)|offers?|features?|services?|solutions?|products?|capabilities|our work",
  de: 'wir (?:bieten|helfen|unterstützen|beraten|organisieren|machen|fördern|arbeiten)|(?:bieten|helfen|unterstützen|machen) wir|(?:können|kannst|finden|erwartet|erhalten|bekommen) (?:sie|du|dich|euch)|alles,? was|angebote?|leistung(?:en|sspektrum)?|funktionen|bereiche|hauptbereiche|was (?:uns|wir|dich|sie)|produkte|projekte|katalog|schwerpunkte',
  fr: 'nous (?:proposons|offrons|organisons|réalisons|accompagnons|aidons)|vous (?:pouvez|trouverez)|tout ce (?:que|qu|dont)|peut faire|nos (?:actions|activités|services|offres|produits|projets|solutions)|fonctionnalités|prestations|domaines|activités',
  es: '(?:ofrecemos|hacemos|realizamos|organizamos|ayudamos)|(?:puedes|encontrarás|podrás)|todo lo que|nuestr[oa]s (?:servicios|productos|soluciones|actividades|proyectos|programas)|servicios|soluciones|productos|funciones|áreas|actividades',
  it: '(?:offriamo|proponiamo|realizziamo|organizziamo|aiutiamo)|(?:puoi|potete|troverai|troverete)|tutto (?:ciò|quello) che|(?:i nostri|le nostre) (?:servizi|prodotti|soluzioni|attività|progetti)|servizi|soluzioni|prodotti|funzionalità|aree|attività',
  pt: '(?:oferecemos|fazemos|realizamos|organizamos|ajudamos)|(?:você pode|pode|encontrará)|tudo (?:o )?que|noss[oa]s (?:serviços|produtos|soluções|atividades|projetos)|serviços|soluções|produtos|funcionalidades|áreas|atividades',
  nl: '(?:wij|we) (?:bieden|helpen|organiseren|doen|maken)|(?:bieden|doen|maken) (?:wij|we)|(?:kunt u|kun je|vind je|vindt u)|alles wat|aanbod|diensten|producten|functies|activiteiten|projecten',
  sv: 'vi (?:erbjuder|hjälper|gör|ordnar)|(?:erbjuder|gör) vi|kan du|allt (?:du|som)|tjänster|produkter|funktioner|aktiviteter|områden',
  da: 'vi (?:tilbyder|hjælper|gør|laver)|(?:tilbyder|gør) vi|kan du|alt (?:du|hvad)|ydelser|produkter|funktioner|aktiviteter|områder',
  nb: 'vi (?:tilbyr|hjelper|gjør|lager)|(?:tilbyr|gjør) vi|kan du|alt (?:du|som)|tjenester|produkter|funksjoner|aktiviteter|områder',
  fi: '(?:tarjoamme|autamme|teemme|järjestämme)|(?:voit|löydät)|kaikki mitä|palvelu(?:t|mme)|tuottee(?:t|mme)|ominaisuudet|toiminta',
  pl: '(?:oferujemy|robimy|pomagamy|organizujemy|zapewniamy)|(?:możesz|znajdziesz)|wszystko,? (?:co|czego)|oferta|usługi|produkty|funkcje|działania|projekty|zajęcia',
  cs: '(?:nabízíme|děláme|pomáháme|pořádáme|poskytujeme)|(?:můžete|najdete)|vše,? co|nabídka|služby|produkty|funkce|aktivity|projekty',
  sk: '(?:ponúkame|robíme|pomáhame|organizujeme|poskytujeme)|(?:môžete|nájdete)|všetko,? čo|ponuka|služby|produkty|funkcie|aktivity|projekty',
  hu: '(?:kínálunk|segítünk|szervezünk|nyújtunk|foglalkozunk)|minden,? ami|szolgáltatás\\p{L}*|termék\\p{L}*|funkci\\p{L}*|tevékenység\\p{L}*',
  ro: '(?:oferim|facem|ajutăm|organizăm)|(?:puteți|poți|găsești)|tot ce|servicii\\p{L}*|produse\\p{L}*|funcții\\p{L}*|activități\\p{L}*|proiecte\\p{L}*',
  et: '(?:pakume|teeme|aitame|korraldame)|(?:saad|leiad)|kõik,? mida|teenused|tooted|tegevused',
  lv: '(?:piedāvājam|daram|darām|palīdzam|rīkojam)|viss,? ko|pakalpojumi|produkti|aktivitātes|projekti',
  lt: '(?:siūlome|darome|padedame|organizuojame)|viskas,? ko|paslaugos|produktai|veiklos|projektai',
  sl: '(?:ponujamo|počnemo|pomagamo|organiziramo)|vse,? kar|storitve|izdelki|dejavnosti|projekti',
  hr: '(?:nudimo|radimo|pomažemo|organiziramo)|sve što|usluge|proizvodi|djelatnosti|projekti',
  bg: '(?:предлагаме|правим|помагаме|организираме)|всичко,? (?:което|от което)|услуги|продукти|дейности|функции|проекти',
  el: '(?:προσφέρουμε|κάνουμε|βοηθάμε|παρέχουμε)|όλα όσα|υπηρεσίες|προϊόντα|δραστηριότητες|λειτουργίες',
  ru: 'мы (?:предлагаем|делаем|помогаем|проводим|организуем|оказываем)|(?:предлагаем|помогаем)|вы (?:можете|найд[её]те|получите)|вс[её],? что|услуг\\p{L}*|возможност\\p{L}*|направлени\\p{L}*|продукт\\p{L}*|решени\\p{L}*|проект\\p{L}*|программ\\p{L}*',
  uk: '(?:пропонуємо|робимо|допомагаємо|проводимо|організовуємо|надаємо)|ви (?:можете|знайдете|отримаєте)|все,? що|послуг\\p{L}*|можливост\\p{L}*|напрям\\p{L}*|продукт\\p{L}*|рішен\\p{L}*|проєкт\\p{L}*',
  tr: '(?:sunuyoruz|yapıyoruz|sağlıyoruz)|ihtiyacınız olan|her şey|hizmet\\p{L}*|ürün\\p{L}*|özellik\\p{L}*|çözüm\\p{L}*|faaliyet\\p{L}*|proje\\p{L}*',
  ja: '(?:提供|ご用意|ご案内|取り組み|できること|特長|特徴|機能|サービス|事業|活動|支援|プログラム|製品|商品|メニュー|強み)',
  zh: '(?:提供|功能|服务|服務|产品|產品|特性|特色|业务|業務|活动|活動|推广|推廣|行动|行動|项目|項目|方案|为.{1,8}而生)',
  ko: '(?:제공|기능|서비스|제품|상품|사업|활동|프로그램|특징|솔루션)',
  ar: '(?:نقدم|نوفر|نساعد|خدمات|الخدمات|منتجات|برامج|أنشطة|مميزات|حلول|يمكنك)\\p{L}*',
  he: '(?:מציעים|מספקים|עוזרים|שירותי\\p{L}*|מוצרי\\p{L}*|פעילויות|תחומי|כל מה)',
  ca: '(?:oferim|fem|realitzem|organitzem|ajudem|proposem)|(?:pots|trobaràs|podràs)|tot el que|(?:els )?nostres (?:serveis|productes|projectes)|(?:les )?nostres activitats|serveis|solucions|productes|funcions|àrees|activitats',
  vi: '(?:chúng tôi )?(?:cung cấp|hỗ trợ|chuyên)|(?:bạn|quý khách) (?:có thể|sẽ (?:được|nhận))|tất cả (?:những gì|mọi thứ)|dịch vụ|sản phẩm|giải pháp|tính năng|hoạt động|chương trình',
  id: '(?:kami )?(?:menawarkan|menyediakan|melayani|membantu|mengadakan)|(?:anda|kamu) (?:bisa|dapat|akan)|semua yang|layanan|produk|solusi|fitur|kegiatan|program',
  fa: '(?:ارائه می.?(?:دهیم|کنیم)|کمک می.?کنیم|برگزار می.?کنیم)|می.?توانید|هر آنچه|خدمات|محصولات|راهکارها|امکانات|ویژگی.?ها|فعالیت.?ها|برنامه.?ها',
  th: '(?:ให้บริการ|นำเสนอ|บริการ|จัดจำหน่าย|รับ(?:ทำ|ผลิต|จัด))|คุณ(?:สามารถ|จะได้)|ทุกสิ่งที่|ผลิตภัณฑ์|สินค้า|โซลูชัน|ฟีเจอร์|กิจกรรม|โปรแกรม|หลักสูตร',
  hi: '(?:प्रदान करते|उपलब्ध कराते|पेश करते|मदद करते)|आप .{0,20}सकते हैं|सब कुछ|सेवाएं|सेवाएँ|उत्पाद|समाधान|सुविधाएं|गतिविधियां|कार्यक्रम|पाठ्यक्रम',
  sr: '(?:nudimo|radimo|pomažemo|organizujemo|pružamo)|(?:možete|pronađite|dobijate)|sve što|usluge|proizvodi|delatnosti|projekti|aktivnosti|programi|rešenja|(?:нудимо|радимо|помажемо|организујемо|пружамо)|(?:можете|пронађите|добијате)|све што|услуге|производи|делатности|пројекти|активности|програми|решења',
};

const MAX_WORDS = 28;
const MAX_LENGTH = 160;

/** Whether a heading or a line above a list speaks of what is offered: "Everything you need", "Wir bieten:". */
export function namesOffer(text: string, language: string): boolean {
  const plain = normalizeWhitespace(text);
  if (plain === '' || plain.length > MAX_LENGTH || wordCount(plain) > MAX_WORDS) return false;
  return matchesPatterns(plain, OFFER_PHRASES, language);
}
