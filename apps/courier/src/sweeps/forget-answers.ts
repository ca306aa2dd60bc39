import { removeExpiredAnswers } from '@brandprint/database';
import type { Pipeline } from '@brandprint/pipeline';
import type { Sweep } from '../sweep.ts';

const BATCH = 1_000;

/** Removes the answers that were kept for an Idempotency-Key and are past their time. Nobody gets them any more. */
export const forgetAnswers = ({ database }: Pipeline): Sweep => ({
  name: 'forget answers',
  everyMs: 600_000,
  async run() {
    return { more: (await removeExpiredAnswers(database, BATCH)) === BATCH };
  },
});
