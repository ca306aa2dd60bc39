import sharp from 'sharp';

const LONG =
  'Acme has made anvils since 1921. Each is cast, ground and tested by hand, and lasts for several lifetimes of hard work. ';

/** A wide drawing of one colour, which distinguishes it from any other. */
const bar = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="40" viewBox="0 0 140 40"><path d="M4 6h132v28H4z" fill="${color}"/></svg>`;
const OWN = '#0a7d32';
const OTHERS = '#ee5500';
const own = bar(OWN);
const base64 = (text: string) => Buffer.from(text).toString('base64');

const page = (header: string, more: { head?: string; body?: string; lang?: string } = {}) =>
  `<!doctype html><html lang="${more.lang ?? 'en'}"><head><meta charset="utf-8"><title>Acme – Anvils</title><link rel="icon" href="icon.png">
  <style>body{margin:0;font:16px/1.5 Georgia,serif;color:#222;background:#fff}header{display:flex;gap:24px;padding:16px}</style>${more.head ?? ''}</head>
  <body><header>${header}<nav><a href="products">Products</a> <a href="about">About</a></nav></header>
  <main><h1>Anvils that last</h1><p>${LONG.repeat(3)}</p></main>${more.body ?? '<footer><p>Acme Ltd, Leeds</p></footer>'}</body></html>`;
const IMG = '<a href="./"><img src="own.svg" alt="Acme" width="140" height="40"></a>';
const TYPE = '<a class="brand" href="./">Acme</a>';
const link = (inside: string) => `<a class="home" href="./" aria-label="Acme">${inside}</a>`;
const others = (names: string[], more = '') =>
  names.map((name) => `<img src="others/${name}.svg" alt="${name}" width="70" height="40" ${more}>`).join(' ');

const host = (mode: 'open' | 'closed') =>
  page('<acme-bar></acme-bar>', {
    head: `<script>customElements.define('acme-bar', class extends HTMLElement { connectedCallback() {
      this.attachShadow({ mode: '${mode}' }).innerHTML = '<a href="./" part="logo"><img src="own.svg" alt="Acme" width="140" height="40"></a>' } })</script>`,
  });
const SCHEMES = `<style>.night{display:none}@media (prefers-color-scheme:dark){body{background:#101418;color:#eee}.day{display:none}.night{display:block}}</style>`;

/** A box of 140 by 40 px in a home link that shows a part of its background. */
const sheet = (background: string, width = 140, height = 40) =>
  `<a class="logo" href="./" aria-label="Acme" style="display:block;width:${width}px;height:${height}px;background:${background}"></a>`;
/** A sprite of 200 by 400 px: a logo at the top left, the same in the middle, and icons of others around it. */
const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="400" viewBox="0 0 200 400">
  <path d="M4 6h132v28H4z" fill="${OWN}"/><path d="M34 186h132v28H34z" fill="${OWN}"/>
  <path d="M150 4h40v40h-40zM4 60h40v40H4zM4 240h192v150H4z" fill="${OTHERS}"/></svg>`;
/** The logo on a white plate with round ends, of which only the middle is visible on white. */
const PLATE = `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="40" viewBox="0 0 140 40"><rect width="140" height="40" rx="20" fill="#fff"/><path d="M30 12h80v16H30z" fill="${OWN}"/></svg>`;
/** The logo again, with at least this many characters. */
const drawing = (size: number) =>
  `<svg width="140" height="40" viewBox="0 0 140 40"><path d="${'M4 6h132v28H4z'.repeat(Math.ceil(size / 14))}" fill="${OWN}"/></svg>`;

/** Home pages by the peculiarity of their logo. */
export const SITES = {
  image: page(IMG),
  picture: page(
    link('<picture><source srcset="own.svg" media="(min-width: 600px)"><img src="own-small.svg" alt="Acme"></picture>'),
  ),
  compound_name: page('', {
    body: `<div class="thelogo" style="position:absolute;top:600px;left:700px;width:140px;height:40px;background:url(logo.svg)"></div>`,
  }),
  beside: page(
    link(
      `<svg width="40" height="40" viewBox="0 0 20 20"><path d="M2 2h16v16H2z" fill="${OWN}"/></svg><svg width="92" height="40" style="margin-left:8px" viewBox="0 0 92 40"><path d="M4 6h84v28H4z" fill="${OWN}"/></svg>`,
    ),
    { head: '<style>.home{display:flex}</style>' },
  ),
  srcset: page(
    '<a href="./"><img src="own-small.png" srcset="own-small.png 1x, own.png 2x" alt="Acme" width="100" height="30"></a>',
  ),
  srcset_widths: page(
    '<a href="./"><img srcset="own-small.png 100w, own.png 400w, own-huge.png 9000w" sizes="100px" src="own-small.png" alt="Acme" width="100" height="30"></a>',
  ),
  two_tones: page('<a href="./"><img src="tones.svg" alt="Acme" width="140" height="40"></a>'),
  object: page(link('<object data="own.svg" type="image/svg+xml" width="140" height="40"></object>')),
  data_vector: page(link(`<img src="data:image/svg+xml;base64,${base64(own)}" alt="Acme" width="140" height="40">`)),
  background: page(
    `<h2 class="logo" style="margin:0"><a href="./" style="display:block;width:140px;height:40px;background:url(own.svg);text-indent:-999em;overflow:hidden">Acme</a></h2>`,
  ),
  heading: page('', {
    body: `<h1 style="margin:16px;width:140px;height:40px;background:url(own.svg);text-indent:-9999px;position:absolute;top:0;left:0">Acme</h1>`,
  }),
  named_inside: page(
    link('').replace('href="./" ', '') +
      `<svg width="140" height="40" viewBox="0 0 140 40"><g id="logo_small"><path d="M4 6h132v28H4z" fill="${OWN}"/></g></svg>`,
  ),
  moved_drawing: page(
    link(
      `<svg width="140" height="40" viewBox="0 0 140 40"><g transform="matrix(0.5 0 0 0.5 -500 -500)" style="transform-origin: 1000px 1000px"><path d="M8 12h264v56H8z" fill="${OWN}"/></g></svg>`,
    ),
  ),
  beside_heading: page('').replace(
    /<header>.*<\/header>/,
    '<header><img src="own.svg" alt="" width="140" height="40"><h1>Hammers and tongs</h1></header>',
  ),
  empty_header: page('').replace(
    /<header>.*<\/header>/,
    '<header style="height:200px;background:#101010 url(acme.svg) center / 40% no-repeat"></header><nav><a href="products">Products</a></nav>',
  ),
  data_background: page(
    link(
      `<span style="display:block;width:140px;height:40px;background-image:url('data:image/svg+xml;base64,${base64(own)}')"></span>`,
    ),
  ),
  mask: page(link('<span style="display:block;width:140px;height:40px;background:#0a7d32;mask:url(own.svg)"></span>')),
  mask_inside: page(
    '<div class="logo"><i style="display:block;width:140px;height:40px;background:#0a7d32;mask:url(own.svg)"></i></div>',
  ),
  mask_light: page(
    link(
      '<span style="display:block;width:140px;height:40px;background:#e8e6e1;-webkit-mask:url(black.svg);mask:url(black.svg)"></span>',
    ),
    { head: '<style>header{background:#101010}</style>' },
  ),
  sheet: page(sheet('url(sheet.svg) 0 0')),
  sheet_within: page(sheet('url(sheet.svg) -30px -180px no-repeat')),
  sheet_scaled: page(sheet('url(sheet.svg) 0 0 / 400px auto', 280, 80)),
  sheet_percent: page(sheet('url(sheet.svg) 50% 50%')),
  sheet_pixels: page(sheet('url(sheet.png) -30px -180px')),
  sheet_before: page(link(''), {
    head: `<style>.home::before{content:'';display:block;width:140px;height:40px;background:url(sheet.svg) -30px -180px}</style>`,
  }),
  sheet_seam: page(sheet('url(sheet.svg) 70px 0')),
  cover: page(sheet('url(own.svg) center / cover', 140, 34)),
  many_paths: page(link(drawing(300_000))),
  too_many_paths: page(link(drawing(1_200_000))),
  before: page(link(''), { head: '<style>.home::before{content:url(own.svg)}</style>' }),
  content: page(link('<img class="logo" src="others/old.svg" alt="Acme" width="140" height="40">'), {
    head: '<style>.logo{content:url(own.svg)}</style>',
  }),
  sprite: page(link('<svg width="140" height="40"><use href="#brand"></use></svg>'), {
    body: `<svg style="display:none"><symbol id="brand" viewBox="0 0 140 40"><path d="M4 6h132v28H4z" fill="${OWN}"/></symbol></svg>`,
  }),
  sprite_file: page(link('<svg width="140" height="40"><use href="sprite.svg#brand"></use></svg>')),
  shadow_open: host('open'),
  shadow_closed: host('closed'),
  structured: page('', {
    head: `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Organization","name":"Acme","logo":{"@type":"ImageObject","url":"own.svg"}}]}</script>`,
  }),
  og_logo: page('', {
    head: '<meta property="og:image" content="others/share.svg"><meta property="og:logo" content="own.svg">',
  }),
  wall: page(IMG, {
    body: `<section><h2>Trusted by</h2><div class="logos">${others(['globex', 'hooli', 'stark', 'wayne'], 'class="logo"')}</div></section>
      <footer><div>${others(['visa', 'paypal', 'mastercard'])}</div></footer>`,
  }),
  badge: page(
    `${IMG}<a class="parent-logo" href="https://globex.invalid/"><img src="others/globex-logo.svg" alt="A Globex company" width="140" height="40"></a>`,
  ),
  dark: page(
    `<a href="./"><img class="day" src="own.svg" alt="Acme" width="140" height="40"><img class="night" src="night.svg" alt="Acme" width="140" height="40"></a>`,
    { head: SCHEMES },
  ),
  dark_picture: page(
    `<a href="./"><picture><source srcset="night.svg" media="(prefers-color-scheme: dark)"><img src="own.svg" alt="Acme" width="140" height="40"></picture></a>`,
    { head: SCHEMES },
  ),
  dark_ink: page(
    link(`<svg width="140" height="40" viewBox="0 0 140 40"><path d="M4 6h132v28H4z" fill="currentColor"/></svg>`),
    { head: `${SCHEMES}<style>.home{color:#222}@media (prefers-color-scheme:dark){.home{color:#f4f4f4}}</style>` },
  ),
  raster: page('<a href="./"><img src="own.png" alt="Acme" width="100" height="30"></a>'),
  // Text logos, and images that are not the logo of their site.
  type: page(TYPE, {
    head: `<link rel="apple-touch-icon" href="others/touch.png"><link rel="manifest" href="app.webmanifest"><meta property="og:image" content="others/share.svg">`,
  }),
  type_badge: page(
    `${TYPE}<a class="partner" href="https://globex.invalid/"><img src="others/globex-logo.svg" alt="Globex partner" width="140" height="40"></a>`,
  ),
  type_parent: page(
    `${TYPE}<a class="parent-logo" href="https://globex.invalid/"><img src="others/globex-logo.svg" alt="A Globex company" width="140" height="40"></a>`,
  ),
  type_marks: page(
    `${TYPE}<div class="social">${['facebook', 'x', 'github'].map((name) => `<a href="https://${name}.invalid/acme" aria-label="${name}"><svg width="24" height="24" viewBox="0 0 24 24"><path d="M2 2h20v20H2z" fill="${OTHERS}"/></svg></a>`).join('')}</div>`,
    { body: `<footer><p>We take</p>${others(['visa', 'mastercard', 'amex'])}</footer>` },
  ),
  type_icons: page(
    `${TYPE}<span style="width:40px;height:40px;background:url(others/cart.svg)"></span><i style="width:140px;height:40px;background:url(others/search.svg)"></i>`,
  ),
  type_languages: page(
    `${TYPE}<div><a href="/de/"><img src="others/de.svg" alt="Deutsch" width="36" height="24"></a><a href="/fr/"><img src="others/fr.svg" alt="Français" width="36" height="24"></a></div>`,
  ),
  silhouette: page(IMG, {
    body: `<footer style="background:#101418"><a class="logo" href="./" style="filter:brightness(0) invert(1)"><img src="own.svg" alt="Acme" width="140" height="40"></a></footer>`,
  }),
  share_only: page('', { head: '<meta property="og:image" content="others/share.svg">' }),
} satisfies Record<string, string>;

/** Links like those of logos, with whether each leads home from /en/ of a site in English. */
export const HOME_LINKS: [href: string, home: boolean][] = [
  ['/', true],
  ['/en/', true],
  ['/en-us/', true],
  ['/us/en', true],
  ['/index.html', true],
  ['/en/index.php', true],
  ['/home', true],
  ['./', true],
  ['/?lang=en', true],
  ['#/', true],
  ['/#/home', true],
  ['#!/products', false],
  ['/de/', false],
  ['/de', false],
  ['/myhome', false],
  ['/products/', false],
  ['https://globex.invalid/', false],
];
const homeLinks = page(
  HOME_LINKS.map(
    ([href]) => `<a href="${href}"><img src="/image/own.svg" alt="${href}" width="70" height="20"></a>`,
  ).join(''),
);

/** The response of a site at `/name/path`; null if there is none. */
export async function responseFor(path: string): Promise<{ type: string; body: string | Buffer } | null> {
  if (path === '/en/links') return { type: 'text/html; charset=utf-8', body: homeLinks };
  const [, name = '', rest = ''] = /^\/(\w+)\/([^?#]*)/.exec(path) ?? [];
  const html = (SITES as Record<string, string>)[name];
  if (!html) return null;
  if (rest === '') return { type: 'text/html; charset=utf-8', body: html };
  if (rest === 'sprite.svg')
    return {
      type: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="brand" viewBox="0 0 140 40"><path d="M4 6h132v28H4z" fill="${OWN}"/></symbol></svg>`,
    };
  if (rest === 'app.webmanifest')
    return {
      type: 'application/manifest+json',
      body: '{"name":"Acme","icons":[{"src":"others/app.png","sizes":"192x192"}]}',
    };
  if (rest === 'sheet.svg') return { type: 'image/svg+xml', body: SHEET };
  if (rest === 'sheet.png') return { type: 'image/png', body: await sharp(Buffer.from(SHEET)).png().toBuffer() };
  if (rest === 'tones.svg') return { type: 'image/svg+xml', body: PLATE };
  if (rest === 'black.svg') return { type: 'image/svg+xml', body: bar('#000000') };
  const color = /^(?:own|acme)/.test(rest) ? OWN : rest === 'night.svg' ? '#f4f4f4' : OTHERS;
  if (rest.endsWith('.svg')) return { type: 'image/svg+xml', body: bar(color) };
  if (!rest.endsWith('.png')) return null;
  const width = rest.includes('small') ? 100 : 400;
  return {
    type: 'image/png',
    body: await sharp({ create: { width, height: 0.3 * width, channels: 4, background: color } })
      .png()
      .toBuffer(),
  };
}
