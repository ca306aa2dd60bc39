const LONG =
  'Acme has made anvils since 1921. Each is cast, ground and tested by hand, and lasts for several lifetimes of hard work. ';
const BEHIND = `<header><a href="/">Acme</a><nav><a href="/a">Anvils</a><a href="/b">Hammers</a></nav></header>
  <main><h1>Anvils that last</h1><p>${LONG.repeat(4)}</p></main><footer>Acme Ltd</footer>`;
const PINK = 'background:#ff00aa;color:#00ff22;font-family:Papyrus;';
const BAR = `position:fixed;left:0;right:0;bottom:0;z-index:9999;padding:20px;${PINK}`;
const BOX = `position:fixed;left:25%;top:20%;width:50%;z-index:9999;padding:20px;${PINK}`;
const COVER = `position:fixed;inset:0;z-index:9999;padding:20px;${PINK}`;

const page = (body: string, head = '', lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Acme</title><style>body{margin:0;font:16px serif}</style>${head}</head><body>${body}</body></html>`;
const over = (overlay: string, head = '') => page(`${BEHIND}${overlay}`, head);
const buttons = (...labels: string[]) => labels.map((label) => `<button>${label}</button>`).join('');

/** Words of a banner, and of its buttons, in each language that is known. */
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
};

/** A banner in each language, after a page of the site's own. */
export const LANGUAGES = Object.entries(WORDS).map(([lang, [text, ...labels]]) => ({
  lang,
  banner: `<div class="q" style="${BAR}"><p>${text}</p>${buttons(...labels)}</div>`,
}));

/** Overlays: each says FOREIGN somewhere, and nothing of it may be seen. Kind first. */
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
  'an unknown wall with a lock and a blur': [
    'consent',
    page(
      `<div id="app" inert aria-hidden="true" style="filter:blur(8px);opacity:.4">${BEHIND}</div>
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
      this.attachShadow({mode:'open'}).innerHTML=\`${BEHIND}<div style="${BAR}"><p>FOREIGN This website uses cookies.</p><button>Accept</button><button>Deny</button></div>\`}})</script>`),
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
      `<div class="cookie-message" style="${PINK}padding:20px"><p>FOREIGN This site uses cookies to store information.</p>${buttons('Accept additional cookies', 'Reject additional cookies')}</div>${BEHIND}`,
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

/** Pages that look as if; each says OWN where nothing may be hidden. */
export const OWN: Record<string, string> = {
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
    `<div id="app" style="position:fixed;inset:0;overflow:auto;background:#fff">${BEHIND.replaceAll('Anvils that last', 'OWN Anvils')}<p>OWN <a href="/cookies">Cookie policy</a> ${buttons('Accept quote', 'Close')}</p><input type="email"></div>`,
  ),
  'an announcement': page(
    `<div style="position:sticky;top:0;z-index:60;background:#111;color:#fff;padding:10px">OWN New: anvils in blue. <a href="/n">Read more</a><button aria-label="Dismiss">×</button></div>${BEHIND}`,
  ),
  'a bar to subscribe': page(
    `${BEHIND}<div style="position:sticky;bottom:0;background:#eee">OWN Get our letters <input type="email"><button>Subscribe</button></div>`,
  ),
};
