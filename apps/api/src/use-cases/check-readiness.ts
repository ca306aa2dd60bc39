import { pingDatabase } from '@brandprint/database';
import { checkDependencies, type Dependencies, type Readiness } from '@brandprint/operations';
import { ApiError } from '@brandprint/platform';
import type { UseCaseDeps } from '../context.ts';

type ReadinessDeps = Pick<UseCaseDeps, 'pipeline' | 'limiter' | 'store' | 'draining'>;

/**
 * Almost everything needs only the database. Without the queue, submissions are delivered later; without the rate
 * limiter, limited requests get 503; without the store, files do.
 */
export const apiDependencies = ({ pipeline, limiter, store }: ReadinessDeps): Dependencies => ({
  database: { ping: () => pingDatabase(pipeline.database), isEssential: true },
  queue: { ping: () => pipeline.queue.ping(), isEssential: false },
  rate_limiter: { ping: () => limiter.ping(), isEssential: false },
  store: { ping: () => store.ping(), isEssential: false },
});

/** Throws UNAVAILABLE if the database does not respond, or the process is stopping. */
export async function checkReadiness(deps: ReadinessDeps): Promise<Readiness> {
  if (deps.draining?.aborted) throw new ApiError('UNAVAILABLE');
  const readiness = await checkDependencies(apiDependencies(deps));
  if (readiness.isReady) return readiness;
  const missing = Object.keys(readiness.errors);
  throw new ApiError('UNAVAILABLE', {
    message: `Temporarily unavailable, please retry. No answer from: ${missing.join(', ')}`,
    details: missing.map((path) => ({ path, message: 'does not answer' })),
    cause: readiness.errors['database'],
  });
}
