import type { Evidence } from '@brandprint/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { startTestCrawler, type TestCrawler } from './support/test-crawler.ts';

const TEXT = 'Acme makes anvils for people who like their things heavy, well made and delivered on time. '.repeat(3);

/** A page whose script renders the route in the fragment. */
const ROUTED = `<!doctype html><html lang="en"><head><title>Acme</title></head><body>
  <header><a href="#/">Acme</a> <a href="#/about">About</a> <a href="#/prices/">Prices</a> <a href="#/2">Slide</a> <a href="#top">Top</a></header>
  <main id="view"></main><script>
  const texts = { '/': 'Home of anvils', '/about': 'About our smithy', '/prices/': 'Prices of anvils', '/2': 'Second slide' };
  const render = () => { const route = location.hash.slice(1) || '/';
    document.querySelector('#view').innerHTML = '<h1>' + texts[route] + '</h1><p>' + texts[route] + '. ${TEXT}</p>'; };
  addEventListener('hashchange', render); render();
  </script></body></html>`;

/** A first screen that a canvas draws, with words on it. */
const CANVAS = `<!doctype html><html lang="en"><head><title>Canvas</title><style>
  body { margin: 0 } .hero { position: relative; height: 100vh } canvas { position: absolute; inset: 0; width: 100%; height: 100% }
  h1 { position: relative; margin: 0; padding: 200px 80px; color: #fff; font: 700 64px sans-serif }</style></head><body>
  <section class="hero"><canvas width="800" height="500"></canvas><h1>Drawn anvils</h1></section><main><p>${TEXT}</p></main><script>
  const paint = document.querySelector('canvas').getContext('2d');
  const draw = () => { paint.fillStyle = '#123a6b'; paint.fillRect(0, 0, 800, 500); requestAnimationFrame(draw); }; draw();
  </script></body></html>`;

/** A first screen that a video fills, with words on it; its files never end. */
const VIDEO = `<!doctype html><html lang="en"><head><title>Video</title><style>
  body { margin: 0 } .hero { position: relative; height: 100vh; background: #0b3d2e }
  video { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
  h1 { position: relative; margin: 0; padding: 200px 80px; color: #ffe066; font: 700 64px sans-serif }</style></head><body>
  <section class="hero"><video autoplay muted loop playsinline poster="/poster.png"><source src="/film.webm" type="video/webm">
  <source src="/film" type="video/mp4"></video><h1>Filmed anvils</h1></section><main><p>${TEXT}</p></main></body></html>`;

/** A page that reacts to scrolling by a timer, and by nothing before. */
const SCROLLED = `<!doctype html><html lang="en"><head><title>Scrolled</title></head><body>
  <h1>Rolling anvils</h1><p>${TEXT}</p><p id="late"></p><div style="height: 3000px"></div><script>
  let steps = 0; const next = () => { document.body.append(document.createElement('hr'));
    if (++steps === 6) document.querySelector('#late').textContent = 'Forged on the way'; else setTimeout(next, 100); };
  addEventListener('scroll', () => setTimeout(next, 100), { once: true });
  </script></body></html>`;

/**
 * Texts that come up as they are scrolled to: looked for by a timer, one after another, behind a delayed transition; and
 * some that never do.
 */
const REVEALED = `<!doctype html><html lang="en"><head><title>Revealed</title><style>
  div { height: 1200px } .wow { visibility: hidden } .row p, .slow { opacity: 0 } .slow { transition: opacity .1s 5s }
  .over { position: absolute } .shown { opacity: 1 !important; visibility: visible }</style></head><body>
  <h1>Anvils</h1><p>${TEXT}</p><div></div><p class="wow">Timed anvils</p><div></div>
  <section class="row"><p>First anvil</p><p>Second anvil</p><p>Third anvil</p></section><div></div>
  <p class="slow">Late anvils</p><div></div><p style="opacity: 0">Never 1</p><p class="over" style="opacity: 0">Never 2</p>
  <script>
  const show = (el) => el.classList.add('shown');
  const inView = (el) => { const box = el.getBoundingClientRect(); return box.top < innerHeight && box.bottom > 0 };
  let scrolled = false; addEventListener('scroll', () => { scrolled = true });
  setInterval(() => { if (scrolled) { scrolled = false; document.querySelectorAll('.wow').forEach((el) => inView(el) && show(el)) } }, 50);
  const watch = (selector, reveal) => { const seen = new IntersectionObserver((entries) => entries.forEach((it) => it.isIntersecting && reveal(it.target)));
    document.querySelectorAll(selector).forEach((el) => seen.observe(el)) };
  watch('.row', (row) => [...row.children].forEach((el, i) => setTimeout(() => inView(el) && show(el), i * 100)));
  watch('.slow', show);
  </script></body></html>`;

let worker: TestCrawler;
const asked: string[] = [];

beforeAll(async () => {
  const POSTER = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#0b3d2e' } })
    .png()
    .toBuffer();
  worker = await startTestCrawler((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/poster.png') return response.writeHead(200, { 'content-type': 'image/png' }).end(POSTER);
    if (request.url === '/film') return response.writeHead(200, { 'content-type': 'video/mp4' }).write('film');
    const page = {
      '/routed': ROUTED,
      '/canvas': CANVAS,
      '/video': VIDEO,
      '/scrolled': SCROLLED,
      '/revealed': REVEALED,
    }[request.url ?? ''];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page ?? '');
  });
});

afterAll(() => worker?.stop());

test('When a site routes by fragment, then each route is a page, and slides and anchors are not', async () => {
  const { pages }: Evidence = await worker.crawl('/routed', 5);
  const seen = pages.map(({ finalUrl, text }) => [
    new URL(finalUrl).hash,
    text.find(({ kind }) => kind === 'heading')?.text,
  ]);
  expect(Object.fromEntries(seen)).toEqual({
    '': 'Home of anvils',
    '#/about': 'About our smithy',
    '#/prices/': 'Prices of anvils',
  });
  expect(pages).toHaveLength(3);
  expect(pages.find(({ finalUrl }) => finalUrl.endsWith('#/about'))?.kind).toBe('about');
});

test('When a canvas draws the hero, then the words on it are read with their colour', async () => {
  const { pages }: Evidence = await worker.crawl('/canvas', 1);
  const [page] = pages;
  expect(page?.text.find(({ text }) => text === 'Drawn anvils')).toMatchObject({ kind: 'heading', level: 1 });
  expect(page?.styles.find(({ text }) => text === 'Drawn anvils')).toMatchObject({ color: '#ffffff' });
});

test('When a video fills the hero, then its poster and the words on it are read, and its film is not waited for', async () => {
  const { pages, assets }: Evidence = await worker.crawl('/video', 1);
  const [page] = pages;
  expect(page?.text.find(({ text }) => text === 'Filmed anvils')).toMatchObject({ kind: 'heading', level: 1 });
  expect(page?.styles.find(({ text }) => text === 'Filmed anvils')).toMatchObject({ color: '#ffe066' });
  const poster = page?.images.find(({ kind }) => kind === 'video-poster');
  expect(poster?.box).toMatchObject({ width: 1440, height: 900 });
  expect(assets.find(({ key }) => key === poster?.assetKey)).toMatchObject({ width: 64, height: 40 });
  expect(page?.screenshot).not.toBeNull();
  expect(asked).not.toContain('/film.webm');
});

test('When a page adds text some time after scrolling, then that is read too', async () => {
  const { pages }: Evidence = await worker.crawl('/scrolled', 1);
  expect(pages[0]?.text.map(({ text }) => text)).toContain('Forged on the way');
});

test('When texts come up only while they are in view, then they are read, and those that never do are not', async () => {
  const { pages }: Evidence = await worker.crawl('/revealed', 1);
  const texts = pages[0]?.text.map(({ text }) => text) ?? [];
  expect(texts).toEqual(expect.arrayContaining(['Timed anvils', 'First anvil', 'Third anvil', 'Late anvils']));
  expect(texts.filter((text) => text.startsWith('Never'))).toEqual([]);
});
