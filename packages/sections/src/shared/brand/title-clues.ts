import type { PageEvidence } from '@brandprint/contracts';
import { comparisonKey, wordsOf } from '../text/index.ts';
import { cleanName, nameWords, splitTitle } from './clean-name.ts';
import { isPageOrProduct } from './generic-words.ts';
import { metaContent, type RawClue } from './name-clue.ts';

/**
 * Parts of titles. A part that repeats on many pages is the site's name, unless all pages have one title and so repeat
 * every part. On a single page, the outer and the short parts are likely, and a descriptive part ("the modern
 * template") is less so.
 */
export function titleClues(pages: PageEvidence[]): RawClue[] {
  const home = pages[0];
  const differ = new Set(pages.map(({ title }) => title)).size > 1;
  const seen = new Map<string, { raw: string; page: string; pages: Set<string>; edge: number; isPart?: boolean }>();
  for (const page of pages) {
    for (const title of [page.title, metaContent(page, 'og:title'), metaContent(page, 'twitter:title')]) {
      const parts = splitTitle(title).map((part) => withoutPlace(part, page));
      for (const [index, raw] of parts.entries()) {
        const key = comparisonKey(cleanName(raw));
        const known = seen.get(key) ?? { raw, page: page.finalUrl, pages: new Set(), edge: 0 };
        known.pages.add(page.finalUrl);
        known.edge += index === 0 || index === parts.length - 1 ? 1 : 0;
        seen.set(key, known);
        const maker = /^(.{2,40}?) (?:(?:html5?|css|admin|landing page|website|free) )*(?:theme|template)s?$/i.exec(
          raw,
        )?.[1];
        if (maker && !isPageOrProduct(maker)) seen.set(comparisonKey(cleanName(maker)), { ...known, raw: maker });
        const author = /^(.{2,40}?) (by|from|von|par|por) \p{Lu}.{1,40}$/u.exec(raw)?.[1];
        if (author) seen.set(comparisonKey(author), { ...known, raw: author, isPart: true });
      }
    }
  }
  return [...seen.values()].map(({ raw, page, pages: on, edge, isPart }) => {
    const share = on.size / pages.length;
    const repeated = pages.length >= 3 && share >= 0.5 && differ;
    const atHome = home !== undefined && on.has(home.finalUrl);
    const base = repeated ? 4.5 * share : pages.length >= 3 && !atHome ? 0.3 : edge > 0 ? 2.5 : 1.2;
    const words = nameWords(raw);
    const shape =
      (words <= 2 ? 0.5 : words > 4 ? -1 : 0) -
      (hasKindWord(raw) ? 0.6 : 0) -
      (/^\p{Ll}.* /u.test(raw) ? 1.5 : 0) -
      // "Ceramics" of "Ceramics by Renate" is the name only if something else says so.
      (isPart ? 1.5 : 0);
    return { family: 'title', weight: Math.max(0.2, base + shape), page, selector: 'title', property: 'text', raw };
  });
}

/** "Acme" for "Acme, Helsinki", if the page shows "Acme" by itself near its top. */
function withoutPlace(part: string, { text }: PageEvidence): string {
  const [, name = '', place = ''] = /^([^,]{4,40}), (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)$/u.exec(part) ?? [];
  const isShown = text.slice(0, FIRST_TEXTS).some((block) => comparisonKey(block.text) === comparisonKey(name));
  return place !== '' && nameWords(name) > 1 && isShown ? name : part;
}
const FIRST_TEXTS = 12;

function hasKindWord(text: string): boolean {
  return wordsOf(text).some((word) => isPageOrProduct(word));
}
