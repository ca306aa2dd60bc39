export { createPrivateFile, readOrCreatePrivateFile, readTextIfExists, writePrivateFile } from './data/files.ts';
export { type LockHolder, type LockResult, tryLock } from './data/lock.ts';
export {
  commandLine,
  identifyProcess,
  isAlive,
  isSameProcessRunning,
  type ProcessIdentity,
} from './data/process-identity.ts';
export { freePort } from './postgres/free-port.ts';
export { type EmbeddedPostgres, startPostgres } from './postgres/start-postgres.ts';
