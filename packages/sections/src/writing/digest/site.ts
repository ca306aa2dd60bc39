import type { Evidence } from '@brandprint/contracts';
import { instructs, type Quote } from '../../shared/text/index.ts';
import { keysOf } from '../words.ts';
import { dataText } from './clean.ts';

const MOST_PAGES = 14;

/** The pages that were read, each with its title, and what they say as numbered quotes in reading order. */
export function siteLines(evidence: Evidence, quotes: ReadonlyMap<string, Quote>): { pages: string; quotes: string } {
  const shown = evidence.pages.filter(({ status }) => status < 400).slice(0, MOST_PAGES);
  const ids = new Map(shown.map((page, index) => [page.finalUrl, `p${index + 1}`]));
  const pages = shown.map((page) => `${ids.get(page.finalUrl)} ${page.kind}, titled: ${clean(page.title, 140)}`);
  const lines: string[] = [];
  let at = '';
  for (const [id, quote] of quotes) {
    if (quote.page !== at) {
      lines.push(`on ${ids.get(quote.page) ?? 'another page'} (${quote.pageKind}):`);
      at = quote.page;
    }
    lines.push(`${id} ${quote.kind}${quote.region === 'hero' ? ', opening' : ''}: ${dataText(quote.text, 320)}`);
  }
  return { pages: pages.join('\n'), quotes: lines.join('\n') };
}

/** Text that is declared or stands beside: shown unless it speaks to a model. */
export function clean(text: string, length: number): string {
  return instructs(text) ? '[left out]' : dataText(text, length);
}

/** So much of a text that is declared must stand on the pages in words. */
const BORNE_OUT = 0.75;

/** What the head of a page declares, if its words can be read on the pages; else "". */
export function declared(text: string, { pages }: Evidence): string {
  const read = new Set(pages.flatMap((page) => page.text.flatMap((block) => keysOf(block.text))));
  const words = keysOf(text).filter((word) => word.length > 3);
  const borne = words.filter((word) => read.has(word)).length;
  return words.length > 0 && borne / words.length >= BORNE_OUT ? text : '';
}
