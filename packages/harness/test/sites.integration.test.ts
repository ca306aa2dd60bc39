import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningSite, startCatalogSite } from '../src/sites/index.ts';

let dir: string;
let site: RunningSite;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'brandprint-sites-'));
  await mkdir(join(dir, 'vision'));
  await writeFile(join(dir, 'index.html'), 'Home');
  await writeFile(join(dir, 'about.html'), 'About');
  await writeFile(join(dir, 'vision', 'index.html'), 'Vision');
  site = await startCatalogSite({ id: 'sample', package: dir, folder: '.', entry: 'index.html', mount: '/2019' });
});

afterAll(async () => {
  await site.stop();
  await rm(dir, { recursive: true, force: true, maxRetries: 3 });
});

describe('A served site', () => {
  test.each([
    ['/2019/', 'Home', '/2019/'],
    ['/2019/about', 'About', '/2019/about'],
    ['/2019/vision', 'Vision', '/2019/vision/'],
  ])('When %s is requested, then %s is returned from %s', async (path, text, address) => {
    const response = await fetch(`${site.origin}${path}`);
    expect([await response.text(), new URL(response.url).pathname]).toEqual([text, address]);
  });

  test('When a path is outside the mount path, then the response is 404', async () => {
    expect((await fetch(`${site.origin}/about.html`)).status).toBe(404);
    expect(site.url).toBe(`${site.origin}/2019/`);
  });
});
