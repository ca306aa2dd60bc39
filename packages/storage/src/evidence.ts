import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { EVIDENCE_VERSION, type Evidence, parseEvidence } from '@brandprint/contracts';
import type { AssetStore } from './asset-store.ts';
import { analysisPrefix } from './asset-writer.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Stores the evidence of a crawl, or of the first view of its home page, and returns its key. */
export async function saveEvidence(
  store: AssetStore,
  claim: { brandId: string; analysisId: string; fence: number },
  evidence: Evidence,
  name: 'evidence' | 'first-view' = 'evidence',
): Promise<string> {
  const key = `${analysisPrefix(claim.brandId, claim.analysisId)}crawl-${claim.fence}/${name}.json.gz`;
  await store.put(key, await pack(JSON.stringify(evidence)), 'application/gzip');
  return key;
}

/** Reads the evidence of a crawl; null if it is gone. Throws if another release wrote it. */
export async function loadEvidence(store: AssetStore, key: string): Promise<Evidence | null> {
  const body = await store.read(key);
  if (!body) return null;
  const evidence = parseEvidence((await unpack(body)).toString());
  if (evidence.version !== EVIDENCE_VERSION)
    throw new Error(`unsupported evidence version ${evidence.version}; this release reads version ${EVIDENCE_VERSION}`);
  return evidence;
}
