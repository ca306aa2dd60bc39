import { isAbsolute, join } from 'node:path';
import { UserError } from '@brandprint/platform';
import { fetchPackage } from '../npm.ts';
import { CATALOG, type CatalogSite } from './catalog.ts';
import { type ServedSite, serveFolder } from './serve.ts';

export { CATALOG, type CatalogSite } from './catalog.ts';
export { type ServedSite, serve, serveFolder } from './serve.ts';

export interface RunningSite extends ServedSite {
  id: string;
  /** URL of the entry page. */
  url: string;
}

/** The sites with these ids, in that order; all if there are no ids. Throws UserError. */
export function pickSites(ids: readonly string[], catalog = CATALOG): readonly CatalogSite[] {
  if (ids.length === 0) return catalog;
  return ids.map((id) => {
    const site = catalog.find((one) => one.id === id);
    if (!site) throw new UserError(`Unknown site ${id}. Known sites: ${catalog.map((one) => one.id).join(', ')}.`);
    return site;
  });
}

/** Serves a site, and downloads it first if it is not in the cache. */
export async function startCatalogSite({
  id,
  package: spec,
  folder,
  entry,
  mount = '',
}: CatalogSite): Promise<RunningSite> {
  const site = await serveFolder(join(isAbsolute(spec) ? spec : await fetchPackage(spec), folder), { mount });
  return { ...site, id, url: `${site.origin}${mount}/${entry.replace(/^index\.html$/, '')}` };
}
