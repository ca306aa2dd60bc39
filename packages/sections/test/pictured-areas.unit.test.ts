import type { ElementStyle, Evidence, PixelColor } from '@brandprint/contracts';
import { elementStyle, evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { colors } from '../src/colors/index.ts';
import { button, canvas, readColors, text } from './support/colors.ts';

const SCREEN = 1440 * 900;
const PAPER: PixelColor = { hex: '#ffffff', share: 0.5, flat: 0.5 };
const pictured = (firstScreenPixels: PixelColor[], styles: ElementStyle[] = [], images = {}): Evidence =>
  evidence({
    pages: [{ styles: [canvas, text, ...styles], pixels: firstScreenPixels, firstScreenPixels, ...images }],
  });
const link = elementStyle({ role: 'link', tag: 'a', color: '#1c7ed6', chars: 20, textArea: 900, area: 1_000 });
const box = (backgroundColor: string, share: number, overrides: Partial<ElementStyle> = {}): ElementStyle =>
  elementStyle({
    role: 'section',
    tag: 'div',
    chars: 0,
    textArea: 0,
    area: share * SCREEN,
    firstScreenArea: share * SCREEN,
    backgroundColor,
    backdrop: backgroundColor,
    ...overrides,
  });
const found = (seen: Evidence) => readColors(seen).primary_palette.map(({ hex, category }) => `${hex} ${category}`);

describe('Areas that no style paints', () => {
  test('When a drawing fills a flat area of the first screen, then its colour leads before that of a link', () => {
    const seen = pictured([PAPER, { hex: '#e8590c', share: 0.45, flat: 0.45 }], [link]);
    const [main] = readColors(seen).primary_palette;
    expect(main).toMatchObject({ hex: '#e8590c', category: 'primary' });
    expect(main?.usage_frequency).toBeGreaterThan(0.2);
  });

  test('When a drawing has its colour, then that is where it was seen', () => {
    const image = { kind: 'svg', selector: 'section > svg', box: { x: 0, y: 0, width: 1440, height: 600 } } as const;
    const { pages } = pictured([PAPER, { hex: '#e8590c', share: 0.45, flat: 0.45 }], [link]);
    const images = [{ ...EMPTY_IMAGE, ...image }];
    const { provenance } = colors.measure(evidence({ pages: [{ ...pages[0], images }] }));
    expect(provenance[0]).toMatchObject({ selector: 'section > svg', property: 'pixels', value: '#e8590c' });
  });

  test.each<[string, PixelColor, ElementStyle[]]>([
    ['not flat, like a sky or a skin', { hex: '#7fb2e5', share: 0.45 }, []],
    ['small', { hex: '#e8590c', share: 0.08, flat: 0.04 }, []],
    ['grey, like the paper of a photo', { hex: '#9a9a9a', share: 0.25, flat: 0.25 }, []],
    ['that of a widget', { hex: '#e8590c', share: 0.45, flat: 0.45 }, [box('#e8590c', 0.45, { region: 'widget' })]],
  ])('When an area is %s, then it adds no colour', (_, area, styles) => {
    const seen = found(pictured([PAPER, area], [link, ...styles]));
    expect(seen.some((color) => color.startsWith(area.hex))).toBe(false);
  });
});

const EMPTY_IMAGE = {
  url: null,
  assetKey: null,
  alt: '',
  classes: '',
  region: 'hero',
  naturalWidth: 0,
  naturalHeight: 0,
  objectFit: 'fill',
  borderRadius: '0px',
  linkHref: null,
  nearHeading: '',
} as const;

describe('Areas below the screenshot', () => {
  const WHITE: PixelColor[] = [
    { hex: '#ffffff', share: 0.95 },
    { hex: '#212529', share: 0.05 },
  ];
  const HEIGHT = 20_000;
  const shareOf = (y: number, pixels: PixelColor[]): number => {
    const ground = { ...canvas, area: 1440 * HEIGHT, box: { x: 0, y: 0, width: 1440, height: HEIGHT } };
    const band = box('#d6336c', 0, { area: 1440 * 4_000, box: { x: 0, y, width: 1440, height: 4_000 } });
    const page = { documentHeight: HEIGHT, pixels, firstScreenPixels: pixels, styles: [ground, text, band, button()] };
    const { primary_palette } = readColors(evidence({ pages: [page] }));
    return primary_palette.find(({ hex }) => hex === '#d6336c')?.usage_frequency ?? 0;
  };

  test('When a band is below the end of the screenshot, then it counts as it would without one', () => {
    expect(shareOf(12_000, WHITE)).toBeCloseTo(shareOf(12_000, []), 1);
  });

  test('When the screenshot would show a band and does not, then it hardly counts', () => {
    expect(shareOf(2_000, WHITE)).toBeLessThan(0.02);
  });

  test('When the screenshot shows half of where a band would be, then the other half counts', () => {
    const whole = shareOf(12_000, WHITE);
    expect(shareOf(6_000, WHITE)).toBeGreaterThan(0.4 * whole);
    expect(shareOf(6_000, WHITE)).toBeLessThan(0.7 * whole);
  });
});
