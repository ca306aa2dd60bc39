import { CATALOG, type CatalogSite, pickSites } from '@brandprint/harness/sites';
import { corpusPath, readJson, readSites } from '../corpus.ts';
import type { ExpectedTexts } from './coverage.ts';

/** A site, and what a person read on it. */
export interface WritingSite {
  site: CatalogSite;
  /** Correct names; empty if unknown. */
  names: string[];
  /** Its description elsewhere, for instance in its package; "" if unknown. */
  described: string;
  language: string;
  said: ExpectedTexts;
}

interface TruthRecord {
  id: string;
  brand: string;
  brandAlt?: string[];
  description?: string;
}

/** The sites with these ids; all if there are no ids: the made-up companies and those of all sets. Throws UserError. */
export async function readWritingCorpus(ids: readonly string[]): Promise<WritingSite[]> {
  const sites = [
    ...(await readSites(corpusPath('companies.tsv'))),
    ...CATALOG,
    ...(await readSites(corpusPath('more-sites.tsv'))),
    ...(await readSites(corpusPath('unseen-sites.tsv'))),
  ];
  const truths = [
    ...((await readJson(corpusPath('truth.json'))) as TruthRecord[]),
    ...((await readJson(corpusPath('more-truth.json'))) as TruthRecord[]),
    ...((await readJson(corpusPath('unseen-truth.json'))) as TruthRecord[]),
  ];
  const read = (await readJson(corpusPath('writing.json'))) as Record<
    string,
    { language: string; said: ExpectedTexts }
  >;
  return pickSites(ids, sites).map((site) => {
    const truth = truths.find(({ id }) => id === site.id);
    const { language = 'en', said = {} } = read[site.id] ?? {};
    return {
      site,
      names: [...(said.things?.['name'] ?? []), ...(truth ? [truth.brand, ...(truth.brandAlt ?? [])] : [])],
      described: truth?.description ?? '',
      language,
      said,
    };
  });
}
