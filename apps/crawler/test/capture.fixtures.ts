import { makeFont } from './support/font.ts';

const page = (head: string, body: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Fixture</title>${head}</head><body>${body}</body></html>`;

const SPRITE_ICON = '<svg class="i" width="24" height="24"><use href="#tick"></use></svg>';

/** Notations of CSS Color 4 and 5, and what each is rendered as in a light scheme. */
export const COLOR_NOTATIONS: readonly (readonly [string, string])[] = [
  ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
  ['oklab(62.8% 0.2249 0.1258)', '#ff0000'],
  ['lab(54.29% 80.81 69.89)', '#ff0000'],
  ['lch(54.29% 106.84 40.86)', '#ff0000'],
  ['hwb(120 0% 50%)', '#008000'],
  ['color(display-p3 0.9176 0.2003 0.1386)', '#ff0000'],
  ['color(srgb-linear 1 0 0)', '#ff0000'],
  ['color(display-p3 1 0 0)', '#ff0000'],
  ['color-mix(in srgb, #ff0000, #0000ff)', '#800080'],
  ['color-mix(in oklab, #ffffff, #000000)', '#636363'],
  ['rgb(from #ff0000 r 128 b)', '#ff8000'],
  ['hsl(from var(--red) 120 s l)', '#00ff00'],
  ['light-dark(#008000, #0000ff)', '#008000'],
];

/** Pages that each have one difficulty. */
export const FIXTURES: Record<string, string> = {
  '/link-buttons': `<!doctype html><style>span { display: inline-block } .fill { background: #e8590c; padding: 10px 20px }</style>
    <main><p>Read on:</p><a href="/a"><span class="fill">Get started</span></a>
    <a href="/b"><span class="fill">New</span> Release notes</a> <a href="/c"><span>Plain</span></a></main>`,
  '/underlines': `<!doctype html><style>p { background: linear-gradient(#e8590c, #e8590c) no-repeat; width: 300px }</style>
    <p style="background-size:100% 3px;background-position:0 100%">Underlined</p>
    <p style="background-size:1px 1em;background-repeat:repeat-x;background-position:0 1.1em;background-size:1px 2px">Ruled</p>
    <p style="background-size:0% 100%">Filled on hover</p><p style="background-size:100% 40%">Marked</p><p>Filled</p>`,
  '/checks': `<!doctype html><html><head><title></title></head><body>
    <main><h1>Acme</h1><h4>Skipped</h4><p style="background:#fff;color:#ccc">Pale words</p><p style="background:#fff;color:#222">Dark words</p>
    <img src="/a.png"><img src="/b.png" alt="A tick"><a id="nameless" href="/x"></a><input type="text"></main>
    <p>Beside all landmarks</p></body></html>`,
  '/motion': `<!doctype html><html lang="en"><head><title>Motion</title><style>
    a { transition: color .2s } b { transition: opacity 1s }
    @media (prefers-reduced-motion: reduce) { a { transition: none } b { transition-duration: .5s } }
    @media (prefers-reduced-motion: no-preference) { i { transition: color .3s } }</style></head><body><p><a href="/x">Link</a> <b>Bold</b> <i>Slanted</i> Still</p></body></html>`,
  '/unset-lengths': `<!doctype html><html lang="en"><head><title>Lengths</title><style>
    body { font: 17px/1.5 sans-serif } button { font: inherit } .set, .own { margin-block: 1em } .set { font-size: 20px } .own { margin: 31px 0 }
    #set { padding: 1px 6px } li > p { margin: 0 }</style></head><body><main><p>One</p><p>Two</p><p>Three</p>
    <div><p class="set">Four</p><p class="set">Five</p></div><div><p class="own">Six</p><p class="own">Seven</p></div>
    <div><p>Eight</p><p style="margin-top:1em">Nine</p></div><ul><li><p>Ten</p></li></ul>
    <button>Default</button> <button>Default too</button> <button id="set">Set</button></main></body></html>`,
  '/measured': `<!doctype html><html lang="en"><head><title>Measured</title><style>
    @font-face { font-family: "Acme Box"; src: url("data:font/ttf;base64,${makeFont('Acme Box').toString('base64')}") }
    @font-face { font-family: "Acme Gone"; src: url("/gone.woff2") } h1 { font-family: "Acme Box" }</style></head><body><h1>Acme</h1></body></html>`,
  '/checks-large': `<!doctype html><html lang="en"><head><title>Large</title></head><body><main><h1 style="color:#222">Acme</h1>
    <p id="pale" style="color:#ddd">Pale words</p><img src="/a.png" alt="A tick"><div style="height:900px"></div>
    ${'<p style="color:#ddd">Pale far below</p>'.repeat(3_000)}<img src="/b.png"></main></body></html>`,
  '/checks-huge': `<!doctype html><html lang="en"><head><title>Huge</title></head><body><h1>Acme</h1>
    <script>document.body.append(...Array.from({ length: 60_000 }, () => document.createElement('b')))</script></body></html>`,
  '/': page(
    `<style>
      @layer base, parts;
      :root { --brand: oklch(62.8% 0.2577 29.23); --pad: 24px; color-scheme: light; }
      [data-theme="dark"] { --brand: #101010; }
      @font-face { font-family: "Acme Sans"; src: url("/f/acme.woff2") format("woff2"), url("data:font/woff2;base64,AAAA"); font-weight: 700; font-display: swap }
      @media (prefers-reduced-motion: reduce) { * { transition: none } }
      @keyframes spin { to { transform: rotate(1turn) } }
      body { margin: 0; font: 16px/1.5 sans-serif; color: #222 }
      header { background: #fff; padding: 16px }
      .btn { --hover: #0a0a50; display: inline-block; padding: 12px var(--pad); border-radius: 6px; background: var(--brand); color: #fff; transition: background-color .2s }
      .btn:not(:disabled):hover { background: var(--hover); }
      a:hover { color: #123456 }
      #pinned { color: #00ff00 } #pinned.x { color: #0000ff }
      .x:hover { color: #ff00ff }
      .gradient { background: linear-gradient(90deg, rgb(255 0 0), rgb(0 0 255)); -webkit-background-clip: text; color: transparent; font-size: 48px }
      .card { width: 300px; padding: 20px; border-radius: 12px; background: color(srgb 0 0.5 0); box-shadow: 0 4px 12px rgb(0 0 0 / 0.25); color: white; margin-bottom: 32px }
      .glass { background: rgba(255, 255, 255, .5) }
      .tile { background: #000; padding: 10px }
    </style>
    <link rel="stylesheet" href="http://fonts.googleapis.com/css2?family=Lora:ital,wght@0,400;1,700&display=swap">
    <script type="application/ld+json">{"@type":"Organization","name":"Acme","logo":{"url":"/ld.png"}}</script>
    <script type="application/ld+json">{broken</script>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">`,
    `<svg style="display:none"><symbol id="tick" viewBox="0 0 16 16"><path d="M2 8l4 4 8-8" stroke="currentColor" fill="none"/></symbol></svg>
    <header><a href="/" class="brand" style="color:#c00"><svg width="40" height="40" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="currentColor"/></svg> <b>Acme</b></a>
      <nav><a href="/about">About</a><a href="/docs">Docs</a></nav></header>
    <main><section><h1>Make   better
      anvils</h1><p>The <em>quick</em> way<br>to anvils.</p><a class="btn" href="/buy"><span>Buy</span> now</a></section>
    <h2 class="gradient">Painted words</h2>
    <p><a id="pinned" class="x" href="/x">Pinned</a></p>
    <div class="card"><h3>Card title</h3><p>Card words ${SPRITE_ICON}${SPRITE_ICON}</p></div>
    <div class="tile"><p class="glass">Over glass</p></div>
    <pre>const a = 1;</pre></main>
    <aside id="colophon"><p>Colophon words</p></aside><footer><p>Footer words</p></footer>`,
  ),
  '/colors': page(
    `<meta name="theme-color" content="#fff1f2" media="(prefers-color-scheme: light)">
      <meta name="theme-color" content="#1f1014" media="(prefers-color-scheme: dark)">
      <style>:root { color-scheme: light; --red: #ff0000; --none: 4px solid; ${COLOR_NOTATIONS.map(([color], i) => `--c${i}: ${color};`).join(' ')} }
      p { color: #123456; padding: 8px; height: 20px; border-top: 3px solid #123456 }
      ${COLOR_NOTATIONS.map(([color], i) => `.c${i} { background: ${color}; border-color: ${color} } .t${i} { color: ${color} } .g${i} { background: linear-gradient(${color}, #000000) }`).join('\n')}</style>`,
    COLOR_NOTATIONS.map(
      (_, i) =>
        `<p style="padding-left:${9 + i}px" class="c${i}">Fill ${i}.</p><p style="padding-left:${9 + i}px" class="t${i}">Text ${i}.</p><p style="padding-left:${9 + i}px" class="g${i}">Gradient ${i}.</p>`,
    ).join(''),
  ),
  '/hidden': page(
    `<style>.sr { position:absolute; width:1px; height:1px; overflow:hidden; clip:rect(0,0,0,0) } .off { position:absolute; left:-9999px }
      .drawer { position:fixed; top:0; right:0; width:300px; transform:translateX(100%) } .box { height:40px; overflow:hidden }</style>`,
    `<p>Seen</p><p style="display:none">gone-1</p><p style="visibility:hidden">gone-2 <span style="visibility:visible">back</span></p>
    <p style="opacity:0">gone-3</p><p class="sr">gone-4</p><p class="off">gone-5</p><div class="drawer">gone-6</div>
    <div class="box"><p>Inside</p><p style="margin-top:200px">gone-7</p></div><p style="text-indent:-9999px;overflow:hidden">gone-8</p>
    <details><summary>More</summary><p>gone-9</p></details><p style="font-size:0">gone-10</p>
    <h2 aria-label="Twice"><span>Twice</span></h2><h2 aria-hidden="true">Twice</h2>`,
  ),
  '/shadow': page(
    '',
    `<x-card><span slot="title">Slotted</span>lost</x-card><iframe src="/inner" width="400" height="200"></iframe>
    <script>customElements.define('x-card', class extends HTMLElement { constructor() { super();
      this.attachShadow({mode:'open'}).innerHTML = '<style>p{color:#ff8800}p:hover{color:#000}</style><p>Shadow words</p><slot name="title"></slot>' } })</script>`,
  ),
  '/forms': page(
    '',
    `<form action="/search"></form><form action="https://formspree.io/f/abc" method="post"></form><form action="mailto:a@site.test"></form>`,
  ),
  '/built': page(
    '<meta name="csrf-param" content="authenticity_token"><script type="module" crossorigin src="/assets/index.06d14ce2.js"></script>',
    `<form><input type="hidden" name="__VIEWSTATE" value="x"></form><script>function gtag() {}</script>`,
  ),
  '/counted': page('<script src="/script.js" data-website-id="dd17445d-a227-413a-bcca-4c5b8f31b8cf"></script>', ''),
  '/other-bundler': page('<script src="/assets/index.06d14ce2.js"></script>', ''),
  '/late-scripts': page(
    '',
    `<form data-netlify="true"></form><script>// ${'A note. '.repeat(60)}
    const id = 'G-3KRHEMLLQ5'; // https://www.google.com/recaptcha/api.js
    const load = () => { script.src = 'https://www.googletagmanager.com/gtag/js?id=' + id; };</script>`,
  ),
  '/second-line': page(
    '',
    '<h2>Buttons <br><small>Pick your style</small></h2><h3><small>All of it</small></h3><p>Fine <small>print</small> here</p>',
  ),
  '/closed': page(
    '',
    `<x-shut></x-shut><div id="d" style="height:60px"></div><script>
    customElements.define('x-in', class extends HTMLElement { constructor() { super();
      this.attachShadow({mode:'closed'}).innerHTML = '<p style="color:#00aa88">Deeper words</p>' } });
    customElements.define('x-shut', class extends HTMLElement { constructor() { super();
      this.attachShadow({mode:'closed'}).innerHTML = '<style>p{color:#ff8800}:host{display:block}</style><p>Closed words</p><x-in></x-in>' } });
    d.attachShadow({mode:'closed'}).innerHTML = '<p>Words of a div</p>';</script>`,
  ),
  '/frames': `<!doctype html><html><head><title>Fixture</title></head><frameset cols="30%,*"><frame src="/inner"><frame src="/hidden"><noframes>none</noframes></frameset></html>`,
  '/elsewhere': page('', '<p>Here</p><iframe src="data:text/html,<p>Elsewhere" width="400" height="200"></iframe>'),
  '/inner': page('', '<p>Framed words</p>'),
  '/consent': page(
    '<style>#cc{position:fixed;bottom:0;left:0;right:0;background:#ffd} .hero{position:relative;height:500px} .hero img{position:absolute;inset:0;width:100%;height:100%} .hero h1{position:relative}</style>',
    `<div class="hero"><img src="/photo.svg" alt="Anvils"><h1>Over a picture</h1></div><p>Main words</p>
    <div id="cc">We use cookies to improve this site. <button>Accept all</button> <button>Reject</button></div>`,
  ),
  '/hostile': page(
    `<script>
      const lie = () => { throw new Error('patched') };
      for (const name of ['map','filter','push','forEach','slice','sort','flatMap','some','join']) Array.prototype[name] = lie;
      Array.prototype[Symbol.iterator] = lie; JSON.stringify = () => '{}'; JSON.parse = lie; Object.entries = lie; Map.prototype.set = lie;
      window.getComputedStyle = lie; Element.prototype.getBoundingClientRect = lie; Document.prototype.querySelectorAll = lie;
      Object.defineProperty(window, 'Vue', { get: lie }); window.React = { version: '18.2.0' };
      window.jQuery = new Proxy(function () {}, { get: lie });
    </script><div id="Alpine"></div>`,
    '<h1>Still read</h1><p>Text</p>',
  ),
  '/huge': page(
    '',
    `<h1>First</h1><div id="r"></div><script>let h='';for(let i=0;i<3000;i++)h+='<div><p>Row '+i+' <b>bold</b></p></div>';r.innerHTML=h;
     let d=document.body;for(let i=0;i<250;i++){const c=document.createElement('div');d.append(c);d=c}d.textContent='deep'</script>`,
  ),
  '/photo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#246"/></svg>',
};
