import type { CustomProperty, PageView } from '@brandprint/contracts';
import { elementStyle, pageEvidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { parseTransition } from '../src/web/tokens/motion-measures.ts';
import { at, design, ms, onePage, px, sample } from './support/design-tokens.ts';

describe('Motion', () => {
  test('When elements have transitions, then durations, easings and transitions are tokens with what moves', () => {
    const { tree, source } = onePage({
      css: {
        transitions: [
          sample('color 0.2s ease-in-out, transform 0.3s cubic-bezier(0.2, 0, 0, 1) 50ms', { count: 5 }),
          sample('0.2s ease-in-out'),
        ],
      },
    });
    expect(tree['measured-duration']).toEqual({
      1: { $type: 'duration', $value: ms(200), $extensions: { 'com.brandprint': { properties: ['color', 'all'] } } },
      2: { $type: 'duration', $value: ms(300), $extensions: { 'com.brandprint': { properties: ['transform'] } } },
    });
    expect(tree['measured-easing']).toMatchObject({
      1: { $type: 'cubicBezier', $value: [0.42, 0, 0.58, 1] },
      2: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
    });
    expect(tree['measured-transition']?.[2]).toMatchObject({
      $type: 'transition',
      $value: { duration: ms(300), delay: ms(50), timingFunction: [0.2, 0, 0, 1] },
    });
    expect(source('measured-duration/1')).toEqual({
      path: '/design_tokens/measured-duration/1',
      page: 'https://site.test/',
      selector: '.card',
      property: 'transition-duration',
      value: '200ms',
      count: 8,
      confidence: 0.67,
      basis: 'rendered',
    });
  });

  test('When motion is stopped, too long, stepped, or of a widget or library, then it is no token', () => {
    const { tree } = onePage({
      css: {
        transitions: [
          sample('0.01ms'),
          sample('all 0s ease 0s'),
          sample('opacity 30s'),
          sample('opacity 0.7s', { region: 'dialog' }),
        ],
        ...design({
          animations: [
            { ...at, value: 'fa-spin', duration: '2s', delay: '0s', easing: 'linear', iterations: '1', properties: [] },
            { ...at, value: 'blink', duration: '1s', delay: '0s', easing: 'steps(2)', iterations: '1', properties: [] },
          ],
        }).css,
      },
    });
    expect(Object.keys(tree)).toEqual(['measured-duration']);
    expect(tree['measured-duration']).toMatchObject({ 1: { $value: ms(1000) } });
  });

  test('When an element has several animations, then each is a token, and an endless one gives no duration', () => {
    const { tree, values } = onePage(
      design({
        animations: [
          {
            ...at,
            value: 'rise, drift',
            duration: '0.6s, 8s',
            delay: '0.1s',
            easing: 'ease-out, linear',
            iterations: '1, infinite',
            properties: ['opacity', 'transform'],
          },
        ],
      }),
    );
    expect(values('measured-duration')).toEqual([ms(600)]);
    expect(values('measured-animation')).toEqual([
      { duration: ms(8000), delay: ms(100), timingFunction: [0, 0, 1, 1] },
      { duration: ms(600), delay: ms(100), timingFunction: [0, 0, 0.58, 1] },
    ]);
    const extensions = Object.values(tree['measured-animation'] ?? {}).map(({ $extensions }) => $extensions);
    expect(extensions).toEqual([
      { 'com.brandprint': { properties: ['opacity', 'transform'], keyframes: 'drift', iterations: 'infinite' } },
      { 'com.brandprint': { properties: ['opacity', 'transform'], keyframes: 'rise' } },
    ]);
  });

  test('When a captured transition was cut, then its last part is left out', () => {
    const cut = `color 0.2s, ${'margin-left 0.25s, '.repeat(20)}`.slice(0, 300);
    expect(parseTransition(cut).every(({ properties }) => /^(color|margin-left)$/.test(properties[0] ?? ''))).toBe(
      true,
    );
    expect(parseTransition('none')[0]?.durationMs).toBe(0);
  });
});

describe('Borders and states', () => {
  const edge = (color: string, width = 1, style = 'solid') => ({ width, style, color });

  test('When boxes have borders, then those that can be seen are tokens', () => {
    const { values, source } = onePage({
      styles: [
        elementStyle({ role: 'card', selector: '.card', border: { top: edge('#dddddd'), bottom: edge('#dddddd') } }),
        elementStyle({ role: 'button', tag: 'a', backgroundColor: '#e8590c', border: { top: edge('#e8590c', 2) } }),
        elementStyle({ role: 'card', border: { top: edge('#00000000', 3) } }),
        elementStyle({
          role: 'input',
          tag: 'input',
          backgroundColor: '#ffffff',
          border: { top: edge('#767676', 2, 'inset') },
        }),
        elementStyle({ role: 'card', region: 'widget', border: { top: edge('#123456', 5) } }),
      ],
    });
    expect(values('measured-border')).toEqual([
      {
        color: { colorSpace: 'srgb', components: [0.8667, 0.8667, 0.8667], hex: '#dddddd' },
        width: px(1),
        style: 'solid',
      },
    ]);
    expect(source('measured-border/1')).toMatchObject({ value: '1px solid #dddddd', selector: '.card', count: 1 });
  });

  test('When a button changes in its states, then each change is a token beside the usual value', () => {
    const { tree, source } = onePage({
      styles: [
        elementStyle({
          role: 'button',
          selector: '.btn',
          backgroundColor: '#e8590c',
          hover: { backgroundColor: '#c2410c', transform: 'scale(1.05)' },
          focus: { outline: '#0066ff solid 3px' },
          active: { opacity: '80%' },
          disabled: { opacity: '0.4', boxShadow: 'none' },
        }),
        elementStyle({ role: 'button', region: 'widget', hover: { color: '#123456' } }),
      ],
    });
    expect(tree['state-button-hover']).toEqual({
      1: {
        'background-color': {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [0.7608, 0.2549, 0.0471], hex: '#c2410c' },
          $extensions: { 'com.brandprint': { from: '#e8590c' } },
        },
        $extensions: { 'com.brandprint': { css: { transform: 'scale(1.05)' } } },
      },
    });
    expect(tree['state-button-focus']?.[1]).toMatchObject({
      outline: { $type: 'border', $value: { width: px(3), style: 'solid', color: { hex: '#0066ff' } } },
    });
    expect(tree['state-button-active']?.[1]).toMatchObject({ opacity: { $type: 'number', $value: 0.8 } });
    expect(tree['state-button-disabled']?.[1]).toMatchObject({
      opacity: { $value: 0.4 },
      $extensions: { 'com.brandprint': { css: { 'box-shadow': 'none' } } },
    });
    expect(source('state-button-hover/1/background-color')).toMatchObject({
      selector: '.btn',
      property: 'background-color',
      value: '#c2410c',
      basis: 'declared',
    });
    expect(source('state-button-hover/1')?.value).toBe('background-color: #c2410c; transform: scale(1.05)');
  });
});

describe('The usual colour of a border that changes', () => {
  const edge = (color: string) => ({ width: 1, style: 'solid', color });
  const inputWith = (bottom: string) =>
    onePage({
      styles: [
        elementStyle({
          role: 'input',
          border: { top: edge('#dddddd'), right: edge('#dddddd'), bottom: edge(bottom), left: edge('#dddddd') },
          focus: { borderColor: '#0066ff' },
        }),
      ],
    }).tree['state-input-focus'];
  const token = { $type: 'color', $value: expect.anything() };

  test('When all sides have the same colour, then it is the usual one', () => {
    const usual = { $extensions: { 'com.brandprint': { from: '#dddddd' } } };
    expect(inputWith('#dddddd')).toEqual({ 1: { 'border-color': { ...token, ...usual } } });
  });

  test('When one side has another colour, then none is given', () => {
    expect(inputWith('#333333')).toEqual({ 1: { 'border-color': token } });
  });
});

describe('Colours, fonts and other views', () => {
  const property = (name: string, value: string, color: string | null = null): CustomProperty => ({
    name,
    value,
    color,
    scope: ':root',
    uses: 2,
  });
  const view = (name: PageView['name'], customProperties: CustomProperty[], sizePx = 16): PageView => {
    const { viewport, documentHeight, canvasColor, screenshot, pixels, firstScreenPixels, logoCandidates } =
      pageEvidence();
    const looks = { viewport, documentHeight, canvasColor, screenshot, pixels, firstScreenPixels, logoCandidates };
    return { ...looks, name, trigger: `(${name})`, customProperties, styles: [elementStyle({ font: { sizePx } })] };
  };

  test('When a colour is written for wide gamuts or both schemes, then the token has that beside sRGB', () => {
    const { tree } = onePage({
      customProperties: [
        property('--brand', 'oklch(62.8% 0.2577 29.23)', '#ff0000'),
        property('--ink', 'light-dark(#112233, rgb(221 238 255))', '#112233'),
        property('--plain', '#00ff00', '#00ff00'),
      ],
      ...design({
        colorNotations: [{ ...at, value: 'color(display-p3 1 0 0)', property: 'background-color', hex: '#ff0000' }],
      }),
    });
    expect(tree.color?.brand).toMatchObject({
      $value: { colorSpace: 'srgb', hex: '#ff0000' },
      $extensions: { 'com.brandprint': { written: 'oklch(62.8% 0.2577 29.23)' } },
    });
    expect(tree.color?.ink?.$extensions).toEqual({
      'com.brandprint': { written: 'light-dark(#112233, rgb(221 238 255))', light: '#112233', dark: '#ddeeff' },
    });
    expect(tree.color?.plain).not.toHaveProperty('$extensions');
    expect(tree['measured-color-notation']?.[1]).toMatchObject({
      $value: { hex: '#ff0000' },
      $extensions: { 'com.brandprint': { written: 'color(display-p3 1 0 0)', properties: ['background-color'] } },
    });
  });

  test('When a property or a size differs in another view, then the tokens say so', () => {
    const { tree, source, values } = onePage({
      customProperties: [property('--bg', '#ffffff', '#ffffff'), property('--gap', '32px')],
      styles: [elementStyle()],
      views: [
        view('dark', [property('--bg', '#101010', '#101010'), property('--gap', '32px')]),
        view('mobile', [property('--bg', '#ffffff', '#ffffff'), property('--gap', '16px')], 14),
      ],
    });
    expect(tree.color?.bg?.$extensions).toMatchObject({ 'com.brandprint': { views: { dark: { hex: '#101010' } } } });
    expect(tree.dimension?.gap?.$extensions).toEqual({ 'com.brandprint': { views: { mobile: px(16) } } });
    expect(source('color/bg/$extensions/com.brandprint/views/dark')).toMatchObject({
      selector: '(dark) :root',
      value: '#101010',
    });
    expect(values('measured-font-size-mobile')).toEqual([px(14)]);
    expect(tree['measured-border-dark']).toBeUndefined();
  });

  test('When a property has a function that is no colour, then the other tokens are there', () => {
    const { tree } = onePage({ customProperties: [property('--soft', 'blur(0.375rem)'), property('--gap', '8px')] });
    expect(Object.keys(tree)).toEqual(['dimension']);
  });

  test.each(['constructor', 'hasOwnProperty', 'toString', '__proto__'])(
    'When a font is named "%s", then its settings are tokens or nothing, and no built-in changes',
    (family) => {
      const values = ['keys', 'name', 'call'].map((tag) => `"${tag}" 1`);
      const { tree } = onePage(
        design({ fontVariations: values.map((value) => ({ ...at, value, family: `${family}, serif` })) }),
      );
      const named = Object.entries(tree['measured-font-variation'] ?? {}).map(([name]) => name);
      expect(named.filter((name) => !name.startsWith(family))).toEqual([]);
      expect([typeof Object.keys, Object.name, typeof Object.prototype.hasOwnProperty.call]).toEqual([
        'function',
        'Object',
        'function',
      ]);
      expect(({} as Record<string, unknown>)['keys']).toBeUndefined();
    },
  );

  test('When a font is variable, then the ranges of its axes and the settings in use are tokens', () => {
    const face = { style: 'normal', urls: [], display: 'swap', status: 'loaded' as const, stylesheet: null };
    const { tree, source } = onePage({
      fontFaces: [
        { ...face, family: 'Acme.Vary', weight: '100 900', stretch: '75% 125%' },
        { ...face, family: 'Slant', weight: '400', style: 'oblique 0deg 10deg' },
        { ...face, family: 'Unused', weight: '100 900', status: 'unloaded' },
      ],
      ...design({ fontVariations: [{ ...at, value: '"wdth" 90, "wght" 650', family: '"Acme.Vary", serif' }] }),
    });
    expect(Object.keys(tree['measured-font-axis'] ?? {})).toEqual(['Acme-Vary', 'Slant']);
    expect(tree['measured-font-axis']).toMatchObject({
      'Acme-Vary': {
        'wght-min': { $type: 'number', $value: 100 },
        'wght-max': { $value: 900 },
        'wdth-min': { $value: 75 },
        'wdth-max': { $value: 125 },
      },
      Slant: { 'slnt-min': { $value: -10 }, 'slnt-max': { $value: 0 } },
    });
    expect(tree['measured-font-variation']).toMatchObject({
      'Acme-Vary': { wdth: { $value: 90 }, wght: { $value: 650 } },
    });
    expect(source('measured-font-axis/Slant/slnt-min')).toMatchObject({
      property: 'font-style',
      value: 'oblique 0deg 10deg',
    });
  });
});
