import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stoppable } from '@brandprint/platform';
import { type Line, startLine } from './line.ts';
import { type OwnPostgres, startOwnPostgres } from './postgres.ts';
import { type OwnRedis, startRedis } from './redis.ts';
import { type OwnS3, startS3 } from './s3.ts';

/** What the apps run on, each as a process of its own and at the end of a line that can be cut. */
export interface OwnServices extends Stoppable {
  /** For what belongs to a run; goes with it. */
  dir: string;
  postgres: OwnPostgres;
  redis: OwnRedis | null;
  s3: OwnS3;
  lines: { postgres: Line; redis: Line | null; s3: Line };
  /** Settings of an app on these services, over the lines. */
  env: NodeJS.ProcessEnv;
}

/** Postgres runs as nobody where this is root, and has to come through. */
const PASSABLE = 0o711;

/** Starts what apps need, in a new temporary folder. Without Redis the queue is in Postgres. */
export async function startServices({ redis: withRedis }: { redis: boolean }): Promise<OwnServices> {
  const dir = await mkdtemp(join(tmpdir(), 'brandprint-faults-'));
  await chmod(dir, PASSABLE);
  const started: Stoppable[] = [];
  const stop = async () => {
    for (const thing of started.reverse()) await thing.stop();
    await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  };
  const keep = <T extends Stoppable>(thing: T): T => {
    started.push(thing);
    return thing;
  };
  try {
    const postgres = keep(await startOwnPostgres(dir));
    const redis = withRedis ? keep(await startRedis(dir)) : null;
    const s3 = keep(await startS3(dir));
    const lines = {
      postgres: keep(await startLine(() => postgres.port())),
      redis: redis && keep(await startLine(() => redis.port)),
      s3: keep(await startLine(() => s3.port)),
    };
    const databaseUrl = new URL(postgres.url());
    databaseUrl.port = String(lines.postgres.port);
    const env = {
      DATABASE_URL: databaseUrl.href,
      REDIS_URL: lines.redis ? `redis://127.0.0.1:${lines.redis.port}` : '',
      S3_ENDPOINT: `http://127.0.0.1:${lines.s3.port}`,
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
      S3_BUCKET: s3.bucket,
    };
    return { dir, postgres, redis, s3, lines, env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
