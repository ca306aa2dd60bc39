import { createDatabase } from '@brandprint/database';
import { type Lifecycle, type Logger, type StateLocation, type Tracer, UserError } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { type AdmissionSettings, admissionOf, type Pipeline } from './pipeline.ts';

/** Settings of an app that takes part in the pipeline. */
export interface PipelineSettings extends AdmissionSettings {
  DATABASE_URL: string;
  DATABASE_CONNECTIONS: number;
  REDIS_URL?: string | undefined;
  REDIS_SENTINELS?: readonly string[] | undefined;
  REDIS_SENTINEL_PASSWORD?: string | undefined;
  REDIS_CLUSTER_NODES?: readonly string[] | undefined;
}

/** Redis if the environment names one, otherwise Postgres: the backend of queue, rate limiter and host throttle. */
export function stateLocationOf(
  env: Pick<
    PipelineSettings,
    'DATABASE_URL' | 'REDIS_URL' | 'REDIS_SENTINELS' | 'REDIS_SENTINEL_PASSWORD' | 'REDIS_CLUSTER_NODES'
  >,
): StateLocation {
  if (env.REDIS_SENTINELS && env.REDIS_CLUSTER_NODES)
    throw new UserError('REDIS_SENTINELS and REDIS_CLUSTER_NODES are both set. Set the one that your Redis is.');
  if (env.REDIS_URL && env.REDIS_CLUSTER_NODES && /^\/\d*[1-9]/.test(new URL(env.REDIS_URL).pathname))
    throw new UserError('REDIS_URL names a database, but a Redis Cluster has only database 0. Remove the number.');
  if (env.REDIS_URL)
    return {
      redisUrl: env.REDIS_URL,
      sentinels: env.REDIS_SENTINELS,
      sentinelPassword: env.REDIS_SENTINEL_PASSWORD,
      clusterNodes: env.REDIS_CLUSTER_NODES,
    };
  if (env.REDIS_CLUSTER_NODES)
    throw new UserError(
      'REDIS_CLUSTER_NODES is set without REDIS_URL, so Redis would not be used. Set REDIS_URL, such as redis://USER:PASSWORD@redis, or remove REDIS_CLUSTER_NODES.',
    );
  if (env.REDIS_SENTINELS)
    throw new UserError(
      'REDIS_SENTINELS is set without REDIS_URL, so Redis would not be used. Set REDIS_URL with the name of the primary as its host, such as redis://mymaster, or remove REDIS_SENTINELS.',
    );
  return { databaseUrl: env.DATABASE_URL };
}

/** The pipeline on the services that the environment names; its connections close with `lifecycle`. */
export function openPipeline(
  env: PipelineSettings,
  { logger, tracer, lifecycle }: { logger: Logger; tracer: Tracer | undefined; lifecycle: Lifecycle },
): Pipeline {
  const client = createDatabase(env.DATABASE_URL, { maxConnections: env.DATABASE_CONNECTIONS });
  const database = lifecycle.add('database', client, (it) => it.stop());
  const queue = lifecycle.add('queue', createJobQueue(stateLocationOf(env), { logger }), (it) => it.stop());
  return { database, queue, logger, tracer, ...admissionOf(env) };
}
