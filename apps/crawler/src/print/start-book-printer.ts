import type { Metrics } from '@brandprint/operations';
import { type Pipeline, startPrintWorker } from '@brandprint/pipeline';
import { FinalError } from '@brandprint/platform';
import type { Consumer } from '@brandprint/queue';
import { type AssetStore, bookPdfKey, bookSource } from '@brandprint/storage';
import type { BrowserPool } from '../browser/browser-pool.ts';
import { printBook } from './print-book.ts';

export interface PrintSettings {
  /** Books printed at the same time, besides the crawls. */
  concurrency: number;
  /** Timeout of one attempt. */
  timeoutMs: number;
}

interface PrintDeps {
  pipeline: Pipeline;
  store: AssetStore;
  browser: BrowserPool;
  metrics?: Metrics | undefined;
}

/** Prints brand books from the HTML in the store, with a concurrency of its own. */
export function startBookPrinter(
  { pipeline, store, browser, metrics }: PrintDeps,
  { concurrency, timeoutMs }: PrintSettings,
): Promise<Consumer> {
  const onEnd = ({ outcome, seconds }: { outcome: string; seconds: number }) =>
    metrics?.observe('brandprint_print_duration_seconds', { outcome }, seconds);
  return startPrintWorker(pipeline, { concurrency, deadlineMs: timeoutMs, onEnd }, async (claim, signal) => {
    const source = bookSource(claim);
    const html = await store.read(source.key);
    if (!html) throw new FinalError('The book was removed before it was printed.');
    const pdf = await printBook(html.toString(), { browser, signal, timeoutMs });
    signal.throwIfAborted();
    const key = bookPdfKey(claim);
    await store.put(key, pdf, 'application/pdf');
    return { key, removeSource: () => store.deletePrefix(source.prefix) };
  });
}
