import { type PageKind, SpacingSection } from '@brandprint/contracts';
import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { spacing } from '../src/spacing/index.ts';

type Used = Record<number, number>;
const page = (used: Used, kind: PageKind = 'home'): PageOverrides => ({
  finalUrl: kind === 'home' ? 'https://site.test/' : `https://site.test/${kind}`,
  kind,
  css: {
    spacings: Object.entries(used).flatMap(([px, count]) =>
      (['padding', 'margin'] as const).map((property, i) => ({
        px: Number(px),
        property,
        axis: 'y' as const,
        count: i === 0 ? Math.ceil(count / 2) : Math.floor(count / 2),
        selector: '.box',
      })),
    ),
  },
});
const seen = (...pages: Used[]) => evidence({ pages: pages.map((used, i) => page(used, i === 0 ? 'home' : 'docs')) });
const read = (...pages: Used[]): SpacingSection =>
  SpacingSection.parse(spacing.compose(spacing.measure(seen(...pages)).facts, {}));

describe('spacing', () => {
  test.each<[number, Used]>([
    [8, { 8: 40, 16: 60, 24: 30, 32: 12, 48: 8 }],
    [4, { 4: 30, 8: 40, 12: 22, 16: 60, 20: 18, 24: 30 }],
    [5, { 5: 30, 10: 40, 15: 40, 25: 22, 35: 9 }],
    [9, { 9: 60, 18: 50, 27: 30, 36: 20, 45: 12 }],
    [10, { 10: 40, 20: 50, 30: 30, 40: 12, 50: 9 }],
  ])('When distances are multiples of %i, then that is the base unit', (unit, used) => {
    expect(read(used)).toMatchObject({ base_unit_px: unit, confidence: 'high' });
  });

  test.each<[string, Used]>([
    ['distances share no grid', { 4: 30, 7: 25, 10: 30, 13: 20, 18: 30, 22: 20, 30: 25 }],
    ['a third of them is off the grid', { 8: 60, 16: 60, 24: 30, 13: 40, 7: 40 }],
    ['all have a larger common divisor', { 20: 80, 40: 60, 60: 30 }],
    ['there are only two', { 8: 80, 16: 60 }],
  ])('When %s, then the base unit is left out, and the rationale says so', (_, used) => {
    const { base_unit_px, rationale, scale } = read(used);
    expect(base_unit_px).toBe(0);
    expect(rationale).toContain('No base unit is certain enough to state.');
    expect(scale.length).toBeGreaterThan(1);
    expect(spacing.measure(seen(used)).provenance.map(({ path }) => path)).not.toContain('/base_unit_px');
  });

  test('When a few distances are off the grid, then the base unit stays and they are counted', () => {
    const found = read({ 8: 40, 16: 60, 24: 30, 13: 2, 7: 1 });
    expect(found.base_unit_px).toBe(8);
    expect(found.rationale).toContain('130 of 133');
    expect(found.rationale).toMatch(/Probability that they belong to the site's own scale: \d\d%/);
    expect(found.scale.map(({ value_px, name }) => [name, value_px])).toEqual([
      ['sm', 8],
      ['md', 16],
      ['lg', 24],
    ]);
  });

  test('When tokens of spacing step in 8 and all that is painted is a multiple of 16, then the base unit is 8', () => {
    const used = { 16: 70, 32: 200, 35: 40, 48: 15, 64: 36 };
    const token = (name: string, value: string) => ({ name, value, color: null, scope: ':root', uses: 1 });
    const withTokens = (...values: string[]): number => {
      const customProperties = values.map((value, i) => token(`--spacing-${i}`, value));
      const site = evidence({ pages: [{ ...page(used), customProperties }] });
      return spacing.compose(spacing.measure(site).facts, {}).base_unit_px;
    };
    expect(withTokens()).toBe(16);
    expect(withTokens('0.5rem', '1rem', '2rem', '48px')).toBe(8);
    // Off its grid, in no whole pixels, or too few: they are no scale of what is painted.
    expect(withTokens('5px', '10px', '15px')).toBe(16);
    expect(withTokens('0.45rem', '1rem', '2rem')).toBe(16);
    expect(withTokens('0.5rem', '1rem')).toBe(16);
    expect(withTokens('1px', '0.5rem', '1rem', '2rem')).toBe(8);
  });

  test.each([
    ['--letter-spacing-', 16],
    ['--border-spacing-', 16],
    ['--wp--preset--spacing--', 4],
  ])('When tokens are named "%s…" and step in 4, then the base unit is %i', (name, unit) => {
    const customProperties = [4, 8, 12].map((px) => ({
      name: `${name}${px}`,
      value: `${px}px`,
      color: null,
      scope: ':root',
      uses: 1,
    }));
    const site = evidence({ pages: [{ ...page({ 16: 70, 32: 200, 48: 15, 64: 36 }), customProperties }] });
    expect(spacing.compose(spacing.measure(site).facts, {}).base_unit_px).toBe(unit);
  });

  test('When a documentation page has most of the distances, then the home page still decides on the unit', () => {
    const home = { 8: 40, 16: 60, 24: 30, 32: 12, 48: 8 };
    expect(read(home, { 5: 4_000, 7: 3_000, 15: 2_000 }).scale.map(({ value_px }) => value_px)).toEqual(
      expect.arrayContaining([8, 16, 24]),
    );
    expect(read(home, { 5: 500, 15: 400, 25: 300 }).base_unit_px).not.toBe(5);
  });

  test('When very little was measured, then no unit is stated, and without any distance confidence is low', () => {
    expect(read({ 8: 2, 16: 1, 24: 1 }).base_unit_px).toBe(0);
    expect(read({})).toEqual({
      base_unit_px: 0,
      scale: [],
      confidence: 'low',
      rationale: 'No painted paddings, margins or gaps were found.',
    });
  });

  test('When there is a scale, then its unit and its steps have provenance', () => {
    const at = { page: 'https://site.test/', selector: '.box', property: 'padding', basis: 'rendered' };
    const { provenance } = spacing.measure(seen({ 8: 40, 16: 20, 24: 10 }));
    expect(provenance.slice(0, 2)).toEqual([
      {
        ...at,
        path: '/base_unit_px',
        value: '70 of 70 distances are multiples of 8px',
        count: 70,
        confidence: 0.95,
      },
      { ...at, path: '/scale/0/value_px', value: '8px', count: 40, confidence: 0.88 },
    ]);
    expect(provenance.map(({ path }) => path).slice(2)).toEqual(['/scale/1/value_px', '/scale/2/value_px']);
  });
});
