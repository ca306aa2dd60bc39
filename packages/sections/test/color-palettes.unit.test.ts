import { ColorsSection, type ElementStyle, type PageEvidence } from '@brandprint/contracts';
import { elementStyle, evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { colors } from '../src/colors/index.ts';
import { canonicalizeEvidence } from '../src/shared/canonicalize-evidence.ts';
import { formatCmyk, formatHsl, parseCssColor, toHex } from '../src/shared/color.ts';
import { coloredButton as button } from './support/colors.ts';

const paletteOf = (...pages: Partial<PageEvidence>[]) => {
  const seen = evidence({ pages });
  return ColorsSection.parse(colors.compose(colors.measure(canonicalizeEvidence(seen)).facts, { things: null }))
    .primary_palette;
};
const hexes = (...pages: Partial<PageEvidence>[]) => paletteOf(...pages).map(({ hex }) => hex);

const ground = (backgroundColor: string) =>
  elementStyle({
    role: 'container',
    tag: 'body',
    chars: 0,
    textArea: 0,
    area: 1_296_000,
    firstScreenArea: 1_296_000,
    backgroundColor,
  });
const prose = (color: string, overrides: Partial<ElementStyle> = {}) =>
  elementStyle({ color, chars: 4_000, textArea: 300_000, area: 500_000, count: 40, ...overrides });
const plain = [ground('#ffffff'), prose('#212529'), button('#d6336c')];
const PLAIN = hexes({ styles: plain });

describe('Colours that the brand did not choose', () => {
  test('When logos of other products have colours of their own, then these are not in the palette', () => {
    const drawing = (fill: string) =>
      elementStyle({
        role: 'icon',
        tag: 'svg',
        chars: 0,
        area: 1_024,
        firstScreenArea: 1_024,
        fill,
        backdrop: '#ffffff',
      });
    expect(hexes({ styles: [...plain, drawing('#007acc'), drawing('#00acd7'), drawing('#599636')] })).toEqual(PLAIN);
    const own = elementStyle({ ...drawing('#0ca678'), count: 6 });
    expect(hexes({ styles: [...plain, own] })).toContain('#0ca678');
  });

  test('When a page is full of highlighted code, then its colours are not in the palette, but those of marked heading words are', () => {
    const code = (color: string, overrides: Partial<ElementStyle>) =>
      prose(color, { tag: 'span', backgroundColor: '#282c34', backdrop: '#282c34', ...overrides });
    const styles = [
      ...plain,
      code('#98c379', { role: 'code', selector: 'pre > code > span:nth-of-type(2)' }),
      code('#c678dd', { selector: 'div.hljs > span', classes: 'hljs-keyword' }),
      code('#61afef', { selector: 'table.docs span', classes: 'token function' }),
      code('#e06c75', { selector: 'div.CodeMirror-line > span', classes: 'cm-string' }),
      code('#d19a66', { selector: 'div.cm-editor span', classes: '' }),
    ];
    expect(hexes({ styles })).toEqual(PLAIN);
    const marked = prose('#0b7285', {
      role: 'heading',
      tag: 'span',
      selector: 'h1 > span.highlight',
      classes: 'highlight',
    });
    expect(hexes({ styles: [...plain, marked] })).toContain('#0b7285');
  });

  test('When badges and alerts show a status, then their colours are semantic and do not lead the palette', () => {
    const badge = (name: string, backgroundColor: string) =>
      button(backgroundColor, {
        role: 'badge',
        tag: 'span',
        selector: 'td > span',
        classes: `badge badge-${name}`,
        count: 60,
        area: 90_000,
        textArea: 30_000,
        chars: 400,
      });
    const found = paletteOf({
      styles: [...plain, badge('success', '#2b8a3e'), badge('danger', '#c92a2a'), badge('warning', '#e67700')],
    });
    expect(found[0]?.hex).toBe('#d6336c');
    expect(found.flatMap(({ hex, category }) => (category === 'semantic' ? [hex] : [])).sort()).toEqual([
      '#2b8a3e',
      '#c92a2a',
      '#e67700',
    ]);
  });

  test('When a page has a chat widget and a consent banner, then the palette is the same as without them', () => {
    const styles = (['widget', 'dialog'] as const).flatMap((region) =>
      ['#ff00aa', '#00ddff'].map((color) =>
        button(color, { region, area: 300_000, firstScreenArea: 300_000, count: 5 }),
      ),
    );
    const shares = styles.map(({ backgroundColor }) => ({ hex: backgroundColor ?? '', share: 0.1 }));
    const pixels = [{ hex: '#ffffff', share: 0.7 }, ...shares];
    expect(hexes({ styles: [...plain, ...styles], pixels, firstScreenPixels: pixels })).toEqual(
      hexes({ styles: plain, pixels, firstScreenPixels: pixels }),
    );
  });

  test('When buttons belong to other companies, then their colours are not in the palette', () => {
    const styles = [
      button('#1877f2', { classes: 'btn btn-facebook', count: 9 }),
      button('#635bff', { classes: 'stripe-button', count: 9 }),
    ];
    expect(hexes({ styles: [...plain, ...styles] })).toEqual(PLAIN);
  });

  test('When a site consists of photographs, then their colours are not in the palette', () => {
    const photo = elementStyle({
      role: 'image',
      tag: 'img',
      chars: 0,
      textArea: 0,
      area: 900_000,
      firstScreenArea: 500_000,
      count: 12,
    });
    const pixels = [{ hex: '#ffffff', share: 0.9 }];
    const images = [{ kind: 'img' as const, url: 'https://site.test/1.jpg', assetKey: 'photo' }];
    const page = {
      styles: [ground('#ffffff'), prose('#212529'), photo],
      pixels,
      firstScreenPixels: pixels,
      images,
    } as Partial<PageEvidence>;
    expect(hexes(page).sort()).toEqual(['#212529', '#ffffff']);
  });
});

describe('Browser default styles', () => {
  const edge = (style: string, color: string, width = 2) => {
    const side = { width, style, color };
    return { top: side, right: side, bottom: side, left: side };
  };

  test('When a page only has a dark scheme, then its background and text are listed, but not default links and controls', () => {
    const styles = [
      ground('#0b0e14'),
      prose('#e6e6e6', { backdrop: '#0b0e14' }),
      ...['#9e9eff', '#d0adf0'].map((color) => prose(color, { role: 'link', tag: 'a', backdrop: '#0b0e14' })),
      button('#6b6b6b', { tag: 'button', border: edge('outset', '#ffffff') }),
      button('#3b3b3b', { tag: 'input', role: 'input', border: edge('inset', '#858585'), area: 90_000 }),
      button('#6b6b6b', { tag: 'select', role: 'input', border: edge('solid', '#858585', 1) }),
    ];
    const found = paletteOf({ styles, canvasColor: '#121212' });
    expect(found.map(({ hex, category }) => [hex, category])).toEqual([
      ['#0b0e14', 'primary'],
      ['#e6e6e6', expect.stringMatching(/text|neutral/)],
    ]);
    expect(found.map(({ accessibility }) => accessibility.is_dark)).toEqual([true, false]);
  });

  test('When rules, groups, tables and marked words have default styles, then they add no colour', () => {
    const drawn = (tag: string, style: string, color: string) =>
      elementStyle({
        role: 'container',
        tag,
        chars: 0,
        textArea: 0,
        area: 90_000,
        border: edge(style, color),
        count: 30,
      });
    const styles = [
      drawn('hr', 'inset', '#808080'),
      drawn('fieldset', 'groove', '#efefef'),
      drawn('table', 'outset', '#808080'),
      drawn('iframe', 'inset', '#eeeeee'),
      prose('#212529', { tag: 'mark', backgroundColor: '#ffff00', backdrop: '#ffff00' }),
    ];
    expect(hexes({ styles: [...plain, ...styles] })).toEqual(PLAIN);
  });

  test('When a line is a translucent hue, then it adds no mixture with its ground; a translucent grey is a shade of it', () => {
    const card = (color: string, backdrop: string) =>
      elementStyle({
        role: 'card',
        tag: 'div',
        chars: 0,
        textArea: 0,
        area: 90_000,
        backdrop,
        border: edge('solid', color),
        count: 30,
      });
    const pink = [card('#d6336c80', '#ffffff'), card('#d6336c99', '#212529')];
    expect(hexes({ styles: [...plain, ...pink] })).toEqual(PLAIN);
    expect(hexes({ styles: [...plain, card('#00000066', '#ffffff')] })).toContain('#999999');
  });

  test('When small buttons link to a messenger, then their colour is not in the palette', () => {
    expect(hexes({ styles: [...plain, button('#0068ff', { area: 2_000, firstScreenArea: 2_000 })] })).toEqual(PLAIN);
  });
});

describe('Colours that the site declares', () => {
  const property = (name: string, value: string, uses = 4) => ({ name, value, color: null, scope: ':root', uses });

  test('When the main colour is declared as a bare triple of numbers, then it is recognised', () => {
    const two = [...plain, button('#3b82f6')];
    for (const [name, value] of [
      ['--color-primary', '59 130 246'],
      ['--colorPrimary', '#3b82f6'],
      ['--brand', '59, 130, 246'],
      ['--primary', '217.2 91.2% 59.8%'],
    ] as const)
      expect([name, hexes({ styles: two, customProperties: [property(name, value)] })[0]]).toEqual([name, '#3b82f6']);
  });

  test('When no painted colour has a hue, then the colour of a brand property leads; otherwise that colour is left out', () => {
    const brand = { customProperties: [property('--brand', '#07c160')] };
    expect(hexes({ styles: [ground('#ededed'), prose('#191919')], ...brand })[0]).toBe('#07c160');
    expect(hexes({ styles: plain, ...brand })).not.toContain('#07c160');
  });

  test("When headings and the header's border share a colour, then it leads before the colour of links", () => {
    const line = { width: 4, style: 'solid', color: '#3eb249' };
    const header = elementStyle({
      role: 'section',
      tag: 'header',
      region: 'header',
      chars: 0,
      textArea: 0,
      backgroundColor: '#ffffff',
      area: 90_000,
      firstScreenArea: 90_000,
      box: { x: 0, y: 0, width: 1440, height: 60 },
      border: { top: line, right: null, bottom: null, left: null },
    });
    const styles = [
      ground('#ffffff'),
      header,
      prose('#3eb249', { role: 'heading', tag: 'h2', textArea: 60_000, area: 90_000, count: 9 }),
      prose('#3388cc', { role: 'link', tag: 'a', textArea: 20_000, area: 20_000, count: 34 }),
      prose('#333333'),
    ];
    expect(hexes({ styles })[0]).toBe('#3eb249');
  });
});

test('When a colour has several uses, then the usage names the larger ones only', () => {
  const used = Object.fromEntries(
    paletteOf({
      styles: [
        ...plain,
        prose('#d6336c', { role: 'link', tag: 'a', count: 3 }),
        button('#c92a2a', { role: 'badge', tag: 'span', classes: 'badge-danger' }),
        elementStyle({ role: 'section', tag: 'section', chars: 0, backgroundColor: '#f1f3f5', area: 200_000 }),
      ],
    }).map(({ hex: color, usage }) => [color, usage.split('. ')[0]]),
  );
  expect(used).toEqual({
    '#d6336c': 'Primary action and link',
    '#ffffff': 'Background and text',
    '#212529': 'Text',
    '#c92a2a': 'Status and accent',
    '#f1f3f5': 'Background',
  });
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('When a colour is written as HSL and CMYK, then both convert back to exactly this colour', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const [c = 0, m = 0, y = 0, k = 0] = (formatCmyk(color).match(/[\d.]+/g) ?? []).map((x) => Number(x) / 100);
      const channels = [c, m, y].map((ink) => Math.round(255 * (1 - ink) * (1 - k)));
      expect(toHex(parseCssColor(formatHsl(color)) as NonNullable<ReturnType<typeof parseCssColor>>)).toBe(color);
      expect(parseCssColor(color)).toEqual({ r: channels[0], g: channels[1], b: channels[2], a: 1 });
    }),
    { numRuns: 200 },
  );
});

describe('Any evidence', () => {
  const painted = fc.oneof(
    hex,
    fc
      .tuple(hex, fc.integer({ min: 0, max: 255 }))
      .map(([color, alpha]) => color + alpha.toString(16).padStart(2, '0')),
  );
  const style = fc
    .record({
      role: fc.constantFrom(
        'heading',
        'body',
        'link',
        'button',
        'badge',
        'icon',
        'section',
        'input',
        'card',
      ) as fc.Arbitrary<ElementStyle['role']>,
      region: fc.constantFrom('header', 'main', 'hero', 'footer', 'widget') as fc.Arbitrary<ElementStyle['region']>,
      color: painted,
      backgroundColor: fc.option(painted),
      backdrop: fc.option(hex),
      backgroundImage: fc.option(fc.tuple(painted, painted).map(([a, b]) => `linear-gradient(90deg, ${a}, ${b} 60%)`)),
      fill: fc.option(painted),
      classes: fc.constantFrom('', 'btn-primary', 'badge-danger', 'hljs', 'logo'),
      area: fc.integer({ min: 0, max: 2_000_000 }),
      firstScreenArea: fc.integer({ min: 0, max: 1_000_000 }),
      textArea: fc.integer({ min: 0, max: 300_000 }),
      chars: fc.integer({ min: 0, max: 5_000 }),
      count: fc.integer({ min: 1, max: 300 }),
      opacity: fc.constantFrom(1, 1, 0.5, 0.05),
    })
    .map((overrides) => elementStyle(overrides));
  const pixel = fc.record({ hex, share: fc.double({ min: 0, max: 0.4, noNaN: true }) });
  const page = fc.record({
    styles: fc.array(style, { maxLength: 25 }),
    pixels: fc.array(pixel, { maxLength: 4 }),
    customProperties: fc.array(
      painted.map((value) => ({ name: '--primary', value, color: value, scope: ':root', uses: 2 })),
      { maxLength: 1 },
    ),
  });

  test('When a palette is made, then its percentages add up to 100, its colours are opaque and distinct, and the order of styles does not matter', () => {
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 3 }), (pages) => {
        const placed = pages.map((one, i) => ({ ...one, finalUrl: `https://site.test/${i}` }));
        const found = paletteOf(...placed);
        const percentages = found.map(({ recommended_usage_percent }) =>
          Number(/^(\d+)%$/.exec(recommended_usage_percent)?.[1]),
        );
        expect(percentages.reduce((sum, x) => sum + x, 0)).toBe(found.length === 0 ? 0 : 100);
        expect(found.length).toBeLessThanOrEqual(12);
        for (const { hex: one, usage_frequency } of found) {
          expect(one).toMatch(/^#[0-9a-f]{6}$/);
          expect(usage_frequency).toBeGreaterThanOrEqual(0);
          expect(usage_frequency).toBeLessThanOrEqual(1);
        }
        expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
        const turned = placed.map((one) => ({ ...one, styles: one.styles.toReversed() }));
        expect(paletteOf(...turned)).toEqual(found);
      }),
      { numRuns: 30 },
    );
  });

  test('When everything painted is transparent, then the palette is empty', () => {
    const clear = fc.tuple(hex, fc.integer({ min: 0, max: 5 })).map(([color, alpha]) => `${color}0${alpha}`);
    const seen = fc.array(fc.tuple(clear, clear), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(seen, (pairs) => {
        const styles = pairs.map(([color, backgroundColor]) =>
          prose(color, {
            backgroundColor,
            backdrop: '#ffffff',
            fill: color,
            backgroundImage: `linear-gradient(${color}, ${backgroundColor})`,
          }),
        );
        expect(hexes({ styles })).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
