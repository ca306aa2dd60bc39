import { ElevationSection } from '@brandprint/contracts';
import { evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { elevation } from '../src/elevation/index.ts';

const read = (shadows: Record<string, number>): ElevationSection => {
  const seen = evidence({
    pages: [
      {
        css: {
          shadows: Object.entries(shadows).map(([value, count]) => ({
            value,
            count,
            area: 100,
            selector: '.card',
            role: 'card' as const,
          })),
        },
      },
    ],
  });
  return ElevationSection.parse(elevation.compose(elevation.measure(seen).facts, {}));
};

const low = 'rgba(0, 0, 0, 0.1) 0px 1px 2px 0px';
const mid = 'rgba(0, 0, 0, 0.1) 0px 4px 6px -1px, rgba(0, 0, 0, 0.06) 0px 2px 4px -1px';
const high = 'rgba(0, 0, 0, 0.25) 0px 25px 50px -12px';

describe('elevation', () => {
  test('When shadows of several heights are painted, then they are levels from low to high', () => {
    const found = read({ [high]: 2, [low]: 9, [mid]: 4 });
    expect(found.levels.map(({ css_value }) => css_value)).toEqual([low, mid, high]);
    expect(found.levels[0]).toEqual({ name: 'level-1', css_value: low, usage: '9 cards' });
    expect(found.confidence).toBe('high');
    expect(found.rationale).toBe('3 distinct shadows painted by 15 elements on 1 page, ordered by blur and offset.');
  });

  test('When shadows are rings, inner lines or invisible, then they are no levels', () => {
    const found = read({
      'rgb(0, 0, 0) 0px 0px 0px 3px': 5,
      'rgba(0, 0, 0, 0.2) 0px 1px 2px 0px inset': 5,
      'rgba(0, 0, 0, 0) 0px 4px 6px 0px': 5,
      none: 5,
    });
    expect(found).toEqual({
      levels: [],
      confidence: 'low',
      rationale: 'No element on 1 page paints a shadow that lifts it off the page.',
    });
  });
});
