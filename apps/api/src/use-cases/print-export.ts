import { createHash } from 'node:crypto';
import { findPrint, type PrintKey, type PrintRow, requestPrint } from '@brandprint/database';
import { enqueuePrints } from '@brandprint/pipeline';
import { ApiError, delay } from '@brandprint/platform';
import { bookSource } from '@brandprint/storage';
import type { UseCaseDeps } from '../context.ts';
import { storeUnavailable } from './store-unavailable.ts';

export interface PrintedBook {
  brandId: string;
  analysisId: string;
  html: Buffer;
}

/** Most books are printed by then, so that one request is enough. */
const DEFAULT_WAIT_MS = 5_000;
const POLL_MS = 200;
/** A queue that is down must not delay a caller: the reconciler enqueues the print. */
const ENQUEUE_TIMEOUT_MS = 300;
/** For so long a failure is the response: what failed three times will hardly succeed at once. */
const RETRY_FAILED_SECONDS = 30;

const RETRY_WITHOUT_WORKER_SECONDS = 60;

/** Of a book that is not printed yet: no worker has taken it, or one prints it. */
export type PrintProgress = 'waiting' | 'printing';

/**
 * The PDF of a book, or how far it is. One print for each content, however many requests ask for it: the row of the print
 * decides. Throws PRINT_FAILED if it failed a short time ago or no worker prints, UNAVAILABLE if the store fails.
 */
export async function printExport(deps: UseCaseDeps, { html, ...book }: PrintedBook): Promise<Buffer | PrintProgress> {
  const { pipeline, draining, printWaitMs = DEFAULT_WAIT_MS } = deps;
  const key = { ...book, hash: createHash('sha256').update(html).digest('hex') };
  const deadline = performance.now() + printWaitMs;
  for (let isRequested = false; ; ) {
    const print = await findPrint(pipeline.database, key);
    const pdf = print?.status === 'done' && (await readPdf(deps, print));
    if (pdf) return pdf;
    throwRecentFailure(print);
    if (print?.isWithoutWorker) throw withoutWorker();
    if (!isRequested && isEnded(print)) {
      await startPrint(deps, key, { html, endedFence: print?.fence ?? null });
      isRequested = true;
    }
    if (performance.now() >= deadline || draining?.aborted) return print?.status === 'running' ? 'printing' : 'waiting';
    await delay(POLL_MS, draining ? { signal: draining } : {});
  }
}

/** Whether nothing is under way: it was never asked for, it failed, or its PDF is gone. */
const isEnded = (print: PrintRow | null): boolean => !print || print.status === 'done' || print.status === 'failed';

/** The HTML is stored before the print is due, so that whoever takes it finds it. */
async function startPrint(
  { pipeline, store }: UseCaseDeps,
  key: PrintKey & { brandId: string },
  { html, endedFence }: { html: Buffer; endedFence: number | null },
): Promise<void> {
  await unavailableIfFails(() => store.put(bookSource(key).key, html, 'text/html; charset=utf-8'));
  const due = await requestPrint(pipeline.database, key, endedFence);
  if (due) await enqueuePrints(pipeline, [due], { timeoutMs: ENQUEUE_TIMEOUT_MS });
}

const readPdf = ({ store }: UseCaseDeps, { pdfKey }: PrintRow): Promise<Buffer | null> =>
  unavailableIfFails(async () => (pdfKey === null ? null : store.read(pdfKey)));

function throwRecentFailure(print: PrintRow | null): void {
  if (print?.status !== 'failed') return;
  const seconds = Math.ceil(RETRY_FAILED_SECONDS - (print.secondsFinished ?? 0));
  if (seconds <= 0) return;
  throw new ApiError('PRINT_FAILED', {
    message: `The book could not be printed: ${print.reason} Retry after ${seconds} seconds.`,
    headers: { 'Retry-After': String(seconds) },
  });
}

const withoutWorker = (): ApiError =>
  new ApiError('PRINT_FAILED', {
    message:
      'No crawler has picked up the print job for over a minute; crawlers may be down or overloaded. The job stays queued: retry later, or use book.html.',
    headers: { 'Retry-After': String(RETRY_WITHOUT_WORKER_SECONDS) },
  });

async function unavailableIfFails<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw storeUnavailable(cause);
  }
}
