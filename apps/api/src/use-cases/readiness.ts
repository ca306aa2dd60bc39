import { pingDatabase } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { ApiDeps } from '../deps.ts';

const TIMEOUT_MS = 3_000;

/** Throws UNAVAILABLE unless database and queue answer. */
export async function checkReadiness({ pipeline }: ApiDeps): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not ready within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    await Promise.race([Promise.all([pingDatabase(pipeline.database.prisma), pipeline.queue.ping()]), late]);
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', { cause });
  } finally {
    clearTimeout(timer);
  }
}
