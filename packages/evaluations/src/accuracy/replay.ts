import { stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { LogosSection } from '@brandprint/contracts';
import { fetchPackage } from '@brandprint/harness/npm';
import type { CatalogSite } from '@brandprint/harness/sites';
import { findFaviconUrl } from '@brandprint/sections/favicon';
import { fromBrandprint } from '../../corpus/score.mjs';
import { readDesignChoices, unitOf } from '../calibration/sources.ts';
import { type CorpusFiles, type KnownSite, readCorpus, type TruthRecord } from '../corpus.ts';
import { readRealCorpus } from '../real-sites/corpus.ts';
import { loadRealEvidence } from '../real-sites/evidence.ts';
import { loadOrCrawlEvidence, type StoredEvidence } from '../stored-evidence.ts';
import { hasHomeHeading } from './home-heading.ts';
import { type MadeSections, makeSectionsTwice, SCORED_SECTIONS } from './make-sections-twice.ts';
import { scoreAnswer } from './measures.ts';
import type { RealCorpusFiles } from './real-sites.ts';
import { assetKeyOf, collectStoredImages } from './report-images.ts';
import type { SiteAccuracy } from './result.ts';

export interface ReplayOptions {
  files: CorpusFiles | RealCorpusFiles;
  /** Ids; empty for all. */
  sites: string[];
  /** Folder of the stored crawls. Sites that are missing there are crawled, if they are on this machine. */
  evidence: string;
  /** Pages per crawl, at most. */
  pages: number;
  /** Whether images for the report are collected. */
  pictures: boolean;
}

type StoredSite = KnownSite & StoredEvidence;

/** Makes the scored sections of stored crawls by code alone, in this process, and scores them. */
export async function replayAccuracy(
  options: ReplayOptions,
  logProgress: (line: string) => void,
): Promise<SiteAccuracy[]> {
  const results: SiteAccuracy[] = [];
  for await (const site of storedSites(options, logProgress)) results.push(await replaySite(site, options.pictures));
  return results;
}

async function* storedSites(
  { files, sites, evidence, pages }: ReplayOptions,
  logProgress: (line: string) => void,
): AsyncGenerator<StoredSite> {
  if (files.corpus === 'real') {
    for (const { source, truth } of await readRealCorpus<TruthRecord>(sites, 'truth')) {
      const stored = await loadRealEvidence(source, evidence, files.folders, logProgress, pages);
      if (stored) yield { ...stored, truth, seen: truth.seen };
    }
    return;
  }
  for (const { site, truth, seen } of await readCorpus(files, sites)) {
    const stored = await loadOrCrawlEvidence(site, evidence, logProgress, pages);
    yield { ...stored, truth, seen, unit: await readUnit(site) };
  }
}

/** From its sources; undefined if they are not on this machine. */
async function readUnit({ package: spec }: CatalogSite): Promise<number | null | undefined> {
  const folder = isAbsolute(spec) ? spec : await fetchPackage(spec);
  return (await isFolder(folder)) ? unitOf((await readDesignChoices(folder)).scale) : undefined;
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

async function replaySite({ evidence, file, truth, seen, unit }: StoredSite, pictures: boolean): Promise<SiteAccuracy> {
  const began = performance.now();
  const { made, different } = await makeSectionsTwice(evidence, file, SCORED_SECTIONS);
  const got = fromBrandprint({ analysis: made.analysis, favicon_url: findFaviconUrl(evidence) });
  if (got.logo?.inline) got.logo.markup = await inlineMarkup(made);
  return {
    site: truth.id,
    corpus: { truth, seen },
    answers: { brandprint: { got, verdict: scoreAnswer({ truth, seen, unit }, got) } },
    note: '',
    seconds: (performance.now() - began) / 1000,
    again: {
      pages: evidence.pages.length,
      cpuMs: made.cpuMs,
      different,
      homeHeading: hasHomeHeading(evidence, made.analysis.typography),
    },
    changed: null,
    provenance: null,
    pictures: pictures ? await collectStoredImages(evidence, made.analysis.logos, made.read) : null,
  };
}

/** The SVG of an inline logo; null if it is not a vector or cannot be read. */
async function inlineMarkup({ analysis, read }: MadeSections): Promise<string | null> {
  const logo = LogosSection.safeParse(analysis.logos).data?.primary_logo;
  return logo?.is_vector ? ((await read(assetKeyOf(logo.asset_path)))?.toString('utf8') ?? null) : null;
}
