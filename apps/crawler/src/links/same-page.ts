import { canParseUrl, type PageEvidence } from '@brandprint/contracts';
import { isHomePage, pageKey, sameSite } from './site.ts';

/** Shorter texts are alike by chance. */
const MIN_TEXT = 200;

/**
 * The address that a page says is its own, if it can be believed: many sites name their first page on all of them.
 * Absolute; null where there is none.
 */
export function canonicalOf({ headLinks, finalUrl }: PageEvidence): string | null {
  const href = headLinks.find(({ rel }) => rel === 'canonical')?.href ?? '';
  if (!/^https?:/i.test(href) || !canParseUrl(href) || !sameSite(href, finalUrl)) return null;
  return isHomePage(href) && !isHomePage(finalUrl) ? null : href;
}

/** What only this page says. */
const mainText = (page: PageEvidence): string =>
  page.text
    .filter(({ region }) => region === 'main' || region === 'hero')
    .map(({ text }) => text)
    .join('\n');

/** True for one more address of a page that was read: by its own word and title, or because it says the same. */
export function isSamePage(page: PageEvidence, other: PageEvidence): boolean {
  const own = canonicalOf(page);
  const named = own !== null && pageKey(own) === pageKey(canonicalOf(other) ?? other.finalUrl);
  if (named && page.title === other.title) return true;
  const body = mainText(page);
  return body.length >= MIN_TEXT && body === mainText(other);
}

/** Alternates in other languages, as its head names them. */
export const variantsOf = ({ headLinks }: PageEvidence): { href: string; hreflang: string }[] =>
  headLinks.flatMap(({ rel, href, hreflang }) => (rel === 'alternate' && hreflang ? [{ href, hreflang }] : []));
