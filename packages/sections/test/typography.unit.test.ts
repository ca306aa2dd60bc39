import { type ElementStyle, type Evidence, TypographySection } from '@brandprint/contracts';
import { elementStyle, evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describe, expect, test } from '@jest/globals';
import { firstFamilyName } from '../src/shared/fonts/font-family.ts';
import { typography } from '../src/typography/index.ts';

const read = (styles: ElementStyle[], page: PageOverrides = {}): TypographySection => {
  const seen: Evidence = evidence({ pages: [{ ...page, styles }] });
  return TypographySection.parse(typography.compose(typography.measure(seen).facts, { things: null }));
};
const heading = (stack: string, level = 1): ElementStyle =>
  elementStyle({
    role: 'heading',
    tag: `h${level}`,
    level,
    selector: `h${level}`,
    text: 'Made to last',
    chars: 12,
    textArea: 20_000,
    font: { stack, sizePx: 48, weight: 700, lineHeightPx: 52.8, letterSpacingPx: -0.5 },
  });
const body = (stack: string): ElementStyle => elementStyle({ chars: 3_000, textArea: 200_000, font: { stack } });

describe('The first family of a font stack', () => {
  test.each([
    ['__Inter_a1b2c3, __Inter_Fallback_a1b2c3', 'Inter'],
    ['"__Open_Sans_12abcd", sans-serif', 'Open Sans'],
    ['"Inter var", sans-serif', 'Inter'],
    ['InterVariable, sans-serif', 'Inter'],
    ['"Inter Fallback"', 'Inter'],
    ['OpenSans-Bold, Arial', 'Open Sans'],
    ['"Proxima Nova", Arial', 'Proxima Nova'],
    ['ABCDEF+Inter-Regular, sans-serif', 'Inter'],
    ['"Inter Placeholder", sans-serif', 'Inter'],
    ['roboto-v30-latin-regular', 'Roboto'],
    ['"Lato Black Italic"', 'Lato'],
    ['"DM Sans 9pt"', 'DM Sans'],
    ['proxima-nova, sans-serif', 'Proxima Nova'],
    ['GT-America-Standard-Regular', 'GT America Standard'],
    ['"Silicon Sans"', 'Silicon Sans'],
    ['fa-solid-900', null],
    ['"Acme Icons"', null],
    ['-apple-system, "Segoe UI"', 'system-ui'],
    ['system-ui', 'system-ui'],
    ['"Font Awesome 6 Free"', null],
    ['bootstrap-icons', null],
    ['"Material Symbols Outlined"', null],
    ['sans-serif', null],
  ])('When the stack is %s, then the family is %s', (stack, family) => {
    expect(firstFamilyName(stack)).toBe(family);
  });
});

describe('Typography', () => {
  test('When headings and body have different families, then usage names the roles, and icon fonts are left out', () => {
    const found = read([
      heading('Montserrat, sans-serif'),
      body('Lato, sans-serif'),
      elementStyle({ chars: 90, textArea: 90_000, font: { stack: '"Font Awesome 5 Free"' } }),
    ]).font_families;
    expect(found.map(({ name, usage }) => [name, usage])).toEqual([
      ['Lato', 'Body text.'],
      ['Montserrat', 'Headings (h1).'],
    ]);
  });

  test('When a declared family was rendered with another, then both are reported', () => {
    const drawn = { renderedFonts: [{ family: 'DejaVu Serif', glyphs: 3_000, isCustom: false }] };
    const {
      font_families: [lora],
      design_notes,
    } = read([{ ...body('Lora, serif'), ...drawn }]);
    expect(lora?.name).toBe('Lora');
    expect(lora?.availability.notes).toContain('rendered with DejaVu Serif');
    expect(design_notes).toContain('Lora did not render');
  });

  test('When a family is in the open catalogue, then both stylesheet URLs ask for the weights that it has and the site uses', () => {
    const { availability } =
      read([{ ...body('Lato'), font: { ...body('Lato').font, weight: 600 } }, body('Lato')]).font_families[0] ?? {};
    expect(availability).toMatchObject({
      availability: 'google',
      requires_license: false,
      recommended_alternative: '',
      google_fonts_css_url: 'https://fonts.googleapis.com/css2?family=Lato:wght@400&display=swap',
      bunny_fonts_css_url: 'https://fonts.bunny.net/css?family=lato:400&display=swap',
    });
  });

  const face = (family: string, url: string): PageOverrides => ({
    fontFaces: [
      { family, weight: '400', style: 'normal', urls: [url], display: 'swap', status: 'loaded', stylesheet: null },
    ],
  });
  test.each([
    ['Acme Grotesk', 'https://use.typekit.net/af/1.woff2', 'commercial', true],
    ['Acme Grotesk', 'https://site.test/fonts/a.woff2', 'self-hosted', false],
    ['Inter', 'https://site.test/fonts/inter.woff2', 'self-hosted', false],
    ['Inter', 'https://fonts.bunny.net/inter/files/a.woff2', 'bunny', false],
    ['Inter', 'https://fonts.gstatic.com/s/inter/a.woff2', 'google', false],
  ])('When %s is loaded from %s, then its availability is %s', (family, url, availability, requires_license) => {
    expect(read([body(family)], face(family, url)).font_families[0]?.availability).toMatchObject({
      availability,
      requires_license,
    });
  });

  test('When the source of a family is unknown, then its availability is unknown and no URL is invented', () => {
    expect(read([body('Acme Grotesk')]).font_families[0]?.availability).toEqual({
      availability: 'unknown',
      requires_license: false,
      foundry: '',
      license_type: '',
      recommended_alternative: '',
      alternative_rationale: '',
      notes: '',
      google_fonts_css_url: '',
      bunny_fonts_css_url: '',
    });
  });

  test('When an open family has the widths of a system family, then it is recommended with figures', () => {
    const { availability } = read([body('Georgia, serif')]).font_families[0] ?? {};
    expect(availability).toMatchObject({ availability: 'system', recommended_alternative: 'Gelasio' });
    expect(availability?.alternative_rationale).toContain('x-height 481 against 481');
  });

  test('When a commercial family was measured as rendered, then the nearest open one is recommended with figures', () => {
    const metrics = { xHeight: 530, capHeight: 700, averageWidth: 463 };
    const loaded = face('Acme Grotesk', 'https://use.typekit.net/a.woff2').fontFaces ?? [];
    const fontFaces = loaded.map((one) => ({ ...one, metrics }));
    const { availability } = read([body('"Acme Grotesk", sans-serif')], { fontFaces }).font_families[0] ?? {};
    expect(availability).toMatchObject({ availability: 'commercial', requires_license: true });
    expect(availability?.recommended_alternative).not.toBe('');
    expect(availability?.alternative_rationale).toMatch(/x-height \d+ against 530, .* average width \d+ against 463/);
  });

  test('When the text is in another script, then the recommended open family supports it, and the rationale says so', () => {
    const metrics = { xHeight: 530, capHeight: 700, averageWidth: 463 };
    const loaded = face('Acme Grotesk', 'https://use.typekit.net/a.woff2').fontFaces ?? [];
    const fontFaces = loaded.map((one) => ({ ...one, metrics }));
    const availabilityFor = (text: string) =>
      read([{ ...body('"Acme Grotesk", sans-serif'), text }], { fontFaces }).font_families[0]?.availability;
    expect(availabilityFor('Anvils made to last')?.alternative_rationale).not.toContain('Cyrillic');
    expect(availabilityFor('Наковальни на века, with one word or two')?.alternative_rationale).toContain('Cyrillic');
    // A single name among many other words does not count.
    expect(availabilityFor(`${'Anvils made to last. '.repeat(9)}Век`)?.alternative_rationale).not.toContain('Cyrillic');
  });

  test('When a build tool named a family after a variable, then the name in the font file is reported', () => {
    const drawn = { renderedFonts: [{ family: 'Acme Sans', glyphs: 90, isCustom: true }] };
    const names = (stack: string) => read([{ ...body(stack), ...drawn }]).font_families.map(({ name }) => name);
    expect(names('__bodyFont_ab12cd, __bodyFont_Fallback_ab12cd')).toEqual(['Acme Sans']);
    expect(names('__Inter_ab12cd')).toEqual(['Inter']);
  });

  test('When a site uses a generic keyword, then the keyword is reported as a system family', () => {
    const [family] = read([body('sans-serif')]).font_families;
    expect(family).toMatchObject({ name: 'sans-serif', availability: { availability: 'system' } });
    expect(read([body('"Font Awesome 5 Free", sans-serif')]).font_families).toEqual([]);
  });

  test('When a page only has a heading and controls, then the family that most of them use is the body family', () => {
    expect(read([heading('Lato', 3)]).font_families).toMatchObject([
      { name: 'Lato', usage: 'Headings (h3) and body text.' },
    ]);
  });

  test("When an element has the browser's default style, then its font is not counted", () => {
    const control = elementStyle({ role: 'button', tag: 'button', font: { stack: 'Arial', sizePx: 13.3333 } });
    expect(read([control, body('"Times New Roman"')]).font_families).toEqual([]);
  });

  test('When a heading is rendered, then its computed style is reported', () => {
    const style = {
      ...heading('Lato'),
      color: '#00000080',
      backdrop: '#ffffff',
      textShadow: 'rgb(0, 0, 0) 0px 1px 2px',
    };
    expect(read([style]).headings).toEqual([
      {
        level: 'h1',
        label: 'Heading 1',
        font_size: '48px',
        font_weight: '700',
        line_height: '52.8px',
        letter_spacing: '-0.5px',
        example_text_color: '#7f7f7f',
        example_background_color: '#ffffff',
        text_transform: 'none',
        special_effects: 'text-shadow rgb(0, 0, 0) 0px 1px 2px',
        usage: '1 heading on 1 page, mostly in the main content, for instance “Made to last”.',
      },
    ]);
  });

  describe('a site with a long documentation page', () => {
    const home = (styles: ElementStyle[]): PageOverrides => ({ styles });
    const docs = (styles: ElementStyle[], name = 'docs'): PageOverrides => ({
      url: `https://site.test/${name}`,
      finalUrl: `https://site.test/${name}`,
      kind: 'docs',
      styles,
    });
    const readPages = (pages: PageOverrides[]): TypographySection =>
      TypographySection.parse(typography.compose(typography.measure(evidence({ pages })).facts, { things: null }));
    const headingOf = (sizePx: number, amount: number, level = 1): ElementStyle => ({
      ...heading('Lato', level),
      font: { ...heading('Lato').font, sizePx },
      text: `${sizePx} px`,
      count: amount,
      chars: 12 * amount,
      textArea: 12 * amount * sizePx,
    });
    const large = (style: ElementStyle): ElementStyle => ({ ...style, chars: 900_000, textArea: 90_000_000 });

    test('When it has most of the text, then the home page still decides on the families', () => {
      const { font_families } = readPages([
        home([body('Lato')]),
        docs([large(body('Roboto'))]),
        docs([large(body('Roboto'))], 'docs/2'),
        { ...docs([body('Lato')], 'about'), kind: 'about' },
      ]);
      expect(font_families.map(({ name }) => name)).toEqual(['Lato', 'Roboto']);
    });

    test("When its headings have other sizes, then the home page's come first and both are reported", () => {
      const { headings } = readPages([
        home([headingOf(72, 1), headingOf(40, 2, 2)]),
        docs([headingOf(30, 300), headingOf(40, 500, 2), headingOf(18, 900, 3)]),
      ]);
      expect(headings.map(({ label, font_size }) => [label, font_size])).toEqual([
        ['Heading 1', '72px'],
        ['Heading 1, other pages', '30px'],
        ['Heading 2', '40px'],
        ['Heading 3', '18px'],
      ]);
    });

    test('When the home page has a small h1 before a large one, then the large one leads and both are reported', () => {
      const below = { ...headingOf(56, 1), box: { x: 0, y: 300, width: 800, height: 60 } };
      const { headings } = readPages([home([headingOf(18, 1), below])]);
      expect(headings.map(({ label, font_size }) => [label, font_size])).toEqual([
        ['Heading 1', '56px'],
        ['Heading 1, first on the home page', '18px'],
      ]);
    });

    test("When it has most of the buttons, then the home page's button comes first", () => {
      const button = (backgroundColor: string, amount: number): ElementStyle =>
        elementStyle({
          role: 'button',
          tag: 'a',
          backgroundColor,
          backdrop: backgroundColor,
          count: amount,
          chars: 8 * amount,
          textArea: 900 * amount,
        });
      const { buttons } = readPages([
        home([button('#0d6efd', 2)]),
        docs([button('#111111', 90), button('#222222', 80)]),
      ]);
      expect(buttons.map(({ background_color }) => background_color)).toEqual(['#0d6efd', '#111111', '#222222']);
    });
  });

  test('When a button changes on hover, then its style and the change are reported', () => {
    const edge = { width: 1, style: 'solid', color: '#0a58ca' };
    const button = elementStyle({
      role: 'button',
      tag: 'a',
      color: '#ffffff',
      backgroundColor: '#0d6efd',
      backdrop: '#0d6efd',
      padding: [12, 24, 12, 24],
      borderRadius: '6px',
      border: { top: edge, right: edge, bottom: edge, left: edge },
      hover: { backgroundColor: '#0b5ed7' },
    });
    expect(read([button]).buttons[0]).toMatchObject({
      label: 'Filled button',
      background_color: '#0d6efd',
      padding: '12px 24px',
      border_radius: '6px',
      border: '1px solid #0a58ca',
      hover_background: '#0b5ed7',
      example_text_color: '#ffffff',
    });
  });

  test('When a link changes on hover and focus, then the evidence contains both', () => {
    const link = elementStyle({
      role: 'link',
      tag: 'a',
      hover: { color: '#0a58ca', after: { backgroundColor: '#0a58ca' } },
      focus: { boxShadow: '0 0 0 3px #0d6efd' },
    });
    const { provenance } = typography.measure(evidence({ pages: [{ styles: [link] }] }));
    const seen = provenance
      .filter(({ path }) => path === '/links/0')
      .map(({ property, value }) => `${property} ${value}`);
    expect(seen).toEqual(expect.arrayContaining(['color:hover #0a58ca', 'box-shadow:focus 0 0 0 3px #0d6efd']));
    expect(seen.filter((one) => /object|after/.test(one))).toEqual([]);
  });

  test("When most links have the browser's default colour, then they come last and the row says so", () => {
    const link = (color: string, chars: number) =>
      elementStyle({ role: 'link', tag: 'a', color, chars, textArea: chars * 50, selector: `a.c${color.slice(1)}` });
    const { links } = read([link('#0000ee', 900), link('#0d6efd', 90)]);
    expect(
      links.map(({ example_text_color, usage }) => [example_text_color, /browser's default colour/.test(usage)]),
    ).toEqual([
      ['#0d6efd', false],
      ['#0000ee', true],
    ]);
  });

  test('When links and quotes are rendered, then their states and borders are reported', () => {
    const link = elementStyle({
      role: 'link',
      tag: 'a',
      color: '#0d6efd',
      hover: { color: '#0a58ca' },
      font: { decoration: 'underline' },
    });
    const quote = elementStyle({
      role: 'blockquote',
      border: { left: { width: 4, style: 'solid', color: '#dddddd' } },
      padding: [0, 0, 0, 16],
      font: { style: 'italic' },
    });
    const found = read([link, quote]);
    expect(found.links[0]).toMatchObject({
      label: 'Text link',
      text_decoration: 'underline',
      hover_color: '#0a58ca',
      example_text_color: '#0d6efd',
    });
    expect(found.blockquotes[0]).toMatchObject({
      border_left: '4px solid #dddddd',
      padding: '0px 0px 0px 16px',
      font_style: 'italic',
    });
  });

  test('When all text is large and no heading element is used, then its family is also the body family', () => {
    const slide = { ...heading('Lato, sans-serif'), tag: 'section', level: null };
    expect(read([slide]).font_families).toMatchObject([{ name: 'Lato', usage: 'Headings and body text.' }]);
    expect(read([slide, body('Georgia, serif')]).font_families).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Lato', usage: 'Headings.' })]),
    );
  });

  test('When a family is rendered with another font, then both are reported', () => {
    const styles = [
      {
        ...body('"Acme Sans", Arial, sans-serif'),
        renderedFonts: [{ family: 'Arial', glyphs: 2_950, isCustom: false }],
      },
    ];
    const fontFaces = [
      {
        family: 'Acme Sans',
        weight: '400',
        style: 'normal',
        urls: ['https://fonts.acme.test/acme.woff2'],
        display: 'swap',
        status: 'error' as const,
        stylesheet: 'https://site.test/fonts.css?v=1',
      },
    ];
    const { findings, provenance } = typography.measure(evidence({ pages: [{ styles, fontFaces }] }));
    expect(findings?.faces).toEqual([
      {
        family: 'Acme Sans',
        stack: '"Acme Sans", Arial, sans-serif',
        declared_in: ['fonts.acme.test', 'https://site.test/fonts.css'],
        load_status: 'error',
        rendered: [{ family: 'Arial', glyphs: 2_950, share: 1 }],
      },
    ]);
    expect(provenance.filter(({ path }) => path === '/font_families/0')).toMatchObject([
      { property: 'font-family', basis: 'declared' },
      { property: 'platform font', value: 'Arial', count: 2_950, basis: 'rendered' },
    ]);
  });
});
