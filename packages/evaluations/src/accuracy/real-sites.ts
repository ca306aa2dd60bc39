import type { CorpusSite, TruthRecord } from '../corpus.ts';
import { readRealCorpus } from '../real-sites/corpus.ts';
import { findSite, type SiteFolders, skippedLine } from '../real-sites/site-files.ts';

/** The sites of `corpus/real`, and where they are. */
export interface RealCorpusFiles {
  corpus: 'real';
  folders: SiteFolders;
}

/** Real sites and what they look like. Sites that are not on this machine are skipped. Throws UserError. */
export async function readRealSites(
  names: readonly string[],
  { folders }: RealCorpusFiles,
  logProgress: (line: string) => void,
): Promise<CorpusSite[]> {
  const found: CorpusSite[] = [];
  for (const { source, truth } of await readRealCorpus<TruthRecord>(names, 'truth')) {
    const site = await findSite(source, folders);
    if (site) found.push({ site, truth, seen: truth.seen });
    else logProgress(skippedLine(source));
  }
  return found;
}
