import type { PaletteColor } from '@brandprint/contracts';
import { elementStyle, evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { artDirection } from '../../src/art-direction/index.ts';

export const paletteColor = (
  hex: string,
  category: PaletteColor['category'],
  name: string,
  overrides: Partial<PaletteColor> = {},
): PaletteColor => ({
  name,
  hex,
  rgba: '',
  hsl: '',
  cmyk: '',
  usage: '',
  category,
  color_group: '',
  usage_frequency: 0.2,
  recommended_usage_percent: '20%',
  accessibility: { is_dark: false, is_light: false },
  ...overrides,
});

export const screenshot = { key: 'shot', assetPath: '/shot', width: 720, height: 1_000 };
export type Needs = Parameters<typeof artDirection.compose>[1];

/** What other sections found: nothing. */
export const none: Needs = { colors: null, typography: null, images: null, tone: null };

/** Dark, square and flat. */
export const page: PageOverrides = {
  screenshot,
  documentHeight: 6_000,
  firstScreenPixels: [{ hex: '#101020', share: 0.9 }],
  styles: [
    elementStyle({ role: 'section', region: 'hero', box: { x: 0, y: 0, width: 1_440, height: 800 } }),
    elementStyle({
      role: 'heading',
      level: 1,
      region: 'hero',
      text: 'Get paid',
      box: { x: 100, y: 200, width: 900, height: 80 },
      font: { sizePx: 64 },
    }),
    elementStyle({
      role: 'button',
      region: 'hero',
      text: 'Start',
      backgroundColor: '#ff0055',
      borderRadius: '0px',
      box: { x: 100, y: 1_900, width: 200, height: 300 },
    }),
    elementStyle(),
  ],
};

export const direct = (pages: PageOverrides[]) =>
  artDirection.compose(artDirection.measure(evidence({ pages })).facts, none);
