import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessInfo {
  pid: number;
  parent: number;
  /** Tells it from another process that gets its id later. */
  started: number;
  state: string;
  /** Milliseconds of processor time, its own and that of children that have ended and were waited for. */
  cpuMs: number;
  /** Resident bytes, shared ones included. */
  rss: number;
}

/** Hundredths of a second, on every Linux that Node runs on. */
const TICK_MS = 10;
const PAGE_BYTES = 4096;

/** Whether this system tells of its processes: Linux does. */
export const canSeeProcesses = process.platform === 'linux';

/** A process and all that it started, directly or not. Empty where it cannot be told, or if it is gone. */
export function processTree(root: number): ProcessInfo[] {
  if (!canSeeProcesses) return [];
  const children = new Map<number, ProcessInfo[]>();
  const all = new Map<number, ProcessInfo>();
  for (const name of readdirSync('/proc')) {
    const info = /^\d+$/.test(name) ? processInfo(Number(name)) : undefined;
    if (!info) continue;
    all.set(info.pid, info);
    const siblings = children.get(info.parent) ?? [];
    siblings.push(info);
    children.set(info.parent, siblings);
  }
  const first = all.get(root);
  const tree = first ? [first] : [];
  for (const one of tree) tree.push(...(children.get(one.pid) ?? []));
  return tree;
}

/**
 * Processor time of a process and all that it ever started, in milliseconds; null where it cannot be told. Exact as long as
 * none of them outlived its parent: what ended is in the sum of the one that waited for it.
 */
export function treeCpuMs(root: number): number | null {
  const tree = processTree(root);
  return tree.length === 0 ? null : tree.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

export function isSameAndAlive({ pid, started }: ProcessInfo): boolean {
  const now = processInfo(pid);
  return now !== undefined && now.started === started && !['Z', 'X'].includes(now.state);
}

/** proc_pid_stat(5); undefined if there is no such process. */
function processInfo(pid: number): ProcessInfo | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // After the program's name, which may hold blanks. The first field here is number 3 of the manual.
  const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number): number => Number(fields[number - 4]);
  return {
    pid,
    parent: field(4),
    started: field(22),
    state,
    cpuMs: (field(14) + field(15) + field(16) + field(17)) * TICK_MS,
    rss: field(24) * PAGE_BYTES,
  };
}
