import { type BrandDetail, LogosSection } from '@brandprint/contracts';
import { startChild } from '@brandprint/harness/child';
import type { DesignlangCheckout } from '@brandprint/harness/peers';
import { type RunningSite, startCatalogSite } from '@brandprint/harness/sites';
import { createStopStack } from '@brandprint/harness/stop-stack';
import { brandPrefix, createDirectoryStore } from '@brandprint/storage';
import { fromBrandprint } from '../../corpus/score.mjs';
import { type CorpusFiles, type CorpusSite, readCorpus } from '../corpus.ts';
import { startEvaluatedProduct } from '../product.ts';
import { type AccuracyClient, createAccuracyClient } from './client.ts';
import { crawlDifferences } from './crawl-differences.ts';
import { scoreAnswer } from './measures.ts';
import { createPeers } from './peers.ts';
import { type RealCorpusFiles, readRealSites } from './real-sites.ts';
import { collectImages, collectPeerImages } from './report-images.ts';
import type { SiteAccuracy } from './result.ts';
import type { SectionsResult, SectionsTask } from './sections.ts';
import { MEASURED_SECTIONS, NPM_PEERS, type PeerName } from './tools.ts';

export interface AccuracyOptions {
  files: CorpusFiles | RealCorpusFiles;
  /** Ids; empty for all. */
  sites: string[];
  /** Pages per crawl, at most. */
  pages: number;
  /** Pages that dembrandt reads, at most. */
  peerPages: number;
  /** Whether the other extractors from npm run too. */
  peers: boolean;
  /** Runs designlang too. */
  designlang?: DesignlangCheckout | undefined;
  /** Whether stored answers of the other extractors are ignored. */
  fresh: boolean;
  /** Whether each site is crawled a second time. */
  twice: boolean;
  /** Whether images for the report are collected. */
  pictures: boolean;
}

interface Task {
  corpus: CorpusSite;
  running: RunningSite;
}

interface AccuracyRun {
  client: AccuracyClient;
  /** The folder of the product's stored files. */
  assets: string;
  options: AccuracyOptions;
  logProgress(line: string): void;
}

/** Concurrent analyses. */
const CONCURRENCY = 2;

/** Runs the product and other extractors on each site, and scores the results. */
export async function evaluateAccuracy(
  options: AccuracyOptions,
  logProgress: (line: string) => void,
): Promise<SiteAccuracy[]> {
  const started = createStopStack();
  try {
    logProgress('Fetching missing packages …');
    const tasks: Task[] = [];
    for (const corpus of await readSites(options, logProgress))
      tasks.push({ corpus, running: started.add(await startCatalogSite(corpus.site)) });
    const { assets, ...product } = started.add(
      await startEvaluatedProduct(tasks.map(({ running }) => running.host).join()),
    );
    const run: AccuracyRun = { client: createAccuracyClient(product), assets, options, logProgress };
    const crawled = await mapConcurrently(tasks, (task) => crawlSite(task, run));
    const results = await remakeSections(crawled, assets);
    const { fresh, peerPages, designlang } = options;
    const names: PeerName[] = [...(options.peers ? NPM_PEERS : []), ...(designlang ? (['designlang'] as const) : [])];
    if (names.length > 0) {
      const peers = started.add(createPeers({ fresh, pages: peerPages, designlang, logProgress }));
      for (const [index, result] of results.entries()) {
        const { corpus, running } = tasks[index] as Task;
        for (const name of names) {
          const got = await peers.extract(name, corpus.site, running);
          result.answers[name] = { got, verdict: scoreAnswer(corpus, got) };
          if (got && result.pictures) result.pictures.peers[name] = await collectPeerImages(got, running.origin);
        }
      }
    }
    return results;
  } finally {
    await started.stop();
  }
}

const readSites = (
  { files, sites }: AccuracyOptions,
  logProgress: AccuracyRun['logProgress'],
): Promise<CorpusSite[]> =>
  files.corpus === 'real' ? readRealSites(sites, files, logProgress) : readCorpus(files, sites);

type Crawled = SiteAccuracy & { brandId: string };

async function crawlSite(
  { corpus, running }: Task,
  { client, assets, options, logProgress }: AccuracyRun,
): Promise<Crawled> {
  const began = performance.now();
  const brand = await client.analyse(running.url, options.pages);
  const seconds = (performance.now() - began) / 1000;
  const got = brand.analysis_status === 'complete' ? fromBrandprint(brand) : null;
  if (got?.logo?.inline) got.logo.markup = await inlineLogo(brand, client);
  const { origin } = running;
  const pictures = options.pictures
    ? await collectImages({ brand, got, truth: corpus.truth, origin, client, assets })
    : null;
  const second = options.twice ? await client.analyse(running.url, options.pages) : undefined;
  logProgress(`${corpus.site.id}: ${got ? `${seconds.toFixed(0)} s` : `failed: ${brand.quality_note}`}`);
  return {
    site: corpus.site.id,
    brandId: brand.id,
    corpus,
    answers: { brandprint: { got, verdict: scoreAnswer(corpus, got) } },
    note: brand.quality_note,
    seconds,
    again: null,
    changed: second ? crawlDifferences(brand, second) : null,
    provenance: got && (await provenanceOf(client, brand.id)),
    pictures,
  };
}

/** The SVG of an inline logo; null if it is not a vector or cannot be read. */
async function inlineLogo(brand: BrandDetail, client: AccuracyClient): Promise<string | null> {
  const logo = LogosSection.safeParse(brand.analysis?.logos).data?.primary_logo;
  return logo?.is_vector ? ((await client.file(logo.asset_path))?.toString('utf8') ?? null) : null;
}

async function provenanceOf(client: AccuracyClient, brandId: string): Promise<SiteAccuracy['provenance']> {
  const counts: SiteAccuracy['provenance'] = {};
  for (const section of MEASURED_SECTIONS) counts[section] = await client.evidence(brandId, section);
  return counts;
}

/** Makes the sections of each crawl again from its evidence, in a process that does nothing else. */
async function remakeSections(crawled: readonly Crawled[], assets: string): Promise<SiteAccuracy[]> {
  const script = new URL('./sections.ts', import.meta.url);
  const child = await startChild<SectionsTask, SectionsResult>(script, { STORE: assets });
  try {
    const results: SiteAccuracy[] = [];
    for (const { brandId, ...rest } of crawled) {
      const key = await evidenceKey(assets, brandId);
      results.push({ ...rest, again: key === undefined ? null : (await child.measure({ key })).result });
    }
    return results;
  } finally {
    await child.stop();
  }
}

async function evidenceKey(assets: string, brandId: string): Promise<string | undefined> {
  for await (const { key } of createDirectoryStore(assets).list(brandPrefix(brandId)))
    if (key.endsWith('/evidence.json.gz')) return key;
  return undefined;
}

async function mapConcurrently<In, Out>(items: readonly In[], task: (item: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return results;
}
