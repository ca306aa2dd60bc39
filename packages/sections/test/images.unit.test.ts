import { createHash } from 'node:crypto';
import {
  type IconEvidence,
  type ImageEvidence,
  ImagesSection,
  type PictureTexture,
  type PixelColor,
  type StoredAsset,
  type ThingsSection,
} from '@brandprint/contracts';
import {
  elementStyle,
  evidence,
  iconEvidence,
  imageEvidence,
  logoCandidate,
  type PageOverrides,
  storedAsset,
  textBlock,
} from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { extractSection } from '../src/extract.ts';
import { images } from '../src/images/index.ts';

const analyse = (page: PageOverrides, assets: StoredAsset[] = []) =>
  ImagesSection.parse(images.compose(images.measure(evidence({ pages: [page], assets })).facts, { things: null }));

const many: PixelColor[] = ['#5c4d42', '#a08060', '#203040', '#d0c0a0', '#709070', '#405060'].map((hex) => ({
  hex,
  share: 0.1,
}));
const photo = (more: Partial<StoredAsset> = {}) =>
  storedAsset({ key: 'photo.jpg', format: 'jpeg', hasAlpha: false, width: 800, height: 600, colors: many, ...more });

/** The role of one picture. */
const roleOf = (image: Partial<ImageEvidence>, asset?: StoredAsset) =>
  analyse({ images: [imageEvidence({ assetKey: asset?.key ?? null, ...image })] }, asset ? [asset] : []).assets
    .images[0]?.role;

describe('Pictures', () => {
  test('When a page has no pictures, then every text is empty', () => {
    const section = analyse({});
    expect(section.assets).toEqual({ images: [], icons: [] });
    const strings = JSON.stringify(section).match(/:"[^"]*"/g);
    expect(new Set(strings)).toEqual(new Set([':""']));
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
    ...many.slice(0, 6).map(({ hex }) => ({ hex, share: 0.05 })),
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
    storedAsset({ key: 'person.png', format: 'png', hasAlpha: true, colors: many, texture: texture(more) });

  test.each<[string, StoredAsset, string]>([
    ['a person cut out of a photograph', cutOut({}), 'photo'],
    ['a drawing with flat areas', cutOut({ shades: 0.08, alike: 0.9 }), 'illustration'],
    ['a shaded drawing of few colours', cutOut({ tones: 40 }), 'illustration'],
    ['a cut-out without texture data', storedAsset({ key: 'a.png', hasAlpha: true, colors: many }), 'illustration'],
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
    const { assets } = analyse({ images: shown }, [small, large, other]);
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
    const { composition } = analyse({ images }, assets).photographic_style;
    expect(composition.framing).toEqual(['square, 1:1 (3 of 5)', 'wide, 4:1 (1 of 5)', 'portrait, 9:16 (1 of 5)']);
    expect(composition.layout).toEqual([
      'full width (1)',
      'sets of equal size, 300 × 300 px (3)',
      'cropped to circles (1)',
      'rounded corners (3)',
    ]);
  });

  test('When an alt text is a placeholder, then it is not a subject', () => {
    const section = analyse({ images: [imageEvidence({ assetKey: 'photo.jpg', alt: '...' })] }, [photo()]);
    expect(section.photographic_style.subjects.primary).toEqual([]);
    const described = analyse({ images: [imageEvidence({ assetKey: 'photo.jpg', alt: 'Two people at a harbour' })] }, [
      photo(),
    ]);
    expect(described.photographic_style.subjects.primary).toEqual(['Two people at a harbour']);
    expect(described.photographic_style.people_and_characters.diversity_notes).toBe('');
  });

  test('When photographs are dark with bright parts, then light and contrast are measured', () => {
    const shades = (...hexes: string[]) => photo({ colors: hexes.map((hex) => ({ hex, share: 0.2 })) });
    const night = shades('#050505', '#101010', '#0a0a12', '#ffffff', '#f0f0f0');
    const flat = shades('#888888', '#8c8c8c', '#909090', '#848484', '#808080');
    const style = (asset: StoredAsset) =>
      analyse({ images: [imageEvidence({ assetKey: asset.key })] }, [asset]).photographic_style.lighting_and_color;
    expect(style(night).contrast).toBe('high');
    expect(style(flat)).toMatchObject({ contrast: 'low', lighting: expect.arrayContaining(['monochrome']) });
  });
});

describe('Directions for photographs', () => {
  const shaded: PictureTexture = { pixels: 19_000, tones: 900, alike: 0.2, shades: 0.6, edges: 0 };
  const styleOf = (
    pictures: Partial<ImageEvidence>[],
    colors: PixelColor[] = many,
    more: Partial<StoredAsset> = {},
  ) => {
    const assets = pictures.map((_, i) => photo({ key: `${i}.jpg`, sha256: `${i}`, colors, texture: shaded, ...more }));
    const shown = pictures.map((picture, i) =>
      imageEvidence({ url: `https://site.test/${i}.jpg`, assetKey: `${i}.jpg`, ...picture }),
    );
    return analyse({ images: shown }, assets);
  };
  const times = (count: number, image: Partial<ImageEvidence>) => Array.from({ length: count }, () => image);
  const shares = (...hexes: string[]): PixelColor[] => hexes.map((hex) => ({ hex, share: 1 / hexes.length }));

  test.each<[string, PixelColor[], string]>([
    ['dark and orange', shares('#2a1206', '#3a1a08', '#1a0c04', '#5c2c0c'), 'Keep the light low'],
    ['dark and orange', shares('#2a1206', '#3a1a08', '#1a0c04', '#5c2c0c'), 'lean to warm tones'],
    ['pale blue', shares('#dcecff', '#c8e0ff', '#e6f2ff', '#d0e4fa'), 'Light brightly'],
    ['pale blue', shares('#dcecff', '#c8e0ff', '#e6f2ff', '#d0e4fa'), 'lean to cool tones'],
    ['grey', shares('#606060', '#808080', '#a0a0a0'), 'ork in black and white'],
    ['red and green', shares('#d03020', '#20a030', '#e04818', '#30b050'), 'et colours be full and saturated'],
  ])('When photographs are %s, then the direction says how to light and colour them', (_, colors, direction) => {
    const { summary, photographic_style } = styleOf(times(3, {}), colors);
    expect(summary.overall_mood.description).toContain(direction);
    expect(photographic_style.lighting_and_color.notes).toContain(direction);
  });

  test('When photographs share no one light, then none is asked for', () => {
    const looks = [
      shares('#101010', '#202020', '#181818'),
      shares('#ffffff', '#f8faff', '#fffffe', '#203c76'),
      shares('#c02010', '#b0ffb0', '#e04818'),
    ];
    const assets = looks.map((colors, i) => photo({ key: `${i}`, sha256: `${i}`, colors, texture: shaded }));
    const shown = assets.map(({ key }) => imageEvidence({ assetKey: key }));
    expect(analyse({ images: shown }, assets).summary.overall_mood).toMatchObject({
      keywords: [],
      description: expect.stringContaining('they share no one light'),
    });
  });

  test('When statistics are given, then they follow the direction', () => {
    expect(styleOf(times(3, {})).photographic_style.lighting_and_color.notes).toMatch(
      /^[A-Z][^%]+\. Measured on 3 photographs: mean lightness/,
    );
  });

  test('When most photographs have one shape, then they are cropped to the usual format nearest to it', () => {
    const box = { x: 0, y: 2_000, width: 403, height: 268 };
    expect(styleOf(times(4, { box })).photographic_style.composition.notes).toBe(
      'Crop to 3:2 (landscape). Leave corners square: no picture is rounded.',
    );
  });

  test('When boxes of the page are rounded, then nothing is said of square corners', () => {
    const rounded = { value: '12px', count: 4, area: 900, selector: '.room', role: 'card' as const };
    const assets = [0, 1, 2, 3].map((i) => photo({ key: `${i}`, sha256: `${i}` }));
    const shown = assets.map(({ key }) => imageEvidence({ url: `https://site.test/${key}.jpg`, assetKey: key }));
    const notes = (page: PageOverrides) =>
      analyse({ images: shown, ...page }, assets).photographic_style.composition.notes;
    expect(notes({})).toContain('Leave corners square');
    expect(notes({ css: { radii: [rounded] } })).not.toContain('corners');
  });

  test('When photographs are of grey things, then they are not black and white', () => {
    const { description } = styleOf(times(3, {}), shares('#8a8580', '#c8c4c0', '#5a5653', '#e0dcd8')).summary
      .overall_mood;
    expect(description).not.toContain('black and white');
  });

  test('When one picture runs the full width and the others are circles, then both are said', () => {
    const wide = { box: { x: 0, y: 0, width: 1_440, height: 810 } };
    const round = times(3, { box: { x: 0, y: 2_000, width: 300, height: 300 }, borderRadius: '50%' });
    expect(styleOf([wide, ...round]).photographic_style.composition.notes).toBe(
      'Run the leading picture across the full width, cropped to 16:9 (landscape). Crop to circles, with the subject in the middle.',
    );
  });

  test('When subjects stand on plain white or are cut out, then the direction says so, and nothing about the light', () => {
    const onWhite = [
      { hex: '#ffffff', share: 0.7 },
      ...shares('#d03020', '#803020').map(({ hex }) => ({ hex, share: 0.1 })),
    ];
    const white = styleOf(times(3, {}), onWhite);
    expect(white.photographic_style.composition.notes).toContain('Show the subject alone on plain white');
    expect(white.summary.overall_mood.description).not.toContain('Light ');
    const cutOut = {
      hasAlpha: true,
      format: 'png',
      texture: { pixels: 6_000, tones: 900, alike: 0.2, shades: 0.6, edges: 0 },
    };
    expect(styleOf(times(3, {}), many, cutOut).photographic_style.composition.notes).toContain('Cut the subject out');
  });

  test('When pictures of a team have names, then they are portraits, and the names are not subjects', () => {
    const portrait = { box: { x: 0, y: 2_000, width: 300, height: 380 } };
    const team = ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson', '岡野 真也（おかの しんや）'].map((alt) => ({
      ...portrait,
      alt,
      nearHeading: 'Unser Praxisteam',
    }));
    const { subjects, people_and_characters } = styleOf(team).photographic_style;
    expect(subjects.primary.join()).not.toMatch(/Ada|Grace|Katherine|岡野/);
    expect(people_and_characters.styling[0]).toBe("4 pictures of people, by the site's own words");
  });

  test('When nothing says that people are shown, then nothing is said of people', () => {
    expect(styleOf(times(3, { alt: 'A bowl of soup' })).photographic_style.people_and_characters.styling).toEqual([]);
  });

  test.each(['foto 1', 'Imagen 3', 'IMG_0042.jpeg', 'Zahumnie photo', '写真', '#'])(
    'When the alternative text is "%s", then it is no subject',
    (alt) => {
      const asset = photo();
      const page = { images: [imageEvidence({ assetKey: asset.key, alt })] };
      const { facts } = images.measure(evidence({ pages: [page], assets: [asset] }));
      const things = { name: 'Zahumnie' } as ThingsSection;
      expect(images.compose(facts, { things }).photographic_style.subjects.primary).toEqual([]);
    },
  );

  test.each([
    'Фасад старой школы на улице',
    'مبنى المدرسة القديمة في المدينة الصغيرة هنا',
    '駅前にある古い喫茶店の入口から見た夕方の商店街',
  ])('When the alternative text is "%s", then it is a subject, in any script', (alt) => {
    expect(styleOf([{ alt }]).photographic_style.subjects.primary).toEqual([alt]);
  });

  test("When a file name describes the picture, then it is a hint only if the page's text has the words", () => {
    const url = 'https://site.test/img/butter-chicken.jpg';
    const hints = (text: string) =>
      analyse({ text: [textBlock(text)], images: [imageEvidence({ url, assetKey: 'photo.jpg' })] }, [photo()])
        .photographic_style.subjects.secondary;
    expect(hints('Try our Butter Chicken today.')).toEqual(['butter chicken']);
    expect(hints('Welcome to our house.')).toEqual([]);
  });

  test('When a drawing links to another site or is under sponsors, then it is a logo and no illustration', () => {
    const drawing = storedAsset({ key: 'mark.svg', format: 'svg', isVector: true });
    const box = { x: 0, y: 2_000, width: 200, height: 80 };
    expect(roleOf({ box, linkHref: 'https://delivery.example/' }, drawing)).toBe('logo');
    expect(roleOf({ box, nearHeading: '黃金級贊助' }, drawing)).toBe('logo');
    expect(roleOf({ box, linkHref: 'https://site.test/about' }, drawing)).toBe('illustration');
  });

  test('When a picture is a map or a code, then it is no part of the style', () => {
    const section = styleOf([{ alt: 'QR-код для оплаты' }, { alt: 'Street map' }]);
    expect(section.assets.images.map(({ role }) => role)).toEqual(['graphic', 'graphic']);
    expect(section.summary.overall_mood.description).toBe('');
  });
});

describe('Directions for drawings', () => {
  const drawn = (more: Partial<StoredAsset>, count = 3) => {
    const assets = Array.from({ length: count }, (_, i) =>
      storedAsset({ key: `${i}`, sha256: `${i}`, format: 'png', hasAlpha: true, width: 400, height: 400, ...more }),
    );
    return analyse({ images: assets.map(({ key }) => imageEvidence({ assetKey: key })) }, assets);
  };
  const flat: PictureTexture = { pixels: 20_000, tones: 4, alike: 0.95, shades: 0.01, edges: 0 };

  test('When drawings are flat and of one colour, then the direction says so', () => {
    const { illustration_style, summary } = drawn({ texture: flat, colors: [{ hex: '#cb2431', share: 1 }] });
    expect(illustration_style.technique).toContain('Draw in flat areas without shading.');
    expect(illustration_style.color_usage).toBe('Draw each in one colour, such as #cb2431.');
    expect(summary.overall_mood.description).toContain('Draw rather than photograph');
  });

  test('When drawings cover little of their area, then they are line drawings', () => {
    const { illustration_style } = drawn({
      texture: { ...flat, pixels: 2_000 },
      colors: [{ hex: '#000000', share: 1 }],
    });
    expect(illustration_style.style_keywords).toContain('line drawing');
    expect(illustration_style.color_usage).toBe('Draw in black, white and greys.');
  });
});

describe('Icons', () => {
  const style = (...icons: Partial<IconEvidence>[]) => analyse({ icons: icons.map(iconEvidence) }).icon_style;
  const line =
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"><path d="M4 4h16"/></svg>';

  test('When icons are drawn with lines, then weight, corners and grid are reported', () => {
    const { visual_style } = style({ markup: line, strokeWidth: 1.5, fill: 'none', stroke: '#000000', count: 4 });
    expect(visual_style.stroke_vs_fill).toBe('stroke (4 of 4 inline SVG icons)');
    expect(visual_style.stroke_weight).toBe('1.5 (4)');
    expect(visual_style.corner_radius).toContain('round caps or joins on 4 of 4');
    expect(visual_style.consistency_notes).toContain('4 on a grid of 24 × 24');
  });

  test('When icons are drawn with rectangles, then their corners are measured', () => {
    const markup = '<svg viewBox="0 0 24 24" fill="none" stroke="#000"><rect width="7" height="7" rx="1.5"/></svg>';
    const style = analyse({ icons: [iconEvidence({ markup, count: 3 })] }).icon_style.visual_style;
    expect(style.corner_radius).toBe('square caps and joins; rectangles with a radius of 1.5 (3)');
  });

  test('When several icons each have one name of an icon set, then together they identify the set', () => {
    const icon = (classes: string) => iconEvidence({ kind: 'font', classes });
    const library = (...names: string[]) => analyse({ icons: names.map(icon) }).icon_style.possible_library.name;
    expect(library('bi-gem fs-1', 'bi-globe fs-1')).toBe('Bootstrap Icons');
    expect(library('bi-gem fs-1')).toBe('');
  });

  test('When icons are filled, then they are reported as filled', () => {
    const filled = '<svg viewBox="0 0 16 16"><path fill="#333" d="M0 0h9v9z"/></svg>';
    expect(style({ markup: filled, fill: '#333333' }).visual_style).toMatchObject({
      stroke_vs_fill: 'fill (1 of 1 inline SVG icons)',
      stroke_weight: '',
    });
  });

  test.each([
    ['Bootstrap Icons', { kind: 'font' as const, classes: 'bi-chat-text-fill me-2', fontFamily: 'bootstrap-icons' }],
    ['Font Awesome', { kind: 'font' as const, classes: 'fas fa-bars', fontFamily: '"Font Awesome 6 Free"' }],
    ['Boxicons', { kind: 'font' as const, classes: 'bx bx-home', fontFamily: 'boxicons' }],
    ['Themify Icons', { kind: 'font' as const, classes: 'ti ti-user', fontFamily: 'themify' }],
    ['Tabler Icons', { kind: 'font' as const, classes: 'ti ti-user', fontFamily: 'tabler-icons' }],
    ['Feather', { classes: 'feather feather-x', markup: line }],
    ['Lucide', { classes: 'lucide lucide-house', markup: line }],
    ['Heroicons', { markup: '<svg data-slot="icon" viewBox="0 0 24 24"><path d="M0 0"/></svg>' }],
    ['', { classes: 'icon', markup: line }],
  ])('When an icon is from "%s", then that library is named', (name, icon) => {
    expect(style(icon).possible_library.name).toBe(name);
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
  const { code_snippet_style } = analyse({ styles: [style] }).product_imagery;
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

describe('Listed assets', () => {
  /** The section and the files that it stored, by key. */
  async function listed(page: PageOverrides, assets: StoredAsset[] = []) {
    const files = new Map<string, string>();
    const { data, provenance } = await extractSection('images', {
      evidence: evidence({ pages: [page], assets }),
      needs: {},
      assets: {
        read: async () => null,
        save: async ({ body, contentType, pageUrl, url = null }) => {
          const key = createHash('sha256').update(body).digest('hex');
          files.set(key, body.toString());
          return storedAsset({ key, contentType, pageUrl, url, kind: 'derived' });
        },
      },
      signal: AbortSignal.timeout(10_000),
    });
    return { ...data.assets, files, provenance };
  }
  const inline = (more: string, classes = '') =>
    iconEvidence({ classes, markup: `<svg viewBox="0 0 24 24" width="24" height="24">${more}</svg>` });
  const square = '<path d="M2 2h20v20H2z" fill="#0a7d32"/>';

  test('When an icon is an inline SVG, then it is stored without scripts and external references', async () => {
    const hostile = `${square}<script>alert(1)</script><image href="https://evil.test/x.png"/><path d="M0 0h9" onclick="x()"/>`;
    const { icons, files, provenance } = await listed({ icons: [inline(hostile)] });
    const [key = '', file = ''] = [...files][0] ?? [];
    expect(icons).toMatchObject([{ url: '', minio_key: key, role: 'icon' }]);
    expect(file).toContain('fill="#0a7d32"');
    expect(file).not.toMatch(/script|evil|onclick/);
    expect(provenance.filter(({ path }) => path === '/assets/icons/0')).toMatchObject([{ value: 'inline SVG' }]);
  });

  test('When two inline icons result in the same file, then it is stored and listed once', async () => {
    const { icons, files } = await listed({ icons: [inline(square), inline(`${square}<script>1</script>`)] });
    expect([icons.length, files.size]).toEqual([1, 1]);
  });

  test('When there are many inline icons or huge ones, then at most forty are stored, and no huge one', async () => {
    const many = Array.from({ length: 60 }, (_, i) => inline(square.replace('M2', `M${i}`)));
    const huge = inline(square.replace('z', ' h1'.repeat(9_000)), 'huge');
    const { icons, files } = await listed({ icons: [huge, ...many] });
    expect([icons.length, files.size]).toEqual([40, 40]);
    expect(icons[0]).toMatchObject({ minio_key: '', classes: 'huge' });
  });

  test('When an icon is a font glyph, then its classes and its library are listed', async () => {
    const glyph = iconEvidence({ kind: 'font', classes: 'fas fa-anvil', fontFamily: 'Font Awesome 6 Free' });
    expect((await listed({ icons: [glyph] })).icons).toMatchObject([
      { url: '', minio_key: '', classes: 'fas fa-anvil', library_guess: 'Font Awesome' },
    ]);
  });

  test('When an icon or picture has neither file nor description, then it is omitted, and provenance points at the listed ones', async () => {
    const nothing = { url: null, assetKey: null };
    const page = {
      icons: [iconEvidence({ markup: '<svg></svg>', count: 9 }), iconEvidence({ classes: 'menu', selector: '.menu' })],
      images: [
        imageEvidence({ ...nothing, kind: 'svg', selector: '.first', box: { x: 0, y: 0, width: 900, height: 900 } }),
        imageEvidence({ ...nothing, kind: 'svg', selector: '.second', alt: 'A chart' }),
      ],
    };
    const { icons, images, provenance } = await listed(page);
    expect(icons.map(({ classes }) => classes)).toEqual(['menu']);
    expect(images.map(({ alt }) => alt)).toEqual(['A chart']);
    const places = provenance.filter(({ path }) => path.startsWith('/assets/'));
    expect(places.map(({ path, selector }) => [path, selector])).toEqual([
      ['/assets/icons/0', '.menu'],
      ['/assets/images/0', '.second'],
    ]);
  });

  test("When a picture is the site's logo, then it is listed as such with its file", async () => {
    const logo = storedAsset({ key: 'logo.svg', kind: 'logo', format: 'svg', isVector: true });
    const markup = '<svg viewBox="0 0 140 40"><path d="M4 6h132v28H4z" fill="#0a7d32"/></svg>';
    const place = { url: null, selector: 'header svg', classes: 'site-logo' };
    const { images } = await listed(
      {
        logoCandidates: [logoCandidate({ ...place, source: 'inline-svg', markup, assetKey: logo.key })],
        images: [imageEvidence({ ...place, kind: 'svg', classes: '', region: 'header' })],
      },
      [logo],
    );
    expect(images).toMatchObject([{ role: 'logo', minio_key: 'logo.svg' }]);
  });
});
