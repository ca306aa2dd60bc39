import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { delay, type Logger } from '@brandprint/platform';
import { commandLine, isAlive } from '../data/process-identity.ts';

/** Signals to an orphaned server, each with its grace time in milliseconds: fast, immediate, kill. */
const STOP_SIGNALS: [NodeJS.Signals, number][] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

/**
 * Prepares the start of a server on `dataDir`, whose lock the caller holds: stops an orphaned server, and removes a pid
 * file that names no server of this folder (it would block the start).
 */
export async function stopOrphan(dataDir: string, logger: Logger): Promise<void> {
  const file = join(dataDir, 'postmaster.pid');
  const pid = readPid(file);
  if (pid === undefined) return;
  if (isAlive(pid) && commandLine(pid).includes(dataDir)) {
    logger.warn('stopping an orphaned Postgres server', { pid });
    await stopProcess(pid);
  }
  rmSync(file, { force: true });
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Ends a process that is not a child of this one, gracefully at first. */
async function stopProcess(pid: number): Promise<void> {
  for (const [signal, timeoutMs] of STOP_SIGNALS) {
    const deadline = Date.now() + timeoutMs;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    while (isAlive(pid) && Date.now() < deadline) await delay(20);
    if (!isAlive(pid)) return;
  }
}
