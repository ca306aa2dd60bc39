import type { ImageEvidence, TextBlock, TypographySection } from '@brandprint/contracts';
import {
  elementStyle,
  evidence,
  headingBlock,
  imageEvidence,
  logoCandidate,
  type PageOverrides,
  pageEvidence,
  resource,
  storedAsset,
  textBlock,
} from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { toScreenshotRegion } from '../src/art-direction/design-elements.ts';
import { artDirection } from '../src/art-direction/index.ts';
import { findStockColors } from '../src/art-direction/stock-colors.ts';
import { direct, type Needs, none, page, paletteColor, screenshot } from './support/art-direction.ts';

/** A section with one family that no text style was measured of. */
const typographyOf = (name: string, usage: string): TypographySection => ({
  font_families: [
    {
      name,
      usage,
      availability: {
        availability: 'system',
        requires_license: false,
        foundry: '',
        license_type: '',
        recommended_alternative: '',
        alternative_rationale: '',
        notes: '',
        google_fonts_css_url: '',
        bunny_fonts_css_url: '',
      },
    },
  ],
  headings: [],
  labels: [],
  body_text: [],
  links: [],
  buttons: [],
  blockquotes: [],
  design_notes: '',
});

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

test('When text is in closed panels, then it is no part of the looks', () => {
  const shown = [
    headingBlock('Get paid on time', 1, { region: 'hero', box: { x: 100, y: 200, width: 500, height: 80 } }),
    textBlock('Invoices that chase themselves.', { region: 'hero', box: { x: 100, y: 300, width: 500, height: 40 } }),
  ];
  const closed = headingBlock('How do I send an invoice', 1, {
    region: 'hero',
    collapsed: true,
    box: { x: 900, y: 400, width: 500, height: 80 },
  });
  const styles = [elementStyle({ role: 'heading', text: 'Get paid', font: { sizePx: 42 } })];
  const looksOf = (text: TextBlock[]) => {
    const { prominentTexts, measures, elements } = artDirection.measure(
      evidence({ pages: [{ ...page, styles, text }] }),
    ).facts;
    return { prominentTexts, measures, elements };
  };
  expect(looksOf([...shown, closed])).toEqual(looksOf(shown));
  expect(looksOf([...shown, { ...closed, collapsed: false }])).not.toEqual(looksOf(shown));
});

test('When a page is dark, square and flat, then the descriptors say so and give figures', () => {
  const { aesthetic_language } = direct([page]);
  const names = aesthetic_language.style_descriptors.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Dark', 'Square-edged', 'Flat', 'High typographic contrast']));
  expect(aesthetic_language.overall_aesthetic).toContain('#101020');
});

test('When descriptors direct, then they count nothing', () => {
  const firstScreenPixels = [
    { hex: '#101020', share: 0.5 },
    { hex: '#ff0055', share: 0.4 },
  ];
  const { overall_aesthetic } = direct([{ ...page, firstScreenPixels }]).aesthetic_language;
  expect(overall_aesthetic).toContain('Use colour in large areas');
  expect(overall_aesthetic).not.toMatch(/\d %|\d elements|\d characters/);
});

test('When a picture fills the opening, then the ground is that of what follows', () => {
  const hero = imageEvidence({
    ...{ kind: 'background', region: 'hero', assetKey: 'bg', box: { x: 0, y: 0, width: 1_440, height: 900 } },
  });
  const assets = [
    storedAsset({ key: 'bg', colors: ['#101020', '#a08060', '#203040'].map((hex) => ({ hex, share: 0.3 })) }),
  ];
  const means = (images: ImageEvidence[]) =>
    artDirection
      .measure(evidence({ pages: [{ ...page, images }], assets }))
      .facts.descriptors.find(({ name }) => name === 'Dark')?.means;
  expect(means([hero])).toMatch(/^Set what follows the opening on a dark ground/);
  expect(means([])).toMatch(/^Set pages on a dark ground/);
});

test('When a model has explained colours and families, then guidelines use the short form of the explanations', () => {
  const usage = 'Kept for the one action. Not for text. Painted by 10 buttons.';
  const color = paletteColor('#ff0055', 'primary', 'Folly', { usage, recommended_usage_percent: '10%' });
  const found: Needs = {
    ...none,
    colors: { primary_palette: [color], gradients: [], design_notes: '' },
    typography: typographyOf('Verdana', 'Speaks for the product. Headings (h1, h2) and buttons.'),
  };
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

describe('What is avoided', () => {
  const avoids = (pages: PageOverrides[], name: string) =>
    direct(pages).aesthetic_language.style_descriptors.find((one) => one.name === name)?.avoids;

  test('When no page does a thing, then it is to be avoided; when one page does, then it is not', () => {
    const shadow = { value: '0 2px 4px #000', count: 3, area: 900, selector: '.card', role: 'card' as const };
    expect(avoids([page, page], 'Dark')).toBe('White full-page backgrounds.');
    expect(avoids([page, { pixels: [{ hex: '#ffffff', share: 0.9 }] }], 'Dark')).toBe('');
    expect(avoids([page, page], 'Flat')).toBe('Drop shadows.');
    expect(avoids([page, { css: { shadows: [shadow] } }], 'Flat')).toBeUndefined();
  });

  test('When a gradient or section of a page is large and coloured, then colour in large areas is not avoided', () => {
    const gradient = (area: number) => ({
      value: 'linear-gradient(135deg, #2d65cc 0%, #58afde 100%)',
      count: 1,
      area,
      selector: '.hero',
      role: 'section' as const,
    });
    const grey = { ...page, firstScreenPixels: [{ hex: '#f0f0f0', share: 1 }], pixels: [{ hex: '#f0f0f0', share: 1 }] };
    expect(avoids([{ ...grey, styles: [elementStyle()] }], 'Restrained in colour')).toBe('Large coloured areas.');
    const withGradient = { ...grey, styles: [elementStyle()], css: { gradients: [gradient(900_000)] } };
    expect(avoids([withGradient], 'Restrained in colour')).toBeUndefined();
    expect(avoids([withGradient], 'Colourful')).toBe('');
    expect(avoids([{ ...withGradient, css: { gradients: [gradient(9_000)] } }], 'Restrained in colour')).toBe(
      'Large coloured areas.',
    );
  });

  test('When something is avoided, then a guideline and the summary say so', () => {
    const { visual_guidelines, art_direction_summary } = direct([page]);
    expect(visual_guidelines.guidelines.find(({ name }) => name === 'Leave out')?.guideline).toContain('drop shadows');
    expect(art_direction_summary).toContain('Leave out white full-page backgrounds');
  });
});

describe('Layout', () => {
  const heading = (x: number, y: number, width: number) =>
    headingBlock('Some words', 2, { box: { x, y, width, height: 40 } });
  const layout = (text: TextBlock[]) =>
    direct([{ ...page, text }]).visual_guidelines.guidelines.find(({ name }) => name === 'Layout')?.guideline ?? '';
  const button = (x: number) =>
    textBlock('Start now', { kind: 'button', region: 'hero', box: { x, y: 400, width: 200, height: 48 } });

  test.each([
    ['centre', 620, 'Centre the opening.'],
    ['left', 110, 'Set the opening to the left.'],
    ['right', 1_100, 'Set the opening to the right.'],
  ])('When the button of the opening is in the %s, then the opening is set there', (_, x, direction) => {
    expect(layout([button(x)])).toContain(direction);
  });

  test('When the opening is as wide as its container, then nothing is said about its place', () => {
    expect(
      layout([
        textBlock('Words', { kind: 'heading', region: 'hero', box: { x: 110, y: 200, width: 1_220, height: 60 } }),
      ]),
    ).not.toContain('opening');
  });

  test('When headings stand side by side in rows, then their number is the number of columns', () => {
    const rows = [1_000, 1_400].flatMap((y) => [110, 540, 970].map((x) => heading(x, y, 360)));
    expect(layout(rows)).toContain('Set like items in rows of 3.');
    expect(layout(rows)).toContain('Hold the content in a column of about 1220 px');
  });
});

test('When the opening has a gradient or a pattern behind it, then it is not a picture', () => {
  const behind = {
    kind: 'background' as const,
    region: 'hero' as const,
    box: { x: 0, y: 0, width: 1_440, height: 800 },
  };
  const names = (image: Partial<ImageEvidence>, colors: string[]) => {
    const assets = [storedAsset({ key: 'bg', colors: colors.map((hex) => ({ hex, share: 0.2 })) })];
    const pages = [{ ...page, images: [imageEvidence({ ...behind, assetKey: 'bg', ...image })] }];
    return artDirection.measure(evidence({ pages, assets })).facts.descriptors.map(({ name }) => name);
  };
  expect(names({}, ['#101020', '#a08060', '#203040'])).toContain('Picture-led');
  expect(names({}, ['#101020'])).not.toContain('Picture-led');
  expect(names({ url: null }, ['#101020', '#a08060', '#203040'])).not.toContain('Picture-led');
});

describe('Colours of a framework', () => {
  const bootstrap = { url: 'https://site.test/css/bootstrap.min.css', type: 'stylesheet' as const };
  const blue = (more: object) => elementStyle({ role: 'link', color: '#0d6efd', text: 'More', ...more });
  const stock = (overrides: PageOverrides) => [
    ...findStockColors(evidence({ pages: [{ resources: [resource(bootstrap.url, bootstrap)], ...overrides }] })),
  ];

  test.each<[string, PageOverrides]>([
    ['on links', { styles: [blue({})] }],
    [
      "by the framework's own classes",
      {
        styles: [
          blue({ role: 'heading', classes: 'text-primary' }),
          blue({ role: 'button', classes: 'btn btn-primary', backgroundColor: '#0d6efd' }),
        ],
      },
    ],
    ['on a few pixels', { styles: [blue({})], pixels: [{ hex: '#0d6efd', share: 0.004 }] }],
  ])("When Bootstrap is loaded and its blue is seen only %s, then it is not the brand's", (_, overrides) => {
    expect(stock(overrides)).toContain('#0d6efd');
  });

  test.each<[string, PageOverrides]>([
    ['covers a notable area', { styles: [blue({})], pixels: [{ hex: '#0d6efd', share: 0.05 }] }],
    [
      'fills the header',
      { styles: [blue({}), elementStyle({ role: 'section', region: 'header', backgroundColor: '#0d6efd' })] },
    ],
    ['colours headings by a rule of the site', { styles: [blue({ role: 'heading', classes: 'hero-title' })] }],
    ['is seen without Bootstrap', { styles: [blue({})], resources: [] }],
  ])("When the same blue %s, then it is the brand's", (_, overrides) => {
    expect(stock(overrides)).not.toContain('#0d6efd');
  });

  test("When the logo has the framework's blue, then it is the brand's", () => {
    const logo = storedAsset({
      key: 'logo.svg',
      kind: 'logo',
      format: 'svg',
      isVector: true,
      colors: [{ hex: '#0d6efd', share: 0.9 }],
    });
    const candidate = logoCandidate({ assetKey: logo.key, url: 'https://site.test/logo.svg' });
    const found = findStockColors(
      evidence({
        pages: [{ resources: [resource(bootstrap.url, bootstrap)], styles: [blue({})], logoCandidates: [candidate] }],
        assets: [logo],
      }),
    );
    expect([...found]).not.toContain('#0d6efd');
  });

  test('When the palette has a colour of a framework, then neither the image prompt nor the guidelines do', () => {
    const palette = [paletteColor('#0d6efd', 'primary', 'Stock'), paletteColor('#ff0055', 'accent', 'Folly')];
    const { facts } = artDirection.measure(
      evidence({
        pages: [
          { ...page, styles: [...(page.styles ?? []), blue({})], resources: [resource(bootstrap.url, bootstrap)] },
        ],
      }),
    );
    const colors = { primary_palette: palette, gradients: [], design_notes: '' };
    const text = JSON.stringify(artDirection.compose(facts, { ...none, colors }));
    expect(text).toContain('#ff0055');
    expect(text).not.toContain('#0d6efd');
  });
});

test('When nothing was measured, then every part is empty', () => {
  const found = direct([{}]);
  expect(found.llm_image_prompt).toEqual({ prompt: '', optimised_for: '' });
  expect(found.aesthetic_language).toEqual({ style_descriptors: [], overall_aesthetic: '' });
  expect(found.design_elements).toEqual([]);
});
