import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@brandprint/platform';
import type { WrittenTruth } from '../../../corpus/real/score-written.mjs';
import { corpusPath, readJson, readSites } from '../../accuracy/corpus.ts';
import type { CatalogSite } from '../../sites/catalog.ts';

/** A site of a public repository, with what it says of itself. */
export interface RealSite {
  set: string;
  /** `package` is `github:OWNER/NAME@COMMIT`. */
  site: CatalogSite;
  truth: WrittenTruth;
}

/** The sites of corpus/real with these ids or in these sets; all without any. Throws UserError. */
export async function readRealCorpus(names: readonly string[]): Promise<RealSite[]> {
  const entries = await readdir(corpusPath('real'), { withFileTypes: true });
  const sets = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const all = (await Promise.all(sets.sort().map(readSet))).flat();
  const unknown = names.find((name) => !all.some(({ set, site }) => set === name || site.id === name));
  if (unknown !== undefined)
    throw new UserError(
      `Unknown site or set ${unknown}. Known are the sets ${sets.join(', ')} and the sites ${all.map(({ site }) => site.id).join(', ')}.`,
    );
  return names.length === 0 ? all : all.filter(({ set, site }) => names.includes(set) || names.includes(site.id));
}

async function readSet(set: string): Promise<RealSite[]> {
  const sites = await readSites(corpusPath(join('real', set, 'sites.tsv')));
  const truths = (await readJson(corpusPath(join('real', set, 'written-truth.json')))) as WrittenTruth[];
  return sites.map((site) => {
    const truth = truths.find(({ id }) => id === site.id);
    if (!truth) throw new UserError(`There is no written truth for the site ${site.id} of the set ${set}.`);
    return { set, site, truth };
  });
}
