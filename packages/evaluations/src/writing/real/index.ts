import type { SectionStage } from '@brandprint/contracts';
import { leaveOutKinds } from '@brandprint/sections/kinds-left-out';
import type { WrittenScore, WrittenTruth } from '../../../corpus/real/score-written.mjs';
import { readRealCorpus } from '../../real-sites/corpus.ts';
import { loadRealEvidence } from '../../real-sites/evidence.ts';
import { compareKinds } from '../../real-sites/own-kinds.ts';
import type { SiteFolders } from '../../real-sites/site-files.ts';
import { makeSections } from '../make-sections.ts';
import { scoreRealSite } from './score.ts';

export interface RealWritingOptions {
  /** Ids of sites and names of sets; empty for all. */
  sites: string[];
  /** Folder of the stored crawls. */
  evidence: string;
  folders: SiteFolders;
  /** Whether each site is measured as one whose kind is on no list, unless other sites are of it too. */
  unlisted?: boolean;
}

export interface RealSiteWriting {
  set: string;
  site: string;
  truth: WrittenTruth;
  /** The sections, as in `analysis` of a brand; null for one that failed. */
  analysis: Partial<Record<SectionStage, unknown>>;
  score: WrittenScore;
}

/** The sections that are scored, and those that they are made from. */
const SCORED_SECTIONS = ['things', 'mission', 'audiences', 'northstart-statement'] as const satisfies SectionStage[];

/** Makes the written sections of real sites without a model, and scores them. Sites that are not on this machine are skipped. */
export async function evaluateRealWriting(
  { sites, evidence, folders, unlisted = false }: RealWritingOptions,
  logProgress: (line: string) => void,
): Promise<RealSiteWriting[]> {
  const results: RealSiteWriting[] = [];
  const findOwnKinds = unlisted ? await compareKinds() : () => [];
  for (const { set, source, truth } of await readRealCorpus<WrittenTruth>(sites, 'written-truth')) {
    const stored = await loadRealEvidence(source, evidence, folders, logProgress);
    if (!stored) continue;
    leaveOutKinds(findOwnKinds(truth, stored.evidence));
    const made = await makeSections(stored, undefined, SCORED_SECTIONS);
    const analysis = Object.fromEntries(Object.entries(made).map(([name, { data }]) => [name, data]));
    results.push({ set, site: source.id, truth, analysis, score: scoreRealSite(truth, analysis) });
  }
  leaveOutKinds([]);
  return results;
}
