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

/**
 * The PDF of a book; null while it is being printed. One print for each content, however many requests ask for it: the
 * row of the print decides. Throws PRINT_FAILED if it failed a short time ago, UNAVAILABLE if the store fails.
 */
export async function printExport(deps: UseCaseDeps, { html, ...book }: PrintedBook): Promise<Buffer | null> {
  const { pipeline, draining, printWaitMs = DEFAULT_WAIT_MS } = deps;
  const key = { ...book, hash: createHash('sha256').update(html).digest('hex') };
  const deadline = performance.now() + printWaitMs;
  for (let isRequested = false; ; ) {
    const print = await findPrint(pipeline.database, key);
    const pdf = print?.status === 'done' && (await readPdf(deps, print));
    if (pdf) return pdf;
    throwRecentFailure(print);
    if (!isRequested && isEnded(print)) {
      await startPrint(deps, key, { html, endedFence: print?.fence ?? null });
      isRequested = true;
    }
    if (performance.now() >= deadline || draining?.aborted) return null;
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
    message: `The book could not be printed: ${print.reason} A request in ${seconds} seconds or later tries again.`,
    headers: { 'Retry-After': String(seconds) },
  });
}

async function unavailableIfFails<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw storeUnavailable(cause);
  }
}
