import { comparisonKey } from '../text/index.ts';
import type { Statement } from './statement.ts';

/** What is looked up for every statement of a site. */
export interface SiteText {
  titleKey: string;
  metaKey: string;
  metaWords: ReadonlySet<string>;
  /** The line in the largest type of each page, and the sentences that follow it. */
  largest: ReadonlyMap<string, Statement>;
  afterLargest: ReadonlySet<Statement>;
  /** On how many pages a text is. */
  pagesWith: ReadonlyMap<string, number>;
}

const wordKeys = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) ? [...word] : [word],
  );

/** The share of the words of a text that others have, 0 to 1. */
export function sharedWords(text: string, others: ReadonlySet<string>): number {
  const words = wordKeys(text);
  return words.length === 0 || others.size === 0 ? 0 : words.filter((word) => others.has(word)).length / words.length;
}

export function summarizeSiteText(statements: readonly Statement[]): SiteText {
  const declared = (source: Statement['source']): string =>
    statements
      .filter((statement) => statement.source === source)
      .map(({ text }) => text)
      .join(' ');
  const meta = `${declared('meta')} ${declared('og')}`;
  const largest = new Map<string, Statement>();
  const pages = new Map<string, Set<string>>();
  for (const statement of statements) {
    if (statement.source !== 'text') continue;
    const key = comparisonKey(statement.text);
    pages.set(key, (pages.get(key) ?? new Set()).add(statement.page));
    const best = largest.get(statement.page);
    if (statement.screens < 1.5 && (!best || statement.sizeRatio > best.sizeRatio + 0.01))
      largest.set(statement.page, statement);
  }
  const afterLargest = new Set<Statement>();
  for (const line of largest.values()) {
    const at = statements.indexOf(line);
    for (const next of statements.slice(at + 1, at + 3)) if (next.page === line.page) afterLargest.add(next);
  }
  return {
    titleKey: comparisonKey(declared('title')),
    metaKey: comparisonKey(meta),
    metaWords: new Set(wordKeys(meta)),
    largest,
    afterLargest,
    pagesWith: new Map([...pages].map(([key, at]) => [key, at.size])),
  };
}
