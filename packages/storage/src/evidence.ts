import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { EVIDENCE_VERSION, type Evidence, parseEvidence } from '@brandprint/contracts';
import type { AssetStore } from './asset-store.ts';
import { analysisPrefix } from './asset-writer.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

interface CrawlClaim {
  brandId: string;
  analysisId: string;
  fence: number;
}

const crawlPrefix = ({ brandId, analysisId, fence }: CrawlClaim) =>
  `${analysisPrefix(brandId, analysisId)}crawl-${fence}/`;

async function save(store: AssetStore, key: string, evidence: Evidence): Promise<string> {
  await store.put(key, await pack(JSON.stringify(evidence)), 'application/gzip');
  return key;
}

/** Stores the evidence of a crawl, and returns its key. */
export async function saveEvidence(store: AssetStore, claim: CrawlClaim, evidence: Evidence): Promise<string> {
  return save(store, `${crawlPrefix(claim)}evidence.json.gz`, evidence);
}

/**
 * Stores evidence of the first view of a home page, and returns its key. Each view has a key of its own, because an attempt
 * at a crawl may take several, while one of them is being read.
 */
export async function saveFirstView(store: AssetStore, claim: CrawlClaim, view: Evidence): Promise<string> {
  return save(store, `${crawlPrefix(claim)}first-view-${randomUUID()}.json.gz`, view);
}

/** Reads the evidence of a crawl or of a first view; null if it is gone. Throws if another release wrote it. */
export async function loadEvidence(store: AssetStore, key: string): Promise<Evidence | null> {
  const body = await store.read(key);
  if (!body) return null;
  const evidence = parseEvidence((await unpack(body)).toString());
  if (evidence.version !== EVIDENCE_VERSION)
    throw new Error(`unsupported evidence version ${evidence.version}; this release reads version ${EVIDENCE_VERSION}`);
  return evidence;
}
