import { wordCount } from './normalize.ts';

/** What stands where nobody wrote the name of a site, a page, a service or a product, in many languages. */
const NAMES = [
  '(?:(?:your|my|the|a|this|enter|add|insert) ){0,2}(?:site|web ?site|page|home ?page|store|company|business|service|product|project|item|section|feature|card|post) (?:title|name|heading|tagline|subtitle)(?: (?:goes )?here)?',
  '(?:title|name|heading|tagline) of (?:the |your |my |this |our )?(?:site|web ?site|page|service|product|company|project)',
  '(?:your )?(?:title|heading|headline|tagline|subtitle|slogan)(?: goes)? here',
  '(?:name|titel|überschrift) (?:de[rs]|(?:ihr|dein|mein)e[rs]) (?:(?:dienst)?leistung|produkte?s|seite|website|webseite|firma|unternehmens|projekte?s)|(?:seiten|website-?|produkt|leistungs)(?:titel|name)|(?:titel|überschrift) hier|hier (?:steht|kommt) (?:der|ihr|dein|ein) (?:titel|text|name)',
  "(?:nom|titre) (?:du|de la|de l’|de l'|de votre|de mon) ?(?:site|service|produit|page|entreprise|projet)(?: (?:web|internet))?|(?:votre )?titre ici",
  '(?:nombre|t[ií]tulo) (?:del?|de la|de tu|de su|de mi) (?:sitio|servicio|producto|página|empresa|proyecto|web)(?: web)?|(?:tu )?título aquí',
  "(?:nome|titolo) (?:del|della|dell’|dell'|del tuo) ?(?:sito|servizio|prodotto|pagina|azienda|progetto)(?: web)?|(?:il tuo )?titolo qui",
  '(?:nome|t[ií]tulo) (?:do|da|do seu|da sua) (?:site|serviço|produto|página|empresa|projeto)|(?:seu )?título aqui',
  "(?:nom|títol) (?:del|de la|de l’|de l') ?(?:lloc|servei|producte|pàgina|empresa|web)(?: web)?",
  '(?:naam|titel) van (?:de|het|je|jouw|uw) (?:site|website|dienst|product|pagina|bedrijf|project)|titel hier',
  '(?:namn|titel|rubrik) på (?:sidan|webbplatsen|tjänsten|produkten|företaget)|(?:sidans|tjänstens|produktens) (?:namn|titel)',
  '(?:navn|titel|overskrift) på (?:siden|hjemmesiden|ydelsen|produktet|virksomheden)',
  '(?:navn|tittel|overskrift) på (?:siden|nettstedet|tjenesten|produktet|bedriften)',
  '(?:sivuston|sivun|palvelun|tuotteen|yrityksen) (?:nimi|otsikko)',
  '(?:nazwa|tytuł) (?:usługi|produktu|strony|witryny|firmy|projektu)',
  '(?:název|nadpis|titulek) (?:služby|produktu|stránky|webu|firmy|projektu)',
  '(?:názov|nadpis|titulok) (?:služby|produktu|stránky|webu|firmy|projektu)',
  '(?:ime|naziv|naslov) (?:storitve|izdelka|(?:spletne )?strani|podjetja|projekta)',
  '(?:ime|naziv|naslov) (?:usluge|proizvoda|(?:web )?stranice|sajta|tvrtke|firme|projekta)',
  '(?:име|назив|наслов) (?:услуге|производа|странице|сајта|фирме|на (?:услуга(?:та)?|страница(?:та)?|производ(?:от)?|сајт(?:от)?))',
  '(?:име|заглавие|название) на (?:услуга(?:та)?|продукта?|сайта|страница(?:та)?|фирма(?:та)?)',
  '(?:название|имя|заголовок) (?:услуги|товара|продукта|сайта|страницы|компании|проекта)',
  '(?:назва|заголовок) (?:послуги|товару|продукту|сайту|сторінки|компанії|проєкту)',
  '(?:az? )?(?:oldal|weboldal|szolgáltatás|termék|cég) (?:címe|neve)',
  '(?:nume|numele|titlu|titlul) (?:site-ului|serviciului|produsului|paginii|companiei|firmei)',
  '(?:τίτλος|όνομα) (?:της|του) (?:σελίδας|ιστοσελίδας|υπηρεσίας|προϊόντος|εταιρείας)',
  '(?:saidi|lehe|teenuse|toote|ettevõtte) (?:nimi|pealkiri)',
  '(?:vietnes|lapas|pakalpojuma|produkta|uzņēmuma) (?:nosaukums|virsraksts)',
  '(?:svetainės|puslapio|paslaugos|produkto|įmonės) (?:pavadinimas|antraštė)',
  '(?:site|sayfa|hizmet|ürün|şirket|firma) (?:adı|başlığı|ismi)',
  '(?:nama|judul) (?:situs|website|halaman|layanan|produk|perusahaan)',
  '(?:tên|tiêu đề) (?:trang web|website|trang|dịch vụ|sản phẩm|công ty)',
  '(?:サイト|ページ|ホームページ)の?(?:タイトル|名)|(?:サービス|商品|製品|会社)名|(?:タイトル|テキスト|文章|説明文|見出し|キャッチコピー)(?:が入ります|を入力.{0,8})|テスト(?:ページ|サイト)',
  '(?:网站|網站|页面|頁面|服务|服務|产品|產品|公司|项目|項目)(?:名称|名稱|标题|標題)',
  '(?:사이트|페이지|서비스|제품|상품|회사) ?(?:이름|명|제목)',
  '(?:اسم|عنوان) (?:الموقع|الصفحة|الخدمة|المنتج|الشركة)',
  '(?:שם|כותרת) (?:האתר|הדף|השירות|המוצר|החברה)',
  '(?:نام|عنوان) (?:سایت|صفحه|محصول|شرکت)',
  'ชื่อ(?:เว็บไซต์|หน้าเว็บ|บริการ|สินค้า|บริษัท)',
  '(?:साइट|वेबसाइट|पृष्ठ|सेवा|उत्पाद|कंपनी) का (?:नाम|शीर्षक)',
];
const PLACEHOLDER_NAME = new RegExp(`^(?:${NAMES.join('|')})[ #№]*\\p{N}*$`, 'iu');
const MAX_WORDS = 8;

/** Whether a text stands where nobody wrote a name: "Title of the site", "Service name 1". */
export const isPlaceholderName = (text: string): boolean => {
  const bare = text.trim().replace(/^[\s"'“”«»[({<]+|[\s"'“”«»\])}>.!…]+$/gu, '');
  return wordCount(bare) <= MAX_WORDS && PLACEHOLDER_NAME.test(bare);
};
