import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Name of a browser's temporary folder: this prefix, the pid of the process that started it, and its start time. */
const PREFIX = 'brandprint-browser-';

const ownPrefix = (): string => `${PREFIX}${process.pid}-${Math.floor(performance.timeOrigin)}-`;

/** A new folder for a browser. */
export const createProfileDir = (env: NodeJS.ProcessEnv): Promise<string> => mkdtemp(join(tempDir(env), ownPrefix()));

/** The folder for the browser's other files too. */
const tempDir = (env: NodeJS.ProcessEnv): string => env['TMPDIR'] || tmpdir();

/** Removes a browser's folder after its end. Never fails: the next process removes what is left. */
export async function removeProfileDir(profile: string, browser: ChildProcess | null): Promise<void> {
  if (browser && browser.exitCode === null && browser.signalCode === null) await once(browser, 'exit');
  await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
}

/** Removes the folders of killed processes: otherwise they would accumulate with each crash. */
export async function removeStaleProfileDirs(env: NodeJS.ProcessEnv): Promise<void> {
  const folder = tempDir(env);
  const ours = ownPrefix();
  for (const name of await readdir(folder).catch(() => [])) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    // In a container each process has the same pid as the previous one.
    const isLeft =
      pid !== undefined && !name.startsWith(ours) && (Number(pid) === process.pid || !isAlive(Number(pid)));
    if (isLeft) await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // another user's
  }
}
