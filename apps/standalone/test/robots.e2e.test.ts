import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BrandDetailResponse } from '@brandprint/contracts';
import { type Site, startSite } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runBundled } from './run-command.ts';

const PAGE = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><meta property="og:site_name" content="Staged"><h1>${title}</h1><a href="/about">About</a><p>Anvils for everybody</p></html>`;

let site: Site;
const folder = mkdtempSync(join(tmpdir(), 'brandprint-robots-'));

beforeAll(async () => {
  site = await startSite({
    '/robots.txt': 'User-agent: *\nDisallow: /\nCrawl-delay: 60',
    '/': { headers: { 'content-type': 'text/html' }, body: PAGE('Staged') },
    '/about': { headers: { 'content-type': 'text/html' }, body: PAGE('About us') },
  });
});
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('When robots.txt of a site in EGRESS_ALLOW forbids everything, then the quickstart still reads it', async () => {
  const out = join(folder, 'brand.json');
  const args = ['quickstart', `${site.url}/`, '--once', '--out', out, '--port', '0', '--max-pages', '2'];
  const command = await runBundled([...args, '--stages', 'things', '--data', join(folder, 'data')], {
    EGRESS_ALLOW: site.host,
  });

  expect({ code: await command.exit, err: command.output.stderr }).toMatchObject({ code: 0 });
  const { data } = BrandDetailResponse.parse(JSON.parse(readFileSync(out, 'utf8')));
  expect(data).toMatchObject({ name: 'Staged', analysis_status: 'complete' });
  expect(data.quality_note).toContain('Based on 2 pages.');
});
