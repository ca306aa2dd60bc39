import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseDown } from '@brandprint/database';

/** Between two tries. */
const AGAIN_MS = 1_000;
/** Longer than a database takes to be started again, or another one to take its place. */
const PATIENCE_MS = 10 * 60_000;

/** Tries again while the database is down: what was worked out is not thrown away for that. Ends with `signal`. */
export async function outlast<T>(signal: AbortSignal, write: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (signal.aborted || performance.now() > end || !isDatabaseDown(error)) throw error;
    }
    await pause(AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
}
