import { once } from 'node:events';
import { clusterOptions, deadlineSignal, type RedisLocation, sentinelOptions } from '@brandprint/platform';
import { Cluster, Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { StoreOptions, WindowStore } from './window-store.ts';

/**
 * Counts only what fits; returns the number of requests including this one and the time left in the window. The window
 * starts with its first request and later ones do not extend it.
 * KEYS: the window. ARGV: requests, seconds, requests that fit.
 */
const CONSUME = `
local asked = tonumber(redis.call('get', KEYS[1]) or '0') + tonumber(ARGV[1])
if asked <= tonumber(ARGV[3]) then
  redis.call('set', KEYS[1], '0', 'EX', ARGV[2], 'NX')
  redis.call('incrby', KEYS[1], ARGV[1])
end
return {asked, redis.call('pttl', KEYS[1])}
`;

/** One server, or a cluster: every command here has its keys in one slot. */
type RedisClient = Redis | Cluster;

/**
 * A server gets no command twice: it could be counted twice. A node of a cluster may, if its connection is lost before it
 * answers: without that the client also refuses the first commands to a node that it is not connected to yet.
 */
export function connectRedis(location: RedisLocation, { logger, timeoutMs }: StoreOptions): RedisClient {
  const client = openClient(location, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
  });
  client.on('error', (error) => logger.warn('limits: Redis connection error', { error }));
  return client;
}

interface ClientOptions {
  enableOfflineQueue: boolean;
  autoResendUnfulfilledCommands: boolean;
  maxRetriesPerRequest: number;
  connectTimeout: number;
  commandTimeout: number;
}

function openClient(location: RedisLocation, options: ClientOptions): RedisClient {
  const cluster = clusterOptions(location);
  if (cluster) {
    const { enableOfflineQueue, ...ofNode } = options;
    return new Cluster(cluster.nodes, {
      ...cluster.options,
      enableOfflineQueue,
      redisOptions: { ...cluster.options.redisOptions, ...ofNode },
    });
  }
  const sentinels = sentinelOptions(location);
  return sentinels ? new Redis({ ...sentinels, ...options }) : new Redis(location.redisUrl, options);
}

/** Throws if Redis does not answer in time. */
export async function pingRedis(client: RedisClient, timeoutMs: number): Promise<void> {
  if (client.status !== 'ready') {
    const deadline = deadlineSignal(timeoutMs);
    await once(client, 'ready', { signal: deadline.signal }).finally(deadline.clear);
  }
  await client.ping();
}

/** Windows in Redis, each an expiring key. */
export function createRedisStore(location: RedisLocation, options: StoreOptions & { prefix: string }): WindowStore {
  const { prefix, timeoutMs } = options;
  const client = connectRedis(location, options);
  return {
    counter: ({ name, points, seconds }) =>
      new RateLimiterRedis({
        storeClient: client,
        keyPrefix: `${prefix}:limits:${name}`,
        points,
        duration: seconds,
        customIncrTtlLuaScript: CONSUME,
      }),
    ping: () => pingRedis(client, timeoutMs),
    async stop() {
      client.disconnect();
    },
  };
}
