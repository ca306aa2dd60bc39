import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';

/** How long a child may take to handle a Ctrl-C, which the terminal sends to it as well. */
const CTRL_C_GRACE_MS = 500;
const SUPERVISOR = join(import.meta.dirname, 'supervisor.mjs');

/** Runs a Node script on this terminal, forwards signals, and returns its exit code. */
export function runInherited(args, env = {}) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const end = () => child.kill('SIGTERM');
  process.on('SIGTERM', end).on('SIGHUP', end);
  process.on('SIGINT', () => setTimeout(end, CTRL_C_GRACE_MS).unref());
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** Runs a program without a terminal; returns its exit code and everything it wrote. */
export function spawnCollected(program, args, options = {}) {
  return collect(spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }));
}

/**
 * Like spawnCollected, but the program and its children are killed when this process ends, however that happens, or
 * when `signal` aborts.
 */
export function spawnSupervised(program, args, { signal, ...options } = {}) {
  const child = spawn(process.execPath, [SUPERVISOR, program, ...args], {
    ...options,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  const end = () => child.stdin.destroy();
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end, { once: true });
  return collect(child).finally(() => signal?.removeEventListener('abort', end));
}

function collect(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? 128 + constants.signals[signal], output }));
  });
}
