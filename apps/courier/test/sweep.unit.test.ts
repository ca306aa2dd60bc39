import { createMetrics } from '@brandprint/operations';
import type { Logger } from '@brandprint/platform';
import { describe, expect, test } from '@jest/globals';
import { type Sweep, startSweeps } from '../src/sweep.ts';

const HOUR_MS = 3_600_000;

/** A logger that records its entries. */
function recordingLogger(): { logger: Logger; entries: unknown[] } {
  const entries: unknown[] = [];
  const record = (message: unknown, more: unknown) => entries.push([message, more]);
  return {
    logger: {
      error: record,
      warn: record,
      info: record,
      debug: record,
      child: () => recordingLogger().logger,
    } as never,
    entries,
  };
}

/** A sweep whose nth round does `rounds[n]`, and a promise for the end of the last round. */
function scripted(
  intervalMs: number,
  rounds: ((signal: AbortSignal) => { more: boolean } | Promise<{ more: boolean }>)[],
) {
  let count = 0;
  let allDone = () => {};
  const done = new Promise<void>((resolve) => {
    allDone = resolve;
  });
  const sweep: Sweep = {
    name: 'scripted',
    intervalMs,
    async run(signal) {
      const round = rounds[count++];
      if (count >= rounds.length) setImmediate(allDone);
      return round ? round(signal) : { more: false };
    },
  };
  return { sweep, done, count: () => count };
}

const more = () => ({ more: true });
const nothing = () => ({ more: false });
const broken = () => {
  throw new Error('the database is down');
};

describe('Sweeps', () => {
  test('When more is due, then the next round follows at once, and otherwise after the interval', async () => {
    const { sweep, done, count } = scripted(HOUR_MS, [more, more, nothing]);
    const running = startSweeps([sweep], recordingLogger().logger);
    await done;
    await running.stop();
    expect(count()).toBe(3);
  });

  test('When a round fails, then that is logged and the next one comes after the interval', async () => {
    const { sweep, done } = scripted(1, [broken, broken, nothing]);
    const { logger, entries } = recordingLogger();
    const running = startSweeps([sweep], logger);
    await done;
    await running.stop();
    expect(entries).toEqual(Array(2).fill(['sweep failed', { sweep: 'scripted', error: expect.any(Error) }]));
  });

  test('When a sweep never succeeds, then the metric shows for how long', async () => {
    const { sweep, done } = scripted(1, [broken, broken]);
    const { logger } = recordingLogger();
    const metrics = createMetrics({ apps: ['courier'], logger });
    const since = Date.now() / 1_000;
    const running = startSweeps([sweep], logger, metrics);
    await done;
    await running.stop();
    const text = await metrics.text();
    const [, at] = /^brandprint_sweep_last_success_timestamp_seconds\{sweep="scripted"\} (\S+)$/m.exec(text) ?? [];
    expect(Number(at)).toBeGreaterThanOrEqual(since);
    expect(text).not.toContain('outcome="succeeded"');
  });

  test('When one sweep hangs, then the others continue', async () => {
    let release = () => {};
    const hangs = () =>
      new Promise<{ more: boolean }>((resolve) => {
        release = () => resolve({ more: false });
      });
    const hanging = scripted(1, [hangs, nothing]);
    const other = scripted(1, [nothing, nothing, nothing]);
    const running = startSweeps([hanging.sweep, other.sweep], recordingLogger().logger);
    await other.done;
    expect([hanging.count(), other.count()]).toEqual([1, 3]);
    release();
    await hanging.done;
    await running.stop();
  });

  test('When they are stopped during a round, then the signal aborts, stopping waits for its end, and no other round follows', async () => {
    let ended = false;
    const { sweep, done, count } = scripted(1, [
      async (signal) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        ended = true;
        return { more: true };
      },
    ]);
    const running = startSweeps([sweep], recordingLogger().logger);
    await done;
    await running.stop();
    expect(ended).toBe(true);
    expect(count()).toBe(1);
  });
});
