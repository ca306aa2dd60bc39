import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { EMOJI, SCRIPTS } from '../src/book/scripts.ts';

/** Every machine that prints has fonts for them. */
const COMMON = ['Cyrillic', 'Greek'];
const INSTALLER = pathToFileURL(join(import.meta.dirname, '../../../scripts/lib/fonts.mjs')).href;

test('When `npm run fonts` lists families, then they are the first stand-ins that books name, and no others', async () => {
  const { FAMILIES }: { FAMILIES: Record<string, [name: string, version: string]> } = await import(INSTALLER);
  const installed = Object.entries(FAMILIES).map(([script, [name]]) => [script, name]);
  const packageOf = (family = '') => family.toLowerCase().replaceAll(' ', '-');
  const scripts = SCRIPTS.filter(({ name }) => !COMMON.includes(name));
  const named = scripts.map(({ name, fallbackFonts }) => [name.toLowerCase(), packageOf(fallbackFonts[0])]);
  expect(installed.sort()).toEqual([...named, ['emoji', packageOf(EMOJI.font)]].sort());
});
