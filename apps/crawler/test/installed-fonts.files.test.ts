import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { withInstalledFonts } from '../src/print/installed-fonts.ts';

let folder: string;

const rule = (part: string, ranges: string, family = 'Noto Sans JP') => `@font-face {
  font-family: '${family}';
  font-weight: 400;
  src: url(./files/${part}.woff2) format('woff2'), url(./files/${part}.woff) format('woff');
  unicode-range: ${ranges};
}
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  const home = join(folder, 'noto-sans-jp');
  await mkdir(join(home, 'files'), { recursive: true });
  await writeFile(
    join(home, '400.css'),
    rule('kana', 'U+3040-309f,U+30fb') + rule('han', 'U+30-39,U+845b') + rule('latin', 'U+0000-00ff'),
  );
  for (const part of ['kana', 'han', 'latin']) await writeFile(join(home, `files/${part}.woff2`), part);
  const own = join(folder, 'families/great-vibes');
  await mkdir(join(own, 'files'), { recursive: true });
  await writeFile(join(own, '400.css'), rule('vibes', 'U+0000-00ff', 'Great Vibes'));
  await writeFile(join(own, 'files/vibes.woff2'), 'vibes');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const dataOf = (part: string) => `url(data:font/woff2;base64,${Buffer.from(part).toString('base64')})`;
const page = (text: string) => `<html><head></head><body>${text}</body></html>`;

test('When a book has letters of a script, then the parts of its font that have them are in the print', async () => {
  const html = await withInstalledFonts(page('葛 $& Brand 1'), folder);
  expect(html).toContain(dataOf('han'));
  expect(html).not.toContain(dataOf('kana'));
  expect(html).not.toContain(dataOf('latin'));
  expect(html).toContain('font-family:"Noto Sans JP";font-weight:400');
  expect(html).toContain('unicode-range:U+845b;');
});

test('When a book names a family of a brand that is installed, then its letters are in the print, otherwise not', async () => {
  const html = (family: string) => page(`<p style="font-family:&quot;${family}&quot;, serif">Ab</p>`);
  const printed = await withInstalledFonts(html('Great Vibes'), folder);
  expect(printed).toContain(dataOf('vibes'));
  expect(printed).not.toContain(dataOf('latin'));
  expect(await withInstalledFonts(html('Small Vibes'), folder)).toBe(html('Small Vibes'));
});

test('When a book has Latin letters only, or no fonts are installed, then it is printed as it is', async () => {
  const latin = page('Brand – “Größe” <img src="data:image/png;base64,44GC">');
  expect(await withInstalledFonts(latin, folder)).toBe(latin);
  expect(await withInstalledFonts(page('葛'), join(folder, 'none'))).toBe(page('葛'));
});
