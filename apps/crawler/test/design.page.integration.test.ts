import type { DesignEvidence } from '@brandprint/contracts';
import { type Site, startSite } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'puppeteer';
import type { CapturedPage } from '../src/capture/index.ts';
import { FIXTURES } from './design.fixtures.ts';
import { startBrowser } from './support/browser.ts';
import { captureAt } from './support/capture-at.ts';

const VIEW = { width: 1200, height: 800 };

let site: Site;
let browser: Browser;
let stop: () => Promise<void>;

beforeAll(async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  site = await startSite(Object.fromEntries(Object.entries(FIXTURES).map(([path, body]) => [path, { headers, body }])));
  ({ browser, stop } = await startBrowser(site.host));
});

afterAll(async () => {
  await stop?.();
  await site?.stop();
});

const capture = (path: string) => captureAt(browser, site.url + path, VIEW);

describe('A page with a layout, motion and states', () => {
  let page: CapturedPage;
  let design: DesignEvidence;
  beforeAll(async () => {
    page = await capture('/');
    design = page.css.design as DesignEvidence;
  });

  test('When media queries ask for a width, then each is counted with the rules that the page can match', () => {
    expect(page.problems).toEqual([]);
    expect(Object.fromEntries(design.widthQueries.map(({ query, rules }) => [query, rules]))).toEqual({
      '(min-width: 768px)': 2,
      '(max-width: 767.98px)': 1,
      '(width >= 64em)': 1,
      '(max-width: 500px)': 1,
    });
  });

  test('When container queries ask for a width, then each is counted apart from those about the window', () => {
    expect(design.containerQueries).toEqual([
      { query: '@container page (min-width: 40rem)', rules: 2 },
      { query: '@container (inline-size > 420px)', rules: 1 },
    ]);
  });

  test('When elements are animated, then the animation is reported with the properties that it moves', () => {
    expect(design.animations).toEqual([
      {
        value: 'rise',
        duration: '0.6s',
        delay: '0.1s',
        easing: 'ease-out',
        iterations: '2',
        properties: ['opacity', 'transform'],
        count: 1,
        selector: 'p.rise',
        region: 'main',
      },
    ]);
  });

  test('When boxes are stacked, centred or in columns, then layers, containers and grids are reported', () => {
    expect(design.zIndexes).toEqual([{ value: '100', count: 1, selector: 'header', region: 'header' }]);
    expect(design.containers.map(({ value, count }) => [value, count])).toEqual([['960px', 2]]);
    expect(design.grids.map(({ columns, equal, gap, count }) => ({ columns, equal, gap, count }))).toEqual([
      { columns: 3, equal: true, gap: [24, 32], count: 2 },
      { columns: 2, equal: false, gap: [12, 12], count: 1 },
    ]);
  });

  test('When a control changes in a state, then the change is reported for that state', () => {
    const button = page.styles.find(({ text }) => text === 'Buy now');
    expect(button).toMatchObject({
      hover: { backgroundColor: '#c2410c' },
      focus: { outline: '#0066ff solid 3px' },
      active: { transform: 'scale(0.98)' },
      disabled: { opacity: '0.4' },
    });
    const field = page.styles.find(({ role }) => role === 'input');
    expect(field?.focus).toEqual({ borderColor: '#0066ff' });
    expect(field).not.toHaveProperty('disabled');
  });

  test('When colours are in notations for wide gamuts, then they are reported as written beside sRGB', () => {
    expect(design.colorNotations.map(({ property, value, hex, selector }) => [selector, property, value, hex])).toEqual(
      [
        ['h1', 'color', 'color(display-p3 1 0 0)', '#ff0000'],
        ['h2', 'color', 'light-dark(rgb(17, 34, 51), rgb(221, 238, 255))', '#112233'],
        ['h3', 'color', 'oklch(0 0 0 / var(--half, 50%))', '#00000080'],
      ],
    );
  });

  test('When a font is variable, then its ranges and the settings in use are reported', () => {
    expect(page.fontFaces).toMatchObject([{ family: 'Acme Vary', weight: '100 900', stretch: '75% 125%' }]);
    expect(design.fontVariations).toMatchObject([
      { value: '"wdth" 90, "wght" 650', family: '"Acme Vary"', count: 1, selector: 'h1' },
    ]);
  });
});

test('When a page has 100,000 rules and 900 values of each kind, then the evidence stays small and complete', async () => {
  const { css, problems } = await capture('/hostile');
  const design = css.design as DesignEvidence;
  expect(problems.filter((problem) => /design|css|states/.test(problem))).toEqual([]);
  expect(design.zIndexes).toHaveLength(40);
  for (const [name, list] of Object.entries(design)) expect([name, list.length <= 40]).toEqual([name, true]);
  expect(JSON.stringify(design).length).toBeLessThan(60_000);
});
