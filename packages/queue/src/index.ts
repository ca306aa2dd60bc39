export { migrateQueue, type QueueLocation } from './backend.ts';
export type { Board } from './board.ts';
export { type Delivery, JOBS, type JobName } from './jobs.ts';
export { type Consumer, createJobQueue, type JobQueue } from './queue.ts';
