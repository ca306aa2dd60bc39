import { randomUUID } from 'node:crypto';
import type { StateLocation } from '@brandprint/platform';
import { createTestDatabase, onPostgres } from '@brandprint/testing';
import { Redis } from 'ioredis';
import pg from 'pg';
import { migrateLimits } from '../../src/index.ts';

const redisUrl = process.env.TEST_REDIS_URL;
if (!redisUrl) console.warn('TEST_REDIS_URL is not set: the limiter is tested on Postgres only.');

/** Direct access to the store, by its own clock. */
export interface StoreInspector {
  location: StateLocation;
  /** Milliseconds until the window ends; null if there is none. */
  msLeft(window: string): Promise<number | null>;
  setMsLeft(window: string, ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** Prefix of the limiter's keys in this process. */
export const prefix = `test-${randomUUID()}`;

export async function inspectPostgres(): Promise<StoreInspector> {
  const database = await createTestDatabase({ migrated: false });
  await Promise.all([migrateLimits(database.url), migrateLimits(database.url), migrateLimits(database.url)]);
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  return {
    location: { databaseUrl: database.url },
    async msLeft(window) {
      const { rows } = await pool.query(
        'SELECT extract(epoch FROM ends_at - now())::float8 * 1000 AS ms FROM limits.windows WHERE key = $1',
        [window],
      );
      return rows[0]?.ms ?? null;
    },
    async setMsLeft(window, ms) {
      await pool.query(`UPDATE limits.windows SET ends_at = now() + $2::float8 * interval '1 ms' WHERE key = $1`, [
        window,
        ms,
      ]);
    },
    async stop() {
      await pool.end();
      await database.stop();
    },
  };
}

async function inspectRedis(): Promise<StoreInspector> {
  const client = new Redis(redisUrl ?? '');
  const key = (window: string) => `${prefix}:limits:${window}`;
  return {
    location: { redisUrl: redisUrl ?? '' },
    async msLeft(window) {
      const ms = await client.pttl(key(window));
      return ms < 0 ? null : ms;
    },
    async setMsLeft(window, ms) {
      await client.pexpire(key(window), ms);
    },
    async stop() {
      const keys = await client.keys(`${prefix}:*`);
      if (keys.length > 0) await client.del(keys);
      client.disconnect();
    },
  };
}

export const backends = [
  ...(onPostgres ? [{ name: 'Postgres', open: inspectPostgres }] : []),
  ...(redisUrl ? [{ name: 'Redis', open: inspectRedis }] : []),
];
