import type { ElementStyle, Evidence } from '@brandprint/contracts';
import { elementStyle, evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { button, canvas, pageOf, readColors, text } from './support/colors.ts';

const fill = (hex: string): Partial<ElementStyle> => ({ backgroundColor: hex, backdrop: hex });
const surface = (hex: string, overrides: Partial<ElementStyle> = {}): ElementStyle =>
  elementStyle({
    role: 'section',
    tag: 'div',
    chars: 0,
    textArea: 0,
    area: 300_000,
    firstScreenArea: 300_000,
    ...fill(hex),
    ...overrides,
  });

describe('The categories of colours', () => {
  const categoryOf = (hex: string, seen: Evidence): string | undefined =>
    readColors(seen).primary_palette.find((color) => color.hex === hex)?.category;
  const page = (...styles: ElementStyle[]): Evidence => pageOf([canvas, text, ...styles]);
  const action = button();
  const alert = surface('#dc3545', { classes: 'alert alert-danger', area: 6_000, firstScreenArea: 0 });

  test('When the colour of most text also fills a small area, then it is still a text colour; over a tenth of the page, a background beside another text colour', () => {
    const footer = surface('#212529', { region: 'footer', area: 100_000, firstScreenArea: 100_000 });
    expect(categoryOf('#212529', page(action, footer))).toBe('text');
    const bands = surface('#212529', { area: 200_000, firstScreenArea: 200_000 });
    const caption = elementStyle({ color: '#6c757d', chars: 1_200, textArea: 40_000, area: 60_000 });
    expect(categoryOf('#212529', page(action, bands, caption))).toBe('background');
    expect(categoryOf('#212529', page(action, bands))).toBe('text');
    const body = elementStyle({ color: '#f8f9fa', chars: 4_000, textArea: 300_000, area: 500_000 });
    const dark = evidence({ pages: [{ styles: [{ ...canvas, backgroundColor: '#212529' }, body, action] }] });
    expect(categoryOf('#212529', dark)).toBe('background');
  });

  test('When a button or a line is translucent white on a hue, then its shade is neutral; a button of that colour is an accent', () => {
    const band = surface('#005f66', { area: 200_000, firstScreenArea: 200_000 });
    const glass = button({ backgroundColor: '#ffffff1f', backdrop: '#1f7278', area: 4_000 });
    expect(categoryOf('#1f7278', page(action, band, glass))).toBe('neutral');
    const edge = { width: 1, style: 'solid', color: '#ffffff4d' };
    const lined = surface('#005f66', { border: { top: edge, right: edge, bottom: edge, left: edge }, area: 4_000 });
    expect(categoryOf('#4d8f94', page(action, band, lined))).toBe('neutral');
    expect(categoryOf('#1f7278', page(action, band, button({ ...fill('#1f7278'), area: 4_000 })))).toMatch(
      /secondary|accent/,
    );
  });

  test('When a pale tint only draws lines, then it is neutral', () => {
    const edge = { width: 2, style: 'solid', color: '#b8d4eb' };
    const card = surface('#ffffff', { border: { top: edge, right: edge, bottom: edge, left: edge }, area: 40_000 });
    expect(categoryOf('#b8d4eb', page(action, card))).toBe('neutral');
  });

  test('When a pale tint draws lines and sets a few separators, then it is neutral; when it sets text, then a text colour', () => {
    const edge = { width: 2, style: 'solid', color: '#e2ddd0' };
    const card = surface('#ffffff', { border: { top: edge, right: edge, bottom: edge, left: edge }, area: 40_000 });
    const words = (textArea: number): ElementStyle =>
      elementStyle({ color: '#e2ddd0', backdrop: '#2b211a', textArea, area: 2 * textArea, firstScreenArea: 0 });
    expect(categoryOf('#e2ddd0', page(action, card, words(80)))).toBe('neutral');
    expect(categoryOf('#e2ddd0', page(action, card, words(20_000)))).toBe('text');
  });

  test('When a dark hue only sets headings, then it is a text colour; when it fills buttons, then it is an accent', () => {
    const title = elementStyle({ role: 'heading', color: '#1b2a6b', chars: 40, textArea: 60_000, area: 90_000 });
    expect(categoryOf('#1b2a6b', page(action, title))).toBe('text');
    expect(categoryOf('#1b2a6b', page(action, button({ ...fill('#1b2a6b'), area: 3_000 })))).toBe('secondary');
  });

  test('When a sand tint sets headings on a dark band, then it is an accent; when it sets text too, or a grey does, then a text colour', () => {
    const band = surface('#2b211a', { area: 200_000, firstScreenArea: 200_000 });
    const onBand = (color: string, role: ElementStyle['role']): ElementStyle =>
      elementStyle({ role, color, backdrop: '#2b211a', chars: 40, textArea: 30_000, area: 40_000 });
    expect(categoryOf('#d9c7a7', page(action, band, onBand('#d9c7a7', 'heading')))).toMatch(/secondary|accent/);
    expect(categoryOf('#d9c7a7', page(action, band, onBand('#d9c7a7', 'body')))).toBe('text');
    expect(categoryOf('#c9c5bf', page(action, band, onBand('#c9c5bf', 'heading')))).toBe('text');
  });

  test('When a page has many pale grounds, then the greys of headings and text are in its palette all the same', () => {
    const grounds = ['#f8f7f4', '#efece5', '#e4e0d6', '#d9d4c8', '#cdc7b9', '#c0b9a9', '#b2aa98'];
    const areas = grounds.map((hex) => surface(hex, { area: 150_000, firstScreenArea: 0 }));
    const title = elementStyle({ role: 'heading', color: '#2f2c27', chars: 60, textArea: 12_000, area: 20_000 });
    const note = elementStyle({ color: '#77736b', chars: 300, textArea: 9_000, area: 12_000 });
    const seen = page(action, ...areas, title, note);
    expect(categoryOf('#2f2c27', seen)).toBe('text');
    expect(categoryOf('#77736b', seen)).toBe('text');
  });

  test('When white is the ground of the page and sets most words on pictures, then the text colour is that of the words on it', () => {
    const onPictures = elementStyle({
      color: '#ffffff',
      backdrop: null,
      chars: 4_000,
      textArea: 300_000,
      area: 500_000,
    });
    const copy = elementStyle({ color: '#4b3a2a', chars: 900, textArea: 30_000, area: 50_000 });
    const band = surface('#4b3a2a', { area: 90_000, firstScreenArea: 90_000 });
    const words = elementStyle({ color: '#e8590c', chars: 900, textArea: 60_000, area: 90_000, role: 'heading' });
    const seen = pageOf([canvas, onPictures, copy, band, words, action]);
    expect(categoryOf('#ffffff', seen)).toBe('background');
    expect(categoryOf('#4b3a2a', seen)).toBe('text');
    expect(categoryOf('#e8590c', seen)).not.toBe('text');
  });

  test('When browsers paint their bar in the tint of the page below, then it is a background; of a darker hue, it is a brand colour', () => {
    const seenWith = (hex: string): Evidence => {
      const styles = [{ ...canvas, backgroundColor: '#f6e8ce', backdrop: '#f6e8ce' }, text, action, surface(hex)];
      return evidence({ pages: [{ styles, meta: [{ name: 'theme-color', content: hex }] }] });
    };
    expect(categoryOf('#f6e8ce', seenWith('#f6e8ce'))).toBe('background');
    expect(categoryOf('#1b4b6b', seenWith('#1b4b6b'))).not.toBe('background');
  });

  test('When an area has a pale tint, then it is a background; when its colour is vivid, then it is not', () => {
    const area = { area: 200_000, firstScreenArea: 200_000 };
    const logo = button({ area: 40_000, firstScreenArea: 40_000, count: 4 });
    expect(categoryOf('#b9dbff', page(logo, surface('#b9dbff', area)))).toBe('background');
    expect(['primary', 'secondary']).toContain(categoryOf('#fcd12a', page(logo, surface('#fcd12a', area))));
  });

  test('When the site calls a pale or dark hue its secondary one, then it is no background; a name for a grey changes nothing', () => {
    const area = { area: 200_000, firstScreenArea: 200_000 };
    const named = (hex: string, name: string | null): string | undefined =>
      categoryOf(
        hex,
        evidence({
          pages: [
            {
              styles: [canvas, text, action, surface(hex, area)],
              customProperties: name === null ? [] : [{ name, scope: ':root', value: hex, color: hex, uses: 0 }],
            },
          ],
        }),
      );
    expect(named('#bbe3fa', null)).toBe('background');
    expect(named('#bbe3fa', '--secondary')).toMatch(/secondary|accent/);
    expect(named('#2f170f', null)).toBe('background');
    expect(named('#2f170f', '--tertiary')).toMatch(/secondary|accent/);
    expect(named('#e2e3e5', '--secondary')).toBe('background');
  });

  test('When a dark hue fills large areas and sets headings too, then it is a colour of the brand; a ground alone is not', () => {
    const area = { area: 400_000, firstScreenArea: 200_000 };
    const headings = elementStyle({ role: 'heading', color: '#0b1d35', chars: 200, textArea: 60_000, area: 90_000 });
    expect(categoryOf('#0b1d35', page(action, surface('#0b1d35', area)))).toBe('background');
    expect(categoryOf('#0b1d35', page(action, surface('#0b1d35', area), headings))).toMatch(/secondary|accent/);
  });

  test('When large buttons of the first page have the class of a status, then their colour is an accent; small ones are semantic', () => {
    const warning = (size: number): ElementStyle =>
      button({ ...fill('#f0ad4e'), region: 'main', classes: 'btn btn-warning', area: size, firstScreenArea: size });
    expect(categoryOf('#f0ad4e', page(action, alert, warning(60_000)))).toMatch(/secondary|accent/);
    expect(categoryOf('#f0ad4e', page(action, alert, warning(6_000)))).toBe('semantic');
  });

  test('When buttons are named after success and nothing after an error, then they are an accent; beside an error they are semantic', () => {
    const order = button({ ...fill('#198754'), region: 'main', classes: 'btn btn-success', area: 6_000 });
    expect(categoryOf('#198754', page(action, order))).toMatch(/secondary|accent/);
    expect(categoryOf('#198754', page(action, order, alert))).toBe('semantic');
  });

  test('When a pale tint fills buttons of the first page, then it is an accent; a small area in it is neutral', () => {
    const small = { area: 6_000, firstScreenArea: 6_000 };
    expect(categoryOf('#ffe4e6', page(action, button({ ...fill('#ffe4e6'), ...small })))).toMatch(/secondary|accent/);
    expect(categoryOf('#ffe4e6', page(action, surface('#ffe4e6', small)))).toBe('neutral');
  });

  test('When a grey sets many words beside what it fills, then it is a text colour; when it sets few, a background', () => {
    const words = (color: string, textArea: number) =>
      elementStyle({ role: 'heading', color, chars: 40, textArea, area: 90_000 });
    const band = (hex: string) => surface(hex, { area: 90_000, firstScreenArea: 0 });
    expect(categoryOf('#171717', page(action, words('#171717', 60_000), band('#171717')))).toBe('text');
    expect(categoryOf('#171717', page(action, words('#171717', 20_000), band('#171717')))).toBe('background');
    const dark = (textArea: number) => {
      const body = elementStyle({ color: '#e5e5e5', chars: 4_000, textArea: 300_000, area: 500_000 });
      const ground = { ...canvas, backgroundColor: '#181717' };
      return evidence({ pages: [{ styles: [ground, body, action, words('#ffffff', textArea), band('#ffffff')] }] });
    };
    expect(categoryOf('#ffffff', dark(60_000))).toBe('text');
    expect(categoryOf('#ffffff', dark(20_000))).toBe('background');
  });

  test('When a colour named after a status fills labels of the first page, then it is an accent; not if it hardly fills any', () => {
    const named = (area: number): string | undefined =>
      categoryOf(
        '#ffcc00',
        evidence({
          pages: [
            {
              styles: [canvas, text, action, surface('#ffcc00', { area, firstScreenArea: area })],
              customProperties: [{ name: '--warning', scope: ':root', value: '#ffcc00', color: '#ffcc00', uses: 0 }],
            },
          ],
        }),
      );
    expect(named(60_000)).toMatch(/secondary|accent/);
    expect(named(600)).toBe('semantic');
  });

  test('When the pale colour of most text is a large ground elsewhere, then it is a background', () => {
    const cream = '#fdfaf5';
    const body = elementStyle({ color: cream, chars: 4_000, textArea: 300_000, area: 500_000 });
    const black = surface('#181717', { area: 900_000, firstScreenArea: 600_000 });
    const pages = (area: number) =>
      evidence({ pages: [{ styles: [black, body, action, surface(cream, { area, firstScreenArea: 0 })] }] });
    expect(categoryOf(cream, pages(700_000))).toBe('background');
    expect(categoryOf(cream, pages(40_000))).toBe('text');
  });

  test('When white has only the name of a status, then it is a background', () => {
    const seen = evidence({
      pages: [
        {
          styles: [{ ...canvas, backgroundColor: '#d9d9d9' }, text, action, surface('#ffffff', { area: 300_000 })],
          customProperties: [
            { name: '--btn-warning-text', scope: ':root', value: '#ffffff', color: '#ffffff', uses: 2 },
          ],
        },
      ],
    });
    expect(categoryOf('#ffffff', seen)).toBe('background');
  });

  test('When a dark grey sets many words and fills a band, then it is a text colour; when it fills large areas, a background', () => {
    const title = elementStyle({ role: 'heading', color: '#2c2a1e', chars: 40, textArea: 60_000, area: 90_000 });
    const band = (area: number) => surface('#2c2a1e', { area, firstScreenArea: area });
    expect(categoryOf('#2c2a1e', page(action, title, band(40_000)))).toBe('text');
    expect(categoryOf('#2c2a1e', page(action, title, band(120_000)))).toBe('background');
  });

  test('When white sets most words and fills cards, then it is a background beside another text colour', () => {
    const caption = elementStyle({ color: '#a0a4a8', chars: 1_200, textArea: 20_000, area: 60_000 });
    const body = elementStyle({ color: '#ffffff', chars: 4_000, textArea: 60_000, area: 500_000 });
    const black = surface('#181717', { area: 900_000, firstScreenArea: 600_000 });
    const pages = (area: number) =>
      evidence({
        pages: [{ styles: [black, body, caption, action, surface('#ffffff', { area, firstScreenArea: 0 })] }],
      });
    expect(categoryOf('#ffffff', pages(200_000))).toBe('background');
    expect(categoryOf('#ffffff', pages(20_000))).toBe('text');
  });

  test('When a vivid colour sets headings, then it is an accent; when it sets the text, a text colour', () => {
    const words = (role: ElementStyle['role']) =>
      elementStyle({ role, color: '#2d5a27', chars: 40, textArea: 60_000, area: 90_000 });
    expect(categoryOf('#2d5a27', page(action, words('heading')))).toMatch(/secondary|accent/);
    expect(categoryOf('#2d5a27', page(action, words('body')))).toBe('text');
  });

  test('When a pastel fills a band, then it is an accent; when it is the ground of much of the page, a background', () => {
    const logo = button({ area: 40_000, firstScreenArea: 40_000, count: 4 });
    const lilac = (area: number) => surface('#e2c4f9', { area, firstScreenArea: area });
    expect(categoryOf('#e2c4f9', page(logo, lilac(100_000)))).toMatch(/secondary|accent/);
    expect(categoryOf('#e2c4f9', page(logo, lilac(400_000)))).toBe('background');
  });

  test('When a very dark hue only fills a small area, then it is neutral', () => {
    expect(categoryOf('#262051', page(action, surface('#262051', { area: 15_000, firstScreenArea: 15_000 })))).toBe(
      'neutral',
    );
  });

  test.each([
    ['btn-warning', '#f0ad4e', '#7aba59'],
    ['btn-success', '#28a745', '#a8859e'],
    ['btn-info', '#17a2b8', '#7a2020'],
    ['btn-danger', '#dc3545', '#1d70b8'],
  ])('When a button is called %s, then it is semantic in %s, and an accent in %s', (classes, status, other) => {
    const named = (hex: string) =>
      button({ ...fill(hex), classes, region: 'main', area: 6_000, firstScreenArea: 6_000 });
    expect(categoryOf(status, page(action, alert, named(status)))).toBe('semantic');
    expect(categoryOf(other, page(action, alert, named(other)))).toMatch(/secondary|accent/);
  });

  test('When a property is named after a status and has the colour of another, then its colour is an accent', () => {
    const named = (hex: string): string | undefined =>
      categoryOf(
        hex,
        evidence({
          pages: [
            {
              styles: [canvas, text, action, surface(hex, { area: 600, firstScreenArea: 600 })],
              customProperties: [{ name: '--success', scope: ':root', value: hex, color: hex, uses: 1 }],
            },
          ],
        }),
      );
    expect(named('#2e9d4f')).toBe('semantic');
    expect(named('#8e44ad')).toMatch(/secondary|accent/);
  });

  test('When a muted hue is declared as the colour of the theme, then it is an accent', () => {
    const declared = (name: string): Evidence =>
      evidence({
        pages: [
          {
            styles: [canvas, text, action, surface('#33483a', { area: 10_000, firstScreenArea: 10_000 })],
            meta: [{ name, content: '#33483a' }],
          },
        ],
      });
    expect(categoryOf('#33483a', declared('theme-color'))).toBe('accent');
    expect(categoryOf('#33483a', declared('description'))).toBe('neutral');
  });

  test('When a dark grey of words is also named the main colour, then it is still a text colour', () => {
    const title = elementStyle({ role: 'heading', color: '#0d0c0a', chars: 40, textArea: 60_000, area: 90_000 });
    const named = (name: string): Evidence =>
      evidence({
        pages: [
          {
            styles: [
              canvas,
              text,
              button({ area: 60_000, count: 4 }),
              title,
              surface('#0d0c0a', { area: 40_000, firstScreenArea: 0 }),
            ],
            customProperties: [{ name, scope: ':root', value: '#0d0c0a', color: '#0d0c0a', uses: 4 }],
          },
        ],
      });
    expect(categoryOf('#0d0c0a', named('--ink'))).toBe('text');
    expect(categoryOf('#0d0c0a', named('--primary'))).toBe('text');
  });

  test('When a page paints no ground, then its visible canvas is a background; when pictures cover it, it is not', () => {
    const bare = (share: number): string | undefined =>
      categoryOf('#ffffff', evidence({ pages: [{ styles: [text, action], pixels: [{ hex: '#ffffff', share }] }] }));
    expect(bare(0.9)).toBe('background');
    expect(bare(0.05)).not.toBe('background');
  });
});
