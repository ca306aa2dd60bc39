import type { LogoCandidate, StoredAsset } from '@brandprint/contracts';
import { evidence, logoCandidate, storedAsset } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { selectLogos } from '../src/shared/logos/select-logos.ts';
import { wide } from './support/logos.ts';

const HASH = 'ffee00112233aabb';
const file = (key: string, width: number, more: Partial<StoredAsset> = {}): StoredAsset =>
  storedAsset({ key, width, height: Math.round(width * 0.3), dhash: HASH, ...more });
const shown = ({ key, url }: StoredAsset, more: Partial<LogoCandidate> = {}): LogoCandidate =>
  logoCandidate({ url, assetKey: key, classes: 'logo', alt: 'Acme', ...more });
const choose = (logoCandidates: LogoCandidate[], assets: StoredAsset[] = []) =>
  selectLogos(evidence({ pages: [{ title: 'Acme', logoCandidates }], assets })).accepted.map(
    ({ candidate, asset }) => asset?.key ?? candidate.alt,
  );

const FOOTER: Partial<LogoCandidate> = { region: 'footer', box: { x: 20, y: 3_000, width: 200, height: 60 } };

describe('One drawing in several files', () => {
  const small = file('acme-small.png', 120);
  const inFooter = (large: StoredAsset, more: Partial<LogoCandidate> = {}) =>
    choose([shown(small), shown(large, { ...FOOTER, ...more })], [small, large]);

  test('When it is there in two sizes, then the larger file is the logo, whatever its own place is', () => {
    expect(inFooter(file('acme-large.png', 1_200))).toEqual(['acme-large.png']);
    expect(inFooter(file('footer.png', 1_200), { classes: '', alt: '', inHomeLink: false })).toEqual(['footer.png']);
  });

  test('When one of its files is a vector, then that is the logo', () => {
    expect(inFooter(file('acme.svg', 100, { isVector: true, format: 'svg' }))).toEqual(['acme.svg']);
  });

  test('When the page shows it larger than any occurrence, then a declared file of more pixels is the logo', () => {
    const declared = file('share.png', 1_200);
    const jsonLd = shown(declared, { source: 'json-ld', box: null, inHomeLink: false, classes: '', alt: '' });
    expect(choose([shown(small), jsonLd], [small, declared])).toEqual(['share.png']);
  });

  test('When a better file of it is only declared, then its place on the page is kept', () => {
    const declared = storedAsset({ ...file('share.png', 1_200), url: 'https://site.test/share.png' });
    const inHeader = shown(small, { selector: 'header img', backdrop: '#ffffff' });
    const jsonLd = shown(declared, { source: 'json-ld', box: null, backdrop: null, selector: '', inHomeLink: false });
    const [logo] = selectLogos(
      evidence({ pages: [{ title: 'Acme', logoCandidates: [inHeader, jsonLd] }], assets: [small, declared] }),
    ).accepted;
    expect(logo?.asset?.key).toBe('share.png');
    expect(logo?.candidate).toEqual({ ...inHeader, url: declared.url, assetKey: declared.key, laid: null });
  });

  test.each<[string, Partial<StoredAsset>]>([
    ['another colour', { colors: [{ hex: '#ff0000', share: 1 }] }],
    ['another shape', { height: 1_200 }],
    ['another drawing', { dhash: '00112233aabbffee' }],
    ['a ground where the other is transparent', { hasAlpha: false }],
  ])('When the larger file has %s, then it is a version of its own', (_, more) => {
    const blue = { ...small, colors: [{ hex: '#0000ff', share: 1 }] };
    const large = file('acme-large.png', 1_200, { colors: blue.colors, ...more });
    expect(choose([shown(blue), shown(large, FOOTER)], [blue, large])).toEqual(['acme-small.png', 'acme-large.png']);
  });
});

describe('Another version in the footer', () => {
  const at = (name: string, more: Partial<StoredAsset> = {}): StoredAsset =>
    file(name, 200, { url: `https://site.test/img/${name}`, dhash: null, ...more });
  const logo = at('logo.png');
  const withFooter = (other: StoredAsset, more: Partial<LogoCandidate> = {}) =>
    choose(
      [
        shown(logo, { linkHref: 'https://site.test/ar.html' }),
        shown(other, { ...FOOTER, classes: '', ancestry: 'div', alt: '', inHomeLink: false, linkHref: null, ...more }),
      ],
      [logo, other],
    );

  test('When it links where the first one does or has the name beside it, then it is a version of the logo', () => {
    const both = ['logo.png', 'logo-white.png'];
    expect(withFooter(at('logo-white.png'), { linkHref: 'https://site.test/ar.html' })).toEqual(both);
    expect(withFooter(at('logo-white.png'), { text: 'Anvils by Acme' })).toEqual(both);
    expect(withFooter(at('logo_blanc.png'), { text: 'Acme' })).toEqual(['logo.png', 'logo_blanc.png']);
  });

  test('When it stands alone and its name says nothing but which version it is, then it is a version of the logo', () => {
    expect(withFooter(at('logo-orange.png'))).toEqual(['logo.png', 'logo-orange.png']);
    expect(withFooter(at('logo-festival.png'))).toEqual(['logo.png']);
  });

  test('When nothing says whose it is, or it is called something else or lies elsewhere, then it is none', () => {
    const one = ['logo.png'];
    expect(withFooter(at('logo-white.png'), { siblings: 2 })).toEqual(one);
    expect(withFooter(at('logo-white.png'), { linkHref: 'https://globex.test/', text: 'Acme' })).toEqual(one);
    expect(withFooter(at('globex-logo.png'), { text: 'Acme and Globex' })).toEqual(one);
    expect(withFooter(at('white.png'), { text: 'Acme' })).toEqual(one);
    expect(withFooter(at('logo-white.png', { url: 'https://cdn.test/logo-white.png' }), { text: 'Acme' })).toEqual(one);
  });

  test('When it is labelled with the name of the brand alone, then its file may be called anything', () => {
    const written = at('logo-tipografico.png');
    const heading = { classes: 'hero__logo', ancestry: 'h1 | section', region: 'hero' as const, inHomeLink: false };
    const inHero = { ...heading, linkHref: null, box: { x: 20, y: 200, width: 300, height: 90 } };
    expect(choose([shown(logo), shown(written, inHero)], [logo, written])).toEqual([
      'logo.png',
      'logo-tipografico.png',
    ]);
    expect(choose([shown(logo), shown(written, { ...inHero, alt: 'Acme Pro' })], [logo, written])).toEqual([
      'logo.png',
    ]);
  });
});

describe('Drawings without a file', () => {
  const logo = file('acme-logo.svg', 100, { isVector: true, format: 'svg', dhash: null });
  const drawing = (more: Partial<LogoCandidate>) =>
    choose(
      [
        shown(logo),
        shown(logo, {
          source: 'inline-svg',
          url: null,
          assetKey: null,
          markup: wide('#222222'),
          ancestry: 'div project-logo | header',
          selector: 'header svg',
          inHomeLink: false,
          linkHref: null,
          ...more,
        }),
      ],
      [logo],
    );

  test('When one is labelled as a product, then it is no version of the logo', () => {
    const linkHref = 'https://site.test/runtime';
    expect(drawing({ alt: 'Acme Runtime', linkHref })).toEqual(['acme-logo.svg']);
    expect(drawing({ alt: '', text: 'Acme Runtime', linkHref })).toEqual(['acme-logo.svg']);
    expect(drawing({ alt: '', text: '', linkHref })).toEqual(['acme-logo.svg']);
  });

  test('When one has the name of the brand or links home, then it is a version of the logo', () => {
    expect(drawing({ alt: 'Acme' })).toHaveLength(2);
    expect(drawing({ alt: 'Acme logo, white', linkHref: 'https://site.test/about' })).toHaveLength(2);
    expect(drawing({ alt: '', linkHref: 'https://site.test/index.html' })).toHaveLength(2);
    expect(drawing({ alt: 'Back to the start', inHomeLink: true })).toHaveLength(2);
  });
});

describe('Banners', () => {
  const PHOTO: Partial<StoredAsset> = {
    format: 'jpeg',
    hasAlpha: false,
    height: 400,
    colors: ['#050402', '#302a12', '#635322', '#1a160b', '#937d32', '#4e401d'].map((hex) => ({ hex, share: 0.1 })),
    texture: { pixels: 9_920, tones: 768, alike: 0.07, shades: 0.6, edges: 0 },
  };
  const banner = (more: Partial<StoredAsset>, width: number) => {
    const picture = file('logo.jpg', 1_200, { dhash: null, ...PHOTO, ...more });
    const box = { x: 0, y: 0, width, height: 200 };
    return choose([shown(picture, { ancestry: 'a#logo | div#header', box })], [picture]);
  };

  test('When a picture over half of the page is a photograph, then it is no logo, whatever it is called', () => {
    expect(banner({}, 1_000)).toEqual([]);
    expect(banner({ format: 'png' }, 1_000)).toEqual([]);
    expect(banner({}, 300)).toEqual(['logo.jpg']);
    expect(banner({ format: 'png', colors: [{ hex: '#ff6600', share: 0.9 }], texture: null }, 1_000)).toEqual([
      'logo.jpg',
    ]);
  });

  test('When a header holds nothing, then its background is the logo if its file is named like the brand, and not a photograph', () => {
    const behind = (key: string, more: Partial<StoredAsset> = {}, detail = 'header') => {
      const picture = file(key, 1_920, { dhash: null, hasAlpha: false, height: 1_080, ...more });
      const box = { x: 0, y: 0, width: 1_200, height: 300 };
      const seen = { source: 'css-background' as const, classes: '', alt: '', inHomeLink: false, box, detail };
      return choose([shown(picture, seen)], [picture]);
    };
    expect(behind('Acme.png')).toEqual(['Acme.png']);
    expect(behind('acme-white@2x.png')).toEqual(['acme-white@2x.png']);
    expect(behind('acme-summer.png')).toEqual([]);
    expect(behind('Acme.png', {}, '')).toEqual([]);
    expect(behind('Acme.jpg', PHOTO)).toEqual([]);
  });
});
