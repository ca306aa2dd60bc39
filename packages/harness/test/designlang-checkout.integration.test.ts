import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readDesignlangCheckout } from '../src/peers/index.ts';

const API = { 'src/api.js': '', 'node_modules/playwright/package.json': '{}' };
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'brandprint-designlang-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function folder(name: string, files: Record<string, string>): Promise<string> {
  for (const [file, text] of Object.entries(files)) {
    const path = join(dir, name, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return join(dir, name);
}

const manifest = (name: string, version: string) => ({ 'package.json': JSON.stringify({ name, version }) });

test('When a folder is a checkout of designlang 12 with its dependencies, then its version is known', async () => {
  const path = await folder('whole', { ...manifest('designlang', '12.15.0'), ...API });
  expect(await readDesignlangCheckout(path)).toEqual({ dir: path, version: '12.15.0' });
});

test.each([
  ['is not there', {}, 'is no checkout of designlang'],
  ['has another package', { ...manifest('acme', '12.0.0'), ...API }, 'is no checkout of designlang'],
  ['has another version', { ...manifest('designlang', '13.0.1'), ...API }, 'has designlang 13.0.1'],
  ['has no dependencies', { ...manifest('designlang', '12.15.0'), 'src/api.js': '' }, 'npm ci --ignore-scripts'],
])('When a folder %s, then the error names it and says what is wrong', async (name, files, why) => {
  const path = await folder(name.replaceAll(' ', '-'), files);
  const reading = readDesignlangCheckout(path);
  await expect(reading).rejects.toThrow(path);
  await expect(reading).rejects.toThrow(why);
});
