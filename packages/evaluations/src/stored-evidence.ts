import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EVIDENCE_VERSION, type Evidence, parseEvidence } from '@brandprint/contracts';
import { startCrawlerEnvironment, UNTHROTTLED } from '@brandprint/harness/crawler-environment';
import { type CatalogSite, startCatalogSite } from '@brandprint/harness/sites';
import { createLogger } from '@brandprint/platform';

const PAGES = 10;
const CRAWL_MS = 180_000;

/** The evidence of a site, with its files. */
export interface StoredEvidence {
  evidence: Evidence;
  file(key: string): Promise<Buffer | null>;
}

/**
 * The evidence of a site from `folder` (SITE/evidence.json and SITE/assets/KEY). If it is missing or has an older version,
 * the site is served and crawled, at most `pages` pages, and its evidence stored there.
 */
export async function loadOrCrawlEvidence(
  site: CatalogSite,
  folder: string,
  logProgress: (line: string) => void,
  pages = PAGES,
): Promise<StoredEvidence> {
  const stored = await readStoredEvidence(site.id, folder);
  if (stored) return stored;
  logProgress(`Crawling ${site.id} …`);
  await crawlAndStore(site, join(folder, site.id), pages);
  const made = await readStoredEvidence(site.id, folder);
  if (!made) throw new Error(`The crawl of ${site.id} stored no evidence.`);
  return made;
}

/** The evidence of a site from `folder`; null if it is missing or has an older version. */
export async function readStoredEvidence(id: string, folder: string): Promise<StoredEvidence | null> {
  const home = join(folder, id);
  const text = await readFile(join(home, 'evidence.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  const evidence = parseEvidence(text);
  if (evidence.version !== EVIDENCE_VERSION) return null;
  return { evidence, file: (key) => readFile(join(home, 'assets', key)).catch(() => null) };
}

async function crawlAndStore(site: CatalogSite, home: string, maxPages: number): Promise<void> {
  await mkdir(join(home, 'assets'), { recursive: true });
  const served = await startCatalogSite(site);
  const crawling = await startCrawlerEnvironment({
    hosts: served.host,
    logger: createLogger({ level: 'error', service: 'bench' }),
    // Copies of sites for staging often forbid everything.
    ignoresRobots: true,
  });
  try {
    const evidence = await crawling.newCrawler(UNTHROTTLED).crawl({
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
