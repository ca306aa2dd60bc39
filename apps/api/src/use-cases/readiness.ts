import { pingDatabase } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { ApiDeps } from '../deps.ts';

const TIMEOUT_MS = 3_000;

/** Throws UNAVAILABLE unless database, queue, limiter and asset store answer. */
export async function checkReadiness({ pipeline, limiter, store }: ApiDeps): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not ready within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    const answers = [pingDatabase(pipeline.database.prisma), pipeline.queue.ping(), limiter.ping(), store.ping()];
    await Promise.race([Promise.all(answers), late]);
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', { cause });
  } finally {
    clearTimeout(timer);
  }
}
