import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@brandprint/embedded';
import { isInstalled } from '../is-installed.ts';
import { waitFor } from '../wait-for.ts';
import { type ManagedProcess, startProcess } from './managed-process.ts';
import { sendAndReceive, waitUntilServing } from './ports.ts';
import { hasRedis, type RedisServers } from './redis-process.ts';

/** Three primaries, which have the slots between them, and a replica of each if wanted. */
export interface RedisCluster extends RedisServers {
  /** host:port of each node. */
  nodes: string[];
  /** Kills a node like a power cut. With replicas, one takes over what it was. */
  killNode(index: number): Promise<void>;
  startNode(index: number): Promise<void>;
  /** Nodes that serve slots now. */
  primaries(): Promise<number[]>;
  /** Replicas that follow their primaries now. */
  replicas(): Promise<number[]>;
  /** Whether every slot is served, as this node sees it. */
  isWhole(index: number): Promise<boolean>;
  /** Keys on each node. */
  countKeys(): Promise<number[]>;
}

const SERVER = 'redis-server';
const REMEDY = 'Debian 12 or newer: apt-get install redis-server redis-tools.';

/** Whether Redis Cluster can be started here. Throws in CI if it cannot. */
export function hasRedisCluster(): boolean {
  if (!hasRedis() || !isInstalled('redis-cli', REMEDY)) return false;
  const { stdout } = spawnSync(SERVER, ['--version'], { encoding: 'utf8' });
  const version = /v=(\d+)\.(\S+)/.exec(stdout);
  if (Number(version?.[1]) >= OLDEST_VERSION) return true;
  const found = `redis-server is ${version?.[0]}, but clusters of tests need ${OLDEST_VERSION} (--cluster-port).`;
  if (process.env['CI']) throw new Error(`${found} ${REMEDY}`);
  console.warn(found);
  return false;
}

/** The first with `--cluster-port`. */
const OLDEST_VERSION = 7;
const PRIMARIES = 3;
/** After this a node counts as lost. */
const NODE_TIMEOUT_MS = 2_000;
const run = promisify(execFile);

export interface RedisClusterOptions {
  /** Of each primary. */
  replicas?: number;
  /** The port that clients are told for a port, such as that of a proxy in front of it. */
  announce?: (port: number) => Promise<number>;
}

/** A cluster without replicas, with its data in a temporary folder that is removed with it. */
export async function startTemporaryRedisCluster(): Promise<RedisCluster> {
  const dir = await mkdtemp(join(tmpdir(), 'brandprint-cluster-'));
  const remove = () => rm(dir, { recursive: true, force: true });
  try {
    const cluster = await startRedisCluster(dir);
    return { ...cluster, stop: () => cluster.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Starts redis-server processes with their data in `dir` and makes them one cluster. */
export async function startRedisCluster(
  dir: string,
  { replicas = 0, announce = async (port) => port }: RedisClusterOptions = {},
): Promise<RedisCluster> {
  const ports: number[] = [];
  const announced: number[] = [];
  const buses: number[] = [];
  const servers: ManagedProcess[] = [];
  const start = async (index: number) => {
    const port = ports[index] as number;
    const data = join(dir, `redis-${index}`);
    await mkdir(data, { recursive: true });
    const server = await startProcess(
      [
        ...[SERVER, '--port', String(port), '--bind', '127.0.0.1', '--dir', data, '--appendonly', 'yes'],
        ...['--cluster-enabled', 'yes', '--cluster-port', String(buses[index]), '--save', ''],
        ...['--cluster-announce-port', String(announced[index])],
        ...['--cluster-node-timeout', String(NODE_TIMEOUT_MS), '--maxmemory-policy', 'noeviction'],
      ],
      { log: join(dir, 'redis-cluster.log') },
    );
    servers[index] = server;
    await waitUntilServing(server, { port, say: 'PING\r\n', answer: '+PONG' });
  };
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  try {
    for (let index = 0; index < PRIMARIES * (1 + replicas); index += 1) {
      const port = await freePort();
      ports.push(port);
      announced.push(await announce(port));
      buses.push(await freePort());
      await start(index);
    }
    const addresses = (of: readonly number[]) => of.map((port) => `127.0.0.1:${port}`);
    await run('redis-cli', [
      ...['--cluster', 'create', ...addresses(ports), '--cluster-replicas', String(replicas), '--cluster-yes'],
    ]);
    const ask = (index: number, command: string) => sendAndReceive(ports[index] as number, `${command}\r\n`);
    const isWhole = async (index: number) => (await ask(index, 'CLUSTER INFO')).includes('cluster_state:ok');
    const eachNode = <T>(act: (index: number) => Promise<T>) => Promise.all(ports.map((_, index) => act(index)));
    const indicesOf = async (command: string, answer: RegExp) =>
      (await eachNode(async (index) => (answer.test(await ask(index, command).catch(() => '')) ? [index] : []))).flat();
    await eachNode((index) => waitFor(() => isWhole(index)));
    return {
      port: ports[0] as number,
      nodes: addresses(announced),
      kill: async () => void (await eachNode(async (index) => servers[index]?.kill())),
      start: async () => void (await eachNode(start)),
      // A replica refuses, and follows its primary.
      flush: async () => void (await eachNode((index) => ask(index, 'FLUSHALL'))),
      killNode: async (index) => servers[index]?.kill(),
      startNode: start,
      primaries: () => indicesOf('CLUSTER NODES', /myself,master .* connected \d/),
      replicas: () => indicesOf('INFO replication', /master_link_status:up/),
      isWhole,
      countKeys: () => eachNode(async (index) => Number(/^:(\d+)/.exec(await ask(index, 'DBSIZE'))?.[1])),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
