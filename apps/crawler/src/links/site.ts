import { getDomain } from 'tldts';
import { stripLocale } from './url-locale.ts';

/** Query parameters about the visitor or the referrer, not about what the page shows. */
const TRACKING =
  /^(?:(?:utm|mtm|pk|matomo|piwik|hsa|oly|vero|wt|ga|trk|stm|itm|cm)_.*|_(?:ga|gl|hs.*|ke|openstat|branch.*)|__(?:hs|s)\w*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|fb_.*|msclkid|yclid|ysclid|twclid|ttclid|igshid?|igsh|li_fat_id|mc_[ce]id|mkt_tok|srsltid|epik|s_?kwcid|cmpid|campaign(?:_?id)?|ncid|ref|ref_?src|referr?er|source|si|share|spm|scm|icid|phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken|zenid|oscsid)$/i;
/** Session ids if the value looks like one: elsewhere it is a section or category. */
const SESSION = /^(?:c?sid|s|sess(?:ion)?(?:_?id)?|token|visitor_?id)$/i;
const SESSION_ID = /^[\w-]{16,}$/;
/** Java servers put the session into the path, and so does ASP.NET. */
const PATH_SESSION = /;jsessionid=[^/?#]*|\/\([SFA]\([a-z0-9]{20,}\)\)/gi;

/** Registrable domain; for IP addresses and names without one (localhost) the host with its port. */
export function siteOf(url: string): string {
  const { host, hostname } = new URL(url);
  return getDomain(hostname, { allowPrivateDomains: true }) ?? host;
}

/** "example.com" for "www.example.com". */
export const withoutWww = (host: string): string => host.replace(/^www\./, '');

export const sameSite = (a: string, b: string): boolean => siteOf(a) === siteOf(b);

/** Fragments that open a dialog over the page. */
const DIALOG = /^#!?\/(?:portal|search|login|signup|signin|cart|share)(?:[/?]|$)/;

/** The route in the fragment of a URL, as in `/#/about` or `/#!/about`; empty if there is none. Numbers are slides. */
function hashRouteOf({ hash }: URL): string {
  const fragment = decodeFragment(hash);
  return /^#!?\/[^?]*\p{L}/u.test(fragment) && !DIALOG.test(fragment) ? hash : '';
}

/** The URL with its route as the path, as servers would have it: `/app/about` for `/app/#/about`. */
export function routeAsPath(address: string): string {
  const url = new URL(address);
  const route = hashRouteOf(url).replace(/^#!?\/+/, '');
  url.hash = '';
  return route === '' ? address : new URL(`./${route}`, url).href;
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Key of a page for all its URLs: without fragment (except routes), tracking, index file or trailing slash; with sorted parameters. */
export function pageKey(address: string): string {
  const url = new URL(stripTracking(address));
  const query = [...url.searchParams].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const path = url.pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/(index|default|home)(\.(html?|php|aspx?|jsp))?$/i, '/')
    .replace(/\/+$/, '');
  const host = withoutWww(url.host);
  const route = url.hash
    .replace(/\?.*$/, '')
    .replace(/^#!?\/(?:home|index)\/?$/i, '')
    .replace(/\/+$/, '');
  return `${host}${path}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}${route}`;
}

/** The URL to visit: without tracking parameters, and without fragment unless it is a route. */
export function stripTracking(address: string): string {
  const url = new URL(address);
  url.hash = hashRouteOf(url);
  url.pathname = url.pathname.replace(PATH_SESSION, '');
  for (const [name, value] of [...url.searchParams])
    if (TRACKING.test(name) || (SESSION.test(name) && SESSION_ID.test(value))) url.searchParams.delete(name);
  return url.href;
}

/** The root of its host. */
export const isHostRoot = (url: string): boolean => /^[^/?]+$/.test(pageKey(url));

/** The root of its host, or of one of its language variants. */
export const isHomePage = (url: string): boolean => isHostRoot(stripLocale(url));
