import type { Evidence, PageEvidence, PageKind } from '@brandprint/contracts';

/** The part of the weight that the first page has. */
const FIRST_PAGE_SHARE = 0.5;

/**
 * Factors by which the amounts of each page count, so that a long page does not outvote the others: the first page has
 * half of the weight, the kinds of the other pages share the rest equally, and the pages of a kind share the weight of
 * their kind. Amounts times factors add up to 1. Pages without an amount have none.
 *
 * `typicalAmount` is an amount that is enough to judge a page by: pages with much less count less.
 */
export function weighPages(
  { pages }: Pick<Evidence, 'pages'>,
  amountOf: (page: PageEvidence) => number,
  typicalAmount = 0,
): ReadonlyMap<PageEvidence, number> {
  const [first] = pages;
  const amounts = pages.map((page) => ({ page, amount: amountOf(page) })).filter(({ amount }) => amount > 0);
  const pagesByKind = new Map<PageKind, number>();
  for (const { page } of amounts) if (page !== first) pagesByKind.set(page.kind, (pagesByKind.get(page.kind) ?? 0) + 1);
  const shareOf = (page: PageEvidence): number =>
    page === first ? FIRST_PAGE_SHARE : (1 - FIRST_PAGE_SHARE) / pagesByKind.size / (pagesByKind.get(page.kind) ?? 1);
  const shares = amounts.map(({ page, amount }) => ({
    page,
    amount,
    share: shareOf(page) * (amount / (amount + typicalAmount)),
  }));
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  return new Map(shares.map(({ page, amount, share }) => [page, share / total / amount]));
}
