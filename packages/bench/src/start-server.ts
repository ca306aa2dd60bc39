import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Stoppable } from '@brandprint/platform';

/** A server that runs as a process of its own. */
export interface Server extends Stoppable {
  url: string;
  /** Milliseconds of processor time so far; null where the system does not tell. */
  cpuMs(): number | null;
  /** What it has logged. */
  log(): string;
}

const START_TIMEOUT_MS = 30_000;
const API = fileURLToPath(new URL('../../../apps/api/src/main.ts', import.meta.url));

/** The API as it is run in production, without a store behind it, its log in a file of `dir`. */
export const startApiProcess = (databaseUrl: string, dir: string, env: NodeJS.ProcessEnv = {}): Promise<Server> =>
  startServer(API, dir, {
    DATABASE_URL: databaseUrl,
    REDIS_URL: undefined,
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY: 'none',
    S3_SECRET_KEY: 'none',
    SECRETS_KEY: randomUUID() + randomUUID(),
    PORT: '0',
    LOG_LEVEL: 'info',
    NODE_ENV: 'production',
    ...env,
  });

/** Runs a script that logs `{"message": "listening", "port": …}` on stderr once it serves. Throws with its log if it ends before. */
export async function startServer(script: string, dir: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const path = join(dir, `${randomUUID()}.log`);
  const file = openSync(path, 'w');
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', file],
  });
  closeSync(file);
  const log = () => readFileSync(path, 'utf8');
  const port = await waitForPort(child, log);
  return { url: `http://127.0.0.1:${port}`, cpuMs: () => cpuMs(child.pid), log, stop: () => stop(child) };
}

async function waitForPort(child: ChildProcess, log: () => string): Promise<number> {
  const until = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const line = log()
      .split('\n')
      .find((text) => text.includes('"listening"'));
    const { port } = line?.endsWith('}') ? (JSON.parse(line) as { port: number }) : { port: 0 };
    if (port > 0) return port;
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start. Its log:\n${log()}`);
    }
    await wait(50);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Linux counts it in hundredths of a second, fields 14 (user) and 15 (system) of stat. */
function cpuMs(pid: number | undefined): number | null {
  if (process.platform !== 'linux') return null;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
