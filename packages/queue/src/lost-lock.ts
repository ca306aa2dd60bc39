import { ErrorCode } from 'bullmq';

/** BullMQ's codes for a job that this worker no longer holds. */
const TAKEN_OVER: ReadonlySet<unknown> = new Set([
  ErrorCode.JobNotExist,
  ErrorCode.JobLockNotExist,
  ErrorCode.JobNotInState,
  ErrorCode.JobLockMismatch,
]);

/**
 * Whether BullMQ reports that another worker may have got a job that is still running here, because this process was
 * too busy to renew the lock. No work is lost: only the claim on the stage's row decides whose result counts.
 */
export const isLostLock = (error: Error & { code?: unknown }): boolean =>
  TAKEN_OVER.has(error.code) || error.message.startsWith('could not renew lock for job ');
