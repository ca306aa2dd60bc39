import type { ExportFormat } from '@brandprint/contracts';
import { describe, expect, test } from '@jest/globals';
import { EXPORTS, exportBrand, exportRow, schemesOf } from '../src/index.ts';
import { ALL, EXAMPLES, OPTIONS } from './support/brands.ts';
import { exported, exportedFiles, exportedJson } from './support/exported.ts';
import { illustratedBrand } from './support/illustrated.ts';

const [, composed] = EXAMPLES[0] as (typeof EXAMPLES)[number];
const WITH_FILES = [['with files', await illustratedBrand()]] as [string, typeof composed][];
const twoSchemes = EXAMPLES.find(([name]) => name === 'antennapod-nl')?.[1] ?? composed;

test('When the colours were edited, then the scheme that was extracted beside them is left out', () => {
  expect(schemesOf(twoSchemes)).toHaveLength(2);
  const edited = { ...twoSchemes, brand: { ...twoSchemes.brand, overridden_sections: ['colors' as const] } };
  expect(schemesOf(edited)).toHaveLength(1);
});

describe('any brand', () => {
  test.each([...ALL, ...WITH_FILES])('When %s is exported twice, then both are the same bytes', async (_, source) => {
    for (const { format } of EXPORTS) {
      for (const options of OPTIONS) {
        const first = await exportBrand(format, source, options);
        expect(await exportBrand(format, structuredClone(source), options)).toEqual(first);
        expect(first.name).toMatch(/^[\w-]+(\.[a-z]+)+$/i);
        expect(first.content.length).toBeGreaterThan(0);
      }
    }
  });

  test.each(ALL)('When %s is exported for readers, then it begins with a title', (_, source) => {
    for (const format of ['md', 'llms-txt'] as const) expect(exported(format, source)).toMatch(/^# \S/);
  });

  test.each(ALL)('When %s is exported, then no format for pages and readers contains markup of it', (_, source) => {
    for (const format of ['css', 'scss', 'tailwind', 'md', 'llms-txt'] as const) {
      expect(exported(format, source)).not.toMatch(/(^|[^\\])<\/?[a-z]/i);
    }
  });
});

const hexOf = (...parts: (string | undefined)[]): string => `#${parts.join('').toLowerCase()}`;
const twoDigits = (value?: string): string => Number(value).toString(16).padStart(2, '0');

/** Colours as CSS, Kotlin and Dart, Swift, and swatches of GIMP write them. */
const hexNotations = (text: string): string[] => [
  ...[...text.matchAll(/#[0-9a-f]{6}(?:[0-9a-f]{2})?\b/gi)].flatMap(([hex]) => [
    hex.toLowerCase(),
    hexOf(hex.slice(1, 7)),
  ]),
  ...[...text.matchAll(/\b0x[0-9A-F]{2}([0-9A-F]{6})\b/g)].map(([, hex]) => hexOf(hex)),
  ...[...text.matchAll(/red: 0x(\w\w)[^,]*, green: 0x(\w\w)[^,]*, blue: 0x(\w\w)/g)].map(([, ...rgb]) => hexOf(...rgb)),
  ...[...text.matchAll(/^ *(\d{1,3}) +(\d{1,3}) +(\d{1,3})\t/gm)].map(([, ...rgb]) => hexOf(...rgb.map(twoDigits))),
];

/** All hexes; of those with alpha also the colour without it. */
const hexesIn = (text: string) => new Set(hexNotations(text));
const numbersIn = (text: string) => new Set([...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number)));

const IS_TEXT = /\.(?:md|json|css|gpl|kt|swift|dart)$/;

/** The text of an export; of an archive, that of all of its files. */
async function textOf(format: ExportFormat, source: (typeof ALL)[number][1]): Promise<string> {
  if (format === 'book.html') return String((await exportBrand(format, source, OPTIONS[0])).content);
  if (!exportRow(format).mediaType.includes('zip')) return exported(format, source);
  const files = Object.entries(await exportedFiles(format, source)).filter(([name]) => IS_TEXT.test(name));
  return files.map(([, bytes]) => String(bytes)).join('\n');
}

/** Sizes as each format writes them. */
const SIZE_PATTERNS: readonly RegExp[] = [
  /(?<![\w#.-])(-?\d+(?:\.\d+)?)(?:px|rem)\b/g,
  /(?<![\w.])\(?(-?\d+(?:\.\d+)?)\)?\.(?:sp|dp)\b/g,
  /(?<![-\w])(?:size|fontSize|CGFloat =|double \w+ =):? (-?\d+(?:\.\d+)?)\b/g,
];

/** Families as each format writes them: lists of CSS, and names of apps. */
const FAMILY_PATTERNS: readonly RegExp[] = [
  /(?:--|\$)(?:[a-z]+-)?font-[\w-]+: ([^;{}()]*);/g,
  /"(?:fontFamily|font-(?:sans|heading|mono))": "((?:[^"\\]|\\.)*)"/g,
  /\b(?:family|fontFamily): ["']([^"']*)["']/g,
];
const familiesIn = (text: string): string[] =>
  FAMILY_PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(([, list = '']) =>
      list
        .replace(/ !default$/, '')
        .replaceAll(/\\?["']/g, '')
        .split(/, ?/),
    )
    // Also weights have names that start with `font-`.
    .filter((family) => family !== '' && !/^[{$\d]|^var/.test(family));

/** In these, values have notations that no site is measured in, such as names of colours. */
const FREE_NOTATION: ReadonlySet<string> = new Set(['edited to other shapes', 'hostile names']);

describe('no invented values', () => {
  test.each([...ALL, ...WITH_FILES].filter(([name]) => !FREE_NOTATION.has(name)))(
    'When %s is exported, then every hex, family and size is in its JSON',
    async (_, source) => {
      const json = JSON.stringify(source);
      const hexes = hexesIn(json);
      const numbers = numbersIn(json).add(0);
      for (const { format } of EXPORTS.filter(({ isPrinted }) => !isPrinted)) {
        const text = await textOf(format, source);
        expect([format, [...hexesIn(text)].filter((hex) => !hexes.has(hex))]).toEqual([format, []]);
        const sizes = SIZE_PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, size]) => Number(size)));
        expect([format, sizes.filter((size) => !numbers.has(size))]).toEqual([format, []]);
        expect([format, familiesIn(text).filter((family) => !json.includes(family))]).toEqual([format, []]);
      }
      const tokens = exportedJson('dtcg', source, { scheme: 'light' });
      const sized = Object.values({ ...tokens.spacing, ...tokens.radius, ...tokens['font-size'] }) as {
        $value?: { value: number };
      }[];
      expect(sized.flatMap(({ $value }) => $value?.value ?? []).filter((size) => !numbers.has(size))).toEqual([]);
    },
  );

  test('When formats name colours, sizes and families, then these tests read them', async () => {
    for (const format of ['css', 'palette', 'swiftui', 'compose', 'flutter', 'wordpress', 'book.html'] as const) {
      expect([format, [...hexesIn(await textOf(format, composed))]]).toEqual([
        format,
        expect.arrayContaining(['#1f5c4d']),
      ]);
    }
    for (const format of ['css', 'scss', 'tailwind', 'shadcn', 'wordpress', 'swiftui', 'flutter'] as const) {
      expect([format, familiesIn(exported(format, composed))]).toEqual([format, expect.arrayContaining(['Verdana'])]);
    }
  });
});

describe('names', () => {
  const colors = ['#1f5c4d', '#e2725b', '#3366cc', '#224488'];
  const swatch = (hex: string, category: string, color_group: string) => ({ hex, category, color_group });
  const brandOf = (palette: object[]) => ({
    brand: { ...composed.brand, analysis: { colors: { primary_palette: palette } } as never },
    evidence: [],
  });
  const namesOf = (palette: object[]) =>
    Object.entries(exportedJson('dtcg', brandOf(palette)).color as Record<string, { $value: { hex: string } }>)
      .filter(([name]) => name !== '$type')
      .map(([name, { $value }]) => [$value.hex, name]);

  test('When another analysis finds the colours in another order, then those of the same part keep their names', () => {
    const [teal = '', red = '', blue = '', navy = ''] = colors;
    const palette = [
      swatch(teal, 'primary', 'teal'),
      swatch(red, 'accent', 'red'),
      swatch(blue, 'accent', 'blue'),
      swatch(navy, 'accent', 'blue'),
    ];
    const names = [
      [teal, 'primary'],
      [red, 'accent'],
      [blue, 'accent-blue-450'],
      [navy, 'accent-blue-600'],
    ];
    expect(namesOf(palette)).toEqual(names);
    const reordered = [palette[1], palette[3], palette[2], palette[0]] as object[];
    expect(Object.fromEntries(namesOf(reordered))).toEqual(Object.fromEntries(names));
  });

  test('When two colours would have the same name, then both have their hex', () => {
    const palette = ['#000000', '#3366cc', '#3366cd'].map((hex) => swatch(hex, 'accent', 'blue'));
    expect(namesOf(palette).map(([, name]) => name)).toEqual([
      'accent',
      'accent-blue-450-3366cc',
      'accent-blue-450-3366cd',
    ]);
  });
});

describe('schemes', () => {
  test('When the site has a dark scheme, then it can be exported alone, and both together', () => {
    expect(exported('css', twoSchemes, { scheme: 'light' })).not.toContain('@media');
    expect(exported('css', twoSchemes, { scheme: 'dark' })).toContain('--color-background: #111111;');
    expect(exported('css', twoSchemes)).toMatch(
      /:root \{[^}]*--color-background: #ffffff;[^}]*\}\n@media \(prefers-color-scheme: dark\) \{\n {2}:root \{[^}]*--color-background: #111111;/,
    );
    const { cssVars } = exportedJson('shadcn', twoSchemes);
    expect(cssVars.light.background).toBe('#ffffff');
    expect(cssVars.dark.background).toBe('#111111');
  });
});

describe('another scheme', () => {
  test('When its canvas is not in its palette, then it is the background anyway', () => {
    const evidence = twoSchemes.evidence.map((section) => ({
      ...section,
      ...(section.schemes && { schemes: section.schemes.map((scheme) => ({ ...scheme, canvas: '#0a0b0c' })) }),
    }));
    const css = exported('css', { brand: twoSchemes.brand, evidence }, { scheme: 'dark' });
    expect(css).toContain('--color-background: #0a0b0c;');
    expect(css).toContain('--color-background-800-111111: #111111;');
  });
});

describe('provenance', () => {
  const evidence = twoSchemes.evidence;
  test('When a section was not edited, then its tokens say where they were seen, otherwise not', () => {
    const seen = (source: typeof twoSchemes) =>
      exportedJson('dtcg', source, { scheme: 'light' }).color.primary.$extensions['com.brandprint'];
    expect(seen({ brand: twoSchemes.brand, evidence })).toMatchObject({
      confidence: expect.any(Number),
      seen: [{ page: expect.stringContaining('http'), selector: expect.any(String) }],
    });
    expect(seen({ brand: { ...twoSchemes.brand, overridden_sections: ['colors'] }, evidence })).not.toHaveProperty(
      'seen',
    );
  });
});
