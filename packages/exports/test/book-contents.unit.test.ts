import { describe, expect, test } from '@jest/globals';
import { type ExportSource, exportBrand } from '../src/index.ts';
import { withAnalysis } from './support/brands.ts';
import { illustratedBrand } from './support/illustrated.ts';

const bookOf = async (source: ExportSource): Promise<string> =>
  String((await exportBrand('book.html', source, { scheme: 'both', prefix: '' })).content);

/** The first sheet with a title. */
const sheetOf = (book: string, title: string): string =>
  book.split('<section class="sheet').find((sheet) => sheet.includes(`>${title}</h2>`)) ?? '';

const sheetWith = async (title: string, analysis: object): Promise<string> =>
  sheetOf(await bookOf(withAnalysis(analysis)), title);

const labelsIn = (sheet: string) => [...sheet.matchAll(/<dt>([^<]*)/g)].map(([, label]) => label);
const textsIn = (sheet: string) => [...sheet.matchAll(/<dd><p><bdi[^>]*>([^<]*)/g)].map(([, text]) => text);

describe('words of a brand book', () => {
  test('When phrases are listed side by side, then they begin with capitals and stand in the same rows', async () => {
    const example_phrases = { we_say: ['Ship it.', 'Try it.'], we_dont_say: ['Derived: questions; none in 55 texts'] };
    const sheet = await sheetWith('Phrases', { tone: { example_phrases } });
    expect(sheet).toContain('Questions; none in 55 texts');
    expect(sheet.match(/grid-template-rows:repeat\(2,/g)).toHaveLength(2);
  });

  test('When the promise is the description in the same words, then it has no sheet', async () => {
    const promise = (title: string) =>
      sheetWith('Promise', { things: { description: 'We build boats.' }, mission: { brand_promise: { title } } });
    expect(await promise('We build boats.')).toBe('');
    expect(await promise('Boats that last.')).toContain('Boats that last.');
  });

  test('When one sentence names all audiences, then it stands beside them once', async () => {
    const persona = (name: string, sentence: string) => ({ name, business_context: sentence });
    const sheetFor = (...sentences: string[]) =>
      sheetWith('Who it is for', {
        audiences: {
          personas: sentences.map((sentence, index) => persona(index === 0 ? 'artists' : 'iPad users', sentence)),
        },
      });
    const same = await sheetFor('For artists and iPad users.', 'For artists and iPad users.');
    expect(same.match(/For artists and/g)).toHaveLength(1);
    expect(same).toMatch(/>Artists<[\s\S]*>iPad users</);
    expect((await sheetFor('For artists.', 'For iPad users.')).match(/>For /g)).toHaveLength(2);
  });

  test('When a text is longer than its place, then it ends after a sentence, and flags are left out', async () => {
    const accessibility = `${'All images have a text alternative. '.repeat(18)}`;
    const sheet = await sheetWith('Web and accessibility', { web: { accessibility, notes: '🇬🇧 English' } });
    expect(textsIn(sheet)).toEqual([expect.stringMatching(/alternative\. …$/), 'English']);
  });

  test('When CMYK values are printed, then the sheet says that they are computed, unless people edited the colours', async () => {
    const primary_palette = [{ name: 'Red', hex: '#ff0000', cmyk: 'cmyk(0%, 100%, 100%, 0%)', category: 'primary' }];
    const source = withAnalysis({ colors: { primary_palette } });
    const edited = { ...source, brand: { ...source.brand, overridden_sections: ['colors' as const] } };
    expect(sheetOf(await bookOf(source), 'Colours')).toContain('CMYK is computed from sRGB by formula.');
    expect(sheetOf(await bookOf(edited), 'Colours')).not.toContain('computed from sRGB');
  });

  test.each([
    ['Alle Bilder haben einen Text. ', 'An vielen Stellen, z. B. ', /Text\. …$/],
    ['Alle Bilder haben einen Text. ', 'Es begann am 3. ', /Text\. …$/],
    ['すべての画像に代替テキストがあります。', '文字が続いています', /あります。 …$/],
  ])('When a text ends in %s%s, then it is cut after a whole sentence', async (sentence, rest, expected) => {
    const sheets = [16, 17, 18, 19, 20].map(async (times) => {
      const accessibility = sentence.repeat(times) + rest.repeat(30);
      return textsIn(await sheetWith('Web and accessibility', { web: { accessibility } }))[0] ?? '';
    });
    const cut = (await Promise.all(sheets)).filter((text) => text.endsWith(' …'));
    expect(cut.length).toBeGreaterThan(0);
    for (const text of cut) expect(text).toMatch(expected);
  });
});

describe('picture style', () => {
  test('When kinds of pictures share a sentence, then it is there once, and each label says of what it speaks', async () => {
    const light = 'Light evenly. Keep colours natural.';
    const images = {
      summary: { overall_mood: { description: `${light} Measured on 19 photographs and 1 drawing.` } },
      photographic_style: {
        subjects: { primary: ['عيادة', 'A door'] },
        lighting_and_color: { notes: `${light} Mean lightness 67 %.` },
      },
      illustration_style: { technique: 'Formats: png (3).', color_usage: 'Draw in grey.', constructor: 'By hand.' },
    };
    const sheet = await sheetWith('Picture style', { images });
    expect(labelsIn(sheet)).toEqual([
      'Overall mood',
      'Subjects',
      'Lighting and colour',
      'Drawings: colour usage',
      'Drawings: constructor',
    ]);
    expect(textsIn(sheet)).toEqual([
      light,
      '\u200e\u2068عيادة\u2069, A door',
      'Mean lightness 67\u00a0%.',
      'Draw in grey.',
      'By hand.',
    ]);
  });
});

describe('type and form', () => {
  test('When families are one font on many machines, then a specimen names the first one only', async () => {
    const availability = { recommended_alternative: 'Arial' };
    const font_families = [{ name: 'Helvetica', usage: 'Body text', availability }];
    const sheet = await sheetWith('Helvetica', { typography: { font_families } });
    expect(sheet).toContain('font-family:&quot;Helvetica&quot;, sans-serif');
  });

  test('When there are few sizes and few corners, then they share a sheet', async () => {
    const spacing = { scale: [{ name: 'md', value_px: 20 }] };
    const typography = {
      buttons: ['4px', '12px'].map((border_radius, at) => ({ label: `Button ${at}`, border_radius })),
    };
    const sheet = await sheetWith('Spacing and corners', { spacing, typography });
    expect(sheet).not.toContain('By the elements');
    expect(sheet).toContain('20px');
    expect(sheet).toContain('12px');
  });

  test('When the text of a button is wide, then all are drawn smaller; without padding its text keeps off the edge', async () => {
    const sheetFor = (text: string, padding: string) => {
      const button = { label: 'Button', example_text_color: '#ffffff', background_color: '#dd3a0a', padding };
      const buttons = [0, 1, 2].map((at) => ({ ...button, font_size: `${20 + at}px`, usage: `Action, “${text}”` }));
      return sheetWith('Buttons', { typography: { buttons } });
    };
    const zoomOf = (sheet: string) => Number(/--zoom:([\d.]+)/.exec(sheet)?.[1]);
    const [short, long] = [
      await sheetFor('Go on', '8px 16px'),
      await sheetFor('Book a table with us today', '8px 16px'),
    ];
    expect(zoomOf(long)).toBeLessThan(zoomOf(short));
    expect(short).not.toContain('padding-inline');
    expect(await sheetFor('Go on', '8px 0px')).toContain('padding-inline');
  });
});

describe('evidence', () => {
  test('When values were seen in a manifest too, then it does not count as a page', async () => {
    const sighting = { selector: '', property: 'text', value: 'A tool.', count: 1, basis: 'declared' as const };
    const seen = ['https://a.test/', 'https://a.test/manifest.json'].map((page) => ({ page, ...sighting }));
    const source: ExportSource = {
      ...withAnalysis({ things: { description: 'A tool.' } }, { quality_note: 'Based on 1 page.' }),
      evidence: [{ section: 'things', values: [{ path: '/name', confidence: 0.5, seen }] }],
    };
    const book = await bookOf(source);
    expect(sheetOf(book, 'Colophon')).toContain('Based on 1 page.');
    expect(book).not.toContain('2 pages');
    expect(sheetOf(book, 'How sure')).toContain('manifest.json');
  });

  test('When two elements have the same place in a screenshot, then one mark stands for both', async () => {
    const source = await illustratedBrand();
    const section = (source.brand.analysis as Record<string, object>)['art-direction'] as { design_elements: object[] };
    const [element] = section.design_elements;
    const marksFor = async (design_elements: unknown[]) => {
      const analysis = { ...(source.brand.analysis as object), 'art-direction': { ...section, design_elements } };
      const book = await bookOf({ ...source, brand: { ...source.brand, analysis: analysis as never } });
      return book.match(/class="mark"/g)?.length;
    };
    expect(await marksFor([element, element])).toBe(await marksFor([element]));
  });
});
