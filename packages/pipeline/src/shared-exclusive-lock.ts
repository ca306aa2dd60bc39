import type { Database } from '@brandprint/database';

interface Waiter {
  exclusive: boolean;
  grant: () => void;
}

/** Work in this process: concurrent, except for work that must run alone. */
interface SharedExclusiveLock {
  holders: number;
  /** Whether the current holder is exclusive. */
  heldExclusively: boolean;
  /** First come, first served, so that exclusive work does not wait forever. */
  waiters: Waiter[];
}

/** By database: a process has one. */
const locks = new WeakMap<Database, SharedExclusiveLock>();

/**
 * Runs `work` when its turn comes: next to other work, or `exclusive` in this process, so that a crash affects nothing
 * else. Returns null if `signal` aborts before that.
 */
export async function withLock<T>(
  database: Database,
  { exclusive, signal }: { exclusive: boolean; signal: AbortSignal },
  work: () => Promise<T>,
): Promise<T | null> {
  const lock = locks.get(database) ?? { holders: 0, heldExclusively: false, waiters: [] };
  locks.set(database, lock);
  if (!(await acquire(lock, exclusive, signal))) return null;
  try {
    return await work();
  } finally {
    lock.holders -= 1;
    lock.heldExclusively = false;
    grantWaiting(lock);
  }
}

function acquire(lock: SharedExclusiveLock, exclusive: boolean, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = () => {
      lock.waiters = lock.waiters.filter((one) => one !== waiter);
      grantWaiting(lock); // later ones may have waited only for this one
      resolve(false);
    };
    const waiter: Waiter = {
      exclusive,
      grant: () => {
        signal.removeEventListener('abort', giveUp);
        resolve(true);
      },
    };
    if (signal.aborted) return resolve(false);
    signal.addEventListener('abort', giveUp, { once: true });
    lock.waiters.push(waiter);
    grantWaiting(lock);
  });
}

function grantWaiting(lock: SharedExclusiveLock): void {
  for (
    let next = lock.waiters[0];
    next && !lock.heldExclusively && !(next.exclusive && lock.holders > 0);
    next = lock.waiters[0]
  ) {
    lock.waiters.shift();
    lock.holders += 1;
    lock.heldExclusively = next.exclusive;
    next.grant();
  }
}
