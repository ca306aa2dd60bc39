import { describe, expect, test } from '@jest/globals';
import type { ExportSource } from '../src/index.ts';
import { EXAMPLES, MOTION } from './support/brands.ts';
import { exported, exportedJson } from './support/exported.ts';

const [, composed] = EXAMPLES[0] as (typeof EXAMPLES)[number];
const brandOf = (analysis: object, evidence: object[] = []): ExportSource => ({
  brand: { ...composed.brand, analysis: analysis as never },
  evidence: evidence as never,
});
const valuesOf = (group: object): [string, unknown][] =>
  Object.entries(group).flatMap(([name, token]) => (name.startsWith('$') ? [] : [[name, token.$value]]));

describe('gradients', () => {
  const source = brandOf({
    colors: {
      gradients: [
        { name: 'Stripes', css: 'repeating-linear-gradient(45deg, #112233 0%, #445566 20%)' },
        { name: 'Sky', css: 'linear-gradient(90deg, #112233, #445566)' },
        { name: 'Sky', css: 'linear-gradient(180deg, #112233, #445566)' },
      ],
    },
  });

  test('When a gradient repeats, then stylesheets repeat it, and design tokens, which cannot, leave it out', () => {
    expect(exported('css', source)).toContain(
      '--gradient-stripes: repeating-linear-gradient(45deg, #112233 0%, #445566 20%);',
    );
    expect(Object.keys(exportedJson('dtcg', source).gradient)).not.toContain('stripes');
  });

  test('When two of a name differ in direction only, then both are exported', () => {
    expect(exported('css', source)).toContain('linear-gradient(90deg, #112233, #445566)');
    expect(exported('css', source)).toContain('linear-gradient(180deg, #112233, #445566)');
  });

  test('When design tokens have a gradient, then they also say how it is drawn', () => {
    const { sky } = exportedJson(
      'dtcg',
      brandOf({ colors: { gradients: [{ name: 'Sky', css: 'linear-gradient(90deg, #112233, #445566)' }] } }),
    ).gradient;
    expect(sky.$extensions['com.brandprint'].css).toBe('linear-gradient(90deg, #112233, #445566)');
  });
});

describe('two values of one name', () => {
  test('When sizes have it, then none is lost, and the names do not depend on their order', () => {
    const scale = [
      { name: 'sm', value_px: 8 },
      { name: 'sm', value_px: 12 },
      { name: 'md', value_px: 16 },
    ];
    const names = (list: object[]) =>
      Object.fromEntries(valuesOf(exportedJson('dtcg', brandOf({ spacing: { scale: list } })).spacing));
    expect(Object.keys(names(scale))).toHaveLength(3);
    expect(names([...scale].reverse())).toEqual(names(scale));
  });

  test('When shadows have it, then none is lost, and the names do not depend on their order', () => {
    const levels = [
      { name: 'sm', css_value: '0 1px 2px #00000033' },
      { name: 'sm', css_value: '0 2px 4px #00000033' },
    ];
    const names = (list: object[]) =>
      Object.fromEntries(valuesOf(exportedJson('dtcg', brandOf({ elevation: { levels: list } })).shadow));
    expect(Object.keys(names(levels))).toHaveLength(2);
    expect(names([...levels].reverse())).toEqual(names(levels));
  });

  test('When buttons have two radii, then both are exported', () => {
    const buttons = ['4px', '12px'].map((border_radius) => ({ label: 'Filled', border_radius }));
    const radii = valuesOf(exportedJson('dtcg', brandOf({ typography: { buttons } })).radius);
    expect(radii.map(([, value]) => (value as { value: number }).value)).toEqual([4, 12]);
    expect(radii[0]?.[0]).toBe('button');
  });

  test('When families have no Latin letters, then each has a name of its own that stays', () => {
    const families = ['ヒラギノ角ゴ', '游ゴシック', '本明朝'].map((name) => ({ name, usage: '' }));
    const names = (list: object[]) =>
      new Map(
        valuesOf(exportedJson('dtcg', brandOf({ typography: { font_families: list } }))['font-family']).map(
          ([name, value]) => [String(value), name],
        ),
      );
    const all = names(families);
    expect(new Set(all.values()).size).toBe(3);
    expect(names([...families].reverse()).get('游ゴシック')).toBe(all.get('游ゴシック'));
    expect(names(families.slice(1)).get('本明朝')).toBe(all.get('本明朝'));
  });
});

describe('shadcn', () => {
  test('When a surface lets the background through, then contrast is measured on what is seen', () => {
    const colors = [
      { hex: '#ffffff', category: 'background' },
      { hex: '#111111', category: 'text' },
      // Nearly white on the page, although the colour itself is black.
      { hex: '#00000014', category: 'primary' },
    ];
    const { light } = exportedJson('shadcn', brandOf({ colors: { primary_palette: colors } })).cssVars;
    expect(light['primary-foreground']).toBe('#111111');
  });

  test('When buttons are pills, then corners of the theme are those of other elements, if it has any', () => {
    const radiusOf = (...radii: string[]) => {
      const buttons = radii.map((border_radius, at) => ({ label: 'Filled', font_size: `${20 - at}px`, border_radius }));
      return exportedJson('shadcn', brandOf({ typography: { buttons } })).cssVars.light.radius;
    };
    expect(radiusOf('8px', '50px')).toBe('8px');
    expect(radiusOf('50px', '15px')).toBe('15px');
    expect(radiusOf('50px')).toBe('50px');
  });
});

describe('WordPress', () => {
  const palette = [
    { name: 'One', hex: '#3366cc', category: 'accent', color_group: 'blue' },
    { name: 'Two', hex: '#3366cd', category: 'accent', color_group: 'blue' },
    { name: 'Three', hex: '#3366ce', category: 'accent', color_group: 'blue' },
  ];
  const typography = {
    body_text: [{ label: 'Body', font_size: '16px' }],
    headings: [{ level: 'h1', font_size: '40px' }],
  };
  const theme = exportedJson('wordpress', brandOf({ colors: { primary_palette: palette }, typography }));

  test('When names have digits, then slugs are as WordPress writes them in its variables', () => {
    // It puts a hyphen between letters and digits.
    const slugs = [...theme.settings.color.palette, ...theme.settings.typography.fontSizes].map(({ slug }) => slug);
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+|-\d+)*$/.test(slug))).toEqual([]);
    expect(slugs).toContain('h-1');
    expect(theme.styles.typography.fontSize).toBe('var(--wp--preset--font-size--body)');
  });

  test('When names look alike, then slugs differ', () => {
    const slugs = theme.settings.color.palette.map(({ slug }: { slug: string }) => slug);
    expect(new Set(slugs).size).toBe(3);
  });
});

describe('motion and breakpoints', () => {
  test('When elements use durations and easings that no property has, then these are exported too, named by value', () => {
    const { duration, easing } = exportedJson('dtcg', MOTION, { scheme: 'light' });
    expect(valuesOf(easing).map(([name, value]) => [name.replace(/[0-9a-f]{6}$/, '…'), value])).toEqual([
      ['curve-…', [0.2, 0, 0, 1]],
      ['in-out', [0.42, 0, 0.58, 1]],
    ]);
    // Two tokens are called 200: the property of 90 ms and the measured one of 200 ms.
    const times = valuesOf(duration).map(([name, value]) => [name.replace(/-[0-9a-f]{6}$/, '-…'), value]);
    expect(times).toHaveLength(3);
    expect(times).toEqual(
      expect.arrayContaining([
        ['200-…', { value: 90, unit: 'ms' }],
        ['200-…', { value: 200, unit: 'ms' }],
        ['fast', { value: 120, unit: 'ms' }],
      ]),
    );
    expect(exported('css', MOTION)).toContain('--ease-in-out: cubic-bezier(0.42, 0, 0.58, 1);');
    expect(exported('swiftui', MOTION)).toContain('static let duration200');
  });

  test('When the site has breakpoints, then formats that can use them have them', () => {
    const { breakpoint } = exportedJson('dtcg', MOTION, { scheme: 'light' });
    expect(valuesOf(breakpoint)).toEqual([768, 1200].map((value) => [`${value}`, { value, unit: 'px' }]));
    expect(exported('tailwind', MOTION)).not.toContain('breakpoint');
    expect(exported('scss', MOTION)).toContain('$breakpoint-1200: 1200px !default;');
    expect(exported('css', MOTION)).not.toContain('breakpoint');
  });

  test('When motion was not edited, then its tokens say where it was seen', () => {
    const seen = [{ page: 'https://site.test/', selector: 'a', property: 'transition-duration', value: '200ms' }];
    const path = '/design_tokens/measured-duration/1';
    const evidence = [{ section: 'web', values: [{ path, confidence: 0.8, seen }] }];
    const tokens = exportedJson('dtcg', { ...MOTION, evidence: evidence as never }, { scheme: 'light' });
    const found = Object.values(tokens.duration).find((token) => (token as { $extensions?: object }).$extensions);
    expect(found).toMatchObject({
      $value: { value: 200 },
      $extensions: { 'com.brandprint': { confidence: 0.8, seen } },
    });
  });
});

test('When a text of a brand is a function that is no colour, then it is left out', () => {
  const source = brandOf({
    colors: { primary_palette: [{ hex: '#3366cc', category: 'primary' }] },
    elevation: { levels: [{ name: 'soft', css_value: '0 1px 2px blur(0.375rem)' }] },
  });
  expect(exportedJson('dtcg', source)).not.toHaveProperty('shadow');
});
