import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A holder touches its lock every so often; one that was not touched for long belongs to nobody. */
const TOUCH_MS = 1000;
const STALE_MS = 10_000;

/** Runs `work` while holding the lock file `path`; waits for whoever holds it now. */
export async function withLock(path, work) {
  let waiting = false;
  while (!take(path)) {
    if (ageOf(path) > STALE_MS) rmSync(path, { force: true });
    else if (!waiting) console.error('Waiting for another set-up of this folder …');
    waiting = true;
    await wait(100);
  }
  const touching = setInterval(() => touch(path), TOUCH_MS);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    rmSync(path, { force: true });
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function ageOf(path) {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
  return Date.now() - mtimeMs;
}

/** pnpm may have replaced the folder with the lock in it. */
function touch(path) {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    writeFileSync(path, String(process.pid));
  }
}
