import { UserError } from '@brandprint/platform';
import { corpusPath, readJson, readSites } from '../accuracy/corpus.ts';
import { CATALOG, type CatalogSite } from '../sites/catalog.ts';
import type { ExpectedTexts } from './coverage.ts';

/** A site with what a person read there. */
export interface WritingSite {
  site: CatalogSite;
  /** Names that are right; empty where nobody looked. */
  names: string[];
  /** What it declares of itself elsewhere, for instance in its package; "" if nobody looked. */
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

/** All sites of which it is known what is true: companies made for this, and what npm has. Throws UserError. */
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
  const chosen = ids.length === 0 ? sites : sites.filter(({ id }) => ids.includes(id));
  const unknown = ids.find((id) => !sites.some((site) => site.id === id));
  if (unknown) throw new UserError(`Unknown site ${unknown}. Known sites: ${sites.map(({ id }) => id).join(', ')}.`);
  return chosen.map((site) => {
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
