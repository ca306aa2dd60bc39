import type { TextBlock } from '@brandprint/contracts';
import { type Site, startSite } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'puppeteer';
import { runAccessibilityChecks } from '../src/capture/accessibility-checks.ts';
import { type CapturedPage, type CaptureOptions, capturePage } from '../src/capture/index.ts';
import { createIsolatedWorld } from '../src/capture/isolated-world.ts';
import { COLOR_NOTATIONS, FIXTURES } from './capture.fixtures.ts';
import { startBrowser } from './support/browser.ts';

let site: Site;
let browser: Browser;
let stop: () => Promise<void>;

beforeAll(async () => {
  const routes = Object.entries(FIXTURES).map(([path, body]) => {
    const type = path.endsWith('.svg') ? 'image/svg+xml' : 'text/html; charset=utf-8';
    return [path, { headers: { 'content-type': type }, body }] as const;
  });
  site = await startSite(Object.fromEntries(routes));
  ({ browser, stop } = await startBrowser(site.host));
});

afterAll(async () => {
  await stop?.();
  await site?.stop();
});

type View = Parameters<typeof capturePage>[0];

const capture = (path: string, options: Partial<CaptureOptions> = {}): Promise<CapturedPage> =>
  open(path, (view) => capturePage(view, { firstScreen: { width: 1200, height: 800 }, ...options }));

/** With far more time than checks take, also on a busy machine. */
const check = (path: string, ms = 60_000) =>
  open(path, ({ session, world }) => runAccessibilityChecks(session, world, ms));

async function open<T>(path: string, read: (view: View) => Promise<T>): Promise<T> {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 1200, height: 800 });
    await page.goto(site.url + path, { waitUntil: 'load' });
    const session = await page.createCDPSession();
    return await read({ session, world: await createIsolatedWorld(session, 5_000) });
  } finally {
    await page.close();
  }
}

const words = (page: CapturedPage) => page.text.map(({ text }) => text);

test('When a link consists of a filled box with padding, then that box is a button; a box beside other words is not', async () => {
  const { styles } = await capture('/link-buttons');
  const filled = styles.filter(({ tag, backgroundColor }) => tag === 'span' && backgroundColor === '#e8590c');
  expect(filled.map(({ text, role }) => [text, role])).toEqual([
    ['Get started', 'button'],
    ['New', 'link'],
  ]);
  expect(styles.find(({ text }) => text === 'Plain')?.role).toBe('link');
});

test('When a gradient only draws a line, then it is no background; one that fills a part of its element is', async () => {
  const { styles } = await capture('/underlines');
  const filled = styles.filter(({ tag, backgroundImage }) => tag === 'p' && backgroundImage !== null);
  expect(filled.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  expect(filled.map(({ text }) => text)).toEqual(['Marked']);
});

test('When colours are in notations of CSS Color 4 and 5, then they are reported as rendered', async () => {
  const page = await capture('/colors');
  const style = (text: string) => page.styles.find((one) => one.text === text);
  const seen = COLOR_NOTATIONS.map(([notation], i) => [
    notation,
    style(`Fill ${i}.`)?.backgroundColor,
    style(`Fill ${i}.`)?.backdrop,
    style(`Fill ${i}.`)?.border.top?.color,
    style(`Text ${i}.`)?.color,
    style(`Gradient ${i}.`)?.backgroundImage,
  ]);
  expect(seen).toEqual(
    COLOR_NOTATIONS.map(([notation, hex]) => [notation, hex, hex, hex, hex, `linear-gradient(${hex}, #000000)`]),
  );
  const property = (name: string) => page.customProperties.find((one) => one.name === name)?.color;
  expect(COLOR_NOTATIONS.map(([notation], i) => [notation, property(`--c${i}`)])).toEqual(COLOR_NOTATIONS);
  expect(property('--none')).toBeNull();
});

test('When the head declares a colour for each scheme, then the one for the current scheme is reported', async () => {
  const { meta } = await capture('/colors');
  expect(meta.filter(({ name }) => name === 'theme-color').map(({ content }) => content)).toEqual(['#fff1f2']);
});

describe('A page of a small brand', () => {
  let page: CapturedPage;
  beforeAll(async () => {
    page = await capture('/');
  });
  const style = (start: string) => page.styles.find(({ text }) => text.startsWith(start));

  test('When all parts can be read, then there are no problems', () => {
    expect(page.problems).toEqual([]);
    expect(page).toMatchObject({ title: 'Fixture', lang: 'en', dir: 'ltr', canvasColor: '#ffffff' });
  });

  test('When text spans inline elements and lines, then a block is one text with its heading', () => {
    const [heading, paragraph, button] = ['Make better anvils', 'The quick way to anvils.', 'Buy now'].map((text) =>
      page.text.find((block) => block.text === text),
    );
    expect(heading).toMatchObject({ kind: 'heading', level: 1, heading: null });
    expect(paragraph).toMatchObject({ kind: 'paragraph', heading: page.text.indexOf(heading as TextBlock) });
    expect(button).toMatchObject({ kind: 'button' });
    expect(page.text.find(({ text }) => text === 'const a = 1;')?.kind).toBe('code');
    expect(page.text.find(({ text }) => text === 'Footer words')?.region).toBe('footer');
    expect(page.text.find(({ text }) => text === 'Colophon words')?.region).toBe('footer');
    expect(page.text.find(({ text }) => text === 'About')).toMatchObject({ kind: 'nav', region: 'nav' });
  });

  test('When a colour is in oklch or color(), then it is reported as hex', () => {
    expect(style('Buy now')?.backgroundColor).toBe('#ff0000');
    expect(style('Card title')?.backdrop).toBe('#008000');
    expect(page.customProperties.find(({ name, scope }) => name === '--brand' && scope === ':root')).toMatchObject({
      color: '#ff0000',
      uses: 1,
    });
    expect(page.customProperties.find(({ scope }) => scope.includes('dark'))).toMatchObject({ color: '#101010' });
  });

  test('When a translucent layer lies over a dark one, then the backdrop is their blend', () => {
    expect(style('Over glass')).toMatchObject({ backgroundColor: '#ffffff80', backdrop: '#808080' });
  });

  test('When a gradient fills the glyphs, then the style says so and the words are text', () => {
    expect(style('Painted words')).toMatchObject({ backgroundClip: 'text' });
    expect(style('Painted words')?.backgroundImage).toBe('linear-gradient(90deg, #ff0000, #0000ff)');
    expect(words(page)).toContain('Painted words');
  });

  test('When a rule is for hovering over a button, then its colour is resolved for the button', () => {
    expect(style('Buy now')?.hover).toEqual({ color: '#123456', backgroundColor: '#0a0a50' });
  });

  test('When a stronger rule applies in every state, then a weaker hover rule changes nothing', () => {
    expect(style('Pinned')).toMatchObject({ color: '#0000ff', hover: null });
  });

  test('When icons refer to a symbol, then one icon with the drawing is reported for all', () => {
    const icon = page.icons.find(({ context }) => context === 'Card title');
    expect(icon).toMatchObject({ kind: 'svg', count: 2 });
    expect(icon?.markup).toContain('M2 8l4 4 8-8');
    expect(icon?.markup).toContain('stroke="#ffffff"');
    expect(icon?.markup).not.toMatch(/<use|currentcolor/i);
  });

  test('When a brand is in the link to the home page, then it is a candidate with its computed colours', () => {
    const logo = page.logoCandidates.find(({ source }) => source === 'inline-svg');
    expect(logo).toMatchObject({
      inHomeLink: true,
      region: 'header',
      text: 'Acme',
      backdrop: '#ffffff',
      color: '#cc0000',
    });
    expect(logo?.markup).toContain('fill="#cc0000"');
    expect(page.logoCandidates.find(({ source }) => source === 'text')?.text).toBe('Acme');
    expect(page.logoCandidates.find(({ source }) => source === 'json-ld')).toMatchObject({
      url: `${site.url}/ld.png`,
      detail: 'Organization',
    });
  });

  test('When fonts are declared or requested from a font service, then each face is reported', () => {
    expect(page.fontFaces.find(({ family }) => family === 'Acme Sans')).toMatchObject({
      weight: '700',
      urls: [`${site.url}/f/acme.woff2`, 'data:'],
      display: 'swap',
    });
    const lora = page.fontFaces.filter(({ family }) => family === 'Lora');
    expect(new Set(lora.map(({ weight, style }) => `${weight} ${style}`))).toContain('700 italic');
    expect(style('Make better')?.renderedFonts[0]?.glyphs).toBeGreaterThan(0);
  });

  test('When the page uses radii, shadows and spacing, then the samples have them', () => {
    expect(page.css.radii.map(({ value }) => value)).toEqual(expect.arrayContaining(['6px', '12px']));
    expect(page.css.shadows[0]?.value).toBe('#00000040 0px 4px 12px 0px');
    expect(page.css.spacings).toContainEqual(expect.objectContaining({ px: 24, property: 'padding', axis: 'x' }));
    expect(page.css).toMatchObject({ prefersReducedMotion: true, keyframes: ['spin'], layers: ['base', 'parts'] });
  });
});

test('When elements have browser default distances, then only those that the page sets are samples', async () => {
  const { css } = await capture('/unset-lengths');
  const all = css.spacings.map(({ px, property, axis, count }) => [px, property, axis, count]);
  expect(all.sort()).toEqual([
    [1, 'padding', 'y', 2],
    [17, 'margin', 'y', 1],
    [20, 'margin', 'y', 1],
    [31, 'margin', 'y', 1],
    [6, 'padding', 'x', 2],
  ]);
});

test('When text is hidden from visitors, then it is not in the text', async () => {
  const page = await capture('/hidden');
  expect(words(page)).toEqual(['Seen', 'back', 'Inside', 'More', 'Twice']);
});

test('When a heading has a second line in smaller type, then that line is a separate text under it', async () => {
  const page = await capture('/second-line');
  expect(page.text.map(({ kind, text, heading }) => [kind, text, heading])).toEqual([
    ['heading', 'Buttons', null],
    ['paragraph', 'Pick your style', 0],
    ['heading', 'All of it', null],
    ['paragraph', 'Fine print here', 2],
  ]);
});

test('When a form is sent to another host, then that host is a marker of the page', async () => {
  const { signals } = await capture('/forms');
  expect(signals.dom.filter((marker) => marker.startsWith('form='))).toEqual(['form=formspree.io']);
});

test('When a script names the site that it measures, then that id is a marker of the page', async () => {
  const { signals } = await capture('/counted');
  expect(signals.dom).toContain('website-id=dd17445d-a227-413a-bcca-4c5b8f31b8cf');
});

test('When frameworks name themselves in meta elements, fields and modules, then these are markers of the page', async () => {
  const { signals } = await capture('/built');
  expect(signals.dom).toEqual(expect.arrayContaining(['csrf-param=authenticity_token', '__VIEWSTATE', 'vite-entry']));
  // A tag of Google's advertising is called like one that measures.
  expect(signals.globals.map(({ name }) => name)).not.toContain('Google Analytics');
  expect((await capture('/other-bundler')).signals.dom).not.toContain('vite-entry');
});

test('When an inline script loads a service after a long beginning, then its address and id are read; one in a remark is not', async () => {
  const { signals } = await capture('/late-scripts');
  expect(signals.dom).toContain('netlify-form');
  expect(signals.inlineScripts[0]?.split('\n').slice(1)).toEqual([
    "'G-3KRHEMLLQ5'",
    "'https://www.googletagmanager.com/gtag/js?id=",
  ]);
});

test('When content is in a shadow root or a frame of the same site, then it is read', async () => {
  const page = await capture('/shadow');
  expect(words(page)).toEqual(['Shadow words', 'Slotted', 'Framed words']);
  expect(page.styles.find(({ text }) => text === 'Shadow words')?.color).toBe('#ff8800');
  expect(page.signals.customElements).toContain('x-card');
});

test('When shadow roots are closed, then their content is read too', async () => {
  const page = await capture('/closed');
  expect(page.problems).toEqual([]);
  expect(words(page)).toEqual(['Closed words', 'Deeper words', 'Words of a div']);
  expect(page.styles.find(({ text }) => text === 'Closed words')?.color).toBe('#ff8800');
});

test('When a page is a frameset, then its frames are read in order', async () => {
  const page = await capture('/frames');
  expect(page.problems).toEqual([]);
  expect(words(page)).toEqual(['Framed words', 'Seen', 'back', 'Inside', 'More', 'Twice']);
});

test('When a frame shows another origin, then that is not the brand', async () => {
  expect(words(await capture('/elsewhere'))).toEqual(['Here']);
});

test('When a banner asks for consent, then its words are not those of the page', async () => {
  const page = await capture('/consent');
  expect(words(page)).toEqual(['Over a picture', 'Main words']);
});

test('When text is over a positioned image, then its backdrop is unknown', async () => {
  const page = await capture('/consent');
  expect(page.styles.find(({ text }) => text === 'Over a picture')?.backdrop).toBeNull();
  expect(page.styles.find(({ text }) => text === 'Main words')?.backdrop).toBe('#ffffff');
});

test('When the page has patched built-ins, then it is read anyway', async () => {
  const page = await capture('/hostile');
  expect(page.problems).toEqual([]);
  expect(words(page)).toEqual(['Still read', 'Text']);
  expect(page.signals.globals).toEqual([
    { name: 'React', version: '18.2.0' },
    { name: 'jQuery', version: '' },
  ]);
});

test('When the page is larger than the limit, then its beginning is read and the problem is reported', async () => {
  const page = await capture('/huge', { maxElements: 500 });
  expect(words(page)[0]).toBe('First');
  expect(page.problems).toEqual([expect.stringMatching(/^walk: stopped after \d+ elements$/)]);
});

test('When accessibility is checked, then violations are reported by rule, with the number of elements', async () => {
  const { checks } = await check('/checks');
  const rule = (id: string) => checks?.find((check) => check.rule === id);
  expect(rule('html-has-lang')).toMatchObject({ impact: 'serious', failed: 1, selector: 'html' });
  expect(rule('document-title')).toMatchObject({ failed: 1 });
  expect(rule('color-contrast')).toMatchObject({ impact: 'serious', failed: 1, passed: 5 });
  expect(rule('image-alt')).toMatchObject({ impact: 'critical', failed: 1, passed: 1 });
  expect(rule('link-name')).toMatchObject({ failed: 1, selector: '#nameless' });
  expect(rule('label')).toMatchObject({ failed: 1, selector: 'input' });
  expect(rule('heading-order')).toMatchObject({ impact: 'moderate', failed: 1 });
  expect(rule('region')).toMatchObject({ failed: 1 });
  expect(rule('select-name')).toBeUndefined();
});

test('When a page is large, then its rules and the contrast of its first screen are checked, and that is reported', async () => {
  const { checks, unchecked } = await check('/checks-large');
  const rule = (id: string) => checks?.find((check) => check.rule === id);
  expect(rule('html-has-lang')).toMatchObject({ failed: 0, passed: 1 });
  expect(rule('image-alt')).toMatchObject({ failed: 1 });
  expect(rule('color-contrast')).toMatchObject({ failed: 1, passed: 1, selector: '#pale', firstScreen: true });
  expect(unchecked).toBeUndefined();
});

test('When a page is far too large for checks, then it is reported that none were made', async () => {
  const { checks, unchecked } = await check('/checks-huge');
  expect(checks).toBeUndefined();
  expect(unchecked).toContain('color-contrast');
});

test('When a family is loaded, then it has metrics as rendered, and one that is not loaded has none', async () => {
  const { fontFaces } = await capture('/measured');
  const metricsOf = (name: string) => fontFaces.find(({ family }) => family === name)?.metrics;
  expect(metricsOf('Acme Box')).toEqual({
    xHeight: expect.closeTo(700, -1),
    capHeight: expect.closeTo(700, -1),
    averageWidth: 600,
  });
  expect(metricsOf('Acme Gone')).toBeUndefined();
});

test('When rules stop motion for users who prefer it, then the elements are counted', async () => {
  expect((await capture('/motion')).css.motion).toEqual({ moving: 3, stilled: 2 });
});

test('When the time for checks is over before the rules are loaded, then there are no results', async () => {
  const found = await check('/checks', 1).catch(() => null);
  expect(found?.checks).toBeUndefined();
});
