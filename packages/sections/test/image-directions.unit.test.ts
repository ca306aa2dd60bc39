import type { ImageEvidence, PictureTexture, PixelColor, StoredAsset, ThingsSection } from '@brandprint/contracts';
import { evidence, imageEvidence, type PageOverrides, storedAsset, textBlock } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { images } from '../src/images/index.ts';
import { analyseImages, MANY_COLORS, photo, roleOf } from './support/images.ts';

describe('Directions for photographs', () => {
  const shaded: PictureTexture = { pixels: 19_000, tones: 900, alike: 0.2, shades: 0.6, edges: 0 };
  const styleOf = (
    pictures: Partial<ImageEvidence>[],
    colors: PixelColor[] = MANY_COLORS,
    more: Partial<StoredAsset> = {},
  ) => {
    const assets = pictures.map((_, i) => photo({ key: `${i}.jpg`, sha256: `${i}`, colors, texture: shaded, ...more }));
    const shown = pictures.map((picture, i) =>
      imageEvidence({ url: `https://site.test/${i}.jpg`, assetKey: `${i}.jpg`, ...picture }),
    );
    return analyseImages({ images: shown }, assets);
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
    expect(analyseImages({ images: shown }, assets).summary.overall_mood).toMatchObject({
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

  test('When boxes of the page are rounded, then square corners are not mentioned', () => {
    const rounded = { value: '12px', count: 4, area: 900, selector: '.room', role: 'card' as const };
    const assets = [0, 1, 2, 3].map((i) => photo({ key: `${i}`, sha256: `${i}` }));
    const shown = assets.map(({ key }) => imageEvidence({ url: `https://site.test/${key}.jpg`, assetKey: key }));
    const notes = (page: PageOverrides) =>
      analyseImages({ images: shown, ...page }, assets).photographic_style.composition.notes;
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
    expect(styleOf(times(3, {}), MANY_COLORS, cutOut).photographic_style.composition.notes).toContain(
      'Cut the subject out',
    );
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

  test('When nothing says that people are shown, then people are not mentioned', () => {
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

  test('When the text of a picture is the headline of the article beside it, then it is no subject', () => {
    const headline = 'How a wooden boat is built';
    const boat = 'A wooden boat on the stocks';
    const question = 'When should you oil the deck?';
    const { primary } = styleOf([
      { alt: headline, nearHeading: headline },
      { alt: question },
      { alt: boat, nearHeading: headline },
    ]).photographic_style.subjects;
    expect(primary).toEqual([boat]);
  });

  test("When a file name describes the picture, then it is a hint only if the page's text has the words", () => {
    const url = 'https://site.test/img/butter-chicken.jpg';
    const hints = (text: string) =>
      analyseImages({ text: [textBlock(text)], images: [imageEvidence({ url, assetKey: 'photo.jpg' })] }, [photo()])
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
    return analyseImages({ images: assets.map(({ key }) => imageEvidence({ assetKey: key })) }, assets);
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
