import { removeExpiredIdentityRows } from '@brandprint/database';
import type { Pipeline } from '@brandprint/pipeline';
import type { Sweep } from '../sweep.ts';

const BATCH_SIZE = 1_000;

/** Removes sessions, links and invitations that have expired. They do not work any more. */
export const removeExpiredIdentity = ({ database }: Pipeline): Sweep => ({
  name: 'expired identity',
  intervalMs: 3_600_000,
  async run() {
    return { more: await removeExpiredIdentityRows(database, BATCH_SIZE) };
  },
});
