import type { Evidence } from '@brandprint/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
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

let worker: TestCrawler;

beforeAll(async () => {
  worker = await startTestCrawler((request, response) => {
    const page = { '/routed': ROUTED, '/canvas': CANVAS }[request.url ?? ''];
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
