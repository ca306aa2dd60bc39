import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { lint } from '@google/design.md/linter';
import { describe, expect, test } from '@jest/globals';
import { defineConfig, parse as parseTokens } from '@terrazzo/parser';
import { parse as parseCss } from 'css-tree';
import { compileString } from 'sass';
import { compile as compileTailwind } from 'tailwindcss';
import type { ExportSource } from '../src/index.ts';
import { ALL, EXAMPLES, MOTION, OPTIONS } from './support/brands.ts';
import { ajv, readJson, SCHEMAS, schemaErrors } from './support/dtcg-schemas.ts';
import { exported, exportedJson } from './support/exported.ts';
import { themeJsonErrors } from './support/theme-json.ts';

const isRegistryItem = ajv.compile(readJson(join(SCHEMAS, 'shadcn-registry-item.json')));

const each =
  (check: (source: (typeof ALL)[number][1], options: (typeof OPTIONS)[number]) => void | Promise<void>) =>
  async (_: string, source: (typeof ALL)[number][1]) => {
    for (const options of OPTIONS) await check(source, options);
  };

/** Names of the tokens of a file. */
const tokenNames = (group: object, path: string[] = []): string[] =>
  Object.entries(group).flatMap(([name, child]) => {
    if (name === '$value') return [path.join('.')];
    return name.startsWith('$') ? [] : tokenNames(child, [...path, name]);
  });

describe('design tokens', () => {
  test.each(ALL)(
    'When %s is exported, then the official schemas accept it',
    each((source, options) => {
      const tokens = exportedJson('dtcg', source, options);
      const kind = tokens.resolutionOrder ? 'resolver' : 'format';
      expect(schemaErrors(kind, tokens)).toEqual([]);
    }),
  );

  test.each(ALL)(
    'When %s is exported, then Terrazzo reads it without an error',
    each(async (source, options) => {
      const src = exported('dtcg', source, options);
      const isResolver = 'resolutionOrder' in JSON.parse(src);
      const filename = new URL(`file:///brand.${isResolver ? 'resolver' : 'tokens'}.json`);
      const config = defineConfig({}, { cwd: new URL('file:///') });
      const { tokens } = await parseTokens([{ filename, src }], { config });
      if (!isResolver) expect(Object.keys(tokens).sort()).toEqual(tokenNames(JSON.parse(src)).sort());
      else expect(Object.keys(tokens).length).toBeGreaterThan(0);
    }),
  );
});

describe('two schemes', () => {
  test('When a site has two, then the resolver gives each its own colours, and everything else to both', async () => {
    const source = EXAMPLES.find(([name]) => name === 'antennapod-nl')?.[1] ?? EXAMPLES[0]?.[1];
    const src = exported('dtcg', source as ExportSource);
    const config = defineConfig({}, { cwd: new URL('file:///') });
    const { resolver } = await parseTokens([{ filename: new URL('file:///brand.resolver.json'), src }], { config });
    const hexOf = (scheme: string, name: string) =>
      (resolver.apply({ scheme })[name]?.$value as { hex?: string } | undefined)?.hex;
    const hexes = (name: string) => ['light', 'dark'].map((scheme) => hexOf(scheme, name));
    expect(hexes('color.background')).toEqual(['#ffffff', '#111111']);
    expect(hexes('color.text')).toEqual(['#1a202c', '#e2e8f0']);
    expect(resolver.apply({ scheme: 'dark' })['radius.button']?.$value).toEqual({ value: 4, unit: 'px' });
  });
});

describe('stylesheets', () => {
  test.each(ALL)(
    'When %s is exported as CSS, then it parses, and sets nothing but custom properties of the root',
    each((source, options) => {
      const errors: string[] = [];
      const text = exported('css', source, options);
      const tree = parseCss(text, { onParseError: ({ message }) => errors.push(message), parseCustomProperty: true });
      expect(errors).toEqual([]);
      const rules = tree.type === 'StyleSheet' ? tree.children.toArray().map(({ type }) => type) : [];
      expect(rules.filter((type) => type !== 'Comment' && type !== 'Rule' && type !== 'Atrule')).toEqual([]);
      expect([...text.matchAll(/^ +(?! |--|:root|\}).*$/gm)].map(([line]) => line)).toEqual([]);
    }),
  );

  test.each(ALL)(
    'When %s is exported for Sass, then it compiles, and writes nothing by itself',
    each((source, options) => {
      expect(compileString(exported('scss', source, options)).css).toBe('');
    }),
  );
});

const tailwindFile = createRequire(import.meta.url).resolve('tailwindcss/index.css');
const tailwindCss = readFileSync(tailwindFile, 'utf8');
const CLASSES = [
  'max-w-sm',
  'p-2',
  'p-4',
  'bg-blue-500',
  'text-red-700',
  'rounded-full',
  'rounded-md',
  'font-sans',
  'font-mono',
  'text-base',
  'ease-in-out',
];

async function build(theme: string, classes: string[]): Promise<string> {
  const { build } = await compileTailwind(`@import "tailwindcss";\n${theme}`, {
    loadStylesheet: async (_, base) => ({ path: tailwindFile, base, content: tailwindCss }),
  });
  return build(classes);
}

/** The value of each class with its variables, from a built stylesheet. */
function rulesIn(css: string, classes: readonly string[]): string[] {
  const variables = new Map([...css.matchAll(/^\s+(--[\w-]+): ([^;]+);/gm)].map(([, name, value]) => [name, value]));
  return classes.map((name) => {
    const [, body = ''] = new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(css) ?? [];
    return body.replaceAll(/var\((--[\w-]+)\)/g, (use, variable) => variables.get(variable) ?? use);
  });
}

describe('Tailwind', () => {
  test.each(ALL)('When %s is its theme, then it compiles, and its own classes stay as they are', async (_, source) => {
    const own = await build('', CLASSES);
    expect(rulesIn(own, CLASSES)).not.toContain('');
    for (const options of OPTIONS) {
      const theme = exported('tailwind', source, options);
      expect(rulesIn(await build(theme, CLASSES), CLASSES)).toEqual(rulesIn(own, CLASSES));
    }
  });

  test.each(ALL)('When %s is its theme, then it overrides no variable of Tailwind', (_, source) => {
    const namesIn = (css: string) => [...css.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name);
    const own = new Set(namesIn(tailwindCss));
    expect(own.size).toBeGreaterThan(300);
    expect(namesIn(exported('tailwind', source)).filter((name) => own.has(name))).toEqual([]);
  });

  test('When a theme has shadows, gradients and motion, then there are classes for them', async () => {
    const [, example] = EXAMPLES[0] as (typeof EXAMPLES)[number];
    const analysis = {
      colors: { gradients: [{ name: 'Sky', css: 'linear-gradient(90deg, #112233, #445566)' }] },
      elevation: { levels: [{ name: 'md', css_value: '0 1px 2px #00000033' }] },
      web: { design_tokens: { duration: { fast: { $type: 'duration', $value: { value: 120, unit: 'ms' } } } } },
    };
    const theme = exported('tailwind', { brand: { ...example.brand, analysis: analysis as never }, evidence: [] });
    const css = await build(theme, ['bg-sky', 'shadow-brand-md', 'duration-brand-fast', 'shadow-md']);
    expect(css).toMatch(/\.bg-sky \{\s+background-image: var\(--background-image-sky\)/);
    expect(css).toContain('.duration-brand-fast');
    expect(css).toMatch(/transition-duration: var\(--transition-duration-brand-fast\)/);
    expect(css).toMatch(/\.shadow-brand-md \{\s+--tw-shadow: 0px 1px 2px 0px/);
  });

  test('When a theme has breakpoints, then the container stays as it was', async () => {
    const widths = (css: string) => [...css.matchAll(/@media \(width >= (\d+rem)\)/g)].map(([, width]) => width);
    expect(widths(await build(exported('tailwind', MOTION), ['container']))).toEqual(
      widths(await build('', ['container'])),
    );
  });

  test('When a brand is its theme, then there are classes for its colours, fonts, text, corners and spacing', async () => {
    const theme = exported('tailwind', ALL[0]?.[1] as never);
    const css = await build(theme, ['bg-primary', 'font-heading', 'text-h1', 'rounded-button', 'p-brand-sm']);
    expect(css).toContain('--color-primary: #1f5c4d;');
    expect(css).toMatch(/\.bg-primary \{\s+background-color: var\(--color-primary\)/);
    expect(css).toMatch(
      /\.text-h1 \{\s+font-size: var\(--text-h1\);\s+line-height: var\(--tw-leading, var\(--text-h1--line-height\)\)/,
    );
    expect(css).toMatch(/\.font-heading \{\s+font-family: var\(--font-heading\)/);
    expect(css).toMatch(/\.rounded-button \{\s+border-radius: var\(--radius-button\)/);
    expect(css).toMatch(/\.p-brand-sm \{\s+padding: var\(--spacing-brand-sm\)/);
  });
});

describe('shadcn', () => {
  test.each(ALL)(
    'When %s is exported, then the schema of the registry accepts it',
    each((source, options) => {
      isRegistryItem(exportedJson('shadcn', source, options));
      expect(isRegistryItem.errors ?? []).toEqual([]);
    }),
  );
});

describe('WordPress', () => {
  test.each(ALL)(
    'When %s is exported, then theme.json has what version 3 of the format allows',
    each((source, options) => {
      expect(themeJsonErrors(exportedJson('wordpress', source, options))).toEqual([]);
    }),
  );

  test('When it has something else, then the schema says so', () => {
    const theme = exportedJson('wordpress', ALL[0]?.[1] as ExportSource);
    expect(themeJsonErrors({ ...theme, version: 2 })).not.toEqual([]);
    expect(themeJsonErrors({ ...theme, settings: { ...theme.settings, fonts: {} } })).not.toEqual([]);
  });
});

describe('DESIGN.md', () => {
  test.each(ALL)(
    'When %s is exported, then its linter finds no error, and the sections are in order',
    each((source, options) => {
      const { findings, summary } = lint(exported('design-md', source, options));
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(summary.errors).toBe(0);
      expect(findings.filter(({ message }) => /order|duplicate/i.test(message))).toEqual([]);
    }),
  );
});
