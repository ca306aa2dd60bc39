import { isDatabaseDown } from '@brandprint/database';
import { delay } from '@brandprint/platform';

/** Delay between two tries. */
const RETRY_DELAY_MS = 1_000;
/** Longer than a restart or failover of the database takes. */
const GIVE_UP_MS = 10 * 60_000;

/** Retries while the database is down, so that a computed result is not lost. Stops with `signal`. */
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
