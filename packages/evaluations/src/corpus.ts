import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOG, type CatalogSite, pickSites } from '@brandprint/harness/sites';
import { UserError } from '@brandprint/platform';
import type { Truth } from '../corpus/score.mjs';

/** What else is on a site, to judge results that are not part of its truth. */
export interface SiteAnnotations {
  /** Each with the file of the site where it occurs. */
  tech: { name: string; where: string }[];
  /** Path endings of other companies' logos on the site; undefined if they were not listed. */
  foreignLogos?: string[];
  /** Colours that only third parties paint there. */
  foreignColors?: { hex: string; where: string }[];
}

/** What is known of a site. */
export interface KnownSite {
  truth: Truth;
  /** Undefined if unknown; then precision is not counted. */
  seen: SiteAnnotations | undefined;
  /** The unit of its spacing classes in px; null if its sources have no such scale, undefined if they were not read. */
  unit?: number | null | undefined;
}

export interface CorpusSite extends KnownSite {
  site: CatalogSite;
}

/** What is true of a site, with its annotations. */
export type TruthRecord = Truth & { seen?: SiteAnnotations };

/** The sets of sites in `corpus`; its README.md describes the files. */
export const CORPORA = ['main', 'more', 'unseen'] as const;

export interface CorpusFiles {
  corpus: (typeof CORPORA)[number];
  /** Paths of other files; undefined for those of the set. */
  truth?: string | undefined;
  sites?: string | undefined;
  seen?: string | undefined;
}

/** The path of a file in `corpus`. */
export const corpusPath = (name: string) => fileURLToPath(new URL(`../corpus/${name}`, import.meta.url));

/** The sites with these ids and their truth; all if there are no ids. Throws UserError. */
export async function readCorpus(files: CorpusFiles, ids: readonly string[]): Promise<CorpusSite[]> {
  const { truth, sites, seen } = filesOf(files);
  const records = (await readJson(truth)) as TruthRecord[];
  const annotations = (seen === undefined ? {} : await readJson(seen)) as Record<string, SiteAnnotations>;
  const catalog = sites === undefined ? CATALOG : parseSites(await readText(sites), dirname(sites));
  return pickSites(ids, catalog).map((site) => {
    const record = records.find(({ id }) => id === site.id);
    if (!record)
      throw new UserError(
        `The truth file has no record of the site ${site.id}. Add one, or leave the site out with --site.`,
      );
    return { site, truth: record, seen: annotations[site.id] ?? record.seen };
  });
}

function filesOf({ corpus, truth, sites, seen }: CorpusFiles) {
  const defaults =
    corpus === 'main'
      ? { truth: corpusPath('truth.json'), sites: undefined, seen: corpusPath('seen.json') }
      : { truth: corpusPath(`${corpus}-truth.json`), sites: corpusPath(`${corpus}-sites.tsv`), seen: undefined };
  return {
    truth: truth ?? defaults.truth,
    sites: sites ?? defaults.sites,
    seen: seen ?? (truth === undefined ? defaults.seen : undefined),
  };
}

/** The sites that a file lists. Throws UserError. */
export const readSites = async (path: string): Promise<CatalogSite[]> =>
  parseSites(await readText(path), dirname(path));

/** Tab-separated lines of id, package, folder and entry page. A package that begins with a dot is a folder below `base`. */
function parseSites(text: string, base: string): CatalogSite[] {
  return text.split('\n').flatMap((line) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [id, spec, folder, entry] = line.trimEnd().split('\t');
    if (!id || !spec || !folder || !entry) throw new UserError(`Expected four tab-separated fields, got: ${line}`);
    return [{ id, package: spec.startsWith('.') ? resolve(base, spec) : spec, folder, entry }];
  });
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new UserError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readText(path));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UserError(`${path} is not valid JSON: ${error.message}`);
    throw error;
  }
}
