import { withTimeout } from './with-timeout.ts';

/** Resolves once all have; rejects with the first rejection, or after `ms`. */
export async function allWithTimeout(ms: number, pending: readonly Promise<unknown>[]): Promise<void> {
  await withTimeout(ms, Promise.all(pending), () => new Error(`no answer within ${ms} ms`));
}
