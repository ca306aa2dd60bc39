import type { LogoCandidate } from '@brandprint/contracts';
import { hasLogoWord, isVersionWord } from './logo-words.ts';
import { fileName, mentionsBrand, splitIdentifier } from './match-brand-name.ts';

/**
 * A test for other versions of the first logo, as footers and heroes show them: a file beside it that is called a logo,
 * at a place that says whose it is. It links where the first one does or has the site's name next to it, or it stands
 * alone and its name says nothing but which version it is: "logo-orange" beside "logo-white".
 */
export function companionTest(first: LogoCandidate, names: readonly string[]): (other: LogoCandidate) => boolean {
  const folder = folderOf(first.url);
  return (other) =>
    folder !== null &&
    folderOf(other.url) === folder &&
    hasLogoWord(splitIdentifier(fileName(other.url)), names) &&
    (other.linkHref === null
      ? mentionsBrand(`${other.alt} ${other.text} ${fileName(other.url)}`, names) || isAloneAsVersion(other)
      : other.linkHref === first.linkHref);
}

const isAloneAsVersion = ({ url, siblings }: LogoCandidate): boolean =>
  siblings === 0 && splitIdentifier(fileName(url)).every(isVersionWord);

/** The address without the name of the file; null if it is not a file. */
const folderOf = (url: string | null): string | null => (url && /^https?:/.test(url) ? new URL('.', url).href : null);
