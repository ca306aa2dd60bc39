import { describe, expect, test } from '@jest/globals';
import { checkColors, findColors, NotJsonError } from '../src/index.ts';
import { EXAMPLE } from './brand.ts';

const check = (source: string) => checkColors(EXAMPLE, findColors(source));
const offBrand = (source: string) =>
  check(source).findings.flatMap((finding) => (finding.kind === 'off-brand' ? [finding.value] : []));

describe('findColors', () => {
  test('When CSS has colours in every notation, then each is found with its line and declaration', () => {
    const css = `/* #111111 */
a:hover { color: #1F5C4D; background: url("a.png?#222") rgb(246 241 231 / 50%) }
.red { border: 1px solid tomato; content: "#333"; --brand: oklch(0.7 0.1 200) }
@media (min-width: 3px) { b { fill: hsl(160, 50%, 24%) } }`;

    expect(findColors(css).colors.map(({ value, place }) => [value, place?.line, place?.path])).toEqual([
      ['#1F5C4D', 2, 'a:hover { color'],
      ['rgb(246 241 231 / 50%)', 2, 'a:hover { background'],
      ['tomato', 3, '.red { border'],
      ['oklch(0.7 0.1 200)', 3, '.red { --brand'],
      ['hsl(160, 50%, 24%)', 4, '@media (min-width: 3px) b { fill'],
    ]);
  });

  test('When a file is SCSS or Less, then its variables and nested rules are read', () => {
    const scss = `$ink: #22302c; // not #444
@paper: #fff;
.a { &:hover { color: $ink; } .b#{$x} { color: white } }`;

    expect(findColors(scss).colors.map(({ value, place }) => `${place?.line} ${value}`)).toEqual([
      '1 #22302c',
      '2 #fff',
      '3 white',
    ]);
  });

  test('When a file is broken or holds no style, then nothing is found and nothing is thrown', () => {
    for (const text of ['', '}}}', 'a { color: #12', 'Hello #hashtag, tomato!', '[1, null]', '((((;;;', '{{ theme }}'])
      expect({ text, colors: findColors(text).colors.length }).toEqual({ text, colors: 0 });
  });

  test.each(['{', '{"a": ', '{"a": "#f00",}', '{ // red\n"a": "#f00" }', '[{"a": 1},]', '["#f00",]'])(
    'When JSON does not parse, then the error says so: %j',
    (text) => {
      expect(() => findColors(text)).toThrow(NotJsonError);
      expect(() => findColors(text)).toThrow(/begins as JSON but cannot be read: .+trailing commas/);
    },
  );

  test('When a file begins with a byte order mark or an attribute selector, then it is read', () => {
    const token = { red: { $type: 'color', $value: '#f00' } };
    expect(findColors(`\ufeff${JSON.stringify(token)}`)).toMatchObject({
      format: 'tokens',
      colors: [{ value: '#f00' }],
    });
    expect(findColors('[hidden] { color: #f00 }')).toMatchObject({ format: 'css', colors: [{ value: '#f00' }] });
    expect(findColors('\ufeffa { color: #f00 }').colors).toHaveLength(1);
  });

  test('When tokens have no type, then colours are found, and groups and numbers are not taken for them', () => {
    const tokens = { red: { value: '#f00' }, value: { value: 'tomato' }, bold: { value: '700' }, lead: { value: 1.5 } };
    expect(findColors(JSON.stringify(tokens)).colors.map(({ value, place }) => [value, place?.path])).toEqual([
      ['#f00', 'red'],
      ['tomato', 'value'],
    ]);
  });

  test('When a file has design tokens, then colours of every kind of token are found', () => {
    const tokens = {
      color: {
        $type: 'color',
        primary: { $value: { colorSpace: 'srgb', components: [0.12, 0.36, 0.3], hex: '#1f5c4d' } },
        link: { $value: '{color.primary}' },
        old: { $value: '#ff0000', $description: 'not #00ff00' },
        wide: { $value: { colorSpace: 'display-p3', components: [1, 0, 0] } },
      },
      shadow: { $type: 'shadow', low: { $value: { color: { colorSpace: 'hsl', components: [120, 100, 50] } } } },
      size: { $type: 'dimension', tomato: { $value: 'tomato' } },
      legacy: { value: '#0000ff', type: 'color' },
    };

    const found = findColors(JSON.stringify(tokens, null, 2));

    expect(found.format).toBe('tokens');
    expect(found.colors.map(({ value, hex, place }) => [value, hex, place?.path, place?.line])).toEqual([
      ['#1f5c4d', '#1f5c4d', 'color.primary', 12],
      ['#ff0000', '#ff0000', 'color.old', 19],
      ['color(display-p3 1 0 0 / 1)', '#ff0000', 'color.wide', 22],
      ['hsl(120 100% 50% / 1)', '#00ff00', 'shadow.low', 35],
      ['#0000ff', '#0000ff', 'legacy', 55],
    ]);
  });
});

describe('Hostile files', () => {
  const SIZE = 400_000;
  const fill = (part: string): string => part.repeat(Math.ceil(SIZE / part.length)).slice(0, SIZE);
  const numbered = (part: (n: number) => string): string => Array.from({ length: 16_000 }, (_, n) => part(n)).join('');

  // With quadratic work each takes minutes.
  test.each([
    ['interpolations', fill('#{')],
    ['URLs', fill('url(')],
    ['strings', fill('"\\')],
    ['escaped quotes', `"${fill('\\"')}`],
    ['comments', fill('/*')],
    ['blocks', fill('a{')],
    ['nested rules', fill('a{b:c;')],
    ['parentheses', fill('x:rgb(')],
    ['fallbacks', `a{color:#fff;background:${fill('var(--a,')}`],
    [
      'long chains of variables',
      numbered((n) => `a${n}{--v${n}:${'0 '.repeat(80)}var(--v${n + 1});color:var(--v${n})}`),
    ],
    ['lists of JSON', `${'['.repeat(SIZE / 2)}${']'.repeat(SIZE / 2)}`],
    ['tokens', `{${numbered((n) => `"a${n}":{"value":"#f00"},\n`)}"z":{"value":"#f00"}}`],
    ['colours of one token', `{"a":{"value":[${numbered(() => '"#f00",\n')}"#f00"]}}`],
  ])('When a file has 400 kB of %s, then it is read', (_, text) => {
    expect(findColors(text).format).toMatch(/css|tokens/);
  });

  test('When each variable has others several times, then what is found stays small', () => {
    const names = [...'abcdefghijklmnop'];
    const css = names.map((name, at) => `--${name}:${`var(--${names[at + 1] ?? 'z'})`.repeat(9)};`).join('');
    expect(check(`:root{${css}} a{color:var(--a);background:#fff;font-size:var(--b)}`).findings).toEqual([]);
    const rules = fill('b{color:$a;background:$a}');
    expect(findColors(`$a:${'$b'.repeat(99)};$b:${'$c'.repeat(99)};${rules}`).pairs).toEqual([]);
  });

  test('When a variable is too long to be a colour, then its fallback is not taken for its value', () => {
    const css = (value: string) => `:root{--a:${value}} a{color:var(--a,#999);background:#fff}`;
    expect(findColors(css(`linear(${'0 '.repeat(200)})`)).pairs).toEqual([]);
    expect(findColors(css('#111')).pairs).toHaveLength(1);
    expect(findColors('a{color:var(--a,var(--b,var(--c,#999)));background:#fff}').pairs).toHaveLength(1);
  });
});

describe('checkColors', () => {
  test('When a colour is not of the brand, then the nearest brand colour and the places are named', () => {
    const { checked, matches, findings } = check(`a { color: #1f5c4d }
b { color: #ff6347; fill: tomato }`);

    expect({ checked, matches: matches.map(({ value, distance }) => [value, distance]) }).toEqual({
      checked: 2,
      matches: [['#1f5c4d', 0]],
    });
    expect(findings).toEqual([
      expect.objectContaining({
        kind: 'off-brand',
        hex: '#ff6347',
        count: 2,
        places: [
          { line: 2, path: 'b { color' },
          { line: 2, path: 'b { fill' },
        ],
        message: expect.stringMatching(
          /^#ff6347 is not a colour of the brand\. The nearest is .+ #[0-9a-f]{6} \(CIEDE2000 [\d.]+\)\.$/,
        ),
      }),
    ]);
  });

  test('When a colour looks the same as one of the brand, then it is no finding unless the tolerance is smaller', () => {
    expect(offBrand('a { color: #205d4e }')).toEqual([]);
    expect(checkColors(EXAMPLE, ['#205d4e'], { tolerance: 0 }).findings).toHaveLength(1);
  });

  test('When a colour is a translucent shade or none, then it is not compared', () => {
    expect(check('a { box-shadow: 0 1px rgb(0 0 0 / 20%); color: transparent; fill: currentColor }').checked).toBe(0);
  });

  test.each([
    ['on one rule', 'a { color: #999; background: white }', [2.84, 4.5]],
    ['by variables', ':root { --t: #999 } a { color: var(--t); background-color: var(--b, white) }', [2.84, 4.5]],
    ['of large text', 'a { color: #999; background: white; font-size: 2rem }', [2.84, 3]],
    ['by transparency', 'a { color: rgb(0 0 0 / 40%); background: white }', [2.84, 4.5]],
  ])(
    'When text is hard to read %s, then the contrast and what WCAG asks for are named',
    (_, css, [ratio, required]) => {
      expect(check(css).findings.filter(({ kind }) => kind === 'low-contrast')).toEqual([
        expect.objectContaining({ ratio, required, places: [expect.objectContaining({ line: 1 })] }),
      ]);
    },
  );

  test.each([
    'a { color: #595959; background: white }',
    'a { color: #949494; background: white; font-size: 20px; font-weight: bold }',
    'a { color: #999; background: url(a.png) white }',
    'a { color: #999 } b { background: white }',
  ])('When contrast suffices or the background is unknown, then there is no finding: %s', (css) => {
    expect(check(css).findings.filter(({ kind }) => kind === 'low-contrast')).toEqual([]);
  });

  test('When a list has something that is no colour, then that is a finding', () => {
    expect(checkColors(EXAMPLE, ['#1f5c4d', 'blurple']).findings).toEqual([
      { kind: 'not-a-color', value: 'blurple', message: '"blurple" is not a colour of CSS.' },
    ]);
  });

  test('When a brand has no colours, then the check refuses', () => {
    expect(() => checkColors({ analysis: null }, ['red'])).toThrow('The brand has no colours to compare with');
  });
});
