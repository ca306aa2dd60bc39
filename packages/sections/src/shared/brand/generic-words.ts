import { comparisonKey } from '../text/index.ts';

/** Kinds of things, which follow a name in a title without being part of it ("Acme Dashboard Template"). */
const KIND_WORDS = (
  'theme themes template templates framework library toolkit platform software app apps application website web site ' +
  'blog online shop store homepage docs documentation official html html5 css css3 js javascript bootstrap react vue ' +
  'angular tailwind jquery node open source opensource free premium pro demo admin dashboard panel ui kit landing ' +
  'page pages design system responsive modern simple minimal lightweight flat full featured the best a an and for with ' +
  'of by in your all one to 2 3 4 5 startseite accueil inicio'
).split(' ');
const KIND_SET = new Set(KIND_WORDS);

/**
 * True if every word only says what kind of page or software it is, so that the text names nothing. Kinds of business are no
 * part of it: "The Bakery" names one.
 */
export function isPageOrProduct(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => KIND_SET.has(word));
}

/** Names of pages and page parts, and placeholders; never a brand. */
const GENERIC_NAMES = new Set(
  [
    'home,homepage,index,main,start,startpage,landing,landing page,welcome,about,about us,contact,contact us,blog,news,' +
      'login,log in,sign in,sign up,register,dashboard,analytics,overview,introduction,documentation,docs,document,' +
      'getting started,get started,pricing,products,product,services,features,portfolio,gallery,team,careers,jobs,faq,' +
      'help,support,search,menu,navigation,toggle navigation,untitled,untitled document,page,page title,title,test,demo,' +
      'example,pro,free,premium,official,official site,official website,official homepage,website,site,web site,online,' +
      'loading,error,not found,404,page not found,404 not found,forbidden,just a moment,attention required,new tab,' +
      'image not found,no image,bild nicht gefunden,image,img,picture,photo,icon,logo,brand,company,the company,profile,settings,account,user,admin,shop,store,cart,' +
      'terms,privacy,privacy policy,imprint,impressum,all rights reserved,rights reserved,learn more,read more,more,' +
      'main logo,site logo,header logo,company logo,navbar logo,nav logo,footer logo,brand logo,back,close,open,skip to content,' +
      'vite app,react app,create react app,next app,vue app,my app,my site,my website,wordpress,just another wordpress site,' +
      'your website,your company,your name,your brand,your logo,company name,site name,brand name,website name,business name,' +
      'desktop,mobile,ヘッダー,フッター,o nama,rólunk,despre noi,par mums,apie mus,meist,meistä,företaget,wir über uns,' +
      'aktuelles,actualités,noticias,notícias,nieuws,nyheter,nyheder,uutiset,novosti,novinky,aktuality,aktualności,hírek,' +
      'știri,naujienos,jaunumi,новости,новини,haberler,ニュース,新着情報,新闻,新聞,聯繫我們,联系我们,koti,' +
      'startseite,über uns,kontakt,willkommen,herzlich willkommen,accueil,bienvenue,à propos,inicio,bienvenido,bienvenidos,' +
      'nosotros,contacto,inicial,início,bem vindo,sobre,contato,benvenuti,chi siamo,contatti,welkom,over ons,hem,välkommen,om oss,' +
      'hjem,velkommen,etusivu,kotisivu,esileht,kreu,strona główna,o nas,главная,о нас,контакты,ホーム,top,トップ,トップページ,首页,首頁,主页,主頁,홈,ロゴ,logotipo,logotype,логотип,логотип сайта,лого,brend,бренд,crown copyright,' +
      'úvod,úvodní stránka,úvodná stránka,domů,domov,domovská stránka,főoldal,kezdőlap,kezdőoldal,nyitólap,acasă,' +
      'pagina principală,página principal,página inicial,portada,pagina iniziale,početna,početna stranica,naslovna,naslovna stranica,naslovna strana,naslovnica,domača stran,' +
      'forside,forsiden,hjemmeside,startsida,framsida,aloitus,avaleht,sākums,sākumlapa,pagrindinis,titulinis,начало,' +
      'начална страница,головна,главная страница,почетна,αρχική,αρχική σελίδα,ana sayfa,anasayfa,الرئيسية,الصفحة الرئيسية,' +
      'דף הבית,ראשי,בית,صفحه اصلی,خانه,หน้าแรก,trang chủ,beranda,laman utama,होम,मुख्य पृष्ठ,মূলপাতা,' +
      'opening hours,öffnungszeiten,ordinationszeiten,sprechzeiten,horaires,horarios,orari,openingstijden,öppettider,' +
      'åbningstider,åpningstider,aukioloajat,godziny otwarcia,otevírací doba,otváracie hodiny,nyitvatartás,program,' +
      'часы работы,режим работы,графік роботи,работно време,çalışma saatleri,ώρες λειτουργίας,営業時間,营业时间,營業時間,' +
      '公式,公式トップページ,公式ページ,公式サイト,公式ホームページ,公式hp,オフィシャルサイト,官网,官網,官方网站,官方網站,공식,공식 홈페이지,공식 사이트,概要,会社概要,お問い合わせ,お知らせ,アクセス,ご案内,關於我們,关于我们,聯絡我們,联系我们,회사소개,문의,' +
      'we,it,this,that,they,our,here,there,you,what,how,why,who,us,i,he,she,everything,everyone,more than,each,every,these,those,' +
      'our mission,our team,our vision,our goal,our company,all,bootstrap,today,what we do,who we are,our story,our services,' +
      'was wir tun,wer wir sind,unsere leistungen,qui sommes nous,ce que nous faisons,quiénes somos,qué hacemos,cosa facciamo,' +
      'back to home,back to homepage,back to top,go home,zur startseite,zurück zur startseite,retour accueil,retour à l’accueil,' +
      'volver al inicio,torna alla home,voltar ao início,terug naar home,回首頁,回首页,返回首頁,返回首页,返回主頁,トップへ戻る,ホームへ戻る,トップへ,' +
      'ページトップへ,홈으로,처음으로,на главную,на головну,strona startowa,zpět na úvod,按鈕,按钮,ボタン,버튼,' +
      '無標題文件,无标题文档,無題ドキュメント,제목 없음,documento sin título,document sans nom,document sans titre,documento senza titolo,' +
      'documento sem título,unbenanntes dokument,naamloos document,dokument bez názvu,dokument bez tytułu,документ без названия,' +
      'namnlöst dokument,unavngivet dokument,başlıksız belge,névtelen dokumentum,document fără titlu,' +
      'quem somos,o que fazemos,wat we doen,wie we zijn,wie zijn wij,vad vi gör,vilka vi är,hvad vi gør,hva vi gjør,mitä teemme,' +
      'co robimy,kim jesteśmy,что мы делаем,кто мы,biz kimiz,ne yapıyoruz,τι κάνουμε,ποιοι είμαστε,من نحن,ماذا نقدم',
  ]
    .join('')
    .split(',')
    .map(comparisonKey),
);

/** What generators of sites call a site that has no name yet: "WebSite6147173", "My site 2". */
const NUMBERED_PLACEHOLDER =
  /^(?:(?:my|new|your|untitled|mein|meine|mon|mi|meu|il mio|mijn|min|мой)[\s_-]*)?(?:web[\s_-]*site|site|web[\s_-]*page|page|untitled|document|webseite|seite|página|sitio|sito|сайт)[\s_-]*\d*$/iu;

/**
 * What the free versions of tools for building sites say of themselves: "Mobirise Website Builder", "Free Site Maker". A
 * site of another kind may have its maker and its software: "Heritage Site Maker".
 */
const SITE_BUILDER =
  /^(?:(?:.{2,20} )?(?:(?:free|ai|no[- ]code|offline) )*web ?(?:sites?|page) (?:builder|maker|creator|generator)(?: software)?|(?:.{2,20} )?(?:(?:free|ai|no[- ]code|drag[- ]and[- ]drop) )+(?:web ?sites?|web ?page|site|landing page) (?:builder|maker|creator|generator|templates?|software)|(?:web ?sites?|web ?page|site|landing page) (?:builder|maker|creator|generator|templates?|software))$/iu;

export function isGenericName(text: string): boolean {
  const trimmed = text.trim();
  return GENERIC_NAMES.has(comparisonKey(text)) || NUMBERED_PLACEHOLDER.test(trimmed) || SITE_BUILDER.test(trimmed);
}
