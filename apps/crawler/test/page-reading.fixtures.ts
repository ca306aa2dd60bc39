import { makeFont } from './support/font.ts';

const LONG =
  'Acme has made anvils since 1921. Each is cast, ground and tested by hand, and lasts for several lifetimes of hard work. ';
const MARK = '<svg width="120" height="32" viewBox="0 0 120 32"><rect width="120" height="32" fill="#1144aa"/></svg>';
const HEADER = `<header style="background:#1144aa;color:#fff;padding:16px"><a class="logo" href="./" aria-label="Acme">${MARK}</a><nav><a href="products">Products</a> <a href="about">About</a></nav></header>`;
const FOOTER = '<footer><p>Acme Ltd, Leeds</p></footer>';
const BUTTON =
  '<a href="buy" style="display:inline-block;padding:12px 24px;background:#1144aa;color:#fff;border-radius:6px">Buy an anvil</a>';

const page = (body: string, head = '', root = 'lang="en"') =>
  `<!doctype html><html ${root}><head><meta charset="utf-8"><title>Acme – Anvils</title><meta name="description" content="Anvils for people who like their things heavy.">
  <style>body{margin:0;font:16px/1.5 Georgia,serif;color:#222;background:#fff}</style>${head}</head><body>${body}</body></html>`;

const box = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="40"><rect width="140" height="40" fill="${color}"/></svg>`;
const names = [
  'globex',
  'initech',
  'umbrella',
  'hooli',
  'stark',
  'wayne',
  'wonka',
  'tyrell',
  'cyberdyne',
  'soylent',
  'aperture',
  'massive',
];
const inline = (name: string) =>
  `<svg class="logo" role="img" aria-label="${name} logo" width="140" height="40" viewBox="0 0 140 40"><title>${name}</title><rect width="140" height="40" fill="#ee5500"/></svg>`;
const img = (name: string) =>
  `<img class="client-logo" src="logos/${name}.svg" alt="${name} logo" width="140" height="40">`;
const marquee = `<style>@keyframes run{to{transform:translateX(-50%)}}.track{display:flex;gap:40px;width:max-content;animation:run 20s linear infinite}</style><div style="overflow:hidden"><div class="track">${[...names, ...names].map(img).join('')}</div></div>`;

const CONSENT = `<div id="q7" style="position:fixed;left:0;right:0;bottom:0;z-index:9999;padding:40px;background:#ff00aa;color:#00ff22;font:700 30px Papyrus">
  <h2 style="font:800 44px Impact">Yummy! Grab a biscuit!</h2><p>We use cookies and so do our 312 partners. Hooray, awesome, wow!</p>
  <a href="https://vendor.invalid/list">Vendors</a><button style="background:#ffee00;color:#aa00ff;border-radius:33px;padding:20px">Accept all</button><button>Reject all</button></div>`;

/** Sites by name: their pages by path below the name. */
/** A page of several screens in which `script` may call `pop(id, words)`. */
const popping = (script: string) =>
  page(`${HEADER}<main><h1>Anvils that last</h1><p>${LONG.repeat(4)}</p><div style="height:2500px"></div><p>At the end</p></main>${FOOTER}<script>
    const pop = (id, words) => document.body.insertAdjacentHTML('beforeend', '<div id="' + id + '" style="position:fixed;inset:0;background:rgba(0,0,0,.7);z-index:99"><div style="position:absolute;left:30%;top:20%;width:40%;padding:30px;background:#ff00aa;color:#00ff22"><button class="close" aria-label="Close">×</button><h2>' + words + '</h2><input type="email" placeholder="Email"><button>Subscribe</button></div></div>');
    ${script}</script>`);

export const SITES: Record<string, Record<string, string | Buffer>> = {
  plain: { '': page(`${HEADER}<main><h1>Anvils that last</h1><p>${LONG.repeat(4)}</p>${BUTTON}</main>${FOOTER}`) },
  consent: {
    '': page(`${HEADER}<main><h1>Anvils that last</h1><p>${LONG.repeat(4)}</p>${BUTTON}</main>${FOOTER}${CONSENT}`),
  },
  letters: {
    '': page(`${HEADER}<style>i{font-style:normal;display:inline-block}.size i{padding:0 12px}</style>
      <main><h1>${[...'Anvils'].map((letter) => `<i>${letter}</i>`).join('')} <i>${[...'that last'].map((letter) => (letter === ' ' ? '</i> <i>' : `<i>${letter}</i>`)).join('')}</i></h1>
      <p>${LONG.repeat(4)}</p><p class="size"><i>S</i><i>M</i><i>L</i></p></main>${FOOTER}`),
  },
  wall: {
    '': page(`${HEADER}<main><h1>Anvils that last</h1><p>${LONG.repeat(3)}</p>${BUTTON}
      <section><h2>Trusted by</h2><div style="display:flex;flex-wrap:wrap;gap:30px">${names.map(img).join('')}</div></section>
      <section><h2>As seen in</h2><div style="display:flex;flex-wrap:wrap;gap:30px">${names.map(inline).join('')}</div></section>
      <section><h2>Our partners</h2>${marquee}</section></main>${FOOTER}`),
    ...Object.fromEntries(names.map((name) => [`logos/${name}.svg`, box('#ee5500')])),
  },
  chat: {
    '': page(`${HEADER}<main><h1>Anvils that last</h1><p>${LONG.repeat(4)}</p></main>${FOOTER}
      <script>setTimeout(() => { const b = document.createElement('div'); b.style.cssText = 'position:fixed;right:20px;bottom:20px;width:70px;height:70px;z-index:2147483000;border-radius:50%;background:#ff00aa';
        b.innerHTML = '<iframe title="Messaging window" src="bubble" style="width:70px;height:70px;border:0"></iframe>'; document.body.append(b) }, 200)</script>`),
    bubble: '<body style="background:#ff00aa;margin:0;color:#00ff22">Hi! How can we help?</body>',
  },
  spa: {
    '': '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Loading…</title></head><body><div id="root"></div><script src="app.js"></script></body></html>',
    'app.js': `const root = document.getElementById('root');
      root.innerHTML = '<div class="skeleton" style="background:#ff00aa;height:400px" aria-busy="true"></div>';
      const wait = (ms) => new Promise((go) => setTimeout(go, ms));
      (async () => { await wait(300); const { next } = await (await fetch('api/config.json')).json(); await wait(300);
        const site = await (await fetch(next)).json(); await wait(400);
        document.title = site.title;
        root.innerHTML = ${JSON.stringify(`${HEADER}<main><h1>TITLE</h1><p>${LONG.repeat(3)}</p><button id="go">More</button></main>`)}.replace('TITLE', site.heading);
        root.querySelectorAll('nav a').forEach((a) => a.addEventListener('click', (e) => { e.preventDefault(); history.pushState({}, '', a.href) })); })();`,
    'api/config.json': '{"next":"api/site.json"}',
    'api/site.json': '{"title":"Acme – Anvils","heading":"Anvils by wire"}',
  },
  popup: {
    '': popping(`setTimeout(() => pop('one', 'Wait! Ten percent off'), 1000);
      addEventListener('scroll', () => pop('two', 'Before you scroll'), { once: true });`),
  },
  latepopup: {
    '': popping(`addEventListener('resize', () => pop('late', 'Say cheese'), { once: true });`),
  },
  dark: {
    '': page(
      `<header style="padding:16px"><a class="logo" href="./">${MARK}</a></header><main><h1>Anvils at night</h1><p>${LONG.repeat(3)}</p>${BUTTON}</main>`,
      '<meta name="color-scheme" content="dark"><style>:root{color-scheme:dark}body{background:#0b0d12;color:#e8eaf0}</style>',
    ),
  },
  arabic: {
    '': page(
      '<header><a href="./">أكمي</a><nav><a href="a">المنتجات</a><a href="b">من نحن</a></nav></header><main><h1>سنادين تدوم طويلا</h1><p>نصنع السنادين منذ عام ١٩٢١. كل سندان يصب ويصقل ويختبر يدويا.</p></main>',
      '<style>body{font-family:"Noto Naskh Arabic",Tahoma,serif}</style>',
      'lang="ar" dir="rtl"',
    ),
  },
  hebrew: {
    '': page(
      '<header><a href="./">אקמי</a></header><main><h1>סדנים שמחזיקים מעמד</h1><p>אנחנו מייצרים סדנים מאז 1921. כל סדן נבדק ביד.</p></main>',
      '',
      'lang="he" dir="rtl"',
    ),
  },
  japanese: {
    '': page(
      '<header><a href="./">アクメ</a></header><main><h1>長く使える金床</h1><p>1921年から金床を作っています。一つひとつ手で検査します。</p></main>',
      '<style>body{font-family:"Hiragino Sans","Noto Sans JP",sans-serif}</style>',
      'lang="ja"',
    ),
  },
  chinese: {
    '': page(
      '<header><a href="./">艾克美</a></header><main><h1>经久耐用的铁砧</h1><p>我们自1921年起制造铁砧。每一个都经过手工检验。</p></main>',
      '',
      'lang="zh-CN"',
    ),
  },
  korean: {
    '': page(
      '<header><a href="./">아크메</a></header><main><h1>오래가는 모루</h1><p>1921년부터 모루를 만들어 왔습니다. 하나하나 손으로 검사합니다.</p></main>',
      '',
      'lang="ko"',
    ),
  },
  lazy: {
    '': page(`${HEADER}<main><h1>Anvils in pictures</h1><p>${LONG}</p><div style="height:1500px"></div>
      <img loading="lazy" src="lazy.svg" alt="lazy" width="400" height="300"><div style="height:1200px"></div>
      <img class="io" data-src="observed.svg" alt="observed" width="400" height="300">
      <picture><source srcset="picture.svg" type="image/svg+xml"><img src="fallback.png" alt="picture" width="400" height="300" loading="lazy"></picture>
      <div class="bg io-bg" style="width:600px;height:300px"></div></main>
      <style>.bg.in{background:url(background.svg)}</style><script>const io = new IntersectionObserver((list) => list.forEach(({ isIntersecting, target }) => { if (!isIntersecting) return;
        if (target.dataset.src) target.src = target.dataset.src; else target.classList.add('in') })); document.querySelectorAll('.io, .io-bg').forEach((el) => io.observe(el));</script>`),
    ...Object.fromEntries(
      ['lazy', 'observed', 'picture', 'background'].map((name) => [
        `${name}.svg`,
        box('#228844').replace('width="140" height="40"', 'width="800" height="600"'),
      ]),
    ),
  },
  font: {
    '': page(
      `${HEADER}<main><h1>Anvils in type</h1><p>${LONG.repeat(3)}</p></main>`,
      '<style>@font-face{font-family:"Acme Slab";src:url(late.ttf) format("truetype");font-display:swap}h1{font-family:"Acme Slab",serif}</style>',
    ),
    'late.ttf': makeFont('Acme Slab'),
  },
  entrance: {
    '': page(`${HEADER}<main><h1 class="in">Anvils that enter</h1>${[1, 2, 3].map((n) => `<div style="height:900px"></div><section class="fade"><h2>Part ${n}</h2><p>${LONG}</p></section>`).join('')}</main>
      <style>.fade{opacity:0;transform:translateY(60px);transition:opacity 1.2s,transform 1.2s}.fade.on{opacity:1;transform:none}@keyframes up{from{opacity:0}}.in{animation:up 1.5s}</style>
      <script>const io = new IntersectionObserver((list) => list.forEach(({ isIntersecting, target }) => isIntersecting && target.classList.add('on'))); document.querySelectorAll('.fade').forEach((el) => io.observe(el));</script>`),
  },
  closed: {
    '': `<!doctype html><html lang="en"><head><title>Acme</title></head><body><acme-app></acme-app><script>customElements.define('acme-app', class extends HTMLElement { constructor() { super();
      this.attachShadow({ mode: 'closed' }).innerHTML = ${JSON.stringify(`<style>h1{color:#1144aa}</style>${HEADER}<main><h1>Anvils in a closed box</h1><p>${LONG.repeat(2)}</p></main>`)} } })</script></body></html>`,
  },
  frameset: {
    '': '<!doctype html><html><head><title>Acme Anvils</title></head><frameset rows="80,*"><frame src="top"><frame src="main"></frameset></html>',
    top: page(HEADER),
    main: page(`<h1>Anvils in frames</h1><p>${LONG.repeat(2)}</p>`),
  },
  login: {
    '': page(
      '<main><h1>Acme</h1><form><input type="email" placeholder="Email"><input type="password"><button>Sign in</button></form></main>',
    ),
  },
  opening: { '': page('<main><h1>Acme</h1><p>Coming soon</p></main>') },
  behind: { '': page(CONSENT) },
};

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
};
/** Milliseconds until slow parts respond. */
const SLOW: Record<string, number> = { 'late.ttf': 700 };

/** The response of a site at `/name/path`; null if there is none. */
export function responseFor(path: string): { type: string; body: string | Buffer; delayMs: number } | null {
  const [, name = '', rest = ''] = /^\/(\w+)\/([^?#]*)/.exec(path) ?? [];
  const body = SITES[name]?.[rest];
  if (body === undefined) return null;
  return {
    type: TYPES[/\.(\w+)$/.exec(rest)?.[1] ?? ''] ?? 'text/html; charset=utf-8',
    body,
    delayMs: SLOW[rest] ?? 0,
  };
}
