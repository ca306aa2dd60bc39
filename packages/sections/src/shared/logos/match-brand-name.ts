import type { Evidence } from '@brandprint/contracts';
import { parse } from 'tldts';
import { hostnameOf } from '../hostname-of.ts';

/** Words of an attribute or file name, split at case changes and at characters other than letters and digits. */
export const splitIdentifier = (text: string): string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Letters and digits only, for comparing names. */
export const nameKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

export function fileName(url: string | null): string {
  if (!url || url.startsWith('data:')) return '';
  try {
    return decodeURIComponent(new URL(url).pathname.split('/').pop() ?? '').replace(/\.\w+$/, '');
  } catch {
    return '';
  }
}

/** Without "www."; "" if there is none. */
export const hostWithoutWww = (url: string | null): string => hostnameOf(url ?? '').replace(/^www\./, '');

const GENERIC_NAMES = new Set([
  'home',
  'homepage',
  'welcome',
  'index',
  'dashboard',
  'about',
  'blog',
  'docs',
  'localhost',
  'app',
  'main',
]);

/**
 * The site's names in the form of `nameKey`: those in `known`, declared names, parts of the first page's title and of
 * titles of several pages, the label of its host.
 */
export function collectBrandNames(evidence: Evidence, known: Iterable<string> = []): string[] {
  const names = evidence.pages.flatMap((page) => [
    ...page.meta
      .filter(({ name }) => /^(?:og:site_name|application-name|apple-mobile-web-app-title)$/i.test(name))
      .map(({ content }) => content),
    ...page.logoCandidates.filter(({ source, inHomeLink }) => source === 'text' && inHomeLink).map(({ text }) => text),
  ]);
  names.push(...known, ...titleParts(evidence));
  names.push(evidence.manifest?.name ?? '', evidence.manifest?.shortName ?? '', domainLabel(evidence.finalUrl));
  return [...new Set(names.flatMap((name) => [nameKey(name), nameKey(name.replace(LEADING_ARTICLE, ''))]))].filter(
    (name) => name.length > 2 && name.length < 40 && !GENERIC_NAMES.has(name),
  );
}

/** Parts of titles, without those that only one page other than the first has: they say what it is about. */
function titleParts({ pages }: Evidence): string[] {
  const parts = pages.map(({ title }) => [
    ...new Set(title.split(/\s[|–—·:-]\s|[|·—]|:\s/).map((part) => part.trim())),
  ]);
  const all = parts.flat();
  return all.filter((part) => parts[0]?.includes(part) || all.indexOf(part) !== all.lastIndexOf(part));
}

/** Files and hosts are named without it. */
const LEADING_ARTICLE = /^\s*(?:the|der|die|das|le|la|les|el|los|las|il|het|de)\s+/i;

/** The registered name of a URL's host, without its suffix; "" if there is none. */
export const domainLabel = (url: string): string => {
  const { domainWithoutSuffix, isIp } = parse(url);
  return isIp ? '' : (domainWithoutSuffix ?? '');
};

/** The text contains one of the names, or is the beginning of one (three letters or more). */
export function mentionsBrand(text: string, names: readonly string[]): boolean {
  const given = nameKey(text);
  const parts = splitIdentifier(text).filter((word) => word.length > 3);
  return names.some(
    (name) =>
      given.includes(name) ||
      (given.length > 2 && name.startsWith(given)) ||
      parts.some((part) => name.startsWith(part)),
  );
}
