import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@brandprint/platform';
import { corpusPath, readJson } from '../accuracy/corpus.ts';

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

export interface RealSite<Truth> {
  set: string;
  source: RealSiteSource;
  truth: Truth;
}

const SITES = '.sites.json';

/**
 * The sites of corpus/real with these ids or in these sets (all without any), each with its record in SET.written-truth.json,
 * what it says of itself, or in SET.truth.json, what it looks like. Throws UserError.
 */
export async function readRealCorpus<Truth extends { id: string }>(
  names: readonly string[],
  truthFile: 'written-truth' | 'truth',
): Promise<RealSite<Truth>[]> {
  const files = await readdir(corpusPath('real'));
  const sets = files.filter((file) => file.endsWith(SITES)).map((file) => file.slice(0, -SITES.length));
  const all = (await Promise.all(sets.sort().map((set) => readSet<Truth>(set, truthFile)))).flat();
  const unknown = names.find((name) => !all.some(({ set, source }) => set === name || source.id === name));
  if (unknown !== undefined)
    throw new UserError(
      `Unknown site or set ${unknown}. Known are the sets ${sets.join(', ')} and the sites ${all.map(({ source }) => source.id).join(', ')}.`,
    );
  return names.length === 0 ? all : all.filter(({ set, source }) => names.includes(set) || names.includes(source.id));
}

async function readSet<Truth extends { id: string }>(set: string, truthFile: string): Promise<RealSite<Truth>[]> {
  const sources = (await readJson(corpusPath(join('real', `${set}${SITES}`)))) as RealSiteSource[];
  const truths = (await readJson(corpusPath(join('real', `${set}.${truthFile}.json`)))) as Truth[];
  return sources.map((source) => {
    const truth = truths.find(({ id }) => id === source.id);
    if (!truth) throw new UserError(`${set}.${truthFile}.json has no record of the site ${source.id}.`);
    return { set, source, truth };
  });
}
