import { describe, expect, test } from '@jest/globals';
import { compareMainColors, fitMonotone, type SiteCandidates } from '../src/main-color/compare.ts';

const NAMES = ['area', 'noise', 'pale'];
const ADVERSE = ['pale'];

/** The right colour fills more and is not pale; the rules lead with it on even sites, the score always with the other. */
const sites: SiteCandidates[] = Array.from({ length: 12 }, (_, i) => {
  const right = { features: [0.9, (i % 3) / 3, 0], score: 0.1, right: true };
  const wrong = { features: [0.1, ((i + 1) % 3) / 3, 1], score: 0.9, right: false };
  return { site: `site-${i}`, candidates: i % 2 === 0 ? [right, wrong] : [wrong, right] };
});

describe('The main colour by rules and by a model', () => {
  test('When each site is left out in turn, then rules, score and model are counted apart', () => {
    const result = compareMainColors(sites, NAMES, ADVERSE);
    expect(result.rules).toEqual({ hit: 6, of: 12 });
    expect(result.score).toEqual({ hit: 0, of: 12 });
    expect(result.model).toEqual({ hit: 12, of: 12 });
    expect(result.missed).toEqual([]);
    expect(result.certainty.reduce((sum, { count }) => sum + count.of, 0)).toBe(12);
  });

  test('When only a site itself shows what would be right there, then the model that has not seen it is wrong', () => {
    const odd: SiteCandidates = {
      site: 'odd',
      candidates: [
        { features: [0.9, 0, 0], score: 1, right: false },
        { features: [0.1, 8, 1], score: 0, right: true },
      ],
    };
    const others = sites.map(({ site, candidates }) => ({
      site,
      candidates: candidates.map((one) => ({ ...one, features: [one.features[0] ?? 0, 0, one.features[2] ?? 0] })),
    }));
    const { model, missed } = compareMainColors([...others, odd], NAMES, ADVERSE);
    expect(model).toEqual({ hit: 12, of: 13 });
    expect(missed).toEqual(['odd']);
  });

  test('When a good sign would count against a colour, then the model leaves it out; an adverse trait may count against it', () => {
    const samples = sites.flatMap(({ site, candidates }) =>
      candidates.map(({ right, features: [, noise = 0, pale = 0] }) => ({
        site,
        right,
        features: [right ? 0.1 : 0.9, noise, pale],
      })),
    );
    const { used, weights } = fitMonotone(samples, NAMES, ADVERSE);
    expect(used).not.toContain('area');
    expect(used).toContain('pale');
    expect(weights[used.indexOf('pale') + 1]).toBeLessThan(0);
  });
});
