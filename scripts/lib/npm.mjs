import { readFileSync } from 'node:fs';

const CHECK_MS = 500;
/** npm, perhaps a shell of its own, then this process. */
const MAX_STEPS = 2;

/** npm hands on SIGINT and SIGTERM, but a killed npm cannot: what it ran then ends by itself. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const child = childOfNpm() ?? process.pid;
  const npm = parentOf(child);
  const timer = setInterval(() => {
    if (parentOf(child) === npm) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  timer.unref();
}

/** This process or the shell around it, whichever npm started; undefined if that cannot be told. */
function childOfNpm() {
  let pid = process.pid;
  for (let step = 0; step < MAX_STEPS; step++) {
    const parent = parentOf(pid);
    if (parent === undefined) return undefined;
    if (/\bp?npm\b/.test(procFile(parent, 'cmdline') ?? '')) return pid;
    pid = parent;
  }
  return undefined;
}

/** Of other processes it is known on Linux only. */
function parentOf(pid) {
  if (pid === process.pid) return process.ppid;
  const stat = procFile(pid, 'stat');
  return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function procFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}
