import { rmSync } from 'node:fs';
import { createPrivateFile, readTextIfExists, writePrivateFile } from './files.ts';
import { identifyProcess, isSameProcessRunning, type ProcessIdentity } from './process-identity.ts';

/** The holder of a lock: a process and its command. */
export interface LockHolder extends ProcessIdentity {
  command: string;
}

export type LockResult = { release: () => void } | { holder: LockHolder };

/**
 * Takes the lock file `path` for this process, or returns its holder. The lock of a dead process is taken over, by one
 * contender only, because the takeover has its own lock.
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

/** Undefined if the file is gone or invalid (a full disk, a power cut). */
function readHolder(path: string): LockHolder | undefined {
  try {
    return JSON.parse(readTextIfExists(path) ?? '') as LockHolder;
  } catch {
    return undefined;
  }
}
