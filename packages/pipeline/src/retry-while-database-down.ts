import { isDatabaseDown } from '@brandprint/database';
import { delay } from '@brandprint/platform';

/** Between two tries. */
const RETRY_DELAY_MS = 1_000;
/** Longer than a database takes to be started again, or another one to take its place. */
const GIVE_UP_MS = 10 * 60_000;

/** Tries again while the database is down: what was worked out is not thrown away for that. Ends with `signal`. */
export async function retryWhileDatabaseDown<T>(signal: AbortSignal, write: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (signal.aborted || performance.now() > deadline || !isDatabaseDown(error)) throw error;
    }
    await delay(RETRY_DELAY_MS, { signal });
  }
}
