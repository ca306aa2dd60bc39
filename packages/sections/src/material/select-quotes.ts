import type { Evidence, PageKind } from '@brandprint/contracts';
import {
  comparisonKey,
  extractQuotes,
  isPromptInjection,
  isSentence,
  normalizeWhitespace,
  type Quote,
  uniqueBy,
  wordCount,
} from '../shared/text/index.ts';
import { sanitizeForPrompt } from '../shared/text/sanitize-for-prompt.ts';

/** Maximum number of quotes of a page. */
const QUOTES_PER_PAGE: Partial<Record<PageKind, number>> = {
  home: 80,
  about: 40,
  mission: 40,
  product: 28,
  customers: 28,
  pricing: 20,
  brand: 20,
  careers: 20,
};
const QUOTES_PER_OTHER_PAGE = 10;
const MAX_QUOTES = 240;
const MAX_CHARS = 26_000;
const MAX_QUOTE_LENGTH = 320;
const MAX_CALLS_TO_ACTION = 12;

/** The quotes worth citing that fit into a prompt. Pages that represent the brand contribute most. */
export function selectQuotes(evidence: Evidence, language: string): Quote[] {
  const all = [...extractQuotes(evidence, language), ...callsToActionQuotes(evidence)].filter(
    ({ text, kind }) =>
      kind !== 'code' &&
      text.length <= MAX_QUOTE_LENGTH &&
      (wordCount(text) >= 2 || (kind === 'heading' && text.length > 3)) &&
      !isPromptInjection(text) &&
      sanitizeForPrompt(text, MAX_QUOTE_LENGTH) !== '',
  );
  const countByPage = new Map<string, number>();
  let chars = 0;
  let count = 0;
  const chosen = new Set(
    uniqueBy(all, ({ text }) => comparisonKey(text))
      .toSorted((a, b) => scoreQuote(b) - scoreQuote(a) || a.order - b.order)
      .filter(({ page, pageKind, text }) => {
        const pageCount = countByPage.get(page) ?? 0;
        if (
          pageCount >= (QUOTES_PER_PAGE[pageKind] ?? QUOTES_PER_OTHER_PAGE) ||
          count >= MAX_QUOTES ||
          chars + text.length > MAX_CHARS
        )
          return false;
        countByPage.set(page, pageCount + 1);
        chars += text.length;
        count += 1;
        return true;
      }),
  );
  return all.filter((quote) => chosen.has(quote));
}

const PAGE_WEIGHTS: Partial<Record<PageKind, number>> = {
  home: 6,
  mission: 6,
  about: 5,
  product: 3,
  brand: 3,
  customers: 2,
};

function scoreQuote({ pageKind, region, kind, text }: Quote): number {
  return (
    (PAGE_WEIGHTS[pageKind] ?? (pageKind === 'blog' || pageKind === 'docs' || pageKind === 'legal' ? -3 : 0)) +
    (region === 'hero' ? 5 : 0) +
    (kind === 'heading' ? 2 : 0) +
    (isSentence(text) ? 2 : 0) -
    (wordCount(text) < 3 ? 1 : 0)
  );
}

/** Calls to action in the content: the texts of its buttons. */
function callsToActionQuotes(evidence: Evidence): Quote[] {
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
            text: normalizeWhitespace(block.text),
            kind: 'button',
            page: page.finalUrl,
            pageKind: page.kind,
            region: block.region,
            selector: block.selector,
            headingText: '',
            nth: 0,
            heading: 0,
            order: Number.MAX_SAFE_INTEGER,
            sizePx: block.sizePx,
          }),
        ),
    );
  return uniqueBy(found, ({ text }) => comparisonKey(text)).slice(0, MAX_CALLS_TO_ACTION);
}
