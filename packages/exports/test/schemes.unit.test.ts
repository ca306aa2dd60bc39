import { describe, expect, test } from '@jest/globals';
import { type ExportSource, exportBrand } from '../src/index.ts';
import { EXAMPLES } from './support/brands.ts';
import { exported, exportedJson } from './support/exported.ts';

const twoSchemes = EXAMPLES.find(([name]) => name === 'antennapod-nl')?.[1] as ExportSource;
const PLAIN = { scheme: 'both', prefix: '' } as const;

/** The same site with other values of its other scheme. */
const withScheme = (fields: object): ExportSource => ({
  brand: twoSchemes.brand,
  evidence: twoSchemes.evidence.map((section) => ({
    ...section,
    ...(section.schemes && { schemes: section.schemes.map((scheme) => ({ ...scheme, ...fields })) }),
  })),
});

/** Names of the variables in the block that starts with a line. */
function variablesIn(css: string, start: string): Map<string, string> {
  const from = css.indexOf(start);
  expect(from).toBeGreaterThan(-1);
  const block = css.slice(from + start.length, css.indexOf('}', from));
  return new Map([...block.matchAll(/^\s+(--[\w-]+): (.*);$/gm)].map(([, name = '', value = '']) => [name, value]));
}

describe('files of a brand with two schemes', () => {
  test('When both are exported as design tokens, then the file is called a resolver, otherwise tokens', async () => {
    const nameOf = async (scheme: 'both' | 'light' | 'dark') =>
      (await exportBrand('dtcg', twoSchemes, { ...PLAIN, scheme })).name;
    expect(await nameOf('both')).toMatch(/\.resolver\.json$/);
    expect(await nameOf('light')).toMatch(/\.tokens\.json$/);
    expect(await nameOf('dark')).toMatch(/\.tokens\.json$/);
  });
});

describe('what switches the scheme', () => {
  test.each([
    ['(prefers-color-scheme: dark)', '@media (prefers-color-scheme: dark) {\n  :root {'],
    ['.dark-version', '\n.dark-version {'],
    ['[data-theme="dark"]', '\n[data-theme="dark"] {'],
    ['[data-mode=dark]', '\n[data-mode="dark"] {'],
    ['.a { color: red } */', '@media (prefers-color-scheme: dark) {\n  :root {'],
    ['', '@media (prefers-color-scheme: dark) {\n  :root {'],
  ])('When the site switches by %s, then stylesheets do too', (trigger, block) => {
    const source = withScheme({ trigger });
    for (const format of ['css', 'tailwind'] as const) {
      expect(variablesIn(exported(format, source), block).get('--color-background')).toBe('#111111');
    }
  });

  test.each(['css', 'tailwind'] as const)(
    'When only one scheme has a colour, then its variable is defined in %s anyway',
    (format) => {
      const violet = { name: 'Violet', hex: '#aa33ee', category: 'accent', color_group: 'violet', usage: '' };
      const [colors] = twoSchemes.evidence.filter(({ schemes }) => schemes);
      const palette = [...(colors?.schemes?.[0]?.palette ?? []), violet, { ...violet, hex: '#551188' }];
      const css = exported(format, withScheme({ palette }));
      const always = variablesIn(css, format === 'css' ? ':root {' : '@theme {');
      const dark = variablesIn(css, '@media (prefers-color-scheme: dark) {\n  :root {');
      expect([...dark.values()]).toContain('#551188');
      expect([...dark.keys()].filter((name) => !always.has(name))).toEqual([]);
    },
  );

  test('When the primary colour is another one, then the text on it is as on the buttons of that scheme', () => {
    const primary = { name: 'Sun', hex: '#ffcc00', category: 'primary', color_group: 'yellow', usage: '' };
    const pair = { foreground: '#111111', background: '#ffcc00', characters: 9, roles: ['button'] };
    const source = withScheme({ palette: [primary], contrast_pairs: [pair] });
    expect(exported('css', source, { scheme: 'dark' })).toContain('--color-on-primary: #111111;');
    expect(exportedJson('shadcn', source).cssVars.dark['primary-foreground']).toBe('#111111');
  });
});
