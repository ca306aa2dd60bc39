import type { Evidence } from '@brandprint/contracts';
import { elementStyle, evidence, logoCandidate } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { colors } from '../src/colors/index.ts';
import { button, canvas, hexes, pageOf, readColors, text } from './support/colors.ts';

describe('colors', () => {
  test('When a small button is vivid on an otherwise neutral page, then its colour leads the palette', () => {
    const found = readColors(pageOf([canvas, text, button()])).primary_palette;
    expect(found[0]).toMatchObject({
      hex: '#d6336c',
      category: 'primary',
      color_group: 'pink',
      rgba: 'rgba(214, 51, 108, 1)',
      hsl: 'hsl(339, 66.5%, 52%)',
      cmyk: 'cmyk(0%, 76.2%, 49.5%, 16.1%)',
    });
    expect(found.find(({ hex }) => hex === '#ffffff')?.category).toBe('background');
    expect(found.find(({ hex }) => hex === '#212529')).toMatchObject({
      category: 'text',
      accessibility: { is_dark: true, is_light: false },
    });
  });

  test("When links have the browser's default colours, then these are not in the palette", () => {
    const links = ['#0000ee', '#551a8b', '#ee0000'].map((color) =>
      elementStyle({
        role: 'link',
        tag: 'a',
        color,
        chars: 900,
        textArea: 60_000,
        border: { bottom: { width: 1, style: 'solid', color } },
      }),
    );
    expect(hexes(pageOf([canvas, text, ...links]))).toEqual(hexes(pageOf([canvas, text])));
  });

  test("When a button has the browser's default style, then its grey is not in the palette", () => {
    const plain = button({
      tag: 'button',
      backgroundColor: '#efefef',
      color: '#000000',
      backdrop: '#efefef',
      border: { top: { width: 2, style: 'outset', color: '#000000' }, right: null, bottom: null, left: null },
    });
    expect(hexes(pageOf([canvas, text, plain]))).not.toContain('#efefef');
  });

  test('When the page gives a button or a list an edge and no ground, then the grey of the browser is not in the palette', () => {
    const edge = { width: 1, style: 'solid', color: '#1b4b6b' };
    const border = { top: edge, right: edge, bottom: edge, left: edge };
    const plain = { backgroundColor: '#efefef', color: '#000000', backdrop: '#efefef', border };
    const styles = [button({ ...plain, tag: 'button' }), button({ ...plain, tag: 'select', role: 'input' })];
    expect(hexes(pageOf([canvas, text, ...styles]))).not.toContain('#efefef');
    expect(hexes(pageOf([canvas, text, button({ ...plain, tag: 'a' })]))).toContain('#efefef');
  });

  test('When only the canvas is white and no element paints white, then white is left out', () => {
    expect(hexes(pageOf([text, button({ color: '#fff8f0' })]))).not.toContain('#ffffff');
  });

  test('When a layer is transparent, then it adds no colour; a translucent one adds the visible colour', () => {
    const ghost = elementStyle({ role: 'section', chars: 0, area: 400_000, backgroundColor: '#ff000000' });
    const tint = elementStyle({
      role: 'section',
      chars: 0,
      area: 400_000,
      firstScreenArea: 0,
      backgroundColor: '#00000080',
      backdrop: '#7f7f7f',
    });
    const found = hexes(pageOf([canvas, text, ghost, tint]));
    expect(found).toContain('#7f7f7f');
    expect(found).not.toContain('#ff0000');
  });

  test("When colours are in dialogs, widgets, code or other companies' buttons, then they are left out", () => {
    const foreign = [
      button({ region: 'dialog', backgroundColor: '#00ff7f' }),
      button({ region: 'widget', backgroundColor: '#00fe10' }),
      elementStyle({ role: 'code', tag: 'code', color: '#aa00ff', chars: 900, textArea: 90_000 }),
      button({ classes: 'btn btn-facebook', backgroundColor: '#3b5998' }),
    ];
    expect(hexes(pageOf([canvas, text, button(), ...foreign])).sort()).toEqual(['#212529', '#d6336c', '#ffffff']);
  });

  test('When the site belongs to one of those companies, then its own buttons count, but not those of others', () => {
    const gradient = 'linear-gradient(90deg, #8250df, #1f883d)';
    const styles = [
      canvas,
      text,
      button({ classes: 'github-cta', backgroundColor: null, backgroundImage: gradient }),
      button({ classes: 'github-cta btn-gitlab', backgroundColor: '#fc6d26' }),
      button({ classes: 'cookie-accept', backgroundColor: '#00ff7f' }),
    ];
    const titled = (title: string): string[] => hexes(evidence({ pages: [{ title, styles }] }));
    expect(titled('GitHub')).toEqual(expect.arrayContaining(['#8250df', '#1f883d']));
    expect(titled('GitHub')).not.toContain('#fc6d26');
    expect(titled('GitHub')).not.toContain('#00ff7f');
    expect(titled('Acme')).not.toContain('#8250df');
    const hosted = (finalUrl: string): string[] => hexes(evidence({ finalUrl, pages: [{ styles }] }));
    expect(hosted('https://github.com/')).toContain('#8250df');
    expect(hosted('https://acme.github.io/')).not.toContain('#8250df');
  });

  test('When a framework declares colours that no element paints, then they are left out', () => {
    const seen = evidence({
      pages: [
        {
          styles: [canvas, text, button()],
          customProperties: [
            { name: '--bs-indigo', value: '#6610f2', color: '#6610f2', scope: ':root', uses: 0 },
            { name: '--bs-primary', value: '#0d6efd', color: '#0d6efd', scope: ':root', uses: 3 },
          ],
        },
      ],
    });
    expect(hexes(seen)).not.toContain('#6610f2');
    expect(hexes(seen)).not.toContain('#0d6efd');
  });

  test('When two vivid colours fill similar buttons, then the one that the site calls primary leads', () => {
    const pair = [button({ backgroundColor: '#1c7ed6', area: 9_000, firstScreenArea: 9_000 }), button()];
    const named = (color: string): Evidence =>
      evidence({
        pages: [
          {
            styles: [canvas, text, ...pair],
            customProperties: [{ name: '--color-primary', value: color, color, scope: ':root', uses: 2 }],
          },
        ],
      });
    expect(hexes(named('#d6336c'))[0]).toBe('#d6336c');
    expect(hexes(named('#1c7ed6'))[0]).toBe('#1c7ed6');
  });

  test('When many badges show a status, then their colour is semantic and does not lead', () => {
    const badge = elementStyle({
      role: 'badge',
      classes: 'badge bg-success',
      backgroundColor: '#2f9e44',
      backdrop: '#2f9e44',
      color: '#ffffff',
      count: 30,
      area: 40_000,
      firstScreenArea: 40_000,
    });
    const found = readColors(pageOf([canvas, text, badge, button()])).primary_palette;
    expect(found[0]?.hex).toBe('#d6336c');
    expect(found.find(({ hex }) => hex === '#2f9e44')?.category).toBe('semantic');
  });

  test('When three vivid colours fill buttons, then the second is secondary and the third an accent', () => {
    const second = button({ backgroundColor: '#1c7ed6', backdrop: '#1c7ed6', area: 4_000, firstScreenArea: 4_000 });
    const third = button({ backgroundColor: '#f08c00', backdrop: '#f08c00', area: 1_000, firstScreenArea: 1_000 });
    const found = readColors(pageOf([canvas, text, button(), second, third])).primary_palette;
    const categories = Object.fromEntries(found.map(({ hex, category }) => [hex, category]));
    expect(categories).toMatchObject({ '#d6336c': 'primary', '#1c7ed6': 'secondary', '#f08c00': 'accent' });
  });

  test('When a site is black and white, then black leads', () => {
    expect(
      hexes(
        pageOf([
          canvas,
          elementStyle({ ...text, color: '#000000' }),
          button({ backgroundColor: '#000000', backdrop: '#000000' }),
        ]),
      )[0],
    ).toBe('#000000');
  });

  test('When two shades look the same, then they are one entry with the value of the most painted one', () => {
    const shade = button({ selector: 'a.more', backgroundColor: '#d7346d', area: 900, firstScreenArea: 0 });
    const found = hexes(pageOf([canvas, text, button(), shade]));
    expect(found).toContain('#d6336c');
    expect(found).not.toContain('#d7346d');
  });

  test('When little of a background is visible in the screenshot, then its share is no larger than that', () => {
    const hidden = elementStyle({
      role: 'section',
      chars: 0,
      area: 1_296_000,
      firstScreenArea: 1_296_000,
      backgroundColor: '#5f3dc4',
    });
    const pixels = [
      { hex: '#ffffff', share: 0.98 },
      { hex: '#5f3dc4', share: 0.01 },
    ];
    const share = (seen: Evidence): number =>
      readColors(seen).primary_palette.find(({ hex }) => hex === '#5f3dc4')?.usage_frequency ?? 0;
    const seen = share(evidence({ pages: [{ styles: [canvas, text, hidden], pixels, firstScreenPixels: pixels }] }));
    expect(seen).toBeGreaterThan(0);
    expect(seen).toBeLessThan(share(pageOf([canvas, text, hidden])) / 5);
  });

  test('When a gradient covers the hero, then the pixels along it count for the adjacent colour stops', () => {
    const hero = elementStyle({
      role: 'section',
      chars: 0,
      region: 'hero',
      area: 648_000,
      firstScreenArea: 648_000,
      backgroundImage: 'linear-gradient(90deg, rgb(11, 122, 117), rgb(18, 52, 86))',
    });
    const sand = button({ backgroundColor: '#e0b878', backdrop: '#e0b878', area: 9_000, firstScreenArea: 9_000 });
    const along = ['#0b7a75', '#0c7072', '#0e676d', '#0f5d69', '#105364', '#114660', '#113d5a', '#123456'];
    const pixels = [
      { hex: '#ffffff', share: 0.49 },
      ...along.map((hex) => ({ hex, share: 0.0625 })),
      { hex: '#e0b878', share: 0.007 },
    ];
    const drawn = '<svg><path fill="#0b7a75" d="M0 0h9v9z"/></svg>';
    const seen = evidence({
      pages: [
        {
          styles: [canvas, text, hero, sand],
          pixels,
          firstScreenPixels: pixels,
          logoCandidates: [logoCandidate({ source: 'inline-svg', inHomeLink: true, markup: drawn })],
        },
      ],
    });
    const found = readColors(seen).primary_palette;
    expect(found[0]).toMatchObject({ hex: '#0b7a75', usage: expect.stringContaining('and the logo.') });
    expect(found[0]?.usage).not.toContain('Declared');
    const shareOf = (hex: string): number => found.find((c) => c.hex === hex)?.usage_frequency ?? 0;
    // Half of the pixels that are not white, each; painted areas are limited to what is visible.
    expect(shareOf('#0b7a75')).toBeGreaterThan(0.15);
    expect(shareOf('#0b7a75') / shareOf('#123456')).toBeCloseTo(1, 0);
  });

  test('When a gradient is painted, then it is listed and its stops are in the palette; a flat tint over a picture is not a gradient', () => {
    const css = 'linear-gradient(90deg, rgb(41, 55, 240), rgb(159, 26, 226))';
    const hero = elementStyle({
      role: 'section',
      chars: 0,
      region: 'hero',
      area: 500_000,
      firstScreenArea: 500_000,
      backgroundImage: `${css}, url("https://site.test/a.jpg")`,
    });
    const tint = elementStyle({
      role: 'section',
      chars: 0,
      area: 300_000,
      backgroundImage: 'linear-gradient(rgba(9, 9, 9, 0.5), rgba(9, 9, 9, 0.5))',
    });
    const found = readColors(pageOf([canvas, text, hero, tint]));
    expect(found.gradients).toEqual([{ name: 'Blue to purple gradient', css, usage: 'Fills 1 element (section).' }]);
    expect(found.primary_palette.map(({ hex }) => hex)).toEqual(expect.arrayContaining(['#2937f0', '#9f1ae2']));
  });

  test('When a gradient is on more of the pages that paint gradients, then its confidence is higher', () => {
    const painting = (css: string) => elementStyle({ role: 'section', chars: 0, area: 300_000, backgroundImage: css });
    const [often, once] = ['linear-gradient(#2937f0, #9f1ae2)', 'linear-gradient(#d6336c, #f08c00)'].map(painting);
    if (!often || !once) throw new Error('Expected two styles.');
    const pages = [[often, once], [often], [often], []].map((styles, i) => ({
      finalUrl: `https://site.test/${i}`,
      styles: [canvas, text, ...styles],
    }));
    const { provenance } = colors.measure(evidence({ pages }));
    expect(provenance.filter(({ path }) => path.startsWith('/gradients/'))).toMatchObject([
      { value: often.backgroundImage, confidence: 0.8, basis: 'rendered' },
      { value: once.backgroundImage, confidence: 0.4, basis: 'rendered' },
    ]);
  });

  test('When a page has very many colours, then twelve are chosen with distinct names, and their percentages add up to 100', () => {
    const many = Array.from({ length: 40 }, (_, i) =>
      elementStyle({
        role: 'card',
        chars: 0,
        area: 20_000 + i,
        backgroundColor: `#${((i * 5_923_117 + 4_000) % 0xffffff).toString(16).padStart(6, '0')}`,
      }),
    );
    const { primary_palette: found } = readColors(pageOf([canvas, text, button(), ...many]));
    expect(found).toHaveLength(12);
    expect(found.reduce((sum, c) => sum + Number.parseInt(c.recommended_usage_percent, 10), 0)).toBe(100);
    expect(new Set(found.map(({ name }) => name)).size).toBe(12);
    expect(found.every(({ usage_frequency: f }) => f >= 0 && f <= 1)).toBe(true);
  });

  test('When nothing was painted, then the section is empty and says so', () => {
    expect(readColors(pageOf([]))).toEqual({
      primary_palette: [],
      gradients: [],
      design_notes: 'No painted colours were found.',
    });
  });

  test('When the same evidence is analysed again or its styles are reordered, then the section is the same', () => {
    const styles = [canvas, text, button(), button({ backgroundColor: '#1c7ed6', selector: 'a.two' })];
    const once = JSON.stringify(
      readColors(pageOf(styles)).primary_palette.map(({ hex, usage_frequency }) => [hex, usage_frequency]),
    );
    expect(JSON.stringify(colors.measure(pageOf(styles)))).toBe(JSON.stringify(colors.measure(pageOf(styles))));
    expect(
      JSON.stringify(
        readColors(pageOf([...styles].reverse())).primary_palette.map(({ hex, usage_frequency }) => [
          hex,
          usage_frequency,
        ]),
      ),
    ).toBe(once);
  });

  test('When a colour is in the palette, then it has provenance', () => {
    const { provenance } = colors.measure(pageOf([canvas, text, button()]));
    expect(provenance).toContainEqual({
      path: '/primary_palette/0',
      page: 'https://site.test/',
      selector: 'a.btn',
      property: 'background-color',
      value: '#d6336c',
      count: 1,
      confidence: 0.81,
      basis: 'rendered',
    });
  });
});
