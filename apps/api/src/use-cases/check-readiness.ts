import { pingDatabase } from '@brandprint/database';
import { ApiError, allWithTimeout } from '@brandprint/platform';
import type { UseCaseDeps } from '../context.ts';

const TIMEOUT_MS = 3_000;

/** Throws UNAVAILABLE if database, queue, rate limiter or asset store does not respond, or the process is stopping. */
export async function checkReadiness({
  pipeline,
  limiter,
  store,
  draining,
}: Pick<UseCaseDeps, 'pipeline' | 'limiter' | 'store' | 'draining'>): Promise<void> {
  if (draining?.aborted) throw new ApiError('UNAVAILABLE');
  try {
    const { database, queue } = pipeline;
    await allWithTimeout(TIMEOUT_MS, [pingDatabase(database), queue.ping(), limiter.ping(), store.ping()]);
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', { cause });
  }
}
