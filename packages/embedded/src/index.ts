export { createPrivate, privateText, readText, writePrivate } from './data/files.ts';
export { type Holder, type LockAnswer, tryLock } from './data/lock.ts';
export { commandLine, isAlive, isRunning, markOf, type ProcessMark } from './data/process.ts';
export { type EmbeddedPostgres, startPostgres } from './postgres/start.ts';
