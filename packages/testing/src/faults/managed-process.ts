import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { escalateAfter, type Stoppable } from '@brandprint/platform';
import { bundleScript } from '../bundle-script.ts';

/** A process for fault injection. It does not outlive this one. */
export interface ManagedProcess extends Stoppable {
  pid: number;
  isAlive(): boolean;
  /** Its output so far, on both streams. */
  log(): string;
  /** Resolves when it has ended: its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  /** Kills it at once, like a crash. */
  kill(): Promise<void>;
  /** Suspends it (SIGSTOP) until it is resumed. */
  pause(): void;
  resume(): void;
  /** Sends SIGTERM, and kills it if it does not exit within `graceMs`. */
  stop(graceMs?: number): Promise<void>;
}

const GRACE_MS = 30_000;

export interface ProcessOptions {
  /** Its output is appended to this file. */
  log: string;
  env?: NodeJS.ProcessEnv;
}

/** Starts a program. Throws if it does not exist. */
export async function startProcess(
  [program = '', ...args]: string[],
  options: ProcessOptions,
): Promise<ManagedProcess> {
  const file = openSync(options.log, 'a');
  const child = spawn(program, args, {
    env: { ...process.env, NODE_OPTIONS: undefined, ...options.env },
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 0));
  });
  await once(child, 'spawn');
  killAtExit(ended, child);
  return {
    pid: child.pid as number,
    isAlive: () => isAlive(child),
    log: () => readFileSync(options.log, 'utf8'),
    ended,
    async kill() {
      if (isAlive(child)) child.kill('SIGKILL');
      await ended;
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop(graceMs = GRACE_MS) {
      if (!isAlive(child)) return;
      child.kill('SIGTERM');
      child.kill('SIGCONT'); // one that is paused would not notice
      await escalateAfter(graceMs, ended, () => child.kill('SIGKILL'));
    },
  };
}

/** Starts a TypeScript script of this workspace. */
export const startScript = async (script: string, options: ProcessOptions): Promise<ManagedProcess> =>
  startProcess([process.execPath, await bundleScript(script)], options);

/** Running processes. They end with this process. */
const children = new Set<ChildProcess>();
let listening = false;

function killAtExit(ended: Promise<unknown>, child: ChildProcess): void {
  children.add(child);
  void ended.then(() => children.delete(child));
  if (listening) return;
  listening = true;
  process.once('exit', () => {
    for (const one of children) one.kill('SIGKILL');
  });
}

const isAlive = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;
