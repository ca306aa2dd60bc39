import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@brandprint/embedded';
import type { Stoppable } from '@brandprint/platform';
import { isInstalled } from '../is-installed.ts';
import { type ManagedProcess, startProcess } from './managed-process.ts';
import { sendAndReceive, waitUntilServing } from './ports.ts';

/** Dedicated Redis servers, configured as in production: an append-only file, no eviction. */
export interface RedisServers extends Stoppable {
  /** Of the first one, past any proxy. */
  port: number;
  /** Like a power cut: what was not yet written is lost. */
  kill(): Promise<void>;
  /** Starts on the existing data. */
  start(): Promise<void>;
  /** Deletes all data. */
  flush(): Promise<void>;
}

const PROGRAM = 'redis-server';

/** Whether a Redis server is installed. Throws in CI if it is not. */
export const hasRedis = (): boolean => isInstalled(PROGRAM, 'Debian, Ubuntu: apt-get install redis-server.');

/** Stores its data and log in a folder below `dir`. With the port of another one it is the replica of that. */
export async function startRedisProcess(
  dir: string,
  { name = 'redis', replicaOf }: { name?: string; replicaOf?: number } = {},
): Promise<RedisServers> {
  const data = join(dir, name);
  await mkdir(data, { recursive: true });
  const port = await freePort();
  const listening = ['--port', String(port), '--bind', '127.0.0.1', '--dir', data];
  const keeping = [
    '--appendonly',
    'yes',
    '--appendfsync',
    'everysec',
    '--save',
    '',
    '--maxmemory-policy',
    'noeviction',
    ...(replicaOf === undefined ? [] : ['--replicaof', '127.0.0.1', String(replicaOf)]),
  ];
  let server: ManagedProcess | undefined;
  const start = async () => {
    server = await startProcess([PROGRAM, ...listening, ...keeping], { log: join(dir, `${name}.log`) });
    await waitUntilServing(server, { port, say: 'PING\r\n', answer: '+PONG' });
  };
  await start();
  return {
    port,
    start,
    kill: async () => server?.kill(),
    async flush() {
      const answer = await sendAndReceive(port, 'FLUSHALL\r\n');
      if (!answer.startsWith('+OK')) throw new Error(`FLUSHALL failed: ${answer}`);
    },
    stop: async () => server?.stop(),
  };
}
