import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { installPackage } from '@brandprint/harness/npm';
import { describe, expect, test } from '@jest/globals';
import { ALL, EXAMPLES, OPTIONS } from '../../exports/test/support/brands.ts';
import { exported, exportedJson } from '../../exports/test/support/exported.ts';

/** Too large to be dependencies: 75 MB and 65 MB. */
const SHADCN = 'shadcn@4.23.0';
const TERRAZZO = '@terrazzo/plugin-css@2.7.1';
const CONFIG = join(import.meta.dirname, '../../../docs/examples/terrazzo.config.mjs');

const SCHEMES = EXAMPLES.filter(([, source]) => 'resolutionOrder' in exportedJson('dtcg', source));

const TO_HEX = /rgb\(([\d.]+)% ([\d.]+)% ([\d.]+)%\)/g;
const hex = (share: string): string =>
  Math.round(Number(share) * 2.55)
    .toString(16)
    .padStart(2, '0');

/** Opaque colours in the block of each scheme of a stylesheet, by name. */
const schemesIn = (css: string): Record<string, string>[] => {
  const plain = css.replaceAll(TO_HEX, (_, red, green, blue) => `#${hex(red)}${hex(green)}${hex(blue)}`);
  const end = plain.indexOf('\n}');
  return [plain.slice(0, end), plain.slice(end)].map((block) =>
    Object.fromEntries(
      [...block.matchAll(/^\s*(--color-[\w-]+): (#[\da-f]{6});$/gm)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
};

describe('The commands of the tools that exports are for', () => {
  test('When a brand has two schemes, then `tz` finds no error and builds the stylesheet that our own export has', async () => {
    expect(SCHEMES.length).toBeGreaterThan(0);
    const modules = await installPackage(TERRAZZO);
    for (const [, source] of SCHEMES) {
      const folder = await mkdtemp(join(tmpdir(), 'brandprint-tz-'));
      try {
        await symlink(modules, join(folder, 'node_modules'));
        await copyFile(CONFIG, join(folder, 'terrazzo.config.mjs'));
        await writeFile(join(folder, 'brand.resolver.json'), exported('dtcg', source));
        const tz = (...args: string[]) =>
          promisify(execFile)(
            process.execPath,
            [join(modules, '@terrazzo/cli/bin/cli.js'), ...args, '--config', 'terrazzo.config.mjs'],
            { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' } },
          );
        expect((await tz('check', 'brand.resolver.json')).stdout).toContain('No errors');
        await tz('build');
        const built = schemesIn(await readFile(join(folder, 'tokens/tokens.css'), 'utf8'));
        const [light = {}, dark = {}] = schemesIn(exported('css', source));
        expect(Object.keys(dark).length).toBeGreaterThan(0);
        // Ours sets only what differs in the other scheme.
        expect(built).toEqual([light, { ...light, ...dark }]);
      } finally {
        await rm(folder, { recursive: true });
      }
    }
  });

  test('When brands are exported for shadcn, then registryItemSchema of its own package accepts them', async () => {
    const { registryItemSchema } = await import(
      pathToFileURL(join(await installPackage(SHADCN), 'shadcn/dist/schema/index.js')).href
    );
    for (const [name, source] of ALL) {
      for (const options of OPTIONS) {
        const item = exportedJson('shadcn', source, options);
        const { success, error } = registryItemSchema.safeParse(item);
        expect([name, success, error?.issues]).toEqual([name, true, undefined]);
      }
    }
    const [, source] = ALL[0] as (typeof ALL)[number];
    const misspelt = { ...exportedJson('shadcn', source), type: 'registry:themes' };
    expect(registryItemSchema.safeParse(misspelt).success).toBe(false);
  });
});
