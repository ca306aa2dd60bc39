import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How long a child may take to act on a Ctrl-C, which the terminal sends to it as well. */
const CTRL_C_GRACE_MS = 500;

/** Runs a Node script on this terminal, hands on signals, and answers its exit code. */
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

/** Runs a program without a terminal; answers its exit code and all it wrote. */
export function spawnCollected(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
