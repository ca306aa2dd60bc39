import type { Evidence } from '@brandprint/contracts';
import { isPromptInjection, type Quote } from '../shared/text/index.ts';
import { sanitizeForPrompt } from '../shared/text/sanitize-for-prompt.ts';

const MAX_PAGES = 14;

/** The pages with their titles, and their text as numbered quotes in reading order. */
export function buildSiteLines(
  evidence: Evidence,
  quotes: ReadonlyMap<string, Quote>,
): { pages: string; quotes: string } {
  const shown = evidence.pages.filter(({ status }) => status < 400).slice(0, MAX_PAGES);
  const ids = new Map(shown.map((page, index) => [page.finalUrl, `p${index + 1}`]));
  const pages = shown.map(
    (page) => `${ids.get(page.finalUrl)} ${page.kind}, titled: ${sanitizeUnlessInjection(page.title, 140)}`,
  );
  const lines: string[] = [];
  let at = '';
  for (const [id, quote] of quotes) {
    if (quote.page !== at) {
      lines.push(`on ${ids.get(quote.page) ?? 'another page'} (${quote.pageKind}):`);
      at = quote.page;
    }
    lines.push(
      `${id} ${quote.kind}${quote.region === 'hero' ? ', opening' : ''}: ${sanitizeForPrompt(quote.text, 320)}`,
    );
  }
  return { pages: pages.join('\n'), quotes: lines.join('\n') };
}

/** Declared or additional text, unless it is a prompt injection. */
export function sanitizeUnlessInjection(text: string, length: number): string {
  return isPromptInjection(text) ? '[left out]' : sanitizeForPrompt(text, length);
}
