import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@brandprint/platform';
import type { WrittenTruth } from '../../../corpus/real/score-written.mjs';
import { corpusPath, readJson } from '../../accuracy/corpus.ts';

/** Where a site of a public repository is: a record of SET.sites.json. */
export interface RealSiteSource {
  id: string;
  /** OWNER/NAME */
  repo: string;
  commit: string;
  /** Web root inside of the repository. */
  folder: string;
  /** Page that a visitor comes to, below the web root. */
  start: string;
  /** Path below which the site is served, for instance `/2019`; at the root of its origin if absent. */
  mount?: string;
}

export interface RealSite {
  set: string;
  source: RealSiteSource;
  /** What the site says of itself. */
  truth: WrittenTruth;
}

const SITES = '.sites.json';

/** The sites of corpus/real with these ids or in these sets; all without any. Throws UserError. */
export async function readRealCorpus(names: readonly string[]): Promise<RealSite[]> {
  const files = await readdir(corpusPath('real'));
  const sets = files.filter((file) => file.endsWith(SITES)).map((file) => file.slice(0, -SITES.length));
  const all = (await Promise.all(sets.sort().map(readSet))).flat();
  const unknown = names.find((name) => !all.some(({ set, source }) => set === name || source.id === name));
  if (unknown !== undefined)
    throw new UserError(
      `Unknown site or set ${unknown}. Known are the sets ${sets.join(', ')} and the sites ${all.map(({ source }) => source.id).join(', ')}.`,
    );
  return names.length === 0 ? all : all.filter(({ set, source }) => names.includes(set) || names.includes(source.id));
}

async function readSet(set: string): Promise<RealSite[]> {
  const sources = (await readJson(corpusPath(join('real', `${set}${SITES}`)))) as RealSiteSource[];
  const truths = (await readJson(corpusPath(join('real', `${set}.written-truth.json`)))) as WrittenTruth[];
  return sources.map((source) => {
    const truth = truths.find(({ id }) => id === source.id);
    if (!truth) throw new UserError(`${set}.written-truth.json has no record of the site ${source.id}.`);
    return { set, source, truth };
  });
}
