import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@brandprint/embedded';
import type { Stoppable } from '@brandprint/platform';
import { startProcess } from './managed-process.ts';
import { sendAndReceive, waitUntilServing } from './ports.ts';
import { type RedisServers, startRedisProcess } from './redis-process.ts';

/** A Redis primary and its replica, watched by three Sentinels, of which two decide. */
export interface SentinelProcesses extends Stoppable {
  first: RedisServers;
  replica: RedisServers;
  /** The port of the server that the Sentinels call the primary. */
  primaryPort(): Promise<number>;
  /** Settings of an app. */
  env: NodeJS.ProcessEnv;
}

const PRIMARY = 'mymaster';
const SENTINELS = 3;
const QUORUM = 2;

export async function startSentinelProcesses(): Promise<SentinelProcesses> {
  const dir = await mkdtemp(join(tmpdir(), 'brandprint-sentinels-'));
  const started: Stoppable[] = [];
  const stop = async () => {
    for (const thing of started.reverse()) await thing.stop();
    await rm(dir, { recursive: true, force: true });
  };
  try {
    const first = await startRedisProcess(dir, { name: 'first' });
    started.push(first);
    const replica = await startRedisProcess(dir, { name: 'replica', replicaOf: first.port });
    started.push(replica);
    const ports: number[] = [];
    for (let number = 1; number <= SENTINELS; number += 1) {
      const sentinel = await startSentinel(join(dir, `sentinel-${number}`), first.port);
      started.push(sentinel);
      ports.push(sentinel.port);
    }
    const env = {
      REDIS_URL: `redis://${PRIMARY}`,
      REDIS_SENTINELS: ports.map((port) => `127.0.0.1:${port}`).join(','),
    };
    const primaryPort = async () => {
      const answer = await sendAndReceive(ports[0] as number, `SENTINEL get-master-addr-by-name ${PRIMARY}\r\n`);
      return Number(/(\d+)\r\n$/.exec(answer)?.[1]);
    };
    return { first, replica, primaryPort, env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A Sentinel writes what it finds into its own configuration. */
async function startSentinel(dir: string, primary: number): Promise<Stoppable & { port: number }> {
  await mkdir(dir);
  const port = await freePort();
  const file = join(dir, 'sentinel.conf');
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${dir}`,
    `sentinel monitor ${PRIMARY} 127.0.0.1 ${primary} ${QUORUM}`,
    `sentinel down-after-milliseconds ${PRIMARY} 10000`,
    `sentinel failover-timeout ${PRIMARY} 10000`,
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  const server = await startProcess(['redis-server', file, '--sentinel'], { log: join(dir, 'sentinel.log') });
  await waitUntilServing(server, { port, say: 'PING\r\n', answer: '+PONG' });
  return { port, stop: () => server.stop() };
}
