import { readFileSync } from 'node:fs';

const CHECK_MS = 500;
/** npm, perhaps its shell, then this process. */
const MAX_STEPS = 2;

/** npm forwards SIGINT and SIGTERM, but a killed npm cannot: its child then exits by itself. */
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

/** This process or the shell around it, whichever npm started; undefined if that is unknown. */
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

/** For other processes this is known on Linux only. */
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
