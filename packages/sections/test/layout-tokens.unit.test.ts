import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { parseWidthQuery } from '../src/web/tokens/layout-measures.ts';
import { at, design, onePage, px, tokensOf } from './support/design-tokens.ts';

describe('Layout', () => {
  test.each([
    ['(min-width: 48em)', [{ px: 768, isLast: false }]],
    ['screen and (max-width: 767.98px)', [{ px: 767.98, isLast: true }]],
    ['(640px <= width < 1024px)', [1024, 640].map((width) => ({ px: width, isLast: false }))],
    ['(width > 600px)', [{ px: 600, isLast: true }]],
    ['print and (min-width: 600px)', []],
    ['(min-width: 1px)', []],
    ['(min-height: 600px)', []],
  ])('When a media query is %s, then its widths are %j', (query, edges) => {
    expect(parseWidthQuery(query)).toEqual(edges);
  });

  test('When queries end one pixel before others begin, then they are one breakpoint', () => {
    const { tree, values, source } = onePage(
      design({
        widthQueries: [
          { query: '(min-width: 1200px)', rules: 20 },
          { query: '(min-width: 768px)', rules: 30 },
          { query: '(max-width: 767px)', rules: 10 },
          { query: '(max-width: 599.98px)', rules: 10 },
          { query: '(max-width: 480px)', rules: 1 },
        ],
      }),
    );
    expect(values('measured-breakpoint')).toEqual([px(600), px(768), px(1200)]);
    expect(tree['measured-breakpoint']?.[2]?.$extensions).toEqual({
      'com.brandprint': { queries: ['(min-width: 768px)', '(max-width: 767px)'] },
    });
    expect(source('measured-breakpoint/2')).toMatchObject({ count: 40, property: 'width', basis: 'declared' });
  });

  test('When containers change their contents at a width, then that is a breakpoint of containers', () => {
    const { tree, values, source } = onePage(
      design({
        widthQueries: [{ query: '(min-width: 768px)', rules: 30 }],
        containerQueries: [
          { query: '@container page (min-width: 40rem)', rules: 4 },
          { query: '@container (inline-size > 420px)', rules: 2 },
        ],
      }),
    );
    expect(values('measured-breakpoint')).toEqual([px(768)]);
    expect(values('measured-container-breakpoint')).toEqual([px(420), px(640)]);
    expect(tree['measured-container-breakpoint']?.[2]?.$extensions).toEqual({
      'com.brandprint': { queries: ['@container page (min-width: 40rem)'] },
    });
    expect(source('measured-container-breakpoint/2')).toMatchObject({ selector: '@container page (min-width: 40rem)' });
  });

  test('When boxes are centred, stacked and in columns, then containers, layers and grids are tokens', () => {
    const { tree, values, source } = onePage(
      design({
        containers: [{ ...at, value: '1200px' }],
        zIndexes: [
          { ...at, value: '100' },
          { ...at, value: '10' },
          { ...at, value: '0' },
          { ...at, value: '2147483647' },
          { ...at, value: '50', region: 'widget' },
        ],
        grids: [{ ...at, value: '300px 300px 300px', columns: 3, equal: true, gap: [16, 24] }],
      }),
    );
    expect(values('measured-container')).toEqual([px(1200)]);
    expect(values('measured-z-index')).toEqual([10, 100]);
    expect(tree['measured-grid']?.[1]).toMatchObject({
      columns: { $type: 'number', $value: 3 },
      'column-gap': { $type: 'dimension', $value: px(24) },
      'row-gap': { $type: 'dimension', $value: px(16) },
    });
    expect(source('measured-grid/1/columns')).toMatchObject({
      property: 'grid-template-columns',
      value: '300px 300px 300px',
    });
  });

  test('When columns are those of a flex box, then the tokens come from that', () => {
    const { tree, source } = onePage(
      design({
        grids: [{ ...at, value: '300px 300px 300px', columns: 3, equal: true, gap: [16, 24], layout: 'flex' }],
      }),
    );
    expect(tree['measured-grid']?.[1]).toMatchObject({ columns: { $value: 3 }, 'column-gap': { $value: px(24) } });
    expect(source('measured-grid/1/columns')).toMatchObject({ property: 'flex', value: '300px 300px 300px' });
  });

  test('When one page is long, then it does not outvote the home page', () => {
    const page = (value: string, count: number) => design({ containers: [{ ...at, value, count }] });
    const many = Array.from({ length: 14 }, (_, i) =>
      design({ containers: [{ ...at, value: `${700 + i}px`, count: 50 }] }),
    );
    const { values } = tokensOf(
      evidence({
        pages: [
          page('1200px', 1),
          ...many.map((one, i) => ({ ...one, finalUrl: `https://site.test/docs/${i}`, kind: 'docs' as const })),
        ],
      }),
    );
    expect(values('measured-container')).toContainEqual(px(1200));
  });
});
