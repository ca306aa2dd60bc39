import type { SectionStage } from '@brandprint/contracts';
import { scoreSite, type WrittenScore, type WrittenTruth } from '../../../corpus/real/score-written.mjs';
import { type RealSiteSource, readRealCorpus } from '../../real-sites/corpus.ts';
import { findSite, type SiteFolders, skippedLine } from '../../real-sites/site-files.ts';
import { loadOrCrawlEvidence, readStoredEvidence } from '../../stored-evidence.ts';
import { makeSections } from '../make-sections.ts';

export interface RealWritingOptions {
  /** Ids of sites, and names of sets; empty for all. */
  sites: string[];
  /** Folder in which evidence is kept from one run to the next. */
  evidence: string;
  folders: SiteFolders;
}

export interface RealSiteWriting {
  set: string;
  site: string;
  truth: WrittenTruth;
  /** The sections, as `analysis` of a brand holds them; null for one that failed. */
  analysis: Partial<Record<SectionStage, unknown>>;
  score: WrittenScore;
}

/** The sections that are scored, and what they need. */
const SCORED_SECTIONS = ['things', 'mission', 'audiences', 'northstart-statement'] as const satisfies SectionStage[];

/** Makes the written sections of real sites without a model, and scores them. Sites that are not on this machine are skipped. */
export async function benchRealWriting(
  { sites, evidence, folders }: RealWritingOptions,
  logProgress: (line: string) => void,
): Promise<RealSiteWriting[]> {
  const results: RealSiteWriting[] = [];
  for (const { set, source, truth } of await readRealCorpus<WrittenTruth>(sites, 'written-truth')) {
    const stored = await loadEvidence(source, evidence, folders, logProgress);
    if (!stored) {
      logProgress(skippedLine(source));
      continue;
    }
    const made = await makeSections(stored, undefined, SCORED_SECTIONS);
    const analysis = Object.fromEntries(Object.entries(made).map(([name, { data }]) => [name, data]));
    results.push({ set, site: source.id, truth, analysis, score: scoreWithBuckets(truth, analysis) });
  }
  return results;
}

async function loadEvidence(
  source: RealSiteSource,
  evidence: string,
  folders: SiteFolders,
  logProgress: (line: string) => void,
) {
  const stored = await readStoredEvidence(source.id, evidence);
  if (stored) return stored;
  const site = await findSite(source, folders);
  return site && loadOrCrawlEvidence(site, evidence, logProgress);
}

/** The score, with a line for categories where a bucket that fits counts too. */
function scoreWithBuckets(truth: WrittenTruth, analysis: RealSiteWriting['analysis']): WrittenScore {
  const score = scoreSite(truth, { analysis });
  const broad = scoreSite({ ...truth, category: [...truth.category, ...(truth.category_broad ?? [])] }, { analysis });
  const { category, ...others } = score.single;
  return {
    ...score,
    single: { ...others, category: category ?? 'missed', 'category or bucket': broad.single['category'] ?? 'missed' },
  };
}
