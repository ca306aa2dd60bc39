import { setTimeout as pause } from 'node:timers/promises';
import type { Line, LineState } from '@brandprint/testing/faults';
import type { Fleet } from '../fleet/index.ts';
import { APPS, type AppName } from '../fleet/member.ts';
import { processTree } from '../processes.ts';
import type { Random } from '../random.ts';

/** Something bad that happens, and is over when `happen` is. */
export interface Fault {
  name: string;
  /** Two that happen to the same thing do not happen at once. */
  to: string;
  happen(fleet: Fleet, random: Random): Promise<void>;
}

/** Seconds that something lasts, at least and at most. */
type Span = readonly [low: number, high: number];

const lasting = ([low, high]: Span, random: Random) => pause(random.between(low * 1000, high * 1000));

const killed = (app: AppName): Fault => ({
  name: `kill -9 ${app}`,
  to: app,
  happen: async (fleet, random) => random.pick(fleet.of(app))?.process().kill(),
});

const stopped = (app: AppName): Fault => ({
  name: `SIGTERM ${app}`,
  to: app,
  happen: async (fleet, random) => random.pick(fleet.of(app))?.process().stop(),
});

const held = (app: AppName, span: Span): Fault => ({
  name: `SIGSTOP ${app}`,
  to: app,
  async happen(fleet, random) {
    const process = random.pick(fleet.of(app))?.process();
    process?.pause();
    await lasting(span, random);
    process?.resume();
  },
});

/** The browser of a crawler, with all of its processes' parents left alive. */
const browserKilled: Fault = {
  name: 'kill -9 browser',
  to: 'crawler',
  async happen(fleet, random) {
    const crawler = random.pick(fleet.of('crawler'))?.process();
    const [root] = crawler ? processTree(crawler.pid).slice(1) : [];
    if (root) process.kill(root.pid, 'SIGKILL');
  },
};

const redisDown = (span: Span): Fault => ({
  name: 'Redis killed and started',
  to: 'redis',
  async happen({ services: { redis } }, random) {
    await redis?.kill();
    await lasting(span, random);
    await redis?.start();
  },
});

const redisFlushed: Fault = {
  name: 'Redis flushed',
  to: 'redis',
  happen: async ({ services }) => services.redis?.flush(),
};

const postgresDown = (span: Span): Fault => ({
  name: 'Postgres crashed and started',
  to: 'postgres',
  async happen({ services: { postgres } }, random) {
    await postgres.crash();
    await lasting(span, random);
    await postgres.start();
  },
});

const storeDown = (span: Span): Fault => ({
  name: 'store down',
  to: 's3',
  async happen({ services: { s3 } }, random) {
    await s3.kill();
    await lasting(span, random);
    await s3.start();
  },
});

const STORES = ['postgres', 'redis', 's3'] as const;

const line = (what: string, store: (typeof STORES)[number], state: LineState, span: Span): Fault => ({
  name: `line to ${store} ${what}`,
  to: store,
  async happen({ services }, random) {
    const it: Line | null = services.lines[store];
    it?.become(state);
    await lasting(span, random);
    it?.become('open');
  },
});

/** Milliseconds that each piece takes on a slow line. */
const SLOW = { postgres: 15, redis: 15, s3: 100 } as const;

/** Everything that may happen. `longest` bounds, in seconds, what lasts; workers are held past their lease if it allows. */
export function faults(longest: number): Fault[] {
  const upTo = (low: number, high: number): Span => [Math.min(low, longest), Math.min(high, longest)];
  return [
    ...APPS.map(killed),
    killed('crawler'),
    killed('analyst'),
    ...APPS.map(stopped),
    held('crawler', upTo(25, 30)),
    held('analyst', upTo(25, 30)),
    browserKilled,
    browserKilled,
    redisDown(upTo(1, 6)),
    redisFlushed,
    redisFlushed,
    postgresDown(upTo(0, 4)),
    postgresDown(upTo(5, 12)),
    storeDown(upTo(3, 8)),
    storeDown(upTo(15, 25)),
    ...STORES.flatMap((store) => [
      line('cut', store, 'cut', upTo(2, 8)),
      line('stalled', store, 'stalled', upTo(3, 12)),
      line('slow', store, { slowMs: SLOW[store] }, upTo(5, 12)),
    ]),
  ];
}
