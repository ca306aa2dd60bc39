import { type PaletteColor, TypographySection } from '@brandprint/contracts';
import { elementStyle, evidence, imageEvidence, type PageOverrides, storedAsset } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { artDirection } from '../src/art-direction/index.ts';
import { images } from '../src/images/index.ts';
import { typography } from '../src/typography/index.ts';
import { none, page, paletteColor } from './support/art-direction.ts';

describe('The image prompt', () => {
  const prompt = (overrides: PageOverrides, palette: PaletteColor[], more: Partial<typeof none> = {}) => {
    const { facts } = artDirection.measure(evidence({ pages: [{ ...page, ...overrides }] }));
    const colors = { primary_palette: palette, gradients: [], design_notes: '' };
    return artDirection.compose(facts, { ...none, colors, ...more }).llm_image_prompt.prompt;
  };
  const PALETTE = [
    paletteColor('#ff0055', 'primary', 'Folly'),
    paletteColor('#ffffff', 'background', 'White'),
    paletteColor('#22302c', 'background', 'Marshland'),
    paletteColor('#f6f1e7', 'background', 'Open Book'),
    paletteColor('#888888', 'neutral', 'Grey'),
  ];
  const linesOf = (text: string, part: string) => new RegExp(`${part}[^:]*: ([^.]*)`).exec(text)?.[1] ?? '';

  test('When the first screen is light, then dark backgrounds of the site are the darkest tone of the image, not its background', () => {
    const text = prompt({ firstScreenPixels: [{ hex: '#f6f1e7', share: 0.9 }] }, PALETTE);
    expect(text).toContain('main colour, for the focal point: #ff0055 (Folly)');
    expect(linesOf(text, 'ground')).toBe('#f6f1e7 (Open Book), #ffffff (White)');
    expect(linesOf(text, 'darkest tone')).toBe('#22302c (Marshland)');
    expect(linesOf(text, 'quiet areas')).toBe('#888888 (Grey)');
  });

  test('When the first screen is dark, then light colours of the site are the lightest tone of the image', () => {
    const text = prompt({ firstScreenPixels: [{ hex: '#22302c', share: 0.9 }] }, PALETTE);
    expect(linesOf(text, 'ground')).toBe('#22302c (Marshland)');
    expect(linesOf(text, 'lightest tone')).toBe('#ffffff (White)');
    expect(text).not.toContain('darkest tone');
  });

  test('When the main colour fills the first screen, then it is the background, listed only once', () => {
    const text = prompt({ firstScreenPixels: [{ hex: '#ff0055', share: 0.9 }] }, PALETTE);
    expect(linesOf(text, 'ground')).toContain('#ff0055');
    expect(text.match(/#ff0055/g)).toHaveLength(1);
  });

  test('When the site says what it offers, then that is the subject', () => {
    const text = prompt(
      {
        title: 'Fennwick – scheduling for vets',
        meta: [
          { name: 'og:site_name', content: 'Fennwick' },
          { name: 'description', content: 'Fennwick is scheduling software for independent veterinary clinics.' },
        ],
      },
      PALETTE,
    );
    expect(text).toContain('the opening screen of the website of Fennwick, 16:9');
    expect(text).toContain('"Fennwick is scheduling software for independent veterinary clinics."');
  });

  test('When a family is a generic or system keyword, then the prompt describes the kind of typeface', () => {
    const found = typography.compose(
      typography.measure(
        evidence({
          pages: [{ styles: [elementStyle({ chars: 900, font: { stack: 'system-ui, sans-serif' } })] }],
        }),
      ).facts,
      { things: null },
    );
    expect(found.font_families[0]?.name).toBe('system-ui');
    expect(prompt({}, PALETTE, { typography: found } as object)).toContain('set them in a plain sans serif');
  });
});

describe('Direction from the pictures', () => {
  const measured = () => artDirection.measure(evidence({ pages: [page] })).facts;
  const photographs = (alt: string, alphabet: string[]) => {
    const pictures = alphabet.map((key) =>
      imageEvidence({
        url: `https://site.test/${key}.jpg`,
        assetKey: key,
        alt,
        box: { x: 0, y: 2_000, width: 300, height: 300 },
      }),
    );
    const assets = alphabet.map((key) =>
      storedAsset({
        key,
        sha256: key,
        format: 'jpeg',
        hasAlpha: false,
        colors: ['#2a1206', '#3a1a08', '#1a0c04', '#5c2c0c', '#40200a'].map((hex) => ({ hex, share: 0.2 })),
      }),
    );
    return images.compose(images.measure(evidence({ pages: [{ images: pictures }], assets })).facts, { things: null });
  };
  const composed = (section: ReturnType<typeof photographs>) =>
    artDirection.compose(measured(), { ...none, images: section });

  test('When the site has photographs with descriptions, then the image prompt asks for one of them in their light', () => {
    const { llm_image_prompt } = composed(photographs('Suppe mit Nudeln', ['a', 'b', 'c']));
    expect(llm_image_prompt.prompt).toMatch(/^A photograph for/);
    expect(llm_image_prompt.prompt).toContain('"Suppe mit Nudeln"');
    expect(llm_image_prompt.prompt).toContain('Light and colour: Keep the light low');
    expect(llm_image_prompt.prompt).not.toMatch(/\d %|straight edges|drop shadows/);
  });

  test.each(['Photo by Ada Lovelace', 'Card image cap', 'user-avatar', 'Foto: Ada Lovelace'])(
    'When a photograph is only described as "%s", then that is no subject of the image prompt',
    (alt) => {
      expect(composed(photographs(alt, ['a', 'b', 'c'])).llm_image_prompt.prompt).not.toContain(alt);
    },
  );

  test.each(['Foto: Sommerfest im Park', 'Bild von Berlin bei Nacht', 'Image: Bread in the oven'])(
    'When a photograph is described as "%s", then that is its subject, and no credit',
    (alt) => {
      expect(composed(photographs(alt, ['a', 'b', 'c'])).llm_image_prompt.prompt).toContain(alt);
    },
  );

  test.each(['', 'Snippets, in the documentation. '])(
    'When a family sets only code, and its usage begins with "%s", then no picture is lettered in it',
    (written) => {
      const styles = [
        elementStyle({ role: 'heading', level: 1, chars: 40, font: { stack: 'Lato, sans-serif' } }),
        elementStyle({ chars: 4_000, font: { stack: 'Lato, sans-serif' } }),
        elementStyle({ role: 'code', chars: 900, font: { stack: 'Courier, monospace' } }),
      ];
      const found = TypographySection.parse(
        typography.compose(typography.measure(evidence({ pages: [{ styles }] })).facts, { things: null }),
      );
      const font_families = found.font_families.map((family) => ({ ...family, usage: written + family.usage }));
      expect(font_families.map(({ name, usage }) => [name, usage])).toContainEqual(['Courier', `${written}Code.`]);
      const needs = { ...none, images: photographs('Soup', ['a', 'b', 'c']), typography: { ...found, font_families } };
      const { prompt } = artDirection.compose(measured(), needs).llm_image_prompt;
      expect(prompt).toContain('Lato');
      expect(prompt).not.toContain('Courier');
    },
  );

  test('When the site has photographs, then guidelines and summary say how to take and crop them', () => {
    const { visual_guidelines, art_direction_summary } = composed(photographs('', ['a', 'b', 'c', 'd']));
    const byName = (name: string) => visual_guidelines.guidelines.find((one) => one.name === name)?.guideline;
    expect(byName('Light and colour')).toContain('lean to warm tones');
    expect(byName('Crops')).toContain('Crop to 1:1 (square).');
    expect(art_direction_summary).toContain('Crop to 1:1 (square).');
  });

  test('When the only photograph is the portrait of an author, then the medium is not a photograph', () => {
    const section = photographs('Ada Lovelace', ['a']);
    const portrait = { ...section.photographic_style.examples[0], role: 'avatar' };
    const withPortrait = { ...section, photographic_style: { ...section.photographic_style, examples: [portrait] } };
    expect(composed(withPortrait as typeof section).llm_image_prompt.prompt).toMatch(/^A reduced composition/);
  });
});
