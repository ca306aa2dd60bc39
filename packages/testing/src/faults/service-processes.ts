import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stoppable } from '@brandprint/platform';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type PostgresProcess, startPostgresProcess } from './postgres-process.ts';
import { type RedisCluster, startRedisCluster } from './redis-cluster.ts';
import { type RedisServers, startRedisProcess } from './redis-process.ts';
import { type S3Process, startS3Process } from './s3-process.ts';

/** The services that apps need, each a separate process behind a fault proxy. */
export interface ServiceProcesses extends Stoppable {
  /** Temporary folder of a run; removed with it. */
  dir: string;
  postgres: PostgresProcess;
  redis: RedisServers | null;
  /** The same, if it is a cluster. */
  cluster: RedisCluster | null;
  s3: S3Process;
  proxies: { postgres: FaultProxy; redis: FaultProxy | null; s3: FaultProxy };
  /** Settings of an app for these services, through the proxies. */
  env: NodeJS.ProcessEnv;
}

/** As root, Postgres runs as nobody, which needs access to the folder. */
const TRAVERSABLE_MODE = 0o711;

/** Which Redis: one server, a cluster with replicas, or none: then the queue is in Postgres. */
export type RedisKind = boolean | 'cluster';

/** Starts the services in a new temporary folder. */
export async function startServiceProcesses({ redis: kind }: { redis: RedisKind }): Promise<ServiceProcesses> {
  const dir = await mkdtemp(join(tmpdir(), 'brandprint-faults-'));
  await chmod(dir, TRAVERSABLE_MODE);
  const started: Stoppable[] = [];
  const stop = async () => {
    for (const thing of started.reverse()) await thing.stop();
    await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  };
  const track = <T extends Stoppable>(thing: T): T => {
    started.push(thing);
    return thing;
  };
  try {
    const postgres = track(await startPostgresProcess(dir));
    const redis = await startRedis(kind, dir, track);
    const s3 = track(await startS3Process(dir));
    const proxies = {
      postgres: track(await startFaultProxy(() => postgres.port())),
      redis: redis?.proxy ?? null,
      s3: track(await startFaultProxy(() => s3.port)),
    };
    const databaseUrl = new URL(postgres.url());
    databaseUrl.port = String(proxies.postgres.port);
    const env = {
      DATABASE_URL: databaseUrl.href,
      REDIS_URL: redis ? `redis://127.0.0.1:${redis.proxy.port}` : '',
      ...(redis?.cluster && { REDIS_CLUSTER_NODES: redis.cluster.nodes.join() }),
      S3_ENDPOINT: `http://127.0.0.1:${proxies.s3.port}`,
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
      S3_BUCKET: s3.bucket,
    };
    return { dir, postgres, redis: redis?.servers ?? null, cluster: redis?.cluster ?? null, s3, proxies, env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface ProxiedRedis {
  servers: RedisServers;
  cluster: RedisCluster | null;
  proxy: FaultProxy;
}

async function startRedis(
  kind: RedisKind,
  dir: string,
  track: <T extends Stoppable>(thing: T) => T,
): Promise<ProxiedRedis | null> {
  if (!kind) return null;
  if (kind !== 'cluster') {
    const servers = track(await startRedisProcess(dir));
    return { servers, cluster: null, proxy: track(await startFaultProxy(() => servers.port)) };
  }
  const proxies: FaultProxy[] = [];
  const announce = async (port: number) => {
    const proxy = track(await startFaultProxy(() => port));
    proxies.push(proxy);
    return proxy.port;
  };
  const cluster = track(await startRedisCluster(dir, { replicas: 1, announce }));
  return { servers: cluster, cluster, proxy: allAtOnce(proxies) };
}

/** Puts all proxies into the same state. Whoever started them stops them. */
const allAtOnce = (proxies: readonly FaultProxy[]): FaultProxy => ({
  port: proxies[0]?.port ?? 0,
  setState(state) {
    for (const proxy of proxies) proxy.setState(state);
  },
  stop: async () => undefined,
});
