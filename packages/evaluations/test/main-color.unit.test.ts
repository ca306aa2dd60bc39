import { evidence, logoCandidate } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { compareCategories } from '../src/main-color/categories.ts';
import { compareMainColors, fitMonotone, type SiteCandidates } from '../src/main-color/compare.ts';
import { compareLogos, logosOf } from '../src/main-color/logos.ts';

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

describe('Categories and logos by rules and by a model', () => {
  const GROUND = ['background', 'neutral'];
  const BRAND = ['primary', 'secondary', 'accent'];

  test('When pale colours are grounds on all sites but one, then the model that has not seen that one is wrong there', () => {
    const colors = Array.from({ length: 10 }, (_, i) => [
      { site: `site-${i}`, features: [1], fitting: i === 0 ? BRAND : GROUND, category: 'background' },
      { site: `site-${i}`, features: [0], fitting: BRAND, category: 'text' },
    ]).flat();
    const { rules, model } = compareCategories(colors);
    expect(rules).toEqual({ hit: 9, of: 20 });
    expect(model).toEqual({ hit: 19, of: 20 });
  });

  test('When the logo is in the home link of each site, then rules and model find it; sites without a file are left out', () => {
    const truth = (id: string, path: string | null) => ({
      id,
      brand: 'Acme',
      colors: [],
      fonts: [],
      logo: { path, kind: 'image', source: '' },
      favicon: null,
    });
    const asset = {
      inHomeLink: true,
      classes: 'logo',
      region: 'header' as const,
      markup: '<svg><path d="M0 0"/></svg>',
    };
    const seen = evidence({
      pages: [
        {
          logoCandidates: [
            logoCandidate({ ...asset, url: 'https://site.test/img/logo.svg' }),
            logoCandidate({ url: 'https://site.test/img/team.jpg', inHomeLink: false, classes: '', region: 'main' }),
          ],
        },
      ],
    });
    expect(logosOf(truth('none', null), seen)).toBeNull();
    const logos = ['a', 'b', 'c', 'd'].flatMap((id) => logosOf(truth(id, 'img/logo.svg'), seen) ?? []);
    const { rules, model, missed } = compareLogos(logos);
    expect([rules, model, missed]).toEqual([{ hit: 4, of: 4 }, { hit: 4, of: 4 }, []]);
  });
});
