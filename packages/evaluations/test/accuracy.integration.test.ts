import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { evaluateAccuracy } from '../src/accuracy/index.ts';
import { replayAccuracy } from '../src/accuracy/replay.ts';
import { writeReport } from '../src/accuracy/report/index.ts';
import { reportAccuracy, summarize } from '../src/accuracy/table.ts';

const SITE = {
  'index.html': `<!doctype html><html lang="en"><head><title>Acme – anvils</title><meta property="og:site_name" content="Acme">
    <link rel="icon" href="favicon.svg"><link rel="stylesheet" href="site.css"></head>
    <body><header><a href="index.html"><img src="acme-logo.svg" alt="Acme" width="120" height="40"></a></header>
    <main><h1>Anvils</h1><p>Acme makes anvils for people who like their things heavy.</p><a class="button" href="#buy">Buy an anvil</a></main></body></html>`,
  'site.css': `body{margin:0;font-family:Georgia,serif;background:#faf7f2;color:#222a35} header{background:#c81e1e;padding:20px}
    h1{font-family:Verdana,sans-serif} .button{display:inline-block;background:#c81e1e;color:#fff;padding:16px 32px;border-radius:8px}`,
  'acme-logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40"><path fill="#fff" d="M0 40 20 0l20 40zM50 0h60v12H50zm0 24h40v12H50z"/></svg>',
  'favicon.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#c81e1e" d="M0 0h16v16H0z"/></svg>',
};
const TRUTH = {
  id: 'acme',
  brand: 'Acme',
  colors: [{ hex: '#c81e1e', role: 'primary', must: true, source: 'site.css' }],
  fonts: [
    { family: 'Georgia', role: 'body', source: 'site.css' },
    { family: 'Comic Sans', role: 'heading', source: 'made up' },
  ],
  logo: { path: 'acme-logo.svg', kind: 'img-svg', source: 'index.html' },
  favicon: 'favicon.svg',
  tech: ['Perl 4'],
  seen: { tech: [], foreignLogos: [], foreignColors: [] },
};

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'brandprint-corpus-'));
  await mkdir(join(dir, 'site'));
  const files = {
    ...Object.fromEntries(Object.entries(SITE).map(([name, text]) => [`site/${name}`, text])),
    'sites.tsv': '#id\tpackage\tfolder\tentry\nacme\t./site\t.\tindex.html\n',
    'truth.json': JSON.stringify([TRUTH]),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
});

afterAll(() => rm(dir, { recursive: true, force: true }));

test('When the product has analysed a site, then hits and misses are counted, sections made again are identical, and the report shows everything', async () => {
  const options = {
    files: { corpus: 'main' as const, truth: join(dir, 'truth.json'), sites: join(dir, 'sites.tsv') },
    sites: [],
    pages: 1,
    peerPages: 1,
    peers: false,
    fresh: false,
    twice: false,
    pictures: true,
  };
  const results = await evaluateAccuracy(options, () => undefined);
  const table = reportAccuracy(results);
  const counted = Object.fromEntries(
    summarize(results).map(({ title, counts, met }) => [title, [counts.brandprint, met]]),
  );
  const one = { hit: 1, of: 1 };
  const none = { hit: 0, of: 1 };
  expect(counted).toMatchObject({
    'brand name': [one, true],
    'main colour first': [one, true],
    'palettes without a third-party colour': [one, true],
    'body family': [one, true],
    'heading family': [none, false],
    'logo, where there is one': [one, true],
    favicon: [one, true],
    'technologies found': [none, false],
    'no logo of another company': [one, true],
    'same evidence, same output': [one, true],
  });
  expect(table).toMatch(/heading family +0 of 1 +95 % +NOT MET/);

  const path = await writeReport(join(dir, 'report'), results);
  const page = await readFile(path, 'utf8');
  expect(page).toContain('src="data:image/webp;base64,'); // the first screen
  expect(page.match(/<img src="data:image\/png;base64,/g)).toHaveLength(8); // logo and favicon, true and found, on light and dark
  expect(page).toContain('<span class="tech missed">Perl 4</span>');
  expect(page).not.toMatch(/(?:src|href)="(?:https?:|\/)/);
});

test('When crawls are stored, then their sections are made and scored again from the evidence alone, as those of the product are', async () => {
  const evidence = join(dir, 'evidence');
  const options = {
    files: { corpus: 'main' as const, truth: join(dir, 'truth.json'), sites: join(dir, 'sites.tsv') },
    sites: [],
    evidence,
    pages: 1,
    pictures: true,
  };
  const lines: string[] = [];
  const crawled = await replayAccuracy(options, (line) => lines.push(line));
  expect(lines).toEqual(['Crawling acme …']);
  await rename(join(dir, 'site'), join(dir, 'gone'));
  const replayed = await replayAccuracy(options, (line) => lines.push(line)).finally(() =>
    rename(join(dir, 'gone'), join(dir, 'site')),
  );
  expect(lines).toHaveLength(1);
  expect(replayed.map(({ answers }) => answers)).toEqual(crawled.map(({ answers }) => answers));
  const counted = Object.fromEntries(summarize(replayed).map(({ title, counts }) => [title, counts.brandprint]));
  expect(counted).toMatchObject({
    'brand name': { hit: 1, of: 1 },
    'main colour first': { hit: 1, of: 1 },
    'logo, where there is one': { hit: 1, of: 1 },
    favicon: { hit: 1, of: 1 },
    'heading family': { hit: 0, of: 1 },
    'h1 of the home page among the headings': { hit: 1, of: 1 },
    'same evidence, same output': { hit: 1, of: 1 },
  });
  const page = await readFile(await writeReport(join(dir, 'replay'), replayed), 'utf8');
  expect(page).toContain('src="data:image/webp;base64,'); // the first screen
  expect(page.match(/<img src="data:image\/png;base64,/g)).toHaveLength(4); // logo and favicon, found, on light and dark
});
