import { elementStyle, evidence, pageEvidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { collectGradients } from '../src/colors/gradients.ts';
import { onePage, px, sample, tokensOf } from './support/design-tokens.ts';

describe('A site with a long documentation', () => {
  const home = pageEvidence({
    css: { radii: [sample('6px')], shadows: [sample('#00000033 0px 2px 4px 0px')] },
    styles: [
      elementStyle({ font: { sizePx: 18, stack: 'Acme Sans' }, chars: 300 }),
      elementStyle({ role: 'section', backgroundImage: 'linear-gradient(#d6336c, #e8590c)', area: 100_000 }),
    ],
  });
  const many = Array.from({ length: 20 }, (_, i) => i + 1);
  const docs = pageEvidence({
    finalUrl: 'https://site.test/docs/',
    kind: 'docs',
    css: {
      radii: many.map((i) => sample(`${20 + i}px`, { count: 100 })),
      shadows: many.map((i) => sample(`#00000033 0px ${10 + i}px 9px 0px`, { count: 100 })),
    },
    styles: many.flatMap((i) => [
      elementStyle({ font: { sizePx: 20 + i, stack: `Docs ${i}` }, chars: 9_000 }),
      elementStyle({
        role: 'section',
        backgroundImage: `linear-gradient(#11223${i % 10}, #aabbc${i % 10})`,
        area: 300_000,
      }),
    ]),
  });
  const site = evidence({ pages: [home, docs] });

  test('When its pages have more elements than the home page, then corners, shadows and type of that come first', () => {
    const { values } = tokensOf(site);
    expect(values('measured-radius')[0]).toEqual(px(6));
    expect(values('measured-shadow')[0]).toMatchObject([{ offsetY: px(2) }]);
    expect(values('measured-font-size')[0]).toEqual(px(18));
    expect(values('measured-font-family')[0]).toEqual(['Acme Sans']);
  });

  test('When its pages have larger gradients than the home page, then that of the home page comes first', () => {
    expect(collectGradients(site)[0]?.css).toBe('linear-gradient(#d6336c, #e8590c)');
  });
});

test('When corners are relative or differ, then the tokens are those of each corner, or CSS', () => {
  const { tree, values, source } = onePage({
    css: {
      radii: [sample('4px 12px', { count: 5 }), sample('50%', { count: 4 }), sample('8px'), sample('0px 0px 6px 6px')],
    },
  });
  expect(tree['measured-radius']).toMatchObject({
    1: {
      'top-left': { $type: 'dimension', $value: px(4) },
      'top-right': { $value: px(12) },
      'bottom-right': { $value: px(4) },
      'bottom-left': { $value: px(12) },
    },
    2: { $extensions: { 'com.brandprint': { css: { 'border-radius': '50%' } } } },
    3: { 'top-left': { $value: px(0) }, 'bottom-left': { $value: px(6) } },
    4: { $type: 'dimension', $value: px(8) },
  });
  expect(values('measured-radius')).toHaveLength(4);
  expect(source('measured-radius/1/top-left')).toMatchObject({ property: 'border-top-left-radius', value: '4px' });
  expect(source('measured-radius/2')).toMatchObject({ property: 'border-radius', value: '50%' });
});

test('When a state changes corners, paddings, gradients or pseudo-elements, then the tokens say so', () => {
  const { tree, source } = onePage({
    styles: [
      elementStyle({
        role: 'button',
        selector: '.btn',
        borderRadius: '4px',
        padding: [12, 24, 12, 24],
        hover: {
          borderRadius: '16px',
          padding: '14px 28px',
          backgroundImage: 'linear-gradient(#ff0000, #0000ff)',
          filter: 'brightness(0.9)',
          after: { backgroundColor: '#ff0000', width: '100%' },
        },
      }),
    ],
  });
  expect(tree['state-button-hover']?.[1]).toEqual({
    'border-radius': {
      $type: 'dimension',
      $value: px(16),
      $extensions: { 'com.brandprint': { from: '4px' } },
    },
    'after-background-color': expect.objectContaining({
      $type: 'color',
      $value: expect.objectContaining({ hex: '#ff0000' }),
    }),
    $extensions: {
      'com.brandprint': {
        css: {
          padding: '14px 28px',
          'background-image': 'linear-gradient(#ff0000, #0000ff)',
          filter: 'brightness(0.9)',
          '::after width': '100%',
        },
      },
    },
  });
  expect(source('state-button-hover/1/after-background-color')).toMatchObject({
    property: '::after background-color',
    value: '#ff0000',
  });
});

test('When a colour is another one on screens of a wide gamut, then the token has both', () => {
  const { tree } = onePage({
    customProperties: [
      {
        name: '--brand',
        value: '#e8590c',
        color: '#e8590c',
        scope: ':root',
        uses: 2,
        wideGamut: 'color(display-p3 1 .3 0)',
      },
    ],
  });
  expect(tree.color?.brand).toMatchObject({
    $value: { hex: '#e8590c' },
    $extensions: { 'com.brandprint': { wide_gamut: 'color(display-p3 1 .3 0)' } },
  });
});
