import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EVIDENCE_VERSION, type Evidence } from '@brandprint/contracts';
import { createLogger } from '@brandprint/platform';
import { startCrawling, UNPACED } from './crawling.ts';
import type { CatalogSite } from './sites/catalog.ts';
import { startCatalogSite } from './sites/index.ts';

const PAGES = 10;
const CRAWL_MS = 180_000;

/** A site's evidence with its files. */
export interface Kept {
  evidence: Evidence;
  file(key: string): Promise<Buffer | null>;
}

/**
 * The evidence of a site: as it lies in `folder` (SITE/evidence.json and SITE/assets/KEY), else of a crawl of the site as
 * it is served here, of at most so many pages, which is then kept there.
 */
export async function evidenceOf(
  site: CatalogSite,
  folder: string,
  say: (line: string) => void,
  pages = PAGES,
): Promise<Kept> {
  const home = join(folder, site.id);
  const kept = await readKept(home);
  if (kept) return kept;
  say(`${site.id}: crawled`);
  await crawl(site, home, pages);
  const made = await readKept(home);
  if (!made) throw new Error(`The evidence of ${site.id} is not there after its crawl.`);
  return made;
}

async function readKept(home: string): Promise<Kept | null> {
  const text = await readFile(join(home, 'evidence.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  const evidence = JSON.parse(text) as Evidence;
  if (evidence.version !== EVIDENCE_VERSION) return null;
  return { evidence, file: (key) => readFile(join(home, 'assets', key)).catch(() => null) };
}

async function crawl(site: CatalogSite, home: string, maxPages: number): Promise<void> {
  await mkdir(join(home, 'assets'), { recursive: true });
  const served = await startCatalogSite(site);
  const crawling = await startCrawling({
    hosts: served.host,
    logger: createLogger({ level: 'error', service: 'bench' }),
  });
  try {
    const evidence = await crawling.newCrawler(UNPACED).crawl({
      url: served.url,
      maxPages,
      signal: AbortSignal.timeout(CRAWL_MS),
      onProgress: () => undefined,
      async saveAsset({ body }) {
        const key = createHash('sha256').update(body).digest('hex').slice(0, 32);
        await writeFile(join(home, 'assets', key), body);
        return { key, assetPath: `/assets/${key}` };
      },
    });
    await writeFile(join(home, 'evidence.json'), JSON.stringify(evidence));
  } finally {
    await crawling.stop();
    await served.stop();
  }
}
