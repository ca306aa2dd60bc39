import { SECTIONS } from '@brandprint/sections';
import { elementStyle, evidence } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { type Extraction, fromBrandprint, fromDesignlang, type Truth } from '../corpus/score.mjs';
import { hasHomeHeading } from '../src/accuracy/home-heading.ts';
import { scoreAnswer } from '../src/accuracy/measures.ts';
import { isMet } from '../src/count.ts';
import designlang from './fixtures/designlang-12.15.json' with { type: 'json' };

const { typography } = SECTIONS;
const truth: Truth = {
  id: 'acme',
  brand: 'Acme',
  colors: [
    { hex: '#c81e1e', role: 'primary', must: true, source: 'site.css' },
    { hex: '#0a64c8', role: 'link', must: true, source: 'site.css' },
  ],
  fonts: [{ family: 'Lora', role: 'body', source: 'site.css' }],
  logo: { path: 'img/acme.svg', kind: 'img-svg', source: 'index.html' },
  favicon: 'favicon.svg',
  tech: ['Bootstrap 5.2.3', 'Chart.js'],
};
const seen = {
  tech: [{ name: 'Popper', where: 'part of the bundle' }],
  foreignLogos: ['img/clients/globex.svg'],
  foreignColors: [{ hex: '#1877f2', where: 'a widget of another company' }],
};
const right: Extraction = {
  name: 'ACME',
  palette: ['#c81e1e', '#ffffff', '#0a64c8'],
  fonts: [{ family: 'Lora', role: 'Body text' }],
  logo: { url: 'http://127.0.0.1:1/img/acme.svg', inline: false },
  favicon: 'http://127.0.0.1:1/favicon.svg',
  tech: ['Bootstrap', 'Chart.js 3.0', 'Popper'],
};
const scored = (got: Partial<Extraction> | null, more: Partial<Truth> = {}) =>
  scoreAnswer({ truth: { ...truth, ...more }, seen }, got && { ...right, ...got });

describe('The score of a result', () => {
  test('When everything is right, then every applicable measure is at its maximum', () => {
    const { counts, junk, unknownTech } = scored({});
    expect({ junk, unknownTech }).toEqual({ junk: [], unknownTech: [] });
    for (const { hit, of } of Object.values(counts)) expect(hit).toBe(of);
    expect(counts.must.of).toBe(2);
    expect(counts.techPrecision.of).toBe(3);
    expect(counts.heading.of).toBe(0);
    expect(counts.noLogo.of).toBe(0);
  });

  test('When the tool failed, then no measure counts as right, not even the absence of a false logo or colour', () => {
    const failed = scored(null, { logo: { path: null, kind: 'text', source: 'index.html' } }).counts;
    for (const { hit } of Object.values(failed)) expect(hit).toBe(0);
    expect([failed.noLogo.of, failed.clean.of, failed.ownLogo.of]).toEqual([1, 1, 1]);
  });

  test.each([
    ['transparent', '#c81e1e00'],
    ['a browser default', '#0000ee'],
    ["a third party's", '#1877f2'],
    ['not a colour', 'inherit'],
  ])(
    'When the palette contains a colour that is %s, then the palette is not clean and the reason is given',
    (why, hex) => {
      const { counts, junk } = scored({ palette: [...right.palette, hex] });
      expect(counts.clean).toEqual({ hit: 0, of: 1 });
      expect(junk.join()).toContain(why);
    },
  );

  test('When a browser default is a colour of the site, then it counts like any other', () => {
    const colors = [{ hex: '#0000ee', role: 'primary', must: true, source: 'site.css' }];
    expect(scored({ palette: ['#0000ee'] }, { colors }).counts.clean.hit).toBe(1);
  });

  test('When a colour is only near to a browser default, then a site has chosen it', () => {
    expect(scored({ palette: [...right.palette, '#eeeeee'] }).counts.clean.hit).toBe(1);
    expect(scored({ palette: [...right.palette, '#EFEFEF'] }).counts.clean.hit).toBe(0);
  });

  test("When the logo belongs to a client of the site, then it counts as another company's", () => {
    const logo = { url: 'http://127.0.0.1:1/img/clients/globex.svg?v=2', inline: false };
    const { counts } = scored({ logo });
    expect([counts.logo.hit, counts.ownLogo]).toEqual([0, { hit: 0, of: 1 }]);
  });

  test("When the site's logo is text and the result is an image, then it counts as a false logo", () => {
    const { counts } = scored({}, { logo: { path: null, kind: 'text', source: 'index.html' } });
    expect(counts.noLogo).toEqual({ hit: 0, of: 1 });
  });

  test.each<[string, string | null | undefined, number]>([
    [
      'the same shapes in other notation',
      '<svg><g fill="red"><path id="p" d="M0 0L10.001,0 10 10z"/></g><circle r="4" cx="5" cy="5"></circle></svg>',
      1,
    ],
    ['another shape', '<svg><path d="M0 0h20v20z"/><circle cx="5" cy="5" r="4"/></svg>', 0],
    ['half of the shapes', '<svg><circle cx="5" cy="5" r="4"/></svg>', 0],
    ['nothing', null, 0],
    ['markup that was not read', undefined, 1],
  ])('When the logo is an inline SVG and the result is %s, then their contents are compared', (_, markup, hit) => {
    const drawn = '<svg><path d="M0,0 L10 0 10 10z" fill="#000"/><circle cx="5" cy="5" r="4.00"/></svg>';
    const logo = { path: null, kind: 'inline-svg', source: 'index.html', markup: drawn };
    expect(scored({ logo: { url: null, inline: true, markup } }, { logo }).counts.logo).toEqual({ hit, of: 1 });
  });

  test.each([
    [8, 8, { hit: 1, of: 1 }],
    [4, 8, { hit: 0, of: 1 }],
    [0, 8, { hit: 0, of: 0 }],
    [8, null, { hit: 0, of: 0 }],
    [8, undefined, { hit: 0, of: 0 }],
  ])(
    'When the result has a base unit of %s px and the sources one of %s, then that counts as %j',
    (baseUnit, unit, count) => {
      expect(scoreAnswer({ truth, seen, unit }, { ...right, baseUnit }).counts.baseUnit).toEqual(count);
    },
  );

  test.each([
    [8, 8, { hit: 1, of: 1 }],
    [8, [4, 8], { hit: 1, of: 1 }],
    [5, [4, 8], { hit: 0, of: 1 }],
    [8, null, { hit: 0, of: 1 }],
    [0, 8, { hit: 0, of: 0 }],
  ])('When the result has a base unit of %s px and the truth %j, then that counts as %j', (baseUnit, unit, count) => {
    expect(scored({ baseUnit }, { baseUnit: unit }).counts.baseUnit).toEqual(count);
  });

  test('When the site shows files on known grounds, then each slot counts if it has one of them', () => {
    const slots = {
      light: ['http://127.0.0.1:1/img/acme%20mark.svg', 'http://127.0.0.1:1/img/acme.svg'],
      dark: ['http://127.0.0.1:1/img/acme.svg'],
    };
    const slotsOf = (more: Partial<Truth>, got: Partial<Extraction> = { slots }) => scored(got, more).counts.logoSlots;
    expect(slotsOf({ logoOnLight: 'img/acme mark.svg' })).toEqual({ hit: 1, of: 1 });
    expect(slotsOf({ logoOnLight: 'img/acme.svg', logoOnDark: ['img/white.svg', 'img/white.png'] })).toEqual({
      hit: 1,
      of: 2,
    });
    expect(slotsOf({})).toEqual({ hit: 0, of: 0 });
    expect(slotsOf({ logoOnLight: 'img/acme.svg' }, {})).toEqual({ hit: 0, of: 0 });
  });

  test('When a product has slots, then their files are those of the variants; recoloured ones have no file of the site', () => {
    const variants = [
      { asset_path: '/assets/1', source_url: 'https://acme.test/logo.svg' },
      { asset_path: '/assets/2', source_url: null },
    ];
    const slots = { mark_light: null, mark_dark: null, wordmark_light: { asset_path: '/assets/1' } };
    const logos = { variants, slots: { ...slots, wordmark_dark: { asset_path: '/assets/2' } } };
    expect(fromBrandprint({ analysis: { logos } }).slots).toEqual({ light: ['https://acme.test/logo.svg'], dark: [] });
  });

  test("When only the technologies of a site were listed, then other companies' logos are not counted", () => {
    const { counts } = scoreAnswer({ truth, seen: { tech: seen.tech } }, right);
    expect([counts.techPrecision.of, counts.ownLogo.of, counts.clean.of]).toEqual([3, 0, 1]);
  });

  test('When a technology is reported that is not there, then precision falls and recall does not', () => {
    const { counts, unknownTech } = scored({ tech: [...right.tech, 'Angular'] });
    expect(unknownTech).toEqual(['Angular']);
    expect([counts.techPrecision, counts.techRecall]).toEqual([
      { hit: 3, of: 4 },
      { hit: 2, of: 2 },
    ]);
  });

  test('When the other technologies of a site are unknown, then precision is not counted', () => {
    expect(scoreAnswer({ truth, seen: undefined }, right).counts.techPrecision.of).toBe(0);
  });
});

describe('The categories of a palette', () => {
  const colors = [
    { hex: '#c81e1e', role: 'primary', must: true, source: 'site.css' },
    { hex: '#0a64c8', role: 'brand-secondary', must: true, source: 'site.css' },
    { hex: '#f4f1ea', role: 'background-alt', must: false, source: 'site.css' },
    { hex: '#202428', role: 'text', must: false, source: 'site.css' },
  ];
  const count = (categories: Record<string, string>, more: Truth['colors'] = [], mainAlt: string[] = []) =>
    scored(
      { categories: Object.entries(categories).map(([hex, category]) => ({ hex, category })) },
      { colors: [...colors, ...more], mainAlt },
    ).counts.categories;

  test('When categories fit the roles of the truth, then they count; a colour that is not in the palette does not', () => {
    expect(count({ '#0a64c8': 'accent', '#f4f1ea': 'neutral', '#202428': 'text' })).toEqual({ hit: 3, of: 3 });
    expect(count({ '#0a64c8': 'semantic', '#f4f1ea': 'text' })).toEqual({ hit: 0, of: 2 });
  });

  test('When the truth gives a colour two roles, or one that says nothing of its use, then it is not counted', () => {
    const double = { hex: '#202428', role: 'background-dark', must: false, source: 'site.css' };
    const heading = { hex: '#0b1d35', role: 'heading', must: false, source: 'site.css' };
    expect(count({ '#202428': 'text', '#0b1d35': 'accent' }, [double, heading])).toEqual({ hit: 0, of: 0 });
  });

  test('When the palette begins with a colour that is as right as the main one, then it is not counted; elsewhere it is', () => {
    expect(count({ '#202428': 'primary', '#f4f1ea': 'neutral' }, [], ['#202428'])).toEqual({ hit: 1, of: 1 });
    expect(count({ '#c81e1e': 'primary', '#202428': 'primary' }, [], ['#202428'])).toEqual({ hit: 0, of: 1 });
  });

  test('When a tool has no categories, then nothing is counted', () => {
    expect(scored({}).counts.categories.of).toBe(0);
  });
});

describe('The heading of the home page', () => {
  const heading = (level: number, sizePx: number, y: number) =>
    elementStyle({
      role: 'heading',
      level,
      chars: 20,
      font: { ...elementStyle({}).font, sizePx, weight: 700 },
      box: { x: 0, y, width: 400, height: 60 },
    });
  const home = evidence({ pages: [{ styles: [heading(1, 40, 900), heading(1, 56, 80), heading(2, 30, 0)] }] });
  const answer = (level: string, font_size: string, font_weight: string) => {
    const made = typography.compose(typography.measure(home).facts, { things: null });
    return { ...made, headings: made.headings.slice(0, 1).map((one) => ({ ...one, level, font_size, font_weight })) };
  };

  test.each([
    ['h1', '56px', '700', true],
    ['h1', '40px', '700', false],
    ['h2', '56px', '700', false],
    ['h1', '56px', '400', false],
  ])(
    'When its first h1 has 56px and 700, and the answer has %s, %s and %s, then it is found: %s',
    (level, size, weight, found) => {
      expect(hasHomeHeading(home, answer(level, size, weight))).toBe(found);
    },
  );

  test('When the home page has no h1, then nothing is counted', () => {
    expect(hasHomeHeading(evidence({ pages: [{ styles: [heading(2, 30, 0)] }] }), {})).toBeNull();
  });
});

test.each([
  [{ hit: 19, of: 20 }, true],
  [{ hit: 18, of: 20 }, false],
  [{ hit: 0, of: 0 }, undefined],
])('When %j is compared with a target of 95 %%, then it is met: %s', (count, met) => {
  expect(isMet(count, 0.95)).toBe(met);
});

describe("designlang's answer", () => {
  test('When it is read, then name, colours in its order, families by use, icon and technologies are those that it says', () => {
    const got = fromDesignlang(designlang);
    expect(got).toEqual({
      name: 'Acme Forge',
      description: 'Acme makes anvils by hand.',
      palette: ['#c2185b', '#0000ee', '#222222', '#000000', '#ffffff', '#fdf3e7'],
      fonts: [
        { family: 'Verdana', role: 'body' },
        { family: 'Times New Roman', role: 'body' },
        { family: 'Georgia', role: 'headings' },
      ],
      baseUnit: undefined,
      logo: null,
      favicon: 'http://acme.test/icon.svg',
      tech: ['bootstrap'],
    });
    const { counts } = scoreAnswer(
      { truth: { ...truth, brand: 'Acme Forge', favicon: 'icon.svg', tech: ['Bootstrap 5'] }, seen },
      got,
    );
    expect([counts.name, counts.favicon, counts.techRecall].map(({ hit }) => hit)).toEqual([1, 1, 1]);
  });

  test('When the head names no site, then structured data does, or the beginning of the title', () => {
    const { seo, ...rest } = designlang;
    const unnamed = { ...seo, openGraph: {} };
    expect(fromDesignlang({ ...rest, seo: unnamed }).name).toBe('Acme');
    const structuredData = [
      { type: 'WebPage', name: null },
      { type: 'Organization', name: 'Acme Ltd' },
    ];
    expect(fromDesignlang({ ...rest, seo: { ...unnamed, structuredData } }).name).toBe('Acme Ltd');
  });

  test('When a family is used for all, then it counts for headings and body; a library that it doubts does not count', () => {
    const typography = { families: [{ name: 'Inter', count: 9, usage: 'all' }] };
    const stack = { ...designlang.stack, css: { layer: 'tailwind' } };
    const componentLibrary = { library: 'shadcn/ui', confidence: 0.4 };
    const got = fromDesignlang({ ...designlang, typography, stack, componentLibrary });
    expect(got.fonts).toEqual([{ family: 'Inter', role: 'headings, body' }]);
    expect(got.tech).toEqual(['Tailwind CSS']);
  });
});
