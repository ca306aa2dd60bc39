import { ElevationSection } from '@brandprint/contracts';
import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { elevation } from '../src/elevation/index.ts';

const seen = (shadows: Record<string, number>, pages = 1) =>
  evidence({
    pages: Array.from({ length: pages }, (_, i) => ({
      finalUrl: `https://site.test/${i}`,
      css: {
        shadows: Object.entries(shadows).map(([value, count]) => ({
          value,
          count,
          area: 100,
          selector: '.card',
          role: 'card' as const,
        })),
        radii: [
          { value: '4px', count: 9, area: 100, selector: '.button', role: 'button' as const },
          { value: '50%', count: 3, area: 100, selector: '.face', role: 'image' as const },
          { value: '16px', count: 5, area: 100, selector: '.card', role: 'card' as const },
          { value: '9999px', count: 1, area: 100, selector: '.pill', role: 'badge' as const },
        ],
      },
    })),
  });
const read = (shadows: Record<string, number>, pages = 1): ElevationSection =>
  ElevationSection.parse(elevation.compose(elevation.measure(seen(shadows, pages)).facts, {}));

const low = 'rgba(0, 0, 0, 0.1) 0px 1px 2px 0px';
const mid = 'rgba(0, 0, 0, 0.1) 0px 4px 6px -1px, rgba(0, 0, 0, 0.06) 0px 2px 4px -1px';
const high = 'rgba(0, 0, 0, 0.25) 0px 25px 50px -12px';

describe('elevation', () => {
  test('When shadows of several heights are painted, then they are levels from low to high', () => {
    const found = read({ [high]: 2, [low]: 9, [mid]: 4 });
    expect(found.levels.map(({ css_value }) => css_value)).toEqual([low, mid, high]);
    expect(found.levels[0]).toEqual({ name: 'level-1', css_value: low, usage: '9 cards' });
    expect(found.rationale).toBe(
      "3 distinct shadows painted by 15 elements on 1 page, ordered by blur and offset. Probability that they belong to the site's own system: 51%.",
    );
  });

  test("When elements of several roles have a level's shadow, then its usage lists them by count, then by name", () => {
    const painted = (role: 'card' | 'button' | 'badge', count: number) => ({
      value: low,
      count,
      area: 100,
      selector: '.x',
      role,
    });
    const shadows = [painted('badge', 3), painted('card', 3), painted('button', 7)];
    const { facts } = elevation.measure(evidence({ pages: [{ css: { shadows } }] }));
    expect(elevation.compose(facts, {}).levels[0]?.usage).toBe('7 buttons, 3 badges and 3 cards');
  });

  test('When more levels are on more pages, then the confidence is higher', () => {
    const five = {
      [low]: 9,
      [mid]: 4,
      [high]: 2,
      'rgb(0, 0, 0) 0px 2px 8px 0px': 3,
      'rgb(0, 0, 0) 0px 8px 16px 0px': 3,
    };
    expect(
      [read({ [low]: 9 }), read({ [low]: 9, [mid]: 4, [high]: 2 }, 2), read(five, 3)].map((found) => found.confidence),
    ).toEqual(['low', 'medium', 'high']);
  });

  test('When one shadow is painted in several colours or with invisible layers, then it is one level', () => {
    const ring = 'rgba(0, 0, 0, 0) 0px 0px 0px 0px, rgba(0, 0, 0, 0) 0px 0px 0px 0px';
    const found = read({
      'rgba(233, 30, 99, 0.4) 0px 4px 8px 0px': 2,
      [`${ring}, rgba(0, 0, 0, 0.1) 0px 4px 8px 0px`]: 5,
    });
    expect(found.levels.map(({ css_value, usage }) => [css_value, usage])).toEqual([
      ['rgba(0, 0, 0, 0.1) 0px 4px 8px 0px', '7 cards'],
    ]);
  });

  test('When corners are round, then their radii are listed as levels besides the section', () => {
    const { findings, provenance } = elevation.measure(seen({ [low]: 9 }, 2));
    expect(findings?.radii?.map(({ name, value, elements }) => [name, value, elements])).toEqual([
      ['radius-1', '4px', 18],
      ['radius-2', '16px', 10],
      ['full', '50%', 6],
      ['full', '9999px', 2],
    ]);
    expect(findings?.radii?.[0]).toMatchObject({ roles: ['button'], page: 'https://site.test/0', selector: '.button' });
    expect(provenance.map(({ path, confidence }) => [path, confidence])).toEqual([['/levels/0', 0.55]]);
  });

  test('When a long page has most shadows and round corners, then those of the home page are among the levels', () => {
    const shadow = (y: number, count: number) => ({
      value: `rgba(0, 0, 0, 0.1) 0px ${y}px 9px 0px`,
      count,
      area: 100,
      selector: '.card',
      role: 'card' as const,
    });
    const radius = (px: number, count: number) => ({ ...shadow(0, count), value: `${px}px` });
    const { facts, findings } = elevation.measure(
      evidence({
        pages: [
          { css: { shadows: [shadow(40, 1)], radii: [radius(20, 2)] } },
          {
            kind: 'docs',
            finalUrl: 'https://site.test/docs',
            css: {
              shadows: [1, 2, 3, 4, 5, 6, 7].map((y) => shadow(y, 900)),
              radii: [1, 2, 3, 4, 5, 6, 7].map((px) => radius(px, 900)),
            },
          },
        ],
      }),
    );
    expect(elevation.compose(facts, {}).levels.map(({ css_value }) => css_value)).toContain(
      'rgba(0, 0, 0, 0.1) 0px 40px 9px 0px',
    );
    expect(findings?.radii?.map(({ value }) => value)).toContain('20px');
  });

  test('When shadows are rings, inner lines or invisible, then they are not levels', () => {
    const found = read({
      'rgb(0, 0, 0) 0px 0px 0px 3px': 5,
      'rgba(0, 0, 0, 0.2) 0px 1px 2px 0px inset': 5,
      'rgba(0, 0, 0, 0) 0px 4px 6px 0px': 5,
      none: 5,
    });
    expect(found).toEqual({
      levels: [],
      confidence: 'low',
      rationale: 'No element on 1 page has a shadow that raises it above the page.',
    });
  });
});
