import { elementStyle, evidence, type PageOverrides, pageEvidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { inScreenshot } from '../src/art-direction/elements.ts';
import { artDirection } from '../src/art-direction/index.ts';

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
  test('When the screenshot is half the size of the page and cut, then regions are scaled and stay inside', () => {
    const shown = pageEvidence({ screenshot });
    expect(inScreenshot({ x: 100, y: 200, width: 900, height: 80 }, shown)).toEqual({
      x: 50,
      y: 100,
      width: 450,
      height: 40,
    });
    expect(inScreenshot({ x: 0, y: 1_900, width: 200, height: 200 }, shown)).toEqual({
      x: 0,
      y: 950,
      width: 100,
      height: 50,
    });
    expect(inScreenshot({ x: 0, y: 5_000, width: 200, height: 200 }, shown)).toBeNull();
    expect(inScreenshot({ x: -300, y: 0, width: 200, height: 200 }, shown)).toBeNull();
  });

  test('When elements are pointed at, then every region lies inside its screenshot', () => {
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

test('When a page is dark, square and flat, then the descriptors say so with figures', () => {
  const { aesthetic_language } = direct([page]);
  const names = aesthetic_language.style_descriptors.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Dark', 'Square-edged', 'Flat', 'High typographic contrast']));
  expect(aesthetic_language.overall_aesthetic).toContain('#101020');
});

test('When the palette is known, then the image prompt carries its colours', () => {
  const { facts } = artDirection.measure(evidence({ pages: [page] }));
  const color = {
    name: 'Folly',
    hex: '#ff0055',
    rgba: '',
    hsl: '',
    cmyk: '',
    usage: '',
    category: 'primary',
    color_group: 'red',
    usage_frequency: 0.2,
    recommended_usage_percent: '10%',
    accessibility: { is_dark: false, is_light: false },
  };
  const colors = { primary_palette: [color], gradients: [], design_notes: '' };
  expect(artDirection.compose(facts, { ...none, colors }).llm_image_prompt.prompt).toContain('#ff0055 (Folly');
});

test('When nothing was measured, then nothing is said', () => {
  const found = direct([{}]);
  expect(found.llm_image_prompt).toEqual({ prompt: '', optimised_for: '' });
  expect(found.aesthetic_language).toEqual({ style_descriptors: [], overall_aesthetic: '' });
  expect(found.design_elements).toEqual([]);
});
