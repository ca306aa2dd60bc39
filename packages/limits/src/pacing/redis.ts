import { connectRedis, pingRedis } from '../redis.ts';
import type { StoreOptions } from '../store.ts';
import type { TurnStore } from './store.ts';

/** How long the last start at a place is remembered; longer than any gap. */
const REMEMBERED_MS = 60_000;

/**
 * As `take_turn` in Postgres. KEYS: turns of the place by their end, its last start. ARGV: turn, slots, gap, lease, how long
 * the start is remembered.
 */
const TAKE = `
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

/** Turns in Redis: a sorted set a place, which expires. */
export function createRedisTurns(url: string, options: StoreOptions & { prefix: string }): TurnStore {
  const client = connectRedis(url, options);
  const keyOf = (place: string, what: string) => `${options.prefix}:pacing:{${place}}:${what}`;
  return {
    async take(place, turn, { slots, gapMs, leaseMs }) {
      const keys = [keyOf(place, 'turns'), keyOf(place, 'start')];
      return (await client.eval(TAKE, 2, ...keys, turn, slots, gapMs, leaseMs, REMEMBERED_MS)) as number;
    },
    async end(place, turn) {
      await client.zrem(keyOf(place, 'turns'), turn);
    },
    ping: () => pingRedis(client, options.patienceMs),
    async stop() {
      client.disconnect();
    },
  };
}
