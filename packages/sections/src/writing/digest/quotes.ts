import type { Evidence, PageKind } from '@brandprint/contracts';
import {
  instructs,
  isSentence,
  plainKey,
  type Quote,
  quotesOf,
  squash,
  uniqueBy,
  wordCount,
} from '../../shared/text/index.ts';
import { dataText } from './clean.ts';

/** How many quotes a page may give. */
const SHARE: Partial<Record<PageKind, number>> = {
  home: 80,
  about: 40,
  mission: 40,
  product: 28,
  customers: 28,
  pricing: 20,
  brand: 20,
  careers: 20,
};
const OTHER_SHARE = 10;
const MOST = 240;
const MOST_CHARS = 26_000;
const LENGTH = 320;
const MOST_CALLS = 12;

/** What the site says, worth citing, within what a prompt can hold: pages that speak for the brand give the most. */
export function chosenQuotes(evidence: Evidence, language: string): Quote[] {
  const all = [...quotesOf(evidence, language), ...callsOf(evidence)].filter(
    ({ text, kind }) =>
      kind !== 'code' &&
      text.length <= LENGTH &&
      (wordCount(text) >= 2 || (kind === 'heading' && text.length > 3)) &&
      !instructs(text) &&
      dataText(text, LENGTH) !== '',
  );
  const given = new Map<string, number>();
  let chars = 0;
  let count = 0;
  const chosen = new Set(
    uniqueBy(all, ({ text }) => plainKey(text))
      .toSorted((a, b) => worth(b) - worth(a) || a.order - b.order)
      .filter(({ page, pageKind, text }) => {
        const had = given.get(page) ?? 0;
        if (had >= (SHARE[pageKind] ?? OTHER_SHARE) || count >= MOST || chars + text.length > MOST_CHARS) return false;
        given.set(page, had + 1);
        chars += text.length;
        count += 1;
        return true;
      }),
  );
  return all.filter((quote) => chosen.has(quote));
}

const SPEAKS: Partial<Record<PageKind, number>> = { home: 6, mission: 6, about: 5, product: 3, brand: 3, customers: 2 };

function worth({ pageKind, region, kind, text }: Quote): number {
  return (
    (SPEAKS[pageKind] ?? (pageKind === 'blog' || pageKind === 'docs' || pageKind === 'legal' ? -3 : 0)) +
    (region === 'hero' ? 5 : 0) +
    (kind === 'heading' ? 2 : 0) +
    (isSentence(text) ? 2 : 0) -
    (wordCount(text) < 3 ? 1 : 0)
  );
}

/** Calls to action of the content: what its buttons say. */
function callsOf(evidence: Evidence): Quote[] {
  const found = evidence.pages
    .filter(({ status, kind }) => status < 400 && kind !== 'legal')
    .flatMap((page) =>
      page.text
        .filter(
          ({ kind, region, text }) =>
            kind === 'button' &&
            (region === 'hero' || region === 'main' || region === 'header') &&
            wordCount(text) <= 7,
        )
        .map(
          (block): Quote => ({
            text: squash(block.text),
            kind: 'button',
            page: page.finalUrl,
            pageKind: page.kind,
            region: block.region,
            selector: block.selector,
            under: '',
            nth: 0,
            heading: 0,
            order: Number.MAX_SAFE_INTEGER,
            sizePx: block.sizePx,
          }),
        ),
    );
  return uniqueBy(found, ({ text }) => plainKey(text)).slice(0, MOST_CALLS);
}
