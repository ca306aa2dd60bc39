import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { showProgress } from './progress.mjs';

const POLL_MS = 100;
/** The holder touches its lock at this interval; a lock that was not touched for STALE_MS is abandoned. */
const TOUCH_MS = 1000;
const STALE_MS = 10_000;

/** A process id can be looked up only on its own machine and in its own container. */
const MACHINE = `${hostname()} ${pidNamespace()}`;

/** Runs `work` while holding the lock file `path`; waits while another live process holds it. */
export async function withLock(path, work, signal) {
  const own = `${process.pid}\n${MACHINE}\n${Date.now()}\n`;
  if (!take(path, own)) await waitFor(path, own, signal);
  const touching = setInterval(() => touch(path, own), TOUCH_MS);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    if (read(path) === own) rmSync(path, { force: true });
  }
}

async function waitFor(path, own, signal) {
  const label = (pid) => ({
    doing: `Waiting for another setup of this folder (process ${pid})`,
    done: 'The other setup has ended after',
  });
  const taken = async () => {
    while (!take(path, own)) await wait(POLL_MS, undefined, { signal });
  };
  await showProgress(label(pidOf(read(path) ?? '')), taken);
}

/** Creates the lock file, unless a live process holds it. */
function take(path, own) {
  if (create(path, own)) return true;
  const held = read(path);
  if (held !== undefined && isAbandoned(path, held)) discard(path, held);
  return create(path, own);
}

function create(path, content) {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(path, held) {
  if (held.split('\n')[1] === MACHINE && !isAlive(pidOf(held))) return true;
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > STALE_MS;
}

/** Renaming succeeds for one process only. If the lock is no longer the abandoned one, it is put back. */
function discard(path, abandoned) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (read(aside) !== abandoned) linkSync(aside, path);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

/** The lock file disappears if somebody removes node_modules meanwhile. */
function touch(path, own) {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    create(path, own);
  }
}

const pidOf = (held) => Number(held.split('\n')[0]);

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function pidNamespace() {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
