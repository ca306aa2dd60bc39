import type { Evidence, PageView } from '@brandprint/contracts';
import { isGenericName } from '../brand/generic-words.ts';
import { mentionsBrand, splitIdentifier } from './match-brand-name.ts';

/** A name that is set in type, in place of a picture. */
export interface TextLogo {
  text: string;
  page: string;
  selector: string;
  inHomeLink: boolean;
  /** The only view that shows it; null if the default view does. */
  view: PageView['name'] | null;
}

/**
 * The name in type where a logo usually is: in the header, in a home link or a brand element; the first that names the
 * brand.
 */
export function findTextLogo(evidence: Evidence, names: readonly string[]): TextLogo | null {
  const set = evidence.pages.flatMap((page) =>
    [page, ...page.views]
      .flatMap((shown) =>
        shown.logoCandidates.map((candidate) => ({ ...candidate, view: 'name' in shown ? shown.name : null })),
      )
      .filter(
        ({ source, text, inHomeLink, ancestry, classes }) =>
          (source === 'text' || source === 'icon-font') &&
          text.trim() !== '' &&
          !isGenericName(text) &&
          (inHomeLink || splitIdentifier(`${ancestry} ${classes}`).some((word) => word === 'brand' || word === 'logo')),
      )
      .map(({ text, selector, inHomeLink, view }) => ({
        text: text.trim(),
        page: page.finalUrl,
        selector,
        inHomeLink,
        view,
      })),
  );
  return set.find(({ text }) => mentionsBrand(text, names)) ?? set[0] ?? null;
}
