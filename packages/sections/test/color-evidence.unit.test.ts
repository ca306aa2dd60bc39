import type { ElementStyle, Evidence } from '@brandprint/contracts';
import { elementStyle, evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { colors, wholePercentages } from '../src/colors/index.ts';
import { button, canvas, hexes, pageOf, text } from './support/colors.ts';

describe('The leading colour', () => {
  const first = (...styles: ElementStyle[]): string | undefined => hexes(pageOf([canvas, text, ...styles]))[0];
  const beige = elementStyle({ ...canvas, role: 'section', area: 800_000, backgroundColor: '#f0ece1' });

  test('When a gradient covers a fill, then the fill does not count as painted', () => {
    const covered = button({ backgroundColor: '#0ca678', backgroundImage: 'linear-gradient(#d6336c, #e8590c)' });
    expect(hexes(pageOf([canvas, text, covered]))).not.toContain('#0ca678');
    const seenThrough = button({ ...covered, backgroundImage: 'linear-gradient(#d6336c00, #e8590c)' });
    expect(hexes(pageOf([canvas, text, seenThrough]))).toContain('#0ca678');
  });

  test('When class names call a colour primary, then it leads before a colour with similar use', () => {
    const blue = button({ backgroundColor: '#1c7ed6', backdrop: '#1c7ed6', classes: 'btn', area: 9_000 });
    const named = button({ classes: 'btn btn-primary', area: 6_000, firstScreenArea: 6_000 });
    expect(first(blue, { ...named, classes: 'btn' })).toBe('#1c7ed6');
    expect(first(blue, named)).toBe('#d6336c');
    expect(first(blue, { ...named, classes: 'Button_primary__x1y2z' })).toBe('#d6336c');
  });

  test('When nearly everything is a pale neutral, then a colour with a hue leads, but not before a neutral of buttons', () => {
    const active = elementStyle({
      role: 'nav-link',
      color: '#e8590c',
      chars: 9,
      textArea: 1_000,
      area: 2_000,
      region: 'nav',
    });
    expect(first(beige, active)).toBe('#e8590c');
    const grey = button({ backgroundColor: '#343a40', backdrop: '#343a40', area: 20_000 });
    expect(first(grey, { ...active, textArea: 100 })).toBe('#343a40');
  });

  test('When shades are merged into one colour, then it has the value that a custom property declares', () => {
    const shade = elementStyle({ ...canvas, role: 'section', area: 300_000, backgroundColor: '#d8346e' });
    const seen = evidence({
      pages: [
        {
          styles: [canvas, text, button(), shade],
          customProperties: [{ name: '--primary', value: '#d6336c', color: '#d6336c', scope: ':root', uses: 3 }],
        },
      ],
    });
    expect(hexes(seen)[0]).toBe('#d6336c');
    expect(first(button(), shade)).toBe('#d8346e');
  });

  test('When the outline of a filled button is vivid, then the fill leads', () => {
    const border = { width: 1, style: 'solid', color: '#7048e8' };
    const rimmed = button({ border: { top: border, right: border, bottom: border, left: border }, count: 20 });
    expect(first(rimmed)).toBe('#d6336c');
  });
});

describe('The evidence of colours', () => {
  const findings = (seen: Evidence) => colors.measure(seen).findings;

  test('When text is on a background, then the pair is listed with its WCAG contrast, rounded down', () => {
    const [pair, large] =
      findings(
        pageOf([
          elementStyle({ color: '#767676', backdrop: '#ffffff', chars: 900, count: 3, selector: 'p.muted' }),
          elementStyle({ color: '#949494', backdrop: '#ffffff', chars: 20, font: { sizePx: 24 }, role: 'heading' }),
        ]),
      )?.contrast_pairs ?? [];
    expect(pair).toMatchObject({ ratio: 4.54, large_text: false, aa: true, aaa: false, elements: 3, characters: 900 });
    expect(large).toMatchObject({ ratio: 3.03, large_text: true, aa: true, aaa: false, roles: ['heading'] });
    const grey = findings(pageOf([elementStyle({ color: '#777777', backdrop: '#ffffff', chars: 9 })]))?.contrast_pairs;
    expect(grey).toMatchObject([{ ratio: 4.47, aa: false }]);
  });

  test('When text is over a picture or in a widget, then its contrast is unknown or not counted', () => {
    const seen = pageOf([
      elementStyle({ color: '#ffffff', backdrop: null, chars: 90 }),
      elementStyle({ color: '#ffffff', backdrop: '#000000', chars: 90, region: 'widget' }),
    ]);
    expect(findings(seen)?.contrast_pairs).toEqual([]);
  });

  test('When the site has a dark scheme, then its palette is listed besides that of the default scheme', () => {
    const dark = {
      name: 'dark' as const,
      trigger: '(prefers-color-scheme: dark)',
      viewport: { width: 1_440, height: 900 },
      documentHeight: 900,
      canvasColor: '#0b0d12',
      screenshot: null,
      pixels: [],
      firstScreenPixels: [],
      styles: [
        elementStyle({ ...canvas, backgroundColor: '#0b0d12' }),
        elementStyle({ ...text, color: '#e9ecef', backdrop: '#0b0d12' }),
        button(),
      ],
      customProperties: [],
      logoCandidates: [],
    };
    const seen = evidence({ pages: [{ styles: [canvas, text, button()], views: [dark] }] });
    expect(hexes(seen)).toEqual(hexes(pageOf([canvas, text, button()])));
    const [scheme] = findings(seen)?.schemes ?? [];
    expect(scheme).toMatchObject({ scheme: 'dark', trigger: '(prefers-color-scheme: dark)', canvas: '#0b0d12' });
    expect(scheme?.palette.map(({ hex, palette_index }) => [hex, palette_index])).toEqual([
      ['#d6336c', 0],
      ['#0b0d12', null],
      ['#e9ecef', null],
    ]);
    expect(scheme?.contrast_pairs[0]).toMatchObject({ foreground: '#e9ecef', background: '#0b0d12', aaa: true });
    expect(findings(pageOf([canvas, text]))?.schemes).toEqual([]);
  });

  describe('on a small screen', () => {
    const header = (backgroundColor: string, width: number) =>
      elementStyle({
        ...{ role: 'section', tag: 'header', region: 'header', chars: 0, textArea: 0, area: 80 * width },
        ...{ firstScreenArea: 80 * width, box: { x: 0, y: 0, width, height: 80 }, backgroundColor },
        backdrop: backgroundColor,
      });
    const ground = (hex: string) =>
      elementStyle({ ...canvas, backgroundColor: hex, area: 329_160, firstScreenArea: 329_160 });
    const small = (canvasColor: string, bar: string, action: string, size = 7_000) => ({
      name: 'mobile' as const,
      trigger: '(width: 390px)',
      viewport: { width: 390, height: 844 },
      documentHeight: 844,
      canvasColor,
      screenshot: null,
      pixels: [],
      firstScreenPixels: [],
      styles: [
        ground(canvasColor),
        text,
        header(bar, 390),
        button({ backgroundColor: action, backdrop: action, area: size, firstScreenArea: size }),
      ],
      customProperties: [],
      logoCandidates: [],
    });
    const wide = [canvas, text, header('#1c7ed6', 1_440), button()];
    const read = (view: ReturnType<typeof small>) =>
      findings(evidence({ pages: [{ styles: wide, canvasColor: '#ffffff', views: [view] }] }))?.small_screens ?? [];

    test.each([
      ['header', small('#ffffff', '#0b7285', '#d6336c')],
      ['background', small('#f3e2c7', '#1c7ed6', '#d6336c')],
      ['primary', small('#ffffff', '#1c7ed6', '#5f3dc4', 60_000)],
    ])('When its %s has another colour, then its palette is told', (name, view) => {
      const [found] = read(view);
      expect(found).toMatchObject({ trigger: '(width: 390px)', differs: [name], canvas: view.canvasColor });
      expect(found?.palette.length).toBeGreaterThan(2);
    });

    test('When it has the same colours, or nearly the same or in another order, then none is told', () => {
      expect(read(small('#fefefe', '#1c7ed8', '#d6336c'))).toEqual([]);
      expect(read(small('#ffffff', '#1c7ed6', '#1c7ed6', 60_000))).toEqual([]);
    });
  });

  test('When a colour is painted in more ways and also declared, then its confidence is higher', () => {
    const sure = (seen: Evidence): number | undefined =>
      colors.measure(seen).provenance.find(({ path }) => path === '/primary_palette/0')?.confidence;
    const once = { styles: [canvas, text, button()] };
    const declared = {
      ...once,
      customProperties: [{ name: '--brand', value: '#d6336c', color: '#d6336c', scope: ':root', uses: 3 }],
    };
    const worn = {
      ...once,
      styles: [canvas, text, button(), elementStyle({ role: 'link', tag: 'a', color: '#d6336c' })],
    };
    const chances = [[once], [worn], [{ ...worn, customProperties: declared.customProperties }]].map((pages) =>
      sure(evidence({ pages })),
    );
    expect(chances).toEqual([...new Set(chances)].sort());
    expect(chances.at(-1)).toBeGreaterThan(0.9);
  });
});

describe('Shares', () => {
  test('When weights are very uneven, then each share is at least 1 and the sum is 100', () => {
    expect(wholePercentages([1000, 1, 0])).toEqual([98, 1, 1]);
    expect(wholePercentages([])).toEqual([]);
  });

  test('When percentages are not whole, then the rest goes to the largest remainders', () => {
    expect(wholePercentages([1, 1, 2])).toEqual([25, 25, 50]);
  });
});
