import type { Evidence, LogoCandidate } from '@brandprint/contracts';
import { isVersionWord } from './logo-words.ts';
import { collectBrandNames, fileName, splitIdentifier } from './match-brand-name.ts';

/**
 * Products, editions and integrations of the site have logos too. They are not versions of the first logo if their file
 * names have words of their own, or another year. A drawing without a file is judged by its label or its link. The title of the first page's hero is the site's own.
 */
export function withoutOtherProducts<L extends { candidate: LogoCandidate; titlesHome: boolean }>(
  logos: readonly L[],
  evidence: Evidence,
): L[] {
  const [first, ...others] = logos;
  if (!first) return [];
  const ownName = identifierOf(first.candidate);
  const own = [...splitIdentifier(ownName), ...collectBrandNames({ ...evidence, pages: evidence.pages.slice(0, 1) })];
  const isVersion = ({ candidate, titlesHome }: L): boolean => {
    if (titlesHome) return true;
    const name = identifierOf(candidate);
    const year = YEAR.exec(name)?.[0];
    if (year !== undefined && !ownName.includes(year)) return false;
    return splitIdentifier(name).every(
      (word) => isVersionWord(word) || own.some((known) => known.includes(word) || word.startsWith(known)),
    );
  };
  return [first, ...others.filter(isVersion)];
}

const YEAR = /(?:19|20)\d\d/;
/** A label with more words is a sentence. */
const MAX_NAME_WORDS = 4;

/** What a picture is called: its file, else its label, else the page behind its link. What links home needs no name. */
function identifierOf({ url, alt, text, linkHref, inHomeLink }: LogoCandidate): string {
  const file = fileName(url);
  if (file || inHomeLink) return file;
  const label = (alt || text).trim();
  if (label) return splitIdentifier(label).length > MAX_NAME_WORDS ? '' : label;
  return fileName(linkHref).replace(/^index$/i, '');
}
