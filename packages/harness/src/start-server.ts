import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Stoppable } from '@brandprint/platform';
import { waitFor } from '@brandprint/testing';
import { bundleScript, startProcess } from '@brandprint/testing/faults';
import { treeCpuMs } from './processes.ts';

/** A server in its own process. */
export interface Server extends Stoppable {
  url: string;
  /** Processor time so far in milliseconds; null where the system does not report it. */
  cpuMs(): number | null;
  /** Its log so far. */
  log(): string;
}

const START_TIMEOUT_MS = 60_000;
const API = fileURLToPath(new URL('../../../apps/api/src/main.ts', import.meta.url));

/** Starts the API as in production, without object storage behind it. Its log is a file in `dir`. */
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

/** Runs a script that logs `{"message": "listening", "port": …}` once it serves. Throws with its log if it does not start. */
export async function startServer(script: string, dir: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const child = await startProcess([process.execPath, await bundleScript(script)], {
    log: join(dir, `${randomUUID()}.log`),
    env,
  });
  const port = await waitFor(async () => portIn(child.log()) ?? !child.isAlive(), START_TIMEOUT_MS).catch(() => true);
  if (typeof port !== 'number') {
    await child.kill();
    throw new Error(`The server did not start. Its log:\n${child.log()}`);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    cpuMs: () => treeCpuMs(child.pid),
    log: child.log,
    stop: () => child.stop(),
  };
}

function portIn(log: string): number | undefined {
  const line = log.split('\n').find((text) => text.includes('"listening"'));
  return line?.endsWith('}') ? (JSON.parse(line) as { port: number }).port : undefined;
}
