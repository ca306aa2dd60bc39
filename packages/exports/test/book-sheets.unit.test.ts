import type { BrandDetail } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { type ExportSource, exportBrand } from '../src/index.ts';
import { withAnalysis } from './support/brands.ts';
import { illustratedBrand } from './support/illustrated.ts';

const bookOf = async (source: ExportSource): Promise<string> =>
  String((await exportBrand('book.html', source, { scheme: 'both', prefix: '' })).content);

/** The first sheet with a title. */
const sheetOf = (book: string, title: string): string =>
  book.split('<section ').find((sheet) => sheet.includes(`<h2>${title}</h2>`)) ?? '';

const inSection = (name: string, section: object, more: Partial<BrandDetail> = {}) =>
  withAnalysis({ [name]: section }, more);

describe('the cover', () => {
  test('When a brand has one colour and no logo, then its name has the whole sheet', async () => {
    const palette = (...hexes: string[]) =>
      inSection('colors', {
        primary_palette: hexes.map((hex, i) => ({ hex, category: i === 0 ? 'primary' : 'accent', percentage: 50 })),
      });
    const alone = await bookOf(palette('#000000'));
    expect(alone).toContain('<section class="sheet cover plain"');
    expect(alone).not.toMatch(/class="panel/);
    expect(await bookOf(palette('#000000', '#3366cc'))).toContain('<div class="stripes">');
  });
});

describe('pictures', () => {
  const withPhoto = async (file: string) => {
    const source = await illustratedBrand();
    const assets = new Map(
      [...(source.assets ?? [])].map(([path, bytes]) => [path, path.endsWith('photo.png') ? Buffer.from(file) : bytes]),
    );
    return bookOf({ ...source, assets });
  };

  test('When a picture is a placeholder in which nothing is drawn, then it is left out', async () => {
    const svg = (drawing: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1126">${drawing}</svg>`;
    expect(sheetOf(await withPhoto(svg('<rect width="9" height="9"/>')), 'Pictures')).toContain('<img');
    expect(await withPhoto(svg('<title>path</title>'))).not.toContain('<h2>Pictures</h2>');
  });

  test('When notes say how sure the name of an icon set is, then the book has the name alone', async () => {
    const icon_style = { possible_library: { name: 'Font Awesome', notes: '1 of 2 icons have its classes.' } };
    const summary = { keywords: ['bright'], overall_mood: 'Calm.' };
    const sheet = sheetOf(await bookOf(inSection('images', { summary, icon_style })), 'Picture style');
    expect(sheet).toContain('Font Awesome');
    expect(sheet).not.toContain('1 of 2 icons');
  });
});

describe('words', () => {
  test('When an English sentence quotes Arabic, then the quotation keeps its full stop', async () => {
    const personas = [{ name: 'متجر', business_context: 'Named on the site: "نجمع الطلبات." Often.' }];
    expect(await bookOf(inSection('audiences', { personas }))).toContain(
      '&quot;\u2068نجمع الطلبات.\u2069&quot; Often.',
    );
  });

  test('When an example was cut after a full stop, then it ends with one sign', async () => {
    const body_text = [{ label: 'Body', font_size: '16px', usage: 'Text, for instance “We work at night. Every…”.' }];
    expect(sheetOf(await bookOf(inSection('typography', { body_text })), 'Scale')).toContain('We work at night…<');
  });

  test('When an example of the site is the beginning of the description, then a specimen shows the sentence once', async () => {
    const description = 'Noctua builds headphones for people who work at night and sleep by day.';
    const usage =
      'Text, for instance “Noctua builds headphones for people who work at night and sleep by day. Every…”.';
    const typography = {
      font_families: [{ name: 'Georgia', usage: 'Body text' }],
      body_text: [{ font_size: '16px', usage }],
    };
    const sheet = sheetOf(await bookOf(withAnalysis({ things: { description }, typography })), 'Georgia');
    expect(sheet.match(/Noctua builds/g)).toHaveLength(1);
  });

  test('When styles share a label, then what tells them apart is beside it', async () => {
    const style = (font_weight: string, line_height: string) => ({
      label: 'Large text',
      font_size: '24px',
      font_weight,
      line_height,
    });
    const body_text = [{ ...style('400', '30px'), font_size: '18px' }, style('300', '36px'), style('300', '48px')];
    const scale = sheetOf(await bookOf(inSection('typography', { body_text })), 'Scale');
    expect([...scale.matchAll(/<h3>([^<]*)/g)].map(([, label]) => label)).toEqual([
      'Large text, line height 36px',
      'Large text, line height 48px',
      'Large text, 18px',
    ]);
  });

  test('When the north star has evidence, then its confidence is under its name', async () => {
    const source = {
      ...inSection('things', { description: 'A tool.' }),
      evidence: [{ section: 'northstart-statement', values: [{ path: '/a', confidence: 0.5, seen: [] }] }],
    } as ExportSource;
    const sheet = sheetOf(await bookOf(source), 'How sure');
    expect(sheet).toContain('North star');
    expect(sheet).not.toContain('Northstart');
  });
});

describe('buttons', () => {
  const groundOf = async (button: object) => {
    const buttons = [{ label: 'Filled button', example_text_color: '#220051', font_size: '16px', ...button }];
    return /<div class="ground edge" style="background:([^;]*)/.exec(
      sheetOf(await bookOf(inSection('typography', { buttons })), 'Buttons'),
    )?.[1];
  };

  test('When a button is as white as paper and has no border, then its ground is dark', async () => {
    expect(await groundOf({ background_color: '#ffffff', border: 'none' })).toBe('rgb(22 22 22)');
    expect(await groundOf({ background_color: '#ffffff', border: '1px solid #cccccc' })).toBe('rgb(255 255 255)');
    expect(await groundOf({ background_color: '#dd3a0a', border: 'none' })).toBe('rgb(255 255 255)');
  });

  test('When all buttons have one radius and nothing else has any, then no sheet of corners repeats it', async () => {
    const button = { label: 'Filled button', example_text_color: '#220051', background_color: '#dd3a0a' };
    const titled = async (...radii: string[]) => {
      const buttons = radii.map((border_radius, at) => ({ ...button, label: `Button ${at}`, border_radius }));
      return sheetOf(await bookOf(inSection('typography', { buttons })), 'Corners');
    };
    expect(await titled('4px')).toBe('');
    expect(await titled('4px', '12px')).toContain('12px');
  });
});
