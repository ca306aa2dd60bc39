import type { Evidence } from '@brandprint/contracts';
import { FinalError } from '@brandprint/platform';
import { type AssetStore, loadEvidence } from '@brandprint/storage';

const MAX_ENTRIES = 4;

/** Reads evidence from the store. The newest few stay in memory, because a dozen stages read the same one in a row. */
export function createEvidenceCache(store: AssetStore): (key: string) => Promise<Evidence> {
  const cache = new Map<string, Promise<Evidence>>();
  const load = async (key: string) => {
    const evidence = await loadEvidence(store, key);
    if (!evidence)
      throw new FinalError('The evidence of the crawl is no longer stored.', { detail: `no object ${key}` });
    return evidence;
  };
  return (key) => {
    const found = cache.get(key) ?? load(key);
    cache.delete(key);
    cache.set(key, found);
    found.catch(() => cache.delete(key));
    for (const old of [...cache.keys()].slice(0, -MAX_ENTRIES)) cache.delete(old);
    return found;
  };
}
