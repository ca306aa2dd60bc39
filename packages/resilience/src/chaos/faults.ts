import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet } from '@brandprint/harness/fleet';
import { APPS, type AppName } from '@brandprint/harness/fleet';
import { processTree } from '@brandprint/harness/processes';
import { waitFor } from '@brandprint/testing';
import type { FaultProxy, FaultProxyState } from '@brandprint/testing/faults';
import type { Random } from '../random.ts';

/** A fault; it is over when `inject` resolves. */
export interface Fault {
  name: string;
  /** Faults of the same target do not overlap. */
  target: string;
  inject(fleet: Fleet, random: Random): Promise<void>;
  /** Whether it takes a Redis Cluster. */
  ofCluster?: boolean;
}

/** Minimum and maximum duration in seconds. */
type SecondsRange = readonly [low: number, high: number];

/** More than a Redis Cluster takes to replace a primary, on a busy machine. */
const FAILOVER_MS = 60_000;

const pauseFor = ([low, high]: SecondsRange, random: Random) => pause(random.between(low * 1000, high * 1000));

const crashApp = (app: AppName): Fault => ({
  name: `kill -9 ${app}`,
  target: app,
  inject: async (fleet, random) => random.pick(fleet.processesOf(app))?.process().kill(),
});

const terminateApp = (app: AppName): Fault => ({
  name: `SIGTERM ${app}`,
  target: app,
  inject: async (fleet, random) => random.pick(fleet.processesOf(app))?.process().stop(),
});

const suspendApp = (app: AppName, span: SecondsRange): Fault => ({
  name: `SIGSTOP ${app}`,
  target: app,
  async inject(fleet, random) {
    const process = random.pick(fleet.processesOf(app))?.process();
    process?.pause();
    await pauseFor(span, random);
    process?.resume();
  },
});

/** As if a zone were lost. */
const thirdOfWorkersKilled: Fault = {
  name: 'kill -9 a third of all workers',
  target: 'crawler',
  async inject(fleet, random) {
    const workers = random.shuffled([...fleet.processesOf('crawler'), ...fleet.processesOf('analyst')]);
    const lost = workers.slice(0, Math.ceil(workers.length / 3));
    await Promise.all(lost.map((worker) => worker.process().kill()));
  },
};

/** Kills the main process of a crawler's browser. */
const browserKilled: Fault = {
  name: 'kill -9 browser',
  target: 'crawler',
  async inject(fleet, random) {
    const crawler = random.pick(fleet.processesOf('crawler'))?.process();
    const [root] = crawler ? processTree(crawler.pid).slice(1) : [];
    if (root) process.kill(root.pid, 'SIGKILL');
  },
};

const redisDown = (span: SecondsRange): Fault => ({
  name: 'Redis killed and restarted',
  target: 'redis',
  async inject({ services: { redis } }, random) {
    await redis?.kill();
    await pauseFor(span, random);
    await redis?.start();
  },
});

/** Its replica takes over before it is back. */
const redisPrimaryDown: Fault = {
  name: 'Redis primary killed and restarted',
  target: 'redis',
  ofCluster: true,
  async inject({ services: { cluster } }, random) {
    if (!cluster) return;
    const serving = await cluster.primaries();
    await waitFor(async () => (await cluster.replicas()).length >= serving.length, FAILOVER_MS);
    const index = random.pick(serving) ?? 0;
    await cluster.killNode(index);
    await waitFor(async () => (await cluster.primaries()).length === serving.length, FAILOVER_MS);
    await cluster.startNode(index);
  },
};

const redisReplicaDown = (span: SecondsRange): Fault => ({
  name: 'Redis replica killed and restarted',
  target: 'redis',
  ofCluster: true,
  async inject({ services: { cluster } }, random) {
    if (!cluster) return;
    const index = random.pick(await cluster.replicas()) ?? 0;
    await cluster.killNode(index);
    await pauseFor(span, random);
    await cluster.startNode(index);
  },
});

const redisFlushed: Fault = {
  name: 'Redis flushed',
  target: 'redis',
  inject: async ({ services }) => services.redis?.flush(),
};

const postgresDown = (span: SecondsRange): Fault => ({
  name: 'Postgres crashed and restarted',
  target: 'postgres',
  async inject({ services: { postgres } }, random) {
    await postgres.crash();
    await pauseFor(span, random);
    await postgres.start();
  },
});

const storeDown = (span: SecondsRange): Fault => ({
  name: 'object store down',
  target: 's3',
  async inject({ services: { s3 } }, random) {
    await s3.kill();
    await pauseFor(span, random);
    await s3.start();
  },
});

const STORES = ['postgres', 'redis', 's3'] as const;

const networkFault = (
  what: string,
  store: (typeof STORES)[number],
  state: FaultProxyState,
  span: SecondsRange,
): Fault => ({
  name: `network to ${store} ${what}`,
  target: store,
  async inject({ services }, random) {
    const proxy: FaultProxy | null = services.proxies[store];
    proxy?.setState(state);
    await pauseFor(span, random);
    proxy?.setState('open');
  },
});

/** Delay per chunk on a slow network, in milliseconds. */
const SLOW = { postgres: 15, redis: 15, s3: 100 } as const;

/** All faults, each at most `longest` seconds. If that is long enough, workers are suspended past their leases. */
export function createFaults(longest: number): Fault[] {
  const upTo = (low: number, high: number): SecondsRange => [Math.min(low, longest), Math.min(high, longest)];
  return [
    ...APPS.map(crashApp),
    crashApp('crawler'),
    crashApp('analyst'),
    ...APPS.map(terminateApp),
    suspendApp('crawler', upTo(25, 30)),
    suspendApp('analyst', upTo(25, 30)),
    thirdOfWorkersKilled,
    browserKilled,
    browserKilled,
    redisDown(upTo(1, 6)),
    redisFlushed,
    redisFlushed,
    redisPrimaryDown,
    redisReplicaDown(upTo(2, 6)),
    postgresDown(upTo(0, 4)),
    postgresDown(upTo(5, 12)),
    storeDown(upTo(3, 8)),
    storeDown(upTo(15, 25)),
    ...STORES.flatMap((store) => [
      networkFault('cut', store, 'cut', upTo(2, 8)),
      networkFault('stalled', store, 'stalled', upTo(3, 12)),
      networkFault('slow', store, { slowMs: SLOW[store] }, upTo(5, 12)),
    ]),
  ];
}
