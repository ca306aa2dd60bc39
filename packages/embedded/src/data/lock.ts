import { rmSync } from 'node:fs';
import { createPrivateFile, readTextIfExists, writePrivateFile } from './files.ts';
import { identifyProcess, isSameProcessRunning, type ProcessIdentity } from './process-identity.ts';

/** Who holds a lock: a process, and the command it runs. */
export interface LockHolder extends ProcessIdentity {
  command: string;
}

export type LockResult = { release: () => void } | { holder: LockHolder };

/**
 * Takes the lock file `path` for this process, or says who holds it. The lock of a process that is gone is taken over:
 * by one contender only, since the turn to do so is a lock of its own.
 */
export function tryLock(path: string, command: string): LockResult {
  const content = JSON.stringify({ ...identifyProcess(process.pid), command } satisfies LockHolder);
  const acquired = { release: () => releaseLock(path, content) };
  if (createPrivateFile(path, content)) return acquired;
  const holder = readHolder(path);
  if (holder && isSameProcessRunning(holder)) return { holder };

  const takeoverPath = `${path}.takeover`;
  if (!createPrivateFile(takeoverPath, content)) {
    const other = readHolder(takeoverPath);
    if (other && isSameProcessRunning(other)) return { holder: other };
    rmSync(takeoverPath, { force: true });
    return tryLock(path, command);
  }
  try {
    const current = readHolder(path);
    if (current && isSameProcessRunning(current)) return { holder: current };
    writePrivateFile(path, content);
    return acquired;
  } finally {
    releaseLock(takeoverPath, content);
  }
}

function releaseLock(path: string, mine: string): void {
  if (readTextIfExists(path) === mine) rmSync(path, { force: true });
}

/** Undefined if the file is gone or holds no holder (a disk that was full, a power cut). */
function readHolder(path: string): LockHolder | undefined {
  try {
    return JSON.parse(readTextIfExists(path) ?? '') as LockHolder;
  } catch {
    return undefined;
  }
}
