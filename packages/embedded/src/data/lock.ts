import { rmSync } from 'node:fs';
import { createPrivate, readText, writePrivate } from './files.ts';
import { isRunning, markOf, type ProcessMark } from './process.ts';

/** Who holds a lock: a process, and the command it runs. */
export interface Holder extends ProcessMark {
  command: string;
}

export type LockAnswer = { release: () => void } | { holder: Holder };

/**
 * Takes the lock file `path` for this process, or says who holds it. The lock of a process that is gone is taken over:
 * by one contender only, since the turn to do so is a lock of its own.
 */
export function tryLock(path: string, command: string): LockAnswer {
  const mine = JSON.stringify({ ...markOf(process.pid), command } satisfies Holder);
  const taken = { release: () => releaseLock(path, mine) };
  if (createPrivate(path, mine)) return taken;
  const holder = readHolder(path);
  if (holder && isRunning(holder)) return { holder };

  const turn = `${path}.takeover`;
  if (!createPrivate(turn, mine)) {
    const other = readHolder(turn);
    if (other && isRunning(other)) return { holder: other };
    rmSync(turn, { force: true });
    return tryLock(path, command);
  }
  try {
    const current = readHolder(path);
    if (current && isRunning(current)) return { holder: current };
    writePrivate(path, mine);
    return taken;
  } finally {
    releaseLock(turn, mine);
  }
}

function releaseLock(path: string, mine: string): void {
  if (readText(path) === mine) rmSync(path, { force: true });
}

/** Undefined if the file is gone or holds no holder (a disk that was full, a power cut). */
function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readText(path) ?? '') as Holder;
  } catch {
    return undefined;
  }
}
