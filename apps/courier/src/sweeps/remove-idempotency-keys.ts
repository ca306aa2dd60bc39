import { removeExpiredIdempotencyKeys } from '@brandprint/database';
import type { Pipeline } from '@brandprint/pipeline';
import type { Sweep } from '../sweep.ts';

const BATCH_SIZE = 1_000;

/** Removes expired responses stored for an Idempotency-Key. They are no longer replayed. */
export const removeIdempotencyKeys = ({ database }: Pipeline): Sweep => ({
  name: 'forget answers',
  intervalMs: 600_000,
  async run() {
    return { more: (await removeExpiredIdempotencyKeys(database, BATCH_SIZE)) === BATCH_SIZE };
  },
});
