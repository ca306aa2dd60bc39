import { ColorsSection, type ElementStyle, type Evidence } from '@brandprint/contracts';
import { elementStyle, evidence, logoCandidate } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { colors } from '../src/colors/index.ts';
import { coloredButton as button } from './support/colors.ts';

const paletteOf = (seen: Evidence) =>
  ColorsSection.parse(colors.compose(colors.measure(seen).facts, { things: null })).primary_palette;
const hexes = (seen: Evidence): string[] => paletteOf(seen).map(({ hex }) => hex);
const page = (...styles: ElementStyle[]): Evidence => evidence({ pages: [{ styles: [canvas, text, ...styles] }] });

const SCREEN = 1_296_000;
const surface = (backgroundColor: string, overrides: Partial<ElementStyle> = {}): ElementStyle =>
  elementStyle({
    role: 'section',
    tag: 'div',
    chars: 0,
    textArea: 0,
    area: 300_000,
    firstScreenArea: 300_000,
    backgroundColor,
    backdrop: backgroundColor,
    ...overrides,
  });
const canvas = surface('#ffffff', { tag: 'body', area: SCREEN, firstScreenArea: SCREEN });
const text = elementStyle({ color: '#212529', chars: 4_000, textArea: 300_000, area: 500_000, count: 40 });

describe('Places of colours', () => {
  test('When a surface of the footer is larger than one of the page, then that of the page leads', () => {
    const rest = { firstScreenArea: 0, region: 'footer' as const };
    const band = surface('#2b8a3e', { area: 180_000, firstScreenArea: 40_000 });
    expect(hexes(page(band, surface('#ae2063', { ...rest, area: 400_000 })))[0]).toBe('#2b8a3e');
    expect(hexes(page(band, surface('#ae2063', { ...rest, area: 400_000, region: 'main' })))[0]).toBe('#ae2063');
  });

  test('When stops of one gradient are nearly as strong, then the first leads; a clearly stronger one keeps the lead', () => {
    const fading = surface('#000000', {
      backgroundColor: null,
      backgroundImage: 'linear-gradient(135deg, #1565c0, #26a69a, #6a1b9a)',
    });
    const flat = (area: number) => surface('#6a1b9a', { area, firstScreenArea: area });
    expect(hexes(page(fading, flat(4_000)))[0]).toBe('#1565c0');
    expect(hexes(page(fading, flat(200_000)))[0]).toBe('#6a1b9a');
  });

  test('When the only hue is that of a pale notice or of one small link, then the colour of the text leads', () => {
    const notice = surface('#ffff00', { role: 'body', area: 20_000, firstScreenArea: 20_000 });
    expect(hexes(page(notice))[0]).toBe('#212529');
    const link = elementStyle({
      role: 'link',
      tag: 'a',
      color: '#1e90ff',
      area: 900,
      firstScreenArea: 0,
      textArea: 400,
    });
    expect(hexes(page(link))[0]).toBe('#212529');
    expect(hexes(page({ ...link, textArea: 30_000, area: 40_000 }))[0]).toBe('#1e90ff');
  });

  test('When a line under the header has one colour and a bar another, then the bar leads', () => {
    const line = { width: 4, style: 'solid', color: '#9e0b0f' };
    const header = surface('#ffffff', {
      region: 'header',
      box: { x: 0, y: 0, width: 1440, height: 80 },
      area: 115_200,
      firstScreenArea: 115_200,
      border: { top: null, right: null, bottom: line, left: null },
    });
    const bar = surface('#e4b90b', { region: 'header', area: 100_000, firstScreenArea: 100_000 });
    const long = { styles: [canvas, text, header, bar], documentHeight: 9_000 };
    expect(hexes(evidence({ pages: [long] }))[0]).toBe('#e4b90b');
    expect(hexes(evidence({ pages: [{ ...long, styles: [canvas, text, header] }] }))[0]).toBe('#9e0b0f');
  });

  test('When only a gradient has the colours, then the one that it begins with leads', () => {
    const fading = (from: string, to: string) =>
      button('#000000', { backgroundColor: null, backgroundImage: `linear-gradient(135deg, ${from}, ${to})` });
    expect(hexes(page(fading('#1598ee', '#0d74c6')))[0]).toBe('#1598ee');
    expect(hexes(page(fading('#0d74c6', '#1598ee')))[0]).toBe('#0d74c6');
  });
});

describe('Colours of icons', () => {
  const icon = (overrides: Partial<ElementStyle>): ElementStyle =>
    elementStyle({
      role: 'icon',
      chars: 0,
      textArea: 0,
      color: '#e8590c',
      area: 40_000,
      firstScreenArea: 40_000,
      count: 12,
      backdrop: '#ffffff',
      ...overrides,
    });

  test('When small pictures inherit a text colour, then they do not paint it; glyphs do', () => {
    expect(hexes(page(button('#1c7ed6'), icon({ tag: 'img' })))).not.toContain('#e8590c');
    expect(hexes(page(button('#1c7ed6'), icon({ tag: 'i' })))).toContain('#e8590c');
  });

  test('When a vector has shapes with paint, then that paint counts; without any, nothing does', () => {
    expect(hexes(page(button('#1c7ed6'), icon({ tag: 'svg', fill: '#0ca678' })))).toContain('#0ca678');
    expect(hexes(page(button('#1c7ed6'), icon({ tag: 'svg' })))).not.toContain('#e8590c');
  });
});

describe('Colours of CSS frameworks', () => {
  const bootstrap = {
    url: 'https://example.com/bootstrap.min.css',
    banner: 'Bootstrap v5.3',
    type: 'stylesheet' as const,
  };
  const govuk = {
    url: 'https://example.com/app.css',
    banner: ':root { --govuk-frontend-version: "5" }',
    type: 'stylesheet' as const,
  };
  const site = (styles: ElementStyle[], file: typeof bootstrap, properties: [string, string][] = []): Evidence =>
    evidence({
      pages: [
        {
          styles: [canvas, text, ...styles],
          resources: [{ ...file, status: 200, contentType: 'text/css', bytes: 9, firstParty: true }],
          customProperties: properties.map(([name, color]) => ({ name, value: color, color, scope: ':root', uses: 3 })),
        },
      ],
    });
  const own = button('#d6336c');

  test('When a framework names its own colour primary, then the name does not make it lead', () => {
    const stock = button('#0d6efd', { classes: 'btn btn-primary', area: 5_000, firstScreenArea: 5_000 });
    const pair = [own, stock];
    expect(hexes(site(pair, bootstrap, [['--bs-primary', '#0d6efd']]))[0]).toBe('#d6336c');
    expect(
      hexes(
        site(pair, { ...bootstrap, url: 'https://example.com/own.css', banner: '' }, [['--primary', '#0d6efd']]),
      )[0],
    ).toBe('#0d6efd');
  });

  test('When the host has the name of a framework, then its colours count like others', () => {
    const brand = button('#1779ba', { classes: 'btn btn-primary', area: 5_000, firstScreenArea: 5_000 });
    const charity = { ...bootstrap, url: 'https://acmefoundation.org/own.css', banner: '' };
    expect(hexes(site([own, brand], charity, [['--primary', '#1779ba']]))[0]).toBe('#1779ba');
    const framework = { ...charity, url: 'https://acme.org/css/foundation.min.css' };
    expect(hexes(site([own, brand], framework, [['--primary', '#1779ba']]))[0]).toBe('#d6336c');
  });

  test('When the site has chosen the primary colour of its framework, then the name counts', () => {
    const chosen = button('#1c7ed6', { classes: 'btn btn-primary', area: 5_000, firstScreenArea: 5_000 });
    expect(hexes(site([own, chosen], bootstrap, [['--bs-primary', '#1c7ed6']]))[0]).toBe('#1c7ed6');
  });

  test('When links have the colour that the framework gives them, then the header leads', () => {
    const links = elementStyle({
      role: 'link',
      tag: 'a',
      color: '#1d70b8',
      chars: 900,
      textArea: 60_000,
      area: 90_000,
      count: 60,
    });
    const header = surface('#5f3dc4', { region: 'header', area: 90_000, firstScreenArea: 90_000 });
    expect(hexes(site([links, header], govuk))[0]).toBe('#5f3dc4');
  });

  test('When a property is about a widget, then it is no sign of the brand', () => {
    const other = button('#1c7ed6', { area: 6_500, firstScreenArea: 6_500 });
    const plain = { ...bootstrap, url: 'https://example.com/own.css', banner: '' };
    expect(hexes(site([own, other], plain, [['--toastify-color-primary', '#1c7ed6']]))[0]).toBe('#d6336c');
    expect(hexes(site([own, other], plain, [['--color-primary', '#1c7ed6']]))[0]).toBe('#1c7ed6');
  });
});

describe('The main colour', () => {
  test('When a colour fills much of the first screen, then it leads before links and a small button', () => {
    const header = surface('#5f3dc4', { region: 'header', area: 120_000, firstScreenArea: 120_000 });
    const links = elementStyle({
      role: 'link',
      tag: 'a',
      color: '#1c7ed6',
      chars: 900,
      textArea: 60_000,
      area: 90_000,
    });
    const arrow = button('#e8590c', { tag: 'button', count: 2, area: 3_000, firstScreenArea: 3_000 });
    expect(hexes(page(header, links, arrow))[0]).toBe('#5f3dc4');
  });

  test('When a colour is on other pages only, then one with less paint on the first page leads', () => {
    const site = (first: ElementStyle[]): Evidence =>
      evidence({
        pages: [
          { styles: [canvas, text, ...first] },
          { styles: [canvas, text, button('#1c7ed6', { area: 9_000, firstScreenArea: 9_000 })] },
        ],
      });
    expect(hexes(site([button('#d6336c', { area: 5_000, firstScreenArea: 5_000 })]))[0]).toBe('#d6336c');
    expect(hexes(site([]))[0]).toBe('#1c7ed6');
  });

  test('When only another page calls a button primary, then that makes it lead less than on the first page', () => {
    const named = button('#1c7ed6', { classes: 'btn btn-primary', area: 2_000, firstScreenArea: 2_000 });
    const own = button('#d6336c', { area: 5_000, firstScreenArea: 5_000 });
    const site = (...pages: ElementStyle[][]): Evidence =>
      evidence({ pages: pages.map((styles) => ({ styles: [canvas, text, ...styles] })) });
    const plain = { ...named, classes: 'btn' };
    expect(hexes(site([own, plain], [own, named]))[0]).toBe('#d6336c');
    expect(hexes(site([own, named], [own, plain]))[0]).toBe('#1c7ed6');
  });

  test('When links have the colour of the text around them, then they do not make it the main colour', () => {
    const green = elementStyle({ color: '#1b4d01', chars: 9_000, textArea: 400_000, area: 500_000, count: 40 });
    const links = elementStyle({ ...green, role: 'link', tag: 'a', textArea: 60_000 });
    const title = elementStyle({ role: 'heading', color: '#e8590c', chars: 40, textArea: 90_000, area: 90_000 });
    expect(hexes(evidence({ pages: [{ styles: [canvas, green, links, title] }] }))[0]).toBe('#e8590c');
  });

  test('When only the logo has a hue, then that leads before a rare link colour, and the shade that is painted before a similar one of the logo', () => {
    const logo = logoCandidate({
      source: 'inline-svg',
      markup: '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#ff0000"/></svg>',
      classes: 'logo',
      inHomeLink: true,
    });
    const site = (...styles: ElementStyle[]): Evidence =>
      evidence({ pages: [{ styles: [canvas, text, ...styles], logoCandidates: [logo] }] });
    const links = elementStyle({
      role: 'link',
      tag: 'a',
      color: '#1c7ed6',
      chars: 9,
      textArea: 900,
      area: 900,
      firstScreenArea: 900,
    });
    expect(hexes(site(links))[0]).toBe('#ff0000');
    const line = surface('#dc0018', { region: 'header', area: 4_000, firstScreenArea: 4_000 });
    expect(hexes(site(links, line))[0]).toBe('#dc0018');
    expect(hexes(site(links, line))).not.toContain('#ff0000');
  });

  test('When only the logo has a colour, then it leads, unless the page is painted in a tint of it', () => {
    const markup = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z" fill="#4d1b00"/></svg>';
    const logo = logoCandidate({ source: 'inline-svg', inHomeLink: true, markup });
    const leader = (headings: string): string | undefined => {
      const heading = elementStyle({
        tag: 'h2',
        role: 'heading',
        color: headings,
        chars: 200,
        textArea: 8_000,
        count: 4,
      });
      return hexes(evidence({ pages: [{ styles: [canvas, text, heading], logoCandidates: [logo] }] }))[0];
    };
    expect(leader('#925632')).toBe('#925632');
    expect(leader('#3d5a80')).toBe('#4d1b00');
  });

  test('When a muted and a pure tint of one hue are about as frequent, then the pure one leads', () => {
    const muted = button('#5e5086', { area: 16_000, firstScreenArea: 16_000 });
    const pure = button('#6d28d9', { area: 8_000, firstScreenArea: 8_000 });
    const teal = button('#087f5b', { area: 8_000, firstScreenArea: 7_000 });
    expect(hexes(page(muted, pure))[0]).toBe('#6d28d9');
    expect(hexes(page(muted, teal))[0]).toBe('#5e5086');
  });

  test('When two tints of one hue are used nearly alike, then a somewhat purer one leads too', () => {
    const dark = (area: number) => button('#55163f', { area, firstScreenArea: area });
    const purer = button('#7b2159', { area: 8_000, firstScreenArea: 8_000 });
    expect(hexes(page(dark(8_400), purer))[0]).toBe('#7b2159');
    expect(hexes(page(dark(24_000), purer))[0]).toBe('#55163f');
  });

  test('When the first page shows a colour in full, then its screenshot counts as much as those of all others', () => {
    const red = surface('#e8590c', { area: 600_000, firstScreenArea: 600_000 });
    const shown = (share: number) => [
      { hex: '#e8590c', share },
      { hex: '#ffffff', share: 1 - share },
    ];
    const one = (styles: ElementStyle[], share: number) => ({
      styles: [canvas, text, ...styles],
      pixels: shown(share),
      firstScreenPixels: shown(share),
    });
    const others = Array.from({ length: 8 }, () => one([], 0));
    const [first] = paletteOf(evidence({ pages: [one([red], 0.46), ...others] }));
    expect(first?.hex).toBe('#e8590c');
    expect(first?.usage_frequency).toBeGreaterThan(0.15);
  });

  test('When a button is black and others are white with an outline of one hue, then the hue leads', () => {
    const black = button('#0f1014', { tag: 'button' });
    const edge = { width: 3, style: 'solid', color: '#dc2626' };
    const outlined = button('#ffffff', { count: 4, border: { top: edge, right: edge, bottom: edge, left: edge } });
    expect(hexes(page(black, outlined))[0]).toBe('#dc2626');
    expect(hexes(page(black, button('#ffffff')))[0]).toBe('#0f1014');
  });

  test('When a filled box has an outline in the colour of its fill, then the outline adds nothing', () => {
    const edge = { width: 3, style: 'solid', color: '#d6336c' };
    const border = { top: edge, right: edge, bottom: edge, left: edge };
    const usageOf = (fill: string) =>
      paletteOf(page(surface(fill, { area: 9_000, border }), button('#d6336c'))).find(({ hex }) => hex === '#d6336c')
        ?.usage;
    expect(usageOf('#d6336c')).not.toContain('order');
    expect(usageOf('#ffffff')).toContain('border');
  });

  test('When the only named colour is an accent, then it leads before a button; not where another one is named primary', () => {
    const heading = elementStyle({ role: 'heading', color: '#cda45e', chars: 60, textArea: 40_000, area: 90_000 });
    const site = (...names: [string, string][]): Evidence =>
      evidence({
        pages: [
          {
            styles: [canvas, text, heading, button('#d6336c')],
            customProperties: names.map(([name, color]) => ({ name, value: color, color, scope: ':root', uses: 9 })),
          },
        ],
      });
    expect(hexes(site())[0]).toBe('#d6336c');
    expect(hexes(site(['--accent-color', '#cda45e']))[0]).toBe('#cda45e');
    expect(hexes(site(['--accent-color', '#cda45e'], ['--primary-color', '#d6336c']))[0]).toBe('#d6336c');
  });

  test('When a dark hue only sets text, then a brighter one of words leads', () => {
    const dark = elementStyle({ color: '#1b2f01', chars: 9_000, textArea: 400_000, area: 500_000, count: 40 });
    const links = elementStyle({ ...dark, role: 'link', tag: 'a', textArea: 90_000 });
    const words = elementStyle({ role: 'heading', tag: 'span', color: '#9dcb51', textArea: 20_000, area: 20_000 });
    const site = (...styles: ElementStyle[]) => hexes(evidence({ pages: [{ styles: [canvas, ...styles] }] }))[0];
    expect(site(dark, links, words)).toBe('#9dcb51');
    expect(site(dark, links)).toBe('#1b2f01');
  });

  test('When a very dark hue is only the ground, then the colour of links on it leads and the ground is a background', () => {
    const ground = { ...canvas, backgroundColor: '#0b103e', backdrop: '#0b103e' };
    const body = elementStyle({ color: '#ffffff', chars: 4_000, textArea: 300_000, area: 500_000 });
    const links = elementStyle({ role: 'link', tag: 'a', color: '#f82249', textArea: 9_000, area: 9_000, count: 20 });
    const [first, ...others] = paletteOf(evidence({ pages: [{ styles: [ground, body, links] }] }));
    expect(first?.hex).toBe('#f82249');
    expect(others.find(({ hex }) => hex === '#0b103e')?.category).toBe('background');
  });

  test('When a grey fills buttons of other pages only, then a colour with a hue leads', () => {
    const icons = elementStyle({ role: 'link', tag: 'a', color: '#66615b', textArea: 9_000, area: 9_000, count: 40 });
    const active = elementStyle({ color: '#eb5e28', textArea: 2_000, area: 2_000 });
    const grey = button('#66615b');
    const site = (first: ElementStyle[], second: ElementStyle[]): Evidence =>
      evidence({ pages: [{ styles: [canvas, ...first] }, { styles: [canvas, ...second] }] });
    expect(hexes(site([icons, active], [icons, active, grey]))[0]).toBe('#eb5e28');
    expect(hexes(site([icons, active, grey], [icons, active]))[0]).toBe('#66615b');
  });

  test('When a site has only greys, then one that is darker than paper leads', () => {
    const pale = surface('#f0f0f0', { area: 400_000, firstScreenArea: 400_000 });
    const grey = surface('#bebebe', { area: 300_000, firstScreenArea: 300_000 });
    expect(hexes(evidence({ pages: [{ styles: [canvas, pale, grey] }] }))[0]).toBe('#bebebe');
  });

  test('When links have the classic blue, then another colour leads', () => {
    const links = (color: string) => elementStyle({ role: 'link', tag: 'a', color, textArea: 60_000, area: 90_000 });
    const bar = surface('#d6336c', { area: 40_000, firstScreenArea: 40_000 });
    expect(hexes(page(links('#0000ff'), bar))[0]).toBe('#d6336c');
    expect(hexes(page(links('#0000e0'), bar))[0]).toBe('#0000e0');
  });
});

describe('Colours of others', () => {
  const own = button('#d6336c');

  test('When a small box has the colour of a messenger or of a map, then it is left out; not where text or a name has it too', () => {
    const box = surface('#25d366', { area: 3_000, firstScreenArea: 3_000 });
    const words = elementStyle({ color: '#25d366', chars: 90, textArea: 9_000 });
    expect(hexes(page(own, box))).not.toContain('#25d366');
    for (const hex of ['#4285f4', '#33ccff'])
      expect(hexes(page(own, { ...box, backgroundColor: hex, backdrop: hex }))).not.toContain(hex);
    expect(hexes(page(own, box, words))).toContain('#25d366');
    expect(hexes(page(box))[0]).toBe('#25d366');
    const seen = page(own, box);
    const [first] = seen.pages;
    const named = { name: '--secondary', value: '#25d366', color: '#25d366', scope: ':root', uses: 3 };
    expect(hexes({ ...seen, pages: [{ ...first, customProperties: [named] } as typeof first & object] })).toContain(
      '#25d366',
    );
    expect(hexes(page(own, { ...box, backgroundColor: '#2fb380', backdrop: '#2fb380' }))).toContain('#2fb380');
  });

  test('When badges name HTTP methods, then their colours are left out', () => {
    const badge = (label: string) => surface('#61affe', { role: 'badge', text: label, area: 9_000 });
    expect(hexes(page(own, badge('GET')))).not.toContain('#61affe');
    expect(hexes(page(own, badge('Get it')))).toContain('#61affe');
  });
});
