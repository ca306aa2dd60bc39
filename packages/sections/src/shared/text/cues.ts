import type { PageKind } from '@brandprint/contracts';
import { isSentence, type Quote } from './quotes.ts';

/** Words that show what a sentence or heading is about. */
export interface Cue {
  /** In the sentence itself. */
  says: RegExp;
  /** In the heading above it; every sentence under it may count. */
  under?: RegExp;
  /** Pages where it is more likely meant. */
  pages?: readonly PageKind[];
}

/** The quote that a cue fits best; one that says it itself wins over one that stands under a heading that does. */
export function byCue(quotes: readonly Quote[], cue: Cue, taken: ReadonlySet<string> = new Set()): Quote | null {
  const scored = quotes
    .filter(
      ({ text, kind, pageKind }) =>
        kind !== 'quote' &&
        kind !== 'caption' &&
        pageKind !== 'blog' &&
        isSentence(text) &&
        !taken.has(text) &&
        !/\bI\b/.test(text),
    )
    .map((quote, index) => {
      const says = cue.says.test(quote.text) ? 2 : 0;
      const under = cue.under?.test(quote.under) && quote.kind !== 'heading' && quote.pageKind !== 'docs' ? 1.5 : 0;
      const page = cue.pages?.includes(quote.pageKind) ? 0.8 : 0;
      const question = /[?？]$/.test(quote.text) ? 1.5 : 0;
      return { quote, found: says + under, score: says + under + page - question - Math.min(index * 0.002, 0.5) };
    })
    .filter(({ found, score }) => found > 0 && score > 0.6)
    .sort((a, b) => b.score - a.score);
  return scored[0]?.quote ?? null;
}
