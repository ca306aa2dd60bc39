import { removeExpiredIdempotencyKeys } from '@brandprint/database';
import type { Pipeline } from '@brandprint/pipeline';
import type { Sweep } from '../sweep.ts';

const BATCH_SIZE = 1_000;

/** Removes the answers that were kept for an Idempotency-Key and are past their time. Nobody gets them any more. */
export const removeIdempotencyKeys = ({ database }: Pipeline): Sweep => ({
  name: 'forget answers',
  intervalMs: 600_000,
  async run() {
    return { more: (await removeExpiredIdempotencyKeys(database, BATCH_SIZE)) === BATCH_SIZE };
  },
});
