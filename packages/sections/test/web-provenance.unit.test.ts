import { elementStyle, evidence, iconEvidence, type PageOverrides, resource } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { web } from '../src/web/index.ts';

describe('Provenance', () => {
  const seenAt = (path: string, ...pages: PageOverrides[]) =>
    web.measure(evidence({ pages })).provenance.filter((seen) => seen.path === path);

  test('When a technology is listed, then it has provenance', () => {
    const { provenance } = web.measure(
      evidence({ pages: [{ resources: [resource('https://unpkg.com/aos@2.3.1/dist/aos.js')] }] }),
    );
    expect([...new Set(provenance.map(({ path }) => path))]).toEqual([
      '/component_libraries/0',
      '/animation/library',
      '/custom_urls/0',
      '/accessibility',
      '/animation/reduced_motion',
    ]);
  });

  test('When several kinds of clues identify a technology, then each is listed with place and page count, and the confidence is higher', () => {
    const file = { resources: [resource('https://site.test/js/jquery-3.6.0.min.js')] };
    const both: PageOverrides = { ...file, signals: { globals: [{ name: 'jQuery', version: '3.6.0' }] } };
    const seen = seenAt('/component_libraries/0', both, { ...file, finalUrl: 'https://site.test/about' });
    expect(seen).toMatchObject([
      {
        property: 'file',
        selector: 'script[src="https://site.test/js/jquery-3.6.0.min.js"]',
        count: 2,
        basis: 'declared',
      },
      { property: 'global', selector: 'window', value: 'jQuery', count: 1, basis: 'declared' },
    ]);
    const [one] = seenAt('/component_libraries/0', file);
    expect([seen[0]?.confidence, one?.confidence]).toEqual([0.99, 0.97]);
  });

  test("When an icon set's icons are rendered, then its basis is rendered; what the head loads is declared", () => {
    const icon = iconEvidence({
      kind: 'font',
      classes: 'bi bi-heart',
      fontFamily: 'bootstrap-icons',
      selector: 'i.bi',
    });
    const link = resource('https://cdn.jsdelivr.net/npm/bootstrap-icons@1.5.0/font/bootstrap-icons.css');
    expect(seenAt('/icon_libraries/0', { icons: [icon], resources: [link] })).toMatchObject([
      { property: 'package', basis: 'declared' },
      { property: 'icon font', selector: 'i.bi', basis: 'rendered' },
    ]);
  });

  test('When accessibility is reported, then each measurement has a source', () => {
    const pale = elementStyle({ selector: 'p.pale', color: '#cccccc', backdrop: '#ffffff', chars: 40 });
    const dark = elementStyle({ selector: 'p', color: '#222222', backdrop: '#ffffff', chars: 60 });
    const checks = [
      { rule: 'image-alt', impact: 'critical' as const, failed: 1, passed: 1, undecided: 0, selector: 'img.x' },
    ];
    const seen = seenAt('/accessibility', { lang: 'en', styles: [dark, pale], accessibility: { images: 2, checks } });
    const at = (property: string) => seen.find((one) => one.property === property);
    expect(at('lang')).toMatchObject({ selector: 'html', value: 'en', basis: 'declared' });
    expect(at('alt')).toMatchObject({ selector: 'img', value: '2 of 2' });
    expect(at('color')).toMatchObject({ selector: 'p.pale', basis: 'rendered', count: 100 });
    expect(at('axe-core image-alt')).toMatchObject({ selector: 'img.x', count: 1, basis: 'declared' });
  });

  test('When reduced motion is reported, then its source is the media query, or the absence of one', () => {
    const css = {
      prefersReducedMotion: true,
      mediaQueries: ['(min-width: 1px)', '(prefers-reduced-motion: reduce)'],
      motion: { moving: 10, stilled: 9 },
    };
    expect(seenAt('/animation/reduced_motion', { css })).toMatchObject([
      {
        selector: '@media (prefers-reduced-motion: reduce)',
        value: '9 of 10 animated elements stop when it is set',
        count: 1,
        basis: 'declared',
      },
    ]);
    expect(seenAt('/animation/reduced_motion', {})).toMatchObject([{ value: 'no rule uses it', count: 0 }]);
  });

  test('When there are design tokens, then the source is a declaration or an element that paints the value', () => {
    const property = (value: string) => ({ name: '--a/b', value, color: null, scope: ':root', uses: 3 });
    const radii = [{ value: '6px', count: 4, area: 100, selector: '.card', role: 'card' as const }];
    const pages = ['4px', '4px', '5px'].map((value, i) => ({
      finalUrl: `https://site.test/${i}`,
      customProperties: [property(value)],
      css: { radii: i === 0 ? radii : [] },
    }));
    expect(seenAt('/design_tokens/dimension/a~1b', ...pages)).toMatchObject([
      { selector: ':root', property: '--a/b', value: '4px', count: 3, basis: 'declared', confidence: 0.6 },
    ]);
    expect(seenAt('/design_tokens/measured-radius/1', ...pages)).toMatchObject([
      { selector: '.card', property: 'border-radius', value: '6px', count: 4, basis: 'rendered', confidence: 0.4 },
    ]);
  });

  test('When a layout pattern is reported, then its source is a page that uses it, and more pages raise the confidence', () => {
    const grid = elementStyle({ selector: '.tiles', display: 'grid' });
    const pages = [{}, { finalUrl: 'https://site.test/work', styles: [grid] }];
    expect(seenAt('/preferred_patterns/0', ...pages)).toMatchObject([
      {
        page: 'https://site.test/work',
        selector: '.tiles',
        property: 'display',
        value: 'grid',
        count: 1,
        confidence: 0.5,
      },
    ]);
  });
});
