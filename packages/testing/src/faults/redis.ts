import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stoppable } from '@brandprint/platform';
import { exchange, freePort, untilServing } from './port.ts';
import { type OwnProcess, startProcess } from './process.ts';

/** A Redis of its own, set up as for production: what is written stands in a log, nothing is evicted. */
export interface OwnRedis extends Stoppable {
  port: number;
  /** As a machine that loses power: what was not yet written is gone. */
  kill(): Promise<void>;
  /** On the data that it has. */
  start(): Promise<void>;
  /** Everything is gone. */
  flush(): Promise<void>;
}

const PROGRAM = 'redis-server';

/** Whether this machine has a Redis server. */
export const hasRedis = (): boolean => spawnSync(PROGRAM, ['--version']).status === 0;

/** Keeps its data and its log in a folder below `dir`. */
export async function startRedis(dir: string): Promise<OwnRedis> {
  const data = join(dir, 'redis');
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
  ];
  let server: OwnProcess | undefined;
  const start = async () => {
    server = await startProcess([PROGRAM, ...listening, ...keeping], { log: join(dir, 'redis.log') });
    await untilServing(server, { port, say: 'PING\r\n', answer: '+PONG' });
  };
  await start();
  return {
    port,
    start,
    kill: async () => server?.kill(),
    async flush() {
      const answer = await exchange(port, 'FLUSHALL\r\n');
      if (!answer.startsWith('+OK')) throw new Error(`Redis was not flushed: ${answer}`);
    },
    stop: async () => server?.stop(),
  };
}
