import type { Evidence, SectionStage } from '@brandprint/contracts';
import { extractSection, type WriterPort } from '@brandprint/sections';
import { findFaviconUrl } from '@brandprint/sections/favicon';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createMemoryAssets } from './support/memory-assets.ts';
import { startTestCrawler, type TestCrawler } from './support/test-crawler.ts';

const TEXT = 'Acme makes anvils for people who like their things heavy, well made and delivered on time. '.repeat(3);
const svg = (color: string, shape = 'M2 2h28v28H2z') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><path d="${shape}" fill="${color}"/></svg>`;
const TOUCH = '<link rel="apple-touch-icon" href="/touch.svg">';
const page = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head><title>Acme</title>${head}</head><body><main><h1>Anvils</h1><p>${TEXT}</p>${body}</main></body></html>`;

const SITES: Record<string, string> = {
  '/encoded': page(`<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(svg('#0a7d32'))}">`),
  '/base64': page(
    `<link rel="icon" href="data:image/svg+xml;base64,${Buffer.from(svg('#0a7d32')).toString('base64')}">${TOUCH}`,
  ),
  '/bare': page(
    `<link rel="icon" href='data:image/svg+xml,${svg('%230a7d32').replace('width="32"', 'width="100%"')}'>`,
  ),
  '/huge': page(
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(svg('#0a7d32'))}${'%20'.repeat(50_000)}">`,
  ),
  '/tall': page('', `<a href="/wide">Wide</a><div style="height:3000px;background:#0a7d32"></div>`),
  '/wide': page('', `<h2>Wide and low</h2><p>${TEXT.replaceAll('anvils', 'hammers')}</p>`),
  '/drawings': page(
    '',
    `<header><a href="/" aria-label="Acme"><svg class="site-logo" width="140" height="40" viewBox="0 0 140 40"><path d="M4 6h132v28H4z" fill="#0a7d32"/></svg></a></header>
    <svg width="400" height="300" viewBox="0 0 400 300"><rect width="300" height="200" fill="#123456"/><script>1</script></svg>
    <img src="data:image/svg+xml,${encodeURIComponent(svg('#ee5500'))}" width="200" height="200" alt="">
    <img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width="210" height="200" alt="">
    <div style="width:300px;height:90px;background:url('data:image/svg+xml,${encodeURIComponent(svg('#445566', 'M0 0h8v32h-8z'))}')"></div>
    <button><svg width="24" height="24" viewBox="0 0 24 24"><path d="M3 3h18v18H3z" fill="#778899"/></svg></button>
    <button><img src="data:image/svg+xml,${encodeURIComponent(svg('#998877', 'M0 0h32v9h-32z'))}" width="24" height="24" alt=""></button>`,
  ),
  '/repeated': page(
    '',
    `${`<select style="width:90%;height:40px;appearance:none;background:url('data:image/svg+xml,${encodeURIComponent(svg('#445566'))}')"><option>A</select>`.repeat(35)}
    <img src="/touch.svg" width="100" height="100" alt="">`,
  ),
  '/empty': page('<link rel="icon" href="data:,">'),
};

let worker: TestCrawler;
beforeAll(async () => {
  worker = await startTestCrawler((request, response) => {
    const path = request.url ?? '';
    const body = path === '/touch.svg' ? svg('#ee5500') : SITES[path];
    response
      .writeHead(body ? 200 : 404, { 'content-type': path.endsWith('.svg') ? 'image/svg+xml' : 'text/html' })
      .end(body);
  });
});
afterAll(() => worker?.stop());

const crawled = new Map<string, Promise<Evidence>>();

/** Each site is crawled once. */
function crawl(path: string, maxPages = 1): Promise<Evidence> {
  const evidence = crawled.get(path) ?? worker.crawl(path, maxPages);
  crawled.set(path, evidence);
  return evidence;
}

async function sectionOf<S extends SectionStage>(name: S, evidence: Evidence, writer?: WriterPort) {
  const assets = createMemoryAssets(worker.files);
  return extractSection(name, { evidence, needs: {}, assets, writer, signal: AbortSignal.timeout(20_000) });
}

describe('A head icon that is a data: URL', () => {
  test.each(['/encoded', '/base64', '/bare'])('When it is readable (%s), then it is the favicon', async (path) => {
    const evidence = await crawl(path);
    const { data, provenance } = await sectionOf('logos', evidence);
    expect(data.favicon).toMatchObject({ format: 'svg', is_vector: true, source_url: null });
    const stored = worker.files.get(data.favicon?.asset_path.split('/').at(-1) ?? '');
    expect(String(stored)).toContain('fill="#0a7d32"');
    expect(provenance.find(({ path }) => path === '/favicon')).toMatchObject({
      selector: 'link[rel="icon"]',
      value: 'data:',
    });
    // A URL of the site must be requestable.
    expect(findFaviconUrl(evidence)).toBe(path === '/base64' ? `${worker.site.url}/touch.svg` : '');
    expect(JSON.stringify(evidence.pages[0]?.favicons)).not.toContain('data:');
  });

  test.each(['/huge', '/empty'])('When it is too long or empty (%s), then there is none', async (path) => {
    const evidence = await crawl(path);
    expect((await sectionOf('logos', evidence)).data.favicon).toBeNull();
    expect(findFaviconUrl(evidence)).toBe('');
  });
});

describe('Regions on screenshots', () => {
  const region = { x: 10, y: 10, width: 300, height: 100 };
  /** Refers to everything that a model may be shown. */
  const writer: WriterPort = {
    write: async ({ answer }) => ({
      ok: true,
      model: 'a-model',
      answer: answer.parse({
        style_descriptors: [],
        overall_aesthetic: null,
        guidelines_summary: null,
        guidelines: [],
        visual_storytelling: null,
        narrative: [],
        art_direction_summary: null,
        design_elements: ['s1', 's2', 's3'].map((shot) => ({
          shot,
          region,
          description: 'The headline.',
          significance: '',
        })),
        image_subjects: [],
        image_treatment: '',
      }),
    }),
  };

  test.each([
    ['rules alone', undefined, [0]],
    ['a model', writer, [0, 0, 1]],
  ])('When %s composed it, then each screenshot is listed, and stored in the stated size', async (_, by, indexes) => {
    const evidence = await crawl('/tall', 2);
    const { data, findings } = await sectionOf('art-direction', evidence, by);
    const shots = findings.screenshots ?? [];
    expect(shots.map(({ index, page }) => [index, new URL(page).pathname])).toEqual([
      [0, '/tall'],
      [1, '/wide'],
    ]);
    for (const { asset_path, width, height } of shots) {
      const file = worker.files.get(evidence.assets.find(({ assetPath }) => assetPath === asset_path)?.key ?? '');
      expect(await sharp(file).metadata()).toMatchObject({ width, height });
    }
    const elements = data.design_elements;
    expect([...new Set(elements.map(({ screenshot_index }) => screenshot_index))]).toEqual([...new Set(indexes)]);
    for (const { screenshot_index, region } of elements) {
      expect(region.x + region.width).toBeLessThanOrEqual(shots[screenshot_index]?.width ?? 0);
      expect(region.y + region.height).toBeLessThanOrEqual(shots[screenshot_index]?.height ?? 0);
    }
  });
});

describe('Images and icons without a URL', () => {
  test('When one is on a page many times, then it is stored once, and smaller ones next to it are stored too', async () => {
    const [seen] = (await crawl('/repeated')).pages;
    const keys = seen?.images.map(({ assetKey }) => assetKey) ?? [];
    expect([keys.length, new Set(keys).size, keys.includes(null)]).toEqual([36, 2, false]);
  });

  test('When they are inline or data: URLs, then each has a file, and those that show nothing are not listed', async () => {
    const evidence = await crawl('/drawings');
    const { images, icons } = (await sectionOf('images', evidence)).data.assets;
    const inks = (listed: typeof images) =>
      listed.map(({ url, minio_key, role }) => [
        url,
        role,
        /.*fill="(#\w+)"/s.exec(worker.files.get(minio_key)?.toString() ?? '')?.[1],
      ]);
    expect(inks(images)).toEqual([
      ['', 'illustration', '#123456'],
      ['', 'illustration', '#ee5500'],
      ['', 'pattern', '#445566'],
      ['', 'logo', '#0a7d32'],
      ['', 'icon', '#998877'],
    ]);
    expect(inks(icons)).toEqual([
      ['', 'icon', '#778899'],
      ['', 'icon', '#998877'],
    ]);
    for (const file of worker.files.values()) expect(file.toString()).not.toContain('<script');
    expect(JSON.stringify(evidence)).not.toMatch(/data:image|"markup":"<svg[^>]*400/);
  });
});
