import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stoppable } from '@brandprint/platform';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type PostgresProcess, startPostgresProcess } from './postgres-process.ts';
import { type RedisProcess, startRedisProcess } from './redis-process.ts';
import { type S3Process, startS3Process } from './s3-process.ts';

/** The services that apps need, each a separate process behind a fault proxy. */
export interface ServiceProcesses extends Stoppable {
  /** Temporary folder of a run; removed with it. */
  dir: string;
  postgres: PostgresProcess;
  redis: RedisProcess | null;
  s3: S3Process;
  proxies: { postgres: FaultProxy; redis: FaultProxy | null; s3: FaultProxy };
  /** Settings of an app for these services, through the proxies. */
  env: NodeJS.ProcessEnv;
}

/** As root, Postgres runs as nobody, which needs access to the folder. */
const TRAVERSABLE_MODE = 0o711;

/** Starts the services in a new temporary folder. Without Redis the queue is in Postgres. */
export async function startServiceProcesses({ redis: withRedis }: { redis: boolean }): Promise<ServiceProcesses> {
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
    const redis = withRedis ? track(await startRedisProcess(dir)) : null;
    const s3 = track(await startS3Process(dir));
    const proxies = {
      postgres: track(await startFaultProxy(() => postgres.port())),
      redis: redis && track(await startFaultProxy(() => redis.port)),
      s3: track(await startFaultProxy(() => s3.port)),
    };
    const databaseUrl = new URL(postgres.url());
    databaseUrl.port = String(proxies.postgres.port);
    const env = {
      DATABASE_URL: databaseUrl.href,
      REDIS_URL: proxies.redis ? `redis://127.0.0.1:${proxies.redis.port}` : '',
      S3_ENDPOINT: `http://127.0.0.1:${proxies.s3.port}`,
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
      S3_BUCKET: s3.bucket,
    };
    return { dir, postgres, redis, s3, proxies, env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
