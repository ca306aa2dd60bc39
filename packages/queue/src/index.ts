export { migrateQueue } from './backend.ts';
export type { Board } from './board.ts';
export type { Consumer } from './consumer.ts';
export { JOBS, type JobName, type JobOf, type QueuedJob } from './jobs.ts';
export { createJobQueue, type JobQueue } from './queue.ts';
