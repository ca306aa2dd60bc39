import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessInfo {
  pid: number;
  parent: number;
  /** Start time; distinguishes it from a later process with the same id. */
  started: number;
  state: string;
  /** Processor time in milliseconds, including children that have exited and were waited for. */
  cpuMs: number;
  /** Resident bytes, including shared ones. */
  rss: number;
}

/** A clock tick is a hundredth of a second on every Linux that Node supports. */
const TICK_MS = 10;
const PAGE_BYTES = 4096;

/** Whether the system exposes its processes, as Linux does. */
export const canSeeProcesses = process.platform === 'linux';

/** A process and its descendants. Empty if it is gone, or where the system does not expose processes. */
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
 * Processor time of a process and all its descendants so far, in milliseconds; null where the system does not report it.
 * Exact as long as no process outlives its parent: a parent's time includes the children that it waited for.
 */
export function treeCpuMs(root: number): number | null {
  const tree = processTree(root);
  return tree.length === 0 ? null : tree.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

/** Whether this process still runs, and not another one with its id. */
export function isSameAndAlive({ pid, started }: ProcessInfo): boolean {
  const now = processInfo(pid);
  return now !== undefined && now.started === started && !['Z', 'X'].includes(now.state);
}

/** Reads proc_pid_stat(5); undefined if there is no such process. */
function processInfo(pid: number): ProcessInfo | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The fields follow the program's name, which may contain spaces. The first one here is field 3 of the manual.
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
