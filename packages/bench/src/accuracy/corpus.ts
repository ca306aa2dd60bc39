import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '@brandprint/platform';
import type { Truth } from '../../corpus/score.mjs';
import { CATALOG, type CatalogSite } from '../sites/catalog.ts';
import { pickSites } from '../sites/index.ts';

/** What else is true of a site, so that what is told without being in its truth can be judged. */
export interface SiteAnnotations {
  /** With the place in its files where each is seen. */
  tech: { name: string; where: string }[];
  /** Ends of the paths of other companies' marks that it shows. */
  foreignLogos: string[];
  /** What only a third party paints there. */
  foreignColors: { hex: string; where: string }[];
}

export interface CorpusSite {
  site: CatalogSite;
  truth: Truth;
  /** Undefined: nobody has looked, so precision is not counted. */
  seen: SiteAnnotations | undefined;
}

/** Sets of sites that are part of this package; README.md beside them says what is in their files. */
export const CORPORA = ['main', 'more', 'unseen'] as const;

export interface CorpusFiles {
  corpus: (typeof CORPORA)[number];
  /** Paths of other files; undefined for those of the corpus. */
  truth?: string | undefined;
  sites?: string | undefined;
  seen?: string | undefined;
}

/** A file of the corpus that is part of this package. */
export const corpusPath = (name: string) => fileURLToPath(new URL(`../../corpus/${name}`, import.meta.url));

/** The sites of these ids (all without any) with what is true of them. Throws UserError. */
export async function readCorpus(files: CorpusFiles, ids: readonly string[]): Promise<CorpusSite[]> {
  const { truth, sites, seen } = filesOf(files);
  const records = (await readJson(truth)) as (Truth & { seen?: SiteAnnotations })[];
  const annotations = (seen === undefined ? {} : await readJson(seen)) as Record<string, SiteAnnotations>;
  const catalog = sites === undefined ? CATALOG : parseSites(await readText(sites), dirname(sites));
  return pickSites(ids, catalog).map((site) => {
    const record = records.find(({ id }) => id === site.id);
    if (!record) throw new UserError(`There is no ground truth for the site ${site.id}.`);
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

/** The sites of a file. Throws UserError. */
export const readSites = async (path: string): Promise<CatalogSite[]> =>
  parseSites(await readText(path), dirname(path));

/** Lines of id, package, folder and entry page, with tabs between; a package that begins with a dot is a folder below `base`. */
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
