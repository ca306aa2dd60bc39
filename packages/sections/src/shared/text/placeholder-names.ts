import { wordCount } from './normalize.ts';

/**
 * What stands where nobody wrote the name of a site, a page or a service, in many languages. Names of companies and
 * products are what agencies find for others: "Business name".
 */
const NAMES = [
  '(?:(?:your|my|the|a|this|enter|add|insert) ){0,2}(?:site|web ?site|page|home ?page|service|item|section|feature|card|post) (?:title|name|heading|tagline|subtitle)(?: (?:goes )?here)?',
  '(?:title|name|heading|tagline) of (?:the |your |my |this |our )?(?:site|web ?site|page|service)',
  '(?:your )?(?:title|heading|headline|tagline|subtitle|slogan)(?: goes)? here',
  '(?:name|titel|überschrift) (?:de[rs]|(?:ihr|dein|mein)e[rs]) (?:(?:dienst)?leistung|seite|website|webseite)|(?:seiten|website-?|leistungs)(?:titel|name)|(?:titel|überschrift) hier|hier (?:steht|kommt) (?:der|ihr|dein|ein) (?:titel|text|name)',
  "(?:nom|titre) (?:du|de la|de l’|de l'|de votre|de mon) ?(?:site|service|page)(?: (?:web|internet))?|(?:votre )?titre ici",
  '(?:nombre|t[ií]tulo) (?:del?|de la|de tu|de su|de mi) (?:sitio|servicio|página|web)(?: web)?|(?:tu )?título aquí',
  "(?:nome|titolo) (?:del|della|dell’|dell'|del tuo) ?(?:sito|servizio|pagina)(?: web)?|(?:il tuo )?titolo qui",
  '(?:nome|t[ií]tulo) (?:do|da|do seu|da sua) (?:site|serviço|página)|(?:seu )?título aqui',
  "(?:nom|títol) (?:del|de la|de l’|de l') ?(?:lloc|servei|pàgina|web)(?: web)?",
  '(?:naam|titel) van (?:de|het|je|jouw|uw) (?:site|website|dienst|pagina)|titel hier',
  '(?:namn|titel|rubrik) på (?:sidan|webbplatsen|tjänsten)|(?:sidans|tjänstens) (?:namn|titel)',
  '(?:navn|titel|overskrift) på (?:siden|hjemmesiden|ydelsen)',
  '(?:navn|tittel|overskrift) på (?:siden|nettstedet|tjenesten)',
  '(?:sivuston|sivun|palvelun) (?:nimi|otsikko)',
  '(?:nazwa|tytuł) (?:usługi|strony|witryny)',
  '(?:název|nadpis|titulek) (?:služby|stránky|webu)',
  '(?:názov|nadpis|titulok) (?:služby|stránky|webu)',
  '(?:ime|naziv|naslov) (?:storitve|(?:spletne )?strani)',
  '(?:ime|naziv|naslov) (?:usluge|(?:web )?stranice|sajta)',
  '(?:име|назив|наслов) (?:услуге|странице|сајта|на (?:услуга(?:та)?|страница(?:та)?|сајт(?:от)?))',
  '(?:име|заглавие|название) на (?:услуга(?:та)?|сайта|страница(?:та)?)',
  '(?:название|имя|заголовок) (?:услуги|сайта|страницы)',
  '(?:назва|заголовок) (?:послуги|сайту|сторінки)',
  '(?:az? )?(?:oldal|weboldal|szolgáltatás) (?:címe|neve)',
  '(?:nume|numele|titlu|titlul) (?:site-ului|serviciului|paginii)',
  '(?:τίτλος|όνομα) (?:της|του) (?:σελίδας|ιστοσελίδας|υπηρεσίας)',
  '(?:saidi|lehe|teenuse) (?:nimi|pealkiri)',
  '(?:vietnes|lapas|pakalpojuma) (?:nosaukums|virsraksts)',
  '(?:svetainės|puslapio|paslaugos) (?:pavadinimas|antraštė)',
  '(?:site|sayfa|hizmet) (?:adı|başlığı|ismi)',
  '(?:nama|judul) (?:situs|website|halaman|layanan)',
  '(?:tên|tiêu đề) (?:trang web|website|trang|dịch vụ)',
  '(?:サイト|ページ|ホームページ)の?(?:タイトル|名)|サービス名|(?:タイトル|テキスト|文章|説明文|見出し|キャッチコピー)(?:が入ります|を入力.{0,8})|テスト(?:ページ|サイト)',
  '(?:网站|網站|页面|頁面|服务|服務)(?:名称|名稱|标题|標題)',
  '(?:사이트|페이지|서비스) ?(?:이름|명|제목)',
  '(?:اسم|عنوان) (?:الموقع|الصفحة|الخدمة)',
  '(?:שם|כותרת) (?:האתר|הדף|השירות)',
  '(?:نام|عنوان) (?:سایت|صفحه)',
  'ชื่อ(?:เว็บไซต์|หน้าเว็บ|บริการ)',
  '(?:साइट|वेबसाइट|पृष्ठ|सेवा) का (?:नाम|शीर्षक)',
];
const PLACEHOLDER_NAME = new RegExp(`^(?:${NAMES.join('|')})[ #№]*\\p{N}*$`, 'iu');
const MAX_WORDS = 8;

/** Whether a text stands where nobody wrote a name: "Title of the site", "Service name 1". */
export const isPlaceholderName = (text: string): boolean => {
  const bare = text.trim().replace(/^[\s"'“”«»[({<]+|[\s"'“”«»\])}>.!…]+$/gu, '');
  return wordCount(bare) <= MAX_WORDS && PLACEHOLDER_NAME.test(bare);
};
