import type { IncomingMessage } from 'node:http';
import { serve } from '@brandprint/harness/sites';
import type { Stoppable } from '@brandprint/platform';
import sharp from 'sharp';

export interface SoakSite {
  name: string;
  url: string;
  maxPages: number;
  /** Whether the crawl is cancelled midway. */
  abandon?: boolean;
}

type Files = Record<string, string | Buffer>;

const WORDS = '<p>Acme makes anvils for people who like their things heavy and well made.</p>'.repeat(3);
const LINKS = ['about', 'pricing', 'contact'].map((name) => `<a href="/${name}">${name}</a>`).join(' ');
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title><link rel="stylesheet" href="/site.css"></head>` +
  `<body><header><img class="logo" src="/logo.svg" alt="Acme"><nav>${LINKS}</nav></header><h1>${title}</h1>${WORDS}${body}</body></html>`;
const pages = (body: (name: string) => string): Files =>
  Object.fromEntries(['', 'about', 'pricing', 'contact'].map((name) => [`/${name}`, page(name || 'Acme', body(name))]));

const COMMON: Files = {
  '/site.css':
    '@font-face{font-family:Heavy;src:url(/heavy.woff2)} body{font-family:Heavy,sans-serif;background:#faf7f2} h1{color:#0a64c8;transition:color .2s} a:hover{color:#c81e1e} @media (prefers-color-scheme:dark){body{background:#111;color:#eee}}',
  '/heavy.woff2': Buffer.alloc(2_000, 'no font'),
  '/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#c81e1e" d="M0 0h90v30H0z"/></svg>',
};

async function gallery(): Promise<Files> {
  const colors = ['#c81e1e', '#0a64c8', '#1e9650', '#e6a514'];
  const pictures = await Promise.all(
    colors.map((background, index) =>
      sharp({ create: { width: 600 + index * 100, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const images = colors.map((_, index) => `<img src="/${index}.png" width="600" height="400" loading="lazy">`).join('');
  return {
    ...pages(() => images),
    ...Object.fromEntries(pictures.map((picture, index) => [`/${index}.png`, picture])),
  };
}

/** A single-page app that renders what it fetches. The server sends it for every path. */
const APP = page(
  'App',
  `<main></main><script>
    const draw = async () => { document.querySelector('main').textContent = (await (await fetch('/api.json')).json()).text + location.pathname; };
    addEventListener('click', (event) => { const to = event.target.closest('a'); if (to) { event.preventDefault(); history.pushState(null, '', to.href); draw(); } });
    setTimeout(draw, 50); setInterval(() => document.body.dataset.now = Date.now(), 500);
  </script>`,
);

/** Nested frames and a shadow tree. */
const frames = (): string =>
  `<iframe src="/frame"></iframe><iframe srcdoc="<p>Inside</p>"></iframe><div id="host"></div><script>
    document.querySelector('#host').attachShadow({ mode: 'open' }).innerHTML = '<h2>Shadow</h2>';
  </script>`;

/** Workers of all kinds, sockets, a popup and a dialog. */
const busy = (): string => `<script>
    new Worker(URL.createObjectURL(new Blob(['setInterval(() => postMessage(1), 50)'])));
    new SharedWorker('/worker.js'); navigator.serviceWorker?.register('/worker.js').catch(() => {});
    new WebSocket('ws://' + location.host + '/socket'); new BroadcastChannel('acme');
    open('/popup'); localStorage.big = 'x'.repeat(1e5); alert('Anvils');
  </script>`;

/** Small sites with everything that a page can leave behind. */
export async function startSoakSites(maxPages: number): Promise<{ sites: SoakSite[]; hosts: string } & Stoppable> {
  const kinds: { name: string; files: Files; fallback?: string; abandon?: boolean }[] = [
    { name: 'pictures', files: await gallery() },
    { name: 'app', files: { '/api.json': '{"text":"Anvils of "}' }, fallback: APP },
    {
      name: 'frames',
      files: { ...pages(frames), '/frame': '<iframe src="/inner"></iframe>', '/inner': '<p>Deep</p>' },
    },
    { name: 'workers', files: { ...pages(busy), '/worker.js': 'onmessage = () => {}' } },
    { name: 'abandoned', files: await gallery(), abandon: true },
    { name: 'missing', files: {} },
  ];
  const served = await Promise.all(
    kinds.map(({ files, fallback }) =>
      serve((request, response) => {
        const path = (request as IncomingMessage).url?.split('?')[0] ?? '/';
        const body = files[path] ?? COMMON[path] ?? (path === '/robots.txt' ? undefined : fallback);
        response.writeHead(body === undefined ? 404 : 200, { 'content-type': typeOf(path) }).end(body);
      }),
    ),
  );
  return {
    sites: kinds.map(({ name, abandon = false }, index) => ({
      name,
      url: served[index]?.origin ?? '',
      maxPages,
      abandon,
    })),
    hosts: served.map(({ host }) => host).join(),
    stop: async () => {
      await Promise.all(served.map((site) => site.stop()));
    },
  };
}

const TYPES: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const typeOf = (path: string): string => TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'text/html; charset=utf-8';
