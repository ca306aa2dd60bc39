import type { Evidence, PageView } from '@brandprint/contracts';
import { waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { OTHER_NAME, startTestCrawler, type TestCrawler } from './support/test-crawler.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
);
const TEXT = 'Acme makes anvils for people who like their things heavy, well made and delivered on time. '.repeat(3);
const page = (css: string, body = '', head = '', root = ''): string =>
  `<!doctype html><html lang="en" ${root}><head><title>Acme</title>${head}<style>${css}</style></head>
  <body><header><a href="/">Acme</a> <a href="/about">About</a></header><main><h1>Anvils</h1><p>${TEXT}</p>${body}</main></body></html>`;

const PHONE = '<meta name="viewport" content="width=device-width">';
const THEMED = `:root { --ground: #fff; --ink: #222 } body { background: var(--ground); color: var(--ink) }
  .button { background: #c00 }`;
const SITES: Record<string, string> = {
  '/media': page(`${THEMED} body { transition: background 2s }
    @media (prefers-color-scheme: dark) { :root { --ground: #101418; --ink: #eee } }`),
  '/half-light': page(
    `${THEMED} section { background: #eee; height: 900px }
    @media (prefers-color-scheme: dark) { :root { --ground: #101418; --ink: #eee } }`,
    '<section><img src="/picture.png" width="900" height="600"></section>',
  ),
  '/imported': page(`@import url(/dark.css) (prefers-color-scheme: dark); ${THEMED}`),
  '/dark.css': ':root:root { --ground: #101418; --ink: #eee }',
  '/listener': page(
    `${THEMED} .night-mode { --ground: #101418; --ink: #eee }`,
    `<script>matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) =>
      setTimeout(() => document.body.classList.toggle('night-mode', matches), 50))</script>`,
  ),
  '/debounced': page(
    THEMED,
    `<script>let step = 0; let timer; const next = () => { document.body.append(document.createElement('hr'));
      if (++step === 12) document.querySelector('h1').style.color = '#00aa55'; else timer = setTimeout(next, 100); };
      addEventListener('resize', () => { clearTimeout(timer); timer = setTimeout(next, 100); })</script>`,
  ),
  '/observed': page(
    THEMED,
    `<script>let timer; new ResizeObserver(() => { clearTimeout(timer); timer = setTimeout(() => {
      document.querySelector('h1').style.color = innerWidth < 500 ? '#00aa55' : '' }, 120) }).observe(document.body)</script>`,
    PHONE,
  ),
  '/queried': page(
    THEMED,
    `<script>let steps = 0; const next = () => { document.body.append(document.createElement('hr'));
      if (++steps === 5) document.querySelector('h1').style.color = '#00aa55'; else setTimeout(next, 100); };
      matchMedia('(max-width: 500px)').addEventListener('change', () => setTimeout(next, 100), { once: true })</script>`,
    PHONE,
  ),
  '/class': page(
    `${THEMED} .dark { --ground: #101418; --ink: #eee } .dark .card { border: 0 } .dark\\:flex:is(.dark *) { display: flex }`,
    '',
    '',
    'class="light"',
  ),
  '/attribute': page(
    `${THEMED} [data-theme="dark"] { --ground: #101418; --ink: #eee } [data-theme=dark] .card { border: 0 }
    [data-theme="dark"] h1 { color: #fff }`,
  ),
  '/default-dark': page(
    `:root { --ground: #101418; --ink: #eee } html[data-theme="light"] { --ground: #fff; --ink: #222 }
    html[data-theme="light"] h1 { color: #000 } html[data-theme="light"] a { color: #00c } ${THEMED.replace(/:root[^}]+}/, '')}`,
  ),
  '/dark-only': page(':root { color-scheme: dark } body { background: #101418; color: #eee }'),
  '/dark-section': page(
    `.dark { background: #101418; color: #eee; --x: 1 } .dark h2 { color: #fff } .dark a { color: #0ff }`,
    '<section class="dark"><h2>Forged</h2></section>',
  ),
  '/stuck': page(
    `${THEMED} @media (prefers-color-scheme: dark) { :root { --ground: #101418; --ink: #eee } }
    @media (max-width: 500px) { h1 { color: #00aa55 } }`,
    "<script>addEventListener('resize', () => { for (;;); })</script>",
    PHONE,
  ),
  '/plain': page(THEMED),
  '/small': page(
    `@font-face { font-family: Late; src: url(/late.woff2) }
    h1 { font: 60px Late } body { background: url(/ground.png) } @media (max-width: 500px) { h1 { font-size: 30px } nav { display: none } }`,
    '<nav>Menu</nav><img src="/picture.png" width="200" height="200"><img src="/lazy.png" loading="lazy" width="200" height="200">',
    `${PHONE}<link rel="stylesheet" href="/sheet.css"><link rel="icon" href="/icon.png">`,
  ),
  '/': page(THEMED, '<p>Since 1911, in the same smithy by the river, with the same three hammers and a new one.</p>'),
  '/about': page(THEMED, '<p>Our people, our place and what we stand for: iron, fire and patience, in that order.</p>'),
};

let worker: TestCrawler;
const asked = new Map<string, number>();

beforeAll(async () => {
  worker = await startTestCrawler((request, response) => {
    const path = request.url ?? '';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    const body = path.endsWith('.png')
      ? PNG
      : (SITES[path] ?? (path.endsWith('.css') ? '.x { color: red }' : undefined));
    const type = path.endsWith('.png') ? 'image/png' : path.endsWith('.css') ? 'text/css' : 'text/html';
    response.writeHead(body ? 200 : 404, { 'content-type': type }).end(body);
  });
});

afterAll(() => worker?.stop());

const viewsOf = ({ pages }: Evidence): Record<string, PageView> =>
  Object.fromEntries((pages[0]?.views ?? []).map((view) => [view.name, view]));

describe('the other views of a first page', () => {
  test('When a first page is viewed, then its accessibility is checked', async () => {
    // Checks that come too late on a busy machine are left out.
    const checks = await waitFor(async () => (await worker.crawl('/plain')).pages[0]?.accessibility.checks);
    expect(checks).toContainEqual(expect.objectContaining({ rule: 'html-has-lang', failed: 0, passed: 1 }));
  });

  test.each([
    ['/media', '(prefers-color-scheme: dark)'],
    ['/half-light', '(prefers-color-scheme: dark)'],
    ['/imported', '(prefers-color-scheme: dark)'],
    ['/listener', '(prefers-color-scheme: dark)'],
    ['/class', '.dark'],
    ['/attribute', '[data-theme="dark"]'],
  ])('When a site (%s) has a dark scheme, then it is captured in it', async (path, trigger) => {
    const evidence = await worker.crawl(path);
    const { dark } = viewsOf(evidence);
    expect(evidence.pages[0]).toMatchObject({ canvasColor: '#ffffff' });
    expect(dark).toMatchObject({ canvasColor: '#101418', trigger, viewport: { width: 1440, height: 900 } });
    expect(dark?.firstScreenPixels.map(({ hex }) => hex)).toContain('#101418');
    expect(dark?.styles.find(({ text }) => text.startsWith('Acme makes'))?.color).toBe('#eeeeee');
    expect(evidence.assets.map(({ key }) => key)).toContain(dark?.screenshot?.key);
  });

  test('When a site is dark by default and has a light scheme, then it is captured in that', async () => {
    const evidence = await worker.crawl('/default-dark');
    expect(evidence.pages[0]?.canvasColor).toBe('#101418');
    expect(viewsOf(evidence).light).toMatchObject({ canvasColor: '#ffffff', trigger: '[data-theme="light"]' });
  });

  test.each(['/plain', '/dark-only', '/dark-section'])(
    'When a site (%s) has one scheme, then no other is reported',
    async (path) => {
      expect(Object.keys(viewsOf(await worker.crawl(path)))).toEqual(['mobile']);
    },
  );

  test.each(['/debounced', '/observed', '/queried'])(
    'When a script (%s) reacts to a smaller window a moment later, then the small screen is captured after that',
    async (path) => {
      const { mobile } = viewsOf(await worker.crawl(path));
      expect(mobile?.styles.find(({ text }) => text === 'Anvils')?.color).toBe('#00aa55');
    },
  );

  test('When a page no longer responds once its window is resized, then all views show what its styles say', async () => {
    const evidence = await worker.crawl('/stuck');
    const { mobile, dark } = viewsOf(evidence);
    expect(evidence.pages[0]?.screenshot).toMatchObject({ width: 1440 });
    expect(evidence.pages[0]?.firstScreenPixels[0]?.hex).toBe('#ffffff');
    expect(mobile).toMatchObject({ viewport: { width: 390, height: 844 }, screenshot: { width: 390 } });
    expect(mobile?.styles.find(({ text }) => text === 'Anvils')?.color).toBe('#00aa55');
    expect(dark).toMatchObject({ canvasColor: '#101418', viewport: { width: 1440, height: 900 } });
  });

  test('When a site has a different layout on a small screen, then that is captured, and nothing is loaded twice', async () => {
    asked.clear();
    const evidence = await worker.crawl('/small', 3);
    const { mobile } = viewsOf(evidence);
    const heading = (styles: PageView['styles'] = []) => styles.find(({ text }) => text === 'Anvils')?.font.sizePx;
    expect(heading(evidence.pages[0]?.styles)).toBe(60);
    expect(heading(mobile?.styles)).toBe(30);
    expect(mobile).toMatchObject({ viewport: { width: 390, height: 844 }, screenshot: { width: 390 } });
    expect(evidence.pages.map(({ views }) => views.length)).toEqual([1, 0, 0]);

    asked.delete('/robots.txt'); // requested once a day
    expect(Object.fromEntries(asked)).toEqual({
      ...Object.fromEntries(['/sitemap.xml', '/small', '/', '/about', '/favicon.ico'].map((path) => [path, 1])),
      ...Object.fromEntries(['picture', 'lazy', 'ground', 'icon'].map((name) => [`/${name}.png`, 1])),
      ...{ '/sheet.css': 1, '/late.woff2': 1 },
    });
  });
});

test('When the name of a host looks like that of a video, then its files are loaded', async () => {
  const { port } = new URL(worker.site.url);
  const { pages } = await worker.crawl(`http://${OTHER_NAME}:${port}/small`);
  const loaded = pages[0]?.resources.filter(({ status }) => status === 200).map(({ type }) => type);
  expect(loaded).toEqual(expect.arrayContaining(['document', 'stylesheet', 'image']));
});
