import { canParseUrl, type PageEvidence } from '@brandprint/contracts';
import { isHomePage, pageKey, sameSite } from './site.ts';

/** Shorter texts may be equal by chance. */
const MIN_TEXT = 200;

/**
 * The canonical URL of a page, if it is credible: many sites name their home page on all pages. Absolute; null if there
 * is none.
 */
export function canonicalOf({ headLinks, finalUrl }: PageEvidence): string | null {
  const href = headLinks.find(({ rel }) => rel === 'canonical')?.href ?? '';
  if (!/^https?:/i.test(href) || !canParseUrl(href) || !sameSite(href, finalUrl)) return null;
  return isHomePage(href) && !isHomePage(finalUrl) ? null : href;
}

/** Text that is unique to this page. */
const mainText = (page: PageEvidence): string =>
  page.text
    .filter(({ region }) => region === 'main' || region === 'hero')
    .map(({ text }) => text)
    .join('\n');

/** True for another URL of a page that was read: by its canonical URL and title, or because the text is the same. */
export function isSamePage(page: PageEvidence, other: PageEvidence): boolean {
  const own = canonicalOf(page);
  const named = own !== null && pageKey(own) === pageKey(canonicalOf(other) ?? other.finalUrl);
  if (named && page.title === other.title) return true;
  const body = mainText(page);
  return body.length >= MIN_TEXT && body === mainText(other);
}

/** Alternates in other languages, as declared in the head. */
export const variantsOf = ({ headLinks }: PageEvidence): { href: string; hreflang: string }[] =>
  headLinks.flatMap(({ rel, href, hreflang }) => (rel === 'alternate' && hreflang ? [{ href, hreflang }] : []));
