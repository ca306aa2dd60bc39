import type { Evidence, SectionStage } from '@brandprint/contracts';
import { extractSection } from '@brandprint/sections';
import { faviconUrl } from '@brandprint/sections/favicon';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { memoryAssets } from './support/memory-assets.ts';
import { startWorker, type Worker } from './support/worker.ts';

jest.setTimeout(60_000);

const TEXT = 'Acme makes anvils for people who like their things heavy, well made and delivered on time. '.repeat(3);
const svg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><path d="M2 2h28v28H2z" fill="${color}"/></svg>`;
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
  '/empty': page('<link rel="icon" href="data:,">'),
};

let worker: Worker;
beforeAll(async () => {
  worker = await startWorker((request, response) => {
    const path = request.url ?? '';
    const body = path === '/touch.svg' ? svg('#ee5500') : SITES[path];
    response
      .writeHead(body ? 200 : 404, { 'content-type': path.endsWith('.svg') ? 'image/svg+xml' : 'text/html' })
      .end(body);
  }, 30_000);
});
afterAll(() => worker?.stop());

async function sectionOf<S extends SectionStage>(name: S, evidence: Evidence) {
  const assets = memoryAssets(worker.files);
  return extractSection(name, { evidence, needs: {}, assets, signal: AbortSignal.timeout(20_000) });
}

describe('An icon of the head that is a data: URL', () => {
  test.each(['/encoded', '/base64', '/bare'])('When it can be read (%s), then it is the favicon', async (path) => {
    const evidence = await worker.crawl(path);
    const { data, provenance } = await sectionOf('logos', evidence);
    expect(data.favicon).toMatchObject({ format: 'svg', is_vector: true, source_url: null });
    const stored = evidence.assets.find(({ assetPath }) => assetPath === data.favicon?.asset_path);
    expect(stored?.url).toBeNull();
    expect(worker.files.get(stored?.key ?? '')?.toString()).toContain('fill="#0a7d32"');
    expect(provenance.find(({ path }) => path === '/favicon')).toMatchObject({
      selector: 'link[rel="icon"]',
      value: 'data:',
    });
    // An address at the site is one that can be asked for.
    expect(faviconUrl(evidence)).toBe(path === '/base64' ? `${worker.site.url}/touch.svg` : '');
    expect(JSON.stringify(evidence.pages[0]?.favicons)).not.toContain('data:');
  });

  test.each(['/huge', '/empty'])('When it is too long or nothing (%s), then there is none', async (path) => {
    const evidence = await worker.crawl(path);
    expect((await sectionOf('logos', evidence)).data.favicon).toBeNull();
    expect(faviconUrl(evidence)).toBe('');
  });
});
