import type { RedisLocation } from '@brandprint/platform';
import { connectRedis, pingRedis } from '../redis-store.ts';
import type { StoreOptions } from '../window-store.ts';
import type { PermitStore } from './permit-store.ts';

/** How long the last start for a host is remembered; longer than any gap. */
const LAST_START_TTL_MS = 60_000;

/**
 * The same as `take_turn` in Postgres. KEYS: permits of the host by expiry, its last start. ARGV: permit, slots, gap,
 * lease, how long the start is remembered.
 */
const ACQUIRE = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local wait = tonumber(redis.call('get', KEYS[2]) or '0') + ARGV[3] - now
if wait > 0 then return wait end
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
redis.call('zrem', KEYS[1], ARGV[1])
if redis.call('zcard', KEYS[1]) >= tonumber(ARGV[2]) then return -1 end
redis.call('zadd', KEYS[1], now + ARGV[4], ARGV[1])
redis.call('pexpire', KEYS[1], math.max(redis.call('pttl', KEYS[1]), ARGV[4]))
redis.call('set', KEYS[2], now, 'PX', ARGV[5])
return 0
`;

/** Permits in Redis: one sorted set per host, which expires. */
export function createRedisPermitStore(
  location: RedisLocation,
  options: StoreOptions & { prefix: string },
): PermitStore {
  const client = connectRedis(location, options);
  const keyOf = (host: string, what: string) => `${options.prefix}:pacing:{${host}}:${what}`;
  return {
    async acquire(host, permit, { slots, delayMs, leaseMs }) {
      const keys = [keyOf(host, 'turns'), keyOf(host, 'start')];
      return (await client.eval(ACQUIRE, 2, ...keys, permit, slots, delayMs, leaseMs, LAST_START_TTL_MS)) as number;
    },
    async release(host, permit) {
      await client.zrem(keyOf(host, 'turns'), permit);
    },
    ping: () => pingRedis(client, options.timeoutMs),
    async stop() {
      client.disconnect();
    },
  };
}
