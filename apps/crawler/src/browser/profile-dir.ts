import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders of browsers in the temporary folder: this, the process that started the browser, and when that began. */
const PREFIX = 'brandprint-browser-';

const ownPrefix = (): string => `${PREFIX}${process.pid}-${Math.floor(performance.timeOrigin)}-`;

/** A folder of its own for a browser. */
export const createProfileDir = (env: NodeJS.ProcessEnv): Promise<string> => mkdtemp(join(tempDir(env), ownPrefix()));

/** Where the browser keeps its other files too. */
const tempDir = (env: NodeJS.ProcessEnv): string => env['TMPDIR'] || tmpdir();

/** Removes a browser's folder once that has ended. Never fails: what stays is removed by the next process. */
export async function removeProfileDir(profile: string, browser: ChildProcess | null): Promise<void> {
  if (browser && browser.exitCode === null && browser.signalCode === null) await once(browser, 'exit');
  await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
}

/** Removes the folders that killed processes left behind: their number would grow with each crash. */
export async function removeStaleProfileDirs(env: NodeJS.ProcessEnv): Promise<void> {
  const folder = tempDir(env);
  const ours = ownPrefix();
  for (const name of await readdir(folder).catch(() => [])) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    // In a container each process has the same id as the one before it.
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
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // somebody else's
  }
}
