import type { PaletteColor } from '@brandprint/contracts';
import { elementStyle, evidence, type PageOverrides, pageEvidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { toScreenshotRegion } from '../src/art-direction/design-elements.ts';
import { artDirection } from '../src/art-direction/index.ts';
import { typography } from '../src/typography/index.ts';

const screenshot = { key: 'shot', assetPath: '/shot', width: 720, height: 1_000 };
const none = { colors: null, typography: null, images: null, tone: null };
const page: PageOverrides = {
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
const direct = (pages: PageOverrides[]) => artDirection.compose(artDirection.measure(evidence({ pages })).facts, none);

describe('Regions', () => {
  test('When the screenshot is half the size of the page and cropped, then regions are scaled and stay inside it', () => {
    const shown = pageEvidence({ screenshot });
    expect(toScreenshotRegion({ x: 100, y: 200, width: 900, height: 80 }, shown)).toEqual({
      x: 50,
      y: 100,
      width: 450,
      height: 40,
    });
    expect(toScreenshotRegion({ x: 0, y: 1_900, width: 200, height: 200 }, shown)).toEqual({
      x: 0,
      y: 950,
      width: 100,
      height: 50,
    });
    expect(toScreenshotRegion({ x: 0, y: 5_000, width: 200, height: 200 }, shown)).toBeNull();
    expect(toScreenshotRegion({ x: -300, y: 0, width: 200, height: 200 }, shown)).toBeNull();
  });

  test('When design elements refer to regions, then every region lies inside its screenshot', () => {
    const { design_elements } = direct([page]);
    expect(design_elements.length).toBeGreaterThanOrEqual(3);
    for (const { region, screenshot_index } of design_elements) {
      expect(screenshot_index).toBe(0);
      expect(region.x).toBeGreaterThanOrEqual(0);
      expect(region.y).toBeGreaterThanOrEqual(0);
      expect(region.x + region.width).toBeLessThanOrEqual(screenshot.width);
      expect(region.y + region.height).toBeLessThanOrEqual(screenshot.height);
    }
  });
});

test('When a page is dark, square and flat, then the descriptors say so and give figures', () => {
  const { aesthetic_language } = direct([page]);
  const names = aesthetic_language.style_descriptors.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Dark', 'Square-edged', 'Flat', 'High typographic contrast']));
  expect(aesthetic_language.overall_aesthetic).toContain('#101020');
});

describe('The image prompt', () => {
  const color = (hex: string, category: PaletteColor['category'], name: string): PaletteColor => ({
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
  });
  const prompt = (overrides: PageOverrides, palette: PaletteColor[], more: Partial<typeof none> = {}) => {
    const { facts } = artDirection.measure(evidence({ pages: [{ ...page, ...overrides }] }));
    const colors = { primary_palette: palette, gradients: [], design_notes: '' };
    return artDirection.compose(facts, { ...none, colors, ...more }).llm_image_prompt.prompt;
  };
  const PALETTE = [
    color('#ff0055', 'primary', 'Folly'),
    color('#ffffff', 'background', 'White'),
    color('#22302c', 'background', 'Marshland'),
    color('#f6f1e7', 'background', 'Open Book'),
    color('#888888', 'neutral', 'Grey'),
  ];
  const linesOf = (text: string, part: string) => new RegExp(`${part}[^:]*: ([^.]*)`).exec(text)?.[1] ?? '';

  test('When the first screen is light, then dark backgrounds of the site are the darkest tone of the image, not its background', () => {
    const text = prompt({ firstScreenPixels: [{ hex: '#f6f1e7', share: 0.9 }] }, PALETTE);
    expect(text).toContain('main colour, for the focal point: #ff0055 (Folly, about 20%)');
    expect(linesOf(text, 'ground')).toBe('#f6f1e7 (Open Book, about 20%), #ffffff (White, about 20%)');
    expect(linesOf(text, 'darkest tone')).toBe('#22302c (Marshland, about 20%)');
    expect(linesOf(text, 'quiet areas')).toBe('#888888 (Grey, about 20%)');
  });

  test('When the first screen is dark, then light colours of the site are the lightest tone of the image', () => {
    const text = prompt({ firstScreenPixels: [{ hex: '#22302c', share: 0.9 }] }, PALETTE);
    expect(linesOf(text, 'ground')).toBe('#22302c (Marshland, about 20%)');
    expect(linesOf(text, 'lightest tone')).toBe('#ffffff (White, about 20%)');
    expect(text).not.toContain('darkest tone');
  });

  test('When the main colour fills the first screen, then it is the background, listed only once', () => {
    const text = prompt({ firstScreenPixels: [{ hex: '#ff0055', share: 0.9 }] }, PALETTE);
    expect(linesOf(text, 'ground')).toContain('#ff0055');
    expect(text.match(/#ff0055/g)).toHaveLength(1);
  });

  test('When the site says what it offers, then that is the subject', () => {
    const text = prompt(
      {
        title: 'Fennwick – scheduling for vets',
        meta: [
          { name: 'og:site_name', content: 'Fennwick' },
          { name: 'description', content: 'Fennwick is scheduling software for independent veterinary clinics.' },
        ],
      },
      PALETTE,
    );
    expect(text).toContain('the opening screen of the website of Fennwick, 16:9');
    expect(text).toContain('"Fennwick is scheduling software for independent veterinary clinics."');
  });

  test('When a family is a generic or system keyword, then the prompt describes the kind of typeface', () => {
    const found = typography.compose(
      typography.measure(
        evidence({
          pages: [{ styles: [elementStyle({ chars: 900, font: { stack: 'system-ui, sans-serif' } })] }],
        }),
      ).facts,
      { things: null },
    );
    expect(found.font_families[0]?.name).toBe('system-ui');
    expect(prompt({}, PALETTE, { typography: found } as object)).toContain('set them in a plain sans serif');
  });
});

test('When a model has explained colours and families, then guidelines use the short form of the explanations', () => {
  const usage = 'Kept for the one action. Not for text. Painted by 10 buttons.';
  const color = { name: 'Folly', hex: '#ff0055', usage, category: 'primary', recommended_usage_percent: '10%' };
  const family = {
    name: 'Verdana',
    availability: { recommended_alternative: '' },
    usage: 'Speaks for the product. Headings (h1, h2) and buttons.',
  };
  const found = {
    ...none,
    colors: { primary_palette: [color], gradients: [], design_notes: '' },
    typography: { font_families: [family], headings: [], body_text: [] },
  } as unknown as typeof none;
  const { guidelines } = artDirection.compose(
    artDirection.measure(evidence({ pages: [page] })).facts,
    found,
  ).visual_guidelines;
  expect(guidelines.find(({ name }) => name === 'Colour')?.how_to_apply).toBe(
    '#ff0055: Kept for the one action, about 10%',
  );
  expect(guidelines.find(({ name }) => name === 'Typography')?.guideline).toBe(
    'Set text in Verdana (Headings (h1, h2) and buttons).',
  );
});

test("When sections have no background, then their padding is found by their names; the footer's padding does not count", () => {
  const spacings = [
    { px: 72, count: 10, selector: 'main > section:nth-of-type(2)' },
    { px: 110, count: 2, selector: 'section.hero' },
    { px: 48, count: 20, selector: 'footer' },
    { px: 96, count: 20, selector: 'div.card' },
  ].map((one) => ({ ...one, property: 'padding' as const, axis: 'y' as const }));
  const { guidelines } = direct([{ ...page, css: { spacings } }]).visual_guidelines;
  expect(guidelines.find(({ name }) => name === 'Space')?.guideline).toBe(
    'Keep about 72 px above and below each section.',
  );
});

test('When nothing was measured, then every part is empty', () => {
  const found = direct([{}]);
  expect(found.llm_image_prompt).toEqual({ prompt: '', optimised_for: '' });
  expect(found.aesthetic_language).toEqual({ style_descriptors: [], overall_aesthetic: '' });
  expect(found.design_elements).toEqual([]);
});
