import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@brandprint/platform';
import { corpusPath, readJson } from '../corpus.ts';

/** Where a site of a public repository is: a record of SET.sites.json. */
export interface RealSiteSource {
  id: string;
  /** OWNER/NAME */
  repo: string;
  commit: string;
  /** Web root inside the repository. */
  folder: string;
  /** The entry page, below the web root. */
  start: string;
  /** The path below which the site is served, for instance `/2019`; the root of the origin if missing. */
  mount?: string;
}

export interface RealSite<Truth> {
  set: string;
  source: RealSiteSource;
  truth: Truth;
}

/**
 * SET.written-truth.json has what a site says of itself, and has a record of every site of the set. SET.truth.json has
 * what sites look like. A set need not have both, and SET.truth.json need not have every site.
 */
export type TruthKind = 'written-truth' | 'truth';

const SITES = '.sites.json';

/**
 * The sites of `corpus/real` with truth of this kind whose id or set is in `names`; all if it is empty. Throws UserError.
 */
export async function readRealCorpus<Truth extends { id: string }>(
  names: readonly string[],
  kind: TruthKind,
): Promise<RealSite<Truth>[]> {
  const files = await readdir(corpusPath('real'));
  const sets = files
    .filter((file) => file.endsWith(SITES))
    .map((file) => file.slice(0, -SITES.length))
    .filter((set) => files.includes(`${set}.${kind}.json`))
    .sort();
  const all = (await Promise.all(sets.map((set) => readSet<Truth>(set, kind)))).flat();
  const unknown = names.find((name) => !all.some(({ set, source }) => set === name || source.id === name));
  if (unknown !== undefined)
    throw new UserError(
      `Unknown site or set ${unknown}. Sets with a file SET.${kind}.json: ${sets.join(', ')}. Their sites: ${all.map(({ source }) => source.id).join(', ')}.`,
    );
  return names.length === 0 ? all : all.filter(({ set, source }) => names.includes(set) || names.includes(source.id));
}

async function readSet<Truth extends { id: string }>(set: string, kind: TruthKind): Promise<RealSite<Truth>[]> {
  const sources = (await readJson(corpusPath(join('real', `${set}${SITES}`)))) as RealSiteSource[];
  const truths = (await readJson(corpusPath(join('real', `${set}.${kind}.json`)))) as Truth[];
  return sources.flatMap((source) => {
    const truth = truths.find(({ id }) => id === source.id);
    if (!truth && kind === 'truth') return [];
    if (!truth)
      throw new UserError(`${set}.${kind}.json has no record of the site ${source.id}. Add one, or remove the site.`);
    return [{ set, source, truth }];
  });
}
