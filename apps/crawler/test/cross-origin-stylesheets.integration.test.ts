import type { Evidence } from '@brandprint/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseImports } from '../src/capture/cross-origin-stylesheets.ts';
import { OTHER_NAME, startTestCrawler, type TestCrawler } from './support/test-crawler.ts';

const TEXT = 'Acme makes anvils for people who like their things heavy, well made and delivered on time. '.repeat(3);
const page = (origin: string) => `<!doctype html><html lang="en"><head><title>Acme</title>
  <link rel="stylesheet" href="${origin}/v1/sheet.css"><style>@import url(${origin}/inside.css);</style></head>
  <body><header><a href="/">Acme</a></header><main><h1>Anvils</h1><p>${TEXT}</p><a class="button" href="/buy">Buy one</a></main></body></html>`;

/** On the other origin, whose stylesheets pages may not read. */
const FILES: Record<string, string> = {
  '/dist/css/sheet.css': `@charset "utf-8"; /* @import "no.css"; */ @import "../tokens.css" layer(tokens); @import url('print.css') print;
    @font-face { font-family: Anvil; src: url(../fonts/anvil.woff2) format("woff2"); font-display: swap }
    h1 { font-family: Anvil, serif }
    .button { display: inline-block; padding: 12px 24px; background: var(--brand); color: #fff }
    .button:hover { background: #0a5c36 }
    @media (prefers-color-scheme: dark) { :root { --ground: #101418 } body { background: var(--ground); color: #eee } }`,
  '/dist/tokens.css': ':root { --brand: oklch(0.55 0.15 155); --ground: #fff }',
  '/dist/css/print.css': ':root { --brand: #ff00ff }',
  '/inside.css': ':root { --inside: #123456 }',
};

let worker: TestCrawler;
let evidence: Evidence;
const asked: string[] = [];

beforeAll(async () => {
  worker = await startTestCrawler((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    const other = request.headers.host?.startsWith(OTHER_NAME) ?? false;
    if (url === '/v1/sheet.css') return response.writeHead(302, { location: '/dist/css/sheet.css' }).end();
    if (other && url in FILES) return response.writeHead(200, { 'content-type': 'text/css' }).end(FILES[url]);
    if (other || url !== '/') return response.writeHead(404).end();
    const origin = `http://${OTHER_NAME}:${new URL(worker.site.url).port}`;
    return response.writeHead(200, { 'content-type': 'text/html' }).end(page(origin));
  });
  evidence = await worker.crawl('/');
});

afterAll(() => worker?.stop());

describe('Stylesheets that the page may not read', () => {
  const home = () => evidence.pages[0] as Evidence['pages'][number];
  const at = (path: string) => `http://${OTHER_NAME}:${worker.site.port}${path}`;

  test('When they or their imports declare custom properties, then these are reported as computed, with their uses', () => {
    const properties = home().customProperties.map(({ name, color, uses }) => ({ name, color, uses }));
    expect(properties).toContainEqual({ name: '--brand', color: expect.stringMatching(/^#[0-9a-f]{6}$/), uses: 1 });
    expect(properties).toContainEqual({ name: '--inside', color: '#123456', uses: 0 });
    expect(JSON.stringify(properties)).not.toContain('#ff00ff');
    expect(home().css.prefersColorScheme).toBe(true);
  });

  test('When they declare faces, then the files are resolved against the final URL', () => {
    expect(home().fontFaces).toContainEqual(
      expect.objectContaining({
        family: 'Anvil',
        urls: [at('/dist/fonts/anvil.woff2')],
        display: 'swap',
        stylesheet: at('/dist/css/sheet.css'),
      }),
    );
  });

  test('When their rules are for hovering over a button, then its hover colour is reported', () => {
    const button = home().styles.find(({ text }) => text === 'Buy one');
    expect(button?.hover).toMatchObject({ backgroundColor: '#0a5c36' });
  });

  test('When they have been read, then the page looks the same, and no file was requested twice', () => {
    const brand = home().customProperties.find(({ name }) => name === '--brand')?.color;
    expect(home().styles.find(({ text }) => text === 'Buy one')?.backgroundColor).toBe(brand);
    for (const path of ['/v1/sheet.css', ...Object.keys(FILES)])
      expect([path, asked.filter((url) => url === path).length]).toEqual([path, 1]);
  });
});

test('When a sheet imports others, then the imports at its head are found, whatever surrounds them', () => {
  const base = 'https://cdn.example/css/a.css';
  const imports = (text: string) => parseImports(text, base).map(({ href, media }) => `${href} ${media}`.trim());
  expect(imports('@import "b.css";@import url( "/c.css" ) screen and (min-width: 1px);')).toEqual([
    'https://cdn.example/css/b.css',
    'https://cdn.example/c.css screen and (min-width: 1px)',
  ]);
  expect(imports('@layer base, ui;\n@import url(d.css?a=1) layer(ui.x) supports(display: grid) print;')).toEqual([
    'https://cdn.example/css/d.css?a=1 print',
  ]);
  expect(imports('a { color: red } @import "late.css"; /* @import "no.css"; */')).toEqual([]);
  expect(imports('@import url("data:text/css,a%7B%7D");')).toEqual(['data:text/css,a%7B%7D']);
});
