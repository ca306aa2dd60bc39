import { loadOrCrawlEvidence, readStoredEvidence, type StoredEvidence } from '../stored-evidence.ts';
import type { RealSiteSource } from './corpus.ts';
import { findSite, type SiteFolders, skippedLine } from './site-files.ts';

/** The evidence of a real site, stored or by a crawl. Null, with a line, if it is not stored and the site is not on this machine. */
export async function loadRealEvidence(
  source: RealSiteSource,
  evidence: string,
  folders: SiteFolders,
  logProgress: (line: string) => void,
  pages?: number,
): Promise<StoredEvidence | null> {
  const stored = await readStoredEvidence(source.id, evidence);
  if (stored) return stored;
  const site = await findSite(source, folders);
  if (site) return loadOrCrawlEvidence(site, evidence, logProgress, pages);
  logProgress(skippedLine(source));
  return null;
}
