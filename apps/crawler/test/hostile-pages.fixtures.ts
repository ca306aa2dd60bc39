import type { RequestListener } from 'node:http';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import type { SiteRoute } from '@brandprint/testing/site';

/** Text that is visible on every page, however hostile: it must be in the evidence. */
export const VISIBLE_TEXT = 'Anvils for everybody';
const HEADING = `<h1>${VISIBLE_TEXT}</h1><p>Acme makes anvils for people who like their things heavy and well made.</p>`;

export const page = (head: string, body = ''): string =>
  `<!doctype html><html lang="en"><head><title>Acme</title></head><body>${HEADING}${head}${body}</body></html>`;
const script = (code: string): string => page(`<script>${code}</script>`, '<p>After</p>');

const MB = 1024 * 1024;
/** A hundred megabytes of the same in about as many kilobytes, created when first needed. */
const bombs = new Map<string, Buffer>();
function bomb(encoding: 'gzip' | 'br', start: string, filler: string): Buffer {
  const key = `${encoding} ${start} ${filler}`;
  const known = bombs.get(key);
  if (known) return known;
  const plain = Buffer.concat([Buffer.from(start), Buffer.alloc(100 * MB, filler)]);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 22 } };
  const packed = encoding === 'gzip' ? gzipSync(plain, { level: 1 }) : brotliCompressSync(plain, quality);
  bombs.set(key, packed);
  return packed;
}
const bombed =
  (type: string, encoding: 'gzip' | 'br', start: string, filler: string): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type, 'content-encoding': encoding });
    response.end(bomb(encoding, start, filler));
  };

/** Never ends: a chunk now and then. */
const dripping =
  (type: string, start: string, piece: string): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type });
    response.write(start);
    const timer = setInterval(() => response.write(piece), 30);
    response.on('close', () => clearInterval(timer));
  };
const silent: RequestListener = () => undefined;

function crc(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A black square with one bit per pixel: 30,000 × 30,000 is 900 megapixels in some 100 KB. */
function hugePng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 6 });
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** An animation with this many frames of 8 × 8, each red or blue. */
function longGif(frames: number): Buffer {
  const head = Buffer.from('GIF89a\x08\0\x08\0\x80\0\0\xff\0\0\0\0\xff', 'latin1');
  const frame = (color: number) => {
    // A clear code before each pixel keeps all codes three bits long.
    const codes = [...Array.from({ length: 64 }, () => [4, color]).flat(), 5];
    const bytes: number[] = [];
    for (const [index, code] of codes.entries())
      for (let bit = 0; bit < 3; bit += 1) {
        const at = index * 3 + bit;
        bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (((code >> bit) & 1) << (at & 7));
      }
    return Buffer.from([
      ...[0x21, 0xf9, 4, 4, 2, 0, 0, 0, 0x2c, 0, 0, 0, 0, 8, 0, 8, 0, 0, 2],
      ...[bytes.length, ...bytes, 0],
    ]);
  };
  const two = Buffer.concat([frame(0), frame(1)]);
  return Buffer.concat([head, ...Array.from({ length: frames / 2 }, () => two), Buffer.from([0x3b])]);
}

const SVG = 'xmlns="http://www.w3.org/2000/svg" width="120" height="40"';
/** Entities that double twenty-seven times. */
const laughs = `<!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from({ length: 27 }, (_, i) => `<!ENTITY a${i + 1} "&a${i};&a${i};">`).join('')}]><svg ${SVG}><text>&a27;</text></svg>`;
const armedSvg = `<svg ${SVG}><script>for(;;);</script><foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="/inside"/></foreignObject><image href="/inside.png"/><rect width="120" height="40" onload="for(;;);"/></svg>`;

const type = (contentType: string, body: string | Buffer): SiteRoute => ({
  headers: { 'content-type': contentType },
  body,
});
const utf16 = (text: string): Buffer => Buffer.from(`﻿${text}`, 'utf16le');

/** Each page is read: its words are in the evidence. */
export const READABLE_PAGES: Record<string, SiteRoute> = {
  'a document that never ends': dripping('text/html', page('').replace('</body></html>', ''), '<p>More</p>'),
  'pictures, styles and scripts that never end': page(
    '<img src="/silent/a"><link rel="stylesheet" href="/drip.css"><script src="/silent/b"></script>',
  ),
  'a script that holds up the rest': page('<script src="/silent/c"></script>', '<p>After</p>'),
  'endless scroll': script(
    `const more = () => { for (let i = 0; i < 50; i++) document.body.append(Object.assign(document.createElement('p'), { textContent: 'More ' + i })) };
     addEventListener('scroll', more); new IntersectionObserver(more).observe(document.querySelector('p')); setInterval(more, 10)`,
  ),
  'history.pushState loops': script(`let n = 0; setInterval(() => history.pushState({}, '', '?' + n++), 1);
     setInterval(() => { location.hash = n++ }, 1); onpopstate = () => history.back()`),
  'a loop at load': script('for(;;);'),
  'a loop in a timer': script('setTimeout(() => { for(;;); }, 20)'),
  'a loop as it is scrolled': script(`addEventListener('scroll', () => { for(;;); })`),
  'a loop as it is painted': script(
    `requestAnimationFrame(function f() { requestAnimationFrame(f); const end = Date.now() + 400; while (Date.now() < end); })`,
  ),
  'a loop of promises': script('(async () => { for(;;) await null })()'),
  'a regular expression without end': script(`setTimeout(() => /^(a+)+$/.test('a'.repeat(60) + 'b'), 20)`),
  'alert loops': script('for(;;) alert(1)'),
  'confirm and prompt loops': script(`setInterval(() => { confirm('Sure?'); prompt('Who?') }, 1)`),
  'print loops': script('setInterval(() => print(), 1); onbeforeprint = () => { alert(1) }'),
  'beforeunload and moves': script(
    `onbeforeunload = (event) => { event.preventDefault(); return 'Stay' }; setInterval(() => { location.href = '/empty' }, 1)`,
  ),
  'a popup storm': script(
    `setInterval(() => { open('/plain'); const a = document.createElement('a'); a.href = '/plain'; a.target = '_blank'; document.body.append(a); a.click() }, 5)`,
  ),
  'a million nodes': script(
    `const box = document.createElement('div'); box.innerHTML = ('<p>' + '<i></i>'.repeat(999) + '</p>').repeat(1000); document.body.append(box)`,
  ),
  'a million twins with text': page(`<div id="many"></div><script>many.innerHTML = '<b>x</b> '.repeat(2e5)</script>`),
  'a hundred megabytes of text, gzip': bombed('text/html', 'gzip', page('').replace('</body></html>', ''), 'heavy '),
  'a hundred megabytes of text, brotli': bombed(
    'text/html',
    'br',
    page('').replace('</body></html>', ''),
    `<p>${'heavy '.repeat(500)}`,
  ),
  'a stylesheet that unpacks to much': page('<link rel="stylesheet" href="/bomb.css">'),
  'a script that unpacks to much': page('<script src="/bomb.js"></script>', '<p>After</p>'),
  'a picture that unpacks to much': page('<img src="/bomb.png" width="120" height="40" alt="Acme logo">'),
  'a picture of 900 megapixels': page('<img class="logo" src="/huge.png" width="120" height="40" alt="Acme logo">'),
  'an animation of 10,000 frames': page('<img class="logo" src="/long.gif" width="120" height="40" alt="Acme logo">'),
  'drawings with scripts and entities': page(
    '<img class="logo" src="/laughs.svg" width="99"><img class="logo" src="/armed.svg"><object data="/laughs.svg"></object><embed src="/armed.svg">',
  ),
  'a broken icon': page('<link rel="icon" href="/broken.ico">'),
  'the wrong charset': type('text/html; charset=windows-1252', Buffer.from(page('<p>naïve</p>'))),
  'a charset that does not exist': type('text/html; charset=x-none', Buffer.from(page('<p>naïve</p>'))),
  'UTF-16': type('text/html; charset=utf-8', utf16(page('<p>naïve</p>'))),
  'bytes that are no UTF-8': type(
    'text/html; charset=utf-8',
    Buffer.concat([Buffer.from(page('')), Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0xed, 0xa0, 0x80])]),
  ),
  'a type that does not exist': type('', page('')),
  'frames fifty deep': page('<iframe src="/deep?50"></iframe>'),
  'a frame in itself': page('<iframe src="/self"></iframe>'),
  'hundreds of frames': page(
    '<div id="box"></div><script>box.innerHTML = `<iframe srcdoc="<p>Inside</p>"></iframe>`.repeat(300)</script>',
  ),
  'frames that loop': page('<iframe srcdoc="<script>for(;;);</script>"></iframe><iframe src="/plain"></iframe>'),
  'downloads without end': script(
    `setInterval(() => { const a = document.createElement('a'); a.href = '/file.zip'; a.download = 'x.zip'; document.body.append(a); a.click(); a.remove() }, 20)`,
  ),
  'a page that leads to a download': script(`setTimeout(() => { location.href = '/file.zip' }, 20)`),
  'pictures that ask for a password': page(
    '<img src="/password"><iframe src="/password"></iframe><script src="/password"></script>',
  ),
  'a title of a megabyte': page(
    `<script>document.title = 'Acme '.repeat(2e5)</script><img alt="${'x'.repeat(MB)}" src="/huge.png" width="9" height="9" class="${'logo '.repeat(2e5)}">`,
  ),
  'builtins that are others': script(
    `JSON.stringify = JSON.parse = () => 'no'; Array.prototype.map = Array.prototype.push = Array.prototype.slice = Array.prototype[Symbol.iterator] = () => { throw 'no' };
     window.getComputedStyle = () => null; document.querySelectorAll = Document.prototype.querySelector = () => { throw 'no' }; Promise.prototype.then = () => {}; window.Promise = null;
     window.MutationObserver = class { observe() {} disconnect() {} }; window.setTimeout = window.requestAnimationFrame = () => 0; window.Date = null; performance.now = () => 0;
     Element.prototype.getBoundingClientRect = () => ({}); Element.prototype.getAttribute = () => { throw 'no' }; Object.defineProperty(Object.prototype, 'type', { get() { throw 'no' } });
     Object.defineProperty(Document.prototype, 'documentElement', { value: null }); Object.defineProperty(document, 'title', { get() { for(;;); } }); Map.prototype.set = () => { throw 'no' }`,
  ),
  'elements in the place of members': page(
    `<img name="documentElement"><img name="body"><img name="querySelectorAll"><img name="fonts"><img name="createTreeWalker"><img name="scrollingElement"><form name="styleSheets"></form><object id="title"></object>
     <form><input name="getAttribute"><input name="id"><input name="children"><input name="childNodes"><input name="localName"><input name="parentElement"><input name="getBoundingClientRect"><input name="shadowRoot"><input id="hasAttribute"><button>Go</button></form>
     <form id="far"></form><input form="far" name="classList"><input form="far" name="closest">`,
  ),
  'a script that reloads': page('<script>location.reload()</script>'),
  'a storm of mutations': script(
    `new MutationObserver(() => { document.body.dataset.n = Math.random() }).observe(document.body, { attributes: true, childList: true }); setInterval(() => { const p = document.createElement('p'); document.body.append(p); p.remove() }, 0)`,
  ),
  '100,000 rules': page('<link rel="stylesheet" href="/many.css">'),
  'imports in a circle': page('<link rel="stylesheet" href="/import.css?1">'),
  'endless imports': page('<link rel="stylesheet" href="/chain.css?0">'),
  '10,000 fonts': page('<link rel="stylesheet" href="/fonts.css">'),
  'shadow roots in shadow roots': script(
    `let box = document.body; for (let i = 0; i < 2000; i++) { const el = document.createElement('div'); box.append(el); box = el.attachShadow({ mode: 'open' }) } box.append('deep')`,
  ),
  'elements ten thousand deep': page(`${'<div>'.repeat(10_000)}deep`),
  'a page that closes itself': script('setInterval(() => { window.close() }, 5)'),
  'a worker storm': script(`setInterval(() => new Worker(URL.createObjectURL(new Blob(['for(;;);']))), 200)`),
  'custom elements that loop': script(
    `customElements.define('x-y', class extends HTMLElement { connectedCallback() { for(;;); } }); document.body.append(document.createElement('x-y'))`,
  ),
  'requests without end': script(
    `setInterval(() => { for (let i = 0; i < 3; i++) fetch('/plain?' + Math.random()).catch(() => {}) }, 20)`,
  ),
  'text that cannot be stored': script(
    `document.title = 'A\\0c\\ud800me'; const p = document.createElement('p'); p.textContent = 'half \\ud83d of \\0 it \\u202e turned'; p.className = 'c\\udfff'; p.title = '\\ud800';
     const img = new Image(); img.alt = 'Acme \\udc00 logo'; img.src = '/huge.png'; img.width = img.height = 20; img.setAttribute('data-\\u{10ffff}', '\\ud800');
     const ld = document.createElement('script'); ld.type = 'application/ld+json'; ld.textContent = '{"na\\\\u0000me":"Ac\\\\u0000me \\\\ud800","__proto__":{"a":1}}';
     const meta = document.createElement('meta'); meta.name = 'description'; meta.content = '😀'.repeat(499) + 'x😀\\udfff'; document.head.append(ld, meta); document.body.append(p, img, document.createComment('\\ud800 \\0'));
     document.documentElement.lang = '\\ud800'; history.replaceState(0, '', '?\\ud800')`,
  ),
};

/** Not pages of the site: the crawl says why, in time. */
export const REFUSED_PAGES: Record<string, [route: SiteRoute, reason: RegExp]> = {
  'a download': [
    { headers: { 'content-type': 'text/html', 'content-disposition': 'attachment; filename=a.html' }, body: page('') },
    /not lead to a web page/,
  ],
  'a basic-auth prompt': [
    { status: 401, headers: { 'www-authenticate': 'Basic realm="x"' }, body: page('') },
    /HTTP 401|password/,
  ],
  'nothing but a refresh to itself': ['<meta http-equiv="refresh" content="0">', /in a circle|without end|is empty/],
  'nothing but a script that reloads': ['<script>location.reload()</script>', /in a circle|without end|is empty/],
  'ends before it begins': [(request) => void request.socket.destroy(), /could not be reached/],
  'broken chunks': [
    ((request) =>
      void request.socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n')) as RequestListener,
    /could not be reached|web page/,
  ],
};

const many = (n: number, one: (i: number) => string): string => Array.from({ length: n }, (_, i) => one(i)).join('');

/** Files that the pages above refer to. */
export const supportingFiles: RequestListener = (request, response) => {
  const path = request.url ?? '/';
  const answer = (contentType: string, body: string | Buffer, headers = {}) =>
    response.writeHead(200, { 'content-type': contentType, ...headers }).end(body);
  const n = Number(path.split('?')[1] ?? 0);
  if (path.startsWith('/silent/')) return silent(request, response);
  switch (path.split('?')[0]) {
    case '/drip.css':
      return dripping('text/css', 'p { margin: 0 }', ' ')(request, response);
    case '/bomb.css':
      return bombed('text/css', 'gzip', 'p { color: #123456 }', ' p{}')(request, response);
    case '/bomb.js':
      return bombed('text/javascript', 'br', 'void 0;', ' x=1;')(request, response);
    case '/bomb.png':
      return bombed('image/png', 'gzip', '\x89PNG\r\n', '\0')(request, response);
    case '/huge.png':
      return answer('image/png', hugePicture());
    case '/long.gif':
      return answer('image/gif', longGif(10_000));
    case '/laughs.svg':
      return answer('image/svg+xml', laughs);
    case '/armed.svg':
      return answer('image/svg+xml', armedSvg);
    case '/broken.ico':
      return answer('image/x-icon', Buffer.from('\0\0\u0001\0\uffff\0broken icon that ends too soon'));
    case '/deep':
      return answer('text/html', n > 0 ? `<p>${n}</p><iframe src="/deep?${n - 1}"></iframe>` : '<p>Bottom</p>');
    case '/self':
      return answer('text/html', `<iframe src="/self?${Math.random()}"></iframe><iframe src="/self"></iframe>`);
    case '/file.zip':
      return answer('application/zip', 'PK', { 'content-disposition': 'attachment' });
    case '/password':
      return void response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end();
    case '/many.css':
      return answer(
        'text/css',
        many(100_000, (i) => `.a${i}:hover > b, p .b${i}:not(.c) { color: #${String(i).padStart(6, '0')} }`),
      );
    case '/import.css':
      return answer('text/css', '@import "/import.css?2"; @import "/import.css?1"; p { margin: 1px }');
    case '/chain.css':
      return answer('text/css', `@import "/chain.css?${n + 1}"; p { margin: 1px }`);
    case '/fonts.css':
      return answer(
        'text/css',
        `${many(10_000, (i) => `@font-face{font-family:F${i};src:url(/silent/f${i}.woff2)}`)} h1 { font-family: ${many(300, (i) => `F${i},`)} serif }`,
      );
    case '/empty':
      return void response.writeHead(204).end();
    case '/plain':
      return answer('text/html', page(''));
    default:
      return void response.writeHead(404).end();
  }
};

let huge: Buffer | undefined;
const hugePicture = (): Buffer => {
  huge ??= hugePng(30_000);
  return huge;
};
