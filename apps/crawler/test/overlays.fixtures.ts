const LONG =
  'Acme has made anvils since 1921. Each is cast, ground and tested by hand, and lasts for several lifetimes of hard work. ';
const PAGE_BODY = `<header><a href="/">Acme</a><nav><a href="/a">Anvils</a><a href="/b">Hammers</a></nav></header>
  <main><h1>Anvils that last</h1><p>${LONG.repeat(4)}</p></main><footer>Acme Ltd</footer>`;
const PINK = 'background:#ff00aa;color:#00ff22;font-family:Papyrus;';
export const BAR = `position:fixed;left:0;right:0;bottom:0;z-index:9999;padding:20px;${PINK}`;
export const BOX = `position:fixed;left:25%;top:20%;width:50%;z-index:9999;padding:20px;${PINK}`;
const COVER = `position:fixed;inset:0;z-index:9999;padding:20px;${PINK}`;

const page = (body: string, head = '', lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Acme</title><style>body{margin:0;font:16px serif}</style>${head}</head><body>${body}</body></html>`;
export const over = (overlay: string, head = '') => page(`${PAGE_BODY}${overlay}`, head);
const buttons = (...labels: string[]) => labels.map((label) => `<button>${label}</button>`).join('');

/** Words of a banner and its buttons, in each supported language. */
const WORDS: Record<string, [text: string, ...buttons: string[]]> = {
  en: ['We use cookies to improve your experience.', 'Accept all', 'Reject all'],
  de: ['Wir verwenden Cookies, um Inhalte anzubieten.', 'Alle akzeptieren', 'Ablehnen'],
  fr: ['Nous utilisons des cookies pour améliorer le site.', 'Tout accepter', 'Tout refuser'],
  es: ['Utilizamos cookies propias y de terceros.', 'Aceptar', 'Rechazar'],
  it: ['Questo sito utilizza i cookie. Leggi la informativa.', 'Accetta', 'Rifiuta'],
  pt: ['Usamos cookies para melhorar a experiência. Privacidade.', 'Aceitar', 'Rejeitar'],
  nl: ['Wij gebruiken cookies op deze website.', 'Akkoord', 'Weigeren'],
  pl: ['Używamy plików cookie i dbamy o prywatność.', 'Akceptuję', 'Odrzuć'],
  cs: ['Používáme soubory cookie.', 'Přijmout vše', 'Odmítnout'],
  sv: ['Vi använder cookies på webbplatsen.', 'Godkänn alla', 'Avvisa'],
  da: ['Vi bruger cookies på siden.', 'Tillad alle', 'Afvis'],
  fi: ['Käytämme evästeitä sivustolla.', 'Hyväksy kaikki', 'Hylkää'],
  no: ['Vi bruker informasjonskapsler.', 'Godta alle', 'Avslå'],
  ru: ['Мы используем файлы cookie.', 'Принять', 'Отклонить'],
  uk: ['Ми використовуємо файли cookie.', 'Прийняти', 'Відхилити'],
  tr: ['Bu sitede çerez kullanıyoruz.', 'Kabul et', 'Reddet'],
  el: ['Χρησιμοποιούμε cookies στον ιστότοπο.', 'Αποδοχή', 'Απόρριψη'],
  hu: ['Az oldal sütiket használ.', 'Elfogadom', 'Elutasítom'],
  ro: ['Folosim cookie-uri pe acest site.', 'Accept', 'Refuz'],
  ja: ['当サイトではクッキーを使用しています。', '同意する', '拒否する'],
  zh: ['本网站使用cookie，详见隐私政策。', '接受', '拒绝'],
  ko: ['이 사이트는 쿠키를 사용합니다.', '동의', '거부'],
  ar: ['نستخدم ملفات تعريف الارتباط لتحسين الموقع.', 'قبول الكل', 'رفض'],
  he: ['האתר משתמש בעוגיות.', 'אישור', 'דחייה'],
  bg: ['Този сайт използва бисквитки.', 'Приемам всички', 'Отказвам'],
  ca: ['Aquest web utilitza galetes.', 'Accepta-ho tot', 'Rebutja'],
  et: ['Sait kasutab küpsiseid.', 'Nõustun kõigiga', 'Keeldun'],
  fa: ['این سایت از کوکی استفاده می‌کند.', 'می‌پذیرم', 'رد کردن'],
  hi: ['यह साइट कुकीज़ का उपयोग करती है।', 'स्वीकार करें', 'अस्वीकार करें'],
  hr: ['Ova stranica koristi kolačiće.', 'Prihvaćam sve', 'Odbijam'],
  id: ['Situs ini menggunakan cookie.', 'Terima semua', 'Tolak'],
  lt: ['Svetainė naudoja slapukus.', 'Sutinku', 'Atmesti'],
  lv: ['Vietne izmanto sīkdatnes.', 'Piekrītu visām', 'Noraidīt'],
  sl: ['Stran uporablja piškotke.', 'Sprejmi vse', 'Zavrni'],
  sr: ['Сајт користи колачиће.', 'Прихватам', 'Одбијам'],
  th: ['เว็บไซต์นี้ใช้คุกกี้', 'ยอมรับทั้งหมด', 'ปฏิเสธ'],
  vi: ['Trang web này sử dụng cookie.', 'Đồng ý', 'Từ chối'],
};

/** A banner in each language, after the site's own page. */
export const CONSENT_BANNERS = Object.entries(WORDS).map(([lang, [text, ...labels]]) => ({
  lang,
  banner: `<div class="q" style="${BAR}"><p>${text}</p>${buttons(...labels)}</div>`,
}));

/** Overlays: each contains FOREIGN, which must not be visible. Kind first. */
export const OVERLAYS: Record<string, [kind: string, html: string]> = {
  'a maker of banners': [
    'consent',
    over(
      `<div id="onetrust-consent-sdk"><div class="onetrust-pc-dark-filter" style="position:fixed;inset:0;background:rgba(0,0,0,.5)"></div>
       <div id="onetrust-banner-sdk" style="${BAR}">FOREIGN <a href="https://vendor.invalid/partners">vendors</a>${buttons('Accept', 'Settings')}</div></div>`,
      '<style>#onetrust-banner-sdk{--ot-pink:#ff00aa;border-radius:37px}</style>',
    ),
  ],
  'an unknown bar at the bottom': [
    'consent',
    over(
      `<div class="x1" style="${BAR}"><p>FOREIGN We use cookies to improve this site.</p>${buttons('Accept all', 'Reject')}</div>`,
    ),
  ],
  'an unknown wall before a page that is not displayed yet': [
    'consent',
    page(
      `<div style="${COVER}">FOREIGN We use cookies. ${buttons('Accept all', 'Reject')}</div><div id="main-site">${PAGE_BODY}</div><script>var x = 1</script>`,
      '<style>#main-site{display:none}</style>',
    ),
  ],
  'an unknown wall with a lock and a blur': [
    'consent',
    page(
      `<div id="app" inert aria-hidden="true" style="filter:blur(8px);opacity:.4">${PAGE_BODY}</div>
       <div style="position:fixed;inset:0;background:rgba(0,0,0,.7);z-index:9998"></div>
       <div role="dialog" aria-modal="true" style="${BOX}"><h2>FOREIGN Your privacy</h2><p>We and our 842 partners store cookies.</p>${buttons('Accept all', 'Manage options')}</div>`,
      '<style>html,body{overflow:hidden}body{position:fixed;width:100%}</style>',
    ),
  ],
  'a banner in an open shadow root': [
    'consent',
    over(`<my-cmp></my-cmp><script>customElements.define('my-cmp',class extends HTMLElement{connectedCallback(){
      this.attachShadow({mode:'open'}).innerHTML='<div style="${BAR}"><p>FOREIGN This website uses cookies.</p><button>Accept</button><button>Deny</button></div>'}})</script>`),
  ],
  'a banner inside an application in a shadow root': [
    'consent',
    page(`<my-app></my-app><script>customElements.define('my-app',class extends HTMLElement{connectedCallback(){
      this.attachShadow({mode:'open'}).innerHTML=\`${PAGE_BODY}<div style="${BAR}"><p>FOREIGN This website uses cookies.</p><button>Accept</button><button>Deny</button></div>\`}})</script>`),
  ],
  'a banner inside a shadow root whose host has a margin of its own': [
    'consent',
    page(`<my-app style="display:block;padding:200px;background:#eee"></my-app><script>customElements.define('my-app',class extends HTMLElement{connectedCallback(){
      this.attachShadow({mode:'open'}).innerHTML=\`${PAGE_BODY}<div style="${BAR}"><p>FOREIGN This website uses cookies.</p><button>Accept</button><button>Deny</button></div>\`}})</script>`),
  ],
  'a banner in a frame of the same origin': [
    'consent',
    over(
      `<iframe style="${BAR}width:100%;height:160px;border:0" srcdoc="<p>FOREIGN We use cookies.</p><button>Accept all</button><button>Reject all</button>"></iframe>`,
    ),
  ],
  'a banner in a frame of another origin': [
    'consent',
    over(
      `<iframe title="Cookie consent" style="${BAR}width:100%;height:160px;border:0" src="data:text/html,<body style='background:%23ff00aa'>FOREIGN"></iframe>`,
    ),
  ],
  'a banner in the flow, first of all': [
    'consent',
    page(
      `<div class="cookie-message" style="${PINK}padding:20px"><p>FOREIGN This site uses cookies to store information.</p>${buttons('Accept additional cookies', 'Reject additional cookies')}</div>${PAGE_BODY}`,
    ),
  ],
  'the badge that opens the settings again': [
    'consent',
    over(
      `<button style="position:fixed;left:0;bottom:0;width:60px;height:60px;${PINK}" class="cookie-badge" aria-label="FOREIGN cookie settings">cookie settings FOREIGN</button>`,
    ),
  ],
  'a newsletter popup': [
    'popup',
    over(
      `<div style="position:fixed;inset:0;background:rgba(0,0,0,.6);z-index:99"></div><div class="m" style="${BOX}"><button class="m-close" aria-label="Close">×</button>
       <h2>FOREIGN 10% off your first order</h2><form><input type="email" placeholder="Email"><button>Subscribe</button></form></div>`,
    ),
  ],
  'a newsletter popup after a second': [
    'popup',
    over(
      `<script>setTimeout(()=>document.body.insertAdjacentHTML('beforeend',\`<div role="dialog" aria-modal="true" style="${BOX}"><h2>FOREIGN Join our list</h2><input type="email"><button>Sign up</button><button>No thanks</button></div>\`),900)</script>`,
    ),
  ],
  'a dialog that the browser lifts out': [
    'popup',
    over(
      `<dialog style="${PINK}"><h2>FOREIGN Spring sale</h2><p>All anvils 20% off.</p>${buttons('Shop now', 'Close')}</dialog><script>document.querySelector('dialog').showModal()</script>`,
    ),
  ],
  'a gate for age': [
    'gate',
    over(`<div style="${COVER}"><h2>FOREIGN Are you over 18 years old?</h2>${buttons('Yes', 'No')}</div>`),
  ],
  'a gate for regions': [
    'gate',
    over(
      `<div role="dialog" style="${BOX}"><h2>FOREIGN Select your country</h2><select><option>Austria</option><option>Spain</option></select>${buttons('Continue')}</div>`,
    ),
  ],
  'a banner for an app': [
    'app-banner',
    over(
      `<div style="position:fixed;top:0;left:0;right:0;height:80px;${PINK}">FOREIGN Acme for iPhone <a href="https://apps.apple.com/app/id1">Open</a><button aria-label="Close">×</button></div>`,
    ),
  ],
  'a chat by its frame': [
    'chat',
    over(
      `<div style="position:fixed;right:20px;bottom:20px;width:64px;height:64px;z-index:999"><iframe title="Messages" style="width:64px;height:64px;border:0" src="data:text/html,<body style='background:%23ff00aa'>FOREIGN"></iframe></div>`,
    ),
  ],
  'a launcher of a chat': [
    'chat',
    over(
      `<button aria-label="Open chat" style="position:fixed;right:24px;bottom:24px;width:60px;height:60px;border-radius:50%;${PINK}">FOREIGN</button>`,
    ),
  ],
  'a tab for feedback': [
    'survey',
    over(
      `<button style="position:fixed;right:0;top:45%;width:34px;height:110px;writing-mode:vertical-rl;${PINK}">Feedback</button>`,
    ),
  ],
  'a button of an accessibility overlay': [
    'accessibility',
    over(
      `<div class="a11y-launch" role="button" aria-label="Accessibility menu" tabindex="0" style="position:fixed;left:10px;top:50%;width:48px;height:48px;${PINK}"></div>`,
    ),
  ],
};

/** Parts of OWN that really ask for consent, and are hidden. */
const CONSENT_BANNER = `<div class="ask" style="${BAR}"><p>We use cookies to improve this site.</p>${buttons('Accept all', 'Reject')}</div>`;

/** Pages that look like overlays; each contains OWN where nothing may be hidden. */
export const PAGE_CONTENT: Record<string, string> = {
  'a shop for cookies': page(
    `<header class="cookie-header" style="position:sticky;top:0;z-index:50;background:#fc0">OWN Cookie House <nav><a href="/c">Cookies</a><a href="/g">Gifts</a><a href="/s">Settings</a></nav>${buttons('Cart')}</header>
     <div style="position:fixed;bottom:0;left:0;right:0;background:#a52;color:#fff" class="cookie-bar">OWN Buy 6 cookies, get 2 free. <a href="/c">Order cookies</a><button aria-label="Close">×</button></div>
     <main><h1>OWN Cookies baked at dawn</h1><div class="cookie-card">OWN Oat cookies ${buttons('Add to box')}</div><div class="cookie-consent-gift">OWN Our cookies accept all tastes</div></main>`,
  ),
  'a consultancy for privacy': page(
    `<header style="position:fixed;top:0;left:0;right:0;background:#fff">OWN ConsentPro <nav><a href="/gdpr">GDPR</a><a href="/consent">Consent management</a><a href="/p">Preferences</a><a href="/a">Accept payments</a></nav><a class="btn" href="/book">Book an audit</a></header>
     <main class="gdpr-hero"><h1>OWN GDPR consent, done right</h1><p>${LONG}We help you ask for consent to cookies.</p>${buttons('Learn more', 'Manage your privacy program')}</main>
     <section class="consent-section"><h2>OWN We audit how you use cookies</h2>${buttons('Get started')}</section>`,
  ),
  'a page about cookies': page(
    `<main class="cookie-policy"><h1>OWN Cookie policy</h1><p>We use cookies to improve this site. You can accept or reject cookies. ${LONG.repeat(3)}</p>${buttons('Cookie settings')}<table><tr><td>OWN _ga</td></tr></table></main>`,
  ),
  'a page about cookies without landmarks': page(
    `<div class="cookie-page"><h1>OWN Cookie policy</h1><p>OWN We use cookies to improve this site. ${LONG.repeat(3)}</p><p>OWN ${LONG}</p></div>`,
  ),
  'a form to sign in': page(
    `<div id="root" style="position:fixed;inset:0;background:#123;color:#fff"><form style="position:absolute;z-index:20;left:30%;top:20%;width:40%;background:#fff;color:#000"><h1>OWN Sign in to Acme</h1><input type="email"><input type="password"><button>OWN Continue</button><a href="/privacy">Privacy</a><a href="/close">Close account</a></form></div>`,
  ),
  'an opening like a dialog': page(
    `<section style="position:fixed;inset:0;z-index:30;background:#204;color:#fff"><h1>OWN Join the waitlist</h1><p>OWN Something new from Acme.</p><form><input type="email" placeholder="Email"><button>OWN Join</button></form></section><div style="height:50px"></div>`,
  ),
  'a dialog that is all there is': page(
    `<div role="dialog" aria-modal="true" style="${BOX}"><h1>OWN Acme Whisky</h1><p>Are you of legal drinking age?</p>${buttons('Yes', 'No')}</div>`,
  ),
  'a sticky bar with search and languages': page(
    `<header style="position:sticky;top:0;z-index:100;background:#fff"><a href="/">OWN Acme</a><nav><a href="/1">Shop</a><a href="/2">About</a><a href="/3">Help</a><a href="/4">Privacy</a></nav><input type="search"><select><option>English</option><option>Deutsch</option></select><button aria-label="Close menu">×</button></header>
     <aside style="position:fixed;left:0;top:60px;bottom:0;width:200px;background:#eee"><ul><li><a href="/d">OWN Docs</a></li><li><a href="/e">Consent API</a></li></ul></aside><main style="margin-left:220px"><h1>OWN Title</h1><p>${LONG}</p></main>
     <a href="#top" style="position:fixed;right:20px;bottom:20px;width:48px;height:48px;background:#06c">OWN ↑</a>`,
  ),
  'an application in a fixed box': page(
    `<div id="app" style="position:fixed;inset:0;overflow:auto;background:#fff">${PAGE_BODY.replaceAll('Anvils that last', 'OWN Anvils')}<p>OWN <a href="/cookies">Cookie policy</a> ${buttons('Accept quote', 'Close')}</p><input type="email"></div>`,
  ),
  'an announcement': page(
    `<div style="position:sticky;top:0;z-index:60;background:#111;color:#fff;padding:10px">OWN New: anvils in blue. <a href="/n">Read more</a><button aria-label="Dismiss">×</button></div>${PAGE_BODY}`,
  ),
  'a bar to subscribe': page(
    `${PAGE_BODY}<div style="position:sticky;bottom:0;background:#eee">OWN Get our letters <input type="email"><button>Subscribe</button></div>`,
  ),
  'a site in a box for smooth scrolling': page(
    `<div id="smooth-wrapper" style="position:fixed;inset:0;overflow:hidden"><div id="smooth-content"><div class="top"><a href="/">OWN Acme</a></div><section><h2>OWN Anvils</h2><p>${LONG.repeat(4)}</p></section><div class="end">OWN <a href="/privacy">Privacy</a></div>${CONSENT_BANNER}</div></div>`,
  ),
  'an application in a lifted box': page(
    `<div id="app" style="position:absolute;z-index:10;top:0;left:0;width:100%"><div class="top"><a href="/">OWN Acme</a></div><section><h1>OWN Anvils</h1><p>${LONG.repeat(4)}</p></section>${CONSENT_BANNER}</div>`,
  ),
  'a fixed application that says little': page(
    `<div id="__next" style="position:fixed;inset:0;background:#123;color:#fff"><div style="font-size:90px">OWN Acme</div><p>OWN Heavy things.</p>${CONSENT_BANNER}</div>`,
  ),
  'a fixed application that asks in its flow': page(
    `<div id="__next" style="position:fixed;inset:0;display:flex;flex-direction:column"><div>OWN Acme</div><div style="flex:1"><p>OWN ${LONG}</p></div><div class="x9">OWN We use cookies. ${buttons('Accept', 'Reject')}</div></div>`,
  ),
  'a closed search over all': page(
    `${PAGE_BODY}<div id="search" style="position:fixed;inset:0;${PINK}opacity:0;pointer-events:none;z-index:50"><h2>Search</h2><input></div>${CONSENT_BANNER}`,
  ),
  'a closed large menu': page(
    `<header><a href="/">OWN Acme</a></header><div class="mega" style="position:absolute;top:60px;left:0;right:0;height:400px;opacity:0;pointer-events:none;${PINK}">Menu</div><main><h1>OWN Anvils</h1><p>${LONG.repeat(4)}</p></main>${CONSENT_BANNER}`,
  ),
  'a video in a dialog that is closed': page(
    `${PAGE_BODY}<p>OWN</p><div role="dialog" aria-hidden="true" style="position:fixed;inset:0;opacity:0;pointer-events:none;${PINK}"><button class="close">×</button><h2>The film</h2></div>${CONSENT_BANNER}`,
  ),
  'a menu beside the screen': page(
    `${PAGE_BODY}<div role="dialog" aria-label="Menu" style="position:fixed;top:0;bottom:0;left:0;width:320px;transform:translateX(-100%);background:#eee"><button class="menu-close" aria-label="Close">×</button><a href="/1">Work</a><a href="/2">About</a></div><p>OWN</p>`,
  ),
  'a veil over a picture': page(
    `<section style="position:relative;height:100vh;background:#dde"><div id="scrim" style="position:absolute;inset:0;z-index:10;background:rgba(0,0,0,.6)"></div><h1 style="position:relative;z-index:20;color:#fff">OWN Anvils</h1></section>${CONSENT_BANNER}`,
  ),
  'a soft light behind a banner': page(
    `<header>OWN Acme</header><main><h1>OWN Anvils</h1><p>${LONG}</p></main><div id="glow" style="position:absolute;left:0;top:0;width:500px;height:500px;filter:blur(80px);opacity:.5;background:#06c;z-index:-1"></div>${CONSENT_BANNER}`,
  ),
  'an assistant that invites to chat': page(
    `<section style="position:relative;height:100vh;background:#123"><div style="position:absolute;z-index:10;left:80px;bottom:60px;width:480px;color:#fff"><h1>OWN The assistant that answers</h1><p>OWN Ask anything.</p><a href="/chat">Start chatting</a></div></section><main><p>${LONG.repeat(4)}</p></main>`,
  ),
  'a film in the corner of the opening': page(
    `<section style="position:relative;height:100vh"><div style="position:absolute;z-index:20;right:40px;bottom:40px;width:480px;height:300px"><h2>OWN Watch</h2><iframe src="data:text/html,<p>x" width="400" height="200"></iframe></div></section><main><p>${LONG.repeat(4)}</p></main>`,
  ),
  'a live broadcast that stays in the corner': page(
    `${PAGE_BODY}<div style="position:fixed;right:20px;bottom:20px;width:420px;height:280px;background:#000;color:#fff">OWN Live <iframe src="data:text/html,<p>x" width="400" height="220"></iframe></div>`,
  ),
  'links to where the brand is, in the corner': page(
    `${PAGE_BODY}<div class="social" style="position:fixed;left:10px;bottom:20px;width:120px">OWN <a href="https://instagram.com/acme">Instagram</a><a href="https://wa.me/1">WhatsApp</a><a href="https://youtube.com/@acme">YouTube</a></div>`,
  ),
  'a Chinese opening on privacy': page(
    `<section style="position:relative;height:80vh"><div style="position:absolute;z-index:10;inset:0"><h1>OWN 隐私计算平台</h1><p>OWN 保护数据隐私，安全可靠</p><a href="/a">了解更多</a><a href="/b">平台管理</a></div></section><main><p>${LONG.repeat(4)}</p></main>`,
    '',
    'zh',
  ),
  'a Chinese bar on privacy': page(
    `${PAGE_BODY}<div style="position:fixed;bottom:0;left:0;right:0;background:#06c;color:#fff">OWN 隐私计算白皮书 <a href="/a">了解更多</a><a href="/b">平台管理</a></div>`,
    '',
    'zh',
  ),
  'an Arabic bar of a university': page(
    `${PAGE_BODY}<div style="position:fixed;bottom:0;left:0;right:0;background:#06c;color:#fff">OWN سياسة الخصوصية <a href="/a">القبول والتسجيل</a><a href="/b">إدارة الطلاب</a></div>`,
    '',
    'ar',
  ),
  'a Russian bar of builders': page(
    `${PAGE_BODY}<div style="position:fixed;bottom:0;left:0;right:0;background:#06c;color:#fff">OWN Персональный подход <a href="/a">Согласование проектов</a><a href="/b">Управление стройкой</a></div>`,
    '',
    'ru',
  ),
  'a section made of components': page(
    `<div class="cmp-container" style="padding:30px"><h2>OWN Your privacy matters</h2><p>OWN We build secure things.</p><a href="/x">OK</a><a href="/y">Learn more</a></div><main><p>${LONG.repeat(4)}</p></main>`,
  ),
  'a side with the name and a menu': page(
    `<div style="position:fixed;left:0;top:0;bottom:0;width:240px;background:#eee"><h2>OWN Jane Doe Studio</h2><a href="/w">Work</a><a href="/a">About</a><a href="/c">Contact</a><a class="menu-close" href="#">×</a><p>OWN <a href="/cookies">Cookie policy</a></p></div><main style="margin-left:260px"><h1>OWN T</h1><p>${LONG.repeat(4)}</p></main>`,
  ),
  'a side with the name that asks too': page(
    `<div style="position:fixed;left:0;top:0;bottom:0;width:300px;background:#eee"><h2>OWN Jane Doe Studio</h2><p>OWN Jane Doe is a studio for furniture, rooms and the light in them, at work in Leeds and Lisbon since 1998.</p><a href="/w">Work</a><div>We use cookies. ${buttons('Accept')}</div></div><main style="margin-left:320px"><h1>OWN T</h1><p>${LONG.repeat(4)}</p></main>`,
  ),
  'sections named as makers are': page(
    `<main><h1>OWN T</h1><p>${LONG.repeat(4)}</p></main><section id="userlike-features"><h2>OWN Features of Userlike</h2><p>OWN ${LONG}</p></section><div class="klaro"><h2>OWN Klaro</h2></div>`,
  ),
  'a vendor that shows its banner': page(
    `<header>OWN ConsentPro</header><div class="hero" style="position:relative;height:600px"><h1>OWN Banners that comply</h1><div class="cc-window" style="position:absolute;z-index:20;right:40px;top:80px;width:400px">OWN We use cookies. ${buttons('Accept all', 'Reject all')}</div></div><main><p>${LONG.repeat(4)}</p><div class="cookie-banner">OWN This site uses cookies. ${buttons('Accept', 'Reject')}</div></main>`,
  ),
  'a bar of a baker with an answer': page(
    `<div class="cookie-bar" style="position:sticky;top:0;z-index:90;background:#fc0">OWN Six cookies for four, this week. ${buttons('OK')}<a href="/c">Learn more</a></div>${PAGE_BODY}<div style="position:fixed;left:0;right:0;bottom:0;background:#a52">OWN New: privacy screens for anvils. ${buttons('Got it', 'Learn more')}</div>`,
  ),
  'a table that can be reserved': page(
    `<section style="position:relative;height:100vh"><h1>OWN Trattoria Acme</h1><div style="position:absolute;z-index:20;left:30%;top:30%;width:40%;background:#fff"><h2>OWN Reservations</h2><select><option>2 people</option></select><input type="date"><input type="email">${buttons('Book', 'Close')}</div></section><main><p>${LONG.repeat(4)}</p></main>`,
  ),
  'screens that snap, one over the other': page(
    ['Acme', 'Anvils', 'Hammers', 'Letters']
      .map(
        (name, at) =>
          `<section class="slide" style="position:fixed;inset:0;z-index:${30 - at};background:#fff"><h2>OWN ${name}</h2><p>${LONG}</p>${name === 'Acme' ? '<input type="email"><button class="close">×</button>' : ''}</section>`,
      )
      .join(''),
  ),
  'the head of an application for phones': page(
    `<div style="position:fixed;top:0;left:0;right:0;height:80px;background:#fff;z-index:40"><a href="/">OWN Acme</a><a href="/f">Features</a><a href="/p">Pricing</a><a href="/h">Help</a><a href="https://apps.apple.com/app/id1">Get the app</a><button class="menu-close" aria-label="Close menu">×</button></div><div style="padding-top:80px">${PAGE_BODY}</div>`,
  ),
  'cards that stick': page(
    `<header>OWN Acme</header>${[1, 2, 3].map((n) => `<section style="position:sticky;top:0;height:100vh;background:#fff"><h2>OWN Privacy, part ${n}</h2><p>${LONG}</p><input type="email"><button class="close-up">OK</button>${buttons('Learn more', 'Close')}</section>`).join('')}`,
  ),
};

/** Closed elements of the site itself, next to a hidden banner: they stay closed and blurred as before. */
export const UNCHANGED_STYLES: Record<string, [selector: string, looks: Record<string, string>]> = {
  'a closed search over all': ['#search', { opacity: '0' }],
  'a closed large menu': ['.mega', { opacity: '0' }],
  'a video in a dialog that is closed': ['[role=dialog]', { opacity: '0', display: 'block' }],
  'a veil over a picture': ['#scrim', { display: 'block' }],
  'a soft light behind a banner': ['#glow', { opacity: '0.5', filter: 'blur(80px)' }],
};
