import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse as parseCss } from 'css-tree';
import { ALL } from './support/brands.ts';
import { exported, exportedJson } from './support/exported.ts';

const SCRIPT = join(import.meta.dirname, 'support/style-dictionary.mjs');
const sources = ALL.map(([, source]) => source);
const built: string[] = JSON.parse(
  execFileSync(process.execPath, [SCRIPT], {
    input: JSON.stringify(sources.map((source) => exportedJson('dtcg', source, { scheme: 'light' }))),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
);

/** Names and values of a kind of variables. */
const variablesIn = (css: string, kind: string): string[] =>
  [...css.matchAll(new RegExp(`^\\s+--${kind}-([\\w-]+): ([^;]*);`, 'gm'))]
    .map(([, name, value]) => `${name}: ${value}`)
    .sort();

describe('Style Dictionary', () => {
  test.each(ALL.map(([name, source], i) => [name, source, built[i] ?? ''] as const))(
    'When it builds %s with the transforms of the docs, then it prints what our own CSS has',
    (_, source, css) => {
      expect(css).not.toMatch(/object Object|undefined|NaN/);
      const errors: string[] = [];
      parseCss(css, { onParseError: ({ message }) => errors.push(message) });
      expect(errors).toEqual([]);

      const own = exported('css', source, { scheme: 'light' });
      const gradients = variablesIn(own, 'gradient').filter((line) => !line.includes('repeating-'));
      expect(variablesIn(css, 'gradient')).toEqual(gradients);
      expect(variablesIn(css, 'duration')).toEqual(variablesIn(own, 'duration'));
      expect(variablesIn(css, 'color')).toHaveLength(variablesIn(own, 'color').length);
    },
  );
});
