import { getDomain } from 'tldts';

/** Query parameters that say where a visitor came from, not what the page shows. */
const TRACKING =
  /^(utm_.*|gclid|fbclid|msclkid|dclid|yclid|mc_[ce]id|_ga|_gl|_hs.*|hsa_.*|ref|ref_src|source|igshid|si)$/i;

/** Registrable domain; for addresses and names without one (localhost) the host with its port. */
export function siteOf(url: string): string {
  const { host, hostname } = new URL(url);
  return getDomain(hostname, { allowPrivateDomains: true }) ?? host;
}

export const sameSite = (a: string, b: string): boolean => siteOf(a) === siteOf(b);

/** Folds addresses of one page into one: no fragment, tracking, index file or final slash; parameters in order. */
export function pageKey(address: string): string {
  const url = new URL(address);
  const query = [...url.searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const path = url.pathname.replace(/\/(index|default|home)\.(html?|php|aspx?)$/i, '/').replace(/\/+$/, '');
  const host = url.host.replace(/^www\./, '');
  return `${host}${path}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
}

/** The address to visit: without its fragment and what only tracks. */
export function visitable(address: string): string {
  const url = new URL(address);
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href;
}
