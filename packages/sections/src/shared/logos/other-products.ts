import type { Evidence, LogoCandidate } from '@brandprint/contracts';
import { isVersionWord } from './logo-words.ts';
import { collectBrandNames, fileName, nameKey, splitIdentifier } from './match-brand-name.ts';

interface Logo {
  candidate: LogoCandidate;
  titlesHome: boolean;
}

/**
 * Products, editions and integrations of the site have logos too. They are not versions of the first logo if their file
 * names have words of their own, or another year. A drawing without a file is judged by its label or its link. The title
 * of the first page's hero is the site's own, and so is what is labelled with nothing but the site's name.
 */
export function withoutOtherProducts<L extends Logo>(logos: readonly L[], evidence: Evidence): L[] {
  const [first, ...others] = logos;
  return first ? [first, ...others.filter(versionTest(first.candidate, evidence))] : [];
}

/** A test whether a picture is a version of the first logo, not the logo of something else. */
export function versionTest(first: LogoCandidate, evidence: Evidence): (logo: Logo) => boolean {
  const ownName = identifierOf(first);
  const names = collectBrandNames({ ...evidence, pages: evidence.pages.slice(0, 1) });
  const own = [...splitIdentifier(ownName), ...names];
  return ({ candidate, titlesHome }) => {
    if (titlesHome || names.includes(nameKey(candidate.alt))) return true;
    const name = identifierOf(candidate);
    const year = YEAR.exec(name)?.[0];
    if (year !== undefined && !ownName.includes(year)) return false;
    return splitIdentifier(name).every(
      (word) => isVersionWord(word) || own.some((known) => known.includes(word) || word.startsWith(known)),
    );
  };
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
