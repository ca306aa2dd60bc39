import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that may be gone: its pid may be reused, its start time is not. */
export interface ProcessIdentity {
  pid: number;
  /** Start time in the system's own terms; null if the system does not tell. */
  started: string | null;
}

export function identifyProcess(pid: number): ProcessIdentity {
  return { pid, started: readStartTime(pid) };
}

/** Whether the same process still runs. */
export function isSameProcessRunning(mark: ProcessIdentity): boolean {
  return isAlive(mark.pid) && (mark.started === null || mark.started === readStartTime(mark.pid));
}

/** Whether a process has this pid. Zombies do not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return process.platform !== 'linux' || !['Z', 'X'].includes(statFields(pid)?.[0] ?? 'X');
}

/** The command line of a process, "" if it cannot be read. */
export function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
  return readPsColumn('args', pid);
}

function readStartTime(pid: number): string | null {
  if (process.platform !== 'linux') return readPsColumn('lstart', pid) || null;
  const ticks = statFields(pid)?.[19];
  return ticks ? `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}` : null;
}

/** Fields of /proc/PID/stat after the program's name, which may contain blanks: the first is the state. */
function statFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function readPsColumn(column: string, pid: number): string {
  if (process.platform === 'win32') return '';
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}
