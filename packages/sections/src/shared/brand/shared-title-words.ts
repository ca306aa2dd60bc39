import type { PageEvidence } from '@brandprint/contracts';
import { splitTitle } from './clean-name.ts';
import { isGenericName, isPageOrProduct } from './generic-words.ts';
import type { RawClue } from './name-clue.ts';

const MIN_PAGES = 3;
const MAX_WORDS = 4;
const WEIGHT = 3;

/**
 * The longest run of words that at least half of the titles have, and that the first page says: "Acme Works" of "About Acme
 * Works", "Visiting Acme Works" and "Join Acme Works". Titles without spaces have none.
 */
export function sharedTitleClues(pages: readonly PageEvidence[]): RawClue[] {
  const titles = [...new Map(pages.map((page) => [page.title.trim(), page])).entries()];
  const isOften = (count: number): boolean => count >= MIN_PAGES && count >= titles.length / 2;
  const parts = titles.flatMap(([title]) => [...new Set(splitTitle(title))]);
  if (parts.some((part) => isOften(parts.filter((other) => other === part).length))) return [];
  const onPages = new Map<string, PageEvidence[]>();
  for (const [title, page] of titles)
    for (const run of new Set(wordRuns(title))) onPages.set(run, [...(onPages.get(run) ?? []), page]);
  const said = pages[0]?.text.map(({ text }) => text).join('\n') ?? '';
  const [best] = [...onPages]
    .filter(([run, on]) => isOften(on.length) && said.includes(run))
    .filter(([run]) => !isGenericName(run) && !isPageOrProduct(run))
    .sort(([a, x], [b, y]) => y.length - x.length || b.length - a.length);
  const [raw, [page] = []] = best ?? [];
  if (!raw || !page) return [];
  return [{ family: 'title', weight: WEIGHT, page: page.finalUrl, selector: 'title', property: 'text', raw }];
}

/** Runs of two to four words of a title, the first and the last of which have a capital; "Acme's" counts as "Acme". */
function wordRuns(title: string): string[] {
  const words = title.split(/\s+/).map((word) => word.replace(/['’]s?$/u, ''));
  const isName = (word: string | undefined): boolean => word !== undefined && /^\p{Lu}[\p{L}\p{N}'’&.-]*$/u.test(word);
  return words.flatMap((_, from) =>
    Array.from({ length: MAX_WORDS - 1 }, (_, more) => words.slice(from, from + more + 2))
      .filter((run) => run.length > 1 && isName(run[0]) && isName(run.at(-1)))
      .map((run) => run.join(' ')),
  );
}
