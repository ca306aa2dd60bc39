import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSite } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { countMissingGlyphs, readPdf } from './support/read-pdf.ts';

const RUN = join(import.meta.dirname, '../../../scripts/run.mjs');
/** Where books take fonts from. Those that this test gets are removed again, for other tests of this working copy. */
const FONTS = join(import.meta.dirname, '../../../node_modules/.brandprint/fonts');
const SCRIPTS = ['japanese', 'arabic', 'hebrew', 'thai', 'devanagari'];

const run = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(process.execPath, [RUN, ...args], { env: { ...process.env, NODE_OPTIONS: '', ...env } });

const familiesThere = () => readdir(FONTS).catch(() => []);
let before: string[];
beforeAll(async () => {
  before = await familiesThere();
  // From npm, 85 MB.
  await run(['fonts', ...SCRIPTS]);
});
afterAll(async () => {
  const added = (await familiesThere()).filter((family) => !before.includes(family));
  await Promise.all(added.map((family) => rm(join(FONTS, family), { recursive: true })));
});

/** Sentences with letters of many parts of a font. */
const TEXTS = [
  '商店街から生まれた会社です。',
  '多くの店主が、閉店後に何時間も帳簿をつけています。',
  '帳簿は夜ではなく、昼に終わる。',
  'レシートの自動読み取りから確定申告まで、まとめてお手伝いします。',
  'مسار منصة توصيل للمتاجر الصغيرة: توصيل في اليوم نفسه.',
  'מאמינים שאפשר לשנות את המציאות יחד',
  'บริการส่งของถึงบ้านภายในวันเดียว',
  'छोटी दुकानों के लिए उसी दिन वितरण',
];

const PAGE = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>あおぞら会計</title>
<meta property="og:site_name" content="あおぞら会計"><meta name="description" content="${TEXTS[3]}"></head>
<body><main><h1>${TEXTS[2]}</h1>${TEXTS.map((text) => `<h2>${text}</h2><p>${text}</p>`).join('')}</main></body></html>`;

test('When fonts are installed with `npm run fonts`, then no letter of a book in these scripts is printed as a box', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-book-fonts-'));
  const site = await startSite({ '/': { headers: { 'content-type': 'text/html' }, body: PAGE } });
  try {
    const files = ['--data', join(folder, 'data'), '--out', join(folder, 'brand.json'), '--export', 'book.pdf'];
    const env = { EGRESS_ALLOW: site.host };
    await run(['quickstart', `${site.url}/`, '--once', '--port', '0', '--max-pages', '1', ...files], env);
    const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.pdf'));
    const book = await readFile(join(folder, name));
    expect((await readPdf(book)).pages.join('')).toContain(TEXTS[2]);
    expect(await countMissingGlyphs(book)).toBe(0);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
});
