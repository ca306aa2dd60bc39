import {
  claimNextPrint,
  endPrintClaim,
  isPrintClaimHeld,
  type PrintClaim,
  releasePrintClaim,
  renewPrintLease,
} from '@brandprint/database';
import { deadlineSignal, RetryableError, raceAbort, withLogFields } from '@brandprint/platform';
import type { Consumer } from '@brandprint/queue';
import { keepLease } from '../keep-lease.ts';
import type { Pipeline, StageOutcome } from '../pipeline.ts';
import { LEASE_SECONDS } from '../retry-policy.ts';
import { retryWhileDatabaseDown } from '../retry-while-database-down.ts';
import { enqueuePrints } from './enqueue-prints.ts';
import { failPrint } from './fail-print.ts';

/** A printed book. */
interface Printed {
  /** Key of the PDF. */
  key: string;
  /** Called once the PDF is recorded: until then another attempt may need the HTML. */
  removeSource?: () => Promise<unknown>;
}

/** Prints a book. Throws FinalError or RetryableError with the reason for users. */
export type PrintHandler = (claim: PrintClaim, signal: AbortSignal) => Promise<Printed>;

export interface PrintWorkerOptions {
  /** Prints at the same time. */
  concurrency: number;
  /** Timeout of one attempt. */
  deadlineMs: number;
  /** Called after each attempt. Must not throw. */
  onEnd?: ((end: { outcome: StageOutcome; seconds: number }) => void) | undefined;
}

/** Work that continues for this long after its signal ignores it. */
const ABORT_GRACE_MS = 2_000;

/**
 * Prints books, one per job: the one whose turn it is, so that no workspace waits for the backlog of another. After
 * `stop` no print starts; running ones have its grace time before they are released.
 */
export function startPrintWorker(
  pipeline: Pipeline,
  options: PrintWorkerOptions,
  handler: PrintHandler,
): Promise<Consumer> {
  return pipeline.queue.consume('print', options, async (_job, stopping) => {
    if (stopping.aborted) return;
    const claim = await claimNextPrint(pipeline.database, LEASE_SECONDS);
    if (!claim) return;
    const started = performance.now();
    let outcome: StageOutcome = 'lost';
    try {
      outcome = await withLogFields({ print: claim.id, brand: claim.brandId, attempt: claim.attempts }, () =>
        runPrint(pipeline, claim, handler, { stopping, deadlineMs: options.deadlineMs }),
      );
    } finally {
      options.onEnd?.({ outcome, seconds: (performance.now() - started) / 1_000 });
    }
  });
}

/** Runs a claimed print and writes its outcome. */
async function runPrint(
  pipeline: Pipeline,
  claim: PrintClaim,
  handler: PrintHandler,
  { stopping, deadlineMs }: { stopping: AbortSignal; deadlineMs: number },
): Promise<StageOutcome> {
  const { database, logger } = pipeline;
  const lease = keepLease(
    {
      seconds: LEASE_SECONDS,
      isHeld: () => isPrintClaimHeld(database, claim),
      renew: () => renewPrintLease(database, claim, LEASE_SECONDS),
    },
    logger,
  );
  const interrupted = AbortSignal.any([stopping, lease.lost]);
  const deadline = deadlineSignal(deadlineMs, interrupted);
  const { signal } = deadline;
  try {
    const { key, removeSource } = await raceAbort(signal, handler(claim, signal), { graceMs: ABORT_GRACE_MS });
    const done = { status: 'done', pdfKey: key } as const;
    const ended = await retryWhileDatabaseDown(interrupted, () => endPrintClaim(database, claim, done));
    logger.info(ended ? 'book printed' : 'print abandoned: claim lost');
    if (!ended) return 'lost';
    // It is removed with the other files of the analysis anyway.
    await removeSource?.().catch((error) => logger.warn('could not remove the HTML of a printed book', { error }));
    return 'done';
  } catch (error) {
    if (lease.lost.aborted) {
      logger.warn('print abandoned: claim lost', { error });
      return 'lost';
    }
    if (stopping.aborted) return await returnPrint(pipeline, claim);
    const failure = signal.aborted ? timeoutError(deadlineMs, error) : error;
    return await retryWhileDatabaseDown(interrupted, () => failPrint(pipeline, claim, failure));
  } finally {
    deadline.clear();
    lease.stop();
  }
}

const timeoutError = (deadlineMs: number, cause: unknown) =>
  new RetryableError('Printing took too long.', { detail: `deadline of ${deadlineMs} ms passed`, cause });

/** A worker that stops releases its print to the next one. */
async function returnPrint(pipeline: Pipeline, claim: PrintClaim): Promise<StageOutcome> {
  if (!(await releasePrintClaim(pipeline.database, claim, { delayMs: 0, refund: true }))) return 'lost';
  pipeline.logger.info('print returned to the queue');
  await enqueuePrints(pipeline, [claim]);
  return 'handed_back';
}
