import { readdirSync, readFileSync } from 'node:fs';

/** All descendants of a process. Empty if the system cannot list them (Linux can). */
export function descendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const);
  const found = [pid];
  for (const one of found) found.push(...parents.filter(([, parent]) => parent === one).map(([child]) => child));
  return found.slice(1);
}

/** Whether it exists and is not a zombie. */
export const isRunning = (pid: number): boolean => !['', 'Z', 'X'].includes(fieldsOf(String(pid))[0] ?? '');

const parentOf = (name: string): number => Number(fieldsOf(name)[1] ?? 0);

/** State and parent, of proc_pid_stat(5); the name before them may contain anything. */
function fieldsOf(name: string): string[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
