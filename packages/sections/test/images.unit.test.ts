import type { ImageEvidence, PictureTexture, PixelColor, StoredAsset } from '@brandprint/contracts';
import {
  elementStyle,
  evidence,
  iconEvidence,
  imageEvidence,
  type PageOverrides,
  storedAsset,
} from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { images } from '../src/images/index.ts';
import { analyseImages, MANY_COLORS, photo, roleOf } from './support/images.ts';

describe('Pictures', () => {
  test('When a page has no pictures, then every text is empty', () => {
    const section = analyseImages({});
    expect(section.assets).toEqual({ images: [], icons: [] });
    const strings = JSON.stringify(section).match(/:"[^"]*"/g);
    expect(new Set(strings)).toEqual(new Set([':""']));
  });

  test('When a picture turns until something else is there, then it is none of the brand', () => {
    const listedAs = (name: string) =>
      analyseImages({ images: [imageEvidence({ assetKey: 'photo.jpg', url: `https://site.test/img/${name}` })] }, [
        photo(),
      ]).assets.images.length;
    const machines = ['wheel-loader.jpg', 'loading-dock-hall.jpg', 'fidget-spinner-red.jpg'];
    expect(machines.map(listedAs)).toEqual([1, 1, 1]);
    expect(['loading.gif', 'preloader.gif?v=2', 'ajax-loader.gif', 'spinner.gif'].map(listedAs)).toEqual([0, 0, 0, 0]);
    expect(['unloading-a-truck.gif', 'payload.gif'].map(listedAs)).toEqual([1, 1]);
  });

  test('When a photograph fills the first screen, then it is the hero', () => {
    expect(roleOf({ kind: 'background', box: { x: 0, y: 0, width: 1_440, height: 800 } }, photo())).toBe('hero');
  });

  test.each<[string, Partial<ImageEvidence>, StoredAsset | undefined]>([
    ['photo', {}, photo()],
    ['team', { nearHeading: 'Our amazing team' }, photo()],
    [
      'avatar',
      { classes: 'img-fluid rounded-circle', box: { x: 0, y: 2_000, width: 120, height: 120 }, borderRadius: '50%' },
      photo(),
    ],
    ['illustration', {}, storedAsset({ key: 'art.svg', format: 'svg', isVector: true })],
    ['screenshot', { alt: 'Screenshot of the editor' }, storedAsset({ key: 'shot.png', hasAlpha: false })],
    ['logo', { url: 'https://site.test/img/client-logo.png' }, undefined],
    ['icon', { box: { x: 0, y: 2_000, width: 40, height: 40 } }, storedAsset({ key: 'a.png' })],
    ['product', { url: 'https://site.test/img/products/chair.jpg' }, photo()],
    [
      'pattern',
      { kind: 'background', url: 'https://site.test/img/dots-pattern.svg' },
      storedAsset({ key: 'd.svg', format: 'svg', isVector: true }),
    ],
    [
      'icon',
      { alt: 'Joeys Pizza on Google Maps', box: { x: 0, y: 2_000, width: 48, height: 48 } },
      storedAsset({ key: 'maps.svg', format: 'svg', isVector: true }),
    ],
    [
      'icon',
      { kind: 'background', classes: 'icon icon-about', box: { x: 0, y: 2_000, width: 700, height: 90 } },
      storedAsset({ key: 'sprite.png' }),
    ],
    [
      'pattern',
      { kind: 'background', box: { x: 0, y: 0, width: 1_440, height: 2_160 } },
      storedAsset({ key: 'striped.png', width: 4, height: 4, hasAlpha: false }),
    ],
  ])('When the text, names and file of a picture indicate %s, then that is its role', (role, image, asset) => {
    expect(roleOf(image, asset)).toBe(role);
  });

  test.each<[string, Partial<ImageEvidence>, string]>([
    [
      'a wide picture with "profile" in its name',
      { url: 'https://site.test/img/profile-page.jpg', box: { x: 0, y: 2_000, width: 600, height: 340 } },
      'photo',
    ],
    ['a picture in a box with "align-items" in its class', { selector: 'div.align-items-center > img' }, 'photo'],
    [
      'a portrait',
      { url: 'https://site.test/img/profile.jpg', box: { x: 0, y: 2_000, width: 200, height: 220 } },
      'avatar',
    ],
  ])('When it is %s, then its shape decides the role, not an incidental word', (_, image, role) => {
    expect(roleOf(image, photo())).toBe(role);
  });

  const plainWall: PixelColor[] = [
    { hex: '#e0dad1', share: 0.6 },
    ...MANY_COLORS.slice(0, 6).map(({ hex }) => ({ hex, share: 0.05 })),
  ];
  const texture = (more: Partial<PictureTexture> = {}): PictureTexture => ({
    pixels: 12_000,
    tones: 900,
    alike: 0.2,
    shades: 0.6,
    edges: 0,
    ...more,
  });
  const cutOut = (more: Partial<PictureTexture>) =>
    storedAsset({ key: 'person.png', format: 'png', hasAlpha: true, colors: MANY_COLORS, texture: texture(more) });

  test.each<[string, StoredAsset, string]>([
    ['a person cut out of a photograph', cutOut({}), 'photo'],
    ['a drawing with flat areas', cutOut({ shades: 0.08, alike: 0.9 }), 'illustration'],
    ['a shaded drawing of few colours', cutOut({ tones: 40 }), 'illustration'],
    [
      'a cut-out without texture data',
      storedAsset({ key: 'a.png', hasAlpha: true, colors: MANY_COLORS }),
      'illustration',
    ],
    ['a JPEG of a flat drawing', photo({ texture: texture({ shades: 0.04, alike: 0.94 }) }), 'illustration'],
    ['a JPEG of an interface', photo({ texture: texture({ shades: 0.18, alike: 0.75, edges: 7 }) }), 'screenshot'],
    [
      'a portrait on a plain wall',
      storedAsset({
        key: 'p.webp',
        format: 'webp',
        hasAlpha: false,
        colors: plainWall,
        texture: texture({ tones: 560, alike: 0.56, shades: 0.35 }),
      }),
      'photo',
    ],
    [
      'a product on white',
      photo({ colors: plainWall, texture: texture({ tones: 525, alike: 0.86, shades: 0.07 }) }),
      'photo',
    ],
    ['a room full of straight edges', photo({ texture: texture({ shades: 0.4, alike: 0.4, edges: 20 }) }), 'photo'],
  ])('When it is %s, then its pixels decide the role', (_, asset, role) => {
    expect(roleOf({}, asset)).toBe(role);
  });

  test.each<[string, Partial<ImageEvidence>]>([
    ['has "cover" in its class', { classes: 'bg-cover w-100' }],
    ['is in a box with "ui" in its class', { selector: 'div.ui-content > img', classes: 'ui-screen' }],
  ])('When a picture %s, then that word does not affect its role', (_, image) => {
    expect(roleOf(image, photo())).toBe('photo');
  });

  test('When a picture exists in two sizes, then only the larger one is listed', () => {
    const small = photo({ key: 's.jpg', width: 400, height: 300, dhash: 'f0f0aa5533cc9966', sha256: 'a' });
    const large = photo({ key: 'l.jpg', width: 1_600, height: 1_200, dhash: 'f0f0aa5533cc9967', sha256: 'b' });
    const other = photo({ key: 'o.jpg', width: 400, height: 300, dhash: '0f0f55aacc336699', sha256: 'c' });
    const shown = [small, large, other].map((asset) =>
      imageEvidence({
        assetKey: asset.key,
        box: { x: 0, y: 1_000, width: (asset.width ?? 0) / 2, height: (asset.height ?? 0) / 2 },
      }),
    );
    const { assets } = analyseImages({ images: shown }, [small, large, other]);
    expect(assets.images.map(({ minio_key }) => minio_key)).toEqual(['l.jpg', 'o.jpg']);
  });

  test('When photographs are shown in several ways, then framing and layout are counted, most frequent first', () => {
    const ways = [
      { box: { x: 0, y: 1_000, width: 1_440, height: 400 } },
      ...[2_000, 3_000, 4_000].map((y) => ({ box: { x: 0, y, width: 300, height: 300 }, borderRadius: '12px' })),
      { box: { x: 0, y: 5_000, width: 200, height: 400 }, borderRadius: '50%' },
    ];
    const assets = ways.map((_, i) => photo({ key: `${i}.jpg`, sha256: `${i}`, dhash: null }));
    const images = ways.map((way, i) => imageEvidence({ assetKey: `${i}.jpg`, ...way }));
    const { composition } = analyseImages({ images }, assets).photographic_style;
    expect(composition.framing).toEqual(['square, 1:1 (3 of 5)', 'wide, 4:1 (1 of 5)', 'portrait, 9:16 (1 of 5)']);
    expect(composition.layout).toEqual([
      'full width (1)',
      'sets of equal size, 300 × 300 px (3)',
      'cropped to circles (1)',
      'rounded corners (3)',
    ]);
  });

  test('When an alt text is a placeholder, then it is not a subject', () => {
    const section = analyseImages({ images: [imageEvidence({ assetKey: 'photo.jpg', alt: '...' })] }, [photo()]);
    expect(section.photographic_style.subjects.primary).toEqual([]);
    const described = analyseImages(
      { images: [imageEvidence({ assetKey: 'photo.jpg', alt: 'Two people at a harbour' })] },
      [photo()],
    );
    expect(described.photographic_style.subjects.primary).toEqual(['Two people at a harbour']);
    expect(described.photographic_style.people_and_characters.diversity_notes).toBe('');
  });

  test('When photographs are dark with bright parts, then light and contrast are measured', () => {
    const shades = (...hexes: string[]) => photo({ colors: hexes.map((hex) => ({ hex, share: 0.2 })) });
    const night = shades('#050505', '#101010', '#0a0a12', '#ffffff', '#f0f0f0');
    const flat = shades('#888888', '#8c8c8c', '#909090', '#848484', '#808080');
    const style = (asset: StoredAsset) =>
      analyseImages({ images: [imageEvidence({ assetKey: asset.key })] }, [asset]).photographic_style
        .lighting_and_color;
    expect(style(night).contrast).toBe('high');
    expect(style(flat)).toMatchObject({ contrast: 'low', lighting: expect.arrayContaining(['monochrome']) });
  });
});

test('When code is shown, then its style is reported', () => {
  const style = elementStyle({
    role: 'code',
    tag: 'pre',
    backgroundColor: '#1e1e1e',
    borderRadius: '8px',
    text: 'npm i',
    font: { stack: 'Menlo, monospace', sizePx: 14 },
  });
  const { code_snippet_style } = analyseImages({ styles: [style] }).product_imagery;
  expect(code_snippet_style.editor_treatment).toEqual(['code blocks on #1e1e1e, radius 8px, 14 px Menlo']);
});

describe('Provenance', () => {
  const seenAt = (path: string, pages: PageOverrides[], assets: StoredAsset[] = []) =>
    images.measure(evidence({ pages, assets })).provenance.filter((seen) => seen.path === path);
  const at = (y: number, more: Partial<ImageEvidence> = {}) =>
    imageEvidence({ assetKey: 'photo.jpg', box: { x: 0, y, width: 1_440, height: 800 }, ...more });

  test('When uses of a picture differ in role, then the confidence is lower than if they agree', () => {
    const sure = (...shown: ImageEvidence[]) =>
      seenAt('/assets/images/0', [{ images: shown }], [photo()])[0]?.confidence;
    expect(sure(at(2_000))).toBe(0.67);
    expect(sure(at(2_000), at(3_000), at(4_000))).toBe(0.8);
    expect(sure(at(2_000), at(3_000), at(4_000, { nearHeading: 'Our amazing team' }))).toBe(0.6);
  });

  test('When styles of pictures and icons are reported, then each names its source', () => {
    const icon = (draw: string, count: number) =>
      iconEvidence({
        selector: `svg.${draw}`,
        markup: `<svg viewBox="0 0 24 24" fill="none"><path ${draw}="#000" stroke-width="2"/></svg>`,
        fill: draw === 'fill' ? '#000000' : 'none',
        count,
      });
    const page = { images: [at(2_000)], icons: [icon('stroke', 6), icon('fill', 2)] };
    const [style] = seenAt('/icon_style/visual_style/stroke_vs_fill', [page], [photo()]);
    expect(style).toMatchObject({
      selector: 'svg.stroke',
      value: 'stroke: 6 of 8 icons',
      count: 6,
      confidence: 0.7,
      basis: 'rendered',
    });
    expect(seenAt('/icon_style/usage_contexts/0', [{ icons: [icon('fill', 300)] }])[0]?.confidence).toBe(0.99);
    for (const path of ['/summary/overall_mood', '/photographic_style'])
      expect(seenAt(path, [page], [photo()])).toMatchObject([{ selector: 'main img', count: 1, basis: 'rendered' }]);
    expect(seenAt('/illustration_style', [page], [photo()])).toEqual([]);
  });
});
